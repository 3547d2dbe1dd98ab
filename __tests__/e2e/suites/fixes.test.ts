import { describe, expect, it } from "vitest";
import { folderWith, mcptestHere } from "../../support/harness.js";

const SERVER = "servers: { s: { command: [node, server.js] } }\n";
const test = (rest: string) => `${SERVER}tools:\n  - name: a\n    tool: echo\n    ${rest}\n`;
const matching = (matcher: string) => test(`expect: [{ target: result, matcher: ${matcher} }]`);

/** A mistake, what must be said of it, and what is beside the suite. */
const MISTAKES: [suite: string, fix: string, files?: Record<string, string>][] = [
  ["servers: { s: { command: uvx, args: [x] } }\n", "as a list: `command: [uvx, x]`."],
  ["servers: { s: { command: node server.js } }\n", "as a list: `command: [node, server.js]`."],
  [
    test("expect: { target: result, matcher: { exact: 1 } }"),
    "Put a dash before `target`, and indent what belongs to it.",
  ],
  [test("negative_path: [x]"), "{ checks: [unknown_tool, missing_required, wrong_type, extra_field, oversized] }`."],
  [
    test("expect: [{ target: result, transform: tostring, matcher: { exact: 1 } }]"),
    'Write `transform: jq "tostring"`.',
  ],
  [matching("{ cel: value = 1 }"), "Compare with `==`."],
  [matching("{ cel: value.size( > 1 }"), "Bad CEL expression: `)` is expected: a parenthesis is not closed"],
  [matching("{ cel: value and true }"), "Write `&&`, `||` or `!`."],
  [test("data: { file: rows.csv }"), "a quote is not closed at `rows.csv:2`", { "rows.csv": 'a,b\n1,"x\n2,3\n' }],
  [test("args: { v: @x }"), 'Write `"@x"`.'],
  [`${SERVER}resources: [{ name: a, uri: "t://ticket/{id}" }]\n`, "Write a value for `{id}`."],
];

describe("what is said of a mistake", () => {
  it.each(MISTAKES)("%j: %s", async (suite, fix, files = {}) => {
    const { stderr, code } = await mcptestHere(["validate", "."], {
      cwd: folderWith({ "a.mcptest.yaml": suite, ...files }),
    });
    expect(stderr).toContain(fix);
    expect(stderr.match(/^(?:error|warning): /gm)).toHaveLength(1);
    expect(code).toBe(suite.includes("{id}") ? 0 : 2);
  });

  it("names the files of a folder without a suite, and the flag for a format", async () => {
    const cwd = folderWith({ "tests/x.yaml": SERVER });
    expect((await mcptestHere(["run", "tests"], { cwd })).stderr).toContain(
      "name the file: `mcptest run tests/x.yaml`",
    );
    expect((await mcptestHere(["run", "--junit", "x"], { cwd })).stderr).toContain("--reporter junit=FILE");
  });

  it.each([[[]], [["--tag", "x"]]])("says once which suite has no tests, and what to do: %j", async (flags) => {
    const cwd = folderWith({ "a.mcptest.yaml": SERVER });
    const { stdout, stderr, code } = await mcptestHere(["run", ...flags], { cwd });
    expect(code).toBe(2);
    expect(`${stdout}${stderr}`).toContain("a.mcptest.yaml has no tests: write one, such as under `tools`");
    expect(`${stdout}${stderr}`.match(/\bno test(s:| has)/g)).toHaveLength(1);
  });

  it.each([
    [
      "a program that is not there, by the path that was tried",
      "command: [./venv/python]",
      /no program ".*\/venv\/python"/,
    ],
    ["one that ends at once", "command: [node, -e, '0']", /Does it speak HTTP, or wait for an argument\?/],
    [
      "a token that is not set, at its name",
      "url: http://127.0.0.1:1/mcp, auth: { bearer_token_env: NO_TOKEN }",
      /a\.mcptest\.yaml:1:\d+\n.*\n.*NO_TOKEN.*\n.*\^{8}\n[\s\S]*SUITE-ENV-UNSET/,
    ],
    [
      "a token of two lines",
      "url: http://127.0.0.1:1/mcp, auth: { bearer_token_env: TWO_LINES }",
      /The value of TWO_LINES cannot be sent in a header[\s\S]*SUITE-FAULT/,
    ],
    [
      "a header of two lines",
      "url: http://127.0.0.1:1/mcp, headers: { X-Key: { env: TWO_LINES } }",
      /The value of TWO_LINES cannot be sent in a header[\s\S]*SUITE-FAULT/,
    ],
  ])("names %s", async (_, entry, said) => {
    const suite = `servers: { s: { ${entry} } }\ntools: [{ name: a, tool: t }]\n`;
    const { stdout, stderr } = await mcptestHere(["run"], {
      cwd: folderWith({ "a.mcptest.yaml": suite }),
      env: { TWO_LINES: "token-line-1\ntoken-line-2" },
    });
    expect(`${stderr}${stdout}`).toMatch(said);
  });
});
