import type { Finding, Summary, TestRow } from "../core/generated/results.js";
import { cutMiddle, sanitizeLine } from "../core/sanitize.js";

const LONGEST_NAME = 200;

/** One line of untrusted text, at most `limit` characters before escaping. */
export function line(text: string, limit = LONGEST_NAME): string {
  return sanitizeLine(cutMiddle(text, limit));
}

/** `adds two numbers [row]`. */
export function testName(row: TestRow): string {
  return row.row === undefined ? line(row.name) : `${line(row.name)} [${line(String(row.row))}]`;
}

/** `calc @ 2025-11-25`, whichever of the two is known; empty where neither is. */
export function serverName(server: string | null, targetVersion: string | null): string {
  const version = targetVersion === null ? [] : [`@ ${line(targetVersion)}`];
  return [...(server === null ? [] : [line(server)]), ...version].join(" ");
}

/** `3 tests`, `1 test`. */
export function count(n: number, noun: string): string {
  return `${n.toLocaleString("en-US")} ${noun}${n === 1 ? "" : "s"}`;
}

/** `850 ms`, `12.3 s`, `4 min 5 s`. */
export function duration(ms: number): string {
  if (ms < 1000) return `${Math.round(ms * 10) / 10} ms`;
  const seconds = ms / 1000;
  if (seconds < 60) return `${seconds.toFixed(1)} s`;
  return `${Math.floor(seconds / 60)} min ${Math.floor(seconds % 60)} s`;
}

/** `12 passed (1 flaky), 2 failed`: every status that occurs; `no tests` where none does. */
export function statusCounts(summary: Summary): string {
  const parts = (["passed", "failed", "errored", "skipped", "deferred", "unverified"] as const)
    .filter((status) => summary[status] > 0)
    .map((status) => {
      const flaky = status === "passed" && summary.flaky > 0 ? ` (${summary.flaky} flaky)` : "";
      return `${summary[status].toLocaleString("en-US")} ${status}${flaky}`;
    });
  return parts.join(", ") || "no tests";
}

/** `FAULT-X on calc @ 2025-11-25, 3 times: what was seen`. */
export function findingLine(finding: Finding): string {
  const where = serverName(finding.server, finding.target_version);
  const times = finding.count > 1 ? `, ${count(finding.count, "time")}` : "";
  return `${line(finding.rule_id)}${where ? ` on ${where}` : ""}${times}: ${line(finding.message, 500)}`;
}

/** What a run as a whole came to, in one line. */
export function closingLine(summary: Summary, durationMs: number, interrupted: boolean): string {
  const stopped = interrupted ? ", interrupted" : "";
  return `${count(summary.total, "test")}: ${statusCounts(summary)} in ${duration(durationMs)}${stopped}`;
}
