import type { Run, ServerRow, TestRow } from "../core/generated/results.js";
import { countUp } from "../core/groups.js";
import { byText } from "../core/text.js";
import type { Head, ResultsSource } from "./types.js";

/** The source whose row of a test counts, and what ranks it above others. */
export interface CountedSource {
  source: ResultsSource;
  rank: string;
  /** The whole of a load, of which the source has a share. */
  wholeRow?: TestRow;
}

/** The suite file that a row's id starts with. */
export function suiteOf({ id }: TestRow): string {
  return id.slice(0, Math.max(0, id.indexOf("::")));
}

/** The file of a test within its suite, which may be imported. */
export function importKey(row: TestRow): string {
  return JSON.stringify([suiteOf(row), row.location.file]);
}

/** Equal for rows of one test at one revision. */
export function testKey(row: TestRow): string {
  return `${row.id}\n${row.target_version ?? ""}`;
}

/** When the run of a row started. */
export function runStart(row: TestRow, source: ResultsSource): string {
  return row.run_started_at ?? source.head.run.started_at;
}

/** Rows of all sources by suite, file, line, data row and revision; of one source and revision in their order. */
export async function* interleave(
  sources: readonly ResultsSource[],
  run: Run,
  importRanks: ReadonlyMap<string, number>,
  byTest: ReadonlyMap<string, CountedSource>,
): AsyncIterable<TestRow> {
  const suites = rankOf(run.suite_files);
  const versions = rankOf(run.target_versions);
  const placedRows = async function* (source: ResultsSource) {
    // The data rows of a test have the same place, so their number among them orders them.
    let last = "";
    let ordinals = new Map<string, number>();
    for await (const row of source.rows()) {
      const { file, line, column } = row.location;
      const test = `${file}:${line}:${column}`;
      if (test !== last) ordinals = new Map();
      last = test;
      const version = row.target_version ?? "";
      const ordinal = countUp(ordinals, version);
      const countedSource = byTest.get(testKey(row));
      if (countedSource?.source !== source) continue;
      const { wholeRow = row } = countedSource;
      const importRank = importRanks.get(importKey(row)) ?? 0;
      const place = [suites(suiteOf(row)), importRank, line, column, ordinal, versions(version)];
      yield { row: sources.length === 1 ? wholeRow : { ...wholeRow, run_started_at: runStart(row, source) }, place };
    }
  };
  const readers = sources.map(placedRows);
  try {
    const nextRows = await Promise.all(readers.map((reader) => reader.next()));
    for (;;) {
      let first: { row: TestRow; place: number[]; from: number } | undefined;
      for (const [from, { done, value }] of nextRows.entries()) {
        if (done) continue;
        // Rows at one place are in the order of their ids.
        const order = first && (compareLists(value.place, first.place) || byText(value.row.id, first.row.id));
        if (order === undefined || order < 0) first = { ...value, from };
      }
      if (first === undefined) return;
      yield first.row;
      nextRows[first.from] = await readers[first.from]!.next();
    }
  } finally {
    await Promise.all(readers.map((reader) => reader.return()));
  }
}

/** Servers by suite and revision; those of one suite at one revision ran together and keep their order. */
export function inRunOrder(heads: readonly Head[], run: Run): ServerRow[] {
  const suites = rankOf(run.suite_files);
  const versions = rankOf(run.target_versions);
  const place = ({ file, target_version }: ServerRow) => [suites(file ?? ""), versions(target_version ?? "")];
  return heads.flatMap((head) => head.servers).sort((a, b) => compareLists(place(a), place(b)));
}

function rankOf(names: readonly string[]): (name: string) => number {
  const ranks = new Map(names.map((name, i) => [name, i]));
  return (name) => ranks.get(name) ?? names.length;
}

function compareLists(a: readonly number[], b: readonly number[]): number {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return a[i]! - b[i]!;
  return 0;
}
