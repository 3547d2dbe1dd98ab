import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { alternate, run, workspace } from "./measure.mjs";
import { writeResults } from "./results.mjs";

const REPORTERS = "pretty minimal json ndjson junit sarif markdown tap github codequality html".split(" ");

/** Every reporter on 100,000 results: peak memory, and CPU time relative to that for 10,000. */
export async function reports(cli) {
  const [small, large] = [writeResults(10_000), writeResults(100_000)];
  const render = async (file, name) => {
    const report = join(workspace, `report.${name}`);
    rmSync(report, { force: true });
    const figures = await run([cli, "report", file, "--reporter", `${name}=${report}`], { exitCode: 1 });
    // A program that does not start exits with 1 too.
    if (!existsSync(report)) throw new Error(`${report} was not written`);
    return figures;
  };
  const figures = [];
  for (const name of REPORTERS) {
    const medians = await alternate([() => render(large, name), () => render(small, name)]);
    const [ours, bare] = medians(({ cpuMs }) => cpuMs);
    const [memory] = medians(({ rssMiB }) => rssMiB);
    figures.push(
      { name: `100,000 to 10,000 in ${name}`, unit: "ms", ours, bare, bar: 12 },
      { name: `memory for ${name}`, unit: "MiB", ours: memory, bare: 1, bar: 250 },
    );
  }
  return figures;
}
