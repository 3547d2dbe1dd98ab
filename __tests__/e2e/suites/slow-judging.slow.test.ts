import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { folderWith, logServer, runSuite } from "../../support/harness.js";

const folder = folderWith({});
const server = (name: string) => ({ command: [process.execPath, logServer, join(folder, "log"), name] });
const TEXT = "result.content[0].text";
const trap = `${"a".repeat(40)}b`;
const stopped = "^(a+)+$";

describe("a value that takes long to judge", () => {
  it("is given up after its budget, and no deadline of another test passes meanwhile", async () => {
    const { results } = await runSuite({
      servers: { slow: server("slow"), waits: server("waits") },
      run_options: { parallel: "servers" },
      tools: [
        {
          ...{ name: "trap", server: "slow", tool: "echo" },
          // Both servers have started until then.
          ...{ args: { label: trap, ms: 400 }, expect: { [TEXT]: { schema: { pattern: stopped } } } },
        },
        // Its limits fall into the two seconds of the other one, its answer long before.
        {
          ...{ name: "answered", server: "waits", tool: "wait", args: { ms: 1_000 } },
          ...{ timeout_ms: 1_900, expect: { max_duration_ms: 1_800 } },
        },
      ],
    });
    expect(results.tests.map(({ name, status, failures }) => [name, status, failures[0]?.message])).toEqual([
      ["trap", "errored", expect.stringMatching(/did not finish within 2 s|stopped after 2 s/)],
      ["answered", "passed", undefined],
    ]);
  });

  it("gets the same verdict, whichever matcher it is, and the next value is judged on sound ground", async () => {
    const long = '"a" * 3000000';
    const judged = (name: string, matcher: unknown, jq?: string) => ({
      name,
      tool: "echo",
      args: { label: trap },
      expect: [{ target: TEXT, ...(jq && { transform: { jq } }), matcher }],
    });
    const nest = Array.from("abcdefgh").reduce((inner, name) => `[1,2,3,4,5,6,7,8,9].map(${name}, ${inner})`, "value");
    const { results } = await runSuite({
      servers: { s: server("s") },
      tools: [
        judged("jq", { exact: 1 }, "def f: f; f"),
        judged("cel", { cel: `${nest}.size() == 9` }),
        judged("regex", { regex: "\\w{300}!" }, long),
        judged("regex again", { regex: "^a+b$" }),
        judged("levenshtein", { levenshtein: { value: "ab".repeat(3_000), max: 1 } }, '"ab" * 2999 + "a"'),
        judged("levenshtein fails", { levenshtein: { value: "ab".repeat(3_000), max: 1 } }, '"ab" * 2998'),
        judged("normalise", { snapshot: { name: "s", normalise: [{ regex: "\\w{300}!", to: "" }] } }, long),
        judged("inside another one", { not: { schema: { pattern: stopped } } }),
        judged("schema", { schema: { pattern: "^a+b$" } }),
      ],
    });
    // Where the thread has no time to say what it did, it is stopped all the same; with more time it may take too much memory.
    const stop = /stopped after 2 s|did not finish within 2 s|took more than 256 MB of memory/;
    const why = (text = "") => (stop.test(text) ? "stopped" : text);
    const ended = results.tests.map(({ name, status, failures: [first] }) => [
      name,
      status,
      why(first?.note ?? first?.message),
    ]);
    expect(ended).toEqual([
      ["jq", "errored", "stopped"],
      ["cel", "errored", "stopped"],
      ["regex", "errored", "stopped"],
      ["regex again", "passed", ""],
      ["levenshtein", "passed", ""],
      ["levenshtein fails", "failed", "the distance is 4, and at most 1 is allowed"],
      ["normalise", "errored", "stopped"],
      ["inside another one", "errored", "stopped"],
      ["schema", "passed", ""],
    ]);
  });
});
