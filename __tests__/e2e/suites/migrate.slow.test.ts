import { cpSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { existsIn, folderWith, mcptestHere, root, runIn, steady, textIn, writeIn } from "../../support/harness.js";

const GOLDEN = join(root, "__tests__/golden/e2e/migrate");

/** A folder with the suites of other tools, and the servers that they name. */
function folderWithSuites(): string {
  const folder = folderWith({});
  for (const name of ["mcp-assert", "promptfoo", "gleanwork", "mcp-eval", "fixtures"]) {
    cpSync(join(GOLDEN, name), join(folder, name), { recursive: true });
  }
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
  return folder;
}

/** The server for a suite whose files name none. */
const EVERYTHING = [
  "--server-command",
  "node node_modules/@modelcontextprotocol/server-everything/dist/index.js stdio",
];

/** The suites of other tools, each with the tests that do not pass, and how many do. */
const CASES: [tool: string, others: Record<string, string>, passed: number][] = [
  ["mcp-assert", { "comes later": "skipped", "echo says something else": "failed" }, 6],
  ["promptfoo", { "says something else": "failed", "is judged by what was made of the answer": "failed" }, 4],
  ["gleanwork", { "says something else": "failed" }, 4],
  // Without the key of a model.
  ["mcp-eval", { "repeats a price": "deferred", "is judged by a model": "deferred", "adds twice": "deferred" }, 0],
];

describe.each(CASES)("a suite of %s", (tool, others, passed) => {
  it("becomes one of ours, with the same verdicts", async () => {
    const cwd = folderWithSuites();
    const out = `${tool}.mcptest.yaml`;
    const ran = await mcptestHere(["migrate", tool, "--out", out], { cwd });
    expect(ran).toMatchObject({ code: 0, stdout: "" });
    await expect(steady(ran.stderr, cwd)).toMatchFileSnapshot(join(GOLDEN, `${tool}.txt`));
    await expect(textIn(cwd, out)).toMatchFileSnapshot(join(GOLDEN, out));
    expect(await mcptestHere(["validate", out], { cwd })).toMatchObject({ code: 0, stderr: "" });
    const { tests, summary } = (await runIn(cwd, [out, ...(tool === "gleanwork" ? EVERYTHING : [])])).results;
    const failing = tests.filter(({ status }) => status !== "passed");
    expect(Object.fromEntries(failing.map(({ name, status }) => [name, status]))).toEqual(others);
    expect(summary.passed).toBe(passed);
  });
});

describe("migrate", () => {
  const PROMPTFOO = `providers: [{ id: mcp, config: { server: { command: node, args: [s.mjs] } } }]
tests: [{ vars: { prompt: '{"tool": "a"}' } }]
`;

  it("prints the suite without --out", async () => {
    const cwd = folderWith({ "config.yaml": PROMPTFOO });
    const ran = await mcptestHere(["migrate", "config.yaml"], { cwd });
    expect(ran).toMatchObject({ code: 0, stderr: "1 test, 0 notes\n" });
    writeIn(cwd, "a.mcptest.yaml", ran.stdout);
    expect(await mcptestHere(["validate", "a.mcptest.yaml"], { cwd })).toMatchObject({ code: 0 });
  });

  it("makes one suite of the files of both tools", async () => {
    const cwd = folderWithSuites();
    const args = ["migrate", "mcp-assert", "promptfoo", "--out", "all.mcptest.yaml"];
    expect((await mcptestHere(args, { cwd })).code).toBe(0);
    expect(await mcptestHere(["validate", "all.mcptest.yaml"], { cwd })).toMatchObject({
      code: 0,
      stdout: "all.mcptest.yaml: 14 tests, 4 servers\n",
    });
  });

  it("writes over no file without --force", async () => {
    const cwd = folderWith({ "config.yaml": PROMPTFOO, "a.yaml": "mine" });
    const ran = await mcptestHere(["migrate", "config.yaml", "--out", "a.yaml"], { cwd });
    expect(ran.code).toBe(2);
    expect(ran.stderr).toContain("= fix: Add --force, or name another file.");
    expect(textIn(cwd, "a.yaml")).toBe("mine");
    const forced = await mcptestHere(["migrate", "config.yaml", "--out", "a.yaml", "--force"], { cwd });
    expect(forced.code).toBe(0);
  });

  const bomb = Array.from({ length: 9 }, (_, i) => `a${i + 1}: &a${i + 1} [${`*a${i},`.repeat(9)}]\n`).join("");
  it.each([
    ["a file that is not there", "nowhere.yaml", "", "there is no file `nowhere.yaml`"],
    ["a file of another format", "config.yaml", "a: 1", "is not a suite that can be migrated"],
    ["a configuration that is a program", "config.js", 'import fs from "node:fs";\nfs.writeFileSync("ran", "");\n', ""],
    ["what has no counterpart", "config.yaml", "providers: [openai:gpt-5]\ntests: []\n", "only the provider `mcp`"],
    ["cases of mcp-autotest", "config.yaml", "case: a\nin: {}\nout: {}\n", "is not a suite that can be migrated"],
    ["broken YAML, at its line", "config.yaml", "providers: []\ntests: {\n", "config.yaml:2"],
    ["an alias bomb", "config.yaml", `a0: &a0 [1]\n${bomb}${PROMPTFOO}`, "too many YAML aliases"],
  ])("refuses %s", async (_, name, text, message) => {
    const cwd = folderWith(name === "nowhere.yaml" ? {} : { [name]: text });
    const ran = await mcptestHere(["migrate", name], { cwd });
    expect(ran).toMatchObject({ code: 2, stdout: "" });
    expect(ran.stderr).toContain(message);
    expect(ran.stderr).toContain("= fix: ");
    expect(existsIn(cwd, "ran")).toBe(false);
  });

  it("keeps texts what they are", async () => {
    const cwd = folderWith({
      "a.yaml": `name: "evil ]]> \${X} $$ {{name}}\\n# line"
server: { command: "a b", args: ["$HOME", "\${X}", "{{other}}"] }
assert: { tool: "\${tool}", args: { __proto__: "$x" }, expect: { unknown: 1, contains: ["\${y}"], file_unchanged: [x] } }
`,
    });
    const ran = await mcptestHere(["migrate", "a.yaml", "--out", "a.mcptest.yaml"], { cwd });
    expect(ran.code).toBe(0);
    const printed = await mcptestHere(["validate", "a.mcptest.yaml", "--print"], { cwd });
    expect(printed.code).toBe(0);
    // As it is resolved: every text is the one of the file.
    for (const text of ["- $HOME\n", "- ${X}\n", '- "{{other}}"\n', "tool: ${tool}\n", "__proto__: $x\n", "- ${y}\n"]) {
      expect(printed.stdout).toContain(text);
    }
    expect(printed.stdout).toContain("evil ]]> ${X} $$ {{name}}\n");
  });
});
