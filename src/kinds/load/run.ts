import { nowMs, roundMs } from "../../core/clock.js";
import type { Failure, Load } from "../../core/generated/results.js";
import { asObject, defined } from "../../core/json/json.js";
import type { Redacted } from "../../core/redaction/redact.js";
import { hide, hideValue, join, say } from "../../core/redaction/redacted.js";
import { grouped } from "../../core/text.js";
import { acquireSession, failureOfOutcome, judgeEnvelope } from "../../engine/calls/call.js";
import { fillReferences } from "../../engine/calls/references.js";
import { expectationsOf, type TestContext } from "../../engine/calls/test-context.js";
import { type Attempt, type CheckedTest, callOf, envelopeOf } from "../../engine/judge/call.js";
import { failureOf, suiteFault } from "../../engine/judge/failure.js";
import { judgeAll } from "../../engine/judge/judge.js";
import { KeptAnswers } from "../../mcp/memory.js";
import type { RequestValues, Session } from "../../mcp/types.js";
import { Canaries, hasCanary } from "./canaries.js";
import { FailedCalls } from "./failed-calls.js";
import { isOfWhole } from "./figures.js";
import type { LoadTest } from "./kind.js";
import { type LoadCallResult, LoadRun } from "./load-run.js";

/** The first calls are recorded and reviewed like those of any test. */
const REVIEWED_CALLS = 100;
/** The targets by which a test itself says how many calls may fail. */
const TOLERANT = /^load\.failed(_rate)?$/;

/** The suite is wrong, so no answer can be judged. */
class SuiteIsWrong extends Error {
  constructor(readonly failures: Failure[]) {
    super("the suite is wrong");
  }
}

/** Many calls from several clients. Each answer is judged, and then all of them together. */
export async function runLoadTest(checked: CheckedTest<LoadTest>, context: TestContext): Promise<Attempt> {
  const { test, assertions = [] } = checked;
  const { call: suiteCall, plan, rows } = test.body;
  const startedAt = nowMs();
  const spec = expectationsOf(checked, context);
  const { subject, timeoutMs } = spec;
  const testSession = await acquireSession(spec, context);
  if (!("session" in testSession)) return testSession;
  const { lane, fill } = testSession;
  if (lane.transport === "cassette") {
    const reason = say`a recording says nothing of how its server works under load`;
    return { status: "skipped", durationMs: 0, failures: [], reason };
  }
  const ofWhole = assertions.filter(({ source }) => isOfWhole(source.target));
  const ofEach = assertions.filter(({ source }) => !isOfWhole(source.target));
  const each = { ...spec, expect: { ...checked, assertions: ofEach.length > 0 ? ofEach : undefined } };
  const canaries = hasCanary(suiteCall.args) ? new Canaries() : undefined;
  const failedCalls = new FailedCalls();
  const location = context.suite.places.locate(test.node, ["load"], "key");
  let isCounted = false;

  const make = async (number: number, session: Session): Promise<LoadCallResult> => {
    const kept = new KeptAnswers();
    const generated: RequestValues = new Map();
    const data = rows[number % rows.length];
    const scope = { context: { ...context, values: { ...context.values, data } }, on: { lane, session }, generated };
    const fillCall = <T>(value: T): T => (checked.deferred ? fillReferences(value, scope) : value);
    try {
      const call = callOf(suiteCall, fillCall);
      const id = canaries && String(generated.get("request_id"));
      if (id !== undefined) canaries?.add(id, number);
      const outcome = await session.request(call.method, call.params, {
        timeoutMs,
        generated,
        owner: context.owner,
        kept,
        quiet: number >= REVIEWED_CALLS,
        purpose: checked.expectsError ? "probe" : "test",
      });
      if (!isCounted) {
        isCounted = true;
        await lane.recordOutcome(session, outcome, call);
      }
      const failures: Failure[] = [];
      if (outcome.kind !== "answer") failures.push(failureOfOutcome(subject, call, outcome));
      else if (number % plan.judgeEvery === 0 || isErrorAnswer(outcome.answer) !== checked.expectsError) {
        const other = id === undefined ? undefined : canaries?.ownerOf(id, outcome.answer);
        if (other !== undefined) {
          const message = say`a call was given the answer of another one, which had its own id in its arguments`;
          failures.push(failureOf(subject, "ISO-ANSWER", { message, actual: hideValue(outcome.answer), location }));
        }
        const envelope = envelopeOf(call.method, outcome, session.facts.negotiatedVersion);
        const answerAttempt = await judgeEnvelope(envelope, each, fillCall, context);
        if (answerAttempt.status === "errored") throw new SuiteIsWrong(answerAttempt.failures);
        failures.push(...answerAttempt.failures);
      }
      failedCalls.add(failures, number, call.line);
      return { outcome, failed: failures.length > 0 };
    } finally {
      kept.release();
    }
  };

  const load = new LoadRun({ plan, lane, make, onProgress: () => context.progress?.(progressText(load.figures())) });
  const figures = (): Load => {
    if (canaries?.areRepeated) load.mixedUp = canaries.mixedUp;
    const loadFigures = load.figures();
    const notes = [...loadFigures.notes];
    if (plan.judgeEvery > 1) notes.push(say`one answer in ${plan.judgeEvery} was judged; of the others, only errors`);
    if (canaries && !canaries.areRepeated && loadFigures.calls > 0)
      notes.push(say`no answer repeats the id of its call: it is not known whether answers were mixed up`);
    return { ...loadFigures, notes };
  };
  const attempt = (rest: Pick<Attempt, "status" | "failures"> & Partial<Attempt>): Attempt => {
    // The requests are far too many to be shown; each failure has its own.
    lane.evidence.clear();
    return { durationMs: roundMs(nowMs() - startedAt), attempts: 1, row: { load: figures() }, ...rest };
  };
  context.soFar = () => ({ load: figures() });
  try {
    await load.run();
  } catch (error) {
    if (error instanceof SuiteIsWrong) return attempt({ status: "errored", failures: error.failures });
    return attempt({ status: "errored", failures: [suiteFault(subject, error)] });
  }

  const loadFigures = figures();
  const { stopped } = load;
  const failures: Failure[] = [];
  if (typeof stopped === "object") {
    const { rule_id, message, process, fix } = stopped;
    failures.push(failureOf(subject, rule_id, { message, location, ...defined({ process, fix }) }));
  }
  const unknown = ofWhole.filter(({ target }) => !target.read({ load: loadFigures }).found);
  const measurable = ofWhole.filter((assertion) => !unknown.includes(assertion));
  const envelope = { load: loadFigures, duration_ms: 0, notifications: [], protocol_version: null };
  const wholeResults = await judgeAll(subject, measurable, envelope, fill, context.ports);
  failures.push(...wholeResults.failures);
  const isTolerant = ofWhole.some(({ source }) => TOLERANT.test(source.target));
  if (!isTolerant || failures.length > 0 || stopped !== undefined)
    failures.push(...failedCalls.list(loadFigures.calls));
  if (wholeResults.broken) return attempt({ status: "errored", failures });
  const reason = typeof stopped === "string" ? { reason: stopped } : {};
  if (failures.length > 0) return attempt({ status: "failed", failures, ...reason });
  if (loadFigures.calls === 0)
    return attempt({ status: "unverified", failures, reason: say`there was no time for a call` });
  if (unknown.length === 0) return attempt({ status: "passed", failures });
  const targets = unknown.map(({ source }) => hide(source.target));
  const why = join([say`${join(targets, ", ")} could not be measured`, ...loadFigures.notes.map(hide)], "; ");
  return attempt({ status: "unverified", failures, reason: why });
}

function isErrorAnswer(answer: unknown): boolean {
  const { result, error } = asObject(answer);
  return error !== undefined || asObject(result).isError === true;
}

/** What a terminal shows while the calls are made. */
function progressText({ calls, rate, p95_ms, failed }: Load): Redacted {
  const latency = p95_ms === undefined ? "" : say`, p95 ${p95_ms} ms`;
  return say`${grouped(calls)} calls, ${Math.round(rate)} a second${latency}, ${grouped(failed)} failed`;
}
