import { isAbsolute, relative, resolve, sep } from "node:path";
import type { BaselineEntry, Failure, Finding, Summary, TestRow } from "../core/generated/results.js";
import type { Redacted } from "../core/redaction/redact.js";
import { cut, trustedText } from "../core/redaction/redacted.js";
import { cutMiddle, sanitize, sanitizeLine } from "../core/sanitize.js";
import { placeOf } from "../core/source-frame.js";
import { grouped, plural } from "../core/text.js";
import type { Head } from "../results/types.js";
import { duration } from "./duration.js";
import type { Roots } from "./types.js";

const MAX_NAME_LENGTH = 200;
/** How many findings a closing line names. */
const MAX_NAMED = 5;

type RunResult = Pick<Head, "summary" | "run" | "findings">;

/** One line of untrusted text of the results, at most `limit` characters before escaping. */
export function line(text: string, limit = MAX_NAME_LENGTH): string {
  return sanitizeLine(cutText(text, limit));
}

/** Untrusted text of the results, at most `limit` characters before escaping. */
export function block(text: string, limit: number): string {
  return sanitize(cutText(text, limit));
}

/** The first of many texts, and one that counts the others. */
export function firstOf(
  texts: readonly string[],
  limit: number,
  rest = (left: number) => `… and ${left} more`,
): string[] {
  const left = texts.length - limit;
  return left > 0 ? [...texts.slice(0, limit), rest(left)] : [...texts];
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
  const among = { passed: { flaky, fixed }, failed: { known } };
  const partsOf = (counts: Record<string, number>) =>
    Object.entries(counts).flatMap(([name, count]) => (count > 0 ? [`${grouped(count)} ${name}`] : []));
  const { passed, failed, errored, skipped, deferred, unverified } = summary;
  const parts = partsOf({ passed, failed, errored, skipped, deferred, unverified }).map((part) => {
    const inside = partsOf(part.endsWith(" passed") ? among.passed : part.endsWith(" failed") ? among.failed : {});
    return inside.length > 0 ? `${part} (${inside.join(", ")})` : part;
  });
  return parts.join(", ") || "no tests";
}

/** True for a failure that the baseline has: it is shown, and does not fail the run. */
export function isKnown(row: TestRow): boolean {
  return row.baseline === "known";
}

/** What the baseline says of a row: `known failure: REASON (TRACKING)`; empty if it says nothing. */
export function baselineNote({ baseline, baseline_entry: entry }: TestRow): string {
  if (baseline === "known") return `known failure${entryNote(entry)}`;
  if (baseline !== "new" || entry === undefined) return "";
  const place = entry.location ? ` at ${placeOf(entry.location)}` : "";
  return `new failure: other than the one in the baseline${place}${entryNote(entry)}`;
}

/** That a test passes whose failure the baseline has; empty for any other. */
export function fixedNote({ baseline, baseline_entry: entry }: TestRow): string {
  return baseline === "fixed" ? `fixed: the baseline has a failure of it${entryNote(entry)}` : "";
}

/** Why an entry of the baseline is accepted, and where it is tracked. */
function entryNote({ reason, tracking }: BaselineEntry = {}): string {
  const reasonText = reason === undefined ? "" : `: ${line(reason, 300)}`;
  return tracking === undefined ? reasonText : `${reasonText} (${line(tracking, 300)})`;
}

/** The findings that are not part of a failed test. */
export function findingsOutsideTests(findings: readonly Finding[]): Finding[] {
  return findings.filter((finding) => !finding.in_tests);
}

/** Those findings, with one entry for what is alike at several revisions. */
export function findingsByRevision(findings: readonly Finding[]): Finding[] {
  const alike = new Map<string, Finding>();
  for (const finding of findingsOutsideTests(findings)) {
    const { target_version: version, count, evidence: _, ...rest } = finding;
    const key = JSON.stringify(rest);
    const first = alike.get(key) ?? { ...finding, count: 0, target_version: null };
    const versions = [first.target_version, version].filter((one) => one !== null);
    alike.set(key, { ...first, count: first.count + count, target_version: versions.join(", ") || null });
  }
  return [...alike.values()];
}

/** `FAULT-X on calc @ 2025-11-25, 3 times: what was seen`. */
export function findingLine(finding: Finding): string {
  const times = finding.count > 1 ? `, ${plural(finding.count, "time")}` : "";
  const known = finding.known ? ` [known${entryNote(finding.known)}]` : "";
  return `${findingName(finding)}${times}: ${line(finding.message, 500)}${known}`;
}

/** `FAULT-X on calc @ 2025-11-25`, or `COMP-001 at 2025-11-25` for one without a server. */
function findingName({ rule_id, server, target_version }: Finding): string {
  const place = serverName(server, target_version);
  if (place === "") return line(rule_id);
  return `${line(rule_id)} ${server === null ? "at" : "on"} ${place}`;
}

/** The result of a whole run in one line, with the reasons why it is not a success. */
export function closingLine(closed: RunResult, others?: readonly string[]): string {
  // A sentence as a part of another one.
  const asClause = (part: string) => part.replace(/^[A-Z](?=[a-z]* )/, (first) => first.toLowerCase());
  return closingParts(closed, others).map(asClause).join("; ");
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
  const outside = relativePath === ".." || relativePath.startsWith(`..${sep}`) || isAbsolute(relativePath);
  return (outside ? absolute : relativePath).replaceAll(sep, "/");
}
