import { nowMs, roundMs } from "../../core/clock.js";
import type { Failure } from "../../core/generated/results.js";
import { isObject } from "../../core/json/json.js";
import { hide, say } from "../../core/redaction/redacted.js";
import { makeCall } from "../../engine/calls/call.js";
import { fillReferences, outputOf, type ReferenceScope } from "../../engine/calls/references.js";
import { type TestContext, warnerOf } from "../../engine/calls/test-context.js";
import { judgeLimits } from "../../engine/judge/assertion-failures.js";
import {
  type Attempt,
  type Call,
  type CheckedTest,
  type Envelope,
  type FillReferences,
  UNJUDGED,
} from "../../engine/judge/call.js";
import { type FailedTest, failureOf } from "../../engine/judge/failure.js";
import { judgeAll, judgeResult } from "../../engine/judge/judge.js";
import { hasDeferred } from "../../suite/variables/deferred.js";
import type { Graph, GraphNode } from "./kind.js";

/** The result of a node; targets read it as `nodes.<id>`. */
interface NodeResult {
  status: "ok" | "error" | "skipped";
  output?: unknown;
  duration_ms: number;
}

/** Calls in topological order; independent calls run at the same time. */
export async function runComposition(checked: CheckedTest<Graph>, context: TestContext): Promise<Attempt> {
  const { test } = checked;
  const { nodes, output } = test.body;
  const startedAt = nowMs();
  const outputs = new Map<string, unknown>();
  const steps = new Map(context.values.steps);
  const inner = { ...context, values: { ...context.values, nodes: outputs, steps } };
  /** The results that the outputs were taken from. */
  const answers = new Map<string, unknown>();
  const results = new Map<string, NodeResult>();
  const ran: string[] = [];
  const faults: Failure[] = [];
  const unanswered: Failure[] = [];
  let errored = false;
  let call: Call | undefined;
  let reason: string | undefined;
  /** Why a node had no server. */
  let stopped: Pick<Attempt, "cause" | "reason"> | undefined;
  const running = new Map<string, Promise<void>>();
  for (const node of nodes) {
    const ending = Promise.all(node.needs.map((need) => running.get(need))).then(() => runNode(node));
    running.set(node.id, ending);
  }
  await Promise.all(running.values());

  const order = nodes.map(({ id }) => id);
  const envelope: Envelope & Record<string, unknown> = {
    composition: { ran, order },
    nodes: Object.fromEntries(order.map((id) => [id, results.get(id)])),
    ...(outputs.has(output) && { output: outputs.get(output) }),
    duration_ms: nowMs() - startedAt,
    notifications: [],
    protocol_version: context.targetVersion,
  };
  const durationMs = roundMs(envelope.duration_ms);
  const subject: FailedTest = { suite: context.suite, test };
  const rest = { durationMs, ...(call && { call }) };
  if (reason !== undefined && ran.length === 0)
    return { status: "skipped", failures: [], ...stopped, reason: hide(reason), ...rest };
  if (errored) return { status: "errored", failures: faults, ...rest, ...stopped };
  const scope: ReferenceScope = { context: inner };
  const fill: FillReferences = (value) => fillReferences(value, scope);
  const assertionResults = checked.assertions
    ? await judgeAll(subject, checked.assertions, envelope, fill, context.ports)
    : { failures: unanswered, broken: false, waits: undefined, scores: undefined };
  const { broken, waits, scores } = assertionResults;
  const judged = { ...rest, ...(scores && { row: { scores } }) };
  const failures = [...faults, ...assertionResults.failures, ...(await limitFailures())];
  if (waits !== undefined && failures.length === 0) return { status: "deferred", failures, reason: waits, ...judged };
  return { status: broken ? "errored" : failures.length > 0 ? "failed" : "passed", failures, ...judged };

  /** True if the test passes only if this node fails. */
  function expectsError(id: string): boolean {
    const envelope = { nodes: { [id]: { status: "error" } } };
    return (checked.assertions ?? []).some(({ source: { matcher }, target }) => {
      const value = target.read(envelope);
      return isObject(matcher) && matcher.exact === "error" && value.found && value.value === "error";
    });
  }

  /** Limits are judged by the answer of the output node, the only one that a model would see. */
  async function limitFailures(): Promise<Failure[]> {
    if (!test.limits) return [];
    const server = nodes.find(({ id }) => id === output)?.server ?? test.server;
    return judgeLimits({ ...envelope, result: answers.get(output) }, subject, test.limits, warnerOf(context, server));
  }

  async function runNode(node: GraphNode): Promise<void> {
    const { id, needs } = node;
    if (needs.some((need) => results.get(need)?.status !== "ok")) {
      results.set(id, { status: "skipped", duration_ms: 0 });
      return;
    }
    const subject: FailedTest = { suite: context.suite, test: { name: test.name, location: node.location } };
    const expect = { ...UNJUDGED, deferred: hasDeferred(node.call), expectsError: expectsError(id) };
    const { server, call: suiteCall } = node;
    const result = await makeCall({ subject, server, call: suiteCall, timeoutMs: test.timeoutMs, expect }, inner);
    if (!("envelope" in result)) {
      const { status, failures, durationMs, cause, reason: why = say`` } = result;
      results.set(id, { status: "error", duration_ms: durationMs });
      if (cause !== undefined) stopped ??= { cause, reason: why };
      if (failures.length === 0) {
        reason ??= why;
        const message = say`the node ${hide(id)} could not be called: ${why}`;
        unanswered.push(failureOf(subject, "ASSERT-RESULT", { message }));
        return;
      }
      ran.push(id);
      errored ||= status === "errored";
      faults.push(...failures);
      call ??= result.call;
      return;
    }
    ran.push(id);
    const { envelope } = result;
    const resultFailures = judgeResult(subject, envelope);
    unanswered.push(...resultFailures);
    if (call === undefined || resultFailures.length > 0) call = result.call;
    const output = outputOf(envelope);
    answers.set(id, envelope.result);
    if (resultFailures.length === 0) {
      outputs.set(id, output);
      steps.set(id, envelope);
    }
    results.set(id, {
      status: resultFailures.length > 0 ? "error" : "ok",
      output,
      duration_ms: roundMs(envelope.duration_ms),
    });
  }
}
