import { describe, expect, it } from "vitest";
import type { RuleResult } from "../../../src/conformance/corpus/run-corpus.js";
import { APP_CASES } from "../../conformance/extension-cases.js";
import { folderWith, root } from "../../support/cli.js";
import { mcptestHere } from "../../support/in-process.js";

const LEGACY = "2025-11-25";
const MODERN = "2026-07-28";

interface Started {
  revision: string;
  transport: string;
  mutant?: string;
  /** Of the entry of the server. */
  more?: object;
}

function entryOf(server: string, { revision, transport, mutant = "", more }: Started) {
  const command = ["node", `${root}__tests__/servers/extensions/${server}`];
  const env = { REVISION: revision, MUTANT: mutant };
  if (transport === "stdio") return { command, env, ...more };
  return { url: "http://127.0.0.1:${port}/mcp", start: { command: [...command, "${port}"], env }, ...more };
}

/** The results of some rules for a server, in one run of the bundle. */
async function judge(server: string, rules: string, started: Started) {
  const cwd = folderWith({ "server.yaml": { server: entryOf(server, started) } });
  const args = ["compliance", "run", "--server-config", "server.yaml", "--rules", rules, "--format", "json"];
  const { stdout, stderr, code, leftovers } = await mcptestHere(args, { cwd });
  expect(stdout, stderr).not.toBe("");
  const results: RuleResult[] = JSON.parse(stdout).rules;
  const idsOf = (status: string) => [...new Set(results.filter((one) => one.status === status).map(({ id }) => id))];
  return { results, code, leftovers, failed: idsOf("failed"), passed: idsOf("passed"), left: idsOf("unverified") };
}

/** A server over each transport, at each revision. */
const STARTED = [
  { transport: "stdio", revision: LEGACY },
  { transport: "http", revision: LEGACY },
  { transport: "stdio", revision: MODERN },
  { transport: "http", revision: MODERN },
];

describe("apps", () => {
  const rules = "{APP,EXT}-*";
  it.each(STARTED)("pass every rule over $transport at $revision", async (started) => {
    const { passed, failed, left, code, leftovers } = await judge("apps-server.mjs", rules, started);
    expect([failed, left, code, leftovers]).toEqual([[], [], 0, []]);
    expect(passed).toEqual([...new Set(APP_CASES.map(([rule]) => rule))]);
  });

  it.each(APP_CASES)("break %s alone: %s", async (rule, mutant) => {
    const [stdio, , , http] = STARTED as [Started, Started, Started, Started];
    for (const started of [stdio, http]) {
      const { failed, left } = await judge("apps-server.mjs", rules, { ...started, mutant });
      expect([failed, left]).toEqual([[rule], []]);
    }
  });

  it("are listed by discover, with the extensions that a server declares", async () => {
    const cwd = folderWith({ "server.yaml": { server: entryOf("apps-server.mjs", STARTED[2] as Started) } });
    const args = ["discover", "--server-config", "server.yaml"];
    const { stdout } = await mcptestHere(args, { cwd });
    expect(stdout).toContain("  extensions    io.modelcontextprotocol/ui\n");
    expect(stdout).toContain("  apps\n    ui://shop/view: show\n");
    const { stdout: json } = await mcptestHere([...args, "--format", "json"], { cwd });
    expect(JSON.parse(json).servers[0].apps).toEqual([{ uri: "ui://shop/view", tools: ["show"] }]);
  });
});
