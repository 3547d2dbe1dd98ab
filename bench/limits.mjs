import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { matchers, programs, values } from "../__tests__/matchers/traps.mjs";
import { matcherModule } from "./sources.mjs";

const ONE = fileURLToPath(new URL("one-trap.mjs", import.meta.url));

/** What a judgement may take in the other thread, in milliseconds. */
const LIMIT_MS = 2_000;

/**
 * The longest judgement of the traps, relative to its budget and what it takes to send the value to a thread; the largest, and
 * the longest time that one blocks the main thread.
 */
export async function limits(cli) {
  await matcherModule("compile");
  const thread = join(cli, "../../matchers/index.js");
  const names = Object.keys(values);
  const all = [...matchers.keys(), ...programs.map((_, index) => matchers.length + index)].map((at) => {
    const { stdout, status, stderr } = spawnSync(process.execPath, ["--expose-gc", ONE, String(at), thread], {
      encoding: "utf8",
    });
    if (status !== 0) throw new Error(`trap ${at} failed:\n${stderr}`);
    return JSON.parse(stdout).map(({ sentMs, ...figures }, index) => {
      const bareMs = LIMIT_MS + sentMs;
      return { at, value: names[index], bareMs, ratio: figures.ms / bareMs, ...figures };
    });
  });
  const worst = (key) => all.flat().reduce((most, figures) => (figures[key] > most[key] ? figures : most));
  const describe = ({ at, value }) => `${Object.keys(matchers[at] ?? { jq: 0 })[0]} on ${value}`;
  const longest = worst("ratio");
  const figure = (key, unit, bar) => {
    const figures = worst(key);
    return { name: `worst: ${describe(figures)}`, unit, ours: figures[key], bare: 1, bar };
  };
  return [
    { name: `worst: ${describe(longest)}`, unit: "ms", ours: longest.ms, bare: longest.bareMs, bar: 1.25 },
    figure("mib", "MiB", 400),
    figure("heldMs", "ms", 500),
  ];
}
