import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Results } from "../../src/core/generated/results.js";
import { accepts, freePort } from "../../src/core/proc/port.js";
import {
  existsIn,
  folderWith,
  jsonIn,
  mcptest,
  type Ran,
  REPORTS,
  reportedIn,
  textIn,
  until,
  writeIn,
} from "../support/harness.js";
import { processesWith } from "../support/processes.js";
import type { Behaviour } from "./behaviours.js";
import { exitCodeFor } from "./exit-codes.js";

const METER = fileURLToPath(new URL("meter.mjs", import.meta.url));

/** A command as it meets each server; `seconds` that it may take by its own limits, on a machine with nothing else to do. */
export interface Command {
  name: string;
  seconds: number;
  args(target: Target, seconds: (number: number) => string): readonly string[];
  /** Throws if what it wrote is not whole. */
  check(ran: Ran, cwd: string): void;
}

interface Target {
  tool: string;
  /** A URL, or a command in one line. */
  server: string;
  /** The flags that name it. */
  flags: readonly string[];
}

const SUITE = "a.mcptest.yaml";
const json = ["--format", "json"];
/** A report as JSON, unless a problem kept the command from one. */
const isJson = ({ code, stdout }: Ran) => void (code !== 2 && JSON.parse(stdout));

/** What a run of these results ends with. */
function exitCodeOf({ summary, findings }: Results): number {
  const gating = findings.filter(({ gates }) => gates);
  if (summary.errored > 0 || summary.unverified === summary.total || gating.some(({ unjudged }) => unjudged)) return 2;
  return summary.failed > 0 || gating.length > 0 ? 1 : 0;
}

export const commands: readonly Command[] = [
  {
    name: "run",
    seconds: 15,
    args: (_, seconds) => ["run", SUITE, ...REPORTS, "--run-timeout", seconds(10)],
    check({ code }, cwd) {
      const results = reportedIn(cwd);
      if (results.tests.length !== 2) throw new Error(`${results.tests.length} tests`);
      if (code !== exitCodeOf(results)) throw new Error(`exit code ${code} for ${JSON.stringify(results.summary)}`);
    },
  },
  {
    name: "compliance run",
    seconds: 120,
    args: (_, seconds) => ["compliance", "run", SUITE, "--max-call", seconds(1), ...json],
    check: isJson,
  },
  {
    name: "fuzz",
    seconds: 60,
    args: (_, seconds) => ["fuzz", SUITE, "--runs", "5", "--for", seconds(10), "--max-call", seconds(1), ...json],
    check: isJson,
  },
  {
    name: "audit",
    seconds: 120,
    args: (_, seconds) => ["audit", SUITE, "--budget", seconds(30), "--max-call", seconds(1), ...json],
    check: isJson,
  },
  {
    name: "init",
    seconds: 90,
    args: ({ flags }, seconds) => ["init", "--out", "new.mcptest.yaml", "--call-timeout", seconds(1), ...flags],
    check: ({ code }, cwd) => {
      if (code !== 2 && !existsIn(cwd, "new.mcptest.yaml")) throw new Error("no suite");
    },
  },
  { name: "discover", seconds: 90, args: () => ["discover", SUITE, ...json], check: isJson },
  {
    name: "call",
    seconds: 60,
    args: ({ tool, flags }, seconds) => ["call", tool, "{}", "--call-timeout", seconds(5), ...flags, ...json],
    check: isJson,
  },
  { name: "diff", seconds: 120, args: ({ server }) => ["diff", server, server, ...json], check: isJson },
  {
    name: "record",
    seconds: 120,
    args: ({ tool }) => ["record", SUITE, "--call", tool],
    check: ({ code }, cwd) => {
      if (code !== 0) return;
      for (const file of readdirSync(join(cwd, "cassettes"))) textIn(cwd, "cassettes", file);
    },
  },
];

/** The most that any command may take, whatever it meets. */
const MOST = { peakMiB: 512, longest: 100 };

/** What a healthy run takes on a machine with nothing else to do. */
const HEALTHY_MS = 1_500;
const healthy: Behaviour = {
  name: "fine",
  tool: "x",
  command: ["node", fileURLToPath(new URL("server.mjs", import.meta.url)), "fine"],
};

/** How many times slower than that this machine is at the moment. */
export async function measureSlowness(): Promise<number> {
  const start = performance.now();
  const wrong = await runCell(healthy, commands[0]!, 100);
  if (wrong.length > 0) throw new Error(`a healthy run fails: ${wrong.join("; ")}`);
  return Math.max(1, (performance.now() - start) / HEALTHY_MS);
}

/** A folder with the suite of a server that misbehaves, which is started if it is one over HTTP. */
export async function stage(behaviour: Behaviour, slowness: number) {
  const root = folderWith({ "work/.git/HEAD": "", "home/.keep": "", "tmp/.keep": "" });
  const cwd = join(root, "work");
  if (behaviour.says) writeIn(cwd, "says.json", JSON.stringify(behaviour.says));
  const server = behaviour.path === undefined ? undefined : await startServer(behaviour, cwd);
  const seconds = (number: number) => `${Math.ceil(number * slowness)}s`;
  const entry = server ? { url: server.url } : { command: behaviour.command };
  const suite = {
    servers: { s: { ...entry, startup_timeout: seconds(4) } },
    tools: [
      { name: "call", tool: behaviour.tool, timeout_ms: Math.ceil(2_000 * slowness) },
      { name: "probes", tool: behaviour.tool, timeout_ms: Math.ceil(2_000 * slowness), negative_path: {} },
    ],
  };
  writeIn(cwd, SUITE, JSON.stringify(suite));
  const close = () => {
    server?.child.kill("SIGKILL");
    rmSync(root, { recursive: true, force: true });
  };
  return { root, cwd, seconds, target: targetOf(behaviour, server?.url), close };
}

/** Runs a command on a server that misbehaves; gives what is wrong. All takes `slowness` times as long as on an idle machine. */
export async function runCell(behaviour: Behaviour, command: Command, slowness: number): Promise<string[]> {
  const { root, cwd, seconds, target, close } = await stage(behaviour, slowness);
  const meter = join(root, "meter.json");
  const wrong: string[] = [];
  let mark = "";
  try {
    const ran = await mcptest(command.args(target, seconds), {
      cwd,
      env: { METER: meter, HOME: join(root, "home"), TMPDIR: join(root, "tmp") },
      through: ["timeout", "-k", "5", seconds(command.seconds), process.execPath, "--import", METER],
      during: async (_: ChildProcess, given: string) => {
        mark = `MARK=${given}`;
      },
    });
    const { code, stdout, stderr } = ran;
    const said = `${stdout}\n${stderr}`;
    if (code === null || code === 124 || code === 137) wrong.push(`did not end within ${seconds(command.seconds)}`);
    else if (![0, 1, 2].includes(code ?? -1)) wrong.push(`exit code ${code}, signal ${ran.signal}`);
    else wrong.push(...problemsOf(() => command.check(ran, cwd), stderr));
    const isUnjudged = /no answer could be judged|Nothing was judged/.test(stderr);
    const wanted = isUnjudged ? 2 : (exitCodeFor(behaviour.name, commands.indexOf(command)) ?? code);
    // Other programs take the time that this one was given; a command that never ends is not one of those with other codes.
    const isOver = /the run's time was used up|the time of --for was over/.test(said);
    if (code === 2 && wanted !== 2 && isOver && slowness < 16) return await runCell(behaviour, command, slowness * 4);
    if (code !== wanted) wrong.push(`exit code ${code}, not ${wanted}`);
    if (said.includes("mcptest itself failed"))
      wrong.push(said.slice(said.indexOf("mcptest itself failed")).slice(0, 600));
    if (/[\0-\x08\x1b\x7f-\x9f]|^(::|##\[)/m.test(said)) wrong.push("wrote what a terminal or a CI system obeys");
    if (code === 2 && command.name !== "run" && !/error: |✗ |Nothing was judged/.test(stderr))
      wrong.push("exit code 2, without a reason");
    await until(() => processesWith(mark).length === 0).catch(() => wrong.push("processes are left"));
    if (await isAlive(join(cwd, "grandchild.pid"))) wrong.push("a grandchild is left");
    const outside = [...readdirSync(root), ...readdirSync(join(root, "home")), ...readdirSync(join(root, "tmp"))];
    const strange = outside.filter((name) => ![".git", "work", "home", "tmp", ".keep", "meter.json"].includes(name));
    if (strange.length > 0) wrong.push(`wrote ${strange.join(", ")}`);
    if (!existsSync(meter)) return wrong;
    const used: { peakMiB: number; longest: number; longestMs: number } = jsonIn(meter);
    if (used.peakMiB > MOST.peakMiB) wrong.push(`takes ${Math.round(used.peakMiB)} MiB`);
    if (used.longest > MOST.longest) wrong.push(`one turn takes ${Math.round(used.longestMs)} ms of CPU time`);
    return wrong;
  } finally {
    close();
  }
}

/** Whether the process whose number is in a file still lives, and ends it. */
async function isAlive(file: string): Promise<boolean> {
  if (!existsSync(file)) return false;
  const pid = Number(textIn(file));
  const stat = `/proc/${pid}/stat`;
  const lives = () => existsSync(stat) && !textIn(stat).includes(") Z ");
  return until(() => !lives()).then(
    () => false,
    () => process.kill(pid, "SIGKILL"),
  );
}

function problemsOf(check: () => void, stderr: string): string[] {
  try {
    check();
    return [];
  } catch (error) {
    return [`not whole: ${error instanceof Error ? error.message : error}; ${stderr.slice(0, 500)}`];
  }
}

function targetOf({ tool, command }: Behaviour, url: string | undefined): Target {
  if (url !== undefined) return { tool, server: url, flags: ["--server-url", url] };
  const line = command.map((word) => `"${word}"`).join(" ");
  return { tool, server: line, flags: ["--server-command", line] };
}

async function startServer({ command, path = "/" }: Behaviour, cwd: string) {
  const port = await freePort();
  const [program = "", ...args] = command;
  const { PATH = "" } = process.env;
  const child = spawn(program, args, { cwd, env: { PATH, PORT: String(port) }, stdio: "ignore" });
  while (!(await accepts("127.0.0.1", port))) await new Promise((resolve) => setTimeout(resolve, 20));
  return { child, url: `http://127.0.0.1:${port}${path}` };
}
