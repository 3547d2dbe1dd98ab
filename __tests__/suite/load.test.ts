import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { fillIn, hasDeferred } from "../../src/suite/variables/deferred.js";
import { type FlatTest, load, loadSound } from "./support.js";

const SERVER = "servers:\n  local:\n    command: [node, server.js]\n";

function argsOf(test: FlatTest | undefined): Record<string, unknown> {
  return { ...(test?.args ?? {}) };
}

async function argsWith(variables: string, args: string, env: Record<string, string> = {}): Promise<unknown> {
  const text = `variables: ${variables}\n${SERVER}tools:\n  - name: one\n    tool: echo\n    args: ${args}\n`;
  return argsOf((await loadSound(text, { env })).tests[0]);
}

describe("a suite", () => {
  it("has what is written and the defaults of the rest", async () => {
    const suite = await loadSound(`${SERVER}tools:\n  - name: one\n    tool: echo\n`);
    expect(suite.tests).toHaveLength(1);
    expect(suite.tests[0]?.body).toEqual({ call: { method: "tools/call", tool: "echo", args: {} } });
    const { kind, body: _body, call: _call, method: _method, tool: _tool, args: _args, ...header } = suite.tests[0]!;
    expect(kind.name).toBe("call");
    expect(header).toEqual({
      block: "tools",
      name: "one",
      server: "local",
      tags: [],
      timeoutMs: 30_000,
      profile: "standard",
      retries: 0,
      location: { file: "suite.yaml", line: 5, column: 11, end_line: 5, end_column: 14 },
      node: { name: "one", tool: "echo" },
    });
    expect(suite).toMatchObject({
      name: "suite.yaml",
      targetVersions: [],
      defaultTimeoutMs: 30_000,
      p95Gates: false,
      modelCompatibility: [],
      notices: [],
      secrets: new Map(),
      warnings: [],
    });
  });

  it("takes every field that this version runs", async () => {
    const suite = await loadSound(`
servers: { local: { command: [node, server.js] } }
performance: { default_timeout_ms: 900, p95_latency_ms: 50, gate: true }
target_versions: [2025-11-25, 2024-11-05, 2025-11-25]
model_compatibility: [some-model]
prompts:
  - { name: greets, prompt: greeting, args: { who: me }, skip: true }
resources:
  - { name: reads, uri: "file:///a", skip: not today, only_versions: [2025-11-25], skip_versions: [2024-11-05] }
tools:
  - { name: calls, tool: echo, args: { a: 1 }, timeout_ms: 5, tags: [smoke], profile: full, retries: 2, server: local }
`);
    const versions = { onlyVersions: ["2025-11-25"], skipVersions: ["2024-11-05"] };
    const skip = "the suite skips it";
    expect(suite.tests).toMatchObject([
      { block: "prompts", name: "greets", prompt: "greeting", args: { who: "me" }, skip, timeoutMs: 900 },
      { block: "resources", name: "reads", uri: "file:///a", skip: "not today", ...versions },
      { block: "tools", name: "calls", timeoutMs: 5, tags: ["smoke"], profile: "full", retries: 2 },
    ]);
    const performance = { p95LatencyMs: 50, p95Gates: true };
    expect(suite).toMatchObject({ ...performance, modelCompatibility: ["some-model"] });
    expect(suite.targetVersions).toEqual(["2025-11-25", "2024-11-05"]);
  });

  it("reads expect in its three forms", async () => {
    const suite = await loadSound(`${SERVER}tools:
  - name: list
    tool: echo
    expect:
      - target: result.isError
        matcher: { exact: false }
        message: must work
      - matcher: { contains: x }
  - name: long
    tool: echo
    expect:
      assertions:
        - { target: a, matcher: { exact: 1 } }
  - name: short
    tool: echo
    expect:
      result.isError: false
      result.content: { schema: { minItems: 1 } }
      result.data: { a: 1, b: 2 }
  - name: nothing
    tool: echo
    expect: []
`);
    const brief = suite.tests.map((test) =>
      test.expect?.map(({ target, matcher, location: { line, column } }) => ({ target, matcher, line, column })),
    );
    expect(brief).toEqual([
      [
        { target: "result.isError", matcher: { exact: false }, line: 8, column: 9 },
        { target: "", matcher: { contains: "x" }, line: 11, column: 9 },
      ],
      [{ target: "a", matcher: { exact: 1 }, line: 16, column: 11 }],
      [
        { target: "result.isError", matcher: { exact: false }, line: 20, column: 7 },
        { target: "result.content", matcher: { schema: { minItems: 1 } }, line: 21, column: 7 },
        { target: "result.data", matcher: { exact: { a: 1, b: 2 } }, line: 22, column: 7 },
      ],
      undefined,
    ]);
    const [first] = suite.tests[0]?.expect ?? [];
    expect(first?.message).toBe("must work");
    expect(suite.places.locate(first!.node, first!.matcherPath)).toMatchObject({ line: 9, column: 18 });
    expect(suite.places.snippet(first!.location).text).toBe(
      "      - target: result.isError\n        matcher: { exact: false }\n        message: must work",
    );
  });

  it("takes keys of prototypes as data", async () => {
    const args = await argsWith("{}", '{ __proto__: { polluted: 1 }, constructor: 2, a: "$$" }');
    expect(Object.keys(args as object)).toEqual(["__proto__", "constructor", "a"]);
    expect(Object.getPrototypeOf(args)).toBe(Object.prototype);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });
});

describe("an expect that holds nothing", () => {
  const EMPTY = ["[]", "{}", "{ assertions: [] }", "{ max_duration_ms: 5 }"];
  it.each(EMPTY)("%s leaves the call itself to be judged", async (empty) => {
    const suite = await loadSound(`${SERVER}setup:
  - { tool: echo, expect: ${empty} }
tools:
  - { name: one, tool: echo, expect: ${empty} }
resources:
  - { name: one, uri: "file:///a", expect: ${empty} }
`);
    const judged = [...suite.setup, ...suite.tests].map(({ expect: asserted }) => asserted);
    expect(judged).toEqual([undefined, undefined, undefined]);
  });
});

describe("data", () => {
  it("say which rows are skipped, and fill in names", async () => {
    const suite = await loadSound(`${SERVER}tools:
  - name: '\${data["first name"]} in \${data.at[0].town}'
    tool: echo
    skip: "\${data.skip}"
    data:
      - { first name: a, at: [{ town: x }], skip: true }
      - { first name: b, at: [{ town: x }], skip: "true" }
      - { first name: c, at: [{ town: x }], skip: too slow }
      - { first name: d, at: [{ town: x }], skip: false }
      - { first name: e, at: [{ town: x }], skip: "false" }
      - { first name: f, at: [{ town: x }], skip: "" }
`);
    expect(suite.tests.map(({ name, skip }) => [name, skip])).toEqual([
      ["a in x", "the suite skips it"],
      ["b in x", "the suite skips it"],
      ["c in x", "too slow"],
      ["d in x", undefined],
      ["e in x", undefined],
      ["f in x", undefined],
    ]);
  });

  it("may begin with a byte order mark, and have columns without a name", async () => {
    const test = (file: string) => `  - { name: ${file}, tool: echo, data: { file: ${file} } }\n`;
    const suite = await loadSound({
      "suite.yaml": `${SERVER}tools:\n${test("a.json")}${test("b.csv")}`,
      "a.json": '\ufeff[{ "city": "Paris" }]',
      "b.csv": "\ufeffcity,,\r\nOslo,1,2\r\n",
    });
    expect(suite.tests.map(({ data }) => data)).toEqual([{ city: "Paris" }, { city: "Oslo" }]);
  });
});

describe("matchers in response_headers, and patterns of snapshots", () => {
  it("keep the dollars of their own languages, and quote what a variable puts into a pattern", async () => {
    const suite = await loadSound(`variables: { v: { value: "1.0" } }
servers:
  web: { url: "http://127.0.0.1:3000/mcp" }
tools:
  - name: one
    tool: echo
    expect:
      response_headers:
        x-a: { schema: { $ref: "#/$defs/a", $defs: { a: true } } }
        x-b: { cel: 'value == "$x"' }
        x-c: { regex: "^\${v}$name$" }
        x-d: "\${v}"
      assertions:
        - matcher: { snapshot: { name: s, normalise: [{ regex: "$n\${v}", to: "\${v}" }] } }
`);
    expect(suite.tests[0]?.expect?.map(({ matcher }) => matcher)).toEqual([
      { snapshot: { name: "s", normalise: [{ regex: "$n1\\.0", to: "1.0" }] } },
      { schema: { $ref: "#/$defs/a", $defs: { a: true } } },
      { cel: 'value == "$x"' },
      { regex: "^1\\.0$name$" },
      { exact: "1.0" },
    ]);
  });
});

describe("imports", () => {
  it("merge: maps by key, tests joined, scalars replaced, the file over all", async () => {
    const suite = await loadSound({
      "suite.yaml": `imports: [parts/*.yaml]\nperformance: { p95_latency_ms: 7 }\ntools:\n  - { name: own, tool: c, server: b }\n`,
      "parts/1.yaml": `${SERVER}performance: { default_timeout_ms: 1, p95_latency_ms: 2 }\ntools:\n  - { name: first, tool: a, server: local }\n`,
      "parts/2.yaml": `imports: [1.yaml]\nservers:\n  local: { command: [other], cwd: . }\n  b: { command: [b] }\ntools:\n  - { name: second, tool: b, server: local }\n`,
    });
    expect(suite.tests.map(({ name, location }) => `${name} ${location.file}:${location.line}`)).toEqual([
      "first parts/1.yaml:6",
      "second parts/2.yaml:6",
      "own suite.yaml:4",
    ]);
    expect([...suite.servers.keys()]).toEqual(["local", "b"]);
    expect(suite.servers.get("local")).toMatchObject({
      command: ["other"],
      cwd: join(suite.folder, "parts"),
      location: { file: "parts/2.yaml", line: 3 },
    });
    expect(suite).toMatchObject({ defaultTimeoutMs: 1, p95LatencyMs: 7 });
  });

  it("count pointers in the file where a node is written", async () => {
    const { problems } = await load({
      "suite.yaml": "imports: [a.yaml]\ntools:\n  - { name: one, tool: a, server: nobody }\n",
      "a.yaml": `${SERVER}tools:\n  - { name: two, tool: a }\n`,
    });
    expect(problems).toMatchObject([{ pointer: "/tools/0/server", location: { file: "suite.yaml", line: 3 } }]);
    const fixture = "{ name: busy, code: 1, message: m, applies_to: any }";
    const { problems: twice } = await load({
      "suite.yaml": `imports: [a.yaml]\nfixtures:\n  errors:\n    - ${fixture}\n`,
      "a.yaml": `${SERVER}fixtures:\n  errors:\n    - ${fixture}\n`,
    });
    expect(twice).toMatchObject([{ pointer: "/fixtures/errors/0/name", location: { file: "suite.yaml", line: 4 } }]);
  });

  it("are files: a device never ends", async () => {
    const { messages } = await load("imports: [/dev/zero]\n");
    expect(messages).toContain(process.platform === "win32" ? "There is no such file" : "It is not a regular file");
  });
});

describe("variables", () => {
  it.each(["Oslo", "7", "true"])("may be a bare value: %s", async (value) => {
    const whole = await argsWith(`{ v: { value: ${value} } }`, "{ x: $v }");
    expect(await argsWith(`{ v: ${value} }`, "{ x: $v }")).toEqual(whole);
  });

  it("are read from .env if it is a file", async () => {
    const text = `${SERVER}tools:\n  - { name: one, tool: echo, args: { a: "\${A:-none}" } }\n`;
    const suite = await loadSound({ "suite.yaml": text, ".env": "A=b\n" });
    expect(argsOf(suite.tests[0])).toEqual({ a: "b" });
    const other = await loadSound({ "suite.yaml": text, ".env/bin/activate": "A=b\n" });
    expect(argsOf(other.tests[0])).toEqual({ a: "none" });
  });

  it("have a precedence", async () => {
    const declared = "{ a: { value: 1 }, b: { from_env: B_ENV, default: none }, c: { value: text } }";
    const args = `{ a: '\${a}', b: '\${b}', c: '$c', d: '\${D}' }`;
    expect(await argsWith(declared, args, { D: "d" })).toEqual({ a: 1, b: "none", c: "text", d: "d" });
    const env = { D: "d", a: "2", B_ENV: "3", c: "4" };
    expect(await argsWith(declared, args, env)).toEqual({ a: 2, b: "3", c: "4", d: "d" });
  });

  it("fit fields with a type", async () => {
    const suite = await loadSound(
      `variables: { n: { value: 3 } }\n${SERVER}    env: { N: $n }\n    inherit_env: \${INHERIT:-false}\ntools:\n  - { name: one, tool: echo, retries: $n, timeout_ms: "\${T}", profile: "\${P:-full}" }\n`,
      { env: { T: "50" } },
    );
    expect(suite.tests[0]).toMatchObject({ retries: 3, timeoutMs: 50, profile: "full" });
    expect(suite.servers.get("local")).toMatchObject({ env: { N: "3" }, inheritEnv: false });
  });

  it("know the run and the file that refers to them", async () => {
    const suite = await loadSound({
      "suite.yaml": "imports: [deep/server.yaml]\ntools:\n  - { name: $run_id, tool: echo }\n",
      "deep/server.yaml": `servers:\n  local: { command: [node, '\${config_dir}/server.js'] }\n`,
    });
    expect(suite.tests[0]?.name).toBe("run-1");
    expect(suite.servers.get("local")?.command).toEqual(["node", join(suite.folder, "deep/server.js")]);
  });

  it("that the run gives wait for it", async () => {
    const args = (await argsWith(
      `{ at: { value: 'v\${target_version}' } }`,
      `{ id: 'x-\${request_id}', v: $at, port: $port, n: 1 }`,
    )) as Record<string, unknown>;
    expect(hasDeferred(args)).toBe(true);
    expect(hasDeferred(args.n)).toBe(false);
    const names: Record<string, unknown> = { request_id: 7, target_version: "2025-11-25", port: 80 };
    expect(fillIn(args, (name) => names[name])).toEqual({ id: "x-7", v: "v2025-11-25", port: 80, n: 1 });
    expect(() => fillIn(args, () => undefined)).toThrow(/request_id/);
    expect(JSON.stringify(args)).toContain(`x-\${request_id}`);
  });

  it("leave the dollars of programs alone", async () => {
    const suite = await loadSound(
      `${SERVER}variables: { three: 3 }
tools:
  - name: one
    tool: echo
    args: { schema: "\${X}" }
    expect:
      - { target: a, matcher: { schema: { $ref: "#/$defs/a", $defs: { a: { const: "$nobody $\${y}" } } } } }
      - { target: b, matcher: { regex: "^\${X}\\\\d$|$HOME$" } }
      - { target: c, matcher: { not: { regex: "\${X}" } } }
      - { target: d, matcher: { is-json: { schema: { const: "$z" } } } }
      - { target: e, matcher: { contains: "\${X}" } }
      - { target: f, matcher: { schema: { items: [{ const: "\${X}", pattern: "^\${X}$" }], minLength: "\${three}" } } }
      - { target: g, matcher: { cel: 'value == "\${X}$X"' } }
      - { target: h, matcher: { not: { is-valid-tools-call: { schema: { enum: ["\${X}"] } } } } }
`,
      { env: { X: "a.b" } },
    );
    expect(argsOf(suite.tests[0])).toEqual({ schema: "a.b" });
    expect(suite.tests[0]?.expect?.map(({ matcher }) => matcher)).toEqual([
      { schema: { $ref: "#/$defs/a", $defs: { a: { const: `$nobody \${y}` } } } },
      { regex: "^a\\.b\\d$|$HOME$" },
      { not: { regex: "a.b" } },
      { "is-json": { schema: { const: "$z" } } },
      { contains: "a.b" },
      { schema: { items: [{ const: "a.b", pattern: "^a\\.b$" }], minLength: 3 } },
      { cel: 'value == "a.b$X"' },
      { not: { "is-valid-tools-call": { schema: { enum: ["a.b"] } } } },
    ]);
  });
});

describe("where a variable's value comes from, highest first", () => {
  const suite = `servers: { s: { command: [x] } }
variables: { who: { value: suite } }
tools: [{ name: "\${who}", tool: t }]
`;
  const file = { "suite.yaml": suite };
  const dotenv = { ".env": "who=beside\n" };
  const given = { "given.env": "who=given\n" };
  const other = { "given.env": "other=x\n" };
  const fromGiven = { envFile: "given.env" };
  const process = { env: { who: "process" } };
  it.each([
    ["the suite's own value", file, {}, "suite"],
    ["the .env file beside the suite", { ...file, ...dotenv }, {}, "beside"],
    ["the process over the .env file", { ...file, ...dotenv }, process, "process"],
    ["the file of --dotenv alone", { ...file, ...dotenv, ...given }, fromGiven, "given"],
    ["the process over --dotenv", { ...file, ...given }, { ...fromGiven, ...process }, "process"],
    ["not the .env file beside an --dotenv that lacks it", { ...file, ...dotenv, ...other }, fromGiven, "suite"],
  ])("%s", async (_, files, options, wanted) => {
    expect((await loadSound(files, options)).tests[0]?.name).toBe(wanted);
  });

  it("an --dotenv that does not exist is reported", async () => {
    expect((await load(file, { envFile: "none.env" })).messages).toContain("cannot read `none.env`");
  });
});
