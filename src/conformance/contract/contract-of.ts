import type { Contract } from "../../core/generated/baseline.js";
import type { Capture } from "../../core/generated/capture.js";
import { isObject, sortByJson } from "../../core/json/json.js";
import { LIMITS } from "../../core/limits.js";
import { LIST_MEMBERS, listsOf } from "../../mcp/list-all.js";

const NAMES = {
  "tools/list": "tools",
  "prompts/list": "prompts",
  "resources/list": "resources",
  "resources/templates/list": "resource_templates",
} as const;

/** How deep the items of a contract may be nested: a baseline has its lists by server. */
export const CONTRACT_LEVELS = LIMITS.fileLevels - 5;

/** What a server says of itself, and the items of each list that was read to its end. */
export interface ContractSource {
  capabilities: unknown;
  instructions?: string | null | undefined;
  lists: ReadonlyMap<string, readonly unknown[]>;
}

/** The contract of a server, in an order that does not depend on the order of its answers. */
export function contractOf({ capabilities, instructions, lists }: ContractSource): Contract {
  const contract: Contract = isObject(capabilities) ? { capabilities } : {};
  if (typeof instructions === "string") contract.instructions = instructions;
  const offered = new Set(listsOf(capabilities));
  for (const [method, name] of Object.entries(NAMES)) {
    // A server without the capability has nothing to list.
    const isEmpty = isObject(capabilities) && !offered.has(method);
    const items = lists.get(method) ?? (isEmpty ? [] : undefined);
    if (items !== undefined) contract[name] = sortByJson(items.filter(isObject).map(withoutState));
  }
  return contract;
}

/** The contract that a captured session shows; undefined if it has no list. */
export function contractInCapture({ server_capabilities: capabilities, exchanges }: Capture): Contract | undefined {
  const lists = new Map<string, unknown[]>();
  const open = new Map<string, unknown[]>();
  let instructions: string | undefined;
  for (const { direction, request, response } of exchanges) {
    if (direction === "server" || !isObject(request) || !isObject(response) || !isObject(response.result)) continue;
    const { method, params } = request;
    const { result } = response;
    if (typeof result.instructions === "string") instructions = result.instructions;
    if (typeof method !== "string" || lists.has(method)) continue;
    const member = LIST_MEMBERS[method];
    const page = member === undefined ? undefined : result[member];
    if (!Array.isArray(page)) continue;
    const isFirstPage = !isObject(params) || params.cursor === undefined;
    const items = (isFirstPage ? undefined : open.get(method)) ?? [];
    open.set(method, items);
    for (const item of page) items.push(item);
    if (typeof result.nextCursor !== "string") lists.set(method, items);
  }
  return lists.size === 0 ? undefined : contractOf({ capabilities, instructions, lists });
}

/** An item without what belongs to one answer or to the content of a resource, and not to the contract. */
function withoutState({ _meta: _, size: __, annotations, ...item }: Record<string, unknown>): Record<string, unknown> {
  if (annotations === undefined) return item;
  if (!isObject(annotations)) return { ...item, annotations };
  const { lastModified: ___, ...others } = annotations;
  return Object.keys(others).length === 0 ? item : { ...item, annotations: others };
}
