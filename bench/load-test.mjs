import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { withFastServer } from "./http.mjs";
import { alternate, FAST, median, root, run, workspace } from "./measure.mjs";

const CLIENTS = 10;
const CALLS = 10_000;
const SLEEPS = 2_000;
const BARE = join(root, "bench/bare/load.mjs");
const SLEEPER = [process.execPath, join(root, "bench/bare/sleeper.mjs")];

/**
 * Time for each call of a load test relative to a bare loop with as many calls at once: over stdio 1.67 is 0.6 of its calls a
 * second, over HTTP 1.25 is 0.8. Then p99 on a server that sleeps as a seeded schedule says, relative to that of the schedule.
 *
 * Over stdio the bar is missed: 3.0 to 3.3. The loop has 20 µs for each call, most of them in its write. We add some 40 µs to
 * fill in, send, match and judge, spread thin over a hundred functions, of which a sample saves a tenth. Joining the writes of
 * one turn, but for the first, saves 7 %; joining all of them makes a load slower, as the server then waits for the last of
 * them. Larger semi-spaces for the garbage collector, and fewer copies for each call, made no difference that shows.
 */
export async function loadTest(cli) {
  const overStdio = await compared(cli, { command: FAST.command }, FAST.command);
  const overHttp = await withFastServer((url) => compared(cli, { url }, [url]));
  return [
    { name: "a load over stdio", unit: "ms", ...overStdio.all, bar: 1.67 },
    { name: "one in ten judged", unit: "ms", ...overStdio.sample, bar: 1.67 },
    { name: "a load over HTTP", unit: "ms", ...overHttp.all, bar: 1.25 },
    { name: "one in ten judged", unit: "ms", ...overHttp.sample, bar: 1.25 },
    await sleeping(cli),
  ];
}

/** Milliseconds of all calls, with every answer judged and with a sample of them. */
async function compared(cli, server, target) {
  const texts = Array.from({ length: 100 }, (_, n) => `hello ${n}`);
  const timeOf = async (more) => {
    const suite = suiteOf(server, { clients: CLIENTS, calls: CALLS, ...more }, texts);
    return (await loaded(cli, suite)).duration_ms;
  };
  const medians = await alternate([
    () => timeOf({}),
    () => timeOf({ sample: "1/10" }),
    () => Number(execFileSync(process.execPath, [BARE, String(CALLS), String(CLIENTS), ...target], { cwd: workspace })),
  ]);
  const [all, sample, bare] = medians((ms) => ms);
  return { all: { ours: all, bare }, sample: { ours: sample, bare } };
}

async function sleeping(cli) {
  const delays = schedule();
  const suite = suiteOf({ command: SLEEPER }, { clients: 50, calls: SLEEPS }, delays.map(String));
  const rounds = [];
  for (let round = 0; round < 3; round += 1) rounds.push((await loaded(cli, suite)).p99_ms);
  const ours = median(rounds);
  const bare = delays.sort((a, b) => a - b)[Math.ceil(SLEEPS * 0.99) - 1];
  const note = `p99 is ${ours} ms, that of the schedule ${bare} ms`;
  return { name: "error of p99", unit: "", ours: Math.max(ours / bare, bare / ours), bare: 1, bar: 1.05, note };
}

/** Delays from 20 to 220 ms, few of them long. */
function schedule() {
  let seed = 1;
  return Array.from({ length: SLEEPS }, () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return Math.round(20 + 200 * (seed / 2_147_483_647) ** 6);
  });
}

async function loaded(cli, suite) {
  await run([cli, "run", suite, "--reporter", "minimal", "--reporter", "json=load.json"]);
  return JSON.parse(readFileSync(join(workspace, "load.json"), "utf8")).tests[0].load;
}

/** A suite with one load test, which uses the texts in turn. */
function suiteOf(server, load, texts) {
  const file = join(workspace, "load.mcptest.yaml");
  const args = { text: "${data.text}" };
  const expect = [{ target: "result.content[0].text", matcher: { exact: "${data.text}" } }];
  const data = texts.map((text) => ({ text }));
  writeFileSync(
    file,
    JSON.stringify({ servers: { s: server }, tools: [{ name: "l", tool: "echo", args, data, load, expect }] }),
  );
  return file;
}
