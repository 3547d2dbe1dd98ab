import { judgeCase } from "../../conformance/calls/answer.js";
import { isClosed, withUnexpected } from "../../conformance/calls/invalid.js";
import { whyNotCalled } from "../../conformance/calls/may-call.js";
import { judgeChannels } from "../../conformance/calls/probes/channels.js";
import { hasFailed, type RejectionContext, unsentProbe } from "../../conformance/calls/probes/judge.js";
import { probeRequests } from "../../conformance/calls/probes/plan.js";
import {
  PROBES,
  type ProbeName,
  type ProbePlan,
  type ProbeResult,
  RULE_OF_PROBE,
} from "../../conformance/calls/probes/types.js";
import { isAboutService } from "../../conformance/calls/rejection-text.js";
import { nowMs, roundMs } from "../../core/clock.js";
import type { Failure, NegativePath as NegativePathSummary } from "../../core/generated/results.js";
import { defined, isObject } from "../../core/json/json.js";
import type { Redacted } from "../../core/redaction/redact.js";
import { hide, join, say } from "../../core/redaction/redacted.js";
import { failureOfOutcome, judgeEnvelope, missOf, prepareCall } from "../../engine/calls/call.js";
import { expectationsOf, type TestContext } from "../../engine/calls/test-context.js";
import { type Attempt, type CheckedTest, envelopeOf, toolLine } from "../../engine/judge/call.js";
import { abbreviate } from "../../engine/judge/evidence.js";
import { failureOf } from "../../engine/judge/failure.js";
import { loadAccepts } from "../../engine/judge/schema-port.js";
import { toolCallNotes } from "../../engine/lanes/call-notes.js";
import { listToolsOnce } from "../../mcp/list-all.js";
import type { Outcome } from "../../mcp/types.js";
import type { RuleId } from "../../rules/registry.js";
import type { NegativePathTest } from "./kind.js";
import { type ProbeContext, ProbeSender } from "./probe-sender.js";

/** Bad requests instead of one good one; `expect` then reads what became of them. */
export async function runNegativePathTest(
  checked: CheckedTest<NegativePathTest>,
  context: TestContext,
): Promise<Attempt> {
  const { test } = checked;
  const spec = { ...expectationsOf(checked, context), call: test.body.call };
  const { subject } = spec;
  const testCall = await prepareCall(spec, context);
  if (!("session" in testCall)) return testCall;
  const { lane, session, fill, generated, call } = testCall;
  const args = call.params.arguments as Record<string, unknown>;
  const startedAt = nowMs();
  const {
    baseAnswer,
    unanswered,
    negative_path: summary,
    ...probesAttempt
  } = await sendProbes({
    subject,
    test,
    args,
    generated,
    lane,
    session,
    owner: context.owner,
  });
  const durationMs = roundMs(nowMs() - startedAt);
  const row = { negative_path: summary };
  const attempt: Attempt = { ...probesAttempt, durationMs, call, row };
  if (unanswered) return { ...attempt, failures: [failureOfOutcome(subject, call, unanswered)] };
  const { status, failures } = probesAttempt;
  // Without the valid call, `expect` can say something of the probes alone.
  const isStopped = summary.checks_run === 0 && (status === "failed" || status === "unverified");
  const { assertions, limits } = baseAnswer
    ? { ...checked, limits: test.limits }
    : withoutAnswer(checked, context, isStopped);
  if (assertions === undefined && limits === undefined) return attempt;
  const outcome: Outcome = baseAnswer ?? { kind: "answer", answer: {}, durationMs, notifications: [] };
  const envelope = envelopeOf(call.method, outcome, session.facts.negotiatedVersion);
  const expect = { ...checked, assertions: assertions ?? [] };
  const ofProbes = { ...envelope, negative_path: summary };
  const expectAttempt = { ...(await judgeEnvelope(ofProbes, { ...spec, expect, limits }, fill, context)), durationMs };
  // What says nothing of the probes, a limit or the `expect` of all tests, leaves their gate as it is.
  if (!isStopped && expect.assertions.some(({ source }) => isOfProbes(source.target))) {
    const request = failures[0]?.request;
    const withRequest = expectAttempt.failures.map((failure) => ({
      ...failure,
      ...(request !== undefined && { request }),
    }));
    return { ...expectAttempt, failures: withRequest, call, row: { ...expectAttempt.row, ...row } };
  }
  const judged = expectAttempt.status === "passed" ? attempt : { ...attempt, ...expectAttempt };
  return {
    ...judged,
    failures: [...failures, ...expectAttempt.failures],
    row: { ...expectAttempt.row, ...row },
  };
}

function isOfProbes(target: string): boolean {
  return /^(negative_path|$)/.test(target);
}

/** What is not about the answer to the valid call, which was not made. `isStopped`: no probe was sent either. */
function withoutAnswer(
  { assertions, test: { server, limits, body } }: CheckedTest<NegativePathTest>,
  context: TestContext,
  isStopped: boolean,
): Pick<CheckedTest, "assertions"> & { limits?: undefined } {
  if (isStopped) return { assertions: assertions?.filter(({ source }) => isOfProbes(source.target)) };
  const report = (ruleId: RuleId, what: string, location: Failure["location"]) => {
    const message = say`${hide(what)} was not checked: the valid call of ${hide(body.call.tool)} was not made`;
    context.lane(server).warn(ruleId, message, location, context.owner);
  };
  const { maxDurationMs, maxResponseTokens } = limits ?? {};
  if (maxDurationMs) report("ASSERT-MAX-DURATION", "max_duration_ms", maxDurationMs.location);
  if (maxResponseTokens) report("ASSERT-MAX-TOKENS", "max_response_tokens", maxResponseTokens.location);
  const remaining = assertions?.filter(({ source: { target, location } }) => {
    const isOfHttp = /^http\b/.test(target);
    if (isOfHttp) report("ASSERT-TARGET", target, location);
    return !isOfHttp;
  });
  return { assertions: remaining };
}

type Probes = Partial<Record<ProbeName, ProbeResult>>;

/** The attempt if the test has no `expect`, or if the base call was rejected. */
interface ProbesAttempt extends Omit<Attempt, "durationMs"> {
  negative_path: NegativePathSummary;
  /** The answer to the valid call, if there is one. */
  baseAnswer?: Outcome & { kind: "answer" };
  /** The valid call without an answer, or a request that the cassette does not have: the test is judged by it. */
  unanswered?: Exclude<Outcome, { kind: "answer" }> | undefined;
}

/** Calls the tool with valid arguments, if it may be called, then with bad ones, and judges each response. */
async function sendProbes(context: ProbeContext): Promise<ProbesAttempt> {
  const { test, lane, session, owner, args: baseArgs } = context;
  const { call, checks, oversizedBytes, baseCall } = test.body;
  // Without a recorded answer to one request, the probes as a whole cannot be judged.
  const erroredBy = (unanswered: ProbesAttempt["unanswered"]): ProbesAttempt => {
    const negative_path = emptySummary(test.body, "skipped", "the cassette has no such request");
    return { negative_path, status: "errored", failures: [], unanswered };
  };
  const options = { timeoutMs: test.timeoutMs, purpose: "test", owner } as const;
  const toolList = await listToolsOnce(session, options, call.tool);
  const missingRecording = missOf(toolList.broken);
  if (missingRecording) return erroredBy(missingRecording);
  const tools = toolList.items.filter(isObject);
  const sameName = tools.filter(({ name }) => name === call.tool);
  const [tool] = sameName;
  if (!tool && !toolList.unfinished) {
    const message = say`tools/list has no tool \`${hide(call.tool)}\`, so no bad request was sent`;
    const fix = "Correct the name of the tool.";
    const failures = [failureOfBase(context, "tool", tools, { message, fix })];
    const negative_path = emptySummary(test.body, "skipped", "the server does not list the tool");
    return { negative_path, status: "failed", failures };
  }
  const ofName = { isNamed: true, isUnfinished: toolList.unfinished === true };
  const whyUnsafe =
    baseCall === undefined ? whyNotCalled(call.tool, sameName, lane.server.safeCalls, ofName) : undefined;
  const whyWithheld = baseCall === false ? "`base_call` is false" : whyUnsafe;
  const valid = { name: call.tool, arguments: baseArgs };
  const generated = new Map(context.generated);
  const outcome =
    whyWithheld === undefined ? await session.request("tools/call", valid, { ...options, generated }) : undefined;
  if (outcome) {
    await lane.recordOutcome(session, outcome, { method: "tools/call", params: { name: call.tool } });
    if (missOf(outcome)) return erroredBy(missOf(outcome));
    const baseResult = judgeCase({ label: "" }, outcome);
    if (outcome.kind !== "answer" && (baseResult.outcome === "hang" || baseResult.outcome === "crash")) {
      const negative_path = emptySummary(test.body, "rejected");
      return { negative_path, status: "failed", failures: [], unanswered: outcome };
    }
    if (baseResult.outcome !== "accepted") {
      const rejection = hide(baseResult.message ?? baseResult.reason ?? "no reason was given");
      const reason = say`the valid base call was rejected: ${rejection}`;
      const negative_path = emptySummary(test.body, "rejected", reason);
      if (baseResult.outcome === "unverified" || (isAboutService(baseResult.message) && !lane.hasAcceptedCall))
        return { negative_path, status: "unverified", reason, failures: [] };
      const message = say`the base call was rejected, so the probes prove nothing: ${rejection}`;
      const fix = "Give the test other `args`, which the tool accepts, or set `base_call: false`.";
      const request = hide(toolLine(call.tool, abbreviate(baseArgs)));
      const failures = [failureOfBase(context, "args", tools, { message, fix, request })];
      return { negative_path, status: "failed", failures };
    }
  }
  const schema = tool && (tool.inputSchema ?? {});
  const accepts = await loadAccepts(schema ?? {});
  // Before the requests are planned: a schema that is too slow for one of them judges nothing more.
  const isValid = (await accepts(baseArgs)) === true;
  // If the arguments themselves are not valid, nothing is known about a further field.
  const allowsUnknownFields = isValid
    ? (await accepts(withUnexpected(schema, baseArgs).args)) === true
    : !isClosed(schema);
  const rejectionContext: RejectionContext = { acceptedBase: outcome !== undefined, allowsUnknownFields };
  const plan = await probeRequests({
    tool: call.tool,
    schema,
    base: baseArgs,
    checks,
    oversizedBytes,
    accepts,
    names: tools.flatMap(({ name }) => (typeof name === "string" ? [name] : [])),
    ...(whyWithheld !== undefined && { withheld: whyWithheld }),
  });
  const sender = new ProbeSender(context, rejectionContext);
  const probes: Probes = {};
  for (const name of PROBES) {
    const probePlan = plan[name];
    if (!probePlan) continue;
    probes[name] = "cases" in probePlan ? await sender.send(name, probePlan) : unsentProbe(probePlan);
    if (sender.unrecorded) return erroredBy(sender.unrecorded);
  }
  reportChannels(context, probes, sender);
  const attempt = judgeProbes(context, probes, rejectionContext, sender, reportOmitted(context, plan));
  return { ...attempt, ...(outcome?.kind === "answer" && { baseAnswer: outcome }) };
}

function judgeProbes(
  context: ProbeContext,
  probes: Probes,
  { acceptedBase, allowsUnknownFields }: RejectionContext,
  sender: ProbeSender,
  omitted: string,
): ProbesAttempt {
  const all = PROBES.flatMap((name) => (probes[name] ? [{ name, result: probes[name] }] : []));
  const judgedProbes = all.filter(({ result }) => result.outcome !== "skipped" && result.outcome !== "unverified");
  const failures = judgedProbes
    .filter(({ name, result }) => hasFailed(name, result.outcome, allowsUnknownFields))
    .map(({ name, result }) => failureOfProbe(context, name, result, sender))
    .filter((failure) => !reportOfSdk(context, failure));
  const unverifiedProbe = all.find(({ result }) => result.outcome === "unverified");
  const negative_path: NegativePathSummary = {
    checks_run: judgedProbes.length,
    failures: failures.length,
    gate_passed: judgedProbes.length > 0 && failures.length === 0 && !unverifiedProbe ? 1 : 0,
    base: acceptedBase ? "accepted" : "skipped",
    probes: probes as NegativePathSummary["probes"],
  };
  const rest = { negative_path, failures };
  if (failures.length > 0) return { status: "failed", ...rest };
  if (unverifiedProbe) {
    const reason = say`${unverifiedProbe.name}: ${hide(unverifiedProbe.result.reason ?? "")}`;
    return { status: "unverified", reason, ...rest };
  }
  if (judgedProbes.length > 0) return { status: "passed", ...(omitted !== "" && { reason: hide(omitted) }), ...rest };
  const reasons = hide(all.map(({ name, result }) => `${name}: ${result.reason}`).join("; "));
  return { status: "skipped", reason: reasons || say`no probe was selected`, ...rest };
}

/** A failure that is a fault of the SDK is a finding instead; true if it is. */
function reportOfSdk({ lane, owner }: ProbeContext, { rule_id, message, location, request }: Failure): boolean {
  const fault = { rule_id: rule_id as RuleId, message: hide(message), ...defined({ owner }) };
  if (lane.findings.sdkOf(fault) === undefined) return false;
  lane.findings.report(fault, { gates: false, location, ...(request !== undefined && { request: hide(request) }) });
  return true;
}

/** The failure of a test whose valid call cannot be made or is rejected, at the key that states what is wrong. */
function failureOfBase(
  { subject, args, test: { node, body } }: ProbeContext,
  key: "tool" | "args",
  tools: readonly unknown[],
  parts: { message: Redacted; fix: string; request?: Redacted },
): Failure {
  const location = subject.suite.places.locate(node, [key in node ? key : "negative_path"], "key");
  const notes = toolCallNotes(body.call.tool, args, tools);
  const note = notes.length > 0 && { note: join(notes, "\n") };
  return failureOf(subject, "ASSERT-RESULT", { ...parts, location, ...note });
}

const WRONG = { accepted: "accepts a bad call", hang: "does not answer a bad call", crash: "crashes on a bad call" };

function failureOfProbe(
  { subject, test: { node, body } }: ProbeContext,
  name: ProbeName,
  result: ProbeResult,
  sender: ProbeSender,
): Failure {
  const process = sender.ends.get(name);
  const badCases = result.cases.filter(({ outcome }) => outcome === result.outcome);
  const cases = badCases.slice(0, 20).map(({ label }) => label);
  const what = say`${hide(body.call.tool)} ${hide(WRONG[result.outcome as keyof typeof WRONG])}`;
  const more = badCases.length > cases.length ? say` and ${badCases.length - cases.length} more` : "";
  const notes = [`${badCases.length} of ${result.cases.length} requests of ${name}`, result.reason];
  return failureOf(subject, RULE_OF_PROBE[name], {
    target: `negative_path.probes.${name}.outcome`,
    message: say`${what}: ${hide(cases.join(", "))}${more}`,
    expected: name === "oversized" ? say`an answer` : say`rejected`,
    actual: say`${result.outcome}`,
    note: hide(notes.filter(Boolean).join("; ")),
    location: subject.suite.places.locate(node, ["negative_path"], "key"),
    ...(process && { process }),
    ...sender.request(badCases[0]),
  });
}

/**
 * Reports rejections on the wrong channel. Those of unknown tools do not depend on the test's tool: if they do not gate, they
 * stand at the server.
 */
function reportChannels(context: ProbeContext, probes: Probes, sender: ProbeSender): void {
  const { subject, test, lane, session, owner } = context;
  const { suite } = subject;
  const { call, errorChannel } = test.body;
  const gate = errorChannel ?? suite.runOptions.errorChannel;
  if (gate === "off") return;
  const location = suite.places.locate(test.node, ["negative_path"], "key");
  for (const { first, ...finding } of judgeChannels(call.tool, probes, session.facts.negotiatedVersion)) {
    const fault = { ...finding, ...sender.answer(first), ...(owner && { owner }) };
    const gates = gate === "fail";
    const ofServer = finding.rule_id === "ERRCHAN-002" && !gates;
    lane.findings.report(fault, { gates, ...(!ofServer && { location }), ...sender.request(first) });
  }
}

function emptySummary(
  { checks }: NegativePathTest,
  base: NegativePathSummary["base"],
  reason = "the valid base call was not answered",
): NegativePathSummary {
  const unknown = unsentProbe({ outcome: "unverified", reason });
  const probes = Object.fromEntries(checks.map((name) => [name, unknown]));
  return { checks_run: 0, failures: 0, gate_passed: 0, base, probes };
}

/** Reports which probes were not sent in full, at the `negative_path` of their test. Returns the report in one line. */
function reportOmitted({ subject, test, lane, owner }: ProbeContext, plan: ProbePlan): string {
  const omitted = PROBES.flatMap((name) => {
    const probePlan = plan[name];
    return probePlan && "omitted" in probePlan ? [`${name}: ${probePlan.omitted}`] : [];
  }).join("; ");
  const location = subject.suite.places.locate(test.node, ["negative_path"], "key");
  if (omitted !== "")
    lane.warn("SUITE-PROBES-CUT", say`${hide(test.body.call.tool)}: ${hide(omitted)}`, location, owner);
  return omitted;
}
