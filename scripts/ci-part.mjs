// One part of `.ci/run`: `node scripts/ci-part.mjs NAME COMMAND...` starts the command, passes on what it prints, and ends
// with its exit code and a line that says how long it took. A command that prints nothing for five minutes is ended with
// everything that it started (`MCPTEST_CI_SILENCE` is another number of seconds); one that moves is ended only when
// `MCPTEST_CI_END`, in seconds since 1970, has passed.
import { spawn } from "node:child_process";

const SILENT_MS = Number(process.env.MCPTEST_CI_SILENCE ?? 300) * 1_000;
const GRACE_MS = 10_000;
const [name, program, ...args] = process.argv.slice(2);
const lastMs = Number(process.env.MCPTEST_CI_END ?? Infinity) * 1_000;

console.log(`== ${name}`);
const startedAt = Date.now();
// In a group of its own, which is ended as a whole.
const child = spawn(program, args, { stdio: ["ignore", "pipe", "pipe"], detached: true });
let heardAt = Date.now();
for (const [from, to] of [
  [child.stdout, process.stdout],
  [child.stderr, process.stderr],
]) {
  from.on("data", (chunk) => {
    heardAt = Date.now();
    to.write(chunk);
  });
}

let why;
function end(reason) {
  if (why !== undefined) return;
  why = reason;
  signalGroup("SIGTERM");
  setTimeout(() => signalGroup("SIGKILL"), GRACE_MS).unref();
}
function signalGroup(signal) {
  try {
    process.kill(-child.pid, signal);
  } catch (error) {
    if (error.code !== "ESRCH") throw error;
  }
}
const watch = setInterval(() => {
  if (Date.now() - heardAt > SILENT_MS) end(`it printed nothing for ${SILENT_MS / 1_000} s`);
  else if (Date.now() > lastMs) end("the time of all parts together was over");
}, 1_000);
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => end(`${signal} came`));

child.once("error", (error) => {
  console.error(error.message);
  process.exitCode = 127;
});
// What the command left running would hold the pipes.
child.once("exit", () => signalGroup("SIGKILL"));
child.once("close", (code, signal) => {
  clearInterval(watch);
  const seconds = Math.round((Date.now() - startedAt) / 1_000);
  const status = why === undefined ? (code ?? `signal ${signal}`) : why;
  console.log(`== ${name}: ${seconds} s${status === 0 ? "" : `, failed: ${status}`}`);
  process.exitCode = why === undefined ? (code ?? 1) : 124;
});
