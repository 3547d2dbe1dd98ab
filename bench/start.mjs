import { fileURLToPath } from "node:url";
import { alternate, wall } from "./measure.mjs";

const EMPTY = fileURLToPath(new URL("bare/empty.mjs", import.meta.url));
const STARTS = 10;

/** (d) `--version`, relative to an empty script; each sample is the mean of ten starts, because one is too short. */
export async function start(cli) {
  const medians = await alternate([() => mean([cli, "--version"]), () => mean([EMPTY])]);
  const [ours, bare] = medians((ms) => ms);
  return [{ name: "start: --version", unit: "ms", ours, bare, bar: 1.3 }];
}

async function mean(args) {
  let sum = 0;
  for (let index = 0; index < STARTS; index += 1) sum += await wall(args);
  return sum / STARTS;
}
