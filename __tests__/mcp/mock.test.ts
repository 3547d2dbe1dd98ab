import { PassThrough } from "node:stream";
import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import type { MockManifest } from "../../src/core/generated/mock.js";
import { UserError } from "../../src/core/problem.js";
import { loadMockManifest } from "../../src/mcp/mock/load.js";
import { ManifestScript } from "../../src/mcp/mock/scripts.js";
import { serveMock } from "../../src/mcp/mock/stdio.js";
import { fillTemplate, fillValue } from "../../src/mcp/mock/template.js";
import { callOf, load, request, talk } from "./mock-support.js";

// Loaded when first needed: else the first call that needs it is overtaken by the next.
beforeAll(() => import("../../src/mcp/mock/arguments.js"));

describe("serveMock", () => {
  it("answers what is no request, and a tool whose arguments it does not judge or cannot", async () => {
    const tools = load(`tools:
      - { name: raw, inputSchema: { type: object, required: [x] }, validate: false, response: { result: { content: [], _meta: { a: "\${kept}" } } } }
      - { name: strange-schema, inputSchema: { type: nothing }, response: x }`);
    const { lines } = await talk(tools, [callOf(1, "raw"), callOf(2, "strange-schema"), "no json", "[]"]);
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      { jsonrpc: "2.0", id: 1, result: { content: [], _meta: { a: "${kept}" } } },
      {
        jsonrpc: "2.0",
        id: 2,
        error: { code: -32603, message: expect.stringContaining("strange-schema is not a valid schema") },
      },
      { jsonrpc: "2.0", error: { code: -32700, message: "Parse error" } },
      { jsonrpc: "2.0", error: { code: -32600, message: "Invalid request" } },
    ]);
  });

  it("offers nothing that the manifest does not have", async () => {
    const { lines } = await talk({}, [request(1, "initialize", {}), request(2, "tools/list")]);
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { result: { capabilities: {}, serverInfo: { name: "mcptest-mock", version: "1.0.0" } } },
      { error: { code: -32601 } },
    ]);
  });

  it.each([
    ["2024-11-05", undefined, "2024-11-05"],
    ["2026-07-28", undefined, "2025-11-25"],
    ["1999-01-01", ["2025-03-26", "2024-11-05"], "2025-03-26"],
    ["2025-11-25", ["2025-03-26"], "2025-03-26"],
  ] as const)("asked for %s, speaking %j: agrees on %s", async (asked, spoken, agreed) => {
    const manifest: MockManifest = spoken ? { protocol_versions: [...spoken] } : {};
    const { lines } = await talk(manifest, [request(1, "initialize", { protocolVersion: asked })]);
    expect(JSON.parse(lines[0] ?? "")).toMatchObject({ result: { protocolVersion: agreed } });
  });

  it("misbehaves on the calls that the manifest names", async () => {
    const faults = (list: string) => load(`tools: [{ name: t, response: fine, faults: ${list} }]`);
    const calls = [callOf(1, "t"), callOf(2, "t"), callOf(3, "t")];
    const texts = async (list: string) => {
      const { lines, how } = await talk(faults(list), calls);
      return [how, ...lines.map((line) => (line.startsWith("{") ? JSON.parse(line).id : line))];
    };
    expect(await texts("[{ fault: drop, call: 2 }]")).toEqual(["ended", 1, 3]);
    expect(await texts("[{ fault: garbage, call: 2 }]")).toEqual(["ended", 1, "}{ this is not JSON", 3]);
    expect(await texts("[{ fault: hang, call: 2 }]")).toEqual(["ended", 1]);
    expect(await texts("[{ fault: crash, call: 2 }]")).toEqual(["crashed", 1]);
    expect(await texts("[{ fault: delay, ms: 600, call: 1 }]")).toEqual(["ended", 2, 3, 1]);
    expect(await texts("[{ fault: drop, call: 1 }, { fault: delay, ms: 1 }]")).toEqual(["ended", 2, 3]);
  });
});

describe("a mock over stdio", () => {
  const later = load(`tools:
  - { name: slow, response: late, faults: [{ fault: delay, ms: 50 }] }
  - { name: never, response: x, faults: [{ fault: delay, ms: 3600000 }] }
  - { name: repeat, response: "\${args}" }
`);

  it("answers what was asked before its input ended, and waits for nothing that takes long", async () => {
    const input = new PassThrough();
    const output = new PassThrough();
    const served = serveMock(new ManifestScript(later), { input, output });
    input.end(`${[callOf(1, "slow"), callOf(2, "never")].map((call) => JSON.stringify(call)).join("\n")}\n`);
    expect(await served).toBe("ended");
    expect(JSON.parse(String(output.read()))).toMatchObject({ id: 1, result: { content: [{ text: "late" }] } });
  });

  it("lives on after arguments that nobody could repeat", async () => {
    const deep = `${"[".repeat(100_000)}${"]".repeat(100_000)}`;
    const call = JSON.stringify(callOf(1, "repeat", { a: 0 })).replace('"a":0', `"a":${deep}`);
    const { lines } = await talk(later, [call, callOf(2, "repeat")]);
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { id: 1, error: { code: -32603, message: expect.stringContaining("cannot answer") } },
      { id: 2, result: { content: [{ text: "{}" }] } },
    ]);
  });

  it("gives the content of prompts as it is if it is not a string", async () => {
    const content = { type: "text", text: `\${HOME} and \${args.x}` };
    const manifest: MockManifest = { prompts: [{ name: "p", messages: [{ role: "user", content }] }] };
    const { lines } = await talk(manifest, [request(1, "prompts/get", { name: "p", arguments: { x: "1" } })]);
    expect(JSON.parse(lines[0] ?? "")).toMatchObject({ result: { messages: [{ content }] } });
  });

  it.each([
    "http://json-schema.org/draft-04/schema#",
    "http://json-schema.org/draft-06/schema#",
    "http://json-schema.org/draft-07/schema#",
    "https://json-schema.org/draft/2019-09/schema",
    "https://json-schema.org/draft/2020-12/schema",
    "https://example.com/our-own",
  ])("judges arguments by schemas of %s", async ($schema) => {
    const inputSchema = { $schema, type: "object", required: ["a"] };
    const manifest: MockManifest = { tools: [{ name: "t", inputSchema, response: "fine" }] };
    const { lines } = await talk(manifest, [callOf(1, "t", { a: 1 }), callOf(2, "t")]);
    expect(lines.map((line) => JSON.parse(line).result)).toMatchObject([
      { content: [{ text: "fine" }] },
      { isError: true, content: [{ text: expect.stringContaining("`a` is missing") }] },
    ]);
  });
});

describe("loadMockManifest", () => {
  it("takes the list of a server without tools for what it is", () => {
    for (const list of ["[]", '{"jsonrpc":"2.0","id":1,"result":{"tools":[]}}']) {
      expect(load(list, "tools.json")).toEqual({ tools: [] });
    }
    expect(load('{"tools":[],"name":"n"}', "tools.json")).toEqual({ tools: [], name: "n" });
  });

  it("reads JSON, and a manifest under mock_server", () => {
    expect(load('{"tools": [{"name": "t", "response": "x"}]}')).toEqual({ tools: [{ name: "t", response: "x" }] });
    expect(load("servers: {}\nmock_server:\n  name: inner\n")).toEqual({ name: "inner" });
  });

  it("reports every problem with its place, what was found and what to write", async () => {
    const wrong = `
name: 5
tols: []
tools:
  - { name: a, response: "\${args.x} \${env.HOME}" }
  - { name: b, response: [] }
  - { name: c, response: { error: { code: x, message: y } } }
  - { name: d, response: x, faults: [{ fault: delay }, { fault: crash, ms: 5 }, { fault: explode }] }
  - { response: x }
protocol_versions: ["2026-07-29"]
page_size: 0
`;
    const contradictory = `
tools:
  - { name: a, response: "\${args.x} \${env.HOME}" }
  - { name: a, response: { structured: { x: "\${}" } } }
resources:
  - { uri: "a:b", name: x }
  - { uri: "a:b", name: y, text: t, blob: AA }
resource_templates:
  - { uriTemplate: "a:{b}{c}", name: x, text: "\${b}" }
  - { uriTemplate: "a:{b}/{b}", name: x, text: t }
  - { uriTemplate: "a:{b*}", name: x }
prompts:
  - { name: p, messages: [{ role: user, content: "\${argsx}" }] }
`;
    const odd = "prompts: [{ name: p, messages: [{ role: user, content: 3 }] }]";
    const reported = [wrong, contradictory, "tools: [\n  {a: 1", "a: 1\na: 2\n", "tools: *none", "[]", "", odd].map(
      problemsOf,
    );
    await expect(reported.join("\n----\n")).toMatchFileSnapshot("../golden/mcp/mock-problems.txt");
  });

  it("reports a file that is not there", () => {
    expect(() => loadMockManifest("/nowhere/none.yaml", "none.yaml")).toThrow(
      "The mock manifest none.yaml cannot be read",
    );
  });
});

function problemsOf(text: string): string {
  try {
    load(text);
    return "no problem\n";
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return error.problems
      .map(({ location: at, title, description, fix }) => {
        const where = at ? `${at.file}:${at.line}:${at.column}-${at.end_line}:${at.end_column}` : "nowhere";
        return `${where} ${title}\n  ${description}\n  ${fix}\n`;
      })
      .join("");
  }
}

describe("templates", () => {
  it("fill in strings as they are and everything else as JSON", () => {
    const args = { s: 'a"b', n: 1, o: { deep: [true, null] } };
    expect(fillTemplate(`$ {x} \${args.s} \${args.n} \${args.o} \${args.o.deep.0} \${args.none}.`, args)).toBe(
      '$ {x} a"b 1 {"deep":[true,null]} true .',
    );
    expect(fillTemplate(`\${args.constructor}\${args.s.length}`, args)).toBe("");
    expect(fillValue([`\${args.n}`, `n=\${args.n}`, 2], args)).toEqual([1, "n=1", 2]);
  });

  it("leave text without references as it is, and never fill in what was filled in", () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (text, value) => {
        const plain = text.replaceAll("${", "");
        expect(fillTemplate(`${plain}\${args.v}`, { v: value })).toBe(plain + value);
      }),
    );
  });
});
