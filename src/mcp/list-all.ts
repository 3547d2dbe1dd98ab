import { isObject } from "../core/json.js";
import type { Outcome } from "./types.js";

const MOST_PAGES = 1_000;
const MOST_ITEMS = 100_000;

/** Where each list has its items. */
export const LIST_MEMBERS: Readonly<Record<string, string>> = {
  "tools/list": "tools",
  "resources/list": "resources",
  "resources/templates/list": "resourceTemplates",
  "prompts/list": "prompts",
};

/** A list that was read to its end, or to the page that could not be read. */
export interface Listed {
  /** The outcome of the first page. */
  first: Outcome;
  /** Of the page that has no items; undefined where all have. */
  broken?: Outcome;
  items: unknown[];
}

/**
 * Reads a list page by page; a cursor that was seen before, or 1,000 pages, end it.
 *
 * @param ask sends one request of the method
 */
export async function listAll(
  method: string,
  ask: (method: string, params: Record<string, unknown> | undefined) => Promise<Outcome>,
): Promise<Listed> {
  const member = LIST_MEMBERS[method] ?? "";
  const seen = new Set<string>();
  const items: unknown[] = [];
  let first: Outcome | undefined;
  let cursor: string | undefined;
  for (;;) {
    const outcome = await ask(method, cursor === undefined ? undefined : { cursor });
    first ??= outcome;
    const result = outcome.kind === "answer" && !("error" in outcome.answer) ? outcome.answer["result"] : undefined;
    if (!isObject(result) || !Array.isArray(result[member])) return { first, broken: outcome, items };
    for (const item of result[member].slice(0, MOST_ITEMS - items.length)) items.push(item);
    const next = result["nextCursor"];
    if (typeof next !== "string" || seen.has(next) || seen.size === MOST_PAGES) return { first, items };
    seen.add(next);
    cursor = next;
  }
}
