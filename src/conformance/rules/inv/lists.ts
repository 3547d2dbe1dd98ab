import { isObject } from "../../../core/json/json.js";
import { hide, say } from "../../../core/redaction/redacted.js";
import { INVALID_PARAMS } from "../../../mcp/error-codes.js";
import { LIST_MEMBERS } from "../../../mcp/list-all.js";
import { isSince, SINCE } from "../../../mcp/revisions/known.js";
import { isAboutService } from "../../calls/rejection-text.js";
import { valued, valueExcerpt } from "../../invariants/evidence.js";
import {
  IN_SESSION,
  type Invariant,
  judgeInvariants,
  type ParsedExchange,
  watchInvariants,
} from "../../invariants/types.js";
import { isOfTransport } from "./envelope.js";

const MAX_PAGES = 1_000;
const MAX_NAMES = 100_000;
/** From 2025-11-25 on. */
const LEGAL_NAME = /^[A-Za-z0-9_.-]{1,128}$/;
const LISTING = { category: "listing", reads: IN_SESSION } as const;

export const LISTS: readonly Invariant[] = [
  ...watchInvariants(LISTING, {
    "INV-014"(_, { read, breach }) {
      const chains = new Map<string, Map<unknown, string>>();
      return (exchange) => {
        const { method = "", params, result, response } = exchange;
        if (!itemsOf(exchange)) return;
        read();
        const cursor = params?.cursor;
        const chain = (cursor === undefined ? undefined : chains.get(method)) ?? new Map<unknown, string>();
        chains.set(method, chain);
        const next = result?.nextCursor;
        if (typeof next !== "string") return;
        // A page that is asked for again gives its cursor again, and rightly.
        if (chain.get(cursor) === next && next !== cursor) return;
        if (next === cursor || chain.has(next)) {
          const message = say`${hide(method)} returned the cursor ${valueExcerpt(next)} twice, so its pages never end`;
          breach(message, response);
        } else if (chain.size === MAX_PAGES) breach(say`${hide(method)} has not ended after ${MAX_PAGES} pages`);
        if (chain.size <= MAX_PAGES) chain.set(cursor, next);
      };
    },
    "INV-015"(_, { read, breach }) {
      let names = new Set<string>();
      /** The cursors that pages of this walk gave, until their page was read. */
      let nextPages = new Set<unknown>();
      let seen = new Set<unknown>();
      return (exchange) => {
        const tools = toolsOf(exchange);
        if (!tools) return;
        read();
        const cursor = exchange.params?.cursor;
        if (cursor === undefined) [names, nextPages, seen] = [new Set(), new Set(), new Set()];
        // The page was read before, or no page offered its cursor.
        else if (!nextPages.delete(cursor)) return;
        const next = exchange.result?.nextCursor;
        // Pages that never end come again with their tools; INV-014 reports them.
        if (seen.has(next)) return;
        if (next !== undefined) {
          seen.add(next);
          nextPages.add(next);
        }
        for (const tool of tools.filter(isObject)) {
          const { name } = tool;
          if (typeof name !== "string") continue;
          if (names.has(name)) breach(say`the tool ${valueExcerpt(name)} is listed twice`, tool);
          if (names.size < MAX_NAMES) names.add(name);
        }
      };
    },
    "INV-031"(_, { read, breach }) {
      let names = new Set<unknown>();
      let isWhole = false;
      return (exchange) => {
        const { method, params, error, response, result } = exchange;
        const tools = toolsOf(exchange);
        if (tools) {
          if (params?.cursor === undefined) names = new Set();
          for (const tool of tools.slice(0, MAX_NAMES - names.size)) names.add(isObject(tool) && tool.name);
          isWhole = result?.nextCursor === undefined;
        }
        const isUnknown = isWhole && typeof params?.name === "string" && !names.has(params.name);
        if (method !== "tools/call" || !error || !isUnknown || isOfTransport(exchange)) return;
        read();
        if (error.code === INVALID_PARAMS || isAboutService(String(error.message))) return;
        const codeText = valued("code", error.code, `, not ${INVALID_PARAMS}`);
        breach(say`a call of an unknown tool is answered with ${codeText}`, response);
      };
    },
  }),
  ...judgeInvariants(LISTING, {
    "INV-016"(exchange, { read, breach }, session) {
      const tools = toolsOf(exchange);
      if (tools) read();
      for (const tool of tools?.filter(isObject) ?? []) {
        const { name } = tool;
        if (typeof name !== "string") continue;
        const legal = isSince(session.revision, SINCE.toolNames) ? LEGAL_NAME.test(name) : name !== "";
        if (!legal) breach(say`a tool is named ${valueExcerpt(name)}`, tool);
      }
    },
  }),
];

function itemsOf({ method = "", fromServer, result }: ParsedExchange): unknown[] | undefined {
  const member = fromServer ? undefined : LIST_MEMBERS[method];
  const items = member && result?.[member];
  return Array.isArray(items) ? items : undefined;
}

function toolsOf(exchange: ParsedExchange): unknown[] | undefined {
  return exchange.method === "tools/list" ? itemsOf(exchange) : undefined;
}
