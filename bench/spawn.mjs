import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { alternate, FAST, wall, workspace, writeSuite } from "./measure.mjs";

const EMPTY_NODE = fileURLToPath(new URL("bare/start.mjs", import.meta.url));
/** Written by the server before all else: the counters of its parent's main thread. A suite writes a dollar twice. */
const COUNTERS = join(workspace, "parent-schedstat");
export const NOTED = {
  ...FAST,
  command: ["sh", "-c", `cat /proc/$$PPID/schedstat > ${COUNTERS}; exec "$@"`, "-", ...FAST.command],
};

/** (g) CPU time of the main thread until the server is started, relative to an empty Node; Linux only. */
export async function spawn(cli) {
  const bars = new Map([
    [1, 2.2],
    [100, 2.6],
    [1000, 4],
  ]);
  const suites = [...bars.keys()].map((count) => writeSuite(NOTED, count));
  const medians = await alternate([
    emptyMs,
    ...suites.map((suite) => async () => {
      await wall([cli, "run", suite, "--reporter", "minimal"]);
      return notedMs();
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

/** The CPU time of an empty Node. */
export function emptyMs() {
  return cpuMs(execFileSync(process.execPath, [EMPTY_NODE], { encoding: "utf8" }));
}

/** The CPU time of what started the server `NOTED` last, until then. */
export function notedMs() {
  return cpuMs(readFileSync(COUNTERS, "utf8"));
}

/** The first counter: nanoseconds on the processor. */
function cpuMs(counters) {
  return Number(counters.split(" ")[0]) / 1e6;
}
