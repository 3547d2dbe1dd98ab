import { createHash } from "node:crypto";
import { typeName } from "../../core/json.js";
import { shown } from "./shown.js";
import { IN_SESSION, type Invariant, type Seen } from "./types.js";

/** Results that say how long they stay true, and for whom. */
const CACHEABLE = new Set([
  "server/discover",
  "tools/list",
  "resources/list",
  "resources/templates/list",
  "prompts/list",
  "resources/read",
]);

const resultTypes: Invariant = {
  id: "INV-019",
  category: "result-shape",
  reads: IN_SESSION,
  era: "modern",
  watch(_, breach) {
    return {
      see(seen) {
        if (!isAnswer(seen)) return;
        const type = seen.result["resultType"];
        if (typeof type === "string" && type !== "") return;
        breach(`the result of ${shown(seen.method)} has a resultType of type ${typeName(type)}`, seen.response);
      },
    };
  },
};

const cacheHints: Invariant = {
  id: "INV-020",
  category: "result-shape",
  reads: IN_SESSION,
  era: "modern",
  watch(_, breach) {
    return {
      see(seen) {
        if (!isAnswer(seen) || !CACHEABLE.has(seen.method ?? "") || seen.result["resultType"] !== "complete") return;
        const { ttlMs, cacheScope } = seen.result;
        if (typeof ttlMs !== "number" || ttlMs < 0) {
          breach(`the result of ${seen.method} has the ttlMs ${shown(ttlMs)}`, seen.response);
        } else if (cacheScope !== "public" && cacheScope !== "private") {
          breach(`the result of ${seen.method} has the cacheScope ${shown(cacheScope)}`, seen.response);
        }
      },
    };
  },
};

const sameForAll: Invariant = {
  id: "INV-021",
  category: "listing",
  reads: IN_SESSION,
  era: "modern",
  watch(_, breach) {
    let first: string | undefined;
    return {
      see(seen) {
        if (changed(seen)) first = undefined;
        if (seen.method !== "tools/list" || !isAnswer(seen) || seen.params?.["cursor"] !== undefined) return;
        const listed = createHash("sha256")
          .update(JSON.stringify(seen.result["tools"]) ?? "")
          .digest("base64");
        if (first !== undefined && first !== listed) {
          breach("tools/list was answered in two ways, and no change was told between them", seen.response);
        }
        first = listed;
      },
    };
  },
};

export const MODERN: readonly Invariant[] = [resultTypes, cacheHints, sameForAll];

function isAnswer(seen: Seen): seen is Seen & { result: Record<string, unknown> } {
  return !seen.fromServer && seen.result !== undefined;
}

function changed({ exchange, fromServer, method }: Seen): boolean {
  const name = "notifications/tools/list_changed";
  if (fromServer && method === name) return true;
  return exchange.notifications?.some((frame) => JSON.stringify(frame)?.includes(name)) === true;
}
