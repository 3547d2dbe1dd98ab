import { asList, asObject } from "../../../../core/json/json.js";
import type { Frame } from "../../../../mcp/frames.js";
import { literal } from "../../../texts.js";
import type { Expect } from "../../init/draft-suite.js";
import type { RecordedCall } from "../calls.js";
import { leavesOf } from "./correlate.js";

const MIN_TEXT = 3;
const MAX_TEXT = 80;
const MAX_SHOWN = 3;

/** The read that a client made right after a call that writes. */
export interface ReadAfter {
  read: RecordedCall;
  /** That it answers, and shows the texts that were written. */
  expect: Expect;
}

/** For each call that writes, the read right after it. */
export function readsAfter(
  calls: readonly RecordedCall[],
  isWrite: (call: RecordedCall) => boolean,
): Map<RecordedCall, ReadAfter> {
  const made = calls
    .flatMap((call) => call.answers.map((answer, at) => ({ call, answer, order: call.orders[at] ?? 0 })))
    .sort((a, b) => a.order - b.order);
  const reads = new Map<RecordedCall, ReadAfter>();
  for (const [at, { call }] of made.entries()) {
    const next = made[at + 1];
    if (reads.has(call) || !isWrite(call) || next === undefined || isWrite(next.call)) continue;
    if (next.call.method === "prompts/get" || isFailed(next.answer)) continue;
    const earlier = made.slice(0, at).filter((other) => other.call === next.call);
    const expect = expectationOf(
      next.call,
      call,
      next.answer,
      earlier.map(({ answer }) => answer),
    );
    reads.set(call, { read: next.call, expect });
  }
  return reads;
}

function expectationOf(read: RecordedCall, write: RecordedCall, answer: Frame, before: readonly Frame[]): Expect {
  const member = read.method === "tools/call" ? "content" : "contents";
  const textOf = ({ result }: Frame) => String(asObject(asList(asObject(result)[member])[0]).text ?? "");
  const isNew = (text: string) =>
    textOf(answer).includes(text) && !before.some((other) => textOf(other).includes(text));
  const shown = leavesOf(write.args)
    .flatMap(({ value }) => (typeof value === "string" ? [value] : []))
    .filter((text) => text.length >= MIN_TEXT && text.length <= MAX_TEXT && isNew(text))
    .slice(0, MAX_SHOWN);
  const answers = read.method === "tools/call" ? { "result.isError": false } : { [`result.${member}`]: NOT_EMPTY };
  return { ...answers, ...(shown.length > 0 && { [`result.${member}[0].text`]: { "contains-all": literal(shown) } }) };
}

const NOT_EMPTY = { "not-empty": true };

function isFailed({ error, result }: Frame): boolean {
  return error !== undefined || asObject(result).isError === true;
}
