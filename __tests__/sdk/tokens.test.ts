import { afterAll, expect, test } from "vitest";
import { folderWith, mcptest, removeFolders, root } from "../support/cli.js";
import { build, missing } from "./build.js";
import { brokenRules, type CorpusReport, knownRules, unexplainedRules } from "./corpus.js";
import { BUILT, type Build, SDKS, SOURCES } from "./sdks.js";

const BOX = 600_000;

interface Case {
  /** Of the SDK. */
  id: string;
  command: readonly string[];
  needs?: Build | undefined;
  /** The scopes of its tools, where the SDK refuses a call for want of one. */
  tools?: Record<string, string[]>;
}

const write = { write: ["notes:write"] };
const python = (id: string): Case => ({
  ...{ id, command: [sdkOf(id)?.command[0] ?? "", "-B", `${SOURCES}/tokens/server.py`] },
  needs: sdkOf(id)?.build,
});

const CASES: readonly Case[] = [
  {
    id: "typescript-1",
    command: [process.execPath, `${root}__tests__/servers/sdk-protected-server.mjs`],
    tools: write,
  },
  { id: "typescript-2", command: [process.execPath, `${SOURCES}/tokens/v2.mjs`], tools: write },
  python("python-1"),
  python("python-2"),
  { id: "go", command: [`${BUILT}/go/server`, "tokens"], needs: sdkOf("go")?.build, tools: write },
];

afterAll(removeFolders);

/** Until 2025-03-26 a server was its own authorization server. */
const hasTokens = (revision: string) => revision >= "2025-06-18";

function sdkOf(id: string) {
  return SDKS.find((sdk) => sdk.id === id);
}

/** What the rules about tokens find at a revision, with a lab beside the server. */
async function judge(command: readonly string[], revision: string, tools: Record<string, string[]> = {}) {
  const names = ["issuer", "jwks_uri", "audience", "introspection_url", "upstream_url", "client_id", "client_secret"];
  const env = Object.fromEntries(names.map((name) => [name.toUpperCase(), `\${auth.${name}}`]));
  const server = {
    url: "http://127.0.0.1:${port}/mcp",
    start: { command: [...command, "${port}"], cwd: root, env: { ...env, PORT: "${port}" } },
    startup_timeout: "5m",
    auth: { lab: { subjects: { alice: ["notes:read", "notes:write"], bob: ["notes:read"] }, tools } },
  };
  const cwd = folderWith({ "a.mcptest.yaml": JSON.stringify({ servers: { notes: server } }) });
  const args = ["compliance", "run", "a.mcptest.yaml", "--target-version", revision, "--rules", "AUTH-*"];
  const { stdout } = await mcptest([...args, "--format", "json"], { cwd, env: process.env });
  return JSON.parse(stdout) as CorpusReport;
}

for (const { id, command, needs, tools } of CASES) {
  test.skipIf(missing(needs))(
    `a server of ${id} that wants tokens breaks no rule but those that the docs name, at any revision`,
    async () => {
      if (needs) build(needs);
      const broken = new Set<string>();
      for (const revision of sdkOf(id)?.speaks.http?.filter(hasTokens) ?? []) {
        const report = await judge(command, revision, tools);
        expect(report.rules.filter(({ status }) => status === "unverified")).toEqual([]);
        expect(report.rules.filter(({ status, severity }) => status === "failed" && severity === "must")).toEqual([]);
        expect(unexplainedRules(id, report)).toEqual([]);
        for (const rule of brokenRules(report)) broken.add(rule);
      }
      expect([...broken].sort()).toEqual(knownRules(id, "tokens"));
    },
    BOX,
  );
}
