// Judges every trap value by one matcher: `node --expose-gc one-trap.mjs INDEX THREAD`. Prints for each the time, that of
// sending the value to a bare thread, the memory beyond the value's own, and the longest time that it blocked this thread.
import { once } from "node:events";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { setTimeout as sleep } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { matchers, programs, values } from "../__tests__/matchers/traps.mjs";

const index = Number(process.argv[2]);
const { setThreadProgram } = await import(new URL("../.bench/matchers/worker/limit.js", import.meta.url));
setThreadProgram(process.argv[3]);
const judge = await judgeOf(matchers[index]);
const measurements = [];
for (const make of Object.values(values)) {
  const value = make();
  globalThis.gc();
  const before = process.memoryUsage.rss();
  let most = before;
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss());
  }, 10);
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  await sleep(20);
  delay.reset();
  const started = performance.now();
  await judge(value);
  const ms = performance.now() - started;
  await sleep(20);
  delay.disable();
  clearInterval(watch);
  most = Math.max(most, process.memoryUsage.rss());
  const sentMs = await timeToThread(value);
  measurements.push({ ms, sentMs, mib: (most - before) / 1024 / 1024, heldMs: delay.max / 1e6 });
}
process.stdout.write(JSON.stringify(measurements));
process.exit();

/** What it takes to start a thread and to send it a value. */
async function timeToThread(value) {
  const started = performance.now();
  const program =
    "const { parentPort } = require('node:worker_threads'); parentPort.once('message', () => parentPort.postMessage(1));";
  const thread = new Worker(program, { eval: true });
  try {
    thread.postMessage(value);
    await once(thread, "message");
  } catch (error) {
    // What is nested too deeply is never sent.
    if (!(error instanceof RangeError)) throw error;
  }
  await thread.terminate();
  return performance.now() - started;
}

async function judgeOf(matcher) {
  if (matcher === undefined) {
    const { compileTransform } = await import(new URL("../.bench/matchers/transform.js", import.meta.url));
    const program = await compileTransform({ jq: programs[index - matchers.length] });
    return (value) => program(value).catch(expected);
  }
  const { loadMatchers, matcherNames } = await import(new URL("../.bench/matchers/compile.js", import.meta.url));
  const { judge: one } = (await loadMatchers(matcherNames(matcher)))(matcher);
  return async (value) => {
    try {
      await one(value);
    } catch (error) {
      expected(error);
    }
  };
}

function expected(error) {
  if (error.name !== "SuiteFault") throw error;
}
