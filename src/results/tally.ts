import type { RunEvent } from "../core/event.js";
import type { RuleText, Run, ServerRow, Summary, TestRow, Tool } from "../core/generated/results.js";
import { ruleText } from "../rules/registry.js";
import { createFindings } from "./findings.js";
import type { Head } from "./types.js";

export interface Tally {
  add(event: RunEvent): void;
  /** The head as far as it is known; undefined before `run_started`. A run without its end counts as interrupted. */
  head(): Head | undefined;
}

/** Counts a run's events: everything of its results but the rows. */
export function createTally(): Tally {
  let tool: Tool | undefined;
  let run: Run | undefined;
  let finished = false;
  let testsMs = 0;
  const summary = emptySummary();
  const servers: { order: number; row: ServerRow }[] = [];
  const findings = createFindings();
  const ids = new Set<string>();

  return {
    add(event) {
      switch (event.event) {
        case "run_started":
          tool = event.tool;
          run = { ...event.run, duration_ms: 0 };
          break;
        case "test":
          countRow(summary, event.row);
          testsMs += event.row.duration_ms;
          for (const id of idsOf(event.row)) ids.add(id);
          break;
        case "server":
          servers.push({ order: event.order, row: event.row });
          break;
        case "finding":
          findings.add(event.finding);
          ids.add(event.finding.rule_id);
          break;
        case "run_finished":
          finished = true;
          if (run) run = { ...run, duration_ms: event.duration_ms, ...(event.interrupted && { interrupted: true }) };
          break;
      }
    },
    head() {
      if (tool === undefined || run === undefined) return undefined;
      return {
        tool,
        run: finished ? run : { ...run, duration_ms: testsMs, interrupted: true },
        summary: { ...summary },
        servers: servers.sort((a, b) => a.order - b.order).map(({ row }) => row),
        findings: findings.list(),
        rules: textsOf(ids),
      };
    },
  };
}

/** A summary that counts nothing. */
export function emptySummary(): Summary {
  return { total: 0, passed: 0, failed: 0, errored: 0, skipped: 0, deferred: 0, unverified: 0, flaky: 0 };
}

/** Adds one row to the counts of a summary. */
export function countRow(summary: Summary, row: TestRow): void {
  summary.total += 1;
  summary[row.status] += 1;
  if (isFlaky(row)) summary.flaky += 1;
}

/** True for a test that passed after it had failed. */
export function isFlaky(row: TestRow): boolean {
  return row.status === "passed" && row.attempts > 1;
}

function* idsOf(row: TestRow): Iterable<string> {
  for (const failure of row.failures) yield failure.rule_id;
  for (const finding of row.findings) yield finding.rule_id;
}

function textsOf(ids: ReadonlySet<string>): Record<string, RuleText> {
  const texts: Record<string, RuleText> = {};
  for (const id of [...ids].sort()) {
    const text = ruleText(id);
    if (text) texts[id] = text;
  }
  return texts;
}
