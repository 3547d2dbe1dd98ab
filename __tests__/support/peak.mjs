// Loaded into the bundle's process by `node --import`: tells its peak memory, in MiB, on file descriptor 3 when it ends.
// VmHWM is that of the process alone; `maxRSS` begins with what the parent had when it forked.
import { readFileSync, writeSync } from "node:fs";

process.on("exit", () => {
  const kib = /VmHWM:\s+(\d+)/.exec(readFileSync("/proc/self/status", "utf8"))?.[1];
  writeSync(3, String(Number(kib) / 1024));
});
