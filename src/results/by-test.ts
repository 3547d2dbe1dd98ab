import type { TestRow } from "../core/generated/results.js";

/** The rows of one test at each of its revisions, as they follow each other in report order. */
export async function* groupByTest(rows: AsyncIterable<TestRow>): AsyncIterable<TestRow[]> {
  let group: TestRow[] = [];
  for await (const row of rows) {
    if (group.length > 0 && !isSameTest(group[0]!, row)) {
      yield group;
      group = [];
    }
    group.push(row);
  }
  if (group.length > 0) yield group;
}

function isSameTest(a: TestRow, b: TestRow): boolean {
  return (
    a.name === b.name &&
    a.row === b.row &&
    a.server === b.server &&
    a.block === b.block &&
    a.target_version !== b.target_version &&
    a.location.file === b.location.file
  );
}
