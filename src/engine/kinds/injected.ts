import type { Finding } from "../../core/generated/results.js";
import type { InjectedError, SuiteCall } from "../../suite/types.js";
import { fillIn } from "../../suite/variables/deferred.js";
import type { FillReferences } from "../call-result.js";
import type { CheckedTest } from "../check.js";
import { envelopeOf } from "../judge/envelope.js";
import { type Subject, suiteFault } from "../judge/judge.js";
import { type Attempt, judgeEnvelope } from "../judge/verdict.js";
import { type Known, lookUp, type Spot } from "../references.js";
import type { Scene, Warn } from "../test-context.js";
import { callOf } from "./call.js";

/** inject_error: the error is judged as if the server had answered it; nothing is sent and no server is started. */
export async function runInjected(
  checked: CheckedTest,
  test: Extract<CheckedTest["test"], { block: "tools" }>,
  error: InjectedError,
  known: Known,
  scene: Scene,
): Promise<Attempt> {
  const subject: Subject = { suite: scene.suite, test };
  const spot: Spot = { scene, known };
  const fill: FillReferences = (value) => fillIn(value, (name) => lookUp(name, spot)) as typeof value;
  const findings: Finding[] = [];
  const warn: Warn = (message, location) => {
    const { server } = test;
    const finding = { rule_id: "ASSERT-MAX-TOKENS", severity: "must", message, server, location } as const;
    findings.push({ ...finding, target_version: scene.version, count: 1, gates: false });
  };
  try {
    const call = callOf(test satisfies SuiteCall, fill);
    const answer = { jsonrpc: "2.0", error: fill(error) };
    const envelope = envelopeOf(call.method, answer, {
      durationMs: 0,
      notifications: [],
      negotiatedVersion: scene.version,
      ...(checked.readsStderr && { stderr: [] }),
    });
    const judged = await judgeEnvelope(envelope, subject, checked, test.limits, fill, warn, scene.ports);
    for (const finding of findings) scene.tell(finding);
    return { ...judged, durationMs: 0, call, findings };
  } catch (fault) {
    return { status: "errored", durationMs: 0, failures: [suiteFault(subject, fault)] };
  }
}
