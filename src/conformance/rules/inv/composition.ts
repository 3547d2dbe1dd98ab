import { addTo } from "../../../core/groups.js";
import { isObject } from "../../../core/json/json.js";
import type { Redacted } from "../../../core/redaction/redact.js";
import { join, say } from "../../../core/redaction/redacted.js";
import { byNumber } from "../../../core/text.js";
import { valueExcerpt } from "../../invariants/evidence.js";
import type { ParsedExchange } from "../../invariants/types.js";

const MAX_TOOLS = 10_000;
const MAX_IDS = 1_000_000;
const MAX_SHOWN = 5;

/** A fault that occurs only if several servers are behind one client. */
export interface Hazard {
  rule_id: "COMP-001" | "COMP-002";
  message: Redacted;
  servers: readonly string[];
}

export interface ComposedSession {
  server: string;
  /** Servers of one suite stand side by side; null if it is not known. */
  suite: string | null;
  tools: Set<string>;
  /** Left empty if sessions share no transport. */
  ids: Set<string | number>;
}

/** Notes the tools that a server lists and, with `ids`, the ids of the requests that it was sent. */
export function addExchange(member: ComposedSession, exchange: ParsedExchange, ids: boolean): void {
  const { fromServer, method, result, id } = exchange;
  if (fromServer) return;
  const tools = method === "tools/list" && Array.isArray(result?.tools) ? result.tools.filter(isObject) : [];
  for (const { name } of tools) {
    if (typeof name === "string" && member.tools.size < MAX_TOOLS) member.tools.add(name);
  }
  if (ids && (typeof id === "number" || typeof id === "string") && member.ids.size < MAX_IDS) member.ids.add(id);
}

/** The hazards among sessions of one suite, whatever they speak, in an order that does not depend on theirs. */
export function hazardsOf(members: readonly ComposedSession[]): Hazard[] {
  const groups = new Map<string | null, Map<string, ComposedSession>>();
  for (const member of members) {
    const servers = groups.get(member.suite) ?? new Map<string, ComposedSession>();
    groups.set(member.suite, servers);
    servers.set(member.server, mergeSessions(servers.get(member.server), member));
  }
  const hazards = [...groups.values()].flatMap((servers) => {
    const sessions = [...servers.values()];
    const tools = sharedItems(sessions, "tools").map(([tool, names]): Hazard => {
      const message = say`the tool ${valueExcerpt(tool)} exists on ${nameList(names)}: a client that does not prefix names cannot tell them apart`;
      return { rule_id: "COMP-001", message, servers: names };
    });
    return [...tools, ...idHazards(sharedItems(sessions, "ids"))];
  });
  return hazards.sort((a, b) => byNumber(a.rule_id, b.rule_id) || byNumber(a.message, b.message));
}

/** One hazard for each group of servers, because ids collide by the hundred. */
function idHazards(sharedIds: readonly (readonly [string | number, string[]])[]): Hazard[] {
  const groups = new Map<string, { names: string[]; ids: (string | number)[]; count: number }>();
  for (const [id, names] of sharedIds) {
    const key = JSON.stringify(names);
    const group = groups.get(key) ?? { names, ids: [], count: 0 };
    group.count += 1;
    if (group.ids.length < MAX_SHOWN) group.ids.push(id);
    groups.set(key, group);
  }
  return [...groups.values()].map(({ names, ids, count }) => {
    const idsText = say`${join(ids.map(valueExcerpt), ", ")}${count > ids.length ? say`, ${count} in all` : ""}`;
    const message = say`${nameList(names)} received requests with the same id (${idsText}): on a shared transport nobody could tell their answers apart`;
    return { rule_id: "COMP-002", message, servers: names };
  });
}

/** What more than one server has, with their names, sorted. */
function sharedItems<K extends "tools" | "ids">(
  members: readonly ComposedSession[],
  key: K,
): (readonly [string | number, string[]])[] {
  if (members.length < 2) return [];
  const owners = new Map<string | number, string[]>();
  for (const member of members) for (const item of member[key]) addTo(owners, item, member.server);
  return [...owners]
    .filter(([, names]) => names.length > 1)
    .map(([item, names]) => [item, names.sort(byNumber)] as const)
    .sort(([a], [b]) => compareIds(a, b));
}

/** Numbers by their value, before strings. */
function compareIds(a: string | number, b: string | number): number {
  if (typeof a === "number" && typeof b === "number") return a - b;
  if (typeof a === "string" && typeof b === "string") return byNumber(a, b);
  return typeof a === "number" ? -1 : 1;
}

function mergeSessions(a: ComposedSession | undefined, b: ComposedSession): ComposedSession {
  if (!a) return b;
  return { ...b, tools: new Set([...a.tools, ...b.tools]), ids: new Set([...a.ids, ...b.ids]) };
}

function nameList(names: readonly string[]): Redacted {
  const all = names.slice(0, 10).map(valueExcerpt);
  return say`${join(all.slice(0, -1), ", ")} and ${all.at(-1) ?? ""}`;
}
