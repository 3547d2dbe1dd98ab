import type { Failure, NegativePath, Status, TestRow } from "../core/generated/results.js";
import { type Ports, SuiteFault } from "../matchers/types.js";
import type { Outcome, Session, StartFailure } from "../mcp/types.js";
import { fillIn } from "../suite/deferred.js";
import type { CheckedTest } from "./check.js";
import { envelopeOf } from "./envelope.js";
import { failureOf, judgeAll, judgeResult, type Subject } from "./judge.js";
import { type Call, callOf } from "./kinds/call.js";
import type { ComplianceTest } from "./kinds/compliance.js";
import type { ProbeGround } from "./kinds/negative-path.js";
import type { Lane } from "./lane.js";
import type { Task } from "./plan.js";

/** What one attempt at a test gave. */
interface Attempt {
  status: Status;
  negativePath?: NegativePath;
  durationMs: number;
  /** Why it is deferred, or could not be verified. */
  reason?: string;
  failures: Failure[];
  call?: Call;
}

/** Looks a name up that is known only at run time (`request_id`, `target_version` …); throws SuiteFault. */
export type RuntimeLookup = (name: string, task: Task, session: Session) => unknown;

/** Runs one test on its lane to its row, its matchers with `ports`; it throws only for a bug of ours. */
export async function runTest(task: Task, lane: Lane, lookup: RuntimeLookup, ports: Ports): Promise<TestRow> {
  const { test } = task.checked;
  const subject: Subject = { suite: task.suite, test };
  let attempts = 0;
  let attempt: Attempt;
  do {
    if (task.suite.runOptions.restartPolicy === "per_test") lane.renew();
    const waiting = lane.ground();
    const ground = waiting instanceof Promise ? await waiting : waiting;
    if (ground.kind === "unusable")
      return { ...rowOf(task, "skipped"), reason: ground.reason, findings: lane.takeFindings() };
    if (ground.kind === "unstarted")
      return { ...unstarted(task, subject, ground.failure), findings: lane.takeFindings() };
    attempts += 1;
    attempt = await attemptTest(task, subject, lane, ground.session, lookup, ports);
  } while (attempt.status === "failed" && attempts <= test.retries);

  const row = rowOf(task, attempt.status);
  row.duration_ms = attempt.durationMs;
  row.attempts = attempts;
  row.findings = lane.takeFindings();
  if (attempt.reason !== undefined) row.reason = attempt.reason;
  if (attempt.negativePath) row.negative_path = attempt.negativePath;
  if (attempt.status !== "passed" && attempt.status !== "skipped") {
    row.failures = attempt.failures;
    row.snippet = task.suite.places.snippet(test.location);
    if (attempt.call) row.request = attempt.call.line();
    explain(row);
  }
  return row;
}

/** A row with nothing found yet. */
export function rowOf(task: Task, status: Status): TestRow {
  const { test } = task.checked;
  const row: TestRow = {
    id: task.id,
    block: test.block,
    name: test.name,
    server: test.server,
    target_version: task.version,
    status,
    duration_ms: 0,
    attempts: 0,
    location: test.location,
    failures: [],
    findings: [],
  };
  if (test.row !== undefined) row.row = test.row;
  if (test.tags.length > 0) row.tags = [...test.tags];
  return row;
}

async function attemptTest(
  task: Task,
  subject: Subject,
  lane: Lane,
  session: Session,
  lookup: RuntimeLookup,
  ports: Ports,
): Promise<Attempt> {
  const { test, assertions, deferred, readsStderr, readsHttp } = task.checked;
  const fill = deferred ? <T>(value: T): T => fillIn(value, (name) => lookup(name, task, session)) as T : same;
  let call: Call;
  try {
    call = callOf(test, fill);
  } catch (error) {
    if (!(error instanceof SuiteFault)) throw error;
    const failures = [failureOf(subject, "SUITE-FAULT", { message: error.message, fix: error.fix })];
    return { status: "errored", durationMs: 0, failures };
  }
  if (test.block === "tools" && test.negativePath) {
    const args = fill(test.args) as Record<string, unknown>;
    return attemptProbes(
      { subject, test, options: test.negativePath, args, lane, session },
      call,
      task.checked,
      fill,
      ports,
    );
  }
  if (test.block === "compliance")
    return attemptCheck({ subject, test, lane, session }, call, task.checked, fill, ports);
  const mark = readsStderr ? session.stderrMark() : 0;
  const outcome = await session.request(call.method, call.params, { timeoutMs: test.timeoutMs, purpose: "test" });
  // The session is seen to before the verdict: the next test must not meet a dead server.
  if (outcome.kind === "answer") void lane.after(session, outcome);
  else await lane.after(session, outcome);
  if (outcome.kind === "fault" && outcome.fault.unverified && !readsHttp) {
    const { message: reason } = outcome.fault;
    return { status: "unverified", durationMs: durationOf(outcome), reason, failures: [], call };
  }
  const http = outcome.kind === "answer" ? outcome.http : outcome.kind === "fault" ? outcome.fault.http : undefined;
  if (outcome.kind !== "answer" && !(outcome.kind === "fault" && readsHttp && http)) {
    return { status: "failed", durationMs: durationOf(outcome), failures: [fault(subject, call, outcome)], call };
  }
  const answer = outcome.kind === "answer" ? outcome.answer : {};
  const envelope = envelopeOf(call.method, answer, {
    durationMs: outcome.durationMs,
    notifications: outcome.notifications,
    negotiatedVersion: session.facts.negotiatedVersion,
    http,
    ...(readsStderr && { stderr: session.stderr(mark) }),
  });
  const durationMs = round(outcome.durationMs);
  if (!("result" in envelope) && outcome.kind === "answer") {
    const message = "the answer has neither a result nor an error";
    const failures = [failureOf(subject, "FAULT-PROTO-MALFORMED-FRAME", { message, actual: answer })];
    return { status: "failed", durationMs, failures, call };
  }
  if (!assertions) {
    const failures = judgeResult(subject, envelope);
    return { status: failures.length > 0 ? "failed" : "passed", durationMs, failures, call };
  }
  const { failures, broken, waits } = await judgeAll(subject, assertions, envelope, fill, ports);
  // What does not hold is told; what waits for a model only where everything else holds.
  if (waits !== undefined && failures.length === 0) {
    return { status: "deferred", durationMs, failures, call, reason: waits };
  }
  return { status: broken ? "errored" : failures.length > 0 ? "failed" : "passed", durationMs, failures, call };
}

/** A check of the protocol; where there is no `expect`, a result passes. */
async function attemptCheck(
  { subject, test, lane, session }: { subject: Subject; test: ComplianceTest; lane: Lane; session: Session },
  call: Call,
  { assertions }: CheckedTest,
  fill: <T>(value: T) => T,
  ports: Ports,
): Promise<Attempt> {
  const { checkCompliance } = await import("./kinds/compliance.js");
  const asked = { ...test, ...(test.raw !== undefined && { raw: fill(test.raw) }) };
  if (test.request) asked.request = { method: test.request.method, params: call.params };
  const checked = await checkCompliance(subject, asked, lane, session);
  if (checked.kind === "skipped") {
    return { status: "skipped", reason: checked.reason, durationMs: 0, failures: [], call };
  }
  const { failures } = checked;
  if (checked.kind === "invariants") {
    return { status: failures.length > 0 ? "failed" : "passed", durationMs: 0, failures, call };
  }
  const { outcome } = checked;
  if (test.check !== "initialize") await lane.after(session, outcome);
  const http = outcome.kind === "answer" ? outcome.http : outcome.kind === "fault" ? outcome.fault.http : undefined;
  if (outcome.kind === "fault" && outcome.fault.unverified && !assertions) {
    return { status: "unverified", reason: outcome.fault.message, durationMs: durationOf(outcome), failures: [], call };
  }
  // Without an answer there is something to assert where HTTP gave a status.
  if (outcome.kind !== "answer" && !(outcome.kind === "fault" && assertions && http)) {
    return { status: "failed", durationMs: durationOf(outcome), failures: [fault(subject, call, outcome)], call };
  }
  const { durationMs, notifications } = outcome;
  const facts = { durationMs, notifications, negotiatedVersion: session.facts.negotiatedVersion, http };
  const answer = outcome.kind === "answer" ? outcome.answer : undefined;
  const envelope = { ...envelopeOf(checked.method, answer ?? {}, facts), ...(answer && { response: answer }) };
  const judged = assertions
    ? await judgeAll(subject, assertions, envelope, fill, ports)
    : { failures: judgeResult(subject, envelope), broken: false };
  const all = [...failures, ...judged.failures];
  const status = judged.broken ? "errored" : all.length > 0 ? "failed" : "passed";
  return { status, durationMs: round(durationMs), failures: all, call };
}

/** Bad requests instead of one good one; `expect` then reads what became of them. */
async function attemptProbes(
  ground: ProbeGround,
  call: Call,
  { assertions }: CheckedTest,
  fill: <T>(value: T) => T,
  ports: Ports,
): Promise<Attempt> {
  const { probe } = await import("./kinds/negative-path.js");
  const { told, durationMs, status, reason, failures, base, unanswered } = await probe(ground);
  const attempt: Attempt = { status, durationMs, failures, call, negativePath: told };
  if (unanswered) return { ...attempt, failures: [fault(ground.subject, call, unanswered)] };
  if (reason !== undefined) attempt.reason = reason;
  if (!assertions || told.base === "rejected") return attempt;
  const facts = {
    durationMs,
    notifications: base?.notifications ?? [],
    negotiatedVersion: ground.session.facts.negotiatedVersion,
  };
  const envelope = { ...envelopeOf(call.method, base?.answer ?? {}, facts), negative_path: told };
  const judged = await judgeAll(ground.subject, assertions, envelope, fill, ports);
  const judgedStatus = judged.broken ? "errored" : judged.failures.length > 0 ? "failed" : "passed";
  return { status: judgedStatus, durationMs, failures: judged.failures, call, negativePath: told };
}

function same<T>(value: T): T {
  return value;
}

/** Milliseconds to the hundredth. */
function round(ms: number): number {
  return Math.round(ms * 100) / 100;
}

function durationOf(outcome: Exclude<Outcome, { kind: "answer" }>): number {
  if (outcome.kind === "timeout") return round(outcome.afterMs);
  return outcome.kind === "unsendable" ? 0 : round(outcome.durationMs);
}

/** A call that was not answered: a fault of the server after its handshake, so the test has failed. */
function fault(subject: Subject, call: Call, outcome: Exclude<Outcome, { kind: "answer" }>): Failure {
  switch (outcome.kind) {
    case "timeout":
      return failureOf(subject, "FAULT-TIMEOUT-CALL", {
        message: `no answer to ${call.method} within ${round(outcome.afterMs)} ms`,
        ...(outcome.note !== undefined && { note: outcome.note }),
      });
    case "died":
      return failureOf(subject, "FAULT-LIFECYCLE-CRASH", {
        message: `the server ended while ${call.method} was waiting for its answer`,
        process: outcome.process,
      });
    case "fault":
      return failureOf(subject, outcome.fault.rule_id, { message: outcome.fault.message });
    case "unsendable":
      return failureOf(subject, outcome.rule_id, { message: outcome.message });
  }
}

function unstarted(task: Task, subject: Subject, failure: StartFailure): TestRow {
  const row = rowOf(task, "errored");
  row.snippet = subject.suite.places.snippet(subject.test.location);
  row.failures = [
    failureOf(subject, failure.rule_id, {
      message: failure.message,
      ...(failure.process && { process: failure.process }),
    }),
  ];
  return row;
}

/** What the session saw meanwhile stands beside the assertion's own id: a log line on stdout explains a timeout. */
function explain(row: TestRow): void {
  const seen = row.findings.map((finding) => finding.rule_id);
  for (const failure of row.failures) {
    failure.taxonomy_ids = [...new Set([...failure.taxonomy_ids, ...seen])];
  }
}
