import type { Failure } from "../../core/generated/results.js";
import { isObject } from "../../core/json.js";
import { listAll } from "../../mcp/list-all.js";
import type { Session } from "../../mcp/types.js";
import { type Asked, ask, round } from "../ask.js";
import type { CheckedTest } from "../check.js";
import type { Subject } from "../judge.js";
import type { Known } from "../references.js";
import type { Scene } from "../scene.js";
import { type Attempt, judgeAsked } from "../verdict.js";
import { warnings } from "../warnings.js";
import { runSteps } from "./steps.js";

const LIST_MS = 30_000;

/** verify, wire_fault and resend: the call, lost or sent again as by a client, then steps that judge what it changed. */
export async function runVerified(
  checked: CheckedTest,
  test: Extract<CheckedTest["test"], { block: "tools" }>,
  known: Known,
  scene: Scene,
): Promise<Attempt> {
  const subject: Subject = { suite: scene.suite, test };
  const { transform, timeoutMs, server, resend = 0, limits } = test;
  const question = { subject, server, call: test, timeoutMs, expect: checked, ...(transform && { transform }) };
  const { wireFault } = test;
  let asked: Asked = await ask({ ...question, ...(wireFault && { wireFault }) }, known, scene);
  for (let again = 0; again < resend && (asked.kind === "answer" || asked.kind === "lost"); again += 1) {
    asked = await ask(question, known, scene);
  }
  const sent = 1 + resend + (wireFault === "duplicate_request" ? 1 : 0);
  const { verify } = checked;
  // Without `expect`, `verify` alone judges.
  const own = verify && !checked.assertions ? { ...checked, assertions: [] } : checked;
  const answer = await judgeAsked(asked, subject, own, limits, warnings(scene, server), scene.ports);
  if (verify === undefined || answer.status === "skipped") return answer;

  const answered = new Map(known.steps);
  const verified = await runSteps(verify, test, answered, { ...known, steps: answered }, scene, {
    stopAtFailure: true,
  });
  if (verified.status === "failed" && sent > 1) await blame(verified.failures, { ...test, sent }, scene);
  const worst =
    [answer, verified].find(({ status }) => status === "errored") ?? (answer.status === "failed" ? answer : verified);
  return {
    ...worst,
    ...(answer.call && { call: answer.call }),
    durationMs: round(answer.durationMs + verified.durationMs),
    failures: [...answer.failures, ...verified.failures],
    ...(verified.steps && { steps: verified.steps }),
  };
}

/** What is wrong after a call that was sent more than once is an effect that was applied twice. */
async function blame(
  failures: Failure[],
  test: { tool: string; server: string; sent: number },
  scene: Scene,
): Promise<void> {
  const ground = await scene.lane(test.server).ground();
  const hint = ground.kind === "session" && (await saysIdempotent(test.tool, ground.session));
  for (const failure of failures) {
    failure.taxonomy_ids = [...new Set([...failure.taxonomy_ids, "FAULT-STATE-DOUBLE-EFFECT"])];
    const sent = `the call was sent ${test.sent} times`;
    const told = hint ? `${sent}; the tool says idempotentHint: true, which is then false` : sent;
    failure.note = failure.note === undefined ? told : `${failure.note}; ${told}`;
  }
}

async function saysIdempotent(name: string, session: Session): Promise<boolean> {
  const { items } = await listAll("tools/list", (method, params) =>
    session.request(method, params, { timeoutMs: LIST_MS, purpose: "probe" }),
  );
  const tool = items.find((one) => isObject(one) && one["name"] === name);
  return isObject(tool) && isObject(tool["annotations"]) && tool["annotations"]["idempotentHint"] === true;
}
