import type { Redacted } from "../../../core/redaction/redact.js";
import { hide, say } from "../../../core/redaction/redacted.js";
import { about, type CheckResult, type Item, judgeInTurn, passed, skipped, unverified } from "../check-result.js";
import { ONE_PRINCIPAL } from "../iso/principals.js";
import type { ChecksById, LiveCheck } from "../live-server.js";
import { judgeHandle, judgeReplay } from "./foreign.js";
import {
  type AskingCall,
  askingCalls,
  type CallEnd,
  endOfCall,
  inputOf,
  isServed,
  type StateCall,
  type StateRun,
  stateRun,
} from "./run.js";
import { judgeTampered } from "./tampering.js";

const ONE_COPY = skipped(say`it is one process; \`replicas\` and --replicas start copies`);
const NO_RESTART = unverified(say`copy 1 does not start again`);
const NO_QUESTION = skipped(say`no tool that may be called asks for input`);
const NO_CALL = skipped(say`no tool that may be called succeeds`);
const NO_HANDLE = skipped(say`the suite names no handle (\`handles\`)`);

/** Checks that a request has all that is needed to serve it, over HTTP. */
export const STATE: ChecksById = {
  "STATE-CONTEXT": async (server) => {
    const run = await stateRun(server);
    if (run.copies === undefined) return ONE_COPY;
    const list = about(hide(server.firstList), await isServedFresh(run, server.firstList, {}));
    const [call] = run.calls;
    if (!call) return list;
    const params = { name: call.tool.name, arguments: call.args };
    return [list, about(say`tools/call`, await isServedFresh(run, "tools/call", params))];
  },
  "STATE-REPLICA": async (server) => {
    const run = await stateRun(server);
    if (run.copies === undefined) return ONE_COPY;
    const asking = await askingCalls(server);
    const plain = run.calls.filter(({ tool }) => !asking.some((one) => one.tool === tool));
    const results = [
      ...(await judgeInTurn(asking, async (call) => about(nameOf(call), await judgeCopies(run, call)))),
      ...(await judgeInTurn(plain, (call) => judgePlain(run, call))),
    ];
    return results.length > 0 ? results : NO_CALL;
  },
  "STATE-TAMPERED": forAsking(judgeTampered),
  "STATE-REPLAY": forAsking(judgeReplay),
  "STATE-EXTRA": forAsking(judgeExtra),
  "STATE-HANDLE": async (server) => {
    const run = await stateRun(server);
    const { handles = [] } = server.facts.named ?? {};
    if (handles.length === 0) return NO_HANDLE;
    const { second } = run;
    if (!second) return ONE_PRINCIPAL;
    return judgeInTurn(handles, async (handle) =>
      about(say`${hide(handle.from)}, ${hide(handle.to)}`, await judgeHandle(run, handle, second)),
    );
  },
};

function nameOf({ tool }: StateCall): Redacted {
  return hide(String(tool.name));
}

type JudgeAsking = (run: StateRun, call: AskingCall, all: readonly AskingCall[]) => Promise<CheckResult>;

function forAsking(judge: JudgeAsking): LiveCheck["check"] {
  return async (server) => {
    const run = await stateRun(server);
    const calls = await askingCalls(server);
    if (calls.length === 0) return NO_QUESTION;
    return judgeInTurn(calls, async (call) => about(nameOf(call), await judge(run, call, calls)));
  };
}

/** A copy that has started again serves what it served before. */
async function isServedFresh(run: StateRun, method: string, params: Item): Promise<CheckResult> {
  const before = await run.send(method, params);
  if (!isServed(before)) return unverified(say`it is not served either by a copy that knows the client`);
  if (!(await run.restart())) return NO_RESTART;
  const fresh = await run.send(method, params);
  if (isServed(fresh)) return passed;
  return run.failed(say`copy 1 served it, and no longer after it started again`, before, fresh);
}

/** What one copy asks for is taken by another one, and by the same after it started again. */
async function judgeCopies(run: StateRun, call: AskingCall): Promise<CheckResult> {
  for (const copy of run.copies === 1 ? [1] : [2, 1]) {
    const question = await run.lastQuestion(call);
    if (!question) return unverified(say`the question does not come again`);
    if (copy === 1 && !(await run.restart())) return NO_RESTART;
    const reply = await run.call(call, inputOf(question), copy);
    if (endOfCall(reply) === "done") continue;
    const other = copy === 1 ? say`copy 1, which started again,` : say`copy 2`;
    return run.failed(say`copy 1 finishes the call, and ${other} does not`, question, reply);
  }
  return passed;
}

/** A call that one copy answers is not refused by another; without a second copy, or a first answer, nothing is judged. */
async function judgePlain(run: StateRun, call: StateCall): Promise<CheckResult[]> {
  if (run.copies === 1) return [];
  const own = await run.call(call);
  if (endOfCall(own) !== "done") return [];
  const other = await run.call(call, {}, 2);
  const result = isServed(other) ? passed : run.failed(say`copy 1 answers the call, and copy 2 does not`, own, other);
  return [about(nameOf(call), result)];
}

/** Surplus answers are ignored, missing ones asked for again, and others are an error at most. */
async function judgeExtra(run: StateRun, call: AskingCall): Promise<CheckResult> {
  const question = await run.lastQuestion(call);
  const { inputResponses } = question ? inputOf(question) : {};
  if (inputResponses === undefined) return skipped(say`it asks for no input`);
  const answers = inputResponses as Item;
  const wrongAnswers = Object.fromEntries(Object.keys(answers).map((key) => [key, 7]));
  const tries: [Redacted, Item, CallEnd[]][] = [
    [say`a surplus answer`, { ...answers, mcptest_surplus: { action: "cancel" } }, ["done"]],
    [say`a missing answer`, {}, ["asks", "done"]],
    [say`a number as the answer`, wrongAnswers, ["refused", "asks", "done"]],
  ];
  for (const [what, responses, right] of tries) {
    const question = await run.lastQuestion(call);
    if (!question) return unverified(say`the question does not come again`);
    const reply = await run.call(call, { ...inputOf(question), inputResponses: responses });
    const kind = endOfCall(reply);
    if (right.includes(kind)) continue;
    const how = kind === "asks" ? say`asked for again` : kind === "lost" ? say`not answered` : say`refused`;
    return run.failed(say`a request with ${what} is ${how}`, reply);
  }
  return passed;
}
