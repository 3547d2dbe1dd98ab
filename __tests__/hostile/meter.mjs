// Loaded into the bundle's process by `node --import`: writes to METER what it used when it ends. `peakMiB` is the memory of
// the process alone; `longest` its longest turn of the main thread, in CPU time, which no other process makes longer, as
// a multiple of a piece of work that is measured in the same process.
import { readFileSync, writeFileSync } from "node:fs";

const BEAT_MS = 20;
let before = process.cpuUsage();
let longest = 0;

function turn() {
  const { user, system } = process.cpuUsage(before);
  longest = Math.max(longest, user + system);
  before = process.cpuUsage();
}

// What is loaded at the start is ours.
setImmediate(() => {
  before = process.cpuUsage();
  setInterval(turn, BEAT_MS).unref();
});

/** The least CPU time of a fixed piece of work, in microseconds. */
function unit() {
  const once = () => {
    const start = process.cpuUsage();
    let sum = 0;
    for (let at = 0; at < 20_000_000; at += 1) sum = (sum * 31 + at) | 0;
    const { user, system } = process.cpuUsage(start);
    return user + system + (sum === 1 ? 1 : 0);
  };
  return Math.min(once(), once(), once());
}

process.on("exit", () => {
  turn();
  const peak = /VmHWM:\s+(\d+)/.exec(readFileSync("/proc/self/status", "utf8"))?.[1];
  writeFileSync(
    process.env.METER,
    JSON.stringify({ peakMiB: Number(peak) / 1024, longest: longest / unit(), longestMs: longest / 1000 }),
  );
});
