import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { alternate, FAST, wall, workspace, writeSuite } from "./measure.mjs";

const EMPTY = fileURLToPath(new URL("bare/start.mjs", import.meta.url));
/** Written by the server before all else: the counters of its parent's main thread. A suite writes a dollar twice. */
const COUNTERS = join(workspace, "parent-schedstat");
const NOTED = {
  ...FAST,
  command: ["sh", "-c", `cat /proc/$$PPID/schedstat > ${COUNTERS}; exec "$@"`, "-", ...FAST.command],
};

/** (g) CPU time of the main thread until the server is started, relative to an empty Node; Linux only. */
export async function spawn(cli) {
  const bars = new Map([
    [1, 1.8],
    [100, 2.2],
    [1000, 4],
  ]);
  const suites = [...bars.keys()].map((count) => writeSuite(NOTED, count));
  const medians = await alternate([
    () => cpuMs(execFileSync(process.execPath, [EMPTY], { encoding: "utf8" })),
    ...suites.map((suite) => async () => {
      await wall([cli, "run", suite, "--reporter", "minimal"]);
      return cpuMs(readFileSync(COUNTERS, "utf8"));
    }),
  ]);
  const [bare, ...ours] = medians((ms) => ms);
  return [...bars].map(([count, bar], index) => ({
    name: `CPU to the spawn, ${count} tests`,
    unit: "ms",
    ours: ours[index],
    bare,
    bar,
  }));
}

/** The first counter: nanoseconds on the processor. */
function cpuMs(counters) {
  return Number(counters.split(" ")[0]) / 1e6;
}
