import { afterAll, describe, expect, it } from "vitest";
import type { Results } from "../../../src/core/generated/results.js";
import { serve } from "../../servers/http-fault-server.mjs";
import { testCertificates } from "../../servers/tls.js";
import { textIn } from "../../support/files.js";
import { makeWorkspace, runStep, type StepOptions } from "../../support/github/runner.js";

const BEARER = "tok-9f8e7d6c5b4a39281706";
const KEY = "key-0011223344556677889900";
const secrets = { E2E_BEARER: BEARER, E2E_HEADER: KEY };
const ofCommand = "servers:\n  s: { command: [no-such-program] }\ntools:\n  - { name: call, tool: echo }\n";

const server = await serve();
afterAll(() => server.close());

function address(mode: string): string {
  return `${server.origin}/mcp/${mode}`;
}

/** A suite with one call at an address; `entry`: more lines of its server. */
function suiteOf(url: string, entry = ""): string {
  return `servers:\n  remote:\n    url: ${url}\n${entry}tools:\n  - { name: call, tool: echo }\n`;
}

/** The headers of the last call that the server saw. */
function sent() {
  return server.seen.findLast(({ body }) => body.includes("tools/call"))?.headers;
}

async function step(
  suite: string,
  inputs: Record<string, string>,
  options: StepOptions & { files?: Record<string, string> } = {},
) {
  const workspace = makeWorkspace({ "tests/a.yaml": suite, ...options.files });
  const ran = await runStep(workspace, { suite: "tests/a.yaml", json: "results.json", ...inputs }, options);
  const text = textIn(workspace, "results.json");
  const results: Results = JSON.parse(text);
  return { ...ran, results, row: results.tests[0]!, rule: results.tests[0]?.failures[0]?.rule_id, text };
}

describe("the action over HTTP", () => {
  it("runs a suite for a command against server-url, with headers and token, and says so", async () => {
    const inputs = {
      "server-url": address("sse"),
      "server-auth-bearer-env": "E2E_BEARER",
      header: "X-Tenant=green\nX-Plain=a=b",
      "header-env": "X-Key=E2E_HEADER",
      "http-timeout": "30",
      "connect-timeout": "30000ms",
      "wait-for-ready": `${server.origin}/ready`,
    };
    const before = server.seen.length;
    const ran = await step(ofCommand, inputs, { env: secrets });
    const { exitCode, outputs, log, output: reported, masks, results, text } = ran;
    expect([exitCode, outputs.conclusion, outputs.passed]).toEqual([0, "success", "1"]);
    const names =
      "server-url, server-auth-bearer-env, header X-Tenant, header X-Plain, header-env X-Key, http-timeout, connect-timeout, wait-for-ready";
    expect(log).toContain(`Server overrides for \`s\`: ${names}`);
    expect(results.run.overrides).toEqual(names.split(", "));
    expect(results.servers).toMatchObject([{ name: "s", kind: "http", negotiated_version: "2025-11-25" }]);
    expect(server.seen[before]).toMatchObject({ method: "GET", url: "/ready" });
    const headers = { "x-tenant": "green", "x-plain": "a=b", "x-key": KEY, authorization: `Bearer ${BEARER}` };
    expect(sent()).toMatchObject(headers);
    for (const secret of [BEARER, KEY]) for (const bytes of [reported, text]) expect(bytes).not.toContain(secret);
    // The runner hides them from here on, in the job's other steps too.
    expect([...masks].sort()).toEqual([KEY, BEARER].sort());
  });

  it("takes a whole server from server-config, over the suite's and under the other inputs", async () => {
    const config = `server:\n  url: ${address("json")}\n  headers: { X-Tenant: config, X-Only: config }\n`;
    const suite = suiteOf(address("500"), "    headers: { X-Tenant: suite, X-Suite: suite }\n");
    const inputs = { "server-config": "ci/server.yaml", header: "x-tenant=input" };
    const { exitCode, log } = await step(suite, inputs, { files: { "ci/server.yaml": config } });
    expect(exitCode).toBe(0);
    expect(sent()).toMatchObject({ "x-tenant": "input", "x-only": "config" });
    expect(sent()).not.toHaveProperty("x-suite");
    expect(log).toContain("Server overrides for `remote`: server-config, header x-tenant");
  });

  it("reports inputs that fit no server of the suite, and starts none", async () => {
    const suite = `servers:\n  one: { command: [node] }\n  two: { command: [node] }\ntools: []\n`;
    const workspace = makeWorkspace({ "a.yaml": suite });
    const inputs = { suite: "a.yaml", "server-url": address("json"), "server-target": "three" };
    const { exitCode, annotations } = await runStep(workspace, inputs);
    expect(exitCode).toBe(2);
    expect(annotations.map(({ properties }) => properties.title)).toEqual(["no live server `three`"]);
  });

  it("errors if an input names a variable that is unset, and warns of it", async () => {
    const inputs = { "server-auth-bearer-env": "E2E_BEARER", "header-env": "X-Key=E2E_HEADER" };
    const { exitCode, rule, annotations } = await step(suiteOf(address("json")), inputs);
    expect([exitCode, rule]).toEqual([2, "SUITE-ENV-UNSET"]);
    const warnings = annotations.filter(({ name }) => name === "warning").map(({ properties }) => properties.title);
    expect(warnings).toEqual([
      "the environment variable E2E_HEADER is not set",
      "the environment variable E2E_BEARER is not set",
    ]);
  });

  it("trusts ca-bundle, and anything only with a loud warning", async () => {
    const { ca, ...tls } = await testCertificates();
    const secure = await serve(0, { tls });
    const suite = suiteOf(`${secure.origin}/mcp/json`);
    const files = { "ca.pem": ca };
    const untrusted = await step(suite, {});
    const trusted = await step(suite, { "ca-bundle": "ca.pem" }, { files });
    const blind = await step(suite, { "insecure-skip-verify": "true" });
    await secure.close();
    expect([untrusted.exitCode, untrusted.rule]).toEqual([2, "FAULT-HTTP-TLS"]);
    expect([trusted.exitCode, trusted.annotations]).toEqual([0, []]);
    expect(blind.exitCode).toBe(0);
    expect(blind.annotations).toMatchObject([
      { name: "warning", properties: { title: "CERTIFICATES ARE NOT VERIFIED" } },
    ]);
  });
});
