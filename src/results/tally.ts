import type { RunEvent } from "../core/event.js";
import type { Cause, Drift, Finding, RuleText, ServerRow, Summary, TestRow } from "../core/generated/results.js";
import { countUp } from "../core/groups.js";
import { byNumber } from "../core/text.js";
import { ruleText } from "../rules/registry.js";
import { createFindings, findingPlace, uniqueDrift } from "./findings.js";
import type { Head } from "./types.js";

/** Counts a run's events: all of its results except the rows. */
export function createTally() {
  let tool: Head["tool"] | undefined;
  let run: Head["run"] | undefined;
  let isFinished = false;
  let testsMs = 0;
  const summary = emptySummary();
  const servers: { order: number; row: ServerRow }[] = [];
  const findings = createFindings();
  const drift: Drift[] = [];
  /** How often each finding has failed a test, by its place. */
  const inTests = new Map<string, number>();
  const causes = new Map<string, Cause>();
  const causeCount = createCauseCount();
  const ids = new Set<string>();

  const countFindings = (row: TestRow) => {
    for (const finding of failingFindings(row)) countUp(inTests, findingPlace(finding), finding.count);
    for (const { rule_id } of [...row.failures, ...row.findings]) ids.add(rule_id);
  };

  return {
    add(event: RunEvent): void {
      if (event.event === "run_started") {
        tool = event.tool;
        run = { ...event.run, duration_ms: 0 };
        // Zero is not absent: with a baseline, a run without a new failure says so.
        if (run.baseline !== undefined) Object.assign(summary, { new_failures: 0, known_failures: 0, fixed: 0 });
      } else if (event.event === "test") {
        countRow(summary, event.row);
        testsMs += event.row.duration_ms;
        causeCount.add(event.row);
        countFindings(event.row);
      } else if (event.event === "cause") {
        causes.set(event.cause.id, event.cause);
        for (const { rule_id } of event.cause.failures) ids.add(rule_id);
      } else if (event.event === "server") servers.push({ order: event.order, row: event.row });
      else if (event.event === "finding") {
        findings.add(event.finding);
        ids.add(event.finding.rule_id);
      } else if (event.event === "drift") drift.push(event.drift);
      else if (event.event === "run_finished") {
        isFinished = true;
        if (run) run = { ...run, duration_ms: event.duration_ms, ...(event.interrupted && { interrupted: true }) };
      }
    },
    /** The head as far as it is known; undefined before `run_started`. A run without its end counts as interrupted. */
    head(): Head | undefined {
      if (tool === undefined || run === undefined) return undefined;
      return {
        tool,
        run: isFinished ? run : { ...run, duration_ms: testsMs, interrupted: true },
        summary: { ...summary },
        servers: servers.sort((a, b) => a.order - b.order).map(({ row }) => row),
        findings: withoutTestFindings(findings.list(), inTests),
        ...causeCount.of([...causes.values()]),
        ...(run.baseline !== undefined && { drift: uniqueDrift(drift) }),
        rules: textsOf(ids),
      };
    },
  };
}

/** An empty summary. */
export function emptySummary(): Summary {
  return { total: 0, passed: 0, failed: 0, errored: 0, skipped: 0, deferred: 0, unverified: 0, flaky: 0 };
}

/** Adds one row to the counts of a summary. */
export function countRow(summary: Summary, row: TestRow): void {
  summary.total += 1;
  summary[row.status] += 1;
  if (isFlaky(row)) summary.flaky += 1;
  if (row.corpus && row.corpus.score <= (summary.score?.score ?? 100)) summary.score = row.corpus;
  if (row.baseline !== undefined) {
    const name = BASELINE_COUNTS[row.baseline];
    summary[name] = (summary[name] ?? 0) + 1;
  }
}

const BASELINE_COUNTS = { new: "new_failures", known: "known_failures", fixed: "fixed" } as const;

/** A count of the rows of each cause. `of` gives the causes with their counts, without those that stopped no test. */
export function createCauseCount() {
  const counts = new Map<string, number>();
  return {
    add({ cause }: TestRow): void {
      if (cause !== undefined) countUp(counts, cause);
    },
    of(causes: readonly Cause[]): { causes?: Cause[] } {
      const countedCauses = causes.flatMap((cause) => {
        const tests = counts.get(cause.id) ?? 0;
        return tests > 0 ? [{ ...cause, tests }] : [];
      });
      return countedCauses.length > 0 ? { causes: countedCauses } : {};
    },
  };
}

/** True for a test that passed after it had failed. */
export function isFlaky(row: TestRow): boolean {
  return row.status === "passed" && row.attempts > 1;
}

/** A gating finding has failed the test during which it was seen, unless a cause had stopped it. */
function failingFindings({ status, cause, findings }: TestRow): Finding[] {
  const shows = cause === undefined && (status === "failed" || status === "errored");
  return shows ? findings.filter(({ gates }) => gates) : [];
}

/** Marks the findings that were seen only during failed tests: the tests already show them. */
function withoutTestFindings(findings: readonly Finding[], inTests: ReadonlyMap<string, number>): Finding[] {
  const totals = new Map<string, number>();
  for (const finding of findings) countUp(totals, findingPlace(finding), finding.count);
  return findings.map((finding) => {
    const key = findingPlace(finding);
    const isShown = finding.gates && (inTests.get(key) ?? 0) >= (totals.get(key) ?? 0);
    return isShown ? { ...finding, gates: false, in_tests: true } : finding;
  });
}

function textsOf(ids: ReadonlySet<string>): Record<string, RuleText> {
  const texts = [...ids].sort(byNumber).map((id) => [id, ruleText(id)] as const);
  return Object.fromEntries(texts.filter((entry): entry is [string, RuleText] => entry[1] !== undefined));
}
