import type { TestRow } from "../core/generated/results.js";

/** The rows of one test on one server at each of its revisions; in report order, rows of one test follow each other. */
export async function* groupByTest(rows: AsyncIterable<TestRow>): AsyncIterable<TestRow[]> {
  let groups: TestRow[][] = [];
  for await (const row of rows) {
    if (groups.length > 0 && !isSameTest(groups[0]![0]!, row)) {
      yield* groups;
      groups = [];
    }
    // The last of its server: the next test may have the same name.
    const group = groups.findLast(([first]) => first?.server === row.server);
    if (group?.every((other) => other.target_version !== row.target_version)) group.push(row);
    else groups.push([row]);
  }
  yield* groups;
}

function isSameTest(a: TestRow, b: TestRow): boolean {
  return a.name === b.name && a.row === b.row && a.block === b.block && a.location.file === b.location.file;
}
