import type { Finding, Summary } from "../core/generated/results.js";
import { plural } from "../core/text.js";
import type { Head } from "./types.js";

/** The options for judging a run; what is left out is off. */
export interface GatePolicy {
  /** Unverified tests fail the run. */
  strict?: boolean;
  /** Deferred tests are errors. */
  requireModels?: boolean;
  /** Known failures fail the run like new ones. */
  gateKnown?: boolean;
  /** A run in which nothing was selected passes. */
  passWithNoTests?: boolean;
  /** A run in which every test was skipped or unverified passes. */
  allowEmpty?: boolean;
  /** How many tests were selected, in all shards together; all rows if it is left out. */
  selected?: number;
  interrupted?: boolean;
  /** The names of the suites, for a run that has no tests. */
  suites?: readonly string[];
  /** What is missing from the whole, such as a shard; each is an error. */
  missing?: readonly string[];
}

export interface GateResult {
  conclusion: "success" | "failure" | "error" | "interrupted";
  exitCode: 0 | 1 | 2 | 130;
  /** Why it is not a success, one sentence each, most severe first. */
  reasons: string[];
  /** The reasons that neither the counts nor the findings show. */
  otherReasons: string[];
}

/** The policy by which recorded results are judged: that of their run. */
export function recordedPolicy({ run, rules }: Head): GatePolicy {
  return {
    passWithNoTests: run.allow_empty === true,
    allowEmpty: run.allow_empty === true,
    strict: run.strict === true,
    requireModels: run.require_models === true,
    ...(run.none_selected && { selected: 0 }),
    suites: run.suite_files,
    // A run that timed out was stopped as well, but one of its tests says so.
    interrupted: run.interrupted === true && !Object.hasOwn(rules, "SUITE-RUN-TIMEOUT"),
  };
}

function noTests([only, ...others]: readonly string[]): string {
  const which = only === undefined || others.length > 0 ? "The suites have" : `${only} has`;
  return `${which} no tests: write one, such as under \`tools\`, or set pass-with-no-tests.`;
}

const NOTHING_JUDGED = "Nothing was judged: each test was skipped or could not be verified.";

/** Judges a whole run. An interrupt outranks errors, errors outrank failures. Known failures do not count. */
export function gate(summary: Summary, findings: readonly Finding[], policy: GatePolicy): GateResult {
  const selected = policy.selected ?? summary.total;
  const nothing = selected === 0 && !policy.passWithNoTests;
  const failed = Math.max(0, summary.failed - (policy.gateKnown ? 0 : (summary.known_failures ?? 0)));
  const gating = findings.filter(({ gates, known }) => gates || (policy.gateKnown && known));
  const describe = (shown: readonly Finding[]) =>
    shown.map(({ rule_id, message, server }) => `${rule_id}${server ? ` on ${server}` : ""}: ${message}`);
  const tests = (count: number, what: string) => (count > 0 ? [`${plural(count, "test")} ${what}.`] : []);

  const interrupts = policy.interrupted ? ["The run was interrupted."] : [];
  const missing = [
    ...(policy.missing ?? []),
    ...(nothing ? [summary.total === 0 ? noTests(policy.suites ?? []) : "No test was selected."] : []),
  ];
  const noModel = tests(policy.requireModels ? summary.deferred : 0, "needed a model, and models are required");
  const notVerified = tests(policy.strict ? summary.unverified : 0, "could not be verified, and the run is strict");
  const errors = [
    ...missing,
    ...tests(summary.errored, "could not be judged"),
    ...describe(gating.filter(({ unjudged }) => unjudged)),
    ...noModel,
  ];
  const failures = [
    ...tests(failed, "failed"),
    ...describe(gating.filter(({ unjudged }) => !unjudged)),
    ...notVerified,
  ];

  const isEmpty = selected > 0 && summary.skipped + summary.unverified === summary.total;
  if (isEmpty && !policy.allowEmpty && errors.length + failures.length === 0) {
    missing.push(NOTHING_JUDGED);
    errors.push(NOTHING_JUDGED);
  }

  const reasons = [...interrupts, ...errors, ...failures];
  const failsByKnown = policy.gateKnown && ((summary.known_failures ?? 0) > 0 || findings.some(({ known }) => known));
  const knownGate = failsByKnown ? ["Known failures fail the run."] : [];
  const otherReasons = [...missing, ...noModel, ...notVerified, ...knownGate];
  if (interrupts.length > 0) return { conclusion: "interrupted", exitCode: 130, reasons, otherReasons };
  if (errors.length > 0) return { conclusion: "error", exitCode: 2, reasons, otherReasons };
  if (failures.length > 0) return { conclusion: "failure", exitCode: 1, reasons, otherReasons };
  return { conclusion: "success", exitCode: 0, reasons, otherReasons };
}
