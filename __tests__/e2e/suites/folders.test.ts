import { cpSync, mkdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { folderWith, mcptestHere, root, runIn, textIn } from "../../support/harness.js";

const GREETER = `${root}__tests__/servers/greeter.mjs`;
const suiteOf = (command: string[]) =>
  JSON.stringify({
    servers: { shop: { command } },
    tools: [{ name: "greets", tool: "greet", args: { name: "Ada" }, expect: { "result.isError": false } }],
  });

it("a run finds mcptest.yaml in every folder", async () => {
  const suite = suiteOf(["node", GREETER]);
  const cwd = folderWith({ "packages/a/mcptest.yaml": suite, "packages/b/mcptest.yml": suite });
  const { code, results } = await runIn(cwd);
  expect(code).toBe(0);
  expect(results.run.suite_files).toEqual(["packages/a/mcptest.yaml", "packages/b/mcptest.yml"]);
});

it("tells servers of one name apart by the files of their suites", async () => {
  const broken = suiteOf(["node", "gone.mjs"]);
  const cwd = folderWith({ "a.mcptest.yaml": broken, "tests/b.mcptest.yaml": broken });
  const command = ["--server-command", `node ${GREETER}`, "--server-target"];
  const { results } = await runIn(cwd, [...command, "./tests/b.mcptest.yaml#shop"]);
  expect(results.tests.map(({ id, status }) => [id.split("::", 1)[0], status])).toEqual([
    ["a.mcptest.yaml", "errored"],
    ["tests/b.mcptest.yaml", "passed"],
  ]);
  const unknown = await mcptestHere(["run", ...command, "c.mcptest.yaml#shop"], { cwd });
  expect(unknown.code).toBe(2);
  expect(unknown.stderr).toContain("error: no suite `c.mcptest.yaml`");
  const target = ["--server-target", "a.mcptest.yaml#shop"];
  const { stderr } = await mcptestHere(["call", "greet", "--suite", ".", ...target], { cwd });
  expect(stderr).toContain("server shop did not start\n");
});

it("init in a folder writes a suite that runs from the root too", async () => {
  const cwd = folderWith({ ".git/HEAD": "", "packages/a/data.txt": "" });
  const folder = join(cwd, "packages", "a");
  cpSync(join(root, "__tests__", "servers"), folder, { recursive: true });
  symlinkSync(join(root, "node_modules"), join(cwd, "node_modules"));
  const { code, stderr } = await mcptestHere(["init", "--server-command", `node ${folder}/greeter.mjs`], {
    cwd: folder,
  });
  expect(code, stderr).toBe(0);
  expect(stderr).toContain(`${folder}/greeter.mjs is only on this machine: the suite has greeter.mjs`);
  const suite = textIn(folder, "mcptest.yaml");
  expect(suite).toContain("cwd: .\n");
  expect(suite).not.toContain(cwd);
  for (const start of [cwd, folder]) {
    const { results } = await runIn(start);
    expect(results.summary).toMatchObject({ failed: 0, errored: 0 });
  }
});

it.each([
  ["a relative path", "node server.mjs", "cwd: .\n"],
  ["a path after a flag", `node --import=./server.mjs ${GREETER}`, "cwd: .\n"],
  ["none", `node ${GREETER}`, undefined],
])("init writes `cwd` if the command has %s, so that the suite runs from every folder", async (_, command, written) => {
  const cwd = folderWith({ ".git/HEAD": "", "server.mjs": `import ${JSON.stringify(GREETER)};`, "sub/a.txt": "" });
  const { code, stderr } = await mcptestHere(["init", "--server-command", command], { cwd });
  expect(code, stderr).toBe(0);
  expect(/cwd: .*\n/.exec(textIn(cwd, "mcptest.yaml"))?.[0]).toBe(written);
  const { results } = await runIn(join(cwd, "sub"), [".."]);
  expect(results.summary).toMatchObject({ failed: 0, errored: 0 });
});

it("a run in a subfolder names the suite above, and the key of the server that it lacks", async () => {
  const cwd = folderWith({
    ".git/HEAD": "",
    "mcptest.yaml": suiteOf(["node", "server.mjs"]),
    "server.mjs": "",
    "a/b/c.yml": "",
  });
  const run = (...paths: string[]) => mcptestHere(["run", ...paths], { cwd: join(cwd, "a", "b") });
  const none = await run();
  expect(none.code).toBe(2);
  expect(none.stderr).toContain("fix: `mcptest run ../..` runs ../../mcptest.yaml.\n");
  const { code, stdout } = await run("../..");
  expect(code).toBe(2);
  expect(stdout).toContain("It exists in the folder of the suite: add `cwd: .` to the server.");
});

it("init names the home folder by its variable", async () => {
  const home = folderWith({});
  const cwd = folderWith({});
  mkdirSync(join(home, "data"));
  const { code, stderr } = await mcptestHere(
    ["init", "--out", "-", "--server-command", `node ${GREETER} ${home}/data --folder=${home}/data`],
    { cwd, env: { HOME: home } },
  );
  expect(code, stderr).toBe(0);
  expect(stderr).toContain(`${home}/data is only on this machine: the suite has \${HOME}/data`);
});
