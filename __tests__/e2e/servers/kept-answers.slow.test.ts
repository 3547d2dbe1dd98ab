import { describe, expect, it } from "vitest";
import { root } from "../../support/cli.js";
import { runSuite } from "../../support/in-process.js";

const FLOOD = "FAULT-TRANSPORT-FLOOD";
/** Answers each call with 12 MB. */
const large = { command: [process.execPath, `${root}__tests__/servers/flood-server.mjs`, "large", "1", "12000000"] };
const SESSION = "The answers of one session that wait for a verdict exceed 64 MiB; this answer was not kept.";

/** The failures of a test, by rule and message. */
function failuresOf({ results }: Awaited<ReturnType<typeof runSuite>>, name: string): string[] {
  const row = results.tests.find((test) => test.name === name);
  return (row?.failures ?? []).map(({ rule_id, message }) => `${rule_id}: ${message}`);
}

const steps = (count: number, id: (index: number) => string | undefined, server = "s") =>
  Array.from({ length: count }, (_, index) => ({ ...(id(index) && { id: id(index) }), server, tool: "x" }));

describe("answers that wait for their verdict", () => {
  it("fail the call whose answer exceeds what a session may hold, until the test has ended", async () => {
    const ran = await runSuite({
      servers: { s: large },
      tools: [
        { name: "six steps", steps: steps(6, (index) => `a${index}`) },
        // What a test held is released at its end.
        { name: "five steps", steps: steps(5, (index) => `a${index}`) },
        { name: "five more", steps: steps(5, (index) => `a${index}`) },
        // Nobody can refer to these.
        { name: "steps without an id", steps: steps(8, () => undefined) },
        { name: "sent again", tool: "x", resend: 7 },
      ],
    });
    expect(failuresOf(ran, "six steps")).toEqual([`${FLOOD}: ${SESSION}`]);
    expect(ran.results.tests.map(({ status }) => status)).toEqual(["failed", ...Array(4).fill("passed")]);
  });

  it("count in the limit of the run too", async () => {
    const ran = await runSuite({
      servers: { s: large, t: large, u: large },
      tools: [
        {
          name: "a",
          server: "s",
          steps: ["s", "t", "u"].flatMap((server) => steps(4, (index) => `${server}${index}`, server)),
        },
      ],
    });
    expect(failuresOf(ran, "a")).toEqual([
      `${FLOOD}: The answers of the run that wait for a verdict exceed 128 MiB; this answer was not kept.`,
    ]);
  });
});
