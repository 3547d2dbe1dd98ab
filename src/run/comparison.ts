import { OTHERS } from "../conformance/server/check-result.js";
import type { RunEvent } from "../core/event.js";
import type { Finding, TestRow } from "../core/generated/results.js";
import { hide, join, say } from "../core/redaction/redacted.js";
import { type Plan, tasksOf } from "../engine/plan/plan.js";
import type { RunEnd } from "../engine/run/run.js";
import type { Judgeable, KnownFailures } from "../results/baseline/known.js";
import { createKnownFailures } from "../results/baseline/known.js";
import { compareLoads } from "../results/baseline/loads.js";
import type { Head, ResultsSource } from "../results/types.js";
import { findRule, type RuleId, ruleOf } from "../rules/registry.js";
import type { Suite } from "../suite/types.js";
import { type RunBaseline, writeBaseline } from "./baseline.js";
import type { RunRequest } from "./request.js";

const LOAD_DRIFT = "DRIFT-LOAD" satisfies RuleId;

/** Compares a run with its baseline, if it has one: each row when it arrives, the findings and stale entries at the end. */
export class Comparison {
  readonly #suites: readonly Suite[];
  readonly #rules: JudgedRules;
  readonly #known: KnownFailures | undefined;
  /** Absent if there is nothing to compare with yet. */
  readonly #reference: KnownFailures | undefined;
  #judgeable: Judgeable | undefined;

  constructor(
    private readonly baseline: RunBaseline | undefined,
    private readonly plan: Plan,
  ) {
    this.#suites = plan.files.map(({ checked }) => checked.suite);
    this.#rules = new JudgedRules(plan);
    this.#known = baseline && createKnownFailures(baseline);
    this.#reference = baseline?.update || baseline?.file ? this.#known : undefined;
  }

  /** The baseline's name, if the run is compared with it. */
  get name(): string | undefined {
    return this.#reference && this.baseline?.name;
  }

  /** The events to report in place of one: a row is marked as known or new, and a slower load adds a finding. */
  eventsOf(event: RunEvent): RunEvent[] {
    if (event.event === "finding") this.#reference?.noteFinding(event.finding);
    if (event.event !== "test" || !this.#reference) return [event];
    this.#rules.add(event.row);
    const comparedRow = this.#reference.compareRow(event.row, othersOf(event.row));
    const { row, slower: slowdown } = compareLoad(this.baseline, this.#suites, comparedRow);
    return [{ ...event, row }, ...(slowdown ? [{ event: "finding", finding: slowdown } as const] : [])];
  }

  /** True if the baseline knows how a row failed. */
  isKnown(row: TestRow): boolean {
    return this.#reference?.compareRow(row, othersOf(row)).baseline === "known";
  }

  /** The entries of the baseline that are no longer needed, when the plan has run. */
  staleEntries(request: RunRequest, end: RunEnd, head: Head): Finding[] {
    const judgeable = judgeableOf(this.plan, request, end, head, this.#rules);
    this.#judgeable = judgeable;
    // A baseline that is written again in every run has no stale entries afterwards.
    if (this.baseline?.update || (!this.baseline?.strict && this.baseline?.copyPath !== undefined)) return [];
    return this.#reference?.staleEntries(judgeable) ?? [];
  }

  /** The head, in which a finding that is known does not gate. */
  headOf(head: Head): Head {
    return this.#reference ? { ...head, findings: this.#reference.compareFindings(head.findings) } : head;
  }

  /** Writes the baseline of the run, if that is wanted. Throws a UserError. */
  async write(results: ResultsSource, end: RunEnd, env: RunRequest["env"]): Promise<void> {
    const { suiteFiles, selected } = this.plan;
    // A run that was stopped, or a command that could not judge, does not know all failures: its baseline would lose entries.
    const isUnknown = end.stopped !== undefined || (suiteFiles.length === 0 && results.head.summary.errored > 0);
    if (!this.baseline || !this.#known || !this.#judgeable || isUnknown || selected === 0) return;
    await writeBaseline(this.baseline, this.#known, results, end.contracts, this.#judgeable, env);
  }
}

/** The rules that were judged and have rows of their own: the baseline keeps its entries of all other rules. */
class JudgedRules {
  readonly #ids = new Set<string>();
  /** The ids of the tests that a command added. */
  readonly #tests: readonly string[];

  constructor(plan: Plan) {
    this.#tests = tasksOf(plan).flatMap(({ checked: { test } }) => test.id ?? []);
  }

  add({ rule }: TestRow): void {
    if (rule?.status === "passed" || rule?.status === "failed") this.#ids.add(rule.id);
  }

  has(ruleId: string): boolean {
    return this.#ids.has(ruleId);
  }

  /** True if a row with this id is about a rule that was judged. */
  hasRow(id: string): boolean {
    return this.#tests.some(
      (test) => id.startsWith(`${test}::`) && this.has(id.slice(test.length + 2).split("::", 1)[0]!),
    );
  }
}

/** The id of the row that sums up the further results of the same rule. */
function othersOf({ id, row, rule }: TestRow): string | undefined {
  if (rule === undefined) return undefined;
  return row === undefined ? `${id}::${OTHERS}` : `${id.slice(0, -String(row).length)}${OTHERS}`;
}

/** What a run can judge: it says nothing about the tests of other files, shards and revisions. */
function judgeableOf(
  plan: Plan,
  request: RunRequest,
  end: RunEnd,
  { summary, servers }: ResultsSource["head"],
  rules: JudgedRules,
): Judgeable {
  const { shard, targetVersion } = request;
  const suites = plan.files.map(({ checked }) => checked.suite);
  const mayBail = suites.some(({ runOptions }) => runOptions.bail);
  const hasEnded = end.stopped === undefined && summary.errored === 0 && !(mayBail && summary.failed > 0);
  const isWhole = hasEnded && !shard && plan.selected === plan.total;
  const isJudged = (ruleId: string) => {
    const { family = "", corpus } = findRule(ruleId) ?? {};
    if (corpus !== undefined && !["INV", "FAULT", "ERRCHAN"].includes(family)) return false;
    if (family === "ERRCHAN") return suites.every(({ runOptions }) => runOptions.errorChannel !== "off");
    return suites.every(({ runOptions }) => runOptions.invariants !== "off");
  };
  return {
    ofTest: (id) =>
      (end.stopped === undefined && rules.hasRow(id)) ||
      (shard === undefined &&
        plan.suiteFiles.some((name) => id.startsWith(`${name}::`)) &&
        (targetVersion === undefined || id.endsWith(`::${targetVersion}`))),
    ofRule: ({ rule_id: ruleId, server, target_version: revision }) => {
      const isAt = (version: string | null) => revision === undefined || version === revision;
      const isOn = (name: string) =>
        servers.some((row) => row.name === name && isAt(row.target_version) && row.startup_ms !== null);
      if (plan.suiteFiles.length > 0) {
        const isInRun = targetVersion === undefined || targetVersion === revision;
        return isWhole && isInRun && isJudged(ruleId) && (!server || isOn(server));
      }
      const isServer = !server || suites.some(({ servers }) => servers.has(server));
      return end.stopped === undefined && rules.has(ruleId) && isServer;
    },
  };
}

/** A row whose load is compared with the baseline's, and a finding if it is worse. */
function compareLoad(
  baseline: RunBaseline | undefined,
  suites: readonly Suite[],
  row: TestRow,
): { row: TestRow; slower?: Finding } {
  const before = baseline?.update ? undefined : baseline?.file?.document?.loads?.[row.id];
  const gate = suites.find(({ name }) => row.id.startsWith(`${name}::`))?.runOptions.drift;
  const isJudged = row.status === "passed" || row.status === "failed";
  if (before === undefined || row.load === undefined || gate === "off" || !isJudged) return { row };
  const { worse, better, unknown } = compareLoads(before, row.load);
  const notes = [...worse, ...better, ...unknown].map((text) => say`against the baseline: ${text}`);
  const rowWithNotes = { ...row, load: { ...row.load, notes: [...row.load.notes, ...notes] } };
  if (worse.length === 0) return { row: rowWithNotes };
  const { severity } = ruleOf(LOAD_DRIFT);
  const { server, target_version, location } = row;
  const message = say`${hide(row.name)}: ${join(worse, "; ")}`;
  const slowdown = { rule_id: LOAD_DRIFT, severity, message, server, target_version, location };
  return { row: rowWithNotes, slower: { ...slowdown, count: 1, gates: gate === "fail" || gate === "any" } };
}
