// Loaded into the bundle's process by `node --import`: writes to METER what it used when it ends. `peakMiB` is the memory of
// the process alone; `longest` its longest turn of the main thread, in CPU time, which no other process or thread makes
// longer, as a multiple of a piece of work that is measured in the same process.
import { readFileSync, writeFileSync } from "node:fs";

const BEAT_MS = 20;
// Other programs on the same core make both slower, now more and now less.
const unitBefore = unit();
let before = usedMs();
let longest = 0;

/** The CPU time of the main thread. */
function usedMs() {
  return Number(readFileSync(`/proc/self/task/${process.pid}/schedstat`, "utf8").split(" ")[0]) / 1e6;
}

function turn() {
  const now = usedMs();
  longest = Math.max(longest, now - before);
  before = now;
}

// What is loaded at the start is ours.
setImmediate(() => {
  before = usedMs();
  setInterval(turn, BEAT_MS).unref();
});

process.on("exit", () => {
  turn();
  const peak = /VmHWM:\s+(\d+)/.exec(readFileSync("/proc/self/status", "utf8"))?.[1];
  writeFileSync(
    process.env.METER,
    JSON.stringify({
      peakMiB: Number(peak) / 1024,
      longest: longest / Math.max(unitBefore, unit()),
      longestMs: longest,
    }),
  );
});

/** The least CPU time of a fixed piece of work, in milliseconds. */
function unit() {
  const once = () => {
    const start = usedMs();
    let sum = 0;
    for (let at = 0; at < 20_000_000; at += 1) sum = (sum * 31 + at) | 0;
    return usedMs() - start + (sum === 1 ? 1 : 0);
  };
  return Math.min(once(), once(), once());
}
