import type { Redacted } from "../../../core/redaction/redact.js";
import { say } from "../../../core/redaction/redacted.js";
import { type CheckResult, passed, unverified } from "../check-result.js";
import type { LiveExchange } from "../wire-client.js";
import { type AskingCall, endOfCall, haveSameContent, inputOf, NO_STATE, type StateRun, stateOf } from "./run.js";

const MAX_PARTS = 5;

interface Change {
  what: Redacted;
  isCut: boolean;
  apply: (state: string) => string;
}

/** A state that somebody changed is refused, or its question asked again. */
export async function judgeTampered(run: StateRun, call: AskingCall): Promise<CheckResult> {
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
