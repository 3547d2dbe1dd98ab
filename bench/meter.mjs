// Preloaded into a measured process (`node --import`): reports its resource usage on exit, without its children, to file
// descriptor 3. With BENCH_CALLS=n, it includes CPU and wall time from the first tools/call request to the n-th: n - 1 calls
// from request to verdict, without the start and the reports.
import childProcess from "node:child_process";
import { existsSync, readFileSync, writeSync } from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import net from "node:net";

const calls = Number(process.env.BENCH_CALLS);
const { spawn } = childProcess;
let seen = 0;
let first;
let startedAt;
let callsCpuMs;
let callsWallMs;

childProcess.spawn = (...args) => {
  const child = spawn(...args);
  if (calls > 0 && child.stdin) watch(child.stdin);
  return child;
};
// A call over HTTP is one write to a socket, as text.
const { connect } = net;
net.connect = (...args) => {
  const socket = connect(...args);
  if (calls > 0) watch(socket);
  return socket;
};
syncBuiltinESMExports();

process.on("exit", () => {
  const { userCPUTime, systemCPUTime } = process.resourceUsage();
  writeSync(
    3,
    JSON.stringify({
      cpuMs: (userCPUTime + systemCPUTime) / 1000,
      rssMiB: peakKiB() / 1024,
      callsCpuMs,
      callsWallMs,
      seen,
    }),
  );
});

/** Of this process alone: on Linux, `maxRSS` begins with what the parent had when it forked. */
function peakKiB() {
  const status = "/proc/self/status";
  const own = existsSync(status) ? /VmHWM:\s+(\d+)/.exec(readFileSync(status, "utf8"))?.[1] : undefined;
  return own === undefined ? process.resourceUsage().maxRSS : Number(own);
}

function watch(stdin) {
  const { write } = stdin;
  stdin.write = function counted(chunk, ...rest) {
    if (chunk.includes('"tools/call"')) count();
    return write.call(this, chunk, ...rest);
  };
}

function count() {
  seen += 1;
  if (seen === 1) {
    first = process.cpuUsage();
    startedAt = performance.now();
  }
  if (seen === calls) {
    const { user, system } = process.cpuUsage(first);
    callsCpuMs = (user + system) / 1000;
    callsWallMs = performance.now() - startedAt;
  }
}
