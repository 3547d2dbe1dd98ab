import type { Cause, Run, Summary, TestRow } from "../core/generated/results.js";
import { plural } from "../core/plural.js";
import { createFindings } from "./findings.js";
import { countRow, createCauseCount, emptySummary } from "./tally.js";
import type { Head, ResultsSource } from "./types.js";

export interface MergedResults extends ResultsSource {
  /** What is missing, such as a shard that was not given: the whole cannot be judged without it. */
  missing: string[];
  /** What else the reader should know, such as tests that were given twice. */
  notes: string[];
}

/**
 * Makes one result of several (shards, revisions, jobs), in whatever order they are given. A test given twice at one
 * revision counts once, as the later run saw it. Throws a UserError of a source's rows; at least one source is needed.
 */
export async function mergeResults(sources: readonly ResultsSource[]): Promise<MergedResults> {
  const ordered = [...sources].sort((a, b) => compare(sortKey(a.head), sortKey(b.head)));
  const { summary, stopped, owners, twice } = await countRows(ordered);
  const heads = ordered.map(({ head }) => head);
  const findings = createFindings();
  for (const finding of heads.flatMap((head) => head.findings)) findings.add(finding);
  const run = mergeRuns(heads.map((head) => head.run));

  return {
    head: {
      tool: heads[0]!.tool,
      run,
      summary,
      servers: heads.flatMap((head) => head.servers),
      findings: findings.list(),
      ...stopped.of(mergeCauses(heads)),
      rules: Object.assign({}, ...heads.map((head) => head.rules).reverse()),
    },
    rows: () => interleave(ordered, run, (row, source) => owners.get(keyOf(row)) === source),
    missing: missingShards(heads),
    notes: [...duplicateReasons(twice), ...otherTools(heads)],
  };
}

interface Duplicates {
  count: number;
  example?: TestRow;
}

/** Later runs first, so that the first to own a test is the latest that saw it. */
async function countRows(ordered: readonly ResultsSource[]) {
  const owners = new Map<string, number>();
  const twice: Duplicates = { count: 0 };
  const summary = emptySummary();
  const stopped = createCauseCount();
  const byAge = ordered
    .map((source, i) => ({ source, i }))
    .sort((a, b) => compare(startOf(b), startOf(a)) || a.i - b.i);
  for (const { source, i } of byAge) {
    for await (const row of source.rows()) {
      const key = keyOf(row);
      const owner = owners.get(key) ?? i;
      if (owner === i) {
        owners.set(key, i);
        countRow(summary, row);
        stopped.add(row);
      } else {
        twice.count += 1;
        twice.example ??= row;
      }
    }
    for (const name of ["new_failures", "known_failures", "fixed"] as const) {
      const more = source.head.summary[name];
      if (more !== undefined) addTo(summary, name, more);
    }
  }
  return { summary, stopped, owners, twice };
}

function addTo(summary: Summary, name: "new_failures" | "known_failures" | "fixed", more: number): void {
  summary[name] = (summary[name] ?? 0) + more;
}

/** Rows of all sources by file, line and revision; within one source their order stays. */
async function* interleave(
  sources: readonly ResultsSource[],
  run: Run,
  wanted: (row: TestRow, source: number) => boolean,
): AsyncIterable<TestRow> {
  const files = rankOf(run.suite_files);
  const versions = rankOf(run.target_versions);
  const place = (row: TestRow): number[] => [
    files(row.location.file),
    row.location.line,
    row.location.column,
    typeof row.row === "number" ? row.row : 0,
    versions(row.target_version ?? ""),
  ];
  const readers = sources.map((source) => source.rows()[Symbol.asyncIterator]());
  try {
    const next = async (source: number) => {
      for (;;) {
        const { done, value } = await readers[source]!.next();
        if (done) return undefined;
        if (wanted(value, source)) return { row: value, place: place(value), source };
      }
    };
    const waiting = (await Promise.all(sources.map((_, source) => next(source)))).filter((head) => head !== undefined);
    while (waiting.length > 0) {
      let first = 0;
      for (let i = 1; i < waiting.length; i++) {
        if (compareLists(waiting[i]!.place, waiting[first]!.place) < 0) first = i;
      }
      const { row, source } = waiting[first]!;
      yield row;
      const following = await next(source);
      if (following) waiting[first] = following;
      else waiting.splice(first, 1);
    }
  } finally {
    await Promise.all(readers.map((reader) => reader.return?.()));
  }
}

/** Each cause once, as the earliest source has it. */
function mergeCauses(heads: readonly Head[]): Cause[] {
  const byId = new Map<string, Cause>();
  for (const cause of heads.flatMap((head) => head.causes ?? [])) if (!byId.has(cause.id)) byId.set(cause.id, cause);
  return [...byId.values()].sort((a, b) => compare(a.id, b.id));
}

function mergeRuns(runs: readonly Run[]): Run {
  const starts = runs.map((run) => Date.parse(run.started_at) || 0);
  const ends = runs.map((run, i) => starts[i]! + run.duration_ms);
  const shards = union(runs.map((run) => [run.shard ?? ""]));
  return {
    id: union(runs.map((run) => [run.id])).join("+"),
    started_at: runs.map((run) => run.started_at).sort(compare)[0]!,
    duration_ms: Math.max(...ends) - Math.min(...starts),
    suite_files: union(runs.map((run) => run.suite_files)),
    overrides: union(runs.map((run) => run.overrides)).sort(compare),
    target_versions: union(runs.map((run) => run.target_versions)),
    ...(shards.length === 1 && shards[0] !== "" && { shard: shards[0] }),
    ...(runs.some((run) => run.interrupted) && { interrupted: true }),
  };
}

/** The shards that the `i/n` of others name and that were not given, for each set of revisions. */
function missingShards(heads: readonly Head[]): string[] {
  const given = new Map<string, { of: number; versions: string; present: Set<number> }>();
  for (const { run } of heads) {
    const [i, of] = (run.shard ?? "").split("/").map(Number);
    if (!i || !of) continue;
    const versions = run.target_versions.join(", ");
    const key = JSON.stringify([of, versions]);
    const group = given.get(key) ?? { of, versions, present: new Set<number>() };
    given.set(key, { ...group, present: group.present.add(i) });
  }
  return [...given.values()].flatMap(({ of, versions, present }) => {
    // A file can claim any number of shards: the first few gaps are enough.
    const gaps: number[] = [];
    for (let i = 1; i <= of && gaps.length < 10; i++) if (!present.has(i)) gaps.push(i);
    const where = versions === "" ? "" : ` at ${versions}`;
    if (gaps.length === 0) return [];
    return [`Of ${of} shards${where} only ${present.size} were given: ${gaps.join(", ")} missing.`];
  });
}

function duplicateReasons({ count, example }: Duplicates): string[] {
  if (example === undefined) return [];
  const were = count === 1 ? "was" : "were";
  return [
    `${plural(count, "test")} ${were} given more than once, so the later run counts, for example ${example.name} (${example.location.file}).`,
  ];
}

function otherTools(heads: readonly Head[]): string[] {
  const tools = union(heads.map(({ tool }) => [`${tool.name} ${tool.version}`])).sort(compare);
  return tools.length > 1 ? [`The results come from different versions: ${tools.join(", ")}.`] : [];
}

function keyOf(row: TestRow): string {
  return `${row.id}\n${row.target_version ?? ""}`;
}

/** The order in which sources are merged, whatever the order in which they were given. */
function sortKey(head: Head): string {
  const { run } = head;
  const [i = 0, of = 0] = (run.shard ?? "").split("/").map(Number);
  const shard = `${String(of).padStart(9, "0")}/${String(i).padStart(9, "0")}`;
  return JSON.stringify([run.target_versions, shard, run.started_at, run.id, head]);
}

function startOf({ source }: { source: ResultsSource }): string {
  return source.head.run.started_at;
}

function rankOf(names: readonly string[]): (name: string) => number {
  const ranks = new Map(names.map((name, i) => [name, i]));
  return (name) => ranks.get(name) ?? names.length;
}

function union(lists: readonly (readonly string[])[]): string[] {
  return [...new Set(lists.flat())];
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

function compareLists(a: readonly number[], b: readonly number[]): number {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return a[i]! - b[i]!;
  return 0;
}
