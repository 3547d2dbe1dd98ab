import { relative, resolve, sep } from "node:path";
import type { Failure, Finding, Summary, TestRow } from "../core/generated/results.js";
import { isBelow } from "../core/read-file.js";
import type { Redacted } from "../core/redaction/redact.js";
import { cut, cutMiddle, trustedText } from "../core/redaction/redacted.js";
import { sanitize, sanitizeLine } from "../core/sanitize.js";
import { firstNames, grouped, plural } from "../core/text.js";
import type { Head } from "../results/types.js";
import { duration } from "./duration.js";
import type { Roots } from "./types.js";

const MAX_NAME_LENGTH = 200;
/** How many findings a closing line names. */
const MAX_NAMED = 5;

type ClosedRun = Pick<Head, "summary" | "run" | "findings">;

/** One line of untrusted text of the results, at most `limit` characters before escaping. */
export function line(text: string, limit = MAX_NAME_LENGTH): string {
  return sanitizeLine(cutText(text, limit));
}

/** Untrusted text of the results, at most `limit` characters before escaping. */
export function block(text: string, limit: number): string {
  return sanitize(cutText(text, limit));
}

/** The beginning of an untrusted text of the results. */
export function blockStart(text: string, limit: number): string {
  return sanitize(cut(trustedText(text), limit, ""));
}

/** At most `limit` characters of a text of the results: the store accepts only redacted ones. */
export function cutText(text: string, limit: number): Redacted {
  return cutMiddle(trustedText(text), limit);
}

/** `adds two numbers [row]`, with the models that its suite is meant for. */
export function testName({ name, row, model_compatibility: models }: TestRow): string {
  const whole = row === undefined ? line(name) : `${line(name)} [${line(String(row))}]`;
  return models === undefined ? whole : `${whole} (for ${models.map((model) => line(model)).join(", ")})`;
}

/** `ASSERT-EXACT, FAULT-TIMEOUT-CALL`: the rule of a failure, and the faults that were seen with it. */
export function ruleIds({ rule_id, taxonomy_ids }: Failure): string {
  return [...new Set([rule_id, ...taxonomy_ids])].map((id) => line(id)).join(", ");
}

/** `calc @ 2025-11-25`, whichever of the two is known; empty if neither is. */
export function serverName(server: string | null, targetVersion: string | null): string {
  return [server, targetVersion].flatMap((name) => (name === null ? [] : [line(name)])).join(" @ ");
}

/** A text with the server and revisions that it is about: `adds (calc @ 2025-11-25)`. */
export function onServer(text: string, server: string | null, versions: string | null): string {
  const label = serverName(server, versions);
  return label === "" ? text : `${text} (${label})`;
}

/** A test with its row, server and revision. */
export function fullName(row: TestRow): string {
  return onServer(testName(row), row.server, row.target_version);
}

/** True for a test that failed or could not be judged. */
export function isFailing({ status }: TestRow): boolean {
  return status === "failed" || status === "errored";
}

/** True for a test that failed, unless by a cause that is shown before all tests. */
export function failedByItself(row: TestRow): boolean {
  return isFailing(row) && row.cause === undefined;
}

/** `12 passed (1 flaky), 2 failed (1 known)`: every status that occurs; `no tests` if none does. */
export function statusCounts(summary: Summary): string {
  const { flaky, fixed = 0, known_failures: known = 0 } = summary;
  const subsets = { passed: { flaky, fixed }, failed: { known } };
  const partsOf = (counts: Record<string, number>) =>
    Object.entries(counts).flatMap(([name, count]) => (count > 0 ? [`${grouped(count)} ${name}`] : []));
  const { passed, failed, errored, skipped, deferred, unverified } = summary;
  const parts = partsOf({ passed, failed, errored, skipped, deferred, unverified }).map((part) => {
    const inside = partsOf(part.endsWith(" passed") ? subsets.passed : part.endsWith(" failed") ? subsets.failed : {});
    return inside.length > 0 ? `${part} (${inside.join(", ")})` : part;
  });
  return parts.join(", ") || "no tests";
}

/** `FAULT-X on calc @ 2025-11-25`, or `COMP-001 at 2025-11-25` for one without a server. */
export function findingName({ rule_id, server, target_version }: Finding): string {
  const place = serverName(server, target_version);
  if (place === "") return line(rule_id);
  return `${line(rule_id)} ${server === null ? "at" : "on"} ${place}`;
}

/** The result of a whole run in one line, with the reasons why it is not a success. */
export function closingLine(run: ClosedRun, otherReasons?: readonly string[]): string {
  const asClause = (sentence: string) => sentence.replace(/^[A-Z](?=[a-z]* )/, (first) => first.toLowerCase());
  return closingParts(run, otherReasons).map(asClause).join("; ");
}

/** Its parts: the counts, what gates, and `otherReasons`: what neither of them says. */
export function closingParts({ summary, run, findings }: ClosedRun, otherReasons: readonly string[] = []): string[] {
  const end = run.interrupted ? ", interrupted" : "";
  const gating = [...new Set(findings.filter(({ gates }) => gates).map(findingName))];
  return [
    `${plural(summary.total, "test")}: ${statusCounts(summary)} in ${duration(run.duration_ms)}${end}`,
    ...(gating.length > 0 ? [`failed by ${firstNames(gating, MAX_NAMED)}`] : []),
    ...otherReasons.map((reason) => line(reason.replace(/\.$/, ""), 500)),
  ];
}

/** Colours for a terminal: each takes text that is already sanitized. */
export type Paint = ReturnType<typeof createPaint>;

/** Paint that colours text, or leaves it unchanged. `columns`: where notes are wrapped, on a terminal. */
export function createPaint(color: boolean, columns?: number) {
  const sgr = (on: number, off: number) => (text: string) => (color ? `\x1b[${on}m${text}\x1b[${off}m` : text);
  return { red: sgr(31, 39), green: sgr(32, 39), yellow: sgr(33, 39), dim: sgr(2, 22), bold: sgr(1, 22), columns };
}

/** What blocks of a text are indented by. */
export const INDENT = "  ";

export function indent(text: string): string {
  return text.replace(/^/gm, INDENT);
}

/** A path relative to the workspace, with posix separators, as GitHub expects; absolute if it is outside. */
export function workspacePath(file: string, { workingDirectory, workspace }: Roots): string {
  const absolute = resolve(workingDirectory, file);
  const relativePath = relative(workspace, absolute);
  return (isBelow(absolute, workspace) ? relativePath : absolute).replaceAll(sep, "/");
}
