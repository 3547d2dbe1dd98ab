import type { Failure, TestRow } from "../core/generated/results.js";
import { countUp } from "../core/groups.js";

/** A failure of one test, at every revision at which it is alike. */
export interface AlikeFailure {
  /** As it is at the first of them. */
  failure: Failure;
  row: TestRow;
  /** Rows that have it, one per revision. */
  rows: TestRow[];
  /** The same failure at revisions with another actual value. */
  variants: { version: string | null; failure: Failure }[];
}

/** A test's failures at all revisions; alike are those of one rule and assertion, but for the revision in the text. */
export function alikeFailures(rows: readonly TestRow[]): AlikeFailure[] {
  const failures = new Map<string, AlikeFailure>();
  for (const row of rows) {
    const counts = new Map<string, number>();
    for (const failure of row.failures) {
      const identity = `${row.baseline ?? ""} ${failureKey(failure, row.target_version)}`;
      // The count keeps two equal failures of one row apart.
      const key = `${countUp(counts, identity)} ${identity}`;
      const first = failures.get(key);
      if (first === undefined) failures.set(key, { failure, row, rows: [row], variants: [] });
      else {
        first.rows.push(row);
        if (actualOf(failure, row.target_version) !== actualOf(first.failure, first.row.target_version))
          first.variants.push({ version: row.target_version, failure });
      }
    }
  }
  return [...failures.values()];
}

/** Equal for failures that differ only by the revision. */
export function failureKey(failure: Failure, version: string | null): string {
  const { rule_id, target, matcher, message, location } = failure;
  return JSON.stringify([rule_id, target, matcher, withoutVersion(message, version), location.file, location.line]);
}

/** `2025-06-18, 2025-11-25`; null if the suite lists no revisions. */
export function versionsOf(rows: readonly { target_version: string | null }[]): string | null {
  return rows.flatMap(({ target_version: version }) => (version === null ? [] : [version])).join(", ") || null;
}

function actualOf(failure: Failure, version: string | null): string {
  return "actual" in failure ? withoutVersion(JSON.stringify(failure.actual), version) : "";
}

function withoutVersion(text: string, version: string | null): string {
  return version === null || version === "" ? text : text.replaceAll(version, "REVISION");
}

/** The rows of one test on one server at each of its revisions; in report order, rows of one test follow each other. */
export async function* groupByTest(rows: AsyncIterable<TestRow>): AsyncIterable<TestRow[]> {
  let groups: TestRow[][] = [];
  for await (const row of rows) {
    if (groups.length > 0 && !isSameTest(groups[0]![0]!, row)) {
      yield* groups;
      groups = [];
    }
    // Of several groups of one server the last, because two tests that follow each other may have the same name.
    const group = groups.findLast(([first]) => first?.server === row.server);
    if (group?.every((other) => other.target_version !== row.target_version)) group.push(row);
    else groups.push([row]);
  }
  yield* groups;
}

function isSameTest(a: TestRow, b: TestRow): boolean {
  return a.name === b.name && a.row === b.row && a.block === b.block && a.location.file === b.location.file;
}
