import { fillReferences, type ReferenceScope, type ReferenceValues } from "../../engine/calls/references.js";
import type { TestContext, Warn } from "../../engine/calls/test-context.js";
import { callOf } from "../../engine/judge/call.js";
import type { FillReferences } from "../../engine/judge/call-result.js";
import type { CheckedTest } from "../../engine/judge/checked.js";
import { envelopeOf } from "../../engine/judge/envelope.js";
import { type RuleFinding, type Subject, suiteFault } from "../../engine/judge/failure.js";
import { type Attempt, judgeEnvelope } from "../../engine/judge/verdict.js";
import type { InjectedTest } from "./kind.js";

/** The error is judged as if the server had answered it; nothing is sent and no server is started. */
export async function run(
  checked: CheckedTest<InjectedTest>,
  values: ReferenceValues,
  context: TestContext,
): Promise<Attempt> {
  const { test } = checked;
  const subject: Subject = { suite: context.suite, test };
  const scope: ReferenceScope = { context, values };
  const fill: FillReferences = (value) => fillReferences(value, scope);
  const findings: RuleFinding[] = [];
  const warn: Warn = (message, location) => {
    const { server } = test;
    const finding = { rule_id: "ASSERT-MAX-TOKENS", severity: "must", message, server, location } as const;
    findings.push({ ...finding, target_version: context.targetVersion, count: 1, gates: false });
  };
  try {
    const call = callOf(test.body.call, fill);
    const answer = { jsonrpc: "2.0", error: fill(test.body.error) };
    const envelope = envelopeOf(call.method, answer, {
      durationMs: 0,
      notifications: [],
      negotiatedVersion: context.targetVersion,
      ...(checked.readsStderr && { stderr: [] }),
    });
    const judged = await judgeEnvelope(envelope, subject, checked, test.limits, fill, warn, context.ports);
    for (const finding of findings) context.report(finding);
    return { ...judged, durationMs: 0, call, findings };
  } catch (fault) {
    return { status: "errored", durationMs: 0, failures: [suiteFault(subject, fault)] };
  }
}
