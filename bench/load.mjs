import { fileURLToPath } from "node:url";
import { alternate, FAST, root, run, writeRows, writeSuite, writeSuiteOf } from "./measure.mjs";

const SERVERS = 8;
const CALLS = 10_000;
const LOOPS = fileURLToPath(new URL("bare/servers.mjs", import.meta.url));
const PARSE = fileURLToPath(new URL("bare/parse.mjs", import.meta.url));

/**
 * (c) Time and peak memory to load, plan and run 1,000 and 10,000 tests, relative to parsing the same file; and CPU time
 * of `validate`, which only loads and compiles. Then many rows of data, and many servers.
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
    { name: "the same, in MiB", unit: "MiB", ours: largeMiB, bare: 1, bar: 200 },
    { name: "wall of 1,000 tests", unit: "ms", ours: smallMs, bare: smallBareMs },
    { name: "wall of 10,000 tests", unit: "ms", ours: largeMs, bare: largeBareMs },
    { name: "10,000 tests to 1,000", unit: "ms", ours: largeMs, bare: smallMs, bar: 12 },
    { name: "validate 1,000 tests", unit: "ms", ours: smallCheckMs, bare: smallParseMs, bar: 2.5 },
    { name: "validate 10,000 tests", unit: "ms", ours: largeCheckMs, bare: largeParseMs, bar: 2.5 },
    { name: "validate 10,000 to 1,000", unit: "ms", ours: largeCheckMs, bare: smallCheckMs, bar: 12 },
    ...(await manyRows(cli)),
    ...(await manyServers(cli)),
    ...(await manyTools(cli)),
  ];
}

/** CPU time and peak memory of 100,000 rows of data, with reports of two kinds. */
async function manyRows(cli) {
  const reporters = ["minimal", "json=results.json", "junit=junit.xml"].flatMap((one) => ["--reporter", one]);
  const medians = await alternate(
    [10_000, 100_000].map((count) => () => run([cli, "run", writeRows(FAST, count), ...reporters])),
  );
  const [smallMs, largeMs] = medians(({ cpuMs }) => cpuMs);
  const [, largeMiB] = medians(({ rssMiB }) => rssMiB);
  return [
    { name: "100,000 rows to 10,000", unit: "ms", ours: largeMs, bare: smallMs, bar: 12 },
    { name: "their peak memory, in MiB", unit: "MiB", ours: largeMiB, bare: 1, bar: 250 },
  ];
}

/** CPU time and peak memory of `compliance run` on servers with many tools, each with faults. */
async function manyTools(cli) {
  const checked = (count) => {
    const server = `${process.execPath} ${root}__tests__/servers/many-server.mjs ${count} faulty-tools`;
    const format = ["--format", "minimal"];
    return run([cli, "compliance", "run", "--server-command", server, ...format], { exitCode: 1 });
  };
  const [small, large] = [await checked(12_500), await checked(100_000)];
  return [
    { name: "100,000 tools to 12,500", unit: "ms", ours: large.cpuMs, bare: small.cpuMs, bar: 10 },
    { name: "their peak memory, in MiB", unit: "MiB", ours: large.rssMiB, bare: 1, bar: 512 },
    { name: "their wall time, in s", unit: "s", ours: large.wallMs / 1000, bare: 1, bar: 60 },
  ];
}

/** Wall time from the first call to the last of 10,000 calls on eight servers, relative to one loop for each of them. */
async function manyServers(cli) {
  const suite = writeSuiteOf(SERVERS, FAST, CALLS);
  const medians = await alternate([
    () => run([cli, "run", suite, "--reporter", "minimal"], { calls: CALLS }),
    () => run([LOOPS, String(SERVERS), String(CALLS), ...FAST.command], { calls: CALLS }),
  ]);
  const [ours, bare] = medians(({ callsWallMs }) => callsWallMs);
  return [{ name: "10,000 calls on 8 servers", unit: "ms", ours, bare, bar: 1.25 }];
}
