import { hash } from "node:crypto";
import type { Cause, Finding, RuleText, Run, TestRow } from "../core/generated/results.js";
import { uniqueBy } from "../core/groups.js";
import { canonicalJson } from "../core/json/json.js";
import { byText, plural } from "../core/text.js";
import { type RuleId, ruleText } from "../rules/registry.js";
import { createFindings, uniqueDrift } from "./findings.js";
import { joinLoadRows } from "./merge-loads.js";
import { type CountedSource, importKey, inRunOrder, interleave, runStart, testKey } from "./merge-rows.js";
import { countRow, createCauseCount, emptySummary } from "./tally.js";
import type { Head, ResultsSource } from "./types.js";

interface MergedResults extends ResultsSource {
  /** What the reader should know, such as tests that were given twice. */
  notes: string[];
}

const SHARD_MISSING = "RUNNER-SHARD-MISSING" satisfies RuleId;

/** Makes one result of several. Of a test given twice the later run counts; a missing shard is a gating finding. */
export async function mergeResults(all: readonly ResultsSource[]): Promise<MergedResults> {
  const ordered = [...all].sort((a, b) => byText(sortKey(a.head), sortKey(b.head)));
  const counted = await countedSources(ordered);
  const sources = ordered.filter((source) => !counted.superseded.has(source));
  const heads = sources.map(({ head }) => head);
  const run = ordered.length === 1 ? heads[0]!.run : mergeRuns(heads.map((head) => head.run));
  // A shard that ran again is still there, whatever became of its first results.
  const shards = mergeShards(ordered.map((source) => source.head.run));
  if (ordered.length > 1 && shards.length > 0) run.shards = shards;
  const { summary, importRanks, causeCount } = await countRows(sources, counted);

  const findings = createFindings();
  for (const finding of heads.flatMap((head) => head.findings)) {
    if (finding.rule_id !== SHARD_MISSING) findings.add(finding);
  }
  const missing = missingShards(run);
  for (const message of missing) findings.add(shardFinding(message));
  const allRules = Object.assign({}, ...heads.map((head) => head.rules).reverse());
  const { [SHARD_MISSING]: _, ...rules }: Record<string, RuleText> = allRules;

  return {
    head: {
      tool: heads[0]!.tool,
      run,
      summary,
      servers: inRunOrder(heads, run),
      findings: findings.list(),
      ...causeCount.of(mergeCauses(heads)),
      ...(heads.some((head) => head.drift) && { drift: uniqueDrift(heads.flatMap((head) => head.drift ?? [])) }),
      rules: missing.length > 0 ? { ...rules, [SHARD_MISSING]: ruleText(SHARD_MISSING)! } : rules,
    },
    rows: () => interleave(sources, run, importRanks, counted.byTest),
    notes: [...duplicateNotes(counted), ...versionNotes(heads)],
  };
}

interface CountedSources {
  /** The source whose row counts, by test and revision. */
  byTest: Map<string, CountedSource>;
  /** Sources with rows of which none counts. */
  superseded: Set<ResultsSource>;
  /** The keys of tests that several sources have, and a row of one of them. */
  duplicates: Set<string>;
  example?: TestRow;
}

/** Whose row counts for each test: the run's that started last; if that is equal, the rows decide, not the order. */
async function countedSources(ordered: readonly ResultsSource[]): Promise<CountedSources> {
  const counted: CountedSources = { byTest: new Map(), superseded: new Set(), duplicates: new Set() };
  /** By test, then by shard. */
  const loads = new Map<string, Map<string, CountedSource & { row: TestRow }>>();
  for (const source of ordered) {
    let rows = 0;
    for await (const row of source.rows()) {
      rows += 1;
      const key = testKey(row);
      const rank = ordered.length === 1 ? "" : rankOfRow(row, source);
      const other = counted.byTest.get(key);
      const { shard } = source.head.run;
      const shares = loads.get(key) ?? new Map<string, CountedSource & { row: TestRow }>();
      const isShare = row.load !== undefined && shard !== undefined;
      const isNew = isShare && !shares.has(shard);
      if (isShare && rank >= (shares.get(shard)?.rank ?? "")) loads.set(key, shares.set(shard, { source, rank, row }));
      // Of one run, several results of a rule may have the same id.
      if (other !== undefined && other.source !== source && !isNew) {
        counted.duplicates.add(key);
        counted.example ??= row;
      }
      if (other === undefined || rank > other.rank) counted.byTest.set(key, { source, rank });
    }
    if (rows > 0) counted.superseded.add(source);
  }
  for (const [key, shares] of loads) {
    for (const { source } of shares.values()) counted.superseded.delete(source);
    const countedSource = counted.byTest.get(key);
    if (countedSource && shares.size > 1)
      countedSource.wholeRow = joinLoadRows([...shares.values()].map(({ row }) => row));
  }
  for (const { source } of counted.byTest.values()) counted.superseded.delete(source);
  return counted;
}

/** The counts of the rows that count, and for each suite file the rank of the files that its tests come from. */
async function countRows(sources: readonly ResultsSource[], { byTest }: CountedSources) {
  const summary = emptySummary();
  // Zero is not absent: with a baseline, a run without a new failure says so.
  for (const name of ["new_failures", "known_failures", "fixed"] as const) {
    if (sources.some(({ head }) => head.summary[name] !== undefined)) summary[name] = 0;
  }
  const importRanks = new Map<string, number>();
  const causeCount = createCauseCount();
  for (const source of sources) {
    for await (const row of source.rows()) {
      const key = importKey(row);
      if (!importRanks.has(key)) importRanks.set(key, importRanks.size);
      const countedSource = byTest.get(testKey(row));
      if (countedSource?.source !== source) continue;
      countRow(summary, countedSource.wholeRow ?? row);
      causeCount.add(row);
    }
  }
  return { summary, importRanks, causeCount };
}

/** Each cause once, as the earliest source has it. */
function mergeCauses(heads: readonly Head[]): Cause[] {
  const causes = heads.flatMap((head) => head.causes ?? []);
  return uniqueBy(causes, ({ id }) => id).sort((a, b) => byText(a.id, b.id));
}

function shardFinding(message: string): Finding {
  return {
    rule_id: SHARD_MISSING,
    severity: "must",
    message,
    server: null,
    target_version: null,
    count: 1,
    gates: true,
    unjudged: true,
  };
}

function duplicateNotes({ duplicates, example }: CountedSources): string[] {
  if (example === undefined) return [];
  const tests = `${plural(duplicates.size, "test")} ${duplicates.size === 1 ? "was" : "were"}`;
  return [
    `${tests} given more than once, so the later run counts, for example ${example.name} (${example.location.file}).`,
  ];
}

function versionNotes(heads: readonly Head[]): string[] {
  const tools = union(heads.map(({ tool }) => [`${tool.name} ${tool.version}`])).sort(byText);
  return tools.length > 1 ? [`The results come from different versions: ${tools.join(", ")}.`] : [];
}

/** The order in which sources are merged; it does not depend on the order of the arguments. */
function sortKey(head: Head): string {
  const { run } = head;
  const [i = 0, of = 0] = (run.shard ?? "").split("/").map(Number);
  const shard = `${String(of).padStart(9, "0")}/${String(i).padStart(9, "0")}`;
  return JSON.stringify([run.target_versions, shard, run.started_at, run.id, head]);
}

function rankOfRow(row: TestRow, source: ResultsSource): string {
  const { run_started_at: _, ...content } = row;
  return `${runStart(row, source)} ${hash("sha256", canonicalJson(content), "base64")}`;
}

function mergeRuns(runs: readonly Run[]): Run {
  const starts = runs.map((run) => Date.parse(run.started_at) || 0);
  const baseline = runs.find((run) => run.baseline !== undefined)?.baseline;
  const ends = runs.map((run, i) => starts[i]! + run.duration_ms);
  const ids = union(runs.map((run) => run.id.split("+"))).sort(byText);
  return {
    id: ids.join("+"),
    started_at: runs.map((run) => run.started_at).sort(byText)[0]!,
    duration_ms: Math.max(...ends) - Math.min(...starts),
    suite_files: union(runs.map((run) => run.suite_files)),
    overrides: union(runs.map((run) => run.overrides)).sort(byText),
    target_versions: union(runs.map((run) => run.target_versions)),
    ...(baseline !== undefined && { baseline }),
    ...(runs.every((run) => run.allow_empty) && { allow_empty: true }),
    ...(runs.every((run) => run.none_selected) && { none_selected: true }),
    ...(runs.some((run) => run.strict) && { strict: true }),
    ...(runs.some((run) => run.require_models) && { require_models: true }),
    ...(runs.some((run) => run.interrupted) && { interrupted: true }),
  };
}

type ShardGroup = NonNullable<Run["shards"]>[number];

/** The shards of runs, for each number of shards and set of revisions. */
function mergeShards(runs: readonly Run[]): ShardGroup[] {
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
function missingShards(run: Run): string[] {
  return shardsOf(run).flatMap(({ of, present, target_versions }) => {
    // A file can claim any number of shards: the first few gaps are enough.
    const gaps: number[] = [];
    const shards = new Set(present);
    for (let i = 1; i <= of && gaps.length < 10; i++) if (!shards.has(i)) gaps.push(i);
    const atRevisions = target_versions.length === 0 ? "" : ` at ${target_versions.join(", ")}`;
    if (gaps.length === 0) return [];
    const missing = `${gaps.length === 1 ? "shard" : "shards"} ${gaps.map((gap) => `${gap}/${of}`).join(", ")}`;
    return [`The results of ${missing}${atRevisions} are missing.`];
  });
}

function union<T>(lists: readonly (readonly T[])[]): T[] {
  return [...new Set(lists.flat())];
}
