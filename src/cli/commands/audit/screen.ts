import { PROTOCOL_ONLY, TASK_ONLY, TOO_LARGE } from "../../../conformance/calls/may-call.js";
import { gradeText } from "../../../conformance/corpus/score.js";
import type { Tier } from "../../../core/generated/results.js";
import type { Clean } from "../../../core/redaction/redact.js";
import { firstOf, plural, sentence } from "../../../core/text.js";
import type { PlannedTool } from "../../../kinds/compliance/audit/audit-lane.js";
import { auditCoverage, sdkLines } from "../../../report/audits.js";
import { countOf, harmOf, TIERS } from "../../../report/tiers.js";
import { createPaint, type Paint } from "../../../report/words.js";
import { findRule } from "../../../rules/registry.js";
import { type ComparedRule, groupByRule, type RuleGroup, serverText, timingText } from "../../rule-rows.js";
import { shownLine } from "../../terminal.js";
import { failureLines, othersLines } from "../compliance/run.js";
import type { AuditReport, SentRequest } from "./report.js";

/** How many findings are shown in full; others and advice have a line each. */
const MAX_FULL = 4;
const MAX_BRIEF = 8;
const MAX_ADVICE = 5;
const MAX_SUBJECTS = 3;
const MAX_STEPS = 4;
const text = (value: string) => shownLine(value, 160);
/** A request or an answer. Of what is long in it, such as a data URI, the beginning shows what it is. */
const frameText = (value: string) => text(value.replace(/([^\s"'()<>]{30})[^\s"'()<>]{30,}/g, "$1…"));

type CleanRule = Clean<ComparedRule>;

/** The report of an audit as text: what is wrong, worst first, then what was covered, and the grade. */
export function auditText(
  report: Clean<AuditReport>,
  { color, verbose }: { color: boolean; verbose: boolean },
): string {
  const paint = createPaint(color);
  const lines = [paint.bold(headline(report)), ""];
  const failed = report.rules.filter(({ status }) => status === "failed");
  const own = failed.filter(({ sdk }) => sdk === undefined);
  const serious = [...rulesOf(own, "broken"), ...rulesOf(own, "suspicious")];
  const full = verbose ? serious : serious.slice(0, MAX_FULL);
  for (const group of full) lines.push(...groupLines(group, paint, verbose), "");
  const brief = serious.slice(full.length);
  const briefLines = brief.map((group) => briefLine(group, paint));
  lines.push(...firstOf(briefLines, MAX_BRIEF));
  if (brief.length > 0) lines.push("  --verbose shows each in full", "");
  lines.push(...sdkLines(failed).map(paint.dim), ...adviceLines(rulesOf(own, "advice"), paint, verbose));
  for (const entry of report.fixed) lines.push(`${paint.green("✓")} fixed: ${text(entry)}`);
  lines.push(
    ...othersLines(report.rules),
    ...auditCoverage({ ...report, left: leftWithReasons(report) }, hintFor).map(sentence),
    text(sentence(gradeText(report))),
    ...(verbose ? [paint.dim(timingLine(report))] : []),
  );
  lines.push(...failureLines(report, paint));
  return `${lines.join("\n")}\n`;
}

/** What was not judged, with the reason of each rule. */
function leftWithReasons({ left, rules }: Clean<AuditReport>): string[] {
  const reasons = new Map(
    rules.map(({ id, message = "" }) => [id, message.replace(/^not judged, because |; .*$/g, "")]),
  );
  return left.map((entry) => (reasons.get(entry) ? `${entry}: ${reasons.get(entry)}` : entry));
}

/** Where the time of an audit went; judgements also run while the protocol is checked. */
function timingLine({ calls, timing }: Clean<AuditReport>): string {
  const { learning_ms, judging_ms, fuzzing_ms, starts = 0, starts_ms = 0, duration_ms } = timing;
  const [learning, judging, fuzzing] = [learning_ms, judging_ms, fuzzing_ms].map((ms = 0) => `${ms} ms`);
  const ofTools = `learning ${learning}, judging ${judging}, fuzzing ${fuzzing}, of which ${plural(starts, "start")} ${starts_ms} ms`;
  return `${duration_ms} ms with ${plural(calls, "call")}: ${ofTools}; protocol: ${timingText(timing)}.`;
}

/** The calls that an audit would begin with, as text. */
export function planText(tools: readonly Clean<PlannedTool>[]): string {
  const lines = tools.map(({ name, args, withheld }) => {
    if (withheld !== undefined) return `${text(name)}: not called: ${text(withheld)}${hintFor(withheld)}`;
    return `${text(name)} ${args === undefined ? "not called: its schema allows nothing" : text(JSON.stringify(args))}`;
  });
  return `${lines.join("\n")}\n`;
}

function headline(report: Clean<AuditReport>) {
  const counts = TIERS.map((tier) => `${report.counts[tier]} ${tier}`).join(", ");
  const [why = ""] = report.not_graded?.split(";") ?? [];
  const grade = report.grade === null ? `not graded: ${text(why)}` : `grade ${report.grade}`;
  return `${serverText(report)}: ${grade}; ${counts}`;
}

/** The findings of a tier by rule, the worst first. */
function rulesOf(results: readonly CleanRule[], tier: Tier): RuleGroup[] {
  const ofTier = results.filter((result) => result.tier === tier);
  return groupByRule(ofTier).sort(([a], [b]) => harmOf(a.id) - harmOf(b.id));
}

function groupHeading([{ id, title, tier, baseline }]: RuleGroup, paint: Paint): string {
  const mark = tier === "broken" ? paint.red("✗ broken") : paint.yellow("! suspicious");
  return `${mark} ${paint.bold(id)} ${text(title)}${baseline === "known" ? paint.yellow(" (known)") : ""}`;
}

function groupLines(group: RuleGroup, paint: Paint, verbose: boolean): string[] {
  const [first] = group;
  const shown = verbose ? group : group.slice(0, MAX_SUBJECTS);
  const more = verbose ? 0 : countOf(group) - shown.length;
  const fix = first.fix ?? findRule(first.id)?.fix;
  return [
    groupHeading(group, paint),
    ...shown.map((result) => `    ${findingText(result)}`),
    ...(more > 0 ? [`    … and ${more} more`] : []),
    ...reproduction(first).map((line) => paint.dim(`    ${line}`)),
    ...(fix === undefined ? [] : [`    fix: ${fix}`]),
  ];
}

/** What is wrong, which names the tool by itself or after it. */
function findingText({ subject, message, title }: CleanRule): string {
  const statement = message ?? title;
  return subject === undefined || namesTool(statement, subject)
    ? text(statement)
    : `${text(subject)}: ${text(statement)}`;
}

/** Whether a statement has the name of the tool as a word. Names may have dots, so the subject may go on after any of them. */
function namesTool(statement: string, subject: string): boolean {
  const words = new Set(statement.split(/[.,:;]*(?:[\s"'`()]|$)+/));
  return [...subject.matchAll(/[.,]|$/g)].some(({ index }) => words.has(subject.slice(0, index)));
}

/** The requests and the last answer. */
function reproduction({ steps = [], evidence }: CleanRule): string[] {
  const lines = evidence?.split("\n") ?? [];
  if (steps.length === 0) return lines.slice(0, 2).map(frameText);
  const shown = steps.slice(-MAX_STEPS).map((step) => frameText(`→ ${requestOf(step)}`));
  const earlier = steps.length - shown.length;
  const answer = lines.find((line) => line.startsWith("←"));
  return [
    ...(earlier > 0 ? [`… ${plural(earlier, "request")} before these`] : []),
    ...shown,
    ...(answer === undefined ? [] : [frameText(answer)]),
  ];
}

function requestOf({ method, params }: Clean<SentRequest>): string {
  const { name, uri, arguments: args } = params;
  const what = method === "tools/call" ? String(name) : `${method} ${String(name ?? uri ?? "")}`.trim();
  return args === undefined ? what : `${what} ${JSON.stringify(args)}`;
}

function briefLine(group: RuleGroup, paint: Paint): string {
  const [first] = group;
  const others = countOf(group) - 1;
  const more = others === 0 ? "" : ` (and ${others} more)`;
  return `${groupHeading(group, paint)}: ${findingText(first)}${more}`;
}

function adviceLines(groups: readonly RuleGroup[], paint: Paint, verbose: boolean): string[] {
  if (groups.length === 0) return [];
  const lineOf = (group: RuleGroup) => `  ${countOf(group)} × ${group[0].id} ${text(group[0].title)}`;
  if (verbose)
    return groups.flatMap((group) => [lineOf(group), ...group.map((result) => `      ${findingText(result)}`)]);
  const more = groups.length - MAX_ADVICE;
  return [
    paint.dim("advice:"),
    ...groups.slice(0, MAX_ADVICE).map((group) => paint.dim(lineOf(group))),
    ...(more > 0 ? [paint.dim(`  … and ${plural(more, "more rule")}; --verbose shows them`)] : []),
    "",
  ];
}

function hintFor(withheld: string | undefined): string {
  return withheld === TASK_ONLY || withheld === TOO_LARGE || withheld === PROTOCOL_ONLY
    ? ""
    : "; --safe-call allows it";
}
