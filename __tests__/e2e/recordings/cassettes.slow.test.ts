import { readdirSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { serve } from "../../servers/http-fault-server.mjs";
import { serveSse } from "../../servers/sse-fault-server.mjs";
import {
  folderWith,
  jsonIn,
  mcptestHere,
  root,
  runIn,
  textIn,
  timeless,
  valid,
  writeIn,
} from "../../support/harness.js";

const everything = `${root}node_modules/@modelcontextprotocol/server-everything/dist/index.js`;
const plain = `${root}__tests__/servers/plain-server.mjs`;
const modern = `${root}__tests__/servers/modern-server.mjs`;
const GOLDEN = "../../golden/e2e/cassettes";

const http = await serve();
let sse = await serveSse();
afterAll(() => Promise.all([http.close(), sse.close()]));

const cassetteIn = (file: string) => valid("cassette", jsonIn(file));

/** Runs a suite in a folder; gives every report that is written to a file, too. */
async function run(cwd: string, suite: string, flags: readonly string[] = [], env: Record<string, string> = {}) {
  writeIn(cwd, "a.mcptest.yaml", suite);
  const formats = ["junit", "markdown", "ndjson"];
  const reporters = ["pretty", ...formats.map((name) => `${name}=report.${name}`)];
  const ran = await runIn(cwd, [...reporters.flatMap((reporter) => ["--reporter", reporter]), ...flags], env);
  return { ...ran, texts: [textIn(ran.file), ...formats.map((name) => textIn(cwd, `report.${name}`))] };
}

/** Records a suite with `--record`, then runs it again with the cassette instead of its server. */
async function recordAndPlay(entry: string, rest: string, flags: readonly string[] = [], client?: string) {
  const cwd = folderWith({});
  const live = await run(cwd, `servers:\n  s: ${entry}\n${rest}`, ["--record", "recordings", ...flags]);
  const [name = ""] = readdirSync(join(cwd, "recordings"));
  const tape = `{ cassette: recordings/${name}${client ? `, ${client}` : ""} }`;
  const played = await run(cwd, `servers:\n  s: ${tape}\n${rest}`, flags);
  return { cwd, name, live, played };
}

/** A report that does not say whether a server or its cassette answered. */
const alike = (text: string) => timeless(text).replace(/"kind":\s*"(stdio|http|cassette)"/, '"kind": "K"');

const EVERYTHING = `
target_versions: ["2025-06-18"]
tools:
  - { name: echo, tool: echo, args: { message: hello }, expect: [{ target: "result.content[0].text", matcher: { exact: "Echo: hello" } }] }
  - { name: wrong sum, tool: get-sum, args: { a: 2, b: 3 }, expect: [{ target: "result.content[0].text", matcher: { contains: "6" } }] }
  - name: progress is reported
    tool: trigger-long-running-operation
    args: { duration: 0.2, steps: 2 }
    expect: [{ target: "notifications[1].params.progress", matcher: { exact: 2 } }]
  - { name: bad sums, tool: get-sum, args: { a: 1, b: 2 }, negative_path: { checks: [unknown_tool, missing_required, wrong_type] } }
  - name: two steps
    steps:
      - { id: first, tool: echo, args: { message: one }, save: { said: "result.content[0].text" } }
      - { tool: echo, args: { message: "\${steps.first.said}" }, expect: [{ target: "result.content[0].text", matcher: { exact: "Echo: Echo: one" } }] }
resources:
  - { name: a resource, uri: "demo://resource/static/document/features.md" }
prompts:
  - { name: a prompt, prompt: simple-prompt }
compliance:
  - { name: the tools, check: tools/list }
  - { name: the invariants, check: invariants }
`;

describe("a server that was recorded", () => {
  it("gives the same reports from its cassette, byte for byte but for times", async () => {
    const { cwd, live, played, name } = await recordAndPlay(`{ command: [node, "${everything}", stdio] }`, EVERYTHING);
    expect(live).toMatchObject({ code: 1, leftovers: [] });
    expect(played).toMatchObject({ code: 1, leftovers: [], stderr: "" });
    expect(live.results.tests.map(({ status }) => status)).toEqual([
      ...["passed", "failed", "passed", "passed", "passed"],
      ...["passed", "passed", "passed", "passed"],
    ]);
    for (const [index, text] of played.texts.entries()) {
      expect(alike(text)).toBe(alike(live.texts[index] as string));
    }
    expect(alike(played.stdout)).toBe(alike(live.stdout));
    expect(name).toBe("a.s.2025-06-18.cassette.json");
    const { interactions } = cassetteIn(join(cwd, "recordings", name));
    const [first, ...requests] = interactions.map(({ request }) => request);
    expect(first?.method).toBe("initialize");
    const lines = requests.map((request) => `${JSON.stringify(request)}\n`);
    await expect(lines.join("")).toMatchFileSnapshot(`${GOLDEN}/everything.txt`);
  });

  it("over HTTP: status and headers come back too, and refusals", async () => {
    const modes = ["json", "401", "500", "reset", "string-id"];
    const suite = (entryOf: (mode: string) => string) =>
      `servers:
${modes.map((mode) => `  "${mode}": ${entryOf(mode)}`).join("\n")}
tools:
${modes.map((mode) => `  - { name: "${mode}", server: "${mode}", tool: echo }`).join("\n")}
  - { name: status, server: json, tool: echo, expect: { http.status: 200 } }
`;
    const cwd = folderWith({});
    const url = (mode: string) => `{ url: "${http.origin}/mcp/${mode}" }`;
    const live = await run(cwd, suite(url), ["--record", "recordings"]);
    const names = readdirSync(join(cwd, "recordings"));
    const nameOf = (mode: string) => names.find((name) => name.startsWith(`a.${mode}.`));
    const tapes = suite((mode) => `{ cassette: recordings/${nameOf(mode)} }`);
    const played = await run(cwd, tapes);
    const statuses = ["passed", "unverified", "failed", "failed", "passed", "passed"];
    expect(live.results.tests.map(({ status }) => status)).toEqual(statuses);
    // The sessions of a run count their requests together, so which one has which id depends on time.
    const rowsOf = ({ results }: typeof live) =>
      JSON.parse(
        alike(JSON.stringify(results.tests))
          .replaceAll(": T", ":0")
          .replace(/"(id|progressToken)":\d+/g, '"$1":0'),
      );
    expect(rowsOf(played)).toEqual(rowsOf(live));
    expect([live.code, played.code]).toEqual([1, 1]);
  });

  it.each([
    ["pinned", 'target_versions: ["2024-11-05"]'],
    ["found out", ""],
  ])("over HTTP+SSE (%s), which was reached after a POST was refused", async (_, versions) => {
    const tests = `${versions}\ntools: [{ name: a, tool: t, expect: { "result.content[0].text": fine 1 } }]\n`;
    const { live, played } = await recordAndPlay(`{ url: "${sse.origin}/fine" }`, tests);
    expect([live.code, played.code, played.stdout]).toEqual([0, 0, expect.stringContaining("1 passed")]);
    await sse.close();
    sse = await serveSse();
  });

  it.each([
    ["pinned", 'target_versions: ["2026-07-28"]'],
    ["found out", ""],
  ])("at 2026-07-28 (%s): discovery, and an answer that wants more input", async (_, versions) => {
    const client =
      "client: { elicitation: { action: accept, content: { name: Ann } }, sampling: { role: assistant, content: { type: text, text: Hi }, model: m }, roots: [] }";
    const rest = `
${versions}
tools:
  - { name: echo, tool: echo, args: { message: hello }, expect: [{ target: result.resultType, matcher: { exact: complete } }] }
  - { name: asked back, tool: ask }
  - { name: progress, tool: slow, args: { ms: 1 } }
compliance:
  - { name: discovery, check: server/discover }
`;
    const entry = `{ command: [node, "${modern}"], ${client} }`;
    const { cwd, name, live, played } = await recordAndPlay(entry, rest, [], client);
    expect(live.results.tests.map(({ status }) => status)).toEqual(["passed", "passed", "passed", "passed"]);
    expect([live.code, played.code]).toEqual([0, 0]);
    expect(alike(played.texts[0] as string)).toBe(alike(live.texts[0] as string));
    const { interactions, protocol_version } = cassetteIn(join(cwd, "recordings", name));
    expect(protocol_version).toBe("2026-07-28");
    expect(interactions.map(({ request }) => request.method)).not.toContain("initialize");
  });

  it("one cassette for each server and revision, with names that stay in the folder", async () => {
    const server = `{ command: [node, "${plain}"] }`;
    const suite = `servers: { "../../up": ${server}, "a/b": ${server}, a-b: ${server} }
target_versions: ["2025-06-18", "2025-11-25"]
tools:
  - { name: a, server: "../../up", tool: echo, args: { text: x } }
  - { name: b, server: a/b, tool: echo, args: { text: x } }
  - { name: c, server: a-b, tool: echo, args: { text: x } }
`;
    const cwd = folderWith({ "sub/b.mcptest.yaml": suite });
    const ran = await mcptestHere(["run", "--record", "out"], { cwd });
    expect(ran.code).toBe(0);
    const names = readdirSync(join(cwd, "out")).map((name) => name.replace(/-[0-9a-f]{8}\./, "-HASH."));
    const expected = ["2025-06-18", "2025-11-25"].flatMap((revision) =>
      [`a-b.${revision}`, `a-b.${revision}-HASH`, `up.${revision}`].map((name) => `sub-b.${name}.cassette.json`),
    );
    expect(names.sort()).toEqual(expected.sort());
    expect(readdirSync(cwd).sort()).toEqual([".git", ".mcptest", "out", "sub"]);
  });

  it("holds no secret, and answers requests with a new secret", async () => {
    const rest = `tools: [{ name: a, tool: echo, args: { text: "\${API_TOKEN}" } }]\n`;
    const cwd = folderWith({});
    const live = `servers:\n  s: { command: [node, "${plain}"] }\n${rest}`;
    const recorded = await run(cwd, live, ["--record", "r"], { API_TOKEN: "first-secret-value" });
    expect(recorded.code).toBe(0);
    const [name = ""] = readdirSync(join(cwd, "r"));
    const text = textIn(cwd, "r", name);
    expect(text).not.toContain("first-secret-value");
    expect(text).toContain("«secret:API_TOKEN»");
    const tape = `servers:\n  s: { cassette: r/${name} }\n${rest}`;
    const played = await run(cwd, tape, [], { API_TOKEN: "another-secret-value" });
    expect(played.code).toBe(0);
  });
});

describe("what a cassette does not have", () => {
  const RECORDED = `
target_versions: ["2025-11-25"]
tools: [{ name: a, tool: echo, args: { text: hello, at: { now: 1 } } }]
`;

  async function played(tests: string, entry = ""): Promise<Awaited<ReturnType<typeof run>>> {
    const { cwd, name } = await recordAndPlay(`{ command: [node, "${plain}"] }`, RECORDED);
    return run(cwd, `servers:\n  s: { cassette: recordings/${name}${entry} }\n${tests}`);
  }

  it("makes the test errored, and shows what is nearest", async () => {
    const ran = await played(`
tools:
  - { name: other arguments, tool: echo, args: { text: hallo, at: { now: 1 } } }
  - { name: another method, tool: echo, args: { text: hello, at: { now: 1 } }, verify: [{ tool: nothing }] }
  - { name: no probes were recorded, tool: echo, args: { text: hello, at: { now: 1 } }, negative_path: {} }
  - name: in a step
    steps: [{ tool: echo, args: { text: unheard } }]
resources:
  - { name: a method that was never used, uri: "file:///x" }
compliance:
  - { name: a list, check: tools/list }
  - { name: bytes, raw: "{}" }
`);
    expect(ran).toMatchObject({ code: 2, leftovers: [] });
    const ends = ran.results.tests.map(({ status, failures }) => [status, ...failures.map(({ rule_id }) => rule_id)]);
    expect(ends).toEqual([...Array(6).fill(["errored", "SUITE-CASSETTE-MISS"]), ["skipped"]]);
    await expect(timeless(ran.stdout)).toMatchFileSnapshot(`${GOLDEN}/misses.txt`);
  });

  it("does not miss what is declared as volatile", async () => {
    const tests = `tools: [{ name: a, tool: echo, args: { text: hello, at: { now: 2 } } }]\n`;
    expect((await played(tests)).code).toBe(2);
    expect((await played(tests, ", volatile: [params.arguments.at.now]")).code).toBe(0);
  });

  it("a revision other than the recorded one is reported as not supported by the server", async () => {
    const ran = await played(`target_versions: ["2025-06-18"]\ntools: [{ name: a, tool: echo }]\n`);
    expect(ran.code).toBe(1);
    expect(ran.results.findings.map(({ rule_id }) => rule_id)).toEqual(["VERSION-001"]);
    expect(ran.results.tests[0]?.status).toBe("skipped");
  });
});

describe("a cassette that cannot be played is reported before anything starts", () => {
  const head = { version: 1, kind: "server", server: { name: "s" }, protocol_version: null, recorded_at: "" };
  const tapeOf = (more: object) => JSON.stringify({ ...head, ...more });
  const cases: [string, string | undefined, string][] = [
    ["that is not there", undefined, "There is no such file"],
    ["that is not valid JSON", "{", "It is not valid JSON"],
    ["that is something else", "[]", "It is JSON, but not a valid cassette"],
    ["with a wrong interaction", tapeOf({ interactions: [{ request: {} }] }), "/interactions/0/request must have"],
    ["of a model", tapeOf({ kind: "agent", interactions: [] }), "the answers of a model"],
    ["of a later version", tapeOf({ version: 2, interactions: [] }), "/version must be 1"],
    ["that is nested too deeply", `{"interactions":${"[".repeat(1e5)}${"]".repeat(1e5)}}`, "more than 200 levels"],
    ["of too many values", `{"interactions":[${"[],".repeat(2_000_000)}1]}`, "more than 2000000 values"],
    ["that is too large", " ".repeat(64 * 1024 * 1024 + 1), "at most 67108864 are read"],
  ];

  it.each(cases)("one %s", async (_, text, report) => {
    const suite = "servers:\n  s: { cassette: c.json }\ntools: [{ name: a, tool: echo }]\n";
    const cwd = folderWith({ "a.mcptest.yaml": suite, ...(text !== undefined && { "c.json": text }) });
    const ran = await mcptestHere(["validate", "--strict"], { cwd });
    expect(ran.code).toBe(2);
    expect(ran.stderr).toContain("a.mcptest.yaml:2:3");
    expect(ran.stderr).toContain("the cassette c.json cannot be played");
    expect(ran.stderr).toContain(report);
  });

  it("one outside the repository, which is not read", async () => {
    const folder = folderWith({
      "c.json": "what is there is private",
      "work/.git/HEAD": "",
      "work/a.mcptest.yaml": "servers: { s: { cassette: ../c.json } }\ntools: [{ name: a, tool: b }]\n",
    });
    const ran = await mcptestHere(["validate"], { cwd: join(folder, "work") });
    expect(ran.code).toBe(2);
    expect(ran.stderr).toContain("a cassette outside the repository");
    expect(ran.stdout + ran.stderr).not.toMatch(/private|JSON/);
  });

  it("a member named __proto__ is a member like any other", async () => {
    const args = '{ "__proto__": { "admin": true }, "text": "x" }';
    const answer = { jsonrpc: "2.0", result: { content: [{ type: "text", text: "polluted not" }] } };
    const interactions = [
      `{ "request": { "method": "initialize" }, "response": ${JSON.stringify({ jsonrpc: "2.0", result: { protocolVersion: "2025-11-25", capabilities: {}, serverInfo: { name: "s" } } })} }`,
      `{ "request": { "method": "tools/call", "params": { "name": "echo", "arguments": ${args} } }, "response": ${JSON.stringify(answer)} }`,
    ];
    const text = `${JSON.stringify(head).slice(0, -1)}, "interactions": [${interactions.join()}] }`;
    const suite = `servers: { s: { cassette: deep/c.json } }
tools:
  - { name: same, tool: echo, args: ${args} }
  - { name: without, tool: echo, args: { text: x } }
`;
    const ran = await run(folderWith({ "deep/c.json": text }), suite);
    expect(ran.results.tests.map(({ status }) => status)).toEqual(["passed", "errored"]);
  });
});
