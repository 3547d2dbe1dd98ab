import { describe, expect, it } from "vitest";
import { playScenario } from "../support/conformance-suite.js";
import { parts } from "../support/official-client.js";

const node = process.env.MCPTEST_NODE24;
if (node === undefined)
  console.log("MCPTEST_NODE24 names no Node 24: the official suites, which need one, are not run.");

describe.runIf(node)("our client in the official suite of 2025", () => {
  it.each(["initialize", "tools_call", "sse-retry", "auth/client-credentials-basic", "auth/client-credentials-jwt"])(
    "%s",
    async (scenario) => {
      expect(await play("mcp-conformance", scenario)).toEqual([]);
    },
  );
});

/** What the suite has against our client's part in a scenario. */
async function play(
  version: "mcp-conformance" | "mcp-conformance-next",
  scenario: string,
  revision?: string,
): Promise<string[]> {
  const part = parts[scenario];
  if (node === undefined || part === undefined) throw new Error(`nobody plays ${scenario}`);
  const { wrong, passed } = await playScenario(node, version, scenario, part, revision);
  expect(passed).toBeGreaterThan(0);
  return wrong;
}
