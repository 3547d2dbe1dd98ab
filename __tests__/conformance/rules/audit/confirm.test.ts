import { expect, it } from "vitest";
import { answerOf } from "../../../../src/conformance/calls/answer.js";
import { callStep } from "../../../../src/conformance/calls/learned/candidates.js";
import { Confirmation } from "../../../../src/conformance/rules/audit/confirm.js";
import { unansweredCall } from "../../../../src/conformance/rules/audit/judgements/conduct.js";
import { RenewedIds } from "../../../../src/conformance/rules/audit/renewed-ids.js";
import type { AuditCall, AuditServer } from "../../../../src/conformance/rules/audit/types.js";

const STEPS = { reset: callStep("reset", {}), now: callStep("now", {}) };
const end = { exit_code: 1, signal: null, stderr: [] };
const DIED = answerOf({ kind: "died", process: end, durationMs: 1, notifications: [] } as never);
const answer = { jsonrpc: "2.0", id: 1, result: { content: [{ type: "text", text: "done" }] } };
const DONE = answerOf({ kind: "answer", answer, durationMs: 1, notifications: [] } as never, {});

/** A server that ends after so many resets: by itself, or when `now` is called. */
function serverThatEnds({ after, byItself }: { after: number; byItself: boolean }): AuditServer {
  let resets = 0;
  const send: AuditServer["send"] = async ({ params }) => {
    const ends = params.name === "now" && resets >= after;
    resets += Number(params.name === "reset");
    return ends ? DIED : DONE;
  };
  const restart = async () => {
    resets = 0;
  };
  const survives = async () => !byItself || resets < after;
  return {
    isFresh: false,
    signOfLife: STEPS.now,
    send,
    restart,
    survives,
    usage: () => undefined,
    noise: async () => [],
  };
}

it.each([
  ["the calls before it end the server some time later", { after: 2, byItself: true }, []],
  ["it ends a server that they have changed", { after: 2, byItself: false }, ["AUDIT-CRASH now"]],
  ["it ends any server", { after: 0, byItself: false }, ["AUDIT-CRASH now"]],
])("blames a call if %s: %j", async (_, how, expected) => {
  const call = (name: keyof typeof STEPS, given = DONE) =>
    ({ tool: { name, isReader: name === "now" }, args: {}, step: STEPS[name], answer: given }) as unknown as AuditCall;
  const calls = [call("reset"), call("reset"), call("now", DIED)];
  const suspicion = unansweredCall({ name: "now", steps: [STEPS.now], answer: DIED });
  const server = new RenewedIds(serverThatEnds(how));
  const confirmation = new Confirmation(
    server,
    calls,
    () => false,
    () => true,
  );
  const found = await confirmation.findings([suspicion]);
  expect(found.map(({ id, subject }) => `${id} ${subject}`)).toEqual(expected);
});
