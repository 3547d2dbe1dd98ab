import { nowMs, sleep } from "../clock.js";
import { commandLineOf, type Member, membersOf, noteChildren, type TreeRoot } from "./tree.js";

export interface KilledProcess {
  pid: number;
  /** Empty if it is unknown. */
  command: string;
}

export interface ProcessEnding {
  /** The process and its children, if they were still running after the grace period. */
  ignoredSigterm: KilledProcess[];
  /** The children that it left behind. */
  leftBehind: KilledProcess[];
  /** The container that it left behind, which was removed. */
  container?: { id: string; program: string };
  /** The system did not list its processes: children may still run. */
  unlisted?: true;
}

/** A child that ends with its parent needs a moment to notice that the parent has ended. */
export const LEAVE_MS = 250;
export const POLL_MS = 15;
/** How long is waited for what was killed. */
export const KILL_MS = 1_000;

/** Ends a process and all it started: SIGTERM, SIGKILL after `graceMs`. `exited` settles once its output is read. */
export async function endTree(
  root: TreeRoot,
  isRunning: () => boolean,
  exited: Promise<unknown>,
  graceMs: number,
): Promise<ProcessEnding> {
  const deadline = nowMs() + graceMs;
  // Children that still run when the process has ended by itself were left behind, even if our signal ends them.
  const outliving = isRunning() ? [] : killedProcesses(await waitFor(root, 0));
  // Notes who is in the tree, so that children are known whose parents end. To look at all processes takes longer.
  const isNoted = isRunning() && noteChildren(root);
  const inGroup = isNoted || membersOf(root).some(({ group }) => group === root.pid);
  if (inGroup || isRunning()) sendSignal(-root.pid, "SIGTERM");
  // A process has also ended if a child still holds its output open.
  const isLate = !(await settlesWithin(exited, graceMs)) && isRunning();
  const ignoredSigterm = isLate ? killedProcesses([{ pid: root.pid }, ...membersBelow(root)]) : [];
  if (isLate) {
    sendSignal(-root.pid, "SIGKILL");
    await settlesWithin(exited, KILL_MS);
  }
  const children = await waitFor(root, deadline);
  const others = killedProcesses(children).filter(({ pid }) => outliving.every((child) => child.pid !== pid));
  const ending = { ignoredSigterm, leftBehind: [...outliving, ...others] };
  const killBy = nowMs() + KILL_MS;
  for (let rest = children; rest.length > 0 && nowMs() < killBy; rest = membersBelow(root)) {
    for (const { pid } of rest) sendSignal(pid, "SIGKILL");
    await sleep(POLL_MS);
  }
  return ending;
}

function killedProcesses(processes: readonly Pick<Member, "pid">[]): KilledProcess[] {
  return processes.map(({ pid }) => ({ pid, command: commandLineOf(pid) }));
}

/** The children that are still running after the rest of the grace period, or after a short wait. */
async function waitFor(root: TreeRoot, deadline: number): Promise<Member[]> {
  const until = Math.max(deadline, nowMs() + LEAVE_MS);
  for (;;) {
    const children = membersBelow(root);
    if (children.length === 0 || nowMs() >= until) return children;
    await sleep(POLL_MS);
  }
}

function membersBelow(root: TreeRoot): Member[] {
  return membersOf(root).filter(({ pid }) => pid !== root.pid);
}

/** Sends a signal to a process, or to a group if the number is negative. False if it has ended; 0 only asks that. */
export function sendSignal(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, signal);
  } catch {
    return false;
  }
}

/** True if a promise settles within so many milliseconds. */
export async function settlesWithin(promise: Promise<unknown>, ms: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    // On a busy machine the timer may fire before an exit event that is pending; the immediate comes after the event.
    timer = setTimeout(() => setImmediate(resolve, false), ms);
  });
  const inTime = await Promise.race([promise.then(() => true), late]);
  clearTimeout(timer);
  return inTime;
}
