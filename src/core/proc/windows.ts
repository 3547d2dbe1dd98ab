import { execFile } from "node:child_process";
import { sleep } from "../clock.js";
import { type KilledProcess, type ProcessEnding, sendSignal, settlesWithin } from "./end.js";
import type { TreeRoot } from "./tree.js";

interface WindowsProcess extends KilledProcess {
  parent: number;
  /** When it started, in milliseconds since 1970; undefined if that is not known. */
  start: number | undefined;
}

// A child that ends with its parent needs a moment to notice that the parent has ended.
const LEAVE_MS = 250;
/** How far two readings of the clock of one moment may be apart. */
const CLOCK_MS = 50;
/** Windows adds the first for each process with a console. Without dates, the others could seem to be children. */
const OF_SYSTEM = /\b(?:conhost|services|explorer)\.exe\b/i;
const LIST_MS = 20_000;
const KILL_MS = 1_000;
const MAX_LIST_BYTES = 16 * 1024 * 1024;
const SCRIPT = `[Console]::OutputEncoding = [Text.Encoding]::UTF8
Get-CimInstance Win32_Process | ForEach-Object {
  '{0} {1} {2} {3}' -f $_.ProcessId, $_.ParentProcessId,
    ([DateTimeOffset]$_.CreationDate).ToUnixTimeMilliseconds(), $(if ($_.CommandLine) { $_.CommandLine } else { $_.Name })
}`;

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
  const found = await membersOf(root, isRunning);
  if (isRunning()) sendSignal(root.pid, "SIGKILL");
  let left = found;
  const isWaitedFor = !isLate && (isAsked || hadEnded) && found.length > 0;
  if (isWaitedFor) {
    await sleep(LEAVE_MS);
    left = (await membersOf(root, isRunning)).filter(({ pid }) => found.some((one) => one.pid === pid));
  }
  for (const { pid } of left) sendSignal(pid, "SIGKILL");
  await settlesWithin(exited, KILL_MS);
  return { ignoredSigterm: isLate ? found : [], left: isWaitedFor ? left : [] };
}

/** A process, if it is running, and its descendants: the children of one that has ended still name it as their parent. */
async function membersOf(root: TreeRoot, isRunning: () => boolean): Promise<WindowsProcess[]> {
  const all = await listProcesses();
  const own = all.filter(({ pid }) => pid === root.pid);
  // Its number belongs to another process now.
  if (!isRunning() && own.length > 0) return [];
  const starts = new Map<number, number | undefined>([[root.pid, root.startTicks]]);
  const found = own;
  for (let size = -1; size !== found.length; ) {
    size = found.length;
    for (const one of all) {
      if (starts.has(one.pid) || !starts.has(one.parent) || OF_SYSTEM.test(one.command)) continue;
      // The parent may have got the number of one that ended long ago.
      if ((one.start ?? Number.POSITIVE_INFINITY) < (starts.get(one.parent) ?? 0) - CLOCK_MS) continue;
      starts.set(one.pid, one.start);
      found.push(one);
    }
  }
  return found;
}

/** Empty if they cannot be listed. The PowerShell of Wine prints nothing: then `wmic` is asked, which knows no dates. */
async function listProcesses(): Promise<WindowsProcess[]> {
  const said = await output("powershell", ["-NoProfile", "-NonInteractive", "-Command", SCRIPT]);
  if (said !== "") return ofPowerShell(said ?? "");
  return ofWmic((await output("wmic", ["process", "get", "CommandLine,Name,ParentProcessId,ProcessId"])) ?? "");
}

function ofPowerShell(text: string): WindowsProcess[] {
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

/** What a program writes, whichever of its two encodings it is in; undefined if it cannot be run. */
function output(program: string, args: string[]): Promise<string | undefined> {
  return new Promise((resolve) => {
    const options = { encoding: "buffer", timeout: LIST_MS, maxBuffer: MAX_LIST_BYTES, windowsHide: true } as const;
    const child = execFile(program, args, options, (error, bytes) => {
      resolve(error ? undefined : bytes.toString(bytes[0] === 0xff ? "utf16le" : "utf8"));
    });
    child.stdin?.end();
  });
}
