import type { Failure, Location, Score } from "../../core/generated/results.js";
import { isObject } from "../../core/json.js";
import { UserError } from "../../core/problem.js";
import type { Redacted } from "../../core/redaction/redact.js";
import { derive, excerpt, hide, hideValue, jsonExcerpt, say } from "../../core/redaction/redacted.js";
import type { JqProgram } from "../../matchers/engines/jq.js";
import { parseSteps } from "../../matchers/target.js";
import {
  type CompiledMatcher,
  type Explanation,
  GraderFault,
  MatcherError,
  NeedsModel,
  type Ports,
  SuiteFault,
  type TargetValue,
  type Verdict,
} from "../../matchers/types.js";
import { laterRevisionOf } from "../../mcp/revisions/known.js";
import type { ServerEnd } from "../../mcp/types.js";
import { isRuleId, type RuleId, ruleOf } from "../../rules/registry.js";
import type { Suite, SuiteTest } from "../../suite/types.js";
import { hasDeferred } from "../../suite/variables/deferred.js";
import { readScalar } from "../../suite/variables/variables.js";
import type { CheckedAssertion } from "../check.js";
import { absenceOf, meantFix } from "./absent.js";
import type { Envelope } from "./envelope.js";
import { modelText } from "./model-text.js";
import { withoutTargets } from "./volatile.js";

/** The test whose failures are being made. */
export interface Subject {
  suite: Suite;
  /** `server` is the one that answered; left out if there is none, or several. */
  test: Pick<SuiteTest, "name" | "location"> & Partial<Pick<SuiteTest, "server" | "row" | "data" | "node">>;
}

/** The result of judging a test's assertions. */
export interface Judgement {
  failures: Failure[];
  /** True if an assertion could not be judged because the suite is wrong: the test is errored. */
  broken: boolean;
  /** Why an assertion waits for a model, if one does. */
  waits?: Redacted;
  /** What models gave. */
  scores?: Score[];
}

/**
 * Judges every assertion of a test against its envelope, from the one at `from` on; all failures, not only the first.
 * Returns a promise only if it has to wait: most assertions are judged at once.
 * `fill` puts values known only at run time into a matcher's argument; `ports` are what matchers may use.
 */
export function judgeAll(
  subject: Subject,
  assertions: readonly CheckedAssertion[],
  envelope: Envelope,
  fill: <T>(value: T) => T,
  ports: Ports,
  from = 0,
  judgement: Judgement = { failures: [], broken: false },
): Judgement | Promise<Judgement> {
  for (let i = from; i < assertions.length; i++) {
    const assertion = assertions[i]!;
    try {
      const waiting = judgeOne(subject, assertion, envelope, fill, ports, judgement);
      if (waiting) {
        return waiting
          .catch((error) => recordError(subject, assertion, judgement, error))
          .then(() => judgeAll(subject, assertions, envelope, fill, ports, i + 1, judgement));
      }
    } catch (error) {
      recordError(subject, assertion, judgement, error);
    }
  }
  return judgement;
}

/** Adds the result of one assertion to the judgement; a promise if it has to wait. */
function judgeOne(
  subject: Subject,
  assertion: CheckedAssertion,
  envelope: Envelope,
  fill: <T>(value: T) => T,
  ports: Ports,
  judgement: Judgement,
): Promise<void> | undefined {
  const { failures } = judgement;
  const matcher = compileMatcher(assertion, fill);
  const value =
    matcher.name === "snapshot" ? valueWithoutVolatile(subject, assertion, envelope) : assertion.target.read(envelope);
  if (!value.found) {
    if (!allowsAbsent(assertion)) failures.push(absentFailure(subject, assertion, matcher.name, value, envelope));
    return undefined;
  }
  const take = (verdict: Verdict) => {
    const { score, reason, note } = verdict;
    if (score !== undefined) {
      const { target } = assertion.source;
      judgement.scores ??= [];
      judgement.scores.push({ name: matcher.name, target, score, ...(reason && { reason }), ...(note && { note }) });
    }
    if (!verdict.pass) failures.push(mismatchFailure(subject, assertion, matcher.name, verdict, envelope));
  };
  if (assertion.transform !== undefined) {
    return applyTransform(assertion.transform, value.value).then(async (input) =>
      take(input instanceof TransformFailure ? input.verdict : await matcher.judge(input, ports)),
    );
  }
  const judged = matcher.judge(value.value, ports);
  if (judged instanceof Promise) return judged.then(take);
  take(judged);
  return undefined;
}

/** What a snapshot compares: the value without what its server declares `volatile`; null if nothing is left. */
function valueWithoutVolatile({ suite, test }: Subject, { target }: CheckedAssertion, envelope: Envelope): TargetValue {
  const value = target.read(envelope);
  const volatile = suite.servers.get(test.server ?? "")?.volatile ?? [];
  if (volatile.length === 0 || !value.found) return value;
  const stable = target.read(withoutTargets(envelope, volatile));
  return stable.found ? stable : { found: true, value: null };
}

/** Records why an assertion could not be judged. Throws for a bug of ours. */
function recordError(subject: Subject, assertion: CheckedAssertion, judgement: Judgement, error: unknown): void {
  if (error instanceof NeedsModel) {
    judgement.waits ??= error.message;
    return;
  }
  const { target, location, matcher } = assertion.source;
  const failure = suiteFault(subject, error, { target, location });
  const place = error instanceof MatcherError && hasDeferred(matcher) ? csvPlace(subject) : undefined;
  const message = say`${hide(failure.message)} The cells of a CSV file are text: ${place ?? say``}.`;
  judgement.failures.push(place === undefined ? failure : { ...failure, message, fix: CSV_FIX });
  judgement.broken = true;
}

/** The failure for an error of the suite. Throws every other error: it is a bug of ours. */
export function suiteFault(
  subject: Subject,
  error: unknown,
  place: Pick<FailureParts, "target" | "location"> = {},
): Failure {
  if (error instanceof SuiteFault) {
    const rule = error instanceof GraderFault ? "EVAL-JUDGE" : "SUITE-FAULT";
    return failureOf(subject, rule, { ...place, message: error.message, fix: error.fix });
  }
  if (error instanceof MatcherError) {
    return failureOf(subject, "SUITE-FAULT", { ...place, message: hide(error.message), fix: error.fix });
  }
  // A reference that has no value when it is needed.
  const problem = error instanceof UserError ? error.problems[0] : undefined;
  if (problem === undefined) throw error;
  const message = say`${hide(problem.title)}: ${hide(problem.description)}`;
  return failureOf(subject, "SUITE-FAULT", { ...place, message, fix: problem.fix });
}

/** jq did not turn the value into exactly one output: the assertion has failed. */
class TransformFailure {
  constructor(readonly verdict: Verdict) {}
}

async function applyTransform(transform: JqProgram, value: unknown): Promise<unknown> {
  const { outputs, error } = await transform(value);
  const actual = hideValue(value);
  if (error !== undefined)
    return new TransformFailure({
      pass: false,
      actual,
      note: say`\`transform\` failed: ${await jqError(transform, value, error)}`,
    });
  if (outputs.length === 1) return outputs[0];
  const note = say`\`transform\` gave ${outputs.length === 0 ? "no output" : say`${outputs.length} outputs`}, not one`;
  return new TransformFailure({ pass: false, actual, note });
}

/** The error of jq on a value. It quotes the value, so jq runs again on the value without its secrets. */
export async function jqError(run: JqProgram, value: unknown, error: string): Promise<Redacted> {
  const redacted = hideValue(value);
  const redactedError = redacted === value ? error : (await run(redacted)).error;
  return derive(redacted, () => redactedError ?? "jq failed on a part that is hidden as a secret");
}

/** A test without `expect` passes when the call returned a result without `isError: true`. */
export function judgeResult(subject: Subject, envelope: Envelope): Failure[] {
  const { result } = envelope;
  const isError = isObject(result) && result["isError"] === true;
  if (isObject(result) && result["resultType"] === "input_required") return [inputRequiredFailure(subject, result)];
  if ("result" in envelope && !("error" in envelope) && !isError) return [];
  return [
    failureOf(subject, "ASSERT-RESULT", {
      message: "error" in envelope ? say`the call was answered with an error` : say`the call returned isError: true`,
      expected: { isError: false },
      actual: hideValue("error" in envelope ? envelope.error : result),
      taxonomy_ids: faultsOf(envelope),
    }),
  ];
}

/** The server requests input before it answers, and the suite declares none. */
function inputRequiredFailure(subject: Subject, result: Record<string, unknown>): Failure {
  const inputRequests = isObject(result["inputRequests"]) ? Object.values(result["inputRequests"]) : [];
  const methods = [
    ...new Set(inputRequests.map((request) => String(isObject(request) ? request["method"] : request))),
  ].join(", ");
  return failureOf(subject, "ASSERT-RESULT", {
    message: say`the server wants input before it answers: ${hide(methods) || "it does not say which"}`,
    expected: { resultType: say`complete` },
    actual: hideValue(result),
    fix: "Declare the answer under `client` of the server, or assert on `result.inputRequests`.",
  });
}

/** What a failure says: made of redacted values, because a secret is no longer recognised once it was cut or compared. */
export interface FailureParts extends Explanation {
  message: Redacted;
  severity?: Failure["severity"];
  fix?: string;
  process?: ServerEnd;
  target?: string;
  matcher?: string;
  taxonomy_ids?: string[];
  location?: Location;
}

/** A failure that no assertion stated stands at the test's name. */
export function failureOf(subject: Subject, ruleId: RuleId, rest: FailureParts): Failure {
  const rule = ruleOf(ruleId);
  const location: Location = rest.location ?? subject.test.location;
  return {
    test_name: subject.test.name,
    target: "",
    matcher: "",
    taxonomy_ids: ruleId.startsWith("FAULT-") ? [ruleId] : [],
    severity: rule.severity,
    fix: rule.fix,
    snippet: subject.suite.places.snippet(location),
    ...rest,
    location,
    rule_id: ruleId,
  };
}

function compileMatcher(assertion: CheckedAssertion, fill: <T>(value: T) => T): CompiledMatcher {
  const { matcher } = assertion;
  return typeof matcher === "function" ? matcher(fill(assertion.source.matcher)) : matcher;
}

/** Only `exact: null` passes on an absent path. */
function allowsAbsent({ source }: CheckedAssertion): boolean {
  return isObject(source.matcher) && source.matcher["exact"] === null;
}

function ruleOfMatcher(name: string): RuleId {
  const id = `ASSERT-${name.toUpperCase()}`;
  if (isRuleId(id)) return id;
  throw new Error(`the matcher ${name} has no rule`);
}

function mismatchFailure(
  subject: Subject,
  { source }: CheckedAssertion,
  name: string,
  verdict: Verdict,
  envelope: Envelope,
): Failure {
  const { pass: _, ...members } = verdict;
  const note = source.target === "result.isError" ? contentNote(envelope) : undefined;
  const message = hide(source.message ?? `${source.target || "the envelope"} does not match ${name}`);
  return failureOf(subject, ruleOfMatcher(name), {
    ...members,
    target: source.target,
    matcher: name,
    message: source.message === undefined && note !== undefined ? say`${message}: ${note}` : message,
    ...(source.message !== undefined && note !== undefined && { note }),
    ...textOfCell(subject, verdict),
    location: source.location,
    taxonomy_ids: faultsOf(envelope),
  });
}

/** The text of a CSV cell was compared with the number or boolean that it reads as. */
function textOfCell(subject: Subject, { expected, actual }: Verdict): { message: Redacted; fix: string } | undefined {
  const place = csvPlace(subject);
  if (place === undefined || typeof expected !== "string" || typeof actual === "string") return undefined;
  if (readScalar(expected) !== actual || actual === undefined || actual === null) return undefined;
  return { message: say`${expected} is text: it is a cell of ${place}`, fix: CSV_FIX };
}

const CSV_FIX = "Write the rows as a YAML or JSON file, or under `data:`, where numbers are numbers.";

/** The CSV file and the row of a test's data, if it has some. */
function csvPlace({ test: { node, row } }: Subject): Redacted | undefined {
  const data = isObject(node) ? node["data"] : undefined;
  const file = isObject(data) ? data["file"] : undefined;
  if (typeof file !== "string" || !/\.csv$/i.test(file)) return undefined;
  return say`${hide(file)}, row ${hide(String(row))}`;
}

/** What a result says that is an error, or should be one. */
function contentNote({ result }: Envelope): Redacted {
  const isError = isObject(result) && result["isError"] === true;
  const text = excerpt(modelText(result), 300);
  const what = isError ? say`the result is an error` : say`the result is not an error`;
  return text === "" ? what : say`${what}: ${text}`;
}

function absentFailure(
  subject: Subject,
  { source }: CheckedAssertion,
  name: string,
  value: Extract<TargetValue, { found: false }>,
  envelope: Envelope,
): Failure {
  const { note, meant } = absenceOf(envelope, source.target);
  return failureOf(subject, "ASSERT-TARGET", {
    target: source.target,
    matcher: name,
    message: hide(source.message ?? `there is nothing at ${source.target}`),
    ...(isObject(source.matcher) ? { expected: hideValue(source.matcher[name]) } : {}),
    note: say`no such path: ${note}${hide(revisionNote(source.target, value.existing, envelope))}${errorNote(envelope)}`,
    ...(meant !== undefined && { fix: meantFix(meant) }),
    location: source.location,
    taxonomy_ids: faultsOf(envelope),
  });
}

/** If the revision does not have the absent field, the server is not at fault. */
function revisionNote(target: string, existing: string, { protocol_version: version }: Envelope): string {
  const step = parseSteps(target)[parseSteps(existing).length];
  const field = step?.kind === "name" || step?.kind === "key" ? step.name : "";
  const first = laterRevisionOf(field, version);
  return first === undefined ? "" : `; \`${field}\` came with revision ${first}, and this session speaks ${version}`;
}

/** If the server answered with an error, the path is absent because of it, so the reader needs the error. */
function errorNote(envelope: Envelope): Redacted {
  if ("error" in envelope) return say`; the server answered with the error ${jsonExcerpt(envelope.error, 400, "")}`;
  const { result } = envelope;
  return isObject(result) && result["isError"] === true ? say`; ${contentNote(envelope)}` : say``;
}

/** The faults beside an assertion's own id, if the envelope shows one. */
function faultsOf(envelope: Envelope): string[] {
  return "error" in envelope ? ["FAULT-PROTO-ERROR-ANSWER"] : [];
}
