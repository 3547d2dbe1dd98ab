import { isDeepStrictEqual } from "node:util";
import { isObject } from "../../../core/json/json.js";
import type { Redacted } from "../../../core/redaction/redact.js";
import { join, jsonExcerpt, say } from "../../../core/redaction/redacted.js";
import { plural } from "../../../core/text.js";
import { endOf } from "../../server/answers.js";
import type { AuditAnswer, AuditStep } from "./types.js";

const MAX_EVIDENCE = 1_000;

/** True if two answers say the same. */
export function saysTheSame(a: AuditAnswer, b: AuditAnswer): boolean {
  return a.kind === b.kind && isDeepStrictEqual(a.json ?? a.text, b.json ?? b.text);
}

/** The array of an answer that most likely is its list of items. */
export function itemsIn(json: unknown): unknown[] | undefined {
  if (Array.isArray(json)) return json;
  if (!isObject(json)) return undefined;
  const lists = Object.values(json).filter((value) => Array.isArray(value));
  return lists.length === 1 ? lists[0] : undefined;
}

/** The member that names an item of a list; undefined if there is none. */
export function idMemberOf(item: Record<string, unknown>): string | undefined {
  return Object.keys(item).find((name) => /^(?:id|uuid|key|uri|name|.*[_-]?id|isbn|sku|slug)$/i.test(name));
}

/** How much an answer shows: the items of its list; else 1, or 0 if its text says that there is nothing. */
export function amountShown({ json, text }: AuditAnswer): number {
  const isNothing = json === undefined && /^\W*(?:no|0|none|nothing)\b|^\s*$/i.test(text);
  return itemsIn(json)?.length ?? (isNothing ? 0 : 1);
}

/** What names an item of a list: its id, else all of it. */
export function itemIdentity(item: unknown): string {
  const key = isObject(item) ? idMemberOf(item) : undefined;
  return JSON.stringify(key === undefined || !isObject(item) ? item : item[key]) ?? "";
}

const MAX_FRAMES = 6;

/** The requests that show a finding, each in a line, and the last answer; `evidence` is of the last request. */
export function evidenceOfSteps(steps: readonly AuditStep[], evidence: Redacted): Redacted {
  const before = steps.slice(0, -1).map((step) => say`→ ${requestText(step)}`);
  const hidden = before.length - MAX_FRAMES;
  const lines = hidden > 0 ? [...before.slice(0, MAX_FRAMES), say`→ … ${plural(hidden, "more request")}`] : before;
  return join([...lines, evidence], "\n");
}

/** How many items a list says that there are, on all pages. */
export function declaredTotal(json: unknown): number | undefined {
  const total = isObject(json) ? (json.total ?? json.total_count ?? json.totalCount) : undefined;
  return typeof total === "number" ? total : undefined;
}

/** Where the next page of an answer begins; undefined if it says that there is none. */
export function nextCursorIn(json: unknown): unknown {
  if (!isObject(json)) return undefined;
  const key = Object.keys(json).find((name) => /^(?:next|next_?cursor|cursor|next_?page(?:_?token)?)$/i.test(name));
  return key === undefined ? undefined : (json[key] ?? undefined);
}

/** A request and its answer, as evidence. */
export function evidenceOfStep(step: AuditStep, { outcome }: AuditAnswer): Redacted {
  if (outcome.kind !== "answer") return join([say`→ ${requestText(step)}`, say`← ${endOf(outcome)}`], "\n");
  return evidenceOfCall(step, outcome.answer.error ?? outcome.answer.result);
}

/** A request and its answer, as evidence. `answer`: the result or error that came; undefined if nothing came. */
export function evidenceOfCall(step: AuditStep, answer: unknown): Redacted {
  const answerText = answer === undefined ? say`no answer` : jsonExcerpt(answer, MAX_EVIDENCE);
  return join([say`→ ${requestText(step)}`, say`← ${answerText}`], "\n");
}

function requestText({ method, params }: AuditStep): Redacted {
  return jsonExcerpt({ method, params }, MAX_EVIDENCE);
}
