import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { CLI, existsIn, folderWith, killOnce, mcptest, mcptestHere, root } from "../../support/harness.js";

const GOLDEN = "../../golden/e2e/exercised";
const real = (name: string, argument: string) =>
  `[node, "${root}node_modules/@modelcontextprotocol/server-${name}/dist/index.js", "${argument}"]`;

const inputSchema = "{ type: object, properties: { a: {}, b: {}, c: {} } }";
const names = ["tested", "in-steps", "in-composition", "in-setup", "probed", "injected", "skipped", "of-full", "never"];
const MOCK = `tools:
${names.map((name) => `  - { name: ${name}, inputSchema: ${inputSchema}, response: '{"id": 7}', validate: false }`).join("\n")}
resources: [{ uri: "shop://one", name: one, text: x }, { uri: "shop://two", name: two, text: x }]
resource_templates:
  - { uriTemplate: "shop://items/{sku}", name: item, text: x }
  - { uriTemplate: "shop://orders/{id}/lines", name: order, text: x }
prompts: [{ name: greet, messages: [{ role: user, content: x }] }, { name: leave, messages: [{ role: user, content: x }] }]
`;
const SUITE = `servers:
  shop: { command: [node, "${CLI}", mock, mock.yaml], safe_calls: [probed] }
fixtures: { errors: [{ name: gone, code: 1, message: gone, applies_to: any }] }
setup: [{ tool: in-setup, args: { a: 1 } }]
tools:
  - { name: rows, tool: tested, args: { a: "\${data.a}", b: same }, data: [{ a: 1 }, { a: 2 }] }
  - name: steps
    steps:
      - { id: one, tool: in-steps, args: { a: "x" } }
      - { tool: in-steps, args: { a: "\${steps.one.result.content[0].text}", b: 1 } }
      - { resource: "shop://orders/\${steps.one.result.content[0].text}/lines" }
  - { name: probes, tool: probed, negative_path: {} }
  - { name: injected, tool: injected, inject_error: gone }
  - { name: skipped, tool: skipped, skip: later }
  - { name: full, tool: of-full, profile: full }
  - { name: unknown, tool: unlisted }
resources: [{ name: one, uri: "shop://one" }]
prompts: [{ name: greet, prompt: greet }]
compositions: [{ name: c, nodes: [{ id: n, tool: in-composition }] }]
`;

describe("coverage", () => {
  it("counts what the tests of a run exercise, and nothing else; --min fails below its percentage", async () => {
    const cwd = folderWith({ "a.mcptest.yaml": SUITE, "mock.yaml": MOCK });
    const ran = await mcptestHere(["coverage"], { cwd });
    expect(ran).toMatchObject({ code: 0, stderr: "", leftovers: [] });
    await expect(ran.stdout).toMatchFileSnapshot(`${GOLDEN}/shop.txt`);
    const json = await mcptestHere(["coverage", "--format", "json"], { cwd });
    const { servers, ...all } = JSON.parse(json.stdout);
    expect(all).toEqual({ version: 1, exercised: 8, total: 15, percent: 53 });
    const gaps = [
      { argument: "b", gap: "always the same", value: "same" },
      { argument: "c", gap: "never passed" },
    ];
    const tested = servers[0].items.find(({ name }: { name: string }) => name === "tested");
    expect(tested).toEqual({ kind: "tool", name: "tested", exercised: true, arguments: gaps });

    expect(await mcptestHere(["coverage", "--min", "53"], { cwd })).toMatchObject({ code: 0, stderr: "" });
    const stderr = "53 % are less than the 54 % of --min\n";
    expect(await mcptestHere(["coverage", "--min", "54"], { cwd })).toMatchObject({ code: 1, stderr, leftovers: [] });
  });

  it("of several suites: equal servers are one; the real ones of npm", async () => {
    const cwd = folderWith({
      "a.mcptest.yaml": `servers:
  everything: { command: ${real("everything", "stdio")} }
  files: { command: ${real("filesystem", ".")} }
tools:
  - { name: echo, server: everything, tool: echo, args: { message: a } }
  - { name: list, server: files, tool: list_directory, args: { path: "." } }
prompts: [{ name: p, server: everything, prompt: simple-prompt }]
resources: [{ name: r, server: everything, uri: "demo://resource/dynamic/text/1" }]
`,
      "b.mcptest.yaml": `servers: { everything: { command: ${real("everything", "stdio")} } }
tools: [{ name: echo, tool: echo, args: { message: b } }]
`,
      "c.mcptest.yaml": `servers: { memory: { command: ${real("memory", "")} } }
tools: [{ name: read, tool: read_graph }]
`,
    });
    const ran = await mcptestHere(["coverage"], { cwd, env: { MEMORY_FILE_PATH: join(cwd, "memory.json") } });
    expect(ran).toMatchObject({ code: 0, leftovers: [] });
    await expect(ran.stdout).toMatchFileSnapshot(`${GOLDEN}/several.txt`);
  });

  it("shows the tools of a server whose other lists fail", async () => {
    const server = `[node, "${root}__tests__/servers/listing-server.mjs", s.json]`;
    const suite = `servers: { s: { command: ${server} } }\ntools: [{ name: a, tool: search }]\n`;
    const tools = [{ name: "search", inputSchema: {} }];
    const cwd = folderWith({ "a.mcptest.yaml": suite, "s.json": { tools, resources: null } });
    const { code, stdout } = await mcptestHere(["coverage"], { cwd });
    expect(code).toBe(0);
    expect(stdout).toMatch(
      /^s \(a.mcptest.yaml\): 1 of 1 exercised, 100 %\n {2}resources\/list cannot be read, and is not counted: /,
    );
  });

  it("a recording is not a live server: it is left out", async () => {
    const ran = await mcptestHere(["coverage", "examples/cassette.mcptest.yaml"], { cwd: root });
    expect(ran).toMatchObject({ code: 0, stdout: "", leftovers: [] });
    expect(ran.stderr).toContain("is played from a cassette: it is not counted");
  });

  it.each([
    ["no suite", {}, "no suite was found"],
    ["a wrong suite", { "a.mcptest.yaml": "servers: {}\n" }, "error: "],
    ["no server", { "a.mcptest.yaml": "servers: { s: { command: [no-such-program] } }\n" }, "server s did not start"],
  ])("%s: exit 2", async (_, files, reported) => {
    const ran = await mcptestHere(["coverage", "--min", "10"], { cwd: folderWith(files) });
    expect(ran).toMatchObject({ code: 2, stdout: "", leftovers: [] });
    expect(ran.stderr).toContain(reported);
  });

  it("is interrupted: 130, nothing left", async () => {
    const hanging = `require("node:fs").writeFileSync("up", ""); setInterval(() => {}, 1000)`;
    const cwd = folderWith({ "a.mcptest.yaml": `servers: { s: { command: [node, -e, '${hanging}'] } }\n` });
    const during = killOnce(() => existsIn(cwd, "up"));
    expect(await mcptest(["coverage"], { cwd, during })).toMatchObject({ code: 130, leftovers: [] });
  });
});
