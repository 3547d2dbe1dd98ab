import type { RuleResult } from "../../../conformance/corpus/run-corpus.js";
import { GRADE_RULE } from "../../../conformance/corpus/score.js";
import { isObject } from "../../../core/json/json.js";
import type { Clean } from "../../../core/redaction/redact.js";
import { cut, hide } from "../../../core/redaction/redacted.js";
import { sanitizeLine } from "../../../core/sanitize.js";
import { plural } from "../../../core/text.js";
import { createPaint, type Paint } from "../../../report/words.js";
import { findRule } from "../../../rules/registry.js";
import type { CorpusReport } from "./corpus-results.js";

const SEVERITIES = ["must", "should", "may"] as const;
/** So many rules fit on one screen. */
const MAX_RULES = 8;
const MAX_SUBJECTS = 3;
const MAX_LINE = 200;

/** The report of a corpus run as text: what is wrong, worst first, each with its fix. */
export function corpusText(
  report: Clean<CorpusReport>,
  { color, verbose }: { color: boolean; verbose: boolean },
): string {
  const paint = createPaint(color);
  const { server, server_info: info, transport, protocol_version, grade, score, counts, readiness, timing } = report;
  const name = isObject(info) ? [info.name, info.version].filter((part) => typeof part === "string").join(" ") : "";
  const verdict = grade === null ? "no grade: no rule was judged" : `grade ${grade}, ${score} of 100`;
  const failures = byRule(report.rules, "failed");
  const shown = verbose ? failures : failures.slice(0, MAX_RULES);
  const lines = [paint.bold(`${text(name || server)} (${transport}, ${text(protocol_version)}): ${verdict}`), ""];
  for (const results of shown) lines.push(...ruleLines(results, paint, verbose), "");
  if (failures.length > shown.length) {
    lines.push(`… and ${plural(failures.length - shown.length, "more rule")} that fail; --verbose shows them`, "");
  }
  const unverified = byRule(report.rules, "unverified");
  for (const [first] of unverified) {
    if (first) lines.push(`${paint.yellow("?")} ${first.id} is unverified: ${text(first.message ?? "")}`);
  }
  if (unverified.length > 0) lines.push("");
  lines.push(
    `${plural(counts.passed, "rule")} passed, ${counts.failed} failed, ${counts.unverified} unverified, ${counts.skipped} do not apply`,
    readiness.ready
      ? `Ready for ${readiness.revision}.`
      : `Not ready for ${readiness.revision} (no part of the score): ${readiness.missing.map(text).join("; ")}.`,
    paint.dim(GRADE_RULE),
    paint.dim(
      `${plural(timing.sessions, "session")}, start-up ${timing.startup_ms} ms: ${timing.duration_ms} ms, of which ${timing.waits_ms} ms were timeouts and ${timing.tools_ms} ms tool calls.`,
    ),
  );
  return `${lines.join("\n")}\n`;
}

function ruleLines(results: readonly Clean<RuleResult>[], paint: Paint, verbose: boolean): string[] {
  const [first] = results;
  if (!first) return [];
  const rule = findRule(first.id);
  const shown = verbose ? results : results.slice(0, MAX_SUBJECTS);
  const more = results.length - shown.length;
  const lines = [`${paint.red("✗")} ${first.severity} ${paint.bold(first.id)} ${text(first.title)}`];
  for (const { subject, message } of shown) {
    lines.push(`    ${subject === undefined ? "" : `${text(subject)}: `}${text(message ?? "it does not hold")}`);
  }
  if (more > 0) lines.push(`    … and ${more} more`);
  for (const line of first.evidence?.split("\n").slice(0, verbose ? undefined : 2) ?? [])
    lines.push(paint.dim(`    ${text(line)}`));
  if (rule) lines.push(`    fix: ${rule.fix}`);
  return lines;
}

/** The results of one status by rule, the most severe first. */
function byRule(results: readonly Clean<RuleResult>[], status: string): Clean<RuleResult>[][] {
  const rules = new Map<string, Clean<RuleResult>[]>();
  for (const result of results) {
    if (result.status === status) rules.set(result.id, [...(rules.get(result.id) ?? []), result]);
  }
  const rank = ([first]: readonly Clean<RuleResult>[]) => SEVERITIES.indexOf(first?.severity ?? "may");
  return [...rules.values()].sort((a, b) => rank(a) - rank(b));
}

function text(value: string): string {
  return sanitizeLine(cut(hide(value), MAX_LINE));
}
