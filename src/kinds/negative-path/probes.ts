import { isClosed, withUnexpected } from "../../conformance/calls/invalid.js";
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
import type { Failure, NegativePath as NegativePathSummary } from "../../core/generated/results.js";
import { defined } from "../../core/json/json.js";
import { hide, say } from "../../core/redaction/redacted.js";
import { failureOf } from "../../engine/judge/failure.js";
import { loadAccepts } from "../../engine/judge/schema-port.js";
import type { RuleId } from "../../rules/registry.js";
import { callBase, erroredBy, findTool, type ProbesAttempt } from "./base-call.js";
import { type ProbeContext, ProbeSender } from "./probe-sender.js";

type Probes = Partial<Record<ProbeName, ProbeResult>>;

/** Calls the tool with valid arguments, if it may be called, then with bad ones, and judges each response. */
export async function sendProbes(context: ProbeContext): Promise<ProbesAttempt> {
  const { args, test } = context;
  const { call, checks, oversizedBytes } = test.body;
  const found = await findTool(context);
  if ("status" in found) return found;
  const { tools, tool, whyWithheld } = found;
  const base = whyWithheld === undefined ? await callBase(context, tools) : undefined;
  if (base && "status" in base) return base;
  const schema = tool && (tool.inputSchema ?? {});
  const accepts = await loadAccepts(schema ?? {});
  // Before the requests are planned: a schema that is too slow for one of them judges nothing more.
  const isValid = (await accepts(args)) === true;
  // If the arguments themselves are not valid, nothing is known about a further field.
  const allowsUnknownFields = isValid ? (await accepts(withUnexpected(schema, args).args)) === true : !isClosed(schema);
  const plan = await probeRequests({
    tool: call.tool,
    schema,
    base: args,
    checks,
    oversizedBytes,
    accepts,
    names: tools.flatMap(({ name }) => (typeof name === "string" ? [name] : [])),
    ...(whyWithheld !== undefined && { withheld: whyWithheld }),
  });
  const rejectionContext: RejectionContext = { acceptedBase: base !== undefined, allowsUnknownFields };
  const sender = new ProbeSender(context, rejectionContext);
  const probes: Probes = {};
  for (const name of PROBES) {
    const probePlan = plan[name];
    if (!probePlan) continue;
    probes[name] = "cases" in probePlan ? await sender.send(name, probePlan) : unsentProbe(probePlan);
    if (sender.unrecorded) return erroredBy(sender.unrecorded, context);
  }
  reportChannels(context, probes, sender);
  const attempt = judgeProbes(context, probes, rejectionContext, sender, reportOmitted(context, plan));
  return { ...attempt, ...(base && { baseAnswer: base.answer }) };
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
