import { roundMs } from "../../core/clock.js";
import type { TestRow } from "../../core/generated/results.js";
import type { Redacted } from "../../core/redaction/redact.js";
import { hide, join, say } from "../../core/redaction/redacted.js";
import { KeptAnswers } from "../../mcp/memory.js";
import type { Purpose } from "../../mcp/types.js";
import type { SuiteTest } from "../../suite/types.js";
import { DeferredText } from "../../suite/variables/deferred.js";
import { absenceOf, suggestionFix } from "../judge/assertion-failures.js";
import { type Attempt, type CheckedStep, scoresOf } from "../judge/call.js";
import { type FailedTest, failureOf } from "../judge/failure.js";
import { judgeCall, makeCall } from "./call.js";
import type { TestContext } from "./test-context.js";

type StepRow = NonNullable<TestRow["steps"]>[number];

/** Runs steps in order, adding their answers to the context's values. `stopAtFailure`: all after a failure are skipped. */
export async function runSteps(
  steps: readonly CheckedStep[],
  { name }: Pick<SuiteTest, "name">,
  context: TestContext,
  { stopAtFailure, purpose }: { stopAtFailure: boolean; purpose?: Purpose },
): Promise<Attempt> {
  const rows: StepRow[] = [];
  const attempts: Attempt[] = [];
  const whole: Attempt = { status: "passed", durationMs: 0, failures: [] };
  for (const checked of steps) {
    const entry = entryOf(checked);
    if (stopAtFailure && whole.status !== "passed") {
      rows.push({ ...entry, status: "skipped", duration_ms: 0, reason: "an earlier step did not pass" });
      continue;
    }
    // After its verdict, nothing refers to a step without an id.
    const keptAnswers = checked.step.id === undefined ? new KeptAnswers() : context.kept;
    const attempt = await runStep(checked, name, { ...context, kept: keptAnswers }, purpose);
    if (keptAnswers !== context.kept) keptAnswers.release();
    const { status, durationMs, failures, reason, call, cause } = attempt;
    rows.push({ ...entry, status, duration_ms: durationMs, ...(reason !== undefined && { reason }) });
    whole.durationMs = roundMs(whole.durationMs + durationMs);
    whole.failures.push(...failures);
    attempts.push(attempt);
    // The call of the step that did not pass is the one that a reader wants to see.
    if (call && whole.status === "passed") whole.call = call;
    if (status === "passed" || whole.status === "errored") continue;
    if (status === "errored" || whole.status === "passed") whole.status = status;
    if (reason !== undefined) whole.reason ??= reason;
    if (cause !== undefined) whole.cause ??= cause;
  }
  return { ...whole, row: { steps: rows, ...scoresOf(attempts) } };
}

async function runStep(checked: CheckedStep, name: string, context: TestContext, purpose?: Purpose): Promise<Attempt> {
  const { step, save } = checked;
  const subject: FailedTest = { suite: context.suite, test: { name, location: step.location, server: step.server } };
  const spec = { ...step, subject, expect: checked, purpose };
  const result = await makeCall(spec, context);
  if (!("envelope" in result)) return result;
  const { envelope } = result;
  const saved: Record<string, unknown> = {};
  const missing: Redacted[] = [];
  let fix: Redacted | undefined;
  for (const { name: as, target } of save) {
    const value = target.read(envelope);
    if (value.found) saved[as] = value.value;
    else {
      const { note, suggestion } = absenceOf(envelope, target.text);
      missing.push(say`${hide(as)}: there is nothing at ${hide(target.text)} (${note})`);
      if (suggestion !== undefined) fix ??= suggestionFix(suggestion);
    }
  }
  // Saved first: what a step expects may name its own answer.
  if (step.id !== undefined) context.values.steps.set(step.id, { ...envelope, ...saved });
  const attempt = await judgeCall(result, spec, context);
  if (attempt.status !== "passed" || missing.length === 0) return attempt;
  const failure = failureOf(subject, "ASSERT-TARGET", {
    message: say`nothing to save as ${join(missing, "; ")}`,
    ...(fix !== undefined && { fix }),
    location: context.suite.places.locate(step.node, ["save"], "entry"),
  });
  return { ...attempt, status: "failed", failures: [failure] };
}

function entryOf({ step: { id, call, location } }: CheckedStep): Pick<StepRow, "id" | "call" | "location"> {
  const name =
    call.method === "tools/call" ? call.tool : call.method === "prompts/get" ? call.prompt : uriText(call.uri);
  return { ...(id !== undefined && { id }), call: `${call.method} ${name}`, location };
}

/** As the author wrote it, if its value is known only at run time. */
function uriText(uri: unknown): string {
  return uri instanceof DeferredText ? uri.text : String(uri);
}
