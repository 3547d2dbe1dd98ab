import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync, readlinkSync } from "node:fs";

/** A started process, with what identifies its descendants. */
export interface TreeRoot {
  pid: number;
  /** The value of `MARK`, in the environment of every descendant that did not clear it. */
  mark: string;
  /** The kernel's start time in clock ticks, on Windows milliseconds since 1970; nothing older is a descendant. */
  startTicks: number;
  /** The names of its standard streams, a descendant that hides everything else may still hold them. */
  pipes: ReadonlySet<string>;
  /** The start of each process that was seen in the tree: a parent may have ended before its children. */
  startsByPid: Map<number, string>;
}

export interface Member {
  pid: number;
  parent: number;
  group: number;
  /** Distinguishes it from a later process with the same pid. */
  start: string;
}

/** The variable of the environment that marks what a run starts. */
export const MARK = "MCPTEST_PROCESS_TREE";
const MAX_COMMAND_LENGTH = 200;

/** How many files of the system are read to note the children of one tree. */
const MAX_READS = 1_000;

let cachedProcesses: Member[] | undefined;

/** A process that was just started, as the root of its tree; `beforeMs`: when it was not yet started; `streams`: its own. */
export function rootOf(pid: number, mark: string, beforeMs: number, streams = [0, 1, 2]): TreeRoot {
  const start = readStat(pid)?.start;
  return {
    pid,
    mark,
    startTicks: process.platform === "win32" ? beforeMs : Number(start ?? 0),
    pipes: new Set(streams.map((stream) => linkTarget(`/proc/${pid}/fd/${stream}`) ?? "").filter(isPipe)),
    startsByPid: new Map(start === undefined ? [] : [[pid, start]]),
  };
}

/**
 * Every running process of the tree of `root`, the root included: its descendants, the members of its group, those
 * that have its mark or its pipes, and those that were seen (with their descendants), even if their parent has ended.
 * Only on Linux are marks and pipes readable. For Windows, see `windows.ts`.
 */
export function membersOf(root: TreeRoot): Member[] {
  const all = livingProcesses();
  const isOwn = (member: Member) =>
    [member.pid, member.group].includes(root.pid) || isSeen(root, member) || isMarked(member, root);
  const tree = new Set(all.filter(isOwn).map(({ pid }) => pid));
  for (let size = 0; size !== tree.size; ) {
    size = tree.size;
    for (const { pid, parent } of all) if (tree.has(parent)) tree.add(pid);
  }
  const members = all.filter(({ pid }) => tree.has(pid));
  for (const { pid, start } of members) root.startsByPid.set(pid, start);
  return members;
}

/** Notes the children that a tree has now, on Linux, where that takes a few small files. False if it may miss some. */
export function noteChildren({ startsByPid }: TreeRoot): boolean {
  let readsLeft = MAX_READS;
  let areAllRead = startsByPid.size > 0;
  // Children that are noted are visited too.
  for (const [pid, start] of startsByPid) {
    // Another process may have its number now.
    if (readStat(pid)?.start !== start) startsByPid.delete(pid);
    else {
      for (const thread of entriesOf(`/proc/${pid}/task`)) {
        readsLeft -= 1;
        if (readsLeft < 0) return false;
        const children = readText(`/proc/${pid}/task/${thread}/children`);
        areAllRead &&= children !== undefined;
        for (const child of children?.match(/\d+/g) ?? []) {
          const member = readStat(Number(child));
          if (member) startsByPid.set(member.pid, member.start);
        }
      }
    }
  }
  return areAllRead;
}

/** Those of a tree that were seen and still run. */
export function livingMembers(root: TreeRoot): number[] {
  return [...root.startsByPid.keys()].filter((pid) => {
    const member = readStat(pid);
    return member !== undefined && isSeen(root, member);
  });
}

function isSeen({ startsByPid }: TreeRoot, { pid, start }: Member): boolean {
  return startsByPid.get(pid) === start;
}

/** The command line of a process, cut after a whole argument at about 200 characters; empty if it cannot be read. */
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
  if (process.platform === "linux") return readText(`/proc/${pid}/cmdline`)?.replace(/\0$/, "").split("\0") ?? [];
  try {
    return execFileSync("ps", ["-o", "command=", "-p", String(pid)], { encoding: "utf8" })
      .trim()
      .split(" ");
  } catch {
    return [];
  }
}

function isMarked({ pid, start }: Member, { mark, pipes, startTicks }: TreeRoot): boolean {
  if (Number(start) < startTicks) return false;
  const environ = readText(`/proc/${pid}/environ`)?.split("\0") ?? [];
  const ownMark = environ.find((entry) => entry.startsWith(`${MARK}=`));
  if (ownMark !== undefined) return ownMark === `${MARK}=${mark}`;
  return entriesOf(`/proc/${pid}/fd`).some((file) => pipes.has(linkTarget(`/proc/${pid}/fd/${file}`) ?? ""));
}

/** Read once for all the servers that are ended in the same turn of the event loop. */
function livingProcesses(): Member[] {
  if (cachedProcesses) return cachedProcesses;
  setImmediate(() => {
    cachedProcesses = undefined;
  });
  cachedProcesses = listProcesses();
  return cachedProcesses;
}

/** Empty if the system does not provide it. */
function listProcesses(): Member[] {
  try {
    if (process.platform !== "linux") return fromPs();
    return entriesOf("/proc").flatMap((name) => (/^\d+$/.test(name) ? (readStat(Number(name)) ?? []) : []));
  } catch {
    return [];
  }
}

/** undefined if there is no such process, or only a zombie. */
function readStat(pid: number): Member | undefined {
  const stat = readText(`/proc/${pid}/stat`);
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

function readText(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
}

/** Only pipes and sockets have numbers of their own: a file, such as /dev/null, is open in processes of others. */
function isPipe(target: string): boolean {
  return /^(?:pipe|socket):/.test(target);
}

/** Where a link of the system leads; undefined if it is gone. */
export function linkTarget(file: string): string | undefined {
  try {
    return readlinkSync(file);
  } catch {
    return undefined;
  }
}

function entriesOf(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
