import type { Run, ServerRow, TestRow } from "../core/generated/results.js";
import { byText } from "../core/text.js";
import type { Head, ResultsSource } from "./types.js";

/** The suite file that a row's id starts with. */
export function suiteOf({ id }: TestRow): string {
  return id.slice(0, Math.max(0, id.indexOf("::")));
}

/** The file of a test within its suite, which may be imported. */
export function importKey(row: TestRow): string {
  return JSON.stringify([suiteOf(row), row.location.file]);
}

/** One test at one revision. */
export function keyOf(row: TestRow): string {
  return `${row.id}\n${row.target_version ?? ""}`;
}

/** When the run of a row started. */
export function startOf(row: TestRow, source: ResultsSource): string {
  return row.run_started_at ?? source.head.run.started_at;
}

interface PlacedRow {
  row: TestRow;
  place: number[];
}

/** Rows of all sources by suite, file, line, data row and revision; of one source and revision in their order. */
export async function* interleave(
  sources: readonly ResultsSource[],
  run: Run,
  importRanks: ReadonlyMap<string, number>,
  byTest: ReadonlyMap<string, ResultsSource>,
): AsyncIterable<TestRow> {
  const suites = rankOf(run.suite_files);
  const versions = rankOf(run.target_versions);
  const readers = sources.map((source) => {
    const rows = source.rows()[Symbol.asyncIterator]();
    // Data rows of one test have one place: they are counted.
    let last = "";
    let ordinals = new Map<string, number>();
    const place = (row: TestRow): number[] => {
      const { file, line, column } = row.location;
      const test = `${file}:${line}:${column}`;
      if (test !== last) ordinals = new Map();
      last = test;
      const version = row.target_version ?? "";
      const ordinal = ordinals.get(version) ?? 0;
      ordinals.set(version, ordinal + 1);
      return [suites(suiteOf(row)), importRanks.get(importKey(row)) ?? 0, line, column, ordinal, versions(version)];
    };
    const next = async (): Promise<PlacedRow | undefined> => {
      for (;;) {
        const { done, value } = await rows.next();
        if (done) return undefined;
        const at = place(value);
        if (byTest.get(keyOf(value)) !== source) continue;
        const row = sources.length === 1 ? value : { ...value, run_started_at: startOf(value, source) };
        return { row, place: at };
      }
    };
    return { next, close: async () => rows.return?.() };
  });
  try {
    const heads = await Promise.all(readers.map((reader) => reader.next()));
    for (;;) {
      let first: number | undefined;
      for (const [i, head] of heads.entries()) {
        if (head === undefined) continue;
        const other = first === undefined ? undefined : heads[first];
        // Rows at one place are in the order of their ids.
        if (!other || (compareLists(head.place, other.place) || byText(head.row.id, other.row.id)) < 0) first = i;
      }
      if (first === undefined) return;
      yield heads[first]!.row;
      heads[first] = await readers[first]!.next();
    }
  } finally {
    await Promise.all(readers.map((reader) => reader.close()));
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
