import { alternate, bareCalls, FAST, run, writeSuite } from "./measure.mjs";

const CALLS = 10_000;

/** (a) CPU time of the client, from the first request to the last verdict, relative to a loop on the same server. */
export async function calls(cli) {
  const suite = writeSuite(FAST, CALLS);
  const medians = await alternate([
    () => run([cli, "run", suite, "--reporter", "minimal"], { calls: CALLS }),
    () => run(bareCalls(FAST, CALLS), { calls: CALLS }),
  ]);
  const [ours, bare] = medians(({ callsCpuMs }) => callsCpuMs);
  return [{ name: "client CPU of 10,000 calls", unit: "ms", ours, bare, bar: 1.5 }];
}
