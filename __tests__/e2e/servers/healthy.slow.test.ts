import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Results, TestRow } from "../../../src/core/generated/results.js";
import { CLIENT, type OAuthServer, serveOAuth } from "../../servers/oauth-server.mjs";
import { CLI, mcptest, root, runIn, runSuite, textIn, writeIn } from "../../support/harness.js";
import { partOf } from "../../support/whole.js";

const ONE = ["2025-11-25"];
/** The servers of the official SDK speak no later one, those of `mcptest mock` have no structuredContent in an earlier. */
const OF_SDK = ["2024-11-05", "2025-06-18", "2025-11-25"];
const OF_MOCK = ["2025-06-18", "2025-11-25", "2026-07-28"];
/** The examples that cannot be run at three revisions. */
const FEWER: Record<string, string[]> = {
  // Its server speaks one.
  lab: ["2025-11-25"],
  // It was recorded at one.
  cassette: ONE,
  // The forms that it fills in came with the first of these.
  client: ["2025-06-18", "2025-11-25"],
};

mkdirSync(`${root}.tmp`, { recursive: true });
const folder = mkdtempSync(`${root}.tmp/healthy-`);
/** The file of each example, by its name. */
const examples = new Map<string, string>();
let oauth: OAuthServer;
let single: Results;

/** The examples, with the launcher that the tests have built. */
beforeAll(async () => {
  oauth = await serveOAuth();
  cpSync(`${root}examples`, folder, { recursive: true });
  for (const file of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    if (!/\.ya?ml$/.test(file)) continue;
    const text = textIn(folder, file)
      .replaceAll("dist/cli/index.js", CLI)
      .replaceAll("../node_modules", `${root}node_modules`)
      .replaceAll(/cwd: \.\.(\/\.\.)?$/gm, `cwd: ${root}`);
    writeIn(folder, file, text);
    // The examples of agents need a model.
    if (!/\/|\.mock\.yaml$|^agent/.test(file)) examples.set(exampleOf(file), file);
  }
  single = (await run([...examples.values()])).results;
});
afterAll(async () => {
  await oauth.close();
  rmSync(folder, { recursive: true, force: true });
});

function exampleOf(file: string): string {
  return file.replace(/^.*\//, "").replace(/\..*$/, "");
}

async function run(files: readonly string[], flags: readonly string[] = ["--jobs", "2"]) {
  const out = mkdtempSync(join(folder, "out-"));
  const env = {
    MCPTEST_MEMORY_FILE: join(out, "memory.jsonl"),
    MCP_URL: `${oauth.origin}/mcp/fine`,
    OAUTH_ENDPOINT: `${oauth.origin}/token/fine`,
    OAUTH_CLIENT_ID: CLIENT.id,
    OAUTH_CLIENT_SECRET: CLIENT.secret,
  };
  return runIn(folder, [...files, ...flags], env, mcptest);
}

/** The examples that can be run at a revision. */
function examplesAt(revision: string): string[] {
  return [...examples].flatMap(([name, file]) => {
    const isOfMock = textIn(folder, file).includes(".mock.yaml");
    const revisions = FEWER[name] ?? (isOfMock ? OF_MOCK : OF_SDK);
    return revisions.includes(revision) ? [file] : [];
  });
}

function reported({ name, row, server, location, target_version, status, failures }: TestRow): string {
  const why = failures.map(({ rule_id, message }) => `${rule_id}: ${message}`);
  return [status, exampleOf(location.file), name, row ?? "-", server, target_version, ...why].join(" | ");
}

/** A form of server-everything has, at 2025-06-18, lists of which several may be chosen: they came with 2025-11-25. */
const LATER_FORM = /^the property "\w+MultipleSelectEnum" of a form is /;

/** A server that is tested over two transports has the same tools twice: that is found, and no more. */
function besideSharedTools({ findings }: Results) {
  return findings.filter(({ rule_id, message }) => rule_id !== "COMP-001" && !LATER_FORM.test(message));
}

describe("a healthy run has no finding but of tools that servers share", () => {
  it("of the examples as they are, whose rows are known", async () => {
    expect(besideSharedTools(single)).toEqual([]);
    const shared = single.findings.filter(({ rule_id }) => rule_id === "COMP-001");
    expect(new Set(shared.map(({ location }) => location?.file))).toEqual(new Set(["mock.mcptest.yaml"]));
    const rows = single.tests.map(reported);
    await expect(`${rows.join("\n")}\n`).toMatchFileSnapshot("../../golden/e2e/healthy.txt");
    expect(new Set(single.tests.map(({ location }) => exampleOf(location.file)))).toEqual(new Set(examples.keys()));
  });

  it.each(partOf([...new Set([...OF_SDK, ...OF_MOCK])], 2))("of the examples at %s, all at once", async (revision) => {
    const ran = await run(examplesAt(revision), ["--target-version", revision, "--jobs", "4"]);
    expect(besideSharedTools(ran.results)).toEqual([]);
    const passed = ran.results.tests.filter(({ status }) => status === "passed");
    expect(passed.length).toBeGreaterThan(10);
    const others = ran.results.tests.filter(({ status }) => status !== "passed" && status !== "skipped");
    expect(others.map(reported)).toEqual([]);
    expect(ran).toMatchObject({ code: 0, stderr: "", leftovers: [] });
  });
});

it("the example of a cassette needs no server, nor any program", async () => {
  const ran = await mcptest(["run", "examples/cassette.mcptest.yaml"], { env: { PATH: "" } });
  expect(ran).toMatchObject({ code: 0, stderr: "", leftovers: [] });
  expect(ran.stdout).toContain("3 tests: 3 passed");
});

it("raw requests and raw bytes over HTTP reach a live server as they are written, and its answers and statuses can be asserted", async () => {
  const everything = `${root}node_modules/@modelcontextprotocol/server-everything/dist/index.js`;
  const start = { command: [process.execPath, everything, "streamableHttp"], env: { PORT: "${port}" } };
  const { results } = await runSuite({
    servers: { s: { url: "http://127.0.0.1:${port}/mcp", start } },
    compliance: [
      { name: "a request", request: { method: "ping" }, expect: { result: {}, "http.status": 200 } },
      { name: "an unknown method", request: { method: "no/such" }, expect: { "error.code": -32601 } },
      {
        name: "bytes of a request",
        raw: '{"jsonrpc":"2.0","id":"mine","method":"ping"}',
        expect: { "response.id": "mine", "http.status": 200 },
      },
      { name: "bytes that are not JSON", raw: "{broken", expect: { "http.status": 400, "error.code": -32700 } },
      { name: "the session goes on", check: "ping" },
    ],
  });
  expect(results.tests.flatMap(({ failures }) => failures)).toEqual([]);
  expect(results.summary).toMatchObject({ total: 5, passed: 5 });
});
