import { alternate, run } from "./measure.mjs";
import { writeResults } from "./results.mjs";

const REPORTERS = "pretty minimal json ndjson junit sarif markdown tap github codequality html".split(" ");

/** Every reporter on 100,000 results: peak memory, and CPU time relative to that for 10,000. */
export async function reports(cli) {
  const [small, large] = [writeResults(10_000), writeResults(100_000)];
  const render = (file, name) => run([cli, "report", file, "--reporter", `${name}=report.${name}`], { exitCode: 1 });
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
