import { gate, recordedPolicy } from "../../../results/gate.js";
import { mergeResults } from "../../../results/merge.js";
import { readResults } from "../../../results/read.js";

/** Results of several files as one, judged as their runs were. */
export async function readMerged(files: readonly string[], strict: boolean) {
  const sources = await Promise.all(files.map(readResults));
  const results = await mergeResults(sources);
  const { head } = results;
  const policy = { ...recordedPolicy(head), ...(strict && { strict }) };
  return { sources, results, gateResult: gate(head.summary, head.findings, policy) };
}
