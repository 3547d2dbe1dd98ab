import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { clashOf, TOOL_KEYS } from "../../src/kinds/combinations.js";
import { type ComplianceTest, isOfCheck } from "../../src/kinds/compliance/kind.js";
import { type FlatTest, load, loadSound, saying } from "./support.js";

const ONE = "servers: { s: { command: [x] } }\n";
const TWO = "servers: { s: { command: [x] }, t: { command: [y] } }\n";
const WEB = 'servers: { s: { url: "https://example.test/mcp" }, t: { url: "https://other.test/mcp" } }\n';

const ALL_PROBES = ["unknown_tool", "missing_required", "wrong_type", "extra_field", "oversized"];

/** The only test of a suite with one tool test of these keys. */
async function toolTest(keys: string, rest = "", servers = ONE): Promise<FlatTest> {
  const suite = await loadSound(`${servers}tools:\n  - { name: a, ${keys} }\n${rest}`);
  const [test] = suite.tests;
  if (test === undefined) throw new Error("not a tool test");
  return test;
}

describe("a tool test", () => {
  it("makes one call if it says nothing else", async () => {
    const test = await toolTest("tool: echo");
    expect(Object.keys(test).toSorted().join(" ")).toBe(
      "args block body call kind location method name node profile retries server tags timeoutMs tool",
    );
  });

  it("may be skipped, and run at some revisions only", async () => {
    expect(
      await toolTest(
        "tool: echo, skip: later, only_versions: [2025-11-25], skip_versions: [2024-11-05], profile: quick",
      ),
    ).toMatchObject({ skip: "later", onlyVersions: ["2025-11-25"], skipVersions: ["2024-11-05"], profile: "quick" });
  });

  it.each([
    ["resend: 2", { resend: 2 }],
    ["wire_fault: duplicate_request", { wireFault: "duplicate_request" }],
    ["wire_fault: drop_response, resend: 1", { wireFault: "drop_response", resend: 1 }],
    ["wire_fault: disconnect, verify: [{ tool: look }]", { wireFault: "disconnect" }],
    ["fuzz: {}", { seed: 1, cases: 50, maxCallMs: 5_000 }],
    ["fuzz: { seed: 2, cases: 3, max_call_ms: 4 }", { seed: 2, cases: 3, maxCallMs: 4 }],
    ["load: { calls: 5 }", { plan: { clients: 10, calls: 5, rampMs: 0 }, rows: [] }],
    [
      "load: { clients: 50, sessions: 5, for: 30s, ramp: 5s, rate: 90/m }, data: [{ a: 1 }]",
      { plan: { clients: 50, sessions: 5, forMs: 30_000, rampMs: 5_000, rate: 1.5 }, rows: [{ a: 1 }] },
    ],
    ["negative_path: {}", { checks: ALL_PROBES, oversizedBytes: 1_048_576 }],
    [
      "negative_path: { checks: [oversized, wrong_type], oversized_bytes: 5, base_call: false, error_channel: off }",
      { checks: ["wrong_type", "oversized"], oversizedBytes: 5, baseCall: false, errorChannel: "off" },
    ],
  ])("with %s", async (keys, wanted) => {
    expect(await toolTest(`tool: echo, ${keys}`)).toMatchObject(wanted);
  });
});

describe("defaultTest", () => {
  const DEFAULTS = `defaultTest:
  tags: [all, slow]
  timeout_ms: 7
  transform: { request: jq .a, response: jq .b }
  expect:
    assertions: [{ target: result, matcher: { exact: 1 } }]
    max_duration_ms: 5
    max_response_tokens: 6
`;

  it("adds to each tool test what it does not say itself", async () => {
    const suite = await loadSound(`${ONE}${DEFAULTS}tools:
  - { name: a, tool: x }
  - name: b
    tool: x
    tags: [own, slow]
    timeout_ms: 8
    transform: { response: jq .c }
    expect: { assertions: [{ target: error, matcher: { exact: 2 } }], max_duration_ms: 9 }
`);
    const [a, b] = suite.tests;
    expect(a).toMatchObject({
      tags: ["all", "slow"],
      timeoutMs: 7,
      transform: { request: { jq: ".a" }, response: { jq: ".b" } },
      expect: [{ target: "result", matcher: { exact: 1 } }],
      limits: { maxDurationMs: { limit: 5 }, maxResponseTokens: { limit: 6 } },
    });
    expect(b).toMatchObject({
      tags: ["all", "slow", "own"],
      timeoutMs: 8,
      transform: { request: { jq: ".a" }, response: { jq: ".c" } },
      expect: [{ target: "error" }, { target: "result" }],
      limits: { maxDurationMs: { limit: 9 }, maxResponseTokens: { limit: 6 } },
    });
  });

  it.each([
    ["tools", "{ name: a, steps: [{ tool: x }] }", { tags: ["all", "slow"], timeoutMs: 7 }],
    ["tools", "{ name: a, tool: x, inject_error: busy }", { tags: ["all", "slow"], timeoutMs: 7 }],
    ["tools", "{ name: a, tool: x, fuzz: {} }", { tags: ["all", "slow"], timeoutMs: 7 }],
    ["resources", '{ name: a, uri: "file:///a" }', { tags: [], timeoutMs: 30_000 }],
    ["prompts", "{ name: a, prompt: p }", { tags: [], timeoutMs: 30_000 }],
  ])("judges single calls of tools alone: %s: %s", async (block, test, wanted) => {
    const fixtures = "fixtures: { errors: [{ name: busy, code: 1, message: m, applies_to: any }] }\n";
    const suite = await loadSound(`${ONE}${DEFAULTS}${fixtures}${block}: [${test}]\n`);
    expect(suite.tests[0]).toMatchObject(wanted);
    for (const key of ["expect", "limits", "transform"]) expect(suite.tests[0]).not.toHaveProperty(key);
  });
});

describe("transform", () => {
  it.each([
    ["request: jq .a", { request: { jq: ".a" } }],
    ["request: { jq: .a }", { request: { jq: ".a" } }],
    ["response: \"jq '.a | .b'\"", { response: { jq: ".a | .b" } }],
    ["response: jq -c .a", { response: { command: ["jq", "-c", ".a"] } }],
    ["response: jq", { response: { command: ["jq"] } }],
    ['request: node "my program.js"', { request: { command: ["node", "my program.js"] } }],
  ])("%s", async (written, wanted) => {
    const { transform } = await toolTest(`tool: x, transform: { ${written} }`);
    expect(transform).toMatchObject(wanted);
    expect(Object.keys(transform ?? {}).toSorted()).toEqual(Object.keys(wanted));
    const [program] = Object.values(wanted);
    const folder = "command" in program! && { folder: expect.any(String) };
    const location = expect.objectContaining({ line: 3 });
    expect(Object.values(transform ?? {})[0]).toEqual({ ...program, ...folder, location });
  });

  it("runs each program in the folder of the file that has it", async () => {
    const suite = await loadSound({
      "suite.yaml": "imports: [deep/a.yaml]\ndefaultTest: { transform: { request: x } }\n",
      "deep/a.yaml": `${ONE}tools: [{ name: a, tool: x, transform: { response: x } }]\n`,
    });
    const transform = { request: { folder: suite.folder }, response: { folder: join(suite.folder, "deep") } };
    expect(suite.tests[0]).toMatchObject({ transform });
  });
});

describe("limits", () => {
  const [O200K, CL100K] = [{ tokenizer: "o200k_base" }, { tokenizer: "cl100k_base" }];
  it.each([
    ["max_duration_ms", "5", { limit: 5 }],
    ["max_response_tokens", "5", { limit: 5, ...O200K, warns: false }],
    ["max_response_tokens", "{ budget: 5, tokenizer: cl100k_base, mode: warn }", { limit: 5, ...CL100K, warns: true }],
    ["max_response_tokens", "{ budget: 5, tokenizer: o200k_base, mode: fail }", { limit: 5, ...O200K, warns: false }],
  ])("stand at their key: %s: %s", async (key, value, wanted) => {
    const { limits } = await toolTest(`tool: x, expect: { ${key}: ${value} }`);
    const [column, end_column] = [35, 37 + key.length + value.length];
    const location = { file: "suite.yaml", line: 3, column, end_line: 3, end_column };
    const name = key === "max_duration_ms" ? "maxDurationMs" : "maxResponseTokens";
    expect(limits).toEqual({ [name]: { ...wanted, location } });
  });
});

describe("steps", () => {
  it("call tools, resources and prompts, and save what they answer", async () => {
    const suite = await loadSound(`${TWO}setup:
  - { id: login, tool: x, args: { a: 1 }, server: t, timeout_ms: 5, save: { token: result.token, all: result } }
  - { resource: "file:///a", server: s }
teardown:
  - { prompt: p, args: { a: 2 }, server: t, expect: { assertions: [{ matcher: { exact: 1 } }], max_duration_ms: 9 } }
  - { prompt: p, server: t }
`);
    expect(suite.setup.map(({ call }) => call)).toMatchObject([
      { method: "tools/call", tool: "x", args: { a: 1 } },
      { method: "resources/read", uri: "file:///a" },
    ]);
    const TOKEN = { name: "token", target: "result.token", path: ["save", "token"] };
    const ALL = { name: "all", target: "result", path: ["save", "all"] };
    expect(suite.setup).toMatchObject([
      { id: "login", server: "t", timeoutMs: 5, save: [TOKEN, ALL], location: { line: 3, column: 11 } },
      { server: "s", timeoutMs: 30_000, save: [], location: { line: 4, column: 17 } },
    ]);
    for (const key of ["id", "expect", "limits"]) expect(suite.setup[1]).not.toHaveProperty(key);
    expect(suite.teardown).toMatchObject([
      {
        server: "t",
        call: { method: "prompts/get", prompt: "p", args: { a: 2 } },
        expect: [{ target: "", matcher: { exact: 1 } }],
        limits: { maxDurationMs: { limit: 9 } },
        location: { line: 6, column: 15 },
      },
      { call: { method: "prompts/get", prompt: "p", args: {} } },
    ]);
  });

  it("of a test run on its server and with its time", async () => {
    const test = await toolTest(
      "server: t, timeout_ms: 4, steps: [{ tool: x }, { tool: y, server: s, timeout_ms: 6 }], finally: [{ tool: z }]",
      "",
      TWO,
    );
    expect(test).toMatchObject({
      steps: [
        { server: "t", timeoutMs: 4, call: { tool: "x", args: {} } },
        { server: "s", timeoutMs: 6 },
      ],
      last: [{ server: "t", call: { tool: "z" } }],
    });
    expect(test).not.toHaveProperty("verify");
    expect(await toolTest("tool: x, verify: [{ tool: y }]")).toMatchObject({
      tool: "x",
      verify: [{ server: "s", call: { tool: "y" } }],
    });
  });
});

describe("compositions", () => {
  const NODES = "{ id: a, tool: x, args: { n: 1 } }";

  /** The ids of the nodes in the order in which they run. */
  async function order(nodes: string): Promise<string[]> {
    const suite = await loadSound(`${ONE}compositions: [{ name: c, nodes: [${nodes}] }]\n`);
    const [test] = suite.tests;
    return ((test?.nodes ?? []) as { id: string }[]).map(({ id }) => id);
  }

  it("are nodes on servers, with an output", async () => {
    const suite = await loadSound(`${TWO}compositions:
  - { name: first, server: s, nodes: [${NODES}, { id: b, tool: y, server: t, needs: [a] }] }
  - { name: second, server: t, nodes: [${NODES}, { id: b, tool: y }], output: a }
`);
    expect(suite.tests).toMatchObject([
      {
        block: "compositions",
        server: "s",
        nodes: [
          {
            id: "a",
            server: "s",
            needs: [],
            call: { method: "tools/call", tool: "x", args: { n: 1 } },
            location: { line: 3, column: 45, end_column: 46 },
          },
          { id: "b", server: "t", needs: ["a"], call: { method: "tools/call", tool: "y", args: {} } },
        ],
        output: "b",
      },
      { server: "t", nodes: [{ server: "t" }, { server: "t" }], output: "a" },
    ]);
    const [test] = suite.tests;
    expect((test!.nodes as object[])[0]).not.toHaveProperty("path");
  });

  it.each([
    ["as the file has them", "{ id: a, tool: x }, { id: b, tool: x }, { id: c, tool: x }", "a b c"],
    [
      "after what they need",
      "{ id: a, tool: x, needs: [c] }, { id: b, tool: x, needs: [a] }, { id: c, tool: x }",
      "c a b",
    ],
    [
      "first what is first in the file",
      "{ id: a, tool: x, needs: [d] }, { id: b, tool: x, needs: [d] }, { id: c, tool: x }, { id: d, tool: x }",
      "c d a b",
    ],
    [
      "before what is ready, but stands behind them",
      "{ id: a, tool: x, needs: [b] }, { id: b, tool: x }, { id: c, tool: x }",
      "b a c",
    ],
    [
      "between what is ready",
      "{ id: a, tool: x }, { id: b, tool: x, needs: [a] }, { id: c, tool: x, needs: [a, a] }, { id: d, tool: x }",
      "a b c d",
    ],
  ])("run %s", async (_, nodes, wanted) => {
    expect((await order(nodes)).join(" ")).toBe(wanted);
  });
});

describe("compliance tests", () => {
  it.each([
    ["check: ping", { check: "ping" }],
    ["check: tools/list, expect: { result: { exact: 1 } }", { check: "tools/list" }],
    ["check: server/discover", { check: "server/discover" }],
    ["check: resources/templates/list", { check: "resources/templates/list" }],
    ["check: invariants", { check: "invariants" }],
    ["check: INV", { check: "INV" }],
    ["check: INV-002", { check: "INV-002" }],
    ["check: corpus", { check: "corpus" }],
    ["check: audit", { check: "audit", audit: { limitMs: 60_000, seed: 1, tools: [], failOn: "broken" } }],
    [
      'check: audit, budget: 1.5s, seed: 7, tools: ["list_*"]',
      { check: "audit", audit: { limitMs: 1_500, seed: 7, tools: ["list_*"], failOn: "broken" } },
    ],
    ["check: TRANSPORT", { check: "TRANSPORT" }],
    ["request: { method: ping }", { request: { method: "ping" } }],
    ["request: { method: x, params: { a: 1 } }", { request: { method: "x", params: { a: 1 } } }],
    ['raw: "{"', { raw: "{" }],
  ])("%s", async (written, wanted) => {
    const suite = await loadSound(`${ONE}compliance: [{ name: a, ${written} }]\n`);
    const [test] = suite.tests;
    const { check, audit, request, raw }: Partial<ComplianceTest> = { ...(test as object) };
    expect(test?.block).toBe("compliance");
    expect(JSON.parse(JSON.stringify({ check, audit, request, raw }))).toEqual(wanted);
    expect(test).not.toHaveProperty("args");
  });

  it.each([
    ["TRANSPORT-001", "corpus", true],
    ["TRANSPORT-001", "TRANSPORT", true],
    ["TRANSPORT-001", "TRANSPORT-001", true],
    ["TRANSPORT-001", "TRANSPORT-00", false],
    ["TRANSPORT-001", "TOOLS", false],
    ["TRANSPORT-001", "001", false],
  ])("ask for rules: %s by %s is %s", (id, check, isAsked) => {
    expect(isOfCheck(id, check)).toBe(isAsked);
  });
});

describe("fixtures", () => {
  const ERRORS =
    "errors: [{ name: busy, code: 1, message: m, data: { a: 1 }, tool: x }, { name: any, code: -2, message: n, applies_to: any }]";

  it("are answered in place of a call", async () => {
    const suite = await loadSound(`${TWO}fixtures: { server: t, ${ERRORS} }
tools: [{ name: a, tool: x, server: t, inject_error: busy }, { name: b, tool: y, server: t, inject_error: any }]
`);
    expect(suite.tests[0]).toHaveProperty("error", { code: 1, message: "m", data: { a: 1 } });
    expect(suite.tests[1]).toHaveProperty("error", { code: -2, message: "n" });
    const other = await loadSound(`${TWO}fixtures: { ${ERRORS} }
tools: [{ name: a, tool: x, server: s, inject_error: busy }, { name: b, tool: y, server: t, inject_error: any }]
`);
    expect(other.tests).toMatchObject([{ error: { code: 1 } }, { error: { code: -2 } }]);
  });
});

describe("tests on several servers", () => {
  it("are one for each, whose steps and nodes follow if they name none", async () => {
    const suite = await loadSound(`${TWO}tools:
  - { name: a, server: [s, t], steps: [{ tool: x }, { tool: x, server: s }], finally: [{ tool: y }] }
  - { name: b, server: [s, t], tool: x, verify: [{ tool: y }] }
compositions:
  - { name: c, server: [s, t], nodes: [{ id: a, tool: x }, { id: b, tool: x, server: s }] }
prompts:
  - { name: d, server: [s, t], prompt: p }
`);
    expect(suite.tests.map(({ name, server }) => `${name} ${server}`)).toEqual([
      ...["a s", "a t", "b s", "b t", "c s", "c t", "d s", "d t"],
    ]);
    expect(suite.tests[0]).toMatchObject({ steps: [{ server: "s" }, { server: "s" }], last: [{ server: "s" }] });
    expect(suite.tests[1]).toMatchObject({ steps: [{ server: "t" }, { server: "s" }], last: [{ server: "t" }] });
    expect(suite.tests[3]).toMatchObject({ tool: "x", verify: [{ server: "t" }] });
    expect(suite.tests[3]).not.toHaveProperty("steps");
    expect(suite.tests[5]).toMatchObject({ nodes: [{ server: "t" }, { server: "s" }], output: "b" });
    expect(suite.tests[7]).toMatchObject({ prompt: "p" });
    for (const test of suite.tests) expect(test).not.toHaveProperty("parity");
  });

  it("are compared with the first, if they have parity", async () => {
    const suite = await loadSound(`${TWO}tools: [{ name: a, server: [t, s], tool: x, parity: true }]\n`);
    expect(suite.tests).toMatchObject([
      { server: "t", first: "t" },
      { server: "s", first: "t" },
    ]);
  });

  it("and blocks may share a name", async () => {
    const suite = await loadSound(`${ONE}tools: [{ name: a, tool: x }]\nprompts: [{ name: a, prompt: x }]\n`);
    expect(suite.tests).toHaveLength(2);
  });
});

describe("rows of data", () => {
  it("are tests, named by the row's name or number", async () => {
    const suite = await loadSound(`${ONE}tools:
  - { name: a, tool: x, data: [{ name: one, v: 1 }, { v: 2 }, { name: 9 }, { name: true }] }
`);
    expect(suite.tests.map(({ row }) => row)).toEqual(["one", 1, 9, 3]);
    expect(suite.tests.map(({ data }) => data)).toEqual([{ name: "one", v: 1 }, { v: 2 }, { name: 9 }, { name: true }]);
  });

  it("fill in the tool and the tags", async () => {
    const suite = await loadSound(`${ONE}defaultTest: { tags: [all] }
tools:
  - { name: a, tool: "\${data.tool}", tags: ["\${data.tag}", own, all], data: [{ tool: x, tag: 1 }, { tool: y, tag: own }] }
`);
    expect(suite.tests).toMatchObject([
      { tool: "x", tags: ["all", "own", "1"], name: "a" },
      { tool: "y", tags: ["all", "own"], name: "a" },
    ]);
  });

  it("are read deep inside in names", async () => {
    const suite = await loadSound(`${ONE}tools:
  - { name: '\${data.a.b[1].c} \${data["a"]["b"][0]}', tool: x, data: [{ a: { b: [u, { c: v }] } }] }
`);
    expect(suite.tests[0]?.name).toBe("v u");
  });

  const TEXT = "tools: [{ name: a, tool: x, data: { file: FILE } }]\n";
  async function fromFile(name: string, text: string) {
    const { suite, problems } = await load({ "suite.yaml": `${ONE}${TEXT.replace("FILE", name)}`, [name]: text });
    return suite?.tests.map(({ data }) => data) ?? problems.map(saying);
  }

  it.each([
    ["d.json", '[{ "a": 1 }, { "a": [2] }]', [{ a: 1 }, { a: [2] }]],
    ["d.yaml", "- a: 1\n- a: ~\n", [{ a: 1 }, { a: null }]],
    ["d.yml", "- a: 1\n", [{ a: 1 }]],
    ["d.YAML", "- a: 1\n", [{ a: 1 }]],
    [
      "d.csv",
      "a,b\n1,two\n\n3,\n",
      [
        { a: "1", b: "two" },
        { a: "3", b: "" },
      ],
    ],
    ["d.csv", 'a\n"x, y"\n', [{ a: "x, y" }]],
  ])("may come from a file: %s", async (name, text, rows) => {
    expect(await fromFile(name, text)).toEqual(rows);
  });

  it("of a JSON file may be nested as deep as a suite", async () => {
    expect(await fromFile("d.json", `[${'{"a":['.repeat(49)}${"]}".repeat(49)}]`)).toHaveLength(1);
  });

  it("of a file are counted before they are read: its values, and its rows", async () => {
    expect(await fromFile("d.json", `[${"0,".repeat(2_000_000)}0]`)).toEqual([
      "too many values in `d.json`: It has more than 2,000,000. Split it, or use a sample of it.",
    ]);
    const rows = (count: number) => `a\n${"1\n".repeat(count)}`;
    expect(await fromFile("d.csv", rows(100_001))).toEqual([
      "more than 100,000 rows of data: `d.csv` has more rows than a suite may have. Split it, or use a sample of it.",
    ]);
    const { problems } = await load({
      "suite.yaml": `${ONE}tools:\n  - { name: a, tool: x, data: { file: d.csv } }\n  - { name: b, tool: x, data: { file: d.csv } }\n`,
      "d.csv": rows(50_001),
    });
    expect(problems).toMatchObject([{ title: "more than 100,000 rows of data", location: { line: 4 } }]);
  });

  it("lie in the repository, beside the file that names them", async () => {
    const read: string[] = [];
    const suite = await loadSound(
      {
        "suite.yaml": "imports: [deep/a.yaml]\n",
        "deep/a.yaml": `${ONE}${TEXT.replace("FILE", "../d.csv")}`,
        "d.csv": "a\n1\n",
      },
      { onFile: (path) => read.push(path) },
    );
    expect(suite.tests.map(({ data }) => data)).toEqual([{ a: "1" }]);
    const names = read.map((path) => path.slice(suite.folder.length + 1));
    expect(names).toEqual(["suite.yaml", "deep/a.yaml", ".env", "d.csv"]);
  });
});

describe("expect", () => {
  it("reads response headers in any case, and those that must be absent", async () => {
    const { expect: checks } = await toolTest(
      "tool: x, server: s, expect: { response_headers: { X-A: b, x-c: { regex: d } }, response_headers_absent: [X-E] }",
      "",
      WEB,
    );
    const asserted = checks?.map(({ target, matcher, targetPath, matcherPath, location }) => {
      expect(matcherPath).toEqual(targetPath);
      return [target, matcher, targetPath, location.column];
    });
    expect(asserted).toEqual([
      ['http.headers["x-a"]', { exact: "b" }, ["response_headers", "X-A"], 66],
      ['http.headers["x-c"]', { regex: "d" }, ["response_headers", "x-c"], 74],
      ['http.headers["x-e"]', { exact: null }, ["response_headers_absent", 0], 121],
    ]);
  });

  it("has a message, as it is written, and a transform", async () => {
    const { expect: asserted } = await toolTest(
      'tool: x, expect: [{ matcher: { exact: 1 }, message: "of ${request_id}", transform: jq .a }, { matcher: { exact: 1 } }]',
    );
    expect(asserted).toMatchObject([{ message: "of ${request_id}", transform: "jq .a", target: "" }, { target: "" }]);
    for (const key of ["message", "transform"]) expect(asserted?.[1]).not.toHaveProperty(key);
    expect(asserted?.[0]).toMatchObject({ targetPath: ["target"], matcherPath: ["matcher"] });
  });
});

describe("keys of a test that exclude each other", () => {
  it("do so whichever is named first, and `finally` as `steps` does", () => {
    for (const first of TOOL_KEYS)
      for (const other of TOOL_KEYS) expect(clashOf(first, other)).toBe(clashOf(other, first));
    expect(clashOf("steps", "expect")).toMatch(/^A test with `steps` makes several calls/);
    expect(clashOf("finally", "expect")).toBe(clashOf("steps", "expect"));
    expect(clashOf("fuzz", "expect")).toMatch(/^Many calls are made instead of one/);
    expect(clashOf("retries", "expect")).toBeUndefined();
    expect(clashOf("steps", "finally")).toBeUndefined();
  });
});
