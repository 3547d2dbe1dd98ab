import { isObject, typeName } from "../../core/json/json.js";
import { hide, say } from "../../core/redaction/redacted.js";
import { isSince, SINCE } from "../../mcp/revisions/known.js";
import { valueExcerpt } from "./evidence.js";
import { IN_SESSION, type Invariant, type ParsedExchange } from "./types.js";

const MAX_PAGES = 1_000;
const MAX_NAMES = 100_000;
/** Where each list has its items, and which strings every item must have. */
const ITEMS: Readonly<Record<string, { member: string; strings: readonly string[] }>> = {
  "tools/list": { member: "tools", strings: ["name"] },
  "resources/list": { member: "resources", strings: ["uri", "name"] },
  "resources/templates/list": { member: "resourceTemplates", strings: ["uriTemplate", "name"] },
  "prompts/list": { member: "prompts", strings: ["name"] },
};
/** From 2025-11-25 on. */
const LEGAL_NAME = /^[A-Za-z0-9_.-]{1,128}$/;

export const LISTS: readonly Invariant[] = [
  {
    id: "INV-014",
    category: "listing",
    reads: IN_SESSION,
    watch(_, { read, breach }) {
      /** For each list, the cursors of its pages, in order. */
      const chains = new Map<string, Map<unknown, string>>();
      return (exchange) => {
        const { method, params, result } = exchange;
        if (!itemsOf(exchange) || method === undefined || !result) return;
        read();
        const cursor = params?.cursor;
        const chain = (cursor === undefined ? undefined : chains.get(method)) ?? new Map<unknown, string>();
        chains.set(method, chain);
        const next = result.nextCursor;
        if (next === undefined) return;
        if (typeof next !== "string") {
          breach(say`${hide(method)} has a nextCursor of type ${typeName(next)}`, exchange.response);
          return;
        }
        // A page that is asked for again gives its cursor again, and rightly.
        if (chain.get(cursor) === next && next !== cursor) return;
        if (next === cursor || chain.has(next)) {
          breach(
            say`${hide(method)} returned the cursor ${valueExcerpt(next)} twice, so its pages never end`,
            exchange.response,
          );
        } else if (chain.size === MAX_PAGES) breach(say`${hide(method)} has not ended after ${MAX_PAGES} pages`);
        if (chain.size <= MAX_PAGES) chain.set(cursor, next);
      };
    },
  },
  {
    id: "INV-015",
    category: "listing",
    reads: IN_SESSION,
    watch(_, { read, breach }) {
      let names = new Set<string>();
      let pages = new Set<unknown>();
      return (exchange) => {
        const items = exchange.method === "tools/list" ? itemsOf(exchange) : undefined;
        if (!items) return;
        read();
        const cursor = exchange.params?.cursor;
        if (cursor === undefined) {
          names = new Set();
          pages = new Set();
        } else if (pages.has(cursor)) return;
        pages.add(cursor);
        for (const item of items) {
          const name = isObject(item) ? item.name : undefined;
          if (typeof name !== "string") continue;
          if (names.has(name)) breach(say`the tool ${valueExcerpt(name)} is listed twice`, item);
          if (names.size < MAX_NAMES) names.add(name);
        }
      };
    },
  },
  {
    id: "INV-016",
    category: "listing",
    reads: IN_SESSION,
    watch:
      (session, { read, breach }) =>
      (exchange) => {
        const items = exchange.method === "tools/list" ? itemsOf(exchange) : undefined;
        if (items) read();
        for (const item of items ?? []) {
          const name = isObject(item) ? item.name : undefined;
          if (typeof name !== "string") continue;
          const legal = isSince(session.revision, SINCE.toolNames) ? LEGAL_NAME.test(name) : name !== "";
          if (!legal) breach(say`a tool is named ${valueExcerpt(name)}`, item);
        }
      },
  },
  {
    id: "INV-023",
    category: "listing",
    reads: IN_SESSION,
    watch:
      (_, { read, breach }) =>
      (exchange) => {
        const items = exchange.method === "tools/list" ? itemsOf(exchange) : undefined;
        if (items) read();
        for (const item of items ?? []) {
          const schema = isObject(item) ? item.inputSchema : undefined;
          if (!isObject(item) || (isObject(schema) && schema.type === "object")) continue;
          const found = isObject(schema) ? say`of type ${valueExcerpt(schema.type)}` : typeName(schema);
          breach(say`the inputSchema of the tool ${valueExcerpt(item.name)} is ${found}, not an object schema`, item);
        }
      },
  },
  {
    id: "INV-026",
    category: "listing",
    reads: IN_SESSION,
    watch:
      (_, { read, breach }) =>
      (exchange) => {
        const { method } = exchange;
        const strings = method !== undefined && Object.hasOwn(ITEMS, method) ? ITEMS[method]?.strings : undefined;
        const items = strings && itemsOf(exchange);
        if (items) read();
        for (const item of items ?? []) {
          const missing = strings?.find((name) => !isObject(item) || typeof item[name] !== "string");
          if (missing !== undefined)
            breach(say`${hide(method ?? "")} has an item without a string \`${hide(missing)}\``, item);
        }
      },
  },
];

/** The items of a page from the server; undefined if the exchange is not a page. */
function itemsOf({ method, fromServer, result }: ParsedExchange): unknown[] | undefined {
  if (method === undefined || fromServer || !result || !Object.hasOwn(ITEMS, method)) return undefined;
  const items = result[ITEMS[method]?.member ?? ""];
  return Array.isArray(items) ? items : undefined;
}
