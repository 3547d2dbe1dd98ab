import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";

/** A started process, with what identifies its descendants. */
export interface TreeRoot {
  pid: number;
  /** `NAME=value`, in the environment of every descendant that did not clear it. */
  mark: string;
  /** The kernel's start time in clock ticks; nothing older is a descendant. */
  startTicks: number;
}

export interface Member {
  pid: number;
  parent: number;
  group: number;
  /** Distinguishes it from a later process with the same pid. */
  start: string;
}

const MAX_COMMAND_LENGTH = 200;

let shared: Member[] | undefined;

/**
 * Every running process of the tree of `root`, the root included: its descendants, the members of its group, those
 * that have its mark, and those of `earlier` that are still running (with their descendants), even if their parent has ended.
 * Only on Linux are marks readable; on Windows nothing is found.
 */
export function membersOf(root: TreeRoot, earlier: ReadonlyMap<number, string> = new Map()): Member[] {
  const all = livingProcesses();
  const isOwn = (member: Member) =>
    [member.pid, member.group].includes(root.pid) || earlier.get(member.pid) === member.start || hasMark(member, root);
  const tree = new Set(all.filter(isOwn).map(({ pid }) => pid));
  for (let size = 0; size !== tree.size; ) {
    size = tree.size;
    for (const { pid, parent } of all) if (tree.has(parent)) tree.add(pid);
  }
  return all.filter(({ pid }) => tree.has(pid));
}

/** When a running process started, in clock ticks since boot; 0 if the platform does not say. */
export function startTicksOf(pid: number): number {
  return Number(readStat(pid)?.start ?? 0);
}

/** The command line of a process, whole arguments of some 200 characters; empty if it cannot be read. */
export function commandLineOf(pid: number): string {
  const [program = "", ...args] = argumentsOf(pid);
  let name = program;
  for (const arg of args) {
    // A cut argument could hide a secret from the redactor.
    if (name.length + arg.length > MAX_COMMAND_LENGTH) return `${name} …`;
    name += ` ${arg}`;
  }
  return name;
}

function argumentsOf(pid: number): string[] {
  if (process.platform === "linux") return read(`/proc/${pid}/cmdline`)?.replace(/\0$/, "").split("\0") ?? [];
  try {
    return execFileSync("ps", ["-o", "command=", "-p", String(pid)], { encoding: "utf8" })
      .trim()
      .split(" ");
  } catch {
    return [];
  }
}

function hasMark(member: Member, root: TreeRoot): boolean {
  if (Number(member.start) < root.startTicks) return false;
  return read(`/proc/${member.pid}/environ`)?.split("\0").includes(root.mark) ?? false;
}

/** Read once for all the servers that are ended in the same turn of the event loop. */
function livingProcesses(): Member[] {
  if (shared) return shared;
  setImmediate(() => {
    shared = undefined;
  });
  shared = listProcesses();
  return shared;
}

/** Empty if the system does not provide it. */
function listProcesses(): Member[] {
  try {
    if (process.platform === "win32") return [];
    if (process.platform !== "linux") return fromPs();
    return readdirSync("/proc").flatMap((name) => (/^\d+$/.test(name) ? (readStat(Number(name)) ?? []) : []));
  } catch {
    return [];
  }
}

/** undefined if there is no such process, or only a zombie. */
function readStat(pid: number): Member | undefined {
  const stat = read(`/proc/${pid}/stat`);
  if (stat === undefined) return undefined;
  // The name, in parentheses, may hold anything: the numbers start behind its last one.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  if (fields[0] === "Z" || fields[0] === "X") return undefined;
  return { pid, parent: Number(fields[1]), group: Number(fields[2]), start: fields[19] ?? "" };
}

function fromPs(): Member[] {
  const rows = execFileSync("ps", ["-axo", "pid=,ppid=,pgid=,state=,lstart="], { encoding: "utf8" }).split("\n");
  return rows.flatMap((row) => {
    const [pid, parent, group, state, ...start] = row.trim().split(/\s+/);
    if (!pid || state?.startsWith("Z")) return [];
    return [{ pid: Number(pid), parent: Number(parent), group: Number(group), start: start.join(" ") }];
  });
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
}
