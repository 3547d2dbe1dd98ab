import { join } from "node:path";
import picomatch from "picomatch";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import matcher from "../../../.github/problem-matcher.json";
import packageJson from "../../../package.json";
import schema from "../../../schemas/v1.json";
import { codeQualityProblems } from "../../report/code-quality.js";
import { CLI, folderWith, mcptest, root, textIn } from "../../support/harness.js";

const SUITE = `servers:
  weather:
    command: [node, "${CLI}", mock, "${root}examples/quickstart.mock.yaml"]
  broken:
    command: [node, "-e", "process.exit(3)"]
tools:
  - name: "fails: twice"
    server: weather
    tool: no_such_tool
    expect:
      result.content[0].text: nothing
      result.isError: false
  - name: cannot be judged
    server: broken
    tool: any
`;

/** The blocks of a page in one language. */
function blocks(language: string, page = "docs/integrations/integrations.md"): string[] {
  return [...textIn(root, page).matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)].flatMap(([, name, text = ""]) =>
    name === language ? [text] : [],
  );
}

describe("the hook of pre-commit", () => {
  const [hook, ...others] = parse(textIn(root, ".pre-commit-hooks.yaml"));
  const [program, ...args] = hook.entry.split(" ");

  it("is the one that the page names", () => {
    expect(others).toEqual([]);
    const configs = blocks("yaml").map((text) => parse(text));
    expect(configs.find((config) => "repos" in config).repos[0].hooks).toEqual([{ id: hook.id }]);
    expect(Object.keys(packageJson.bin)).toContain(program);
  });

  it("takes suites alone", () => {
    const files = new RegExp(hook.files);
    const taken = ["mcptest.yaml", "a/mcptest.yml", "a/b.mcptest.yaml"].filter((path) => files.test(path));
    expect(taken).toHaveLength(3);
    expect(["a.yaml", "amcptest.yaml", "a.mcptest.yaml.bak"].filter((path) => files.test(path))).toEqual([]);
  });

  it("passes for suites that are valid, and fails for others", async () => {
    const cwd = folderWith({ "good.mcptest.yaml": SUITE, "bad.mcptest.yaml": "tools: 5" });
    expect(await mcptest([...args, "good.mcptest.yaml"], { cwd })).toMatchObject({ code: 0 });
    expect(await mcptest([...args, "good.mcptest.yaml", "bad.mcptest.yaml"], { cwd })).toMatchObject({ code: 2 });
  });
});

describe("the problem matcher", () => {
  const [{ pattern }] = matcher.problemMatcher as [(typeof matcher.problemMatcher)[number]];
  const [{ regexp, ...groups }] = pattern as [(typeof pattern)[number]];

  it("finds every failure in the output of the reporter `minimal`", async () => {
    const cwd = folderWith({ "a.mcptest.yaml": SUITE });
    const { stdout } = await mcptest(["run", "--reporter", "minimal"], { cwd });
    const found = stdout.split("\n").flatMap((line) => {
      const match = new RegExp(regexp).exec(line);
      return match === null ? [] : [[match[groups.file], match[groups.line], match[groups.code]]];
    });
    expect(found).toEqual([
      ["a.mcptest.yaml", "5", expect.stringMatching(/^FAULT-START-/)],
      ["a.mcptest.yaml", "11", "ASSERT-TARGET"],
      ["a.mcptest.yaml", "12", "ASSERT-EXACT"],
    ]);
  });

  it("is the same in VS Code", () => {
    const tasks = blocks("json")
      .map((text) => JSON.parse(text))
      .find((json) => "tasks" in json);
    expect(tasks.tasks[0].problemMatcher.pattern).toEqual(pattern[0]);
  });
});

it("the code quality report has paths of the repository, also below it", async () => {
  const folder = folderWith({ "packages/server/a.mcptest.yaml": SUITE });
  const cwd = join(folder, "packages/server");
  const { stdout } = await mcptest(["run", "--reporter", "codequality"], { cwd, env: { CI_PROJECT_DIR: folder } });
  const report = JSON.parse(stdout);
  expect(codeQualityProblems(report)).toEqual([]);
  const places = report.map((entry: { location: unknown; severity: string }) => [entry.location, entry.severity]);
  const path = "packages/server/a.mcptest.yaml";
  expect(places).toEqual([
    [{ path, lines: { begin: 5 } }, "blocker"],
    [{ path, lines: { begin: 11 } }, "critical"],
    [{ path, lines: { begin: 12 } }, "critical"],
  ]);
});

describe("the settings of editors", () => {
  const json = blocks("json", "docs/editors.md").map((text) => JSON.parse(text));
  const entry = json.find((block) => "fileMatch" in block);

  it("name the schema by its id", () => {
    expect(entry.url).toBe(schema.$id);
    expect(Object.keys(entry).sort()).toEqual(["description", "fileMatch", "name", "url"]);
    expect(json.find((block) => "yaml.schemas" in block)).toEqual({
      "yaml.schemas": { [schema.$id]: entry.fileMatch },
    });
    for (const language of ["yaml", "xml", "lua"]) {
      expect(blocks(language, "docs/editors.md")).toEqual([expect.stringContaining(schema.$id)]);
    }
  });

  it("takes what `run` takes without paths", () => {
    const isSuite = picomatch(entry.fileMatch, { basename: true });
    const taken = ["mcptest.yaml", "a/mcptest.yml", "a/b.mcptest.yaml", "b.mcptest.yml"].filter((path) =>
      isSuite(path),
    );
    expect(taken).toHaveLength(4);
    expect(["mcptest.config.yaml", "a.mock.yaml", "a.yaml"].filter((path) => isSuite(path))).toEqual([]);
  });
});
