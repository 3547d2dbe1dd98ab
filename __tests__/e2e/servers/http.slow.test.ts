import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { serve } from "../../servers/http-fault-server.mjs";
import { startProxy } from "../../servers/proxy.js";
import { testCertificates } from "../../servers/tls.js";
import { folderWith, mcptest, root, runFiles, textIn } from "../../support/harness.js";

const TOKEN = "tok-9f8e7d6c5b4a39281706";
const KEY = "key-0011223344556677889900";
const PROXY_PASSWORD = "proxy-pass-1234567890";

const server = await serve();
afterAll(() => server.close());

/** Runs a suite, and gives every byte that left the process, too. */
async function run(suite: string, flags: readonly string[] = [], env: Record<string, string> = {}) {
  const reporters = ["pretty", "junit=junit", "ndjson=ndjson"].flatMap((name) => ["--reporter", name]);
  const ran = await runFiles(suite, [...flags, ...reporters], env, mcptest);
  const texts = [textIn(ran.file), ...["junit", "ndjson"].map((name) => textIn(ran.cwd, name))];
  const output = ran.stdout + ran.stderr;
  return { code: ran.code, output, rows: ran.results.tests, all: [output, ...texts].join("\n") };
}

/** A suite with one call at a server of this mode; `entry`: more lines of its entry. */
function suite(mode: string, entry = "", tests = "  - { name: call, tool: echo }", origin = server.origin): string {
  return `servers:\n  remote:\n    url: ${origin}/mcp/${mode}\n${entry}\ntools:\n${tests}\n`;
}

const credentials = `    auth: { bearer_token_env: E2E_BEARER }
    headers: { X-Tenant: blue, X-Key: { env: E2E_HEADER } }`;
const secrets = { E2E_BEARER: TOKEN, E2E_HEADER: KEY };

it("the flags of a server over HTTP run a suite for a command against an address, and say so", async () => {
  const ofCommand = "servers:\n  s: { command: [no-such-program], cwd: . }\ntools:\n  - { name: call, tool: echo }\n";
  const flags = ["--server-url", `${server.origin}/mcp/sse`, "--header", "X-Tenant=green", "--http-timeout", "5"];
  const ofEnv = ["--server-auth-bearer-env", "E2E_BEARER", "--header-env", "X-Key=E2E_HEADER"];
  const { code, output } = await run(ofCommand, [...flags, ...ofEnv, "--connect-timeout", "500ms"], secrets);
  expect(code).toBe(0);
  expect(output).toContain(
    "Server overrides for `s`: --server-url, --server-auth-bearer-env, --header X-Tenant, --header-env X-Key, --http-timeout, --connect-timeout",
  );
  const sent = server.seen.findLast(({ body }) => body.includes("tools/call"));
  expect(sent?.headers).toMatchObject({ "x-tenant": "green", "x-key": KEY, authorization: `Bearer ${TOKEN}` });
});

describe("verdicts", () => {
  it("fails what could not be verified with --strict", async () => {
    expect((await run(suite("403"), ["--strict"])).code).toBe(1);
  });

  const call = (ms: number) => suite("pauses-stream", "", `  - { name: call, tool: echo, timeout_ms: ${ms} }`);

  it("waits for an answer while there is no connection", async () => {
    const { code, rows } = await run(call(4_000));
    expect([code, rows[0]?.failures[0]?.rule_id]).toEqual([1, "FAULT-TIMEOUT-CALL"]);
  });

  it("reports a run that has nothing left to wait for", async () => {
    // No timer keeps the process alive.
    const preload = `const start = setTimeout;
      globalThis.setTimeout = (...args) => start(...args).unref();
      Object.getPrototypeOf(start(() => {}, 0)).ref = function () { return this; };`;
    const through = [process.execPath, "--import", `data:text/javascript,${encodeURIComponent(preload)}`];
    const start: typeof mcptest = (args, options) => mcptest(args, { ...options, through });
    const { code, results } = await runFiles(call(100_000), [], {}, start);
    expect([code, results.tests[0]?.failures[0]]).toMatchObject([
      2,
      { rule_id: "RUNNER-FAULT", message: expect.stringContaining("nothing is left to wait for") },
    ]);
  });

  it("judges what a test asks of the HTTP response itself", async () => {
    const expected = `{ http.status: 401, 'http.headers["content-type"]': { starts-with: application/json } }`;
    const { code, rows } = await run(suite("401", "", `  - { name: denied, tool: echo, expect: ${expected} }`));
    expect([rows[0]?.status, code]).toEqual(["passed", 0]);
  });

  it("judges the next tests after a broken connection", async () => {
    const tests = ["a", "b", "c"].map((name) => `  - { name: ${name}, tool: echo }`).join("\n");
    const { rows } = await run(suite("reset", "", tests));
    expect(rows.map(({ failures }) => failures[0]?.rule_id)).toEqual(Array(3).fill("FAULT-HTTP-RESET"));
  });
});

it.each(["json", "html", "401", "500", "start-401", "reset", "redirect-origin"])(
  "secrets are in no output: %s",
  async (mode) => {
    const proxy = await startProxy();
    // The server sends every header back, and the failing assertion shows the whole answer.
    const tests = `  - name: call
    tool: echo
    expect: { result.content: [], http.status: 299 }`;
    const env = { ...secrets, HTTP_PROXY: proxy.origin.replace("//", `//user:${PROXY_PASSWORD}@`) };
    const { all, code } = await run(suite(mode, credentials, tests), ["--verbose"], env);
    await proxy.close();
    expect(code).not.toBe(0);
    expect(proxy.auth.size).toBe(1);
    expect(server.seen.at(-1)?.headers.authorization ?? `Bearer ${TOKEN}`).toBe(`Bearer ${TOKEN}`);
    const basic = Buffer.from(`user:${PROXY_PASSWORD}`).toString("base64");
    for (const secret of [TOKEN, KEY, PROXY_PASSWORD, basic]) expect(all).not.toContain(secret);
  },
);

it("TLS trusts --ca-bundle, and anything only with a loud warning", async () => {
  const { ca, ...pair } = await testCertificates();
  const bundle = join(folderWith({ "ca.pem": ca }), "ca.pem");
  const secure = await serve(0, { tls: pair });
  const file = suite("json", "", undefined, secure.origin);
  const untrusted = await run(file);
  const trusted = await run(file, ["--ca-bundle", bundle]);
  const blind = await run(file, ["--insecure-skip-verify"]);
  // What the suite says of it, an older TLS than it accepts too.
  const tls = (more: string) => `    http: { tls: { ca_bundle_path: "${bundle}"${more} } }`;
  const old = await serve(0, { tls: { ...pair, maxVersion: "TLSv1.2" } });
  const written = await run(suite("json", tls(""), undefined, secure.origin));
  const tooOld = await run(suite("json", tls(', min_version: "1.3"'), undefined, old.origin));
  const oldest = await run(suite("json", tls(', min_version: "1.2"'), undefined, old.origin));
  await Promise.all([secure.close(), old.close()]);
  expect([written.code, oldest.code]).toEqual([0, 0]);
  expect([tooOld.code, tooOld.rows[0]?.failures[0]?.rule_id]).toEqual([2, "FAULT-HTTP-TLS"]);
  expect([untrusted.code, untrusted.rows[0]?.failures[0]?.rule_id]).toEqual([2, "FAULT-HTTP-TLS"]);
  expect([trusted.code, trusted.output.includes("NOT VERIFIED")]).toEqual([0, false]);
  expect([blind.code, blind.output.includes("CERTIFICATES ARE NOT VERIFIED")]).toEqual([0, true]);
});

describe("a server that the run starts", () => {
  const entry = (more: string) => `    start:
      command: ["${process.execPath}", ${root}__tests__/servers/http-fault-server.mjs]
      env: { PORT: "\${port}" }
${more}`;

  it("gets a port of its own for each session, and is gone at the end", async () => {
    const ready = entry("    wait_for_ready: http://127.0.0.1:${port}/ready");
    const tests = "  - { name: a, tool: x }\n  - { name: b, tool: x }\nrun_options: { restart_policy: per_test }";
    const { code, rows } = await run(suite("json", ready, tests, "http://127.0.0.1:${port}"));
    expect([code, rows.map(({ status }) => status)]).toEqual([0, ["passed", "passed"]]);
  });
});
