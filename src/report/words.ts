import type { Failure, Finding, Summary, TestRow } from "../core/generated/results.js";
import { plural } from "../core/plural.js";
import type { Redacted } from "../core/redaction/redact.js";
import { trustedText } from "../core/redaction/redacted.js";
import { cutMiddle, sanitize, sanitizeLine } from "../core/sanitize.js";
import type { Head } from "../results/types.js";
import { duration } from "./duration.js";

const MAX_NAME_LENGTH = 200;
/** How many findings a closing line names. */
const MAX_NAMED = 5;

type RunResult = Pick<Head, "summary" | "run" | "findings">;

/** One line of untrusted text of the results, at most `limit` characters before escaping. */
export function line(text: string, limit = MAX_NAME_LENGTH): string {
  return sanitizeLine(stored(text, limit));
}

/** Text of the results, at most `limit` characters of it. */
export function cutText(text: string, limit: number): string {
  return stored(text, limit);
}

/** Untrusted text of the results, at most `limit` characters before escaping. */
export function block(text: string, limit: number): string {
  return sanitize(stored(text, limit));
}

/** At most `limit` characters of a text of the results: the store accepts only redacted ones. */
function stored(text: string, limit: number): Redacted {
  return cutMiddle(trustedText(text), limit);
}

/** `adds two numbers [row]`. */
export function testName(row: TestRow): string {
  return row.row === undefined ? line(row.name) : `${line(row.name)} [${line(String(row.row))}]`;
}

/** `ASSERT-EXACT, FAULT-TIMEOUT-CALL`: the rule of a failure, and the faults that were seen with it. */
export function ruleIds({ rule_id, taxonomy_ids }: Failure): string {
  return [...new Set([rule_id, ...taxonomy_ids])].map((id) => line(id)).join(", ");
}

/** `calc @ 2025-11-25`, whichever of the two is known; empty if neither is. */
export function serverName(server: string | null, targetVersion: string | null): string {
  return [server, targetVersion].flatMap((name) => (name === null ? [] : [line(name)])).join(" @ ");
}

/** `12 passed (1 flaky), 2 failed`: every status that occurs; `no tests` if none does. */
export function statusCounts(summary: Summary): string {
  const parts = (["passed", "failed", "errored", "skipped", "deferred", "unverified"] as const)
    .filter((status) => summary[status] > 0)
    .map((status) => {
      const flaky = status === "passed" && summary.flaky > 0 ? ` (${summary.flaky} flaky)` : "";
      return `${summary[status].toLocaleString("en-US")} ${status}${flaky}`;
    });
  return parts.join(", ") || "no tests";
}

/** The findings that are not part of a failed test. */
export function findingsOutsideTests(findings: readonly Finding[]): Finding[] {
  return findings.filter((finding) => !finding.in_tests);
}

/** `FAULT-X on calc @ 2025-11-25, 3 times: what was seen`. */
export function findingLine(finding: Finding): string {
  const times = finding.count > 1 ? `, ${plural(finding.count, "time")}` : "";
  return `${findingName(finding)}${times}: ${line(finding.message, 500)}`;
}

/** `FAULT-X on calc @ 2025-11-25`, or `COMP-001 at 2025-11-25` for one without a server. */
export function findingName({ rule_id, server, target_version }: Finding): string {
  const where = serverName(server, target_version);
  if (where === "") return line(rule_id);
  return `${line(rule_id)} ${server === null ? "at" : "on"} ${where}`;
}

/** The result of a whole run in one line, with the reasons why it is not a success. */
export function closingLine(closed: RunResult, others?: readonly string[]): string {
  return closingParts(closed, others).join("; ");
}

/** Its parts: the counts, what gates, and `others`: what neither of them says. */
export function closingParts({ summary, run, findings }: RunResult, others: readonly string[] = []): string[] {
  const stopped = run.interrupted ? ", interrupted" : "";
  const gating = [...new Set(findings.filter(({ gates }) => gates).map(findingName))];
  const more = gating.length > MAX_NAMED ? ` and ${gating.length - MAX_NAMED} more` : "";
  return [
    `${plural(summary.total, "test")}: ${statusCounts(summary)} in ${duration(run.duration_ms)}${stopped}`,
    ...(gating.length > 0 ? [`failed by ${gating.slice(0, MAX_NAMED).join(", ")}${more}`] : []),
    ...others.map((reason) => line(reason.replace(/\.$/, ""), 500)),
  ];
}
