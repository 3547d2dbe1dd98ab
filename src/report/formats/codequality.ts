import { hash } from "node:crypto";
import type { Location, Severity, TestRow } from "../../core/generated/results.js";
import { countUp } from "../../core/groups.js";
import { startOfFile } from "../../core/problem.js";
import type { Head } from "../../results/types.js";
import { causeLine, shownCauses } from "../causes.js";
import { findingLine, findingsOutsideTests } from "../findings.js";
import { jsonLine } from "../markup.js";
import { failureLine } from "../test-text.js";
import type { Reporter } from "../types.js";
import { failedByItself, fullName, line, workspacePath } from "../words.js";

const MAX_DESCRIPTION_LENGTH = 1000;
const MAX_FILE_LENGTH = 1000;

/** GitLab's degrees, most severe first. */
type Degree = "blocker" | "critical" | "major" | "minor" | "info";
const degrees = { must: "critical", should: "major", may: "minor" } as const satisfies Record<Severity, Degree>;

/** One entry of the report, before it has its fingerprint. */
interface Issue {
  /** What stays the same from run to run. */
  identity: readonly (string | null)[];
  description: string;
  check: string;
  degree: Degree;
  location: Location;
}

/**
 * GitLab's code quality report: an issue for each failure, and each finding that no test has. Fingerprints depend on ids,
 * not on lines or values, because GitLab compares them to find what a merge request adds.
 */
export const codequality: Reporter = async function* (head, rows, { roots }) {
  const counts = new Map<string, number>();
  let separator = "[\n";
  for await (const { identity, description, check, degree, location } of issuesOf(head, rows)) {
    const base = JSON.stringify(identity);
    const count = countUp(counts, base);
    const path = roots === undefined ? location.file : workspacePath(location.file, roots);
    const entry = {
      description: line(description, MAX_DESCRIPTION_LENGTH),
      check_name: line(check),
      fingerprint: hash("sha256", `${base}${count}`),
      severity: degree,
      location: { path: line(path, MAX_FILE_LENGTH), lines: { begin: Math.max(1, location.line) } },
    };
    yield `${separator}${jsonLine(entry)}`;
    separator = ",\n";
  }
  yield separator === "[\n" ? "[\n]\n" : "\n]\n";
};

async function* issuesOf(head: Head, rows: AsyncIterable<TestRow>): AsyncIterable<Issue> {
  for (const shownCause of shownCauses(head)) {
    const { rule_id: check, location } = shownCause.failures[0]!;
    const { kind, server } = shownCause.cause;
    yield { identity: [kind, server, check], description: causeLine(shownCause), check, degree: "blocker", location };
  }
  for await (const row of rows) if (failedByItself(row)) yield* rowIssues(row);
  for (const finding of findingsOutsideTests(head.findings)) {
    const { rule_id: check, server, target_version: version, gates, severity, tier } = finding;
    const [file] = head.run.suite_files;
    const location = finding.location ?? (file === undefined ? undefined : startOfFile(file));
    // GitLab refuses an issue without a path.
    if (location === undefined) continue;
    const degree = gates ? degrees[severity] : tier === "suspicious" ? "minor" : "info";
    yield { identity: [check, server, version], description: findingLine(finding), check, degree, location };
  }
}

function rowIssues(row: TestRow): Issue[] {
  const { id, status, location, reason } = row;
  if (row.failures.length === 0) {
    const description = `${fullName(row)}: ${reason ?? status}`;
    return [{ identity: [id, status], description, check: status, degree: degreeOf(row, "must"), location }];
  }
  return row.failures.map((failure) => ({
    identity: [id, failure.rule_id, failure.target],
    description: `${fullName(row)}: ${failureLine(failure)}`,
    check: failure.rule_id,
    degree: degreeOf(row, failure.severity),
    location: failure.location,
  }));
}

/** A test that could not be judged is the worst, because it hides what else is wrong. */
function degreeOf({ status }: TestRow, severity: Severity): Degree {
  return status === "errored" ? "blocker" : degrees[severity];
}
