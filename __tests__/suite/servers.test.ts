import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { emptySuite } from "../../src/suite/servers/server-config.js";
import { fillIn } from "../../src/suite/variables/deferred.js";
import { loadSound } from "./support.js";

const URL = "https://example.test/mcp";

/** A server whose entry has these keys. */
async function serverOf(keys: string, files: Record<string, string> = {}) {
  const suite = await loadSound({ "suite.yaml": `servers:\n  s: { ${keys} }\n`, ...files });
  return { server: suite.servers.get("s")!, folder: suite.folder };
}

describe("a server that is a process", () => {
  it("has what is written, with absolute paths, and the defaults of the rest", async () => {
    const bare = await serverOf("command: [node, s.js]");
    expect(bare.server).toEqual({
      name: "s",
      command: ["node", "s.js"],
      env: {},
      inheritEnv: true,
      startupTimeoutMs: 30_000,
      sandbox: false,
      safeCalls: [],
      volatile: [],
      raw: { command: ["node", "s.js"] },
      location: { file: "suite.yaml", line: 2, column: 3, end_line: 2, end_column: 4 },
      targetLocation: { file: "suite.yaml", line: 2, column: 8, end_line: 2, end_column: 29 },
    });
    const { server, folder } = await serverOf(
      "command: [x], env: { A: b }, inherit_env: false, cwd: inner, startup_timeout: 1.5s, safe_calls: [echo], volatile: [result.at]",
    );
    expect(server).toMatchObject({
      env: { A: "b" },
      inheritEnv: false,
      cwd: join(folder, "inner"),
      startupTimeoutMs: 1_500,
      safeCalls: ["echo"],
      volatile: ["result.at"],
    });
    expect(server.raw.cwd).toBe(join(folder, "inner"));
  });

  it("has all its tools called in a sandbox", async () => {
    const { server } = await serverOf("command: [x], sandbox: true, safe_calls: [echo]");
    expect(server).toMatchObject({ sandbox: true, safeCalls: ["*"] });
  });

  it.each([
    [
      "one answer is a list of one",
      "{ sampling: { a: 1 }, elicitation: { b: 2 } }",
      { sampling: [{ a: 1 }], elicitation: [{ b: 2 }] },
    ],
    ["answers stay in their order", "{ sampling: [{ a: 1 }, { a: 2 }] }", { sampling: [{ a: 1 }, { a: 2 }] }],
    ["roots are listed", '{ roots: [{ uri: "file:///a", name: a }] }', { roots: [{ uri: "file:///a", name: "a" }] }],
  ])("answers requests of its server: %s", async (_, client, wanted) => {
    expect((await serverOf(`command: [x], client: ${client}`)).server.client).toEqual(wanted);
  });
});

describe("a server that is recorded", () => {
  it("is a file beside the suite", async () => {
    const { server, folder } = await serverOf("cassette: tapes/s.json");
    expect(server).toMatchObject({ cassette: join(folder, "tapes/s.json"), targetLocation: { line: 2, column: 8 } });
    expect(server).not.toHaveProperty("http");
  });

  it("of an imported file may lie above that file", async () => {
    const suite = await loadSound({
      "suite.yaml": "imports: [parts/server.yaml]\n",
      "parts/server.yaml": "servers: { s: { cassette: ../tapes/s.json } }\n",
    });
    expect(suite.servers.get("s")?.cassette).toBe(join(suite.folder, "tapes/s.json"));
  });
});

describe("a server over HTTP", () => {
  it("has defaults for what it does not say", async () => {
    const { server } = await serverOf(`url: "${URL}"`);
    expect(server.url).toBe(URL);
    expect(server.http).toEqual({
      url: URL,
      headers: {},
      timeoutMs: 30_000,
      connectTimeoutMs: 5_000,
      maxRedirects: 5,
      insecureSkipVerify: false,
    });
    expect(server).not.toHaveProperty("startLocation");
  });

  it("has all that it says", async () => {
    const { server, folder } = await serverOf(
      `url: "${URL}", transport: sse, headers: { X-A: b, X-B: { env: C } }, auth: { bearer_token_env: TOKEN },` +
        " http: { timeout: 1s, connect_timeout: 2s, max_redirects: 0, user_agent_override: me," +
        " tls: { ca_bundle_path: ca.pem, min_version: '1.3', insecure_skip_verify: true } }," +
        ` wait_for_ready: { url: "${URL}/ready", timeout: 3s, interval: 4ms },` +
        " start: { command: [docker, run], env: { A: b }, cwd: inner, stop: [docker, stop] }",
      { "ca.pem": "-----BEGIN CERTIFICATE-----\n" },
    );
    expect(server.http).toEqual({
      url: URL,
      transport: "sse",
      bearerTokenEnv: "TOKEN",
      headers: { "X-A": "b", "X-B": { env: "C" } },
      timeoutMs: 1_000,
      connectTimeoutMs: 2_000,
      maxRedirects: 0,
      userAgent: "me",
      insecureSkipVerify: true,
      caBundlePath: join(folder, "ca.pem"),
      minVersion: "1.3",
      ready: { url: `${URL}/ready`, timeoutMs: 3_000, intervalMs: 4 },
      start: { command: ["docker", "run"], env: { A: "b" }, cwd: join(folder, "inner"), stop: ["docker", "stop"] },
    });
    expect(server.startLocation).toMatchObject({ line: 2 });
    expect(server.raw.start).toMatchObject({ cwd: join(folder, "inner") });
  });

  it.each([
    ["transport: http", "transport", "http"],
    ['http: { tls: { min_version: "1.2" } }', "minVersion", "1.2"],
    [`wait_for_ready: "${URL}/up"`, "ready", { url: `${URL}/up`, timeoutMs: 30_000, intervalMs: 500 }],
    ["start: { command: [x] }", "start", { command: ["x"], env: {} }],
  ])("%s", async (keys, name, value) => {
    expect((await serverOf(`url: "${URL}", ${keys}`)).server.http).toHaveProperty(name, value);
  });

  it("may call itself a browser", async () => {
    const agent = async (value: string) =>
      (await serverOf(`url: "${URL}", http: { user_agent_override: ${value} }`)).server.http?.userAgent;
    expect(await agent("true")).toMatch(/^Mozilla\/5\.0 .* Safari\/537\.36$/);
    expect(await agent("false")).toBeUndefined();
  });

  const TOKEN = "https://example.test/token";
  it.each([
    [
      `client_id: me, token_endpoint: "${TOKEN}", scopes: [read, write], audience: all`,
      { tokenUrl: TOKEN, clientId: "me", scope: "read write", audience: "all" },
    ],
    [
      `client_id_env: ID, client_secret_env: SECRET, token_url: "${TOKEN}", scope: read`,
      { tokenUrl: TOKEN, clientIdEnv: "ID", clientSecretEnv: "SECRET", scope: "read" },
    ],
    [`client_id: me, token_url: "${TOKEN}"`, { tokenUrl: TOKEN, clientId: "me" }],
  ])("fetches a token: %s", async (oauth, wanted) => {
    expect((await serverOf(`url: "${URL}", auth: { oauth: { ${oauth} } }`)).server.http?.oauth).toEqual(wanted);
  });

  it("is addressed by the port that the run chooses", async () => {
    const { server } = await serverOf(
      'url: "http://localhost:${port}/mcp", wait_for_ready: "http://localhost:${port}/up", start: { command: [x, "${port}", "${tmp_dir}"] }, headers: { X-Id: "${request_id}" }',
    );
    expect(server.url).toBe("http://localhost:${port}/mcp");
    const names: Record<string, unknown> = { port: 80, tmp_dir: "/tmp", request_id: 7 };
    expect(fillIn(server.http, (name) => names[name])).toMatchObject({
      url: "http://localhost:80/mcp",
      ready: { url: "http://localhost:80/up" },
      start: { command: ["x", 80, "/tmp"] },
      headers: { "X-Id": 7 },
    });
    expect(JSON.parse(JSON.stringify(server.http))).toHaveProperty("url", "http://localhost:${port}/mcp");
  });
});

describe("a suite without servers", () => {
  it("has one that overrides name, on a command line", () => {
    const suite = emptySuite({ cwd: "/folder", repositoryRoot: "/folder", env: {}, runId: "1" });
    expect(suite).toMatchObject({
      file: "/folder/mcptest.yaml",
      name: "mcptest",
      defaultTimeoutMs: 30_000,
      p95Gates: false,
      budget: { prices: new Map() },
      runOptions: { restartPolicy: "per_file", parallel: false, bail: false, drift: "warn" },
    });
    const { tests, setup, teardown, targetVersions, modelCompatibility, imports, notices, warnings } = suite;
    expect([tests, setup, teardown, targetVersions, modelCompatibility, imports, notices, warnings].flat()).toEqual([]);
    const location = { file: "the command line", line: 1 };
    expect([...suite.servers.values()]).toMatchObject([{ name: "server", env: {}, inheritEnv: true, location }]);
  });
});

describe("run_options", () => {
  const SUITE = "servers: { s: { command: [x] } }\n";
  const line2 = { file: "suite.yaml", line: 2, end_line: 2 };
  it.each([
    ["restart_policy: per_run", { restartPolicy: "per_run" }],
    ["restart_policy: per_test", { restartPolicy: "per_test" }],
    ["parallel: servers", { parallel: "servers" }],
    ["parallel: 3", { parallel: 3 }],
    ["parallel_versions: true", { parallelVersions: true }],
    ["bail: true", { bail: true }],
    ["error_channel: off", { errorChannel: "off" }],
    ["drift: fail", { drift: "fail" }],
    ["invariants: off", { invariants: "off" }],
    ["invariants: fail", { invariants: "fail" }],
    ["surface_budget: 9", { surfaceBudget: { tokens: 9, location: { ...line2, column: 16, end_column: 33 } } }],
  ])("%s", async (written, wanted) => {
    const { runOptions } = await loadSound(`${SUITE}run_options: { ${written} }\n`);
    expect(runOptions).toEqual({
      restartPolicy: "per_file",
      parallel: false,
      parallelVersions: false,
      bail: false,
      errorChannel: "warn",
      drift: "warn",
      invariants: "warn",
      ...wanted,
    });
  });

  it("are those of the run, where the suite does not say them", async () => {
    const judged = { errorChannel: "off", drift: "fail", invariants: "fail" } as const;
    const options = { parallelVersions: true, bail: true, ...judged };
    const defaults = { ...options, retries: 2 };
    const text = "tools: [{ name: a, tool: b }, { name: c, tool: d, retries: 0 }]\n";
    const suite = await loadSound(`${SUITE}${text}`, { defaults });
    expect(suite.runOptions).toMatchObject(options);
    expect(suite.tests.map(({ retries }) => retries)).toEqual([2, 0]);
    const own = await loadSound(
      `${SUITE}run_options: { parallel_versions: false, bail: false, error_channel: warn, drift: off, invariants: warn }\n`,
      { defaults },
    );
    const said = { errorChannel: "warn", drift: "off", invariants: "warn" };
    expect(own.runOptions).toMatchObject({ parallelVersions: false, bail: false, ...said });
  });
});
