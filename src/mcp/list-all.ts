import { isObject } from "../core/json/json.js";
import { inMiB, LIMITS, weightOf } from "../core/limits.js";
import { hide, jsonExcerpt, say } from "../core/redaction/redacted.js";
import { METHOD_NOT_FOUND } from "./error-codes.js";
import type { Exchange, Fault, Outcome, RequestOptions, Session } from "./types.js";

const MAX_PAGES = 1_000;
const MAX_ITEMS = 100_000;

export const LIST_MEMBERS: Readonly<Record<string, string>> = {
  "tools/list": "tools",
  "resources/list": "resources",
  "resources/templates/list": "resourceTemplates",
  "prompts/list": "prompts",
};
/** The lists of extensions. */
const OTHER_MEMBERS: Readonly<Record<string, string>> = {
  "skills/list": "skills",
  "resources/directory/read": "resources",
};

/** Whether a server advertises a capability with this value. */
export function isAdvertised(value: unknown): boolean {
  return value !== undefined && value !== null && value !== false;
}

export function listsOf(capabilities: unknown): string[] {
  const has = (name = "") => isObject(capabilities) && isObject(capabilities[name]);
  return Object.keys(LIST_MEMBERS).filter((method) => has(method.split("/")[0]));
}

interface ListResult {
  first: Outcome;
  broken?: Outcome;
  /** True if the list was not read to its end: a page is broken, or they never end. */
  unfinished: boolean;
  items: unknown[];
}

/** Reads a list page by page; stops at a repeated cursor, at the first page beyond 1,000, and beyond 100,000 items or 32 MiB. */
export async function listAll(
  method: string,
  send: (method: string, params: Record<string, unknown> | undefined) => Promise<Outcome>,
): Promise<ListResult> {
  const member = LIST_MEMBERS[method] ?? OTHER_MEMBERS[method] ?? "";
  const seen = new Set<string>();
  const items: unknown[] = [];
  let first: Outcome | undefined;
  let cursor: string | undefined;
  let weight = 0;
  for (;;) {
    const outcome = await send(method, cursor === undefined ? undefined : { cursor });
    first ??= outcome;
    const result = outcome.kind === "answer" && !("error" in outcome.answer) ? outcome.answer.result : undefined;
    const page = isObject(result) ? result[member] : undefined;
    if (!isObject(result) || !Array.isArray(page)) return { first, broken: outcome, unfinished: true, items };
    weight += weightOf(page, LIMITS.list);
    const isTooLarge = weight > LIMITS.list || items.length + page.length > MAX_ITEMS;
    if (isTooLarge) return { first, broken: tooLarge(method), unfinished: true, items };
    for (const item of page) items.push(item);
    const next = result.nextCursor;
    if (typeof next !== "string") return { first, unfinished: false, items };
    if (seen.has(next) || seen.size === MAX_PAGES) return { first, unfinished: true, items };
    seen.add(next);
    cursor = next;
  }
}

const LIST_CHANGED = /^notifications\/(?:tools|resources|prompts)\/list_changed$/;
/** The tools of each session. */
const toolsOf = new WeakMap<Session, ListResult>();

/** The tools of a session, read once; again if `name` is not among them, or if the server has said that they changed. */
export async function listToolsOnce(session: Session, options: RequestOptions, name?: string): Promise<ListResult> {
  const known = toolsOf.get(session);
  if (known && (name === undefined || known.items.some((tool) => isObject(tool) && tool.name === name))) return known;
  const list = await listAll("tools/list", (method, params) => session.request(method, params, options));
  toolsOf.set(session, list);
  return list;
}

/** Forgets the tools of a session in which the server says that a list changed. */
export function noteListChange(session: Session, { direction, request, notifications = [] }: Exchange): void {
  const frames = direction === "server" ? [request] : notifications;
  if (frames.some((frame) => isObject(frame) && LIST_CHANGED.test(String(frame.method)))) toolsOf.delete(session);
}

function tooLarge(method: string): Outcome {
  const message = say`The items of ${hide(method)} are more than ${hide(inMiB(LIMITS.list))} or than ${MAX_ITEMS}; the rest was not read.`;
  return { kind: "fault", fault: { rule_id: "FAULT-TRANSPORT-FLOOD", message }, durationMs: 0, notifications: [] };
}

/** True if the server does not have this list: no capability says whether a server with resources has templates. */
export function isMissingList(method: string, { first, broken }: ListResult): boolean {
  if (method !== "resources/templates/list" || broken !== first || broken?.kind !== "answer") return false;
  const { error } = broken.answer;
  const isUnknown = (message: unknown) => /method not found|not (?:implemented|supported)/i.test(String(message));
  return isObject(error) && (error.code === METHOD_NOT_FOUND || isUnknown(error.message));
}

/** Why a list was not read to its end; undefined if it was, or if the server does not have it. */
export function unreadFault(method: string, list: ListResult): Fault | undefined {
  if (!list.unfinished || isMissingList(method, list)) return undefined;
  return list.broken ? listFault(list.broken) : { rule_id: "INV-014", message: say`it does not end` };
}

/** The fault of a list request without a result. */
export function listFault(outcome: Outcome): Fault {
  switch (outcome.kind) {
    case "answer": {
      const { error } = outcome.answer;
      const what = say`answered with an error: ${jsonExcerpt(error, 500, "")}`;
      const message = error === undefined ? say`the answer contains no list` : what;
      return { rule_id: "FAULT-PROTO-ERROR-ANSWER", message };
    }
    case "died":
      return { rule_id: "FAULT-LIFECYCLE-CRASH", message: say`the server ended while it was asked` };
    case "timeout":
      return { rule_id: "FAULT-TIMEOUT-CALL", message: say`no answer within ${outcome.timeoutMs} ms` };
    case "fault":
      return outcome.fault;
    case "unsendable":
      return outcome;
  }
}
