import { asObject, isObject } from "../../core/json/json.js";
import type { Redacted } from "../../core/redaction/redact.js";
import { hide, say } from "../../core/redaction/redacted.js";
import { isMissingList, listAll, listFault, listsOf } from "../../mcp/list-all.js";
import type { Session, SessionFacts } from "../../mcp/types.js";
import { type CheckResult, failed, type Item, type ServerLists } from "../server/check-result.js";

const LIST_MS = 30_000;

/** Reads every list that the server advertises; in `answerMs`, and once more if that was not enough, if it is given. */
export async function readLists(session: Session, answerMs: number | undefined): Promise<ServerLists> {
  const itemsByMethod = new Map<string, Item[]>();
  const unread = new Map<string, Redacted>();
  const refused = new Set<string>();
  const read = (method: string, timeoutMs: number) =>
    listAll(method, (name, params) => session.request(name, params, { timeoutMs, purpose: "test" }));
  for (const method of listsOf(session.facts.capabilities)) {
    let list = await read(method, answerMs ?? LIST_MS);
    if (answerMs !== undefined && list.broken?.kind === "timeout") list = await read(method, 2 * answerMs);
    itemsByMethod.set(method, list.items.filter(isObject));
    if (!list.unfinished || isMissingList(method, list)) continue;
    const { broken } = list;
    unread.set(method, broken ? listFault(broken).message : say`it does not end`);
    if (broken?.kind === "timeout" || (broken?.kind === "answer" && "error" in broken.answer)) refused.add(method);
  }
  return listsFrom(session.facts, itemsByMethod, unread, refused);
}

/** The lists of a server that were not read: all empty. */
export function noLists(revision: string): ServerLists {
  const facts = { capabilities: {}, instructions: null, negotiatedVersion: revision };
  return listsFrom(facts, new Map(), new Map(), new Set());
}

function listsFrom(
  {
    capabilities,
    instructions,
    negotiatedVersion: revision,
  }: Pick<SessionFacts, "capabilities" | "instructions" | "negotiatedVersion">,
  itemsByMethod: ReadonlyMap<string, readonly Item[]>,
  unread: ReadonlyMap<string, Redacted>,
  refused: ReadonlySet<string>,
): ServerLists {
  const itemsOf = (method: string) => itemsByMethod.get(method) ?? [];
  return {
    revision,
    capabilities: asObject(capabilities),
    instructions,
    tools: itemsOf("tools/list"),
    prompts: itemsOf("prompts/list"),
    resources: itemsOf("resources/list"),
    templates: itemsOf("resources/templates/list"),
    lists: new Map([...itemsByMethod].filter(([method]) => !unread.has(method))),
    unread,
    refused,
  };
}

/** What the invariant about dead lists cannot see: those that are never answered, and those of templates. */
export function refusedLists({ refused, unread }: ServerLists): CheckResult[] {
  return [...refused].map((method): CheckResult => {
    const [capability] = method.split("/");
    const why = unread.get(method) ?? say``;
    const message = say`the server advertises "${hide(capability ?? "")}", but ${hide(method)} cannot be read: ${why}`;
    const isOfCapability = method === `${capability}/list`;
    return { ...failed(message, say`→ ${hide(method)}\n← ${why}`), severity: isOfCapability ? "must" : "should" };
  });
}
