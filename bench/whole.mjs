import { alternate, bareCalls, EVERYTHING, wall, writeSuite } from "./measure.mjs";

/** (b) Wall time of a whole run on server-everything, relative to a script that makes the same calls and ends the server. */
export async function whole(cli) {
  const figures = [];
  for (const [count, bar] of [
    [1, 1.3],
    [100, 1.35],
  ]) {
    const suite = writeSuite(EVERYTHING, count);
    const medians = await alternate([
      () => wall([cli, "run", suite, "--reporter", "minimal"]),
      () => wall(bareCalls(EVERYTHING, count)),
    ]);
    const [ours, bare] = medians((ms) => ms);
    figures.push({ name: `wall of a run of ${count}`, unit: "ms", ours, bare, bar });
  }
  return figures;
}
