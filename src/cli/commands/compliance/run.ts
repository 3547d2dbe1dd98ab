import { EVERY_TOOL, mayCallTool } from "../../../conformance/calls/may-call.js";
import { attributeClaims, oncePerCause } from "../../../conformance/claims/settle.js";
import { askForSdk } from "../../../conformance/corpus/ask-for-sdk.js";
import { CORPUS_RULES } from "../../../conformance/corpus/registry.js";
import { type CorpusSettings, runCorpus } from "../../../conformance/corpus/run-corpus.js";
import { GRADE_RULE, gradeText, noneWorked, readinessOf, scoreOf } from "../../../conformance/corpus/score.js";
import type { Status } from "../../../conformance/server/check-result.js";
import { groupBy } from "../../../core/groups.js";
import { defined } from "../../../core/json/json.js";
import { userError } from "../../../core/problem.js";
import type { Clean } from "../../../core/redaction/redact.js";
import { processSecrets, say } from "../../../core/redaction/redacted.js";
import { sanitizeLine } from "../../../core/sanitize.js";
import { plural } from "../../../core/text.js";
import { announcer } from "../../../kinds/compliance/announce.js";
import { attemptOfRows, type RuleRows } from "../../../kinds/compliance/rule-rows.js";
import { sdkLines } from "../../../report/audits.js";
import { createPaint, type Paint } from "../../../report/words.js";
import { findRule, type RuleId } from "../../../rules/registry.js";
import { judgedAttempt, unstartedAttempt } from "../../../run/server-test.js";
import { type JudgeFlags, judgeServer } from "../../judge-server.js";
import {
  type ComparedRule,
  groupByRule,
  type JudgedServer,
  type RuleGroup,
  ruleScreen,
  serverText,
  timingText,
} from "../../rule-rows.js";
import { renderOptions, shownLine } from "../../terminal.js";

export interface CorpusFlags extends JudgeFlags {
  rules: string[];
  /** Milliseconds. */
  maxCall: number;
}

/**
 * `mcptest compliance run [PATHS]`, by the rules of the corpus or of a profile, which gives no grade: 1 if a rule fails that
 * gates and is not known, else 0. Throws a UserError.
 */
export async function complianceRunCommand(
  paths: string[],
  flags: CorpusFlags,
  profile?: { name: string; rules: readonly RuleId[] },
): Promise<number> {
  const isWanted = await wantedRules(flags.rules, profile?.rules ?? CORPUS_RULES);
  return judgeServer(paths, flags, {
    takesEach: true,
    async test(_, { name, location }) {
      const id = `corpus::${name}`;
      const gates = gatesOf(flags);
      return {
        id,
        name: `corpus of ${name}`,
        async judge(lane, context) {
          const { targetVersion, server } = lane;
          const safeCalls = flags.allowDestructive ? EVERY_TOOL : server.safeCalls;
          const settings: CorpusSettings = {
            ...lane.corpusPort(),
            targetVersion,
            rules: profile?.rules,
            mayCall: (tool, asTask) => mayCallTool(tool, safeCalls, asTask),
            isWanted,
            named: flags.rules.map((glob) => glob.toLowerCase()),
            answerMs: flags.maxCall,
            onClaims: announcer({
              sdk: () => lane.sdk.sdk,
              markOf: ({ severity }) => (severity === "may" ? undefined : `✗ ${severity}`),
              show: (line) => context.progress?.(line, true),
            }),
          };
          const outcome = await runCorpus(settings);
          if (!outcome.ok) return unstartedAttempt(lane, context, outcome.failure);
          const { findings } = outcome;
          const { results, coverage, timing, revision, denied, serverInfo, transport } = findings;
          if (lane.sdk.sdk === undefined) await askForSdk(results, settings);
          const claims = attributeClaims(results, lane.sdk.sdk);
          const readiness = denied || profile ? undefined : readinessOf(findings);
          const noGrade = { score: null, grade: null, not_graded: `profile ${profile?.name}` };
          const score = profile ? noGrade : scoreOf(claims, coverage, findings.tried);
          const serverFacts = { server_info: serverInfo, transport, ...score };
          const judged = { ...serverFacts, coverage, ...defined({ readiness }), timing };
          const rows = { id, server: name, revision, location, gates, unjudged: noneWorked(findings) };
          return judgedAttempt(attemptOfRows(oncePerCause(claims), rows, { judged }, context), findings, lane, context);
        },
      };
    },
    screen: ruleScreen({
      reportOf: (judged) => processSecrets.document(corpusReport(judged)),
      textOf: (report) => corpusText(report, renderOptions(flags)),
      countsOf: ({ counts }) => `${plural(counts.failed, "rule")} failed`,
    }),
  });
}

/** Which failed rules fail the run: of severity must, with `--strict` should too; never by what an SDK does. */
export function gatesOf({ strict }: Pick<CorpusFlags, "strict">): RuleRows["gates"] {
  return ({ severity, sdk }) =>
    sdk === undefined && (severity === "must" || (strict === true && severity === "should"));
}

/** Whether a rule is one that globs name; without any, each is. Throws a UserError for a glob that names none of `ids`. */
export async function wantedRules(globs: readonly string[], ids: readonly string[]): Promise<(id: string) => boolean> {
  if (globs.length === 0) return () => true;
  const { default: picomatch } = await import("picomatch");
  const unused = globs.find((glob) => !ids.some((id) => picomatch.isMatch(id, glob, { nocase: true })));
  if (unused !== undefined) {
    const fix = "`mcptest compliance rules` lists every rule with its id.";
    throw userError(
      "`--rules` names no rule",
      `None of ${ids === CORPUS_RULES ? "the corpus" : "the profile"} matches ${unused}.`,
      fix,
    );
  }
  const isMatch = picomatch([...globs], { nocase: true });
  return (id) => isMatch(id);
}

const SEVERITIES = ["must", "should", "may"] as const;
/** So many rules fit on one screen. */
const MAX_RULES = 8;
const MAX_SUBJECTS = 3;
const MAX_EVIDENCE = 4;
const text = (value: string) => shownLine(value, 200);

/** The report of a corpus run as text: what is wrong, worst first, each with its fix. */
function corpusText(report: Clean<CorpusReport>, { color, verbose }: { color: boolean; verbose: boolean }): string {
  const paint = createPaint(color);
  const { readiness, timing } = report;
  return ruleReportText(report, paint, verbose, gradeText(report), [
    ...(readiness ? [readinessLine(readiness)] : []),
    paint.dim(GRADE_RULE),
    paint.dim(`${timing.duration_ms} ms: ${timingText(timing)}.`),
  ]);
}

/** The results of rules as text, behind what is said of the server, with `ends` behind their counts. */
export function ruleReportText(
  report: Clean<
    Pick<CorpusReport, keyof JudgedServer["head"] | "counts" | "rules" | "fixed" | "failed_by" | "grade_failure">
  >,
  paint: Paint,
  verbose: boolean,
  heading: string,
  ends: readonly string[] = [],
): string {
  const { counts, fixed } = report;
  const ofSdks = report.rules.filter(({ sdk }) => sdk !== undefined);
  const own = report.rules.filter(({ sdk }) => sdk === undefined);
  const failures = byRule(own, "failed");
  const shown = verbose ? failures : failures.slice(0, MAX_RULES);
  const lines = [paint.bold(`${serverText(report)}: ${text(heading)}`), ""];
  for (const results of shown) lines.push(...ruleLines(results, paint, verbose), "");
  if (failures.length > shown.length) {
    lines.push(`… and ${plural(failures.length - shown.length, "more failing rule")}; --verbose shows them`, "");
  }
  for (const entry of fixed) lines.push(`${paint.green("✓")} fixed: ${text(entry)}`);
  if (fixed.length > 0) lines.push("");
  // The reason why several rules are unverified is printed once.
  const unverified = groupBy(byRule(report.rules, "unverified"), ([{ message }]) => message ?? "");
  for (const rules of unverified) {
    const ids = rules.map(([{ id }]) => id);
    const more = ids.length > MAX_SUBJECTS ? ` and ${plural(ids.length - MAX_SUBJECTS, "more rule")}` : "";
    const shown = `${ids.slice(0, MAX_SUBJECTS).join(", ")}${more}`;
    lines.push(`${paint.yellow("?")} ${shown}, unverified: ${text(rules[0]?.[0].message ?? "")}`);
  }
  const others = [...othersLines(report.rules), ...sdkLines(ofSdks).map(paint.dim)];
  lines.push(...others);
  if (unverified.length + others.length > 0) lines.push("");
  const fromSdks = new Set(ofSdks.map(({ id }) => id)).size;
  lines.push(
    `${plural(counts.passed, "rule")} passed, ${counts.failed} failed${fromSdks > 0 ? ` (${fromSdks} more from the SDK)` : ""}, ${counts.unverified} unverified, ${counts.skipped} do not apply`,
    ...ends,
  );
  if (report.rules.every(({ status }) => status === "skipped")) {
    const [{ id, message } = {}] = report.rules;
    lines.push(paint.red(`Nothing was judged${id === undefined ? "" : `, ${id}: ${text(message ?? "")}`}.`));
  }
  lines.push(...failureLines(report, paint));
  return `${lines.join("\n")}\n`;
}

/** By what the command fails: the sentence on the grade, and the rules. */
export function failureLines(report: Clean<Pick<JudgedServer, "failed_by" | "grade_failure">>, paint: Paint): string[] {
  const { failed_by: failedBy, grade_failure: gradeFailure } = report;
  const lines = failedBy.length > 0 ? [`Failed by ${failedBy.map(text).join(", ")}.`] : [];
  return [...(gradeFailure === undefined ? [] : [text(gradeFailure)]), ...lines].map(paint.red);
}

/** A line for each cause that kept several rules from being judged, such as that the server wants a token. */
export function othersLines(rules: readonly Clean<ComparedRule>[]): string[] {
  const others = rules.filter(({ status, count }) => status === "skipped" && count !== undefined);
  return others.map(({ message }) => `- ${sanitizeLine(message ?? say``)}`);
}

function readinessLine({ ready, revision, missing }: Clean<NonNullable<JudgedServer["judged"]["readiness"]>>): string {
  if (ready) return `Ready for ${revision}.`;
  return `Not ready for ${revision} (no part of the score): ${missing.map(text).join("; ")}.`;
}

function ruleLines(results: RuleGroup, paint: Paint, verbose: boolean): string[] {
  const [{ id, severity, title, evidence, fix = findRule(results[0].id)?.fix }] = results;
  const known = results.every(({ baseline }) => baseline === "known") ? paint.yellow(" (known)") : "";
  const firstUnlessVerbose = (all: readonly string[], most: number) => all.slice(0, verbose ? undefined : most);
  const subjects = results.map(({ subject, message }) => {
    return `    ${subject === undefined ? "" : `${text(subject)}: `}${text(message ?? "it does not hold")}`;
  });
  const shown = firstUnlessVerbose(subjects, MAX_SUBJECTS);
  const more = verbose ? 0 : results.reduce((sum, { count = 1 }) => sum + count, 0) - shown.length;
  return [
    `${paint.red("✗")} ${severity} ${paint.bold(id)} ${text(title)}${known}`,
    ...shown,
    ...(more > 0 ? [`    … and ${more} more`] : []),
    ...firstUnlessVerbose(evidence?.split("\n") ?? [], MAX_EVIDENCE).map((line) => paint.dim(`    ${text(line)}`)),
    ...(fix === undefined ? [] : [`    fix: ${fix}`]),
  ];
}

/** The results of one status by rule, the most severe first. */
function byRule(results: readonly Clean<ComparedRule>[], status: string): RuleGroup[] {
  const groups = groupByRule(results.filter((result) => result.status === status));
  return groups.sort(([a], [b]) => SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity));
}

/** What a corpus run says of a server: the machine-readable form of `mcptest compliance run`. */
export type CorpusReport = ReturnType<typeof corpusReport>;

/** The statuses that results have, the one that counts for the whole rule first. */
const WORST: readonly Status[] = ["failed", "unverified", "passed", "skipped"];

/** The report of a corpus run; in `counts`, a rule counts by the worst of its results. */
function corpusReport({ head, judged, rules, fixed, failed_by, grade_failure }: JudgedServer) {
  const { score = null, grade = null, not_graded, limited_by, readiness, timing } = judged;
  return {
    ...head,
    score,
    grade,
    ...defined({ not_graded, limited_by, grade_failure }),
    grade_rule: GRADE_RULE,
    counts: countRules(rules),
    ...(readiness && { readiness }),
    timing,
    rules,
    fixed,
    failed_by,
  };
}

/** How many rules have each status as their worst, but for faults of an SDK. */
export function countRules(results: readonly Pick<ComparedRule, "id" | "status" | "sdk">[]): Record<Status, number> {
  const counts = { passed: 0, failed: 0, skipped: 0, unverified: 0 };
  const worst = new Map<string, Status>();
  for (const { id, status, sdk } of results) {
    if (sdk !== undefined) continue;
    const before = worst.get(id);
    if (before === undefined || WORST.indexOf(status) < WORST.indexOf(before)) worst.set(id, status);
  }
  for (const status of worst.values()) counts[status] += 1;
  return counts;
}
