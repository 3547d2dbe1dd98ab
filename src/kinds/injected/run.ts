import { judgeEnvelope } from "../../engine/calls/call.js";
import { fillReferences, type ReferenceScope } from "../../engine/calls/references.js";
import { expectationsOf, type TestContext, type Warn } from "../../engine/calls/test-context.js";
import {
  type Attempt,
  type CheckedTest,
  callOf,
  envelopeOf,
  type FillReferences,
  unsentCall,
} from "../../engine/judge/call.js";
import { type RuleFinding, suiteFault } from "../../engine/judge/failure.js";
import type { Outcome } from "../../mcp/types.js";
import type { InjectedTest } from "./kind.js";

/** The error is judged as if the server had answered it; nothing is sent and no server is started. */
export async function judgeInjectedError(checked: CheckedTest<InjectedTest>, context: TestContext): Promise<Attempt> {
  const { body, server } = checked.test;
  const { targetVersion: target_version } = context;
  const spec = expectationsOf(checked, context);
  const scope: ReferenceScope = { context };
  const fill: FillReferences = (value) => fillReferences(value, scope);
  const findings: RuleFinding[] = [];
  const warn: Warn = (message, location) => {
    const finding = { rule_id: "ASSERT-MAX-TOKENS", severity: "must", message, server, location } as const;
    findings.push({ ...finding, target_version, count: 1, gates: false });
  };
  try {
    const call = callOf(body.call, fill);
    const answer = { jsonrpc: "2.0", error: fill(body.error) };
    const outcome: Outcome = { kind: "answer", answer, durationMs: 0, notifications: [] };
    const envelope = envelopeOf(call.method, outcome, target_version, checked.readsStderr ? [] : undefined);
    const attempt = await judgeEnvelope(envelope, spec, fill, context, warn);
    for (const finding of findings) context.report(finding);
    return { ...attempt, call, findings };
  } catch (fault) {
    return unsentCall("errored", suiteFault(spec.subject, fault));
  }
}
