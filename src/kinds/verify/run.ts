import { roundMs } from "../../core/clock.js";
import type { Failure } from "../../core/generated/results.js";
import { isObject } from "../../core/json/json.js";
import { judgeCall, makeCall } from "../../engine/calls/call.js";
import { runSteps } from "../../engine/calls/steps.js";
import { expectationsOf, type TestContext, withOwnSteps } from "../../engine/calls/test-context.js";
import {
  type Attempt,
  type CallResult,
  type CheckedStep,
  type CheckedTest,
  scoresOf,
} from "../../engine/judge/call.js";
import { listToolsOnce } from "../../mcp/list-all.js";
import type { SuiteTest } from "../../suite/types.js";
import { child } from "../../suite/yaml/nodes.js";
import type { VerifyTest } from "./kind.js";

const LIST_MS = 30_000;
const NUMBER = /-?\d+(?:\.\d+)?/g;

/** Makes the call, lost or repeated as a client would, then steps that judge what it changed. */
export async function runVerifyTest(checked: CheckedTest<VerifyTest>, context: TestContext): Promise<Attempt> {
  const { test, steps } = checked;
  const { server, body } = test;
  const { verify: _, resend, wireFault, ...call } = body;
  const expectations = expectationsOf(checked, context);
  const { verify } = steps;
  const repeats = resend > 0 || wireFault === "duplicate_request";
  const before = verify && repeats ? await readBefore(verify, test, context) : new Map();
  let result: CallResult = await makeCall({ ...call, ...expectations, wireFault }, context);
  let sendCount = wireFault === "duplicate_request" ? 2 : 1;
  const isAnsweredOrLost = () => "envelope" in result || result.status === "passed";
  for (let again = 0; again < resend && isAnsweredOrLost(); again += 1) {
    // Only the last answer is judged, so the one before it is not needed.
    context.kept.release();
    result = await makeCall({ ...call, ...expectations }, context);
    sendCount += 1;
  }
  // Without `expect`, `verify` alone judges.
  const expect = verify && !checked.assertions ? { ...checked, assertions: [] } : checked;
  const callAttempt = await judgeCall(result, { ...expectations, expect }, context);
  if (verify === undefined || callAttempt.status === "skipped") return callAttempt;

  const verification = await runSteps(verify, test, withOwnSteps(context), { stopAtFailure: true });
  if (verification.status === "failed" && sendCount > 1)
    await addEffectNotes(verification.failures, { tool: body.call.tool, server, sendCount, before }, context);
  const worst =
    [callAttempt, verification].find(({ status }) => status === "errored") ??
    (callAttempt.status === "failed" ? callAttempt : verification);
  return {
    ...worst,
    ...(callAttempt.call && { call: callAttempt.call }),
    durationMs: roundMs(callAttempt.durationMs + verification.durationMs),
    failures: [...callAttempt.failures, ...verification.failures],
    row: { ...worst.row, ...verification.row, ...scoresOf([callAttempt, verification]) },
  };
}

/** What `verify` reads before the call, by the place of each assertion; empty if its steps might change something. */
async function readBefore(
  verify: readonly CheckedStep[],
  test: SuiteTest,
  context: TestContext,
): Promise<ReadonlyMap<string, unknown>> {
  for (const { step } of verify) {
    if (step.call.method !== "tools/call") continue;
    if (!(await hasHint("readOnlyHint", step.call.tool, step.server, context))) return new Map();
  }
  const options = { stopAtFailure: false, purpose: "probe" } as const;
  const { failures } = await runSteps(verify, test, withOwnSteps(context), options);
  const expected = verify.flatMap(({ assertions = [] }) => assertions.map(({ source }) => source));
  // An assertion that held already has the value that it expects.
  return new Map<string, unknown>([
    ...expected.map(({ location, matcher }) => [placeOf(location), child(matcher, "exact")] as const),
    ...failures.map(({ location, actual }) => [placeOf(location), actual] as const),
  ]);
}

/** Notes on the failures after a repeated call which of them show that it took effect more than once. */
async function addEffectNotes(
  failures: Failure[],
  {
    tool,
    server,
    sendCount,
    before,
  }: { tool: string; server: string; sendCount: number; before: ReadonlyMap<string, unknown> },
  context: TestContext,
): Promise<void> {
  for (const failure of failures) {
    const notes = [`the call was sent ${sendCount} times`];
    const times = timesApplied(failure, before.get(placeOf(failure.location)));
    if (times !== undefined && times >= 2 && times <= sendCount) {
      failure.taxonomy_ids = [...new Set([...failure.taxonomy_ids, "FAULT-STATE-DOUBLE-EFFECT"])];
      notes.push(`its effect shows ${times} times`);
      if (await hasHint("idempotentHint", tool, server, context))
        notes.push("the tool says idempotentHint: true, which is wrong");
    }
    failure.note = [...(failure.note === undefined ? [] : [failure.note]), ...notes].join("; ");
  }
}

/** How many times the expected change shows in a number, a length or a text; undefined if that is not clear. */
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

async function hasHint(
  hint: string,
  name: string,
  server: string,
  { lane, owner }: Pick<TestContext, "lane" | "owner">,
): Promise<boolean> {
  const sessionResult = await lane(server).sessions.acquire();
  if (sessionResult.kind !== "session") return false;
  const options = { timeoutMs: LIST_MS, purpose: "probe", owner } as const;
  const { items } = await listToolsOnce(sessionResult.session, options, name);
  const tool = items.find((item) => isObject(item) && item.name === name);
  return isObject(tool) && isObject(tool.annotations) && tool.annotations[hint] === true;
}
