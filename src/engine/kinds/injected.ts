import { fillIn } from "../../suite/deferred.js";
import type { InjectedError, SuiteCall } from "../../suite/types.js";
import { broken, type Fill } from "../ask.js";
import type { CheckedTest } from "../check.js";
import { envelopeOf } from "../envelope.js";
import type { Subject } from "../judge.js";
import { type Known, lookUp } from "../references.js";
import type { Scene } from "../scene.js";
import { type Attempt, judgeEnvelope } from "../verdict.js";
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
  const fill: Fill = (value) => fillIn(value, (name) => lookUp(name, { scene, known })) as typeof value;
  try {
    const call = callOf(test satisfies SuiteCall, fill);
    const answer = { jsonrpc: "2.0", error: fill(error) };
    const envelope = envelopeOf(call.method, answer, {
      durationMs: 0,
      notifications: [],
      negotiatedVersion: scene.version,
      ...(checked.readsStderr && { stderr: [] }),
    });
    return {
      ...(await judgeEnvelope(envelope, subject, checked, test.limits, fill, () => {}, scene.ports)),
      durationMs: 0,
      call,
    };
  } catch (fault) {
    return { status: "errored", durationMs: 0, failures: [broken(subject, fault)] };
  }
}
