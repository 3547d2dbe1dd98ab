import { type ChildProcess, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { SaxesParser } from "saxes";
import type { Results } from "../../src/core/generated/results.js";
import { CLI } from "./bundle.js";
import { jsonIn, textIn } from "./files.js";
import { processesWith } from "./processes.js";
import { valid } from "./schema.js";
import { until } from "./until.js";

export { existsIn, filesIn, hasText, jsonIn, spoolsIn, textIn, writeIn } from "./files.js";
export { folderWith } from "./temporary.js";
export { until } from "./until.js";

export const root = fileURLToPath(new URL("../..", import.meta.url));
export const faultServer = `${root}__tests__/servers/fault-server.mjs`;
export const logServer = `${root}__tests__/servers/log-server.mjs`;

/** What came of one start of the command line. */
export interface Ran {
  code: number | null;
  signal: NodeJS.Signals | null;
  stdout: string;
  stderr: string;
  /** Processes that it started, directly or through others, and that still live. */
  leftovers: number[];
}

export interface RunOptions {
  cwd?: string | undefined;
  /** Added to PATH and HOME, which are all that it gets of our own environment. */
  env?: NodeJS.ProcessEnv | undefined;
  /** The program that starts it, with its arguments; `node` alone if left out. */
  through?: readonly string[];
  /** Called once it has started; `mark` is in the environment of everything that it starts. */
  during?: (child: ChildProcess, mark: string) => Promise<void>;
}

/** The Node that runs the bundle. */
const node = process.env.MCPTEST_NODE ?? process.execPath;

/** Starts the bundle as users do, and waits for its end. */
export async function mcptest(
  args: readonly string[],
  { cwd = root, env = {}, through = [node], during }: RunOptions = {},
): Promise<Ran> {
  const mark = randomUUID();
  const { PATH = "", HOME = "" } = process.env;
  const [program = "", ...own] = through;
  const child = spawn(program, [...own, CLI, ...args], { cwd, env: { PATH, HOME, MARK: mark, ...env } });
  const stdout = textOf(child.stdout);
  const stderr = textOf(child.stderr);
  const ended = new Promise<Pick<Ran, "code" | "signal">>((resolve, reject) => {
    child.once("error", reject).once("close", (code, signal) => resolve({ code, signal }));
  });
  await during?.(child, mark);
  const how = await ended;
  // Listeners that pile up are a leak.
  if (stderr().includes("MaxListenersExceededWarning")) throw new Error(stderr());
  return { ...how, stdout: stdout(), stderr: stderr(), leftovers: processesWith(`MARK=${mark}`) };
}

/** Sends the program a signal once `holds`; a value for `during`. */
export function killOnce(holds: () => boolean, signal: NodeJS.Signals = "SIGINT") {
  return async (child: ChildProcess): Promise<void> => {
    await until(holds);
    child.kill(signal);
  };
}

/** The results document in a file, by the parts of its path: it must be valid, with as many rows as its summary counts. */
export function resultsIn(...path: string[]): Results {
  const results = valid("results", jsonIn(...path));
  if (results.summary.total !== results.tests.length) throw new Error("the summary counts other rows than there are");
  return results;
}

/** Throws if a JUnit report is not well-formed XML, or has another number of cases than its results demand. */
export function checkJunit(file: string, { tests, findings }: Results): void {
  let cases = 0;
  const parser = new SaxesParser();
  parser.on("opentag", ({ name }) => {
    if (name === "testcase") cases += 1;
  });
  // Without a handler of errors it throws them.
  parser.write(textIn(file)).close();
  const wanted = tests.length + findings.filter((finding) => !finding.in_tests && finding.gates).length;
  if (cases !== wanted) throw new Error(`${cases} cases for ${wanted} tests and findings`);
}

/** The reports that `reportedIn` reads. */
export const REPORTS = ["--reporter", "json=results.json", "--reporter", "junit=junit.xml"];

/** The results of a run with those reports, of which the one for JUnit is checked. */
export function reportedIn(folder: string): Results {
  const results = resultsIn(folder, "results.json");
  checkJunit(join(folder, "junit.xml"), results);
  return results;
}

/** Text in which everything that differs from run to run is replaced: times, versions, folders, pids. */
export function steady(text: string, folder?: string): string {
  const here = folder === undefined ? text : text.replaceAll(folder, "FOLDER");
  return here
    .replaceAll(root, "ROOT/")
    .replaceAll(node, "NODE")
    .replaceAll(process.execPath, "NODE")
    .replace(/\b\d+(\.\d+)? (ms|s)\b/g, "T");
}

/** The same of a report, without the times and the id of its run. */
export function timeless(text: string, folder?: string): string {
  return steady(text, folder)
    .replace(/"(\w*_ms|started_at|startTimeUtc)":\s*("[^"]*"|[\d.]+)/g, '"$1": T')
    .replace(/\b(time|timestamp)="[^"]*"/g, '$1="T"')
    .replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, "UUID");
}

function textOf(stream: NodeJS.ReadableStream): () => string {
  let text = "";
  stream.setEncoding("utf8").on("data", (chunk: string) => {
    text += chunk;
  });
  return () => text;
}
