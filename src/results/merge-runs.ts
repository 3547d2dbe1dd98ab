import type { Run } from "../core/generated/results.js";
import { byText } from "../core/text.js";

/** The run that several make together. */
export function mergeRuns(runs: readonly Run[]): Run {
  const starts = runs.map((run) => Date.parse(run.started_at) || 0);
  const baseline = runs.find((run) => run.baseline !== undefined)?.baseline;
  const ends = runs.map((run, i) => starts[i]! + run.duration_ms);
  return {
    id: union(runs.map((run) => run.id.split("+")))
      .sort(byText)
      .join("+"),
    started_at: runs.map((run) => run.started_at).sort(byText)[0]!,
    duration_ms: Math.max(...ends) - Math.min(...starts),
    suite_files: union(runs.map((run) => run.suite_files)),
    overrides: union(runs.map((run) => run.overrides)).sort(byText),
    target_versions: union(runs.map((run) => run.target_versions)),
    ...(baseline !== undefined && { baseline }),
    ...(runs.some((run) => run.interrupted) && { interrupted: true }),
  };
}

type ShardGroup = NonNullable<Run["shards"]>[number];

/** The shards of runs, for each number of shards and set of revisions. */
export function mergeShards(runs: readonly Run[]): ShardGroup[] {
  const groups = new Map<string, ShardGroup>();
  for (const group of runs.flatMap(shardsOf)) {
    const key = JSON.stringify([group.target_versions, group.of]);
    const present = union([groups.get(key)?.present ?? [], group.present]).sort((a, b) => a - b);
    groups.set(key, { ...group, present });
  }
  return [...groups].sort(([a], [b]) => byText(a, b)).map(([, group]) => group);
}

function shardsOf({ shard, shards, target_versions }: Run): ShardGroup[] {
  if (shards !== undefined) return shards;
  const [i, of] = (shard ?? "").split("/").map(Number);
  return i && of ? [{ of, present: [i], target_versions }] : [];
}

/** A sentence for each set of shards that is not complete. */
export function missingShards(run: Run): string[] {
  return shardsOf(run).flatMap(({ of, present, target_versions }) => {
    // A file can claim any number of shards: the first few gaps are enough.
    const gaps: number[] = [];
    const given = new Set(present);
    for (let i = 1; i <= of && gaps.length < 10; i++) if (!given.has(i)) gaps.push(i);
    const atRevisions = target_versions.length === 0 ? "" : ` at ${target_versions.join(", ")}`;
    if (gaps.length === 0) return [];
    return [`Of ${of} shards${atRevisions} only ${given.size} were given: ${gaps.join(", ")} missing.`];
  });
}

/** The members of all lists, each once. */
export function union<T>(lists: readonly (readonly T[])[]): T[] {
  return [...new Set(lists.flat())];
}
