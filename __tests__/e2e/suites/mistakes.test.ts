import { describe, expect, it } from "vitest";
import { folderWith, mcptestHere, root, runIn } from "../../support/harness.js";

const SERVER = "servers: { s: { command: [node, server.js] } }\n";
const till = `servers:\n  till: { command: [node, ${root}__tests__/servers/till-server.mjs] }\n`;
const test = (rest: string) => `tools:\n  - name: a\n    tool: echo\n${rest}`;
const csv = { "cities.csv": "city,people\nOslo,700000\n" };

/** What a newcomer writes by mistake, and only a run finds: suites of one test, with what is beside them. */
const MISTAKES: [title: string, suite: string, files?: Record<string, string>][] = [
  ["a program that is not there", `servers:\n  s: { command: [my-server] }\n${test("")}`],
  ["a script that is not there", `servers:\n  s: { command: [node, sever.js] }\n${test("")}`],
  [
    "a key that the answer lacks",
    `${till}${test("    args: { books: [] }\n    expect: { result.structuredContent.book: [] }\n")}`,
  ],
  ["an answer that is an error", `${till}tools:\n  - { name: a, tool: refuse, expect: { result.isError: false } }\n`],
  [
    "a jq program that fails on the answer",
    `${till}tools:\n  - name: a\n    tool: echo\n    args: { q: 1 }\n    expect:\n      - { target: result.structuredContent.q, transform: { jq: keys }, matcher: { contains: a } }\n`,
  ],
  ["an error without an expectation", `${till}tools:\n  - { name: a, tool: refuse }\n`],
  [
    "a number of a CSV file",
    `${till}${test('    args: { people: 700000 }\n    data: { file: cities.csv }\n    expect: { result.structuredContent.people: "${data.people}" }\n')}`,
    csv,
  ],
  [
    "a limit of a CSV file",
    `${till}${test('    args: { people: 700000 }\n    data: { file: cities.csv }\n    expect: { result.structuredContent.people: { less-than: "${data.people}" } }\n')}`,
    csv,
  ],
  [
    "what an answer lacks for the next step",
    `${till}tools:\n  - name: a\n    steps:\n      - { id: one, tool: echo, args: { token: t } }\n      - { id: two, tool: echo, args: { q: "\${steps.one.result.structuredContent.tokn}" } }\n`,
  ],
  [
    "what a node lacks for the next one",
    `${till}compositions:\n  - name: a\n    nodes:\n      - { id: one, tool: echo, args: { token: t } }\n      - { id: two, needs: [one], tool: echo, args: { q: "\${one.tokn}" } }\n`,
  ],
];

it("the first line names the cause of a mistake that is found by running", async () => {
  const files = MISTAKES.flatMap(([, suite, beside = {}], index) =>
    Object.entries({ "a.mcptest.yaml": suite, ...beside }).map(([name, text]) => [`${index}/${name}`, text]),
  );
  const { tests } = (await runIn(folderWith(Object.fromEntries(files)), ["."])).results;
  const failures = tests.flatMap((row) => row.failures.slice(0, 1));
  const said = MISTAKES.map(([title], index) => {
    const failure = failures.find(({ location }) => location.file === `${index}/a.mcptest.yaml`);
    return `${title}: ${failure?.message}\n`;
  });
  await expect(said.join("")).toMatchFileSnapshot("../../golden/e2e/mistakes-at-run.txt");
});

describe("what is said of a mistake", () => {
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
      /the program ".*\/venv\/python" does not exist/,
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
    [
      "the input that lets a credential of the job through",
      "command: [node, server.js], env: { T: '${GITHUB_TOKEN}' }",
      /`GITHUB_TOKEN` is withheld from suites and servers[\s\S]*name it in `pass-env`/,
    ],
    [
      "the key of a time limit, where there is one instead of an address",
      "url: http://127.0.0.1:1/mcp, wait_for_ready: 20s",
      /It takes the address to poll.*the time limit is its `timeout`[\s\S]*timeout: 20s/,
    ],
  ])("names %s", async (_, entry, said) => {
    const suite = `servers: { s: { ${entry} } }\ntools: [{ name: a, tool: t }]\n`;
    const { stdout, stderr } = await mcptestHere(["run"], {
      cwd: folderWith({ "a.mcptest.yaml": suite }),
      env: { TWO_LINES: "token-line-1\ntoken-line-2", GITHUB_TOKEN: "ghs_0123456789" },
    });
    expect(`${stderr}${stdout}`).toMatch(said);
  });
});
