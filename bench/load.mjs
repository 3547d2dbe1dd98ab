import { fileURLToPath } from "node:url";
import { alternate, FAST, run, writeSuite } from "./measure.mjs";

const PARSE = fileURLToPath(new URL("bare/parse.mjs", import.meta.url));

/**
 * (c) Time and peak memory to load, plan and run 1,000 and 10,000 tests, relative to parsing the same file; and CPU time
 * of `validate`, which only loads and compiles.
 */
export async function load(cli) {
  const [small, large] = [writeSuite(FAST, 1000), writeSuite(FAST, 10_000)];
  const medians = await alternate([
    () => run([cli, "run", small, "--reporter", "minimal"]),
    () => run([PARSE, small]),
    () => run([cli, "run", large, "--reporter", "minimal"]),
    () => run([PARSE, large]),
    () => run([cli, "validate", small]),
    () => run([cli, "validate", large]),
  ]);
  const [, smallParseMs, , largeParseMs, smallCheckMs, largeCheckMs] = medians(({ cpuMs }) => cpuMs);
  const [smallMs, smallBareMs, largeMs, largeBareMs] = medians(({ wallMs }) => wallMs);
  const [smallMiB, smallBareMiB, largeMiB, largeBareMiB] = medians(({ rssMiB }) => rssMiB);
  return [
    { name: "peak memory of 1,000 tests", unit: "MiB", ours: smallMiB, bare: smallBareMiB, bar: 1.5 },
    { name: "peak memory of 10,000 tests", unit: "MiB", ours: largeMiB, bare: largeBareMiB, bar: 1.5 },
    { name: "wall of 1,000 tests", unit: "ms", ours: smallMs, bare: smallBareMs },
    { name: "wall of 10,000 tests", unit: "ms", ours: largeMs, bare: largeBareMs },
    { name: "10,000 tests to 1,000", unit: "ms", ours: largeMs, bare: smallMs, bar: 12 },
    { name: "validate 1,000 tests", unit: "ms", ours: smallCheckMs, bare: smallParseMs, bar: 2.5 },
    { name: "validate 10,000 tests", unit: "ms", ours: largeCheckMs, bare: largeParseMs, bar: 2.5 },
    { name: "validate 10,000 to 1,000", unit: "ms", ours: largeCheckMs, bare: smallCheckMs, bar: 12 },
  ];
}
