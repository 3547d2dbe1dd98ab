import { describe, expect, it } from "vitest";
import { CLI, existsIn, folderWith, mcptestHere, root, steady } from "../../support/harness.js";

const golden = `${root}__tests__/golden/e2e/messages/`;
const TILL = `servers:\n  till: { command: [node, ${root}__tests__/servers/till-server.mjs] }\n`;
const TEST = "tools:\n  - { name: a, tool: balance, tags: [smoke] }\n";

it("a failure says what is there, and what was probably meant", async () => {
  const { code, stdout } = await mcptestHere(["run", "answers.mcptest.yaml"], { cwd: golden });
  expect(code).toBe(2);
  await expect(steady(stdout)).toMatchFileSnapshot(`${golden}answers.txt`);
});

describe("a glob", () => {
  const files = {
    "tests/a.yaml": `${TILL}${TEST}`,
    "tests/b.yaml": `imports: [part.yaml]\n${TILL}${TEST}`,
    "tests/part.yaml": "variables: { city: Oslo }\n",
    "tests/rows.yaml": "- { city: Oslo }\n",
    "tests/server.mock.yaml": "name: mock\ntools: []\n",
    "tests/notes.md": "",
  };

  it("leaves out what is not a suite, and says why", async () => {
    const { code, stderr } = await mcptestHere(["run", "tests/**"], { cwd: folderWith(files) });
    expect(code).toBe(0);
    await expect(stderr).toMatchFileSnapshot(`${golden}glob.txt`);
  });

  it.each([
    [
      "without any suite is one error, which says why",
      ["tests/*.md"],
      "error: the path matches no suite\n  = tests/*.md matches 1 file, but none of them is a suite.\n    `tests/notes.md`: It is not a YAML file.\n  = fix: A suite has `servers`, or `imports` that has them.\n",
    ],
    ["does not excuse a file that is named", ["tests/*.yaml", "tests/rows.yaml"], "error: a suite must be a mapping"],
  ])("%s", async (_, paths, said) => {
    const { code, stderr } = await mcptestHere(["run", ...paths], { cwd: folderWith(files) });
    expect(code).toBe(2);
    expect(stderr).toContain(said);
    expect(stderr).not.toContain("`tests/notes.md` is not a suite");
  });

  it("is not needed for a folder, whose suites have names of their own", async () => {
    const cwd = folderWith({ ...files, "tests/deep/c.mcptest.yaml": `${TILL}${TEST}` });
    const stdout = "tests/deep/c.mcptest.yaml::tools::a::till\n";
    expect(await mcptestHere(["run", "tests", "--list"], { cwd })).toMatchObject({ code: 0, stdout, stderr: "" });
  });
});

it.each([
  [["smok"], "Write `--tag smoke`."],
  [["smoke", "nope"], "The tags there are: `smoke`."],
])("--tag %s is answered with the tags there are", async (tags, said) => {
  const cwd = folderWith({ "a.mcptest.yaml": `${TILL}${TEST}` });
  const flags = tags.flatMap((tag) => ["--tag", tag]);
  const { stderr } = await mcptestHere(["run", ...flags], { cwd });
  expect(stderr).toContain(`warning: no test has the tag \`${tags.at(-1)}\``);
  expect(stderr).toContain(said);
});

it("--record prints the cassettes that it wrote", async () => {
  const cwd = folderWith({ "a.mcptest.yaml": `${TILL}${TEST}` });
  const { stderr } = await mcptestHere(["run", "--record", "tapes"], { cwd });
  const paths = [...stderr.matchAll(/^recorded (.*)$/gm)].map(([, path]) => path ?? "");
  expect(paths).toHaveLength(1);
  for (const path of paths) expect(existsIn(cwd, path)).toBe(true);
});

describe("a call that is answered with an error", () => {
  const inputSchema = { type: "object", properties: { query: {} }, required: ["query"] };
  const cwd = folderWith({
    "a.mcptest.yaml": `servers:
  s: { command: [${JSON.stringify(process.execPath)}, ${JSON.stringify(CLI)}, mock, s.mock.yaml] }
tools:
  - { name: a misspelt tool, tool: serch, args: { query: tea } }
  - { name: a misspelt argument, tool: search, args: { querry: tea } }
  - name: targets
    tool: search
    expect:
      - { target: result.structuredContent.id, matcher: { exact: 1 } }
      - { target: result.structuredContent.name, matcher: { exact: x } }
resources: [{ name: r, uri: "shop://on", expect: [{ target: "result.contents[0].text", matcher: { exact: x } }] }]
prompts: [{ name: p, prompt: greeet }]
`,
    "s.mock.yaml": {
      tools: [{ name: "search", inputSchema, response: "found" }],
      resources: [{ uri: "shop://one", name: "one", text: "x" }],
      prompts: [{ name: "greet", messages: [] }],
    },
  });

  it("says first what the server says, then what is missing, and what was meant", async () => {
    const { code, stdout } = await mcptestHere(["run"], { cwd });
    expect(code).toBe(1);
    await expect(steady(stdout, cwd)).toMatchFileSnapshot(`${golden}errors.txt`);
  });

  it("is explained by `call` alike", async () => {
    const { stderr } = await mcptestHere(["call", "--resource", "shop://{id}", "--suite", "a.mcptest.yaml"], { cwd });
    expect(stderr).toBe("note: `shop://{id}` is a template: fill it in.\n");
  });
});

it("milliseconds are whole numbers", async () => {
  const silent = JSON.stringify([process.execPath, "-e", "setInterval(() => {}, 1e9)"]);
  const suite = `servers:\n  s: { command: ${silent}, startup_timeout: 100.4321ms }\n${TEST}`;
  const { stdout } = await mcptestHere(["run"], { cwd: folderWith({ "a.mcptest.yaml": suite }) });
  expect(stdout).toContain("within 100 ms");
});
