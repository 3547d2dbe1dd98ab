import { getOrMake } from "../../core/groups.js";
import type { SuiteServer } from "../../suite/types.js";
import type { FilePlan } from "../plan/plan.js";

/** Runs `work` over the items in order, at most `limit` at the same time. */
export async function pool<T>(items: readonly T[], limit: number, work: (item: T) => Promise<void>): Promise<void> {
  let next = 0;
  const worker = async () => {
    while (next < items.length) {
      const item = items[next] as T;
      next += 1;
      await work(item);
    }
  };
  await Promise.all(Array.from({ length: Math.max(1, Math.min(limit, items.length)) }, worker));
}

/** Runs tasks of different lanes at once: each waits for the one before it in its lanes, so that none can deadlock. */
export function inParallel<T extends { lanes: readonly string[] }>(
  tasks: readonly T[],
  work: (task: T) => Promise<void>,
): Promise<void> {
  const queues = new Map<string, { tasks: T[]; next: number }>();
  const queueOf = (lane: string) => getOrMake(queues, lane, () => ({ tasks: [], next: 0 }));
  for (const task of tasks) for (const lane of task.lanes) queueOf(lane).tasks.push(task);
  const head = (lane: string) => {
    const { tasks, next } = queueOf(lane);
    return tasks[next];
  };
  const isNext = (task: T) => task.lanes.every((lane) => head(lane) === task);
  return new Promise((resolve, reject) => {
    let remaining = tasks.length;
    const start = (task: T) => {
      work(task).then(() => finish(task), reject);
    };
    const finish = ({ lanes }: T) => {
      remaining -= 1;
      if (remaining === 0) resolve();
      for (const lane of lanes) queueOf(lane).next += 1;
      for (const task of new Set(lanes.map(head))) if (task !== undefined && isNext(task)) start(task);
    };
    if (remaining === 0) resolve();
    for (const task of tasks.filter(isNext)) start(task);
  });
}

type PlacedFile = { file: FilePlan; index: number };

/** Files that share a `per_run` server run one after the other, in one group; every other file has its own group. */
export function groupFiles(files: readonly PlacedFile[]): PlacedFile[][] {
  type Group = { keys: string[]; files: PlacedFile[] };
  const byKey = new Map<string, Group>();
  const all = new Set<Group>();
  for (const entry of files) {
    const { suite } = entry.file.checked;
    const keys = suite.runOptions.restartPolicy === "per_run" ? [...suite.servers.values()].map(sharedKey) : [];
    // A file with two servers may bring two groups together.
    const matching = keys.map((key) => byKey.get(key)).filter((group) => group !== undefined);
    const [group = { keys: [], files: [] }, ...others] = new Set(matching);
    for (const other of others) {
      all.delete(other);
      keys.push(...other.keys);
      group.files.push(...other.files);
    }
    all.add(group);
    group.files.push(entry);
    group.keys.push(...keys);
    for (const key of keys) byKey.set(key, group);
  }
  const inOrder = [...all].map((group) => group.files.sort((a, b) => a.index - b.index));
  return inOrder.sort(([a], [b]) => (a?.index ?? 0) - (b?.index ?? 0));
}

/** Equal for entries that share one `per_run` server. */
export function sharedKey(server: SuiteServer): string {
  return JSON.stringify([server.name, server.raw, server.cwd]);
}
