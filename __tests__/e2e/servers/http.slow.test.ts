import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Results, TestRow } from "../../../src/core/generated/results.js";
import { type FaultServer, serve } from "../../servers/http-fault-server.mjs";
import { startProxy } from "../../servers/proxy.js";
import { testCertificates } from "../../servers/tls.js";
import { folderWith, mcptest, root } from "../../support/cli.js";

const TOKEN = "tok-9f8e7d6c5b4a39281706";
const KEY = "key-0011223344556677889900";
const PROXY_PASSWORD = "proxy-pass-1234567890";

let server: FaultServer;
beforeAll(async () => {
  server = await serve();
});
afterAll(async () => {
  await server.close();
});

interface Ran {
  code: number | null;
  output: string;
  results: Results;
  rows: TestRow[];
  /** Every byte that left the process. */
  all: string;
}

async function run(args: readonly string[], env: Record<string, string> = {}): Promise<Ran> {
  const folder = mkdtempSync(join(tmpdir(), "mcptest-e2e-"));
  const files = ["json", "junit", "ndjson"].map((name) => ({ name, file: join(folder, `results.${name}`) }));
  const reporters = files.flatMap(({ name, file }) => ["--reporter", `${name}=${file}`]);
  const { code, stdout, stderr } = await mcptest([...args, "--reporter", "pretty", ...reporters], { env });
  const output = stdout + stderr;
  const texts = files.map(({ file }) => readText(file));
  const results = texts[0] === "" ? { tests: [] } : JSON.parse(texts[0] ?? "");
  return { code, output, results, rows: results.tests, all: [output, ...texts].join("\n") };
}

function readText(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}

/** A suite with one call at a server of this mode; `server`: more lines of its entry. */
function suite(mode: string, entry = "", tests = "  - { name: call, tool: echo }", origin = server.origin): string {
  const file = join(mkdtempSync(join(tmpdir(), "mcptest-suite-")), "a.mcptest.yaml");
  writeFileSync(file, `servers:\n  remote:\n    url: ${origin}/mcp/${mode}\n${entry}\ntools:\n${tests}\n`);
  return file;
}

const credentials = `    auth: { bearer_token_env: E2E_BEARER }
    headers: { X-Tenant: blue, X-Key: { env: E2E_HEADER } }`;
const secrets = { E2E_BEARER: TOKEN, E2E_HEADER: KEY };

describe("the flags of a server over HTTP", () => {
  it("runs a suite for a command against an address, and says so", async () => {
    const file = join(mkdtempSync(join(tmpdir(), "mcptest-suite-")), "a.mcptest.yaml");
    writeFileSync(
      file,
      "servers:\n  s: { command: [no-such-program], cwd: . }\ntools:\n  - { name: call, tool: echo }\n",
    );
    const { code, output, results } = await run(
      [
        ...[
          "run",
          file,
          "--server-url",
          `${server.origin}/mcp/sse`,
          "--header",
          "X-Tenant=green",
          "--http-timeout",
          "5",
        ],
        ...["--server-auth-bearer-env", "E2E_BEARER", "--header-env", "X-Key=E2E_HEADER", "--connect-timeout", "500ms"],
      ],
      secrets,
    );
    expect(code).toBe(0);
    expect(output).toContain(
      "Server overrides for `s`: --server-url, --server-auth-bearer-env, --header X-Tenant, --header X-Key, http.timeout, http.connect_timeout",
    );
    expect(results.run.overrides).toContain("--server-url");
    const sent = server.seen.findLast(({ body }) => body.includes("tools/call"));
    expect(sent?.headers).toMatchObject({ "x-tenant": "green", "x-key": KEY, authorization: `Bearer ${TOKEN}` });
  });
});

describe("verdicts", () => {
  it("fails what could not be verified with --strict", async () => {
    expect((await run(["run", suite("403"), "--strict"])).code).toBe(1);
  });

  it("judges what a test asks of the HTTP response itself", async () => {
    const tests = `  - name: denied
    tool: echo
    expect: { http.status: 401, 'http.headers["content-type"]': { contains: json } }`;
    const { code, rows } = await run([
      "run",
      suite("401", "", `${tests.replace("contains", "starts-with").replace("json", "application/json")}`),
    ]);
    expect([rows[0]?.status, code]).toEqual(["passed", 0]);
  });

  it("judges the next tests after a broken connection", async () => {
    const tests = ["a", "b", "c"].map((name) => `  - { name: ${name}, tool: echo }`).join("\n");
    const { rows } = await run(["run", suite("reset", "", tests)]);
    expect(rows.map(({ failures }) => failures[0]?.rule_id)).toEqual(Array(3).fill("FAULT-HTTP-RESET"));
  });
});

describe("secrets", () => {
  it.each(["json", "html", "401", "500", "start-401", "reset", "redirect-origin"])(
    "are in no output: %s",
    async (mode) => {
      const proxy = await startProxy();
      // The server sends every header back, and the failing assertion shows the whole answer.
      const tests = `  - name: call
    tool: echo
    expect: { result.content: [], http.status: 299 }`;
      const env = { ...secrets, HTTP_PROXY: proxy.origin.replace("//", `//user:${PROXY_PASSWORD}@`) };
      const { all, code } = await run(["run", suite(mode, credentials, tests), "--verbose"], env);
      await proxy.close();
      expect(code).not.toBe(0);
      expect(proxy.auth.size).toBe(1);
      expect(server.seen.at(-1)?.headers.authorization ?? `Bearer ${TOKEN}`).toBe(`Bearer ${TOKEN}`);
      const basic = Buffer.from(`user:${PROXY_PASSWORD}`).toString("base64");
      for (const secret of [TOKEN, KEY, PROXY_PASSWORD, basic]) expect(all).not.toContain(secret);
    },
  );
});

describe("TLS from the command line", () => {
  it("trusts --ca-bundle, and anything only with a loud warning", async () => {
    const { ca, ...pair } = await testCertificates();
    const bundle = join(folderWith({ "ca.pem": ca }), "ca.pem");
    const secure = await serve(0, { tls: pair });
    const file = suite("json", "", undefined, secure.origin);
    const untrusted = await run(["run", file]);
    const trusted = await run(["run", file, "--ca-bundle", bundle]);
    const blind = await run(["run", file, "--insecure-skip-verify"]);
    // What the suite says of it, an older TLS than it accepts too.
    const tls = (more: string) => `    http: { tls: { ca_bundle_path: "${bundle}"${more} } }`;
    const old = await serve(0, { tls: { ...pair, maxVersion: "TLSv1.2" } });
    const written = await run(["run", suite("json", tls(""), undefined, secure.origin)]);
    const tooOld = await run(["run", suite("json", tls(', min_version: "1.3"'), undefined, old.origin)]);
    const oldest = await run(["run", suite("json", tls(', min_version: "1.2"'), undefined, old.origin)]);
    await Promise.all([secure.close(), old.close()]);
    expect([written.code, oldest.code]).toEqual([0, 0]);
    expect([tooOld.code, tooOld.rows[0]?.failures[0]?.rule_id]).toEqual([2, "FAULT-HTTP-TLS"]);
    expect([untrusted.code, untrusted.rows[0]?.failures[0]?.rule_id]).toEqual([2, "FAULT-HTTP-TLS"]);
    expect([trusted.code, trusted.output.includes("NOT VERIFIED")]).toEqual([0, false]);
    expect([blind.code, blind.output.includes("CERTIFICATES ARE NOT VERIFIED")]).toEqual([0, true]);
  });
});

describe("a server that the run starts", () => {
  const entry = (more: string) => `    start:
      command: ["${process.execPath}", ${root}__tests__/servers/http-fault-server.mjs]
      env: { PORT: "\${port}" }
${more}`;

  it("gets a port of its own for each session, and is gone at the end", async () => {
    const file = suite(
      "json",
      entry("    wait_for_ready: http://127.0.0.1:${port}/ready"),
      "  - { name: a, tool: x }\n  - { name: b, tool: x }\nrun_options: { restart_policy: per_test }",
      "http://127.0.0.1:${port}",
    );
    const { code, rows } = await run(["run", file]);
    expect([code, rows.map(({ status }) => status)]).toEqual([0, ["passed", "passed"]]);
  });

  it("is reported if its port is in use", async () => {
    const { code, rows } = await run(["run", suite("json", entry(""))]);
    expect([code, rows[0]?.failures[0]?.rule_id]).toEqual([2, "FAULT-START-PORT-BUSY"]);
  });
});
