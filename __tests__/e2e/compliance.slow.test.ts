import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { runSuite } from "../support/run-suite.js";

const fault = fileURLToPath(new URL("../servers/fault-server.mjs", import.meta.url));
const server = (name: string) => ({ command: [process.execPath, fault, name] });

describe("live sessions", () => {
  it("judge an outputSchema that takes long to compile in the other thread", async () => {
    const { code, results } = await runSuite({
      servers: { s: server("large-output-schema") },
      run_options: { invariants: "fail" },
      compliance: [{ name: "tools", check: "tools/list" }],
      tools: [{ name: "call", tool: "x" }],
    });
    expect(results.findings.map(({ rule_id }) => rule_id)).toEqual(["INV-013"]);
    expect(results.tests.map(({ status }) => status)).toEqual(["passed", "failed"]);
    expect(code).toBe(1);
  });

  it("show an outputSchema by which nothing can be judged in time", async () => {
    const endless = (invariants: string) =>
      runSuite({
        servers: { s: server("endless-output-schema") },
        run_options: { invariants },
        tools: [{ name: "call", tool: "x" }],
        compliance: [
          { name: "tools", check: "tools/list" },
          { name: "output", check: "INV-013" },
        ],
      });
    const { code, results } = await endless("warn");
    expect(results.tests.map(({ status }) => status)).toEqual(["passed", "passed", "errored"]);
    expect(results.tests[2]?.failures[0]?.message).toContain("could not be judged");
    expect(results.findings).toMatchObject([
      { rule_id: "INV-013", message: expect.stringContaining("could not be judged"), unjudged: true, gates: false },
    ]);
    expect(code).toBe(2);
    expect((await endless("fail")).results.tests.map(({ status }) => status)).toEqual(["passed", "errored", "errored"]);
  });
});
