import type { NamedState } from "../../conformance/server/check-result.js";
import type { Failure, Status } from "../../core/generated/results.js";
import { isObject } from "../../core/json/json.js";
import type { Redacted } from "../../core/redaction/redact.js";
import { hide, hideValue, say } from "../../core/redaction/redacted.js";
import { acquireSession, judgeEnvelope, missOf, noAnswerOf, type TestSession } from "../../engine/calls/call.js";
import { expectationsOf, type TestContext } from "../../engine/calls/test-context.js";
import { type Attempt, type Call, type CheckedTest, envelopeOf, unsentCall } from "../../engine/judge/call.js";
import { type FailedTest, failureOf, suiteFault } from "../../engine/judge/failure.js";
import type { Lane } from "../../engine/lanes/lane.js";
import type { SessionResult } from "../../engine/lanes/lane-sessions.js";
import { tokenNameOf } from "../../engine/lanes/server-target.js";
import { SuiteFault } from "../../matchers/types.js";
import { LIST_MEMBERS, listAll, listToolsOnce } from "../../mcp/list-all.js";
import { FIRST_MODERN, isSince } from "../../mcp/revisions/known.js";
import type { Outcome, Owner, Purpose } from "../../mcp/types.js";
import { allRules, ruleOf } from "../../rules/registry.js";
import { suggestOr } from "../../suite/suggest.js";
import { child } from "../../suite/yaml/nodes.js";
import { AUDIT, AUDIT_OPTIONS, CORPUS, type ComplianceTest, isInvariants, isOfCheck } from "./kind.js";
import { toolsOf } from "./named-state.js";

/** A check of the protocol; without `expect`, a result passes. */
export async function runComplianceTest(checked: CheckedTest<ComplianceTest>, context: TestContext): Promise<Attempt> {
  const { body } = checked.test;
  const spec = expectationsOf(checked, context);
  const { subject, timeoutMs } = spec;
  const { owner } = context;
  const onLane = context.lane(spec.server);
  const sessionResult = await onLane.sessions.acquire();
  if (isDenied(sessionResult) && judgesTokens(body.check) && !(onLane.server.http && tokenNameOf(onLane.server.http))) {
    const apart = { ...body, checked, subject, lane: onLane, owner };
    return body.check === AUDIT ? runAudit(apart) : checkCorpus(apart, body.check ?? "");
  }
  const testSession = await acquireSession(spec, context, sessionResult);
  if (!("session" in testSession)) return testSession;
  const { lane, session, fill, generated } = testSession;
  let request: ComplianceTest["request"];
  try {
    request = fill(body.request);
  } catch (error) {
    return unsentCall("errored", suiteFault(subject, error));
  }
  const method = body.check ?? request?.method ?? "raw";
  const line = () => body.raw ?? (request ? `${method} ${JSON.stringify(request.params ?? {})}` : method);
  const call: Call = { method, params: { ...request?.params }, line };
  const result = await checkCompliance({
    ...body,
    ...(request && { request }),
    checked,
    subject,
    lane,
    session,
    generated,
    owner,
  });
  if ("status" in result) return { ...result, call };
  const { outcome } = result;
  if (body.check !== "initialize") await lane.recordOutcome(session, outcome);
  const readsHttp = checked.assertions !== undefined || lane.server.identity?.token !== undefined;
  const noAnswer = noAnswerOf(outcome, { subject, call, timeoutMs, readsHttp });
  if (noAnswer) return noAnswer;
  const envelope = envelopeOf(result.method, outcome, session.facts.negotiatedVersion);
  if (outcome.kind === "answer") envelope.response = outcome.answer;
  const attempt = await judgeEnvelope(envelope, spec, fill, context);
  const failures = [...(result.failures ?? []), ...attempt.failures];
  const status = attempt.status === "passed" && failures.length > 0 ? "failed" : attempt.status;
  return { ...attempt, status, failures, call };
}

const OLDER_METHODS: readonly unknown[] = ["initialize", "ping"];
const NEWER_METHODS: readonly unknown[] = ["server/discover"];

/** The result of a check: an answer to judge; or an attempt, judged by rules or skipped. */
type ComplianceResult = { method: string; outcome: Outcome; failures?: Failure[] } | Attempt;

/** A check that opens sessions of its own. */
interface CheckApart extends ComplianceTest {
  lane: Lane;
  checked: CheckedTest<ComplianceTest>;
  subject: FailedTest;
  owner: Owner | undefined;
}

type SessionCheck = CheckApart & Pick<TestSession, "session" | "generated">;

/** True for a server that wants a token. */
function isDenied(sessionResult: SessionResult): boolean {
  const last = sessionResult.kind === "unusable" ? sessionResult.unstarted : sessionResult;
  return last?.kind === "unstarted" && last.failure.protection !== undefined;
}

/** True for a check that says something without a token too. */
function judgesTokens(check = ""): boolean {
  return check === AUDIT || allRules().some(({ id, family }) => family === "AUTH" && isOfCheck(id, check));
}

/** Sends the request of a compliance test, or judges the session so far. */
async function checkCompliance(context: SessionCheck): Promise<ComplianceResult> {
  const { check, request, raw, checked, lane, session, generated, owner } = context;
  const { timeoutMs } = checked.test;
  if (raw !== undefined) {
    if (lane.transport === "cassette") return skippedAttempt("a cassette holds messages, not bytes");
    return { method: "raw", outcome: await session.raw(raw, { timeoutMs, purpose: "raw", owner }) };
  }
  if (request) {
    const options = { timeoutMs, purpose: "raw", generated, owner } as const;
    const { method, params } = request;
    return { method, outcome: await session.request(method, params, options) };
  }
  const { negotiatedVersion } = session.facts;
  const isOther = isSince(negotiatedVersion, FIRST_MODERN) ? OLDER_METHODS : NEWER_METHODS;
  if (isOther.includes(check)) return skippedAttempt(`revision ${negotiatedVersion} has no ${check}`);
  if (check === "initialize") {
    const { handshake: outcome } = lane;
    return outcome ? { method: check, outcome } : skippedAttempt("the session has no handshake");
  }
  if (check === "ping" || check === "server/discover") {
    const options = { timeoutMs, purpose: purposeOf(checked), generated, owner };
    return { method: check, outcome: await session.request(check, undefined, options) };
  }
  if (check !== undefined && check in LIST_MEMBERS) return checkList(context, check);
  if (check === AUDIT) return runAudit(context);
  return isInvariants(check) ? checkInvariants(context, check ?? "") : checkCorpus(context, check ?? "");
}

function skippedAttempt(reason: string): Attempt {
  return attemptOf("skipped", [], hide(reason));
}

function attemptOf(status: Status, failures: Failure[], reason?: Redacted): Attempt {
  return { status, failures, durationMs: 0, ...(reason !== undefined && { reason }) };
}

/** A list is read to its last page; `expect` sees the first. */
async function checkList(
  { subject, checked, session, owner }: SessionCheck,
  method: string,
): Promise<ComplianceResult> {
  const { test } = checked;
  const capability = method.split("/")[0] ?? "";
  const { capabilities } = session.facts;
  if (!test.expect && isObject(capabilities) && !(capability in capabilities))
    return skippedAttempt(`the server does not advertise the capability "${capability}"`);
  const { timeoutMs } = test;
  const { first, broken } = await listAll(method, (name, params) =>
    session.request(name, params, { timeoutMs, purpose: purposeOf(checked), owner }),
  );
  const isResult = broken?.kind === "answer" && "result" in broken.answer && !("error" in broken.answer);
  if (!broken || (broken === first && (test.expect || !isResult)) || missOf(broken))
    return { method, outcome: broken ?? first };
  const ofFirst = { method, outcome: first };
  if (broken.kind === "fault") {
    const { rule_id, message } = broken.fault;
    return { ...ofFirst, failures: [failureOf(subject, rule_id, { message })] };
  }
  const page = broken === first ? say`the answer to` : say`a later page of`;
  const message = say`${page} ${hide(method)} has no array ${hide(LIST_MEMBERS[method] ?? "")}`;
  const actual = broken.kind === "answer" ? hideValue(broken.answer) : say`${broken.kind}`;
  return { ...ofFirst, failures: [failureOf(subject, "ASSERT-RESULT", { message, actual })] };
}

function purposeOf({ expectsError }: CheckedTest): Purpose {
  return expectsError ? "probe" : "test";
}

async function checkInvariants({ subject, checked: { test }, lane }: SessionCheck, check: string): Promise<Attempt> {
  const all = (await lane.review?.currentResults()) ?? [];
  const isOne = check.startsWith("INV-");
  const results = isOne ? all.filter(({ id }) => id === check) : all;
  const ofRevision = results.filter(({ reason }) => !reason?.startsWith("it applies"));
  if (ofRevision.length === 0) return skippedAttempt(`${check}: ${results[0]?.reason}`);
  if (ofRevision.every(({ status }) => status === "not_applicable"))
    return attemptOf("unverified", [], say`the session has nothing to judge by ${hide(check)}`);
  const location = subject.suite.places.locate(test.node, ["check"]);
  // What should be is a finding of the run; it fails the check that names it.
  const failures = ofRevision.flatMap(({ id, breaches, unjudged }) =>
    [...breaches, ...unjudged].flatMap(({ message, evidence, severity = ruleOf(id).severity, count }) => {
      if (!isOne && severity !== "must") return [];
      return failureOf(subject, id, {
        message,
        location,
        severity,
        ...(evidence !== undefined && { actual: evidence }),
        ...(count > 1 && { note: say`seen ${count} times` }),
      });
    }),
  );
  const isErrored = ofRevision.some(({ status }) => status === "errored");
  const status = isErrored ? "errored" : failures.length > 0 ? "failed" : "passed";
  return attemptOf(status, failures);
}

/** A corpus run in sessions of its own. A rule that is named fails the test; of all, only those of severity must do. */
async function checkCorpus(context: CheckApart & Partial<SessionCheck>, check: string): Promise<Attempt> {
  const { subject, checked, lane, owner, session, state } = context;
  if (lane.transport === "cassette") return skippedAttempt("a cassette answers only what was recorded");
  const nameFault = session && state && (await checkNames({ ...context, session }, state));
  if (nameFault) return nameFault;
  const { attemptOfRules } = await import("./rule-rows.js");
  const { attributeClaims, oncePerCause } = await import("../../conformance/claims/settle.js");
  const { noneWorked, scoreOf } = await import("../../conformance/corpus/score.js");
  const { corpusFor } = await import("./shared-corpus.js");
  const isAll = check === CORPUS;
  const outcome = await corpusFor(lane, checked.test);
  const location = subject.suite.places.locate(checked.test.node, ["check"]);
  if (!outcome.ok) {
    const { rule_id, message } = outcome.failure;
    return unsentCall("errored", failureOf(subject, rule_id, { message, location }));
  }
  const { results, coverage, tried } = outcome.findings;
  const claims = attributeClaims(results, lane.sdk.sdk);
  const fails = ({ severity, sdk }: (typeof claims)[number]) => sdk === undefined && (!isAll || severity === "must");
  return attemptOfRules(oncePerCause(claims), {
    check,
    subject,
    lane,
    owner,
    location,
    fails,
    ...(isAll && { score: scoreOf(claims, coverage, tried), unjudged: noneWorked(outcome.findings) }),
  });
}

/** Errored if a suite names a tool that the server does not list. */
async function checkNames(
  { subject, checked: { test }, session, owner }: Omit<SessionCheck, "generated">,
  state: NamedState,
): Promise<Attempt | undefined> {
  const namedTools = toolsOf(state);
  if (namedTools.length === 0) return undefined;
  const { items, unfinished } = await listToolsOnce(session, { timeoutMs: test.timeoutMs, purpose: "test", owner });
  const names = items.map((item) => String(child(item, "name")));
  const unlistedTool = namedTools.find(({ tool }) => !names.includes(tool));
  if (!unlistedTool || unfinished) return undefined;
  const { tool, path } = unlistedTool;
  const fix = suggestOr(tool, names, "Name a tool of the list.");
  const error = new SuiteFault(say`the server lists no tool \`${hide(tool)}\``, fix);
  const location = subject.suite.places.locate(test.node, path);
  return unsentCall("errored", suiteFault(subject, error, { location }));
}

/** Added audits have no `check` in a suite: their place is the server's entry. */
async function runAudit({ subject, checked: { test }, lane, owner, audit }: CheckApart): Promise<Attempt> {
  if (lane.transport === "cassette") return skippedAttempt("a cassette answers only what was recorded");
  const { checkAudit } = await import("./audit/check-audit.js");
  const location = "check" in test.node ? subject.suite.places.locate(test.node, ["check"]) : test.location;
  const callMs = "timeout_ms" in test.node ? { callMs: test.timeoutMs } : {};
  try {
    return await checkAudit({ subject, lane, owner, location, ...callMs, options: audit ?? AUDIT_OPTIONS });
  } catch (error) {
    return unsentCall("errored", suiteFault(subject, error, { location }));
  }
}
