import { hasFailed, judgeCase, type RejectionContext, unsentProbe } from "../../conformance/probes/judge.js";
import { judgeChannels } from "../../conformance/probes/rejections.js";
import { isClosed, probeRequests, withheldBecause, withUnexpected } from "../../conformance/probes/requests.js";
import {
  PROBES,
  type ProbeName,
  type ProbePlan,
  type ProbeResult,
  RULE_OF_PROBE,
  type SchemaCheck,
} from "../../conformance/probes/types.js";
import { nowMs, roundMs } from "../../core/clock.js";
import type { Failure, NegativePath as NegativePathSummary, Status } from "../../core/generated/results.js";
import { isObject } from "../../core/json/json.js";
import type { Redacted } from "../../core/redaction/redact.js";
import { hide, say } from "../../core/redaction/redacted.js";
import { missOf } from "../../engine/calls/response.js";
import { failureOf, type Subject } from "../../engine/judge/failure.js";
import { loadAccepts } from "../../engine/judge/schema-port.js";
import { type ListResult, listAll } from "../../mcp/list-all.js";
import type { Outcome, RequestValues } from "../../mcp/types.js";
import type { Suite } from "../../suite/types.js";
import type { NegativePathTest } from "./kind.js";
import { type ProbeContext, ProbeSender } from "./probe-sender.js";

type Probes = Partial<Record<ProbeName, ProbeResult>>;

/** The result of the bad requests of one test. */
export interface NegativePathResult {
  summary: NegativePathSummary;
  durationMs: number;
  /** The verdict if the test has no `expect`, or if the base call was rejected. */
  status: Status;
  reason?: Redacted;
  failures: Failure[];
  /** The answer to the valid call, if there is one. */
  base?: Outcome & { kind: "answer" };
  /** The valid call without an answer, or a request that the cassette does not have: the test is judged by it. */
  unanswered?: Exclude<Outcome, { kind: "answer" }> | undefined;
}

/**
 * Calls the tool with valid arguments, then with bad ones, and judges each response. A tool that must not be called gets
 * no request that its schema accepts.
 */
export async function sendProbes(context: ProbeContext): Promise<NegativePathResult> {
  const { test, lane, session, owner } = context;
  const { call, ...options } = test.body;
  const startedAt = nowMs();
  const since = () => roundMs(nowMs() - startedAt);
  // Without a recorded answer to one request, the probes as a whole cannot be judged.
  const unrecorded = (unanswered: NegativePathResult["unanswered"]): NegativePathResult => {
    const summary = emptySummary(test.body, "skipped", "the cassette has no such request");
    return { summary, durationMs: since(), status: "errored", failures: [], unanswered };
  };
  const send = (method: string, params: Record<string, unknown> | undefined, generated: RequestValues = new Map()) =>
    session.request(method, params, { timeoutMs: test.timeoutMs, purpose: "test", generated, owner });
  const listed = await listAll("tools/list", send);
  const unlisted = missOf(listed.broken);
  if (unlisted) return unrecorded(unlisted);
  const tools = listed.items.filter(isObject);
  const named = tools.filter(({ name }) => name === call.tool);
  const [tool] = named;
  const withheld = withholdingReason(context, named, listed);
  const base =
    withheld === undefined
      ? await send("tools/call", { name: call.tool, arguments: context.args }, new Map(context.generated))
      : undefined;
  if (base) await lane.recordOutcome(session, base, { method: "tools/call", params: { name: call.tool } });
  const uncalled = missOf(base);
  if (uncalled) return unrecorded(uncalled);
  const judgedBase = base && judgeCase({ label: "" }, base);
  if (base && base.kind !== "answer" && (judgedBase?.outcome === "hang" || judgedBase?.outcome === "crash")) {
    const summary = emptySummary(test.body, "rejected");
    return { summary, durationMs: since(), status: "failed", failures: [], unanswered: base };
  }
  if (judgedBase && judgedBase.outcome !== "accepted") {
    const rejection = hide(judgedBase.message ?? judgedBase.reason ?? "no reason was given");
    const reason = say`the valid base call was rejected: ${rejection}`;
    const summary = emptySummary(test.body, "rejected", reason);
    return { summary, durationMs: since(), status: "unverified", reason, failures: [] };
  }
  const schema = tool && (tool.inputSchema ?? {});
  const accepts = await loadAccepts(schema ?? {});
  // Before the requests are planned: a schema that is too slow for one of them judges nothing more.
  const rejectionContext: RejectionContext = {
    acceptedBase: base !== undefined,
    open: await isOpen(schema, context.args, accepts),
  };
  const plan = await probeRequests({
    tool: call.tool,
    schema,
    base: context.args,
    names: tools.flatMap(({ name }) => (typeof name === "string" ? [name] : [])),
    checks: options.checks,
    oversizedBytes: options.oversizedBytes,
    accepts,
    ...(withheld !== undefined && { withheld }),
  });
  const sender = new ProbeSender(context, rejectionContext);
  const probes: Probes = {};
  for (const name of PROBES) {
    const planned = plan[name];
    if (!planned) continue;
    if ("skipped" in planned) probes[name] = unsentProbe("skipped", planned.skipped);
    else if ("unverified" in planned) probes[name] = unsentProbe("unverified", planned.unverified);
    else probes[name] = await sender.send(name, planned);
    if (sender.unrecorded) return unrecorded(sender.unrecorded);
  }
  reportChannels(context, probes, sender);
  const omitted = reportOmitted(context, plan);
  return {
    ...judgeProbes(context, probes, rejectionContext, sender, omitted),
    durationMs: since(),
    ...(base?.kind === "answer" && { base }),
  };
}

function judgeProbes(
  { subject, suite, test }: ProbeContext,
  probes: Probes,
  { acceptedBase, open }: RejectionContext,
  sender: ProbeSender,
  omitted: string,
): Pick<NegativePathResult, "summary" | "status" | "reason" | "failures"> {
  const all = PROBES.flatMap((name) => (probes[name] ? [{ name, result: probes[name] }] : []));
  const judged = all.filter(({ result }) => result.outcome !== "skipped" && result.outcome !== "unverified");
  const failed = judged.filter(({ name, result }) => hasFailed(name, result.outcome, open));
  const unverified = all.find(({ result }) => result.outcome === "unverified");
  const summary: NegativePathSummary = {
    checks_run: judged.length,
    failures: failed.length,
    gate_passed: judged.length > 0 && failed.length === 0 && !unverified ? 1 : 0,
    base: acceptedBase ? "accepted" : "skipped",
    probes: probes as NegativePathSummary["probes"],
  };
  const failures = failed.map(({ name, result }) => failureOfProbe(subject, suite, test, name, result, sender));
  if (failures.length > 0) return { summary, status: "failed", failures };
  if (unverified) {
    return {
      summary,
      status: "unverified",
      reason: say`${unverified.name}: ${hide(unverified.result.reason ?? "")}`,
      failures,
    };
  }
  if (judged.length > 0)
    return { summary, status: "passed", failures, ...(omitted !== "" && { reason: hide(omitted) }) };
  const reason =
    hide(all.map(({ name, result }) => `${name}: ${result.reason}`).join("; ")) || say`no probe was selected`;
  return { summary, status: "skipped", reason, failures };
}

function failureOfProbe(
  subject: Subject,
  suite: Suite,
  { node, body: { call } }: ProbeContext["test"],
  name: ProbeName,
  result: ProbeResult,
  sender: ProbeSender,
): Failure {
  const process = sender.ends.get(name);
  const bad = result.cases.filter(({ outcome }) => outcome === result.outcome);
  const cases = bad.slice(0, 20).map(({ label }) => label);
  const descriptions = {
    accepted: "accepts a bad call",
    hang: "does not answer a bad call",
    crash: "crashes on a bad call",
  };
  const description = descriptions[result.outcome as keyof typeof descriptions];
  return failureOf(subject, RULE_OF_PROBE[name], {
    target: `negative_path.probes.${name}.outcome`,
    message: say`${hide(call.tool)} ${hide(description)}: ${hide(cases.join(", "))}${bad.length > cases.length ? say` and ${bad.length - cases.length} more` : ""}`,
    expected: name === "oversized" ? say`an answer` : say`rejected`,
    actual: say`${result.outcome}`,
    note: hide(
      [`${bad.length} of ${result.cases.length} requests of ${name}`, result.reason].filter(Boolean).join("; "),
    ),
    location: suite.places.locate(node, ["negative_path"], "key"),
    ...(process && { process }),
    ...sender.request(bad[0]),
  });
}

/**
 * Reports rejections on the wrong channel at the `negative_path` of their test. Unless they fail it, those of unknown tools are
 * reported at the server, once for all tests: they do not depend on the tool.
 */
function reportChannels(context: ProbeContext, probes: Probes, sender: ProbeSender): void {
  const { suite, test, lane, session, owner } = context;
  const { call, errorChannel } = test.body;
  const gate = errorChannel ?? suite.runOptions.errorChannel;
  if (gate === "off") return;
  const location = suite.places.locate(test.node, ["negative_path"], "key");
  for (const { first, ...found } of judgeChannels(call.tool, probes, session.facts.negotiatedVersion)) {
    const fault = { ...found, ...sender.answer(first), ...(owner && { owner }) };
    const gates = gate === "fail";
    const ofServer = found.rule_id === "ERRCHAN-002" && !gates;
    lane.findings.report(fault, { gates, ...(!ofServer && { location }), ...sender.request(first) });
  }
}

/** The summary if the base call was not accepted: nothing is known about the probes. */
function emptySummary(
  { checks }: NegativePathTest,
  base: NegativePathSummary["base"],
  reason = "the valid base call was not answered",
): NegativePathSummary {
  const unknown: ProbeResult = { outcome: "unverified", channel: "none", reason, duration_ms: 0, cases: [] };
  const probes = Object.fromEntries(checks.map((name) => [name, unknown]));
  return { checks_run: 0, failures: 0, gate_passed: 0, base, probes };
}

/** Reports which probes were not sent in full, at the `negative_path` of their test. Returns the report in one line. */
function reportOmitted({ suite, test, lane, owner }: ProbeContext, plan: ProbePlan): string {
  const omitted = PROBES.flatMap((name) => {
    const planned = plan[name];
    return planned && "omitted" in planned ? [`${name}: ${planned.omitted}`] : [];
  }).join("; ");
  const location = suite.places.locate(test.node, ["negative_path"], "key");
  if (omitted !== "")
    lane.warn("SUITE-PROBES-CUT", say`${hide(test.body.call.tool)}: ${hide(omitted)}`, location, owner);
  return omitted;
}

/** Why a tool must not be called with arguments that its schema accepts; undefined if it may be. `named`: its entries. */
function withholdingReason(
  {
    test: {
      body: { call, baseCall },
    },
    lane,
  }: ProbeContext,
  named: readonly Record<string, unknown>[],
  { unfinished }: ListResult,
): string | undefined {
  if (baseCall === false) return "`base_call` is false";
  if (baseCall) return undefined;
  return withheldBecause(call.tool, named, unfinished === true, lane.server.safeCalls);
}

/** True if the schema accepts a field that it does not name. */
async function isOpen(schema: unknown, base: Record<string, unknown>, accepts: SchemaCheck): Promise<boolean> {
  // If the arguments themselves are not valid, nothing is known about the field.
  if ((await accepts(base)) !== true) return !isClosed(schema);
  return (await accepts(withUnexpected(schema, base).args)) === true;
}
