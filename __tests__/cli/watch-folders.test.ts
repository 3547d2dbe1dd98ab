import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { FolderWatch } from "../../src/cli/commands/run/watch.js";

let folder: string;
let watch: FolderWatch;
beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), "mcptest-watch-")));
  watch = new FolderWatch();
});
afterEach(() => {
  watch.close();
  rmSync(folder, { recursive: true, force: true });
});

const never = new AbortController().signal;

/** Lets the system report what was changed so far. */
async function eventsSoFar(): Promise<void> {
  for (let turn = 0; turn < 3; turn++) await new Promise((resolve) => setImmediate(resolve));
}

/** Changes something in a folder until it rings. */
async function ringsFor(
  change: (count: number) => void,
  rung: Promise<unknown> = watch.nextRing(never),
): Promise<unknown> {
  let count = 0;
  const timer = setInterval(() => change(count++), 5);
  return await rung.finally(() => clearInterval(timer));
}

it("rings when a file of a folder is written, once until it is reset", async () => {
  watch.set(new Set([folder]));
  await ringsFor((count) => writeFileSync(join(folder, "a.yaml"), `${count}`));
  // It has rung already.
  await watch.nextRing(never);
  watch.reset();
  await ringsFor((count) => writeFileSync(join(folder, `new-${count}.yaml`), ""));
});

it("stops waiting when the signal is aborted, before or while it waits", async () => {
  watch.set(new Set([folder]));
  await watch.nextRing(AbortSignal.abort());
  const controller = new AbortController();
  const waiting = watch.nextRing(controller.signal);
  controller.abort();
  await waiting;
});

it("watches the folders that it was given last, and those that are there", async () => {
  const [first, second] = [join(folder, "first"), join(folder, "second")];
  mkdirSync(first);
  watch.set(new Set([first, second, join(folder, "nothing")]));
  mkdirSync(second);
  watch.set(new Set([second]));
  await ringsFor((count) => writeFileSync(join(second, "a"), `${count}`));
  // Of two that watch a folder, the one that began first would ring first.
  const other = new FolderWatch();
  other.set(new Set([first]));
  await eventsSoFar();
  watch.reset();
  const rung = Promise.race([watch.nextRing(never).then(() => "old"), other.nextRing(never).then(() => "new")]);
  expect(await ringsFor((count) => writeFileSync(join(first, "a"), `${count}`), rung)).toBe("new");
  other.close();
});

it("watches a folder again that was removed and made again", async () => {
  const again = join(folder, "again");
  mkdirSync(again);
  watch.set(new Set([again]));
  rmSync(again, { recursive: true });
  // It may have the inode of the one before.
  mkdirSync(again);
  await watch.nextRing(never);
  watch.set(new Set([again]));
  await eventsSoFar();
  watch.reset();
  await ringsFor((count) => writeFileSync(join(again, "a"), `${count}`));
});
