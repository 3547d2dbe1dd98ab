import { expect, it } from "vitest";
import { root, runFiles } from "../../support/harness.js";

const modern = `${root}__tests__/servers/modern-server.mjs`;
const memory = `${root}node_modules/@modelcontextprotocol/server-memory/dist/index.js`;
const revisions = ["2024-11-05", "2025-03-26", "2025-06-18", "2025-11-25", "2026-07-28"];

/** A server that asks for what no client has offered. */
const greedy = `
import { createInterface } from "node:readline";
const FORM = { message: "Who?", requestedSchema: { type: "object", properties: {} } };
createInterface({ input: process.stdin }).on("line", (line) => {
  const { id, method } = JSON.parse(line);
  const cached = { resultType: "complete", ttlMs: 0, cacheScope: "public" };
  const result = method === "server/discover"
    ? { ...cached, supportedVersions: ["2026-07-28"], capabilities: { tools: {} } }
    : { resultType: "input_required", inputRequests: { who: { method: "elicitation/create", params: FORM } } };
  console.log(JSON.stringify({ jsonrpc: "2.0", id, result }));
});
`;

async function run(suite: string) {
  const files = { "a.mcptest.yaml": suite, "greedy.mjs": greedy };
  const { results, ...ran } = await runFiles(files, ["--reporter", "minimal"]);
  const rows = results.tests.map(({ name, server, target_version, status }) =>
    [name, server, target_version, status].join(" "),
  );
  return { ran, results, rows };
}

it("a suite at every revision passes over stdio and over HTTP, with the invariants to fail by", async () => {
  const { ran, results, rows } = await run(`
servers:
  pipe:
    command: [node, "${modern}"]
    client: { elicitation: { action: accept, content: { name: Ada } }, sampling: Hello, roots: [] }
  web:
    url: http://127.0.0.1:\${port}/mcp
    start: { command: [node, "${modern}", "\${port}"] }
target_versions: ${JSON.stringify(revisions)}
run_options: { invariants: fail }
compliance:
  - { name: initialize, server: pipe, check: initialize }
  - { name: ping, server: pipe, check: ping }
  - { name: discover, server: pipe, check: server/discover }
  - { name: discover too, server: web, check: server/discover }
  - { name: list, server: web, check: tools/list }
tools:
  - name: echo
    server: [pipe, web]
    tool: echo
    args: { message: hi }
    expect:
      - { target: "result.content[0].text", matcher: { exact: "Echo: hi" } }
      - { target: protocol_version, matcher: { exact: "\${target_version}" } }
      - { target: requests.length, matcher: { exact: 0 } }
  - { name: routed, server: web, tool: routed, args: { region: " ü" } }
  - name: ask
    server: pipe
    tool: ask
    skip_versions: ["2024-11-05", "2025-03-26"]
    expect:
      - { target: "result.content[0].text", matcher: { contains: Ada } }
      - { target: "requests[-1].method", matcher: { exact: roots/list } }
  - name: progress
    server: [pipe, web]
    tool: slow
    expect:
      - { target: "notifications[*].method", matcher: { contains: [notifications/progress] } }
resources: [{ name: note, server: web, uri: "note://one" }]
prompts: [{ name: greet, server: pipe, prompt: greet, args: { name: you } }]
`);
  expect(ran).toMatchObject({ code: 0, leftovers: [] });
  expect(results.findings).toEqual([]);
  const skipped = rows.filter((row) => row.endsWith(" skipped")).sort();
  expect(skipped).toEqual(
    [
      ...["2024-11-05", "2025-03-26"].map((one) => `ask pipe ${one} skipped`),
      ...["discover pipe", "discover too web"].flatMap((name) =>
        revisions.slice(0, 4).map((one) => `${name} ${one} skipped`),
      ),
      "initialize pipe 2026-07-28 skipped",
      "ping pipe 2026-07-28 skipped",
    ].sort(),
  );
  expect(rows.filter((row) => row.endsWith(" passed"))).toHaveLength(rows.length - skipped.length);
});

it("a server that does not speak the revision fails once, naming what it speaks, and its tests are skipped", async () => {
  const { ran, results, rows } = await run(`
servers:
  old: { command: [node, "${memory}"] }
  new: { command: [node, "${modern}"], env: { ONLY_MODERN: "1" } }
target_versions: ["2025-11-25", "2026-07-28"]
tools:
  - { name: a, server: old, tool: read_graph }
  - { name: b, server: old, tool: read_graph }
  - { name: c, server: new, tool: echo, args: { message: hi } }
`);
  expect(ran).toMatchObject({ leftovers: [] });
  expect(results.findings.map(({ rule_id, server, message }) => [rule_id, server, message])).toContainEqual([
    "VERSION-001",
    "old",
    "server old was asked for revision 2026-07-28 and speaks 2025-11-25",
  ]);
  expect(results.findings.filter(({ rule_id }) => rule_id === "VERSION-001")).toHaveLength(1);
  expect(rows).toEqual([
    "a old 2025-11-25 passed",
    "a old 2026-07-28 skipped",
    "b old 2025-11-25 passed",
    "b old 2026-07-28 skipped",
    "c new 2025-11-25 errored",
    "c new 2026-07-28 passed",
  ]);
});

it("a wish for input that the suite does not fulfil fails a test without expect, and can be asserted", async () => {
  const { ran, results } = await run(`
servers: { s: { command: [node, greedy.mjs] } }
tools:
  - { name: silent, tool: x }
  - name: asserted
    tool: x
    expect:
      - { target: result.resultType, matcher: { exact: input_required } }
      - { target: result.inputRequests.who.method, matcher: { exact: elicitation/create } }
`);
  expect(ran.code).toBe(1);
  expect(results.tests.map(({ status }) => status)).toEqual(["failed", "passed"]);
  expect(results.tests[0]?.failures[0]).toMatchObject({
    rule_id: "ASSERT-RESULT",
    message: "the server asks for input before it answers: elicitation/create",
  });
  expect(results.findings.map(({ rule_id }) => rule_id)).toEqual(["INV-022"]);
});
