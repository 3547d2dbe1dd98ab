import { readdirSync } from "node:fs";
import { basename, extname, join } from "node:path";
import { isObject } from "../../../core/json/json.js";
import { readJsonFile } from "../../../core/read-file.js";

/** One step of a workflow. */
export type WorkflowStep = { uses: string; with?: Record<string, unknown> } | { run: string };

/** A folder with a server that is built there. */
export interface Project {
  folder: string;
  /** Of the folder in its repository, with slashes; empty for the repository itself. */
  path: string;
  /** What starts the server. */
  command: readonly string[];
}

/** A folder with the names of its files. */
interface ListedProject extends Project {
  has(name: string): boolean;
}

/** A tool that builds servers. */
interface Language {
  /** A file that shows that a folder is built by it. */
  file: RegExp;
  /** The programs that start its servers. */
  programs: RegExp;
  /** True if what it builds may be a program itself. */
  compiles?: true;
  /** What installs and builds; `file` is the name of the file. */
  steps(project: ListedProject, file: string): WorkflowStep[];
}

const NODE = /^(node|npx|npm|pnpm|pnpx|yarn|bun|bunx|tsx|deno)$/;
const PYTHON = /^(python[\d.]*|uv|uvx|poetry|fastmcp|mcp|uvicorn)$/;
const JAVA = /^(java|mvnw?|gradlew?)$/;
/** A path from the folder that a shell takes as it is. */
const IN_FOLDER = /^[\w.][\w./-]*$/;
const PACKAGE_BYTES = 1024 * 1024;

/** If several fit, the first is used. */
const LANGUAGES: readonly Language[] = [
  { file: /^pnpm-lock\.yaml$/, programs: NODE, steps: pnpm },
  { file: /^yarn\.lock$/, programs: NODE, steps: yarn },
  { file: /^bun\.lockb?$/, programs: NODE, steps: bun },
  { file: /^(package-lock|npm-shrinkwrap)\.json$/, programs: NODE, steps: npm },
  { file: /^uv\.lock$/, programs: PYTHON, steps: uv },
  { file: /^poetry\.lock$/, programs: PYTHON, steps: poetry },
  { file: /^requirements\.txt$/, programs: PYTHON, steps: pip },
  { file: /^pyproject\.toml$/, programs: PYTHON, steps: pip },
  { file: /^go\.mod$/, programs: /^go$/, compiles: true, steps: go },
  { file: /^Cargo\.(lock|toml)$/, programs: /^cargo$/, compiles: true, steps: cargo },
  { file: /^pom\.xml$/, programs: JAVA, steps: maven },
  { file: /^build\.gradle(\.kts)?$/, programs: JAVA, compiles: true, steps: gradle },
  { file: /\.(csproj|fsproj|slnx?)$/, programs: /^dotnet$/, compiles: true, steps: dotnet },
  { file: /^(Dockerfile|Containerfile)$/, programs: /^(docker|podman)$/, steps: container },
];

/** The steps that build what the project's command starts; none if nothing shows how. */
export function buildSteps(project: Project): WorkflowStep[] {
  const files = readdirSync(project.folder);
  const program = programOf(project.command);
  const isKnown = LANGUAGES.some(({ programs }) => programs.test(program));
  const isBuilt = project.command[0]?.includes("/");
  const candidates = LANGUAGES.filter(({ programs, compiles }) =>
    isKnown ? programs.test(program) : isBuilt && compiles,
  );
  for (const { file, steps } of candidates) {
    const buildFile = files.find((name) => file.test(name));
    if (buildFile !== undefined) return steps({ ...project, has: (name) => files.includes(name) }, buildFile);
  }
  return [];
}

/** The name of the program, or of what runs a script. */
function programOf([path = ""]: readonly string[]): string {
  if (/^\.[cm]?[jt]s$/.test(extname(path))) return "node";
  if (extname(path) === ".py") return "python";
  return basename(path).replace(/\.(exe|cmd|bat)$/, "");
}

function npm(project: ListedProject, file: string): WorkflowStep[] {
  return [setupNode(project, "npm", file), { run: withBuild(project, "npm ci", "npm run build") }];
}

function pnpm(project: ListedProject, file: string): WorkflowStep[] {
  // The action reads the version of pnpm from package.json.
  const isPinned = packageOf(project).packageManager !== undefined;
  return [
    { uses: "pnpm/action-setup@v4", ...(!isPinned && { with: { version: 10 } }) },
    setupNode(project, "pnpm", file),
    { run: withBuild(project, "pnpm install --frozen-lockfile", "pnpm run build") },
  ];
}

function yarn(project: ListedProject, file: string): WorkflowStep[] {
  const isModern = project.has(".yarnrc.yml");
  const install = `yarn install ${isModern ? "--immutable" : "--frozen-lockfile"}`;
  return [
    ...(isModern ? [{ run: "corepack enable" }] : []),
    setupNode(project, "yarn", file),
    { run: withBuild(project, install, "yarn run build") },
  ];
}

function bun(project: ListedProject): WorkflowStep[] {
  const run = withBuild(project, "bun install --frozen-lockfile", "bun run build");
  return [{ uses: "oven-sh/setup-bun@v2" }, { run }];
}

function setupNode(project: ListedProject, cache: string, file: string): WorkflowStep {
  const version = project.has(".nvmrc")
    ? { "node-version-file": inRepository(project, ".nvmrc") }
    : { "node-version": 24 };
  return { uses: "actions/setup-node@v6", with: { ...version, ...cacheSettings(project, cache, file) } };
}

/** The installation, and the build if package.json has one. */
function withBuild(project: ListedProject, install: string, build: string): string {
  const { scripts } = packageOf(project);
  return isObject(scripts) && scripts.build !== undefined ? `${install} && ${build}` : install;
}

function packageOf({ folder }: ListedProject): Record<string, unknown> {
  const document = readJsonFile(join(folder, "package.json"), PACKAGE_BYTES);
  return isObject(document) ? document : {};
}

function uv({ command: [program = ""] }: ListedProject): WorkflowStep[] {
  return [
    { uses: "astral-sh/setup-uv@v7" },
    { run: "uv sync --locked" },
    ...(/^uvx?$|\//.test(program) ? [] : [{ run: 'echo "$PWD/.venv/bin" >> "$GITHUB_PATH"' }]),
  ];
}

function poetry(project: ListedProject, file: string): WorkflowStep[] {
  const [program = ""] = project.command;
  return [
    { run: "pipx install poetry" },
    setupPython(project, "poetry", file),
    { run: "poetry install --no-interaction" },
    ...(program === "poetry" ? [] : [{ run: 'echo "$(poetry env info --path)/bin" >> "$GITHUB_PATH"' }]),
  ];
}

function pip(project: ListedProject, file: string): WorkflowStep[] {
  const [program = ""] = project.command;
  const what = file === "requirements.txt" ? "-r requirements.txt" : ".";
  const [folder = ""] = /^(\.\/)?\.?venv(?=\/)/.exec(program) ?? [];
  const run = folder === "" ? `pip install ${what}` : `python -m venv ${folder} && ${folder}/bin/pip install ${what}`;
  return [setupPython(project, "pip", file), { run }];
}

function setupPython(project: ListedProject, cache: string, file: string): WorkflowStep {
  const version = project.has(".python-version")
    ? { "python-version-file": inRepository(project, ".python-version") }
    : { "python-version": "3.13" };
  return { uses: "actions/setup-python@v6", with: { ...version, ...cacheSettings(project, cache, file) } };
}

function go(project: ListedProject, file: string): WorkflowStep[] {
  const setup = {
    "go-version-file": inRepository(project, file),
    ...(project.path !== "" && { "cache-dependency-path": inRepository(project, "go.sum") }),
  };
  const [program = ""] = project.command;
  // In the usual folder of commands, a package has the name of its program.
  const source = project.has("cmd") ? `./cmd/${basename(program)}` : ".";
  const run = program !== "go" && IN_FOLDER.test(program) ? `go build -o ${program} ${source}` : "go build ./...";
  return [{ uses: "actions/setup-go@v6", with: setup }, { run }];
}

function cargo(project: ListedProject): WorkflowStep[] {
  const words = project.command.join(" ");
  const flags = [project.has("Cargo.lock") && "--locked", /\brelease\b/.test(words) && "--release"];
  return [
    { uses: "Swatinem/rust-cache@v2", ...(project.path !== "" && { with: { workspaces: project.path } }) },
    { run: ["cargo build", ...flags.filter(Boolean)].join(" ") },
  ];
}

function maven(project: ListedProject, file: string): WorkflowStep[] {
  const program = project.has("mvnw") ? "./mvnw" : "mvn";
  return [setupJava(project, "maven", file), { run: `${program} --batch-mode -DskipTests package` }];
}

function gradle(project: ListedProject, file: string): WorkflowStep[] {
  const program = project.has("gradlew") ? "./gradlew" : "gradle";
  const task = project.command.join(" ").includes("build/install/") ? "installDist" : "assemble";
  return [setupJava(project, "gradle", file), { run: `${program} ${task}` }];
}

function setupJava(project: ListedProject, cache: string, file: string): WorkflowStep {
  const setup = { distribution: "temurin", "java-version": 21, ...cacheSettings(project, cache, file) };
  return { uses: "actions/setup-java@v5", with: setup };
}

function dotnet(project: ListedProject): WorkflowStep[] {
  const version = project.has("global.json")
    ? { "global-json-file": inRepository(project, "global.json") }
    : { "dotnet-version": "10.0.x" };
  const release = project.command.join(" ").includes("Release") ? " --configuration Release" : "";
  return [{ uses: "actions/setup-dotnet@v5", with: version }, { run: `dotnet build${release}` }];
}

function container({ command: [program = "", ...args] }: ListedProject): WorkflowStep[] {
  const image = imageOf(args) ?? "";
  return NAMED_IMAGE.test(image) ? [{ run: `${basename(program)} build --tag ${image} .` }] : [];
}

/** An image that can be built: with a name and a tag, which say nothing to a shell, and without a digest. */
const NAMED_IMAGE = /^\w[\w./:-]*$/;

/** Flags of `docker run` without a value. */
const SWITCH = /^(-[itdP]+|--(interactive|tty|detach|rm|init|privileged|read-only|publish-all)|--[^=]+=.*)$/;

/** The image that `docker run` starts, as far as its flags are those that servers are started with. */
function imageOf(words: readonly string[]): string | undefined {
  let at = 1;
  while (words[at]?.startsWith("-")) at += SWITCH.test(words[at]!) ? 1 : 2;
  return words[at];
}

/** The inputs that make a setup action cache downloads between runs. */
function cacheSettings(project: ListedProject, cache: string, file: string): Record<string, string> {
  return { cache, ...(project.path !== "" && { "cache-dependency-path": inRepository(project, file) }) };
}

function inRepository({ path }: Project, file: string): string {
  return path === "" ? file : `${path}/${file}`;
}
