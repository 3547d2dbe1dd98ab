import type { Baseline } from "../../core/generated/baseline.js";
import { byText } from "../../core/text.js";
import { entryKey } from "./write.js";

/** One baseline of those of several jobs, in whatever order they are given; at least one is needed. */
export function mergeBaselines(baselines: readonly Baseline[]): Baseline {
  const ordered = [...baselines].sort((a, b) => byText(timeOf(a), timeOf(b)));
  const newest = ordered.at(-1)!;
  const entries = new Map(ordered.flatMap((baseline) => baseline.entries).map((entry) => [entryKey(entry), entry]));
  return {
    ...newest,
    entries: [...entries].sort(([a], [b]) => byText(a, b)).map(([, entry]) => entry),
    contract: Object.assign({}, ...ordered.map(({ contract }) => contract)),
    durations: Object.assign({}, ...ordered.map(({ durations }) => durations)),
  };
}

function timeOf(baseline: Baseline): string {
  return `${baseline.generated_at ?? ""} ${JSON.stringify(baseline.entries)}`;
}
