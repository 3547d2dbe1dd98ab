import { execFile } from "node:child_process";
import { nowMs, sleep } from "../clock.js";
import {
  KILL_MS,
  type KilledProcess,
  LEAVE_MS,
  POLL_MS,
  type ProcessEnding,
  sendSignal,
  settlesWithin,
} from "./end.js";
import type { TreeRoot } from "./tree.js";

export interface WindowsProcess extends KilledProcess {
  parent: number;
  /** When it started, in milliseconds since 1970; undefined if that is not known. */
  start: number | undefined;
}

/** How far two readings of the clock of one moment may be apart. */
const CLOCK_MS = 50;
/** Windows adds the first for each process with a console. Without dates, the others could seem to be children. */
const OF_SYSTEM = /\b(?:conhost|services|explorer)\.exe\b/i;
const LIST_MS = 20_000;
const MAX_LIST_BYTES = 16 * 1024 * 1024;
const SCRIPT = `[Console]::OutputEncoding = [Text.Encoding]::UTF8
Get-CimInstance Win32_Process | ForEach-Object {
  '{0} {1} {2} {3}' -f $_.ProcessId, $_.ParentProcessId,
    $(if ($_.CreationDate) { ([DateTimeOffset]$_.CreationDate).ToUnixTimeMilliseconds() }),
    ($(if ($_.CommandLine) { $_.CommandLine } else { $_.Name }) -replace '\\s', ' ')
}`;

/** What lists the processes. Newer systems lack `wmic`, which knows no dates; the PowerShell of Wine prints nothing. */
const listers = [
  {
    program: "WindowsPowerShell\\v1.0\\powershell.exe",
    args: ["-NoProfile", "-NonInteractive", "-Command", SCRIPT],
    parse: ofPowerShell,
  },
  {
    program: "wbem\\wmic.exe",
    args: ["process", "get", "CommandLine,Name,ParentProcessId,ProcessId"],
    parse: ofWmic,
  },
];

let listing: Promise<unknown> = Promise.resolve();
let nextListing: Promise<WindowsProcess[] | undefined> | undefined;

/** A program of Windows, by its full path: Windows looks for a name in the working folder first, which is a stranger's. */
export function systemProgram(name: string): string {
  return `${process.env.SystemRoot ?? "C:\\Windows"}\\System32\\${name}`;
}

/** What a person should know after a run: that children were not seen, because the system did not list its processes. */
export function unlistedNotices(): string[] {
  if (listers.length > 0) return [];
  return [
    "Neither PowerShell nor wmic listed the processes of this machine: what servers left behind was not reported, and may still run.",
  ];
}

/**
 * Ends a process and all it started. Windows has no SIGTERM: only the end of its stdin, which has come, asks a process to
 * end. Without a grace period nothing has asked it, so all are ended at once.
 */
export async function endOnWindows(
  root: TreeRoot,
  isRunning: () => boolean,
  exited: Promise<unknown>,
  graceMs: number,
): Promise<ProcessEnding> {
  const hadEnded = !isRunning();
  const isAsked = graceMs > 0;
  const isLate = isAsked && !(await settlesWithin(exited, graceMs)) && isRunning();
  const all = await listProcesses();
  const members = all ? membersOf(root, isRunning(), all) : isRunning() ? [{ pid: root.pid, command: "" }] : [];
  // Without a list, the system still ends what it finds below a process that runs.
  if (!all && isRunning()) await output("taskkill.exe", ["/T", "/F", "/PID", `${root.pid}`]);
  if (isRunning()) sendSignal(root.pid, "SIGKILL");
  const isWaitedFor = !isLate && (isAsked || hadEnded);
  const survivors = isWaitedFor ? await survivorsOf(members) : members;
  for (const { pid } of survivors) sendSignal(pid, "SIGKILL");
  await settlesWithin(exited, KILL_MS);
  return {
    ignoredSigterm: isLate ? members : [],
    leftBehind: isWaitedFor ? survivors : [],
    ...(!all && { unlisted: true }),
  };
}

/** Those of some processes that do not end within a moment. */
async function survivorsOf(processes: KilledProcess[]): Promise<KilledProcess[]> {
  for (const until = nowMs() + LEAVE_MS; ; await sleep(POLL_MS)) {
    const survivors = processes.filter(({ pid }) => sendSignal(pid, 0));
    if (survivors.length === 0 || nowMs() >= until) return survivors;
  }
}

/** A process, if it is running, and its descendants: the children of one that has ended still name it as their parent. */
export function membersOf(
  root: Pick<TreeRoot, "pid" | "startTicks">,
  isRunning: boolean,
  all: readonly WindowsProcess[],
): WindowsProcess[] {
  const members = all.filter(({ pid }) => pid === root.pid);
  // Its number belongs to another process now.
  if (!isRunning && members.length > 0) return [];
  const starts = new Map<number, number | undefined>([[root.pid, root.startTicks]]);
  for (let size = -1; size !== members.length; ) {
    size = members.length;
    for (const one of all) {
      if (starts.has(one.pid) || !starts.has(one.parent) || OF_SYSTEM.test(one.command)) continue;
      // A process that is older than its parent belongs to an earlier process with the parent's number.
      if ((one.start ?? Number.POSITIVE_INFINITY) < (starts.get(one.parent) ?? 0) - CLOCK_MS) continue;
      starts.set(one.pid, one.start);
      members.push(one);
    }
  }
  return members;
}

/** One list at a time, for all that wait for it; undefined if there is none. A list that has begun may be too old for them. */
function listProcesses(): Promise<WindowsProcess[] | undefined> {
  nextListing ??= listing.then(() => {
    nextListing = undefined;
    const list = makeList();
    listing = list;
    return list;
  });
  return nextListing;
}

/** A program that fails is not tried again, because it may take long each time. */
async function makeList(): Promise<WindowsProcess[] | undefined> {
  for (let lister = listers[0]; lister; lister = listers[0]) {
    const all = lister.parse(await output(lister.program, lister.args));
    if (all.some(({ pid }) => pid === process.pid)) return all;
    listers.shift();
  }
  return undefined;
}

/** Rows of the script: the process, its parent, when it started, its command line. */
export function ofPowerShell(text: string): WindowsProcess[] {
  return [...text.matchAll(/^(\d+) (\d+) (\d*) (.*)$/gm)].map(([, pid, parent, start, command = ""]) => ({
    pid: Number(pid),
    parent: Number(parent),
    start: start ? Number(start) : undefined,
    command: command.trim(),
  }));
}

/** Rows of columns: command and name, the parent, the process. */
function ofWmic(text: string): WindowsProcess[] {
  return [...text.matchAll(/^(.*?) +(\d+) +(\d+) *\r*$/gm)].map(([, command = "", parent, pid]) => ({
    pid: Number(pid),
    parent: Number(parent),
    start: undefined,
    command: command.trim().replace(/ {2,}/g, " "),
  }));
}

/** What a program of Windows writes, whichever of its two encodings it is in; empty if it cannot be run, or not to its end. */
function output(program: string, args: readonly string[]): Promise<string> {
  return new Promise((resolve) => {
    const options = { encoding: "buffer", timeout: LIST_MS, maxBuffer: MAX_LIST_BYTES, windowsHide: true } as const;
    const child = execFile(systemProgram(program), args, options, (error, bytes) => {
      resolve(error?.killed ? "" : bytes.toString(bytes[0] === 0xff ? "utf16le" : "utf8"));
    });
    child.stdin?.end();
    // A process that Windows starts meanwhile, such as its desktop, may have inherited the other end of stderr.
    child.stdout?.once("end", () => child.stderr?.destroy());
  });
}
