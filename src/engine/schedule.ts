/** How long a run may take (`--run-timeout`). */
export const RUN_TIMEOUT_MS = 30 * 60_000;

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

/**
 * Runs tasks of different lanes at the same time: each waits for the task before it in every one of its lanes. The
 * waiting follows the order of the list, so nothing can deadlock.
 */
export async function inParallel<T extends { lanes: readonly string[] }>(
  tasks: readonly T[],
  work: (task: T) => Promise<void>,
): Promise<void> {
  const tails = new Map<string, Promise<void>>();
  const all = tasks.map((task) => {
    const done = Promise.all(task.lanes.map((lane) => tails.get(lane))).then(() => work(task));
    for (const lane of task.lanes) tails.set(lane, done);
    return done;
  });
  await Promise.all(all);
}
