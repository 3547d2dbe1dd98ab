import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { alternate, FAST, median, text, wall, workspace, writeSuite } from "./measure.mjs";

const EMPTY = fileURLToPath(new URL("bare/empty.mjs", import.meta.url));
const TIMELINE = fileURLToPath(new URL("timeline.cjs", import.meta.url));
const STARTS = 10;
const COUNTS = [1, 100, 1_000];
const ROUNDS = 5;

/**
 * (d) `--version` and `--help`, relative to an empty script; each sample is the mean of ten starts, because one is too short.
 * Prints when runs of 1, 100 and 1,000 tests reach which step, and what the first one loads.
 */
export async function start(cli) {
  const medians = await alternate([
    () => mean([cli, "--version"]),
    () => mean([cli, "run", "--help"]),
    () => mean([EMPTY]),
  ]);
  const [version, help, bare] = medians((ms) => ms);
  console.error(await timelines(cli, bare));
  return [
    { name: "start: --version", unit: "ms", ours: version, bare, bar: 1.5 },
    { name: "start: run --help", unit: "ms", ours: help, bare },
  ];
}

async function mean(args) {
  let sum = 0;
  for (let index = 0; index < STARTS; index += 1) sum += await wall(args);
  return sum / STARTS;
}

/** Two tables in text: the steps of runs, as medians in ms and relative to an empty Node; then what was loaded. */
async function timelines(cli, bare) {
  const columns = [];
  for (const count of COUNTS) {
    const suite = writeSuite(FAST, count);
    const runs = [];
    // The first run may have no compiled code yet.
    for (let round = 0; round <= ROUNDS; round += 1) runs.push(await timeline([cli, "run", suite]));
    columns.push(runs.slice(1));
  }
  const [[{ marks, loads }]] = columns;
  // A load that another process interrupts takes longer.
  const shortest = (name) =>
    Math.min(...columns[0].map((run) => run.loads.find((load) => load.name === name)?.ms ?? Number.POSITIVE_INFINITY));
  const at = (runs, step) => median(runs.map((run) => run.marks[step]));
  const steps = Object.keys(marks).sort((a, b) => at(columns[0], a) - at(columns[0], b));
  const cell = (ms) => `${ms.toFixed(1).padStart(8)} (${(ms / bare).toFixed(2)})`;
  const chunks = loads.filter(({ bytes }) => bytes > 0);
  return [
    `a run of ${COUNTS.join(", ")} tests: ms since its start, and relative to an empty Node (${bare.toFixed(1)} ms)`,
    ...steps.map((step) => `  ${step.padEnd(14)}${columns.map((runs) => cell(at(runs, step))).join("")}`),
    `loaded by a run of 1: ${chunks.length} chunks with ${sum(chunks, "bytes")} bytes, and modules of Node; KB and ms`,
    ...loads.map(
      ({ name, bytes, isBeforeSpawn }) =>
        `  ${name.padEnd(20)}${(bytes / 1000).toFixed(0).padStart(6)}${shortest(name).toFixed(1).padStart(8)}${isBeforeSpawn ? "" : "  after the spawn"}`,
    ),
  ].join("\n");
}

/** One run with marks. */
async function timeline(args) {
  const child = spawn(process.execPath, ["--require", TIMELINE, ...args], {
    cwd: workspace,
    stdio: ["ignore", "ignore", "inherit", "pipe"],
  });
  return JSON.parse(await text(child.stdio[3]));
}

function sum(items, key) {
  return items.reduce((total, item) => total + item[key], 0);
}
