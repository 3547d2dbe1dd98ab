import { roundMs } from "../../core/clock.js";
import type { Failure } from "../../core/generated/results.js";
import { isObject } from "../../core/json/json.js";
import { makeCall } from "../../engine/calls/call.js";
import type { ReferenceValues } from "../../engine/calls/references.js";
import { runSteps } from "../../engine/calls/steps.js";
import { type TestContext, warnerOf } from "../../engine/calls/test-context.js";
import type { CallResult } from "../../engine/judge/call-result.js";
import type { CheckedStep, CheckedTest } from "../../engine/judge/checked.js";
import type { Subject } from "../../engine/judge/failure.js";
import { type Attempt, judgeCall } from "../../engine/judge/verdict.js";
import { listAll } from "../../mcp/list-all.js";
import type { VerifyTest } from "./kind.js";

const LIST_MS = 30_000;
const NUMBER = /-?\d+(?:\.\d+)?/g;

/** Makes the call, lost or repeated as a client would, then steps that judge what it changed. */
export async function run(
  checked: CheckedTest<VerifyTest>,
  values: ReferenceValues,
  context: TestContext,
): Promise<Attempt> {
  const { test, steps } = checked;
  const subject: Subject = { suite: context.suite, test };
  const { timeoutMs, server, limits, body } = test;
  const { call, transform, resend, wireFault } = body;
  const spec = { subject, server, call, timeoutMs, expect: checked, ...(transform && { transform }) };
  const { verify } = steps;
  const repeats = resend > 0 || wireFault === "duplicate_request";
  const before = verify && repeats ? await readBefore(verify, test, values, context) : new Map();
  let result: CallResult = await makeCall({ ...spec, ...(wireFault && { wireFault }) }, values, context);
  let sent = wireFault === "duplicate_request" ? 2 : 1;
  for (let again = 0; again < resend && (result.kind === "answer" || result.kind === "lost"); again += 1) {
    // Only the last answer is judged.
    context.kept.release();
    result = await makeCall(spec, values, context);
    sent += 1;
  }
  // Without `expect`, `verify` alone judges.
  const expectations = verify && !checked.assertions ? { ...checked, assertions: [] } : checked;
  const answer = await judgeCall(result, subject, expectations, limits, warnerOf(context, server), context.ports);
  if (verify === undefined || answer.status === "skipped") return answer;

  const answered = new Map(values.steps);
  const verified = await runSteps(verify, test, answered, { ...values, steps: answered }, context, {
    stopAtFailure: true,
  });
  if (verified.status === "failed" && sent > 1)
    await addEffectNotes(verified.failures, { tool: call.tool, server, sent, before }, context);
  const worst =
    [answer, verified].find(({ status }) => status === "errored") ?? (answer.status === "failed" ? answer : verified);
  return {
    ...worst,
    ...(answer.call && { call: answer.call }),
    durationMs: roundMs(answer.durationMs + verified.durationMs),
    failures: [...answer.failures, ...verified.failures],
    ...(verified.steps && { steps: verified.steps }),
  };
}

/** What `verify` reads before the call, by the place of each assertion; empty if its steps might change something. */
async function readBefore(
  verify: readonly CheckedStep[],
  test: CheckedTest["test"],
  values: ReferenceValues,
  context: TestContext,
): Promise<ReadonlyMap<string, unknown>> {
  for (const { step } of verify) {
    if (step.call.method !== "tools/call") continue;
    if (!(await hasHint("readOnlyHint", step.call.tool, step.server, context))) return new Map();
  }
  const answered = new Map(values.steps);
  const options = { stopAtFailure: false, purpose: "probe" } as const;
  const read = await runSteps(verify, test, answered, { ...values, steps: answered }, context, options);
  const passed = verify.flatMap(({ assertions = [] }) =>
    assertions.map(({ source }): [string, unknown] => [
      placeOf(source.location),
      isObject(source.matcher) ? source.matcher.exact : undefined,
    ]),
  );
  // An assertion that held already has the value that it expects.
  return new Map([
    ...passed,
    ...read.failures.map((failure): [string, unknown] => [placeOf(failure.location), failure.actual]),
  ]);
}

/** Notes on the failures after a repeated call which of them show that it took effect more than once. */
async function addEffectNotes(
  failures: Failure[],
  test: { tool: string; server: string; sent: number; before: ReadonlyMap<string, unknown> },
  context: TestContext,
): Promise<void> {
  for (const failure of failures) {
    const notes = [`the call was sent ${test.sent} times`];
    const times = timesApplied(failure, test.before.get(placeOf(failure.location)));
    if (times !== undefined && times >= 2 && times <= test.sent) {
      failure.taxonomy_ids = [...new Set([...failure.taxonomy_ids, "FAULT-STATE-DOUBLE-EFFECT"])];
      notes.push(`its effect shows ${times} times`);
      if (await hasHint("idempotentHint", test.tool, test.server, context)) {
        notes.push("the tool says idempotentHint: true, which is wrong");
      }
    }
    failure.note = [...(failure.note === undefined ? [] : [failure.note]), ...notes].join("; ");
  }
}

/**
 * How many times the expected change shows in a number, a length or the number in a text; undefined if that is not
 * clear, as without the value before the call.
 */
function timesApplied({ matcher, expected, actual }: Failure, before: unknown): number | undefined {
  const [wanted, is, was] = [expected, actual, before].map(amountIn);
  if (matcher !== "exact" || !wanted || !is || !was || wanted.rest !== is.rest) return undefined;
  const times = (is.amount - was.amount) / (wanted.amount - was.amount);
  const whole = Math.round(times);
  return Math.abs(times - whole) < 1e-6 ? whole : undefined;
}

/** A number, the length of a list, or the only number in a text; `rest` is what stands around it. */
function amountIn(value: unknown): { amount: number; rest: string } | undefined {
  if (typeof value === "number") return { amount: value, rest: "" };
  if (Array.isArray(value)) return { amount: value.length, rest: "" };
  const numbers = typeof value === "string" ? (value.match(NUMBER) ?? []) : [];
  if (typeof value !== "string" || numbers.length !== 1) return undefined;
  return { amount: Number(numbers[0]), rest: value.replace(NUMBER, "#") };
}

function placeOf({ file, line, column }: Failure["location"]): string {
  return `${file}:${line}:${column}`;
}

/** True if one of the server's tools has this hint. */
async function hasHint(hint: string, name: string, server: string, context: TestContext): Promise<boolean> {
  const acquired = await context.lane(server).sessions.acquire();
  if (acquired.kind !== "session") return false;
  const { items } = await listAll("tools/list", (method, params) =>
    acquired.session.request(method, params, { timeoutMs: LIST_MS, purpose: "probe", owner: context.owner }),
  );
  const tool = items.find((item) => isObject(item) && item.name === name);
  return isObject(tool) && isObject(tool.annotations) && tool.annotations[hint] === true;
}
