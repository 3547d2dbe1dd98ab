import type { Redacted } from "../../../core/redaction/redact.js";
import { hide, say } from "../../../core/redaction/redacted.js";
import { about, type CheckResult, failed, type Item, inTurn, passed, skipped, unverified } from "../check-result.js";
import { evidenceOf, type LiveExchange } from "../iso/client.js";
import { checksIn, type LiveCheck, type LiveServer } from "../live-server.js";
import { type AskingCall, askingCalls, type Copy, inputOf, kindOf, type StateRun, stateRun } from "./run.js";
import { judgeReplay, judgeTampered } from "./tampering.js";

const ONE_COPY = skipped(say`it is one process; \`replicas\` and --replicas start copies`);
const NO_QUESTION = skipped(say`no tool that may be called asks for input`);
const FRESH: Copy = { again: true };

/** Checks that a request has all that is needed to serve it, over HTTP. */
export const STATE: readonly LiveCheck[] = checksIn("ordinary", {
  "STATE-CONTEXT": async (server) => {
    const run = await stateRun(server);
    if (run.copies === undefined) return ONE_COPY;
    const [call] = run.calls;
    return [
      about(hide(server.firstList), await isServedFresh(run, server.firstList, {})),
      ...(call
        ? [
            about(
              say`tools/call`,
              await isServedFresh(run, "tools/call", { name: call.tool.name, arguments: call.args }),
            ),
          ]
        : []),
    ];
  },
  "STATE-REPLICA": async (server) => {
    const run = await stateRun(server);
    if (run.copies === undefined) return ONE_COPY;
    return forAsking(server, (call) => judgeCopies(run, call));
  },
  "STATE-TAMPERED": (server) => forAsking(server, async (call) => judgeTampered(await stateRun(server), call)),
  "STATE-REPLAY": (server) =>
    forAsking(server, async (call) => judgeReplay(await stateRun(server), call, await askingCalls(server))),
  "STATE-EXTRA": (server) => forAsking(server, async (call) => judgeExtra(await stateRun(server), call)),
});

async function forAsking(server: LiveServer, judge: (call: AskingCall) => Promise<CheckResult>) {
  const calls = await askingCalls(server);
  if (calls.length === 0) return NO_QUESTION;
  return inTurn(calls, async (call) => about(hide(String(call.tool.name)), await judge(call)));
}

/** A copy that has started again serves what it served before. */
async function isServedFresh(run: StateRun, method: string, params: Item): Promise<CheckResult> {
  const before = await run.send(method, params);
  if (!isServed(before)) return unverified(say`it is not served either by a copy that knows the client`);
  const fresh = await run.send(method, params, FRESH);
  if (isServed(fresh)) return passed;
  return failed(say`copy 1 served it, and no longer after it started again`, evidenceOf(run.log, before, fresh));
}

function isServed(exchange: LiveExchange): boolean {
  return ["done", "asks"].includes(kindOf(exchange));
}

/** What one copy asks for is taken by another one, and by the same after it started again. */
async function judgeCopies(run: StateRun, call: AskingCall): Promise<CheckResult> {
  const others: [Redacted, Copy][] = [[say`copy 1, which started again,`, FRESH]];
  if ((run.copies ?? 1) > 1) others.unshift([say`copy 2`, { copy: 2 }]);
  for (const [name, to] of others) {
    const own = await run.question(call);
    if (!own || kindOf(await run.call(call, inputOf(own))) !== "done")
      return unverified(say`copy 1 does not finish what it asked for`);
    const asked = await run.question(call);
    if (!asked) return unverified(say`the question does not come again`);
    const sent = await run.call(call, inputOf(asked), to);
    if (kindOf(sent) === "done") continue;
    return failed(say`copy 1 finishes the call, and ${name} does not`, evidenceOf(run.log, asked, sent));
  }
  return passed;
}

/** Surplus answers are ignored, missing ones asked for again, and others are an error at most. */
async function judgeExtra(run: StateRun, call: AskingCall): Promise<CheckResult> {
  const question = await run.question(call);
  const { inputResponses } = question ? inputOf(question) : {};
  if (inputResponses === undefined) return skipped(say`it asks for no input`);
  const answers = inputResponses as Item;
  const wrongAnswers = Object.fromEntries(Object.keys(answers).map((key) => [key, 7]));
  const tries: [Redacted, Item, ReturnType<typeof kindOf>[]][] = [
    [say`a surplus answer`, { ...answers, mcptest_surplus: { action: "cancel" } }, ["done"]],
    [say`a missing answer`, {}, ["asks", "done"]],
    [say`a number as the answer`, wrongAnswers, ["refused", "asks", "done"]],
  ];
  for (const [what, responses, right] of tries) {
    const asked = await run.question(call);
    if (!asked) return unverified(say`the question does not come again`);
    const sent = await run.call(call, { ...inputOf(asked), inputResponses: responses });
    const kind = kindOf(sent);
    if (right.includes(kind)) continue;
    const how = kind === "asks" ? say`asked for again` : kind === "lost" ? say`not answered` : say`refused`;
    return failed(say`a request with ${what} is ${how}`, evidenceOf(run.log, sent));
  }
  return passed;
}
