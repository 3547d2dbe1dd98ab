import { describe, expect, test } from "vitest";
import { reportOf } from "./bench.js";
import { BUGS, RIGHT } from "./bugs.js";
import { expectBug, expectRight } from "./expect.js";

// Those in Python are in the tests of SDKs.
const isOurs = ({ server }: { server: string }) => server.endsWith(".mjs");

// One after the other: each starts servers again and again, beside the tests of other files.
describe("audit", () => {
  test.each(RIGHT.filter(isOurs))("finds nothing wrong with $server $argument: $odd", (right) => expectRight(right));

  test.each(BUGS.filter(isOurs))("$server $bug: $rule", (bug) => expectBug(bug));

  test("gives the same report twice", async () => {
    const [first, second] = await Promise.all([untimed("notes.mjs", "env"), untimed("notes.mjs", "env")]);
    expect(second).toEqual(first);
  });
});

async function untimed(server: string, bug: string): Promise<unknown> {
  const withoutTimes = (key: string, value: unknown) => (key.endsWith("_ms") ? undefined : value);
  return JSON.parse(await reportOf(server, bug), withoutTimes);
}
