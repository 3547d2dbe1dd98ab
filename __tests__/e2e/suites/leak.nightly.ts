import { describe, expect, it } from "vitest";
import { root, runFiles } from "../../support/harness.js";

const server = `${root}__tests__/servers/load-server.mjs`;

/** A minute of a hundred calls a second: what is measured is for each call, however fast the machine is. */
function suite(faults: readonly string[]): object {
  const limit = { target: "load.memory_growth_kb_per_call", matcher: { "less-than": 1 } };
  const load = { clients: 20, calls: 6_000, rate: "100/s" };
  return {
    servers: { s: { command: ["node", server, ...faults] } },
    tools: [{ name: "echo", tool: "echo", args: { text: "x" }, timeout_ms: 60_000, load, expect: [limit] }],
  };
}

describe("the growth of memory in a minute", () => {
  it("is found in a server that leaks 10 KB with each call, and not in one that does not", async () => {
    const files = { "clean.mcptest.yaml": suite([]), "leaky.mcptest.yaml": suite(["leak=10"]) };
    const { results } = await runFiles(files, ["--jobs", "2"]);
    const [clean, leaky] = results.tests;
    expect(clean).toMatchObject({ status: "passed", load: { calls: 6_000, failed: 0 } });
    expect(leaky).toMatchObject({ status: "failed", load: { calls: 6_000, failed: 0 } });
    expect(leaky?.load?.memory_growth_kb_per_call).toBeGreaterThan(8);
    expect(leaky?.load?.memory_growth_kb_per_call).toBeLessThan(13);
  });
});
