import { readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { type InitAnswer, readAnswer } from "../../src/cli/commands/init/answer.js";
import { readContract, type SendRequest } from "../../src/cli/commands/init/contract.js";
import { draftSuite, shapesOf } from "../../src/cli/commands/init/draft-suite.js";
import type { LearnedCall } from "../../src/cli/commands/init/learn-tools.js";
import { writtenEntry } from "../../src/cli/commands/init/server-entry.js";
import { suiteText, yamlText } from "../../src/cli/suite-text.js";
import { answerOf } from "../../src/conformance/calls/answer.js";
import { isUnsafe } from "../../src/core/sanitize.js";
import { checkSuites } from "../../src/engine/check/check.js";
import { toServer } from "../../src/suite/servers/server.js";
import { emptySuite } from "../../src/suite/servers/server-config.js";
import { load } from "../suite/support.js";

const FACTS = { negotiatedVersion: "2025-11-25", capabilities: { tools: {}, resources: {}, prompts: {} } };
const SERVERS = { server: { command: ["node"] } };

/** Answers each list with these items. */
function lists(items: Readonly<Record<string, unknown[]>>): SendRequest {
  return (method) => {
    const member = method.split("/")[0] ?? "";
    const answer = { result: { [member]: items[member] ?? [] } };
    return Promise.resolve({ kind: "answer", answer, durationMs: 1, notifications: [] });
  };
}

/** A call of the arguments that the schema gives, or of others. */
function learned(answer: InitAnswer, rest: Partial<LearnedCall> = {}): LearnedCall {
  return { args: {}, answer, before: [], earlier: [], from: new Map(), isSteady: false, isChanging: false, ...rest };
}

function written(tools: unknown[], answer: (name: string) => InitAnswer | undefined, others = {}) {
  return readContract(FACTS, lists({ tools, ...others }), () => true).then((contract) => {
    const answers = new Map(
      contract.tools.flatMap(({ name, args }) => {
        const one = answer(name);
        return one ? [[name, learned(one, { args })] as const] : [];
      }),
    );
    const drafts = draftSuite(contract, { tools: answers, tasks: new Map(), resources: new Map(), prompts: new Map() });
    return { contract, drafts, text: suiteText([], SERVERS, drafts) };
  });
}

/** Texts as a hostile server may name things. */
const name = fc.oneof(
  fc.string({ minLength: 1, maxLength: 40, unit: "binary" }),
  fc.constantFrom(
    ...["$x", "${run_id}", "$$", "__proto__", "yes", "null", "1", "- a", "a: b", "#", "<<", "\u001b[31m", "a\nb"],
    ...["\u202e", "%", "{a}", "'", '"', "\\(1)", "::error::x", "${{ secrets.X }}"],
  ),
);
const keyword = fc.constantFrom(
  ...["type", "properties", "required", "enum", "const", "default", "examples", "anyOf", "allOf", "oneOf"],
  ...["$ref", "items", "minimum", "format", "minLength"],
);
const schema = fc.letrec((tie) => ({
  schema: fc.oneof(
    { maxDepth: 4 },
    fc.dictionary(
      keyword,
      fc.oneof(fc.jsonValue({ maxDepth: 2 }), tie("schema"), fc.array(tie("schema"), { maxLength: 3 })),
      { maxKeys: 4 },
    ),
    fc.record({
      type: fc.constant("object"),
      properties: fc.dictionary(name, tie("schema"), { maxKeys: 3 }),
      required: fc.array(name, { maxLength: 3 }),
    }),
    fc.record({ $ref: fc.constantFrom("#", "#/properties/a", "#/nowhere") }),
    fc.jsonValue({ maxDepth: 2 }),
  ),
})).schema;
const tool = fc.record({ name, inputSchema: schema, annotations: fc.record({ readOnlyHint: fc.boolean() }) });

describe("a suite for any list of tools", () => {
  it("loads, and calls each tool by its name with the arguments that were made", async () => {
    const answer = fc.oneof(
      fc.record({ result: fc.dictionary(fc.constantFrom("content", "structuredContent"), fc.jsonValue()) }),
      fc.record({ rejected: name }),
      fc.record({ unanswered: name }),
      fc.constant(undefined),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(tool, { maxLength: 5 }), answer, async (tools, came) => {
        const { contract, text } = await written(tools, () => came);
        const { suite, messages } = await load(text);
        expect(messages).toBe("");
        const { problems } = await checkSuites(suite ? [suite] : [], { cwd: "/" });
        expect(problems).toEqual([]);
        const planned = suite?.tests.flatMap((test) => test.kind.needs(test).calls ?? []);
        const calls = planned?.map(({ call }) => (call.method === "tools/call" ? [call.tool, call.args] : []));
        expect(calls).toEqual(
          contract.tools.flatMap(({ name: called, args }) => (came ? [0, 1] : [0]).map(() => [called, args])),
        );
        expect(isUnsafe(text)).toBe(false);
      }),
      { numRuns: 150 },
    );
  });

  it("is the same text for the same list", async () => {
    const tools = [{ name: "b", annotations: { readOnlyHint: true } }, { name: "a" }];
    const [one, other] = await Promise.all([written(tools, () => undefined), written(tools, () => undefined)]);
    expect(one.text).toBe(other.text);
    expect(one.text.indexOf("b answers")).toBeLessThan(one.text.indexOf("a answers"));
  });

  it("has one test about the list, which names all tools", async () => {
    const tools = Array.from({ length: 1_200 }, (_, index) => ({ name: `tool-${index}` }));
    const { contract, text } = await written(tools, () => undefined);
    const { suite, messages } = await load(text);
    expect(messages).toBe("");
    expect(contract.tools).toHaveLength(1_000);
    expect(contract.omissions).toEqual(["tests are written for the first 1000 of each kind: 200 more of kind tool"]);
    expect(suite?.tests.filter(({ block }) => block === "compliance")).toHaveLength(4);
    for (const { name: listed } of contract.tools) expect(text).toContain(`- ${listed}()`);
  });

  it("leaves out what has no name, is too large, is listed twice or holds a secret", async () => {
    const large = { type: "object", required: ["a"], properties: { a: { const: "x".repeat(20_000) } } };
    const others = ["a", "a", "key hunter2"].map((listed) => ({ name: listed }));
    const unnamed = [{ name: "" }, { name: 7 }, null, { name: "n".repeat(300) }];
    const tools = [...unnamed, { name: "large", inputSchema: large }, ...others];
    const ask = lists({ tools, resources: [{}], prompts: [{ name: "p", arguments: [{ name: "q", required: true }] }] });
    const contract = await readContract(FACTS, ask, (value) => !JSON.stringify(value).includes("hunter2"));
    expect(contract.tools.map((one) => one.name)).toEqual(["a"]);
    expect(contract.prompts).toEqual([{ name: "p", args: { q: "text" } }]);
    expect(contract.omissions).toMatchInlineSnapshot(`
      [
        "a tool is left out: its name is not a text of 1 to 256 characters",
        "a tool is left out: its name is not a text of 1 to 256 characters",
        "a tool is left out: its name is not a text of 1 to 256 characters",
        "a tool is left out: its name is not a text of 1 to 256 characters",
        "the tool large is left out: its arguments are too large",
        "the tool a is listed twice: the second one is left out",
        "a tool is left out: what a test of it would say holds a secret",
        "a resource is left out: its URI is not a text of 1 to 256 characters",
      ]
    `);
  });
});

it("takes arguments from the answers of earlier steps, and skips those of which it cannot say where they come from", async () => {
  const tools = ["get", "list", "read"].map((name) => ({ name, annotations: { readOnlyHint: true } }));
  const { tools: listed } = await readContract(FACTS, lists({ tools }), () => true);
  const answer = { result: {} };
  const from = new Map([["id", { tool: "list", target: "result.structuredContent.items[0].id" }]]);
  const before = [{ tool: "list", args: { page: 1 }, from: new Map() }];
  const calls = new Map([
    ["get", learned(answer, { args: { id: "x", mode: "$a" }, before, from })],
    ["list", learned(answer, { args: { page: 1 }, isSteady: true })],
    ["read", learned(answer, { args: { id: "x" }, unexplained: "id" })],
  ]);
  const nothing = { resources: [], prompts: [], lists: [], entries: [], omissions: [] };
  const contract = { handshake: "initialize", tools: listed, ...nothing } as const;
  const drafts = draftSuite(contract, { tools: calls, tasks: new Map(), resources: new Map(), prompts: new Map() });
  const ofTools = drafts.filter(({ block }) => block === "tools");
  const text = suiteText([], SERVERS, ofTools);
  expect((await load(text)).messages).toBe("");
  expect(text.slice(text.indexOf("tools:"))).toMatchInlineSnapshot(`
    "tools:
      - name: get answers
        steps:
          - id: list
            tool: list
            args: {page: 1}
          - tool: get
            args: {id: "\${steps.list.result.structuredContent.items[0].id}", mode: $$a}
            expect:
              result.isError: false

      - name: get rejects bad arguments
        tool: get
        negative_path:
          checks: [unknown_tool, missing_required, wrong_type, extra_field, oversized]
          base_call: false

      - name: list answers
        tool: list
        args: {page: 1}
        expect:
          result.isError: false

      - name: list answers the same twice
        steps:
          - id: first
            tool: list
            args: {page: 1}
          - tool: list
            args: {page: 1}
            expect:
              result: \${steps.first.result}

      - name: list rejects bad arguments
        tool: list
        args: {page: 1}
        negative_path:
          checks: [unknown_tool, missing_required, wrong_type, extra_field, oversized]

      - name: read answers
        skip: After a restart, the server gives another id. Write arguments that it accepts, and remove this line.
        tool: read
        expect:
          result.isError: false

      - name: read rejects bad arguments
        tool: read
        negative_path:
          checks: [unknown_tool, missing_required, wrong_type, extra_field, oversized]
          base_call: false
    "
  `);
});

describe("the shape of an answer", () => {
  it("is asserted without values, from much to little", () => {
    const text = JSON.stringify({ id: 7, tags: ["x"], owner: { name: "y" }, gone: null });
    const [most, ...weaker] = shapesOf({ content: [{ type: "text", text }] }, undefined);
    const owner = { type: "object", required: ["name"], properties: { name: { type: "string" } } };
    const schema = {
      type: "object",
      required: ["id", "tags", "owner", "gone"],
      properties: { id: { type: "number" }, tags: { type: "array" }, owner, gone: {} },
    };
    expect([most, ...weaker]).toEqual([
      { "result.isError": false, "result.content[0].text": { "is-json": { schema } } },
      { "result.isError": false, "result.content[0].type": "text" },
      { "result.isError": false },
    ]);
  });

  it("requires of structured content what the output schema requires", () => {
    const result = { content: [], structuredContent: { a: 1, b: { c: 2 } } };
    expect(shapesOf(result, ["a"])[0]?.["result.structuredContent"]).toEqual({
      schema: { type: "object", required: ["a"], properties: { a: { type: "number" } } },
    });
  });

  it("is unknown of an answer that comes too late, although messages of progress came", () => {
    const outcome = { kind: "answer", answer: { result: {} }, durationMs: 11, notifications: [] } as const;
    const answer = answerOf(outcome);
    expect(readAnswer(answer, 10, "")).toEqual({ unanswered: "no answer within 10 ms (--call-timeout)" });
    expect(readAnswer(answer, 11, "")).toEqual({ result: {} });
  });
});

describe("the entry of a server", () => {
  const place = { file: "x", line: 1, column: 1, end_line: 1, end_column: 1 };
  const serverOf = (raw: Record<string, unknown>) =>
    toServer("server", raw, "/srv", { location: place, targetLocation: place });

  it("refers to secrets by variables, and keeps everything else as it is", () => {
    const headers = { "X-Api-Key": "abc", "X-Tenant": "acme$1", "X-Same": "Bearer s3cr3t-value" };
    const server = serverOf({ url: "http://a/?k=s3cr3t-value", headers });
    const options = { env: { TOKEN: "s3cr3t-value" }, cwd: "/srv", repositoryRoot: "/srv" };
    const { entry, variables } = writtenEntry(server, [["TOKEN", "s3cr3t-value"]], options, "/srv");
    expect(entry).toEqual({
      url: "http://a/?k=${TOKEN}",
      headers: { "X-Api-Key": "${X_API_KEY}", "X-Tenant": "acme$$1", "X-Same": "Bearer ${TOKEN}" },
    });
    expect([...variables]).toEqual([
      ["TOKEN", "s3cr3t-value"],
      ["X_API_KEY", "abc"],
    ]);
  });

  it("takes another name for a variable that has another value", () => {
    const server = serverOf({ command: ["node"], env: { API_TOKEN: "one-of-two" } });
    const { entry } = writtenEntry(
      server,
      [],
      { env: { API_TOKEN: "another" }, cwd: "/srv", repositoryRoot: "/srv" },
      "/srv",
    );
    expect(entry.env).toEqual({ API_TOKEN: "${SERVER_API_TOKEN}" });
  });

  // JSON escapes what is in this path, as it does every separator of Windows.
  it("does not refer to a foreign file whose paths are of this machine alone", () => {
    const cwd = join("/srv", 'a\\"b');
    const from = "/srv/servers.json#s";
    const own = { command: ["node", join(cwd, "server.js")] };
    const writtenFor = (raw: Record<string, unknown>) =>
      writtenEntry(serverOf(raw), [], { env: {}, cwd, repositoryRoot: cwd }, cwd).entry;
    expect(writtenFor({ from, ...own })).toEqual({ from });
    expect(writtenFor({ from, command: ["node"] })).toEqual({ command: ["node"] });
  });
});

it("the empty suite of the flags has the name that the suite gets", () => {
  expect([...emptySuite({ cwd: "/", repositoryRoot: "/", env: {}, runId: "1" }).servers.keys()]).toEqual(["server"]);
});

it("the page that explains it shows a suite that loads", async () => {
  const page = readFileSync(new URL("../../docs/getting-started.md", import.meta.url), "utf8");
  const { suite, messages } = await load(/```yaml\n([^`]*)```/.exec(page)?.[1] ?? "");
  expect(messages).toBe("");
  expect(suite?.tests).toHaveLength(5);
});

it("text in YAML hides nothing", () => {
  expect(yamlText({ "a\u202eb": "\u001b[31m\u200b\n" })).toBe('"a\\u202eb": "\\e[31m\\u200b\\n"\n');
});

it("text in YAML is read as it was, also if a line of it ends like a key", () => {
  for (const content of ["Folders:\n/tmp/a", "a: \n b", "x:\n", "- a:\n  - b"]) {
    const value = { tools: [{ args: { content } }] };
    expect(parse(yamlText(value))).toEqual(value);
  }
});
