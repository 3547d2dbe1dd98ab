import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { parse } from "yaml";
import { ACTION } from "../bundle.js";
import { temporaryFolder } from "../temporary.js";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const actionFile: { inputs: Record<string, { default?: string }>; outputs: Record<string, unknown> } = parse(
  readFileSync(`${root}/action.yml`, "utf8"),
);

/** What the runner puts for an expression in an input's default; a matrix and a token only where a test has them. */
const expressions: Record<string, string> = {
  "${{ github.token }}": "",
  "${{ toJson(matrix) }}": "null",
  "${{ strategy.job-index }}": "0",
  "${{ strategy.job-total }}": "1",
};

/** Every output that action.yml declares. */
export const declaredOutputs = Object.keys(actionFile.outputs);

/** The Node that the action runs under: that of the tests, or the one that the project for Node 24 names. */
const node = process.env.MCPTEST_NODE ?? process.execPath;

// Without these nothing starts on Windows.
const ofTheSystem = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => /^(SYSTEMROOT|COMSPEC|PATHEXT|TEMP|TMP)$/i.test(name)),
);

/** A workflow command as the runner read it. */
export interface Command {
  name: string;
  properties: Record<string, string>;
  message: string;
}

/** The event of a pull request from a branch of the repository. */
export const PULL_REQUEST = {
  pull_request: { number: 7, head: { sha: "b".repeat(40) }, base: { ref: "main" } },
  repository: { default_branch: "main" },
};

/** What came of one step. */
export interface StepResult {
  exitCode: number | null;
  outputs: Record<string, string>;
  /** Errors, warnings and notices. */
  annotations: Command[];
  /** Every other command, but masks. */
  commands: Command[];
  masks: string[];
  /** What the log shows: everything that is not a command. */
  log: string;
  /** The job's summary. */
  summary: string;
  /** All bytes that left the process but the masks: log, annotations, and the files for outputs and summary. */
  output: string;
}

/** A new workspace with these files, by their paths; `server.mjs` is the plain server. */
export function makeWorkspace(files: Record<string, string>): string {
  const workspace = temporaryFolder("mcptest-action-");
  cpSync(`${root}/__tests__/servers/plain-server.mjs`, join(workspace, "server.mjs"));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(workspace, path)), { recursive: true });
    writeFileSync(join(workspace, path), text);
  }
  return workspace;
}

export interface StepOptions {
  /** Beside what the runner sets. */
  env?: Record<string, string>;
  /** The job is cancelled as soon as this file is there. */
  cancelAt?: string;
  /** The signal by which it is cancelled; SIGINT if left out. */
  signal?: NodeJS.Signals;
  /** The event that started the run; that of pull request 7 if left out. */
  event?: unknown;
  /** The job's matrix, and its place among so many in it. */
  matrix?: { values: Record<string, unknown>; index: number; total?: number };
}

/** Runs the bundled action in a workspace, as a runner does: inputs with their defaults, files, event, environment. */
export async function runStep(
  workspace: string,
  inputs: Record<string, string>,
  { env = {}, cancelAt, signal = "SIGINT", matrix, event = PULL_REQUEST }: StepOptions = {},
): Promise<StepResult> {
  const temp = temporaryFolder("mcptest-runner-");
  const files = ["OUTPUT", "ENV", "PATH", "STATE", "STEP_SUMMARY"].map((name) => [name, join(temp, name)] as const);
  for (const [, path] of files) writeFileSync(path, "");
  writeFileSync(join(temp, "event.json"), JSON.stringify(event));
  const given = Object.fromEntries(
    Object.entries(actionFile.inputs).map(([name, { default: value = "" }]) => [name, expressions[value] ?? value]),
  );
  if (matrix) {
    const { values, index, total = 1 } = matrix;
    Object.assign(given, { matrix: JSON.stringify(values, null, 2), "job-index": `${index}`, "job-total": `${total}` });
  }
  const child = spawn(node, [ACTION], {
    cwd: workspace,
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      PATH: `${dirname(node)}${delimiter}${process.env.PATH}`,
      HOME: temp,
      ...ofTheSystem,
      NO_COLOR: "1",
      CI: "true",
      GITHUB_ACTIONS: "true",
      GITHUB_WORKSPACE: workspace,
      GITHUB_REPOSITORY: "octo/weather",
      GITHUB_EVENT_NAME: "pull_request",
      GITHUB_EVENT_PATH: join(temp, "event.json"),
      GITHUB_SHA: "a".repeat(40),
      GITHUB_RUN_ID: "1",
      GITHUB_WORKFLOW: "CI",
      GITHUB_JOB: "test",
      // Nothing listens here unless a test starts a stand-in.
      GITHUB_API_URL: "http://127.0.0.1:9",
      GITHUB_ACTION: "__mcptest_action",
      RUNNER_TEMP: temp,
      ...Object.fromEntries(files.map(([name, path]) => [`GITHUB_${name}`, path])),
      ...Object.fromEntries(
        // Without a service to upload to, an artifact would be one more notice in every test.
        Object.entries({ ...given, artifacts: "false", ...inputs }).map(([name, value]) => [
          `INPUT_${name.toUpperCase()}`,
          value,
        ]),
      ),
      ...env,
    },
  });
  let stdout = "";
  let stderr = "";
  child.stdout.setEncoding("utf8").on("data", (text) => (stdout += text));
  child.stderr.setEncoding("utf8").on("data", (text) => (stderr += text));
  const watch = setInterval(() => {
    if (cancelAt === undefined || !existsSync(cancelAt)) return;
    child.kill(signal);
    clearInterval(watch);
  }, 50);
  const [exitCode] = await once(child, "close");
  clearInterval(watch);

  const output = readFileSync(join(temp, "OUTPUT"), "utf8");
  const summary = readFileSync(join(temp, "STEP_SUMMARY"), "utf8");
  const { commands, log } = readLog(`${stdout}\n${stderr}`);
  const isAnnotation = ({ name }: Command) => ["error", "warning", "notice"].includes(name);
  const unmasked = [stdout, stderr].join("\n").replace(/^::add-mask::.*$/gm, "");
  return {
    exitCode,
    outputs: readOutputs(output),
    summary,
    annotations: commands.filter(isAnnotation),
    commands: commands.filter((command) => !isAnnotation(command) && command.name !== "add-mask"),
    masks: commands.filter(({ name }) => name === "add-mask").map(({ message }) => message),
    log: log.join("\n"),
    output: [unmasked, output, summary].join("\n"),
  };
}

/** Annotations as text that a person can read, for golden files. */
export function showCommands(commands: readonly Command[]): string {
  return commands
    .map(({ name, properties, message }) => {
      const list = Object.entries(properties).map(([key, value]) => ` ${key}=${value}`);
      return `${name}${list.join("")}\n${message.replace(/^(?=.)/gm, "    ")}\n`;
    })
    .join("\n");
}

/**
 * Reads a log as the runner does: `::name key=value::text` at a line's start, `##[name key=value;]text` anywhere, and
 * lines end with a line feed, a carriage return or both.
 */
function readLog(text: string): { commands: Command[]; log: string[] } {
  const commands: Command[] = [];
  const log: string[] = [];
  let stoppedUntil: string | undefined;
  for (const line of text.split(/\r\n|\r|\n/)) {
    const command = readCommand(line);
    if (stoppedUntil !== undefined) {
      if (command?.name === stoppedUntil) stoppedUntil = undefined;
      else log.push(line);
    } else if (command?.name === "stop-commands") stoppedUntil = command.message;
    else if (command) commands.push(command);
    else log.push(line);
  }
  return { commands, log };
}

function readCommand(line: string): Command | undefined {
  const found = /^\s*::([^\s:]+)(?: (.*?))?::(.*)$/.exec(line) ?? /##\[([^\s\]]+)(?: ([^\]]*))?\](.*)$/.exec(line);
  if (!found) return undefined;
  const [, name = "", list = "", message = ""] = found;
  const properties = list
    .split(/[,;]/)
    .filter((pair) => pair.includes("="))
    .map((pair) => [pair.slice(0, pair.indexOf("=")), unescaped(pair.slice(pair.indexOf("=") + 1))]);
  return { name, properties: Object.fromEntries(properties), message: unescaped(message) };
}

function unescaped(text: string): string {
  return text
    .replaceAll("%0D", "\r")
    .replaceAll("%0A", "\n")
    .replaceAll("%3A", ":")
    .replaceAll("%2C", ",")
    .replaceAll("%25", "%");
}

function readOutputs(text: string): Record<string, string> {
  const entries = text.replaceAll("\r", "").matchAll(/^(\S+)<<(\S+)\n([\s\S]*?)\n?\2$/gm);
  return Object.fromEntries([...entries].map(([, name, , value = ""]) => [name, value]));
}
