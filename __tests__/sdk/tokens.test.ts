import { spawn } from "node:child_process";
import { createHash, randomBytes } from "node:crypto";
import { once } from "node:events";
import { createRequire } from "node:module";
import { expect, test } from "vitest";
import { accepts, freePort } from "../../src/core/proc/port.js";
import { folderWith, mcptest, root } from "../support/harness.js";
import { partOf } from "../support/whole.js";
import { build, missing } from "./build.js";
import { brokenRules, type CorpusReport, knownRules, unexplainedRules } from "./corpus.js";
import { BUILT, type Build, isGated, python, SDKS, SOURCES } from "./sdks.js";

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
const serverIn = (program = "") => [program, "-B", `${SOURCES}/tokens/server.py`];
const ofPython = (id: string): Case => ({
  ...{ id, command: serverIn(sdkOf(id)?.command[0]) },
  needs: sdkOf(id)?.build,
});

const ALL: readonly Case[] = [
  {
    id: "typescript-1",
    command: [process.execPath, `${root}__tests__/servers/sdk-protected-server.mjs`],
    tools: write,
  },
  { id: "typescript-2", command: [process.execPath, `${SOURCES}/tokens/v2.mjs`], tools: write },
  ofPython("python-1"),
  ofPython("python-2"),
  { id: "go", command: [`${BUILT}/go/server`, "tokens"], needs: sdkOf("go")?.build, tools: write },
];

const CASES = ALL.filter(({ needs }) => isGated(needs));

/** The last versions of Python's `mcp` with GHSA-w4fh-qvv9-3v23. */
const WITH_ANY_AUDIENCE = [
  { id: "python-1", needs: python("mcp-1", ["mcp==1.29.1"]) },
  { id: "python-2", needs: python("mcp-2", ["mcp==2.1.1", "mcp-types==2.1.1"]) },
];

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

/** A token of an authorization server where everyone consents, for a client that registers. */
async function tokenFrom(issuer: string, resource: string): Promise<string> {
  const redirect_uri = "http://localhost:1/callback";
  const post = async (path: string, body: string | URLSearchParams, headers = {}) =>
    (await fetch(issuer + path, { method: "POST", body, headers })).json() as Promise<Record<string, string>>;
  const metadata = JSON.stringify({ redirect_uris: [redirect_uri], token_endpoint_auth_method: "none" });
  const { client_id = "" } = await post("/register", metadata, { "content-type": "application/json" });
  const code_verifier = randomBytes(32).toString("base64url");
  const code_challenge = createHash("sha256").update(code_verifier).digest("base64url");
  const asked = { response_type: "code", client_id, redirect_uri, code_challenge, code_challenge_method: "S256" };
  const url = `${issuer}/authorize?${new URLSearchParams({ ...asked, resource })}`;
  const { headers } = await fetch(url, { redirect: "manual" });
  const code = new URL(headers.get("location") ?? "").searchParams.get("code") ?? "";
  const form = { grant_type: "authorization_code", code, client_id, redirect_uri, code_verifier, resource };
  return (await post("/token", new URLSearchParams(form))).access_token ?? "";
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

for (const { id, needs } of partOf(WITH_ANY_AUDIENCE, 2)) {
  test.skipIf(missing(needs))(
    `a version of ${id} that takes tokens for any server breaks AUTH-TOKEN-AUDIENCE, and no other must`,
    async () => {
      build(needs);
      for (const revision of sdkOf(id)?.speaks.http?.filter(hasTokens) ?? []) {
        const { rules } = await judge(serverIn(needs.program), revision);
        const musts = rules.filter(({ status, severity }) => status === "failed" && severity === "must");
        expect(new Set(musts.map((rule) => rule.id))).toEqual(new Set(["AUTH-TOKEN-AUDIENCE"]));
      }
    },
    BOX,
  );
}

test(
  "the example of typescript-1, which takes opaque tokens, breaks no must but AUTH-TOKEN-STATUS: bad ones get HTTP 500",
  async () => {
    const [port, issuerPort] = [await freePort(), await freePort()];
    const example = "@modelcontextprotocol/sdk/examples/server/simpleStreamableHttp.js";
    const env = { ...process.env, MCP_PORT: `${port}`, MCP_AUTH_PORT: `${issuerPort}` };
    const args = [createRequire(import.meta.url).resolve(example), "--oauth", "--oauth-strict"];
    const server = spawn(process.execPath, args, { env, stdio: "ignore" });
    try {
      for (const one of [port, issuerPort]) while (server.exitCode === null && !(await accepts("localhost", one)));
      const url = `http://localhost:${port}/mcp`;
      const token = await tokenFrom(`http://localhost:${issuerPort}`, url);
      for (const revision of sdkOf("typescript-1")?.speaks.http?.filter(hasTokens) ?? []) {
        const given = ["--server-url", url, "--server-auth-bearer-env", "TOKEN", "--target-version", revision];
        const flags = [...given, "--rules", "AUTH-*", "--format", "json"];
        const { stdout } = await mcptest(["compliance", "run", ...flags], { env: { TOKEN: token } });
        const { rules } = JSON.parse(stdout) as CorpusReport;
        const broken = rules.filter(({ status, severity }) => status === "failed" && severity === "must");
        expect(broken.map((rule) => rule.id)).toEqual(["AUTH-TOKEN-STATUS"]);
        const judged = rules.filter(({ status }) => status === "passed").map((rule) => rule.id);
        expect(judged).toEqual(expect.arrayContaining(["AUTH-TOKEN-MALFORMED", "AUTH-TOKEN-QUERY", "AUTH-TOKEN-EACH"]));
      }
    } finally {
      server.kill();
      if (server.exitCode === null) await once(server, "close");
    }
  },
  BOX,
);
