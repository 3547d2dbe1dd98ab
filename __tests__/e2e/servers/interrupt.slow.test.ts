import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { folderWith, mcptest, resultsIn } from "../../support/cli.js";
import { ARGS, SLOW } from "./interrupted.js";

// Long enough for a server to start on a busy machine: the quick test has passed by then.
const TIME = ["--run-timeout", "4s"];

describe("--run-timeout", () => {
  it("the test under way could not be judged, the rest is skipped, exit 2, nothing left", async () => {
    const cwd = folderWith({ "a.mcptest.yaml": SLOW });
    const ran = await mcptest([...ARGS, ...TIME], { cwd });
    expect(ran).toMatchObject({ code: 2, leftovers: [] });
    const { tests } = resultsIn(join(cwd, "results.json"));
    expect(tests.map(({ status, failures, reason }) => [status, failures[0]?.rule_id, reason])).toEqual([
      ["passed", undefined, undefined],
      ["errored", "SUITE-RUN-TIMEOUT", undefined],
      ["skipped", undefined, "the run timed out (--run-timeout)"],
    ]);
    expect((await mcptest(["report", "results.json"], { cwd })).code).toBe(2);
  });

  it("in teardown: exit 2, and why", async () => {
    const teardown = "teardown:\n  - { server: s, tool: wait, args: { ms: 60000 } }\n";
    const cwd = folderWith({ "a.mcptest.yaml": SLOW.replace("tools:\n", `${teardown}tools:\n`) });
    const ran = await mcptest([...ARGS, ...TIME, "--filter", "quick"], { cwd });
    const stderr = "The run's time was used up before its end (--run-timeout).\n";
    expect(ran).toMatchObject({ code: 2, stderr, leftovers: [] });
  });
});
