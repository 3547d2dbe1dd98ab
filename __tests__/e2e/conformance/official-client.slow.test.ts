import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { clientScenarios, playScenario, type SuiteVersion } from "../../support/conformance-suite.js";
import { parts } from "../../support/official-client.js";
import { excluded } from "../../support/official-excluded.js";

const node = process.env.MCPTEST_NODE24 ?? "";
if (node === "") console.log("MCPTEST_NODE24 names no Node 24: the official suites, which need one, are not run.");

/** Our client's scenarios of a suite: each once, or at each of its revisions if the suite names them to the client. */
function played(version: SuiteVersion): [scenario: string, revision: string][] {
  if (node === "") return [];
  return clientScenarios(node, version)
    .filter(([scenario]) => Object.hasOwn(parts, scenario))
    .flatMap(([scenario, revisions]): [string, string][] =>
      version === "mcp-conformance-next" && revisions.length > 0
        ? revisions.map((revision) => [scenario, revision])
        : [[scenario, ""]],
    );
}

describe.runIf(node).each(["mcp-conformance", "mcp-conformance-next"] as const)("our client in %s", (version) => {
  it("plays every scenario, but for those that docs/internals/official-suite.md gives the reason of", () => {
    const page = readFileSync(new URL("../../../docs/internals/official-suite.md", import.meta.url), "utf8");
    const names = clientScenarios(node, version).map(([scenario]) => scenario);
    expect(names.length).toBeGreaterThan(20);
    expect(names.filter((name) => !Object.hasOwn(parts, name) && !Object.hasOwn(excluded, name))).toEqual([]);
    for (const name of names) expect(page).toContain(`\`${name}\``);
    for (const reason of Object.values(excluded)) expect(page.replaceAll("\n", " ")).toContain(reason);
  });

  it.each(played(version))("%s %s", async (scenario, revision) => {
    const part = parts[scenario];
    if (part === undefined) throw new Error(`nobody plays ${scenario}`);
    const { wrong, passed } = await playScenario(node, version, scenario, part, revision || undefined);
    expect(wrong).toEqual([]);
    expect(passed).toBeGreaterThan(0);
  });
});
