import type { Redacted } from "../../../core/redaction/redact.js";
import { hide, say } from "../../../core/redaction/redacted.js";
import { uniqueId } from "../../../core/unique-id.js";
import {
  about,
  type CheckResult,
  type Item,
  judgeInTurn,
  type NamedState,
  passed,
  skipped,
  unverified,
} from "../../server/check-result.js";
import type { ChecksById, LiveCheck } from "../../server/checks.js";
import type { LiveExchange, WireClient } from "../../server/wire/client.js";
import { freeText } from "../iso/calls.js";
import { ONE_PRINCIPAL } from "../iso/principals.js";
import {
  type AskingCall,
  askingCalls,
  type CallEnd,
  endOfCall,
  haveSameContent,
  inputOf,
  isServed,
  NO_STATE,
  type StateCall,
  type StateRun,
  stateOf,
  stateRun,
} from "./run.js";
import { SUB_CHECKS } from "./subscriptions.js";

const ONE_COPY = skipped(say`it is one process; \`replicas\` and --replicas start copies`);
const NO_RESTART = unverified(say`copy 1 does not start again`);
const NO_QUESTION = skipped(say`no tool that may be called asks for input`);
const NO_CALL = skipped(say`no tool that may be called succeeds`);
const MAX_PARTS = 5;
const NO_HANDLE = skipped(say`the suite names no handle (\`handles\`)`);

/** Checks that a request has all that is needed to serve it, over HTTP. */
export const STATE_CHECKS: ChecksById = {
  ...SUB_CHECKS,
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
    const { handles = [] } = server.facts.named ?? {};
    if (handles.length === 0) return NO_HANDLE;
    const run = await stateRun(server);
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

/** A state is refused with other arguments, another tool and another principal. */
async function judgeReplay(run: StateRun, call: AskingCall, others: readonly AskingCall[]): Promise<CheckResult> {
  const { args, tool } = call;
  const text = freeText(args, tool.inputSchema);
  const changed = text && (await run.asAskingCall({ tool, args: { ...args, [text]: "mcptest-other" } }));
  const other = others.find((one) => one.tool !== tool);
  const replays: { what: Redacted; to: AskingCall; client?: WireClient }[] = [
    ...(changed ? [{ what: say`with other arguments`, to: changed }] : []),
    ...(other ? [{ what: say`with the tool ${hide(String(other.tool.name))}`, to: other }] : []),
    ...(run.second ? [{ what: say`by another principal`, to: call, client: run.second }] : []),
  ];
  if (replays.length === 0)
    return skipped(say`it takes a second tool that asks, an argument that may be any text, or a second user`);
  for (const { what, to, client } of replays) {
    const question = await run.lastQuestion(call);
    const own = await run.lastQuestion(to);
    if (!question || !own) return unverified(say`the question does not come again`);
    const requestState = stateOf(question);
    if (requestState === undefined) return NO_STATE;
    const replay = await run.call(to, { ...inputOf(own), requestState }, 1, client);
    if (endOfCall(replay) === "done") return run.failed(say`the state is taken ${what}`, question, replay);
  }
  return passed;
}

/** An id that a tool returned to one principal is refused to another. */
async function judgeHandle(
  run: StateRun,
  { from, read, to, argument }: NamedState["handles"][number],
  second: WireClient,
): Promise<CheckResult> {
  const handleCall = await run.callNamed(from);
  const handle = read({ result: handleCall.answer?.result });
  if (handle === undefined) return unverified(say`the answer of ${hide(from)} has no value at \`path\``);
  const own = await run.callNamed(to, { [argument]: handle });
  if (!isServed(own)) return unverified(say`${hide(to)} does not serve the principal of the handle`);
  const foreign = await run.callNamed(to, { [argument]: handle }, second);
  if (endOfCall(foreign) === "lost") return unverified(say`${hide(to)} does not answer another principal`);
  // Some tools say no in a result.
  const unknown = await run.callNamed(to, { [argument]: uniqueId() }, second);
  if (!isServed(foreign) || (isServed(unknown) && haveSameContent(foreign, unknown))) return passed;
  return run.failed(say`another principal is served`, handleCall, own, foreign);
}

interface Change {
  what: Redacted;
  isCut: boolean;
  apply: (state: string) => string;
}

/** A state that somebody changed is refused, or its question asked again. */
async function judgeTampered(run: StateRun, call: AskingCall): Promise<CheckResult> {
  const question = await run.lastQuestion(call);
  const state = question && stateOf(question);
  if (state === undefined) return NO_STATE;
  const [first, second] = call.done as [LiveExchange, LiveExchange];
  const isSteady = haveSameContent(first, second);
  const acceptedChanges: { change: Change; reply: LiveExchange; isOther: boolean }[] = [];
  const changes = changesOf(state);
  for (const change of changes) {
    // A state may be good for one use.
    const asked = await run.lastQuestion(call);
    if (!asked) return unverified(say`the question does not come again`);
    const sent = await run.call(call, { ...inputOf(asked), requestState: change.apply(stateOf(asked) ?? "") });
    if (endOfCall(sent) === "lost")
      return run.failed(say`${change.what} ends in ${sent.missing ?? say`HTTP 5xx`}`, sent);
    if (endOfCall(sent) === "done")
      acceptedChanges.push({ change, reply: sent, isOther: !haveSameContent(first, sent) });
  }
  if (acceptedChanges.length === 0) return passed;
  if (acceptedChanges.length === changes.length) return unverified(say`the server takes whatever is sent as the state`);
  const other = acceptedChanges.find(({ isOther }) => isOther);
  if (other && !isSteady) return unverified(say`the results of two equal calls differ`);
  const cut = acceptedChanges.every(({ change }) => change.isCut) ? acceptedChanges[0] : undefined;
  const worst = other ?? cut;
  if (!worst) return unverified(say`a changed state is taken, with the same result: what changed may not matter`);
  const how = other ? say`, with another result` : say``;
  return run.failed(say`${worst.change.what} is taken${how}`, worst.reply);
}

function changesOf(state: string): Change[] {
  const parts = state.split(".").slice(0, MAX_PARTS);
  const edits = parts.flatMap((part, index) => {
    // The last character of base64 may have unused bits: a change there may decode to the same bytes.
    const quarters = [1, 2, 3].filter((quarter) => placeIn(part, quarter) < part.length - 1);
    return quarters.map((quarter) => (one: string) => withOtherCharacter(one, index, quarter));
  });
  const half = (one: string) => one.slice(0, one.length / 2);
  const atDots = parts.slice(1).map((_, index) => (one: string) => one.split(".", index + 1).join("."));
  return [
    ...edits.map((apply) => ({ what: say`a state with one character changed`, isCut: false, apply })),
    ...[half, ...atDots].map((apply) => ({ what: say`a part of a state`, isCut: true, apply })),
  ];
}

function placeIn(part: string, quarter: number): number {
  return Math.floor((part.length * quarter) / 4);
}

function withOtherCharacter(state: string, index: number, quarter: number): string {
  const parts = state.split(".");
  const part = parts[index] ?? "";
  const at = placeIn(part, quarter);
  // Another value both in base64url and in hexadecimal.
  const other = /[aA]/.test(part[at] ?? "") ? "B" : "A";
  parts[index] = part.slice(0, at) + other + part.slice(at + 1);
  return parts.join(".");
}
