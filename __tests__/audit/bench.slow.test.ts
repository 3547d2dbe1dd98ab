import { describe, expect, test } from "vitest";
import { partOf, WHOLE } from "../support/whole.js";
import { reportOf } from "./bench.js";
import { BUGS, RIGHT } from "./bugs.js";
import { expectBug, expectRight } from "./expect.js";

// Those in Python are in the tests of SDKs.
const isOurs = ({ server }: { server: string }) => server.endsWith(".mjs");

// One after the other: each starts servers again and again, beside the tests of other files.
describe("audit", () => {
  test.each(partOf(RIGHT.filter(isOurs), 6))("finds nothing wrong with $server $argument: $odd", (right) =>
    expectRight(right),
  );

  test.each(partOf(BUGS.filter(isOurs), 16))("$server $bug: $rule", (bug) => expectBug(bug));

  const twice = WHOLE ? ["env"] : [];
  test.each(twice)("gives the same report twice: %s", async (bug) => {
    const [first, second] = await Promise.all([untimed("notes.mjs", bug), untimed("notes.mjs", bug)]);
    expect(second).toEqual(first);
  });
});

async function untimed(server: string, bug: string): Promise<unknown> {
  const withoutTimes = (key: string, value: unknown) => (key.endsWith("_ms") ? undefined : value);
  return JSON.parse(await reportOf(server, bug), withoutTimes);
}
