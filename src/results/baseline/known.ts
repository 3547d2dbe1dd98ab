import type { KnownFailure } from "../../core/generated/baseline.js";
import type { BaselineEntry, Finding, Location, TestRow } from "../../core/generated/results.js";
import { countUp } from "../../core/groups.js";
import { canonicalJson, defined } from "../../core/json/json.js";
import { hide } from "../../core/redaction/redacted.js";
import { findRule, type RuleId, ruleOf } from "../../rules/registry.js";
import type { BaselineFile, KnownRule, KnownTest } from "./read.js";

const STALE = "BASELINE-STALE" satisfies RuleId;

/** What a run can judge: an entry about anything else is neither fixed nor stale. */
export interface Judgeable {
  /** True if the run would have had a row for a test with this id, were it still in its suite. */
  ofTest(id: string): boolean;
  /** True if the run judged everything that an entry about a rule is about: a server and a revision, or all. */
  ofRule(entry: Pick<KnownRule, "rule_id" | "server" | "target_version">): boolean;
}

/** `strict`: entries that are no longer needed fail the run. */
interface Comparison {
  file?: BaselineFile;
  update: boolean;
  strict: boolean;
}

export type KnownFailures = ReturnType<typeof createKnownFailures>;

/** What became of a test of the baseline in this run. */
type TestState = "failed" | "passed" | "other";

/** Compares the rows and findings of a run with its baseline (without a file: no entries). */
export function createKnownFailures({ file, update, strict }: Comparison) {
  const tests = new Map((file?.tests ?? []).map((test) => [test.test_id, test]));
  const states = new Map<string, TestState>();
  const neededRules = new Set<KnownRule>();
  /** Entries about rules that a check of the corpus judged, and that hold. */
  const passedRules = new Set<KnownRule>();
  const rules = file?.rules ?? [];

  const ruleEntry = (ruleId: string, { server, target_version }: Pick<Finding, "server" | "target_version">) => {
    const name = server === null ? null : hide(server);
    return rules.find(
      (rule) =>
        rule.rule_id === ruleId &&
        (rule.server === undefined || rule.server === name) &&
        (rule.target_version === undefined || rule.target_version === target_version),
    );
  };
  /** The rule's entry, which the run needs from now on. */
  const needRuleEntry = (ruleId: string, seen: Pick<Finding, "server" | "target_version">) => {
    const entry = ruleEntry(ruleId, seen);
    if (entry) neededRules.add(entry);
    return entry;
  };

  const compareFailed = (row: TestRow, test: KnownTest | undefined): TestRow => {
    const ruleEntries = row.failures.map(({ rule_id }) => needRuleEntry(rule_id, row));
    const rest = row.failures.filter((_, i) => ruleEntries[i] === undefined);
    const isCovered = test === undefined ? rest.length === 0 && row.failures.length > 0 : isAmong(rest, test);
    const entry = test ?? ruleEntries.find((rule) => rule !== undefined);
    return {
      ...row,
      baseline: update || isCovered ? "known" : "new",
      ...(entry && { baseline_entry: aboutEntry(entry, update) }),
    };
  };

  const isStale = (entry: KnownTest | KnownRule, judgeable: Judgeable): boolean => {
    if ("rule_id" in entry) {
      return !neededRules.has(entry) && (passedRules.has(entry) || judgeable.ofRule(entry));
    }
    const state = states.get(entry.test_id);
    return state === "passed" || (state === undefined && judgeable.ofTest(entry.test_id));
  };

  return {
    /** The rule's entry for a failure of this server at this revision; it covers the failure in every test. */
    ruleEntry,
    /**
     * The row with its comparison; a row that neither failed nor passed stays as it is. `standInId`: the id of a row that
     * stands for those that are not listed; if it is known, the failures of this one are too.
     */
    compareRow(row: TestRow, standInId = row.id): TestRow {
      for (const finding of row.findings) needRuleEntry(finding.rule_id, finding);
      for (const id of row.holds ?? []) {
        const entry = ruleEntry(id, row);
        if (entry) passedRules.add(entry);
      }
      const id = tests.size === 0 ? row.id : hide(row.id);
      const test = tests.get(id);
      // What was a failure may be a finding now: the test passes, but the fault is still there.
      const isFinding = test?.failures?.some(({ rule_id }) =>
        row.findings.some((finding) => finding.rule_id === rule_id),
      );
      const hasPassed = row.status === "passed" && !isFinding;
      if (test) states.set(id, row.status === "failed" ? "failed" : hasPassed ? "passed" : "other");
      if (row.status === "failed") return compareFailed(row, test ?? tests.get(hide(standInId)));
      if (!hasPassed || test === undefined || update) return row;
      return { ...row, baseline: "fixed", baseline_entry: aboutEntry(test, update) };
    },
    noteFinding(finding: Finding): void {
      needRuleEntry(finding.rule_id, finding);
    },
    /** The run's findings in the end: one whose rule is known does not gate. */
    compareFindings: (findings: readonly Finding[]): Finding[] =>
      findings.map((finding) => {
        const { gates, unjudged, rule_id } = finding;
        if (!gates || unjudged) return finding;
        const entry = canBeRecorded(rule_id) ? ruleEntry(rule_id, finding) : undefined;
        if (entry === undefined && !(update && canBeRecorded(rule_id))) return finding;
        return { ...finding, gates: false, known: entry ? aboutEntry(entry, update) : {} };
      }),
    /** A finding for each entry that is no longer needed, in the order of the file. */
    staleEntries: (judgeable: Judgeable): Finding[] =>
      [...tests.values(), ...rules]
        .filter((entry) => isStale(entry, judgeable))
        .sort((a, b) => a.location.line - b.location.line)
        .map((entry) => staleFinding(entry, states, strict)),
    /** True for an entry that stays in the baseline although the run did not need it. */
    isKept: (entry: KnownTest | KnownRule, judgeable: Judgeable): boolean => {
      if (isStale(entry, judgeable)) return false;
      return "rule_id" in entry || states.get(entry.test_id) !== "failed";
    },
  };
}

/** False for findings of the families BASELINE, DRIFT and RUNNER, which are not about what a server does: a baseline never has them. */
export function canBeRecorded(ruleId: string): boolean {
  const family = findRule(ruleId)?.family;
  return family !== "BASELINE" && family !== "DRIFT" && family !== "RUNNER";
}

/** What makes a failure the same one in the next run: its rule and assertion, not its values. */
export function knownFailure({ rule_id, target, matcher }: KnownFailure): KnownFailure {
  return { rule_id, target: hide(target), matcher };
}

/** True if a test fails by no other assertions than the recorded ones, and by none of them more often. */
function isAmong(failures: readonly KnownFailure[], { failures: known }: KnownTest): boolean {
  if (known === undefined) return true;
  const remaining = new Map<string, number>();
  for (const failure of known) countUp(remaining, canonicalJson(failure));
  return failures.every((failure) => countUp(remaining, canonicalJson(knownFailure(failure)), -1) > 0);
}

/** What a report shows of an entry; without its place if the baseline is written again, which moves its lines. */
function aboutEntry({ location, reason, tracking }: KnownTest | KnownRule, update: boolean): BaselineEntry {
  return { ...(!update && { location }), ...defined({ reason, tracking }) };
}

function staleFinding(entry: KnownTest | KnownRule, states: ReadonlyMap<string, TestState>, strict: boolean): Finding {
  const reasonText = entry.reason === undefined ? "" : ` (${entry.reason})`;
  const { server = null, target_version: revision = null } = "rule_id" in entry ? entry : {};
  const news =
    "rule_id" in entry
      ? `${entry.rule_id} no longer fails${server ? ` on ${server}` : ""}${revision ? ` at ${revision}` : ""}`
      : `${entry.test_id} ${states.get(entry.test_id) === "passed" ? "passes now" : "is not in its suite"}`;
  return {
    rule_id: STALE,
    severity: ruleOf(STALE).severity,
    message: `${news}${reasonText}: ${deletion(entry.location)}`,
    server,
    target_version: revision,
    count: 1,
    gates: strict,
    location: entry.location,
  };
}

function deletion({ file, line, end_line: end, end_column: column }: Location): string {
  // A place that ends in column 1 ends with the line before.
  const last = column === 1 && end > line ? end - 1 : end;
  return last > line ? `delete lines ${line} to ${last} of ${file}` : `delete line ${line} of ${file}`;
}
