import { describe, expect, it } from "vitest";
import { root, runSuite } from "../../support/harness.js";

function server(transport: string, env: Record<string, string> = {}) {
  const command = ["node", `${root}__tests__/servers/extensions/cancel-server.mjs`];
  if (transport === "stdio") return { command, env };
  return { url: "http://127.0.0.1:${port}/mcp", start: { command: [...command, "${port}"], env } };
}

/** How tests and their first failures ended. */
async function run(servers: object, tools: object[], revision = "2025-11-25") {
  const { results, leftovers } = await runSuite({ servers, target_versions: [revision], tools });
  expect(leftovers).toEqual([]);
  return results.tests.map(({ status, failures: [first] }) => (first ? `${status}: ${first.message}` : status));
}

describe("cancel_after", () => {
  const cancelled = [{ target: "cancelled", matcher: { exact: true } }];
  const tools = [
    { name: "after a time", tool: "work", cancel_after: "50ms" },
    {
      name: "at its first progress",
      tool: "work",
      cancel_after: "progress",
      expect: [...cancelled, { target: "notifications.length", matcher: { exact: 1 } }],
    },
    { name: "too late", tool: "quick", cancel_after: "30s" },
    { name: "too late, as is told", tool: "quick", cancel_after: "30s", expect: { cancelled: false } },
  ];
  const told = ["passed", "passed", "failed: the call was answered before it was cancelled", "passed"];

  it.each(["stdio", "http"])("cancels a call over %s, which needs no answer, and goes on", async (transport) => {
    const steps = [
      { tool: "work", cancel_after: "progress" },
      { tool: "count", expect: { "result.content[0].text": "3" } },
    ];
    const ended = await run({ s: server(transport) }, [...tools, { name: "in steps", steps }]);
    expect(ended).toEqual([...told, "passed"]);
  });

  it("cancels by closing the stream since 2026-07-28", async () => {
    expect(await run({ s: server("http", { REVISION: "2026-07-28" }) }, tools, "2026-07-28")).toEqual(told);
  });

  it.each(["dies", "hangs"])("fails if the server %s", async (MUTANT) => {
    const [ended] = await run({ s: server("stdio", { MUTANT }) }, tools.slice(0, 1));
    expect(ended).toBe("failed: the server no longer answers after its call was cancelled");
  });
});
