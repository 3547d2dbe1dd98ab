import { isObject } from "../../core/json/json.js";
import type { Redacted } from "../../core/redaction/redact.js";
import { hide, say } from "../../core/redaction/redacted.js";
import { CAPABILITIES_META, hasMethod } from "../../mcp/revisions/known.js";
import { valueExcerpt } from "./evidence.js";
import { IN_SESSION, type Invariant, type ParsedExchange, type SessionState, WELL_BEHAVED } from "./types.js";

/** The capability that each list belongs to; templates belong to resources. */
const LISTS: Readonly<Record<string, string>> = {
  "tools/list": "tools",
  "resources/list": "resources",
  "resources/templates/list": "resources",
  "prompts/list": "prompts",
};
const PREFIXES: readonly (readonly [string, string])[] = [
  ["tools/", "tools"],
  ["resources/", "resources"],
  ["prompts/", "prompts"],
  ["completion/", "completions"],
  ["logging/", "logging"],
];
/** What a server may ask of a client that offers it. */
export const CAPABILITY_OF_REQUEST: Readonly<Record<string, string>> = {
  "roots/list": "roots",
  "sampling/createMessage": "sampling",
  "elicitation/create": "elicitation",
};
const LIST_CHANGED = /^notifications\/(tools|resources|prompts)\/list_changed$/;
const LOG_MESSAGE = /^notifications\/message$/;

export const CAPABILITY: readonly Invariant[] = [
  {
    id: "INV-003",
    category: "capability",
    reads: IN_SESSION,
    watch(session, { read, breach }) {
      /** What was answered before anything says what the server can, one of a kind. */
      const early = new Map<string, ParsedExchange>();
      const judge = (exchange: ParsedExchange) => {
        const method = exchange.method as string;
        const capability = LISTS[method] as string;
        read();
        if (has(session, capability)) return;
        // A list that has nothing in it promises nothing.
        const [how, severity] = isEmpty(exchange) ? [" with an empty list", "should" as const] : ["", undefined];
        const message = say`the server answers ${hide(method)}${hide(how)} but did not advertise the capability "${hide(capability)}"`;
        breach(message, exchange.response, severity && { severity });
      };
      return {
        onExchange(exchange) {
          const { method, fromServer, result } = exchange;
          if (method === undefined || fromServer || !result || !Object.hasOwn(LISTS, method)) return;
          if (session.capabilities !== undefined) judge(exchange);
          else early.set(`${method} ${isEmpty(exchange)}`, exchange);
        },
        onEnd() {
          // At 2026-07-28 a client need not ask for the capabilities of a server: if none did, there is nothing to compare with.
          if (session.modern && session.capabilities === undefined) return;
          for (const exchange of early.values()) judge(exchange);
        },
      };
    },
  },
  {
    id: "INV-004",
    category: "capability",
    reads: WELL_BEHAVED,
    watch(session, { read, breach }) {
      const calls = new Map<string, { errors: number; succeeded: boolean; last: unknown }>();
      return {
        onExchange({ method, fromServer, response, exchange }) {
          if (method === undefined || fromServer || !response) return;
          const capability = capabilityOf(method);
          if (capability === undefined) return;
          const counted = calls.get(capability) ?? { errors: 0, succeeded: false, last: undefined };
          // A method that the revision does not have says nothing of the capability.
          if (counted.succeeded || !hasMethod(method, session.revision ?? "")) return;
          if ("error" in response) {
            counted.errors += 1;
            counted.last = exchange.response;
          } else counted.succeeded = true;
          calls.set(capability, counted);
        },
        onEnd() {
          for (const [capability, { errors, succeeded, last }] of calls) {
            if (!has(session, capability)) continue;
            read();
            if (succeeded) continue;
            const times = errors === 1 ? say`the one call` : say`all ${errors} calls`;
            breach(say`the server advertises "${hide(capability)}" but answers ${times} of it with an error`, last);
          }
        },
      };
    },
  },
  {
    id: "INV-017",
    category: "capability",
    reads: IN_SESSION,
    watch: advertisedBy(LIST_CHANGED, (session, capability) => {
      const advertised = session.capabilities?.[capability];
      if (isObject(advertised) && advertised.listChanged === true) return undefined;
      return say`the server reports that its ${hide(capability)} changed but did not advertise "listChanged" for them`;
    }),
  },
  {
    id: "INV-022",
    category: "capability",
    reads: IN_SESSION,
    watch:
      (session, { read, breach }) =>
      ({ method, id, params, result, fromServer, exchange }) => {
        if (session.modern && !fromServer) {
          for (const inputMethod of inputMethodsOf(result)) {
            read();
            if (isOffered(inputMethod, offeredIn(params))) continue;
            breach(
              say`the server asks for ${hide(inputMethod)}, but the client did not offer "${hide(CAPABILITY_OF_REQUEST[inputMethod] ?? "")}"`,
              exchange.response,
            );
          }
        }
        if (!fromServer || method === undefined || id === undefined) return;
        read();
        if (session.modern) {
          breach(
            say`the server sent the request ${valueExcerpt(method)}; servers send no requests at this revision`,
            exchange.request,
          );
          return;
        }
        if (isOffered(method, session.clientCapabilities)) return;
        breach(
          say`the server sent ${hide(method)}, but the client did not offer "${hide(CAPABILITY_OF_REQUEST[method] ?? "")}"`,
          exchange.request,
        );
      },
  },
  {
    id: "INV-028",
    category: "capability",
    reads: IN_SESSION,
    watch: advertisedBy(LOG_MESSAGE, (session) => {
      if (has(session, "logging")) return undefined;
      return say`the server sends log messages but did not advertise the capability "logging"`;
    }),
  },
];

/**
 * Watches the notifications of a server whose method `pattern` matches. `wrong` is asked with what its group holds, once
 * it is known what the server advertised.
 */
function advertisedBy(
  pattern: RegExp,
  wrong: (session: Readonly<SessionState>, group: string) => Redacted | undefined,
): Invariant["watch"] {
  return (session, { read, breach }) => {
    /** What came before anything says what the server can, one of a kind. */
    const early = new Map<string, unknown>();
    const judge = (group: string, frame: unknown) => {
      read();
      const message = wrong(session, group);
      if (message !== undefined) breach(message, frame);
    };
    const note = (frame: unknown) => {
      const method = isObject(frame) ? frame.method : undefined;
      const match = typeof method === "string" ? pattern.exec(method) : null;
      if (!match) return;
      const group = match[1] ?? "";
      if (session.capabilities !== undefined) judge(group, frame);
      else early.set(group, frame);
    };
    return {
      onExchange({ fromServer, exchange }) {
        if (fromServer) note(exchange.request);
        if (exchange.notifications) for (const frame of exchange.notifications) note(frame);
      },
      onEnd() {
        if (session.capabilities !== undefined) for (const [group, frame] of early) judge(group, frame);
      },
    };
  };
}

function isEmpty({ result }: ParsedExchange): boolean {
  const items = Object.values(result ?? {}).filter(Array.isArray);
  return items.every(({ length }) => length === 0);
}

/** False if a server asks for what the client says that it has not. */
function isOffered(method: string, offered: unknown): boolean {
  if (!Object.hasOwn(CAPABILITY_OF_REQUEST, method) || !isObject(offered)) return true;
  return Object.hasOwn(offered, CAPABILITY_OF_REQUEST[method] as string);
}

/** What a request of a modern revision offers. */
function offeredIn(params: Record<string, unknown> | undefined): unknown {
  const meta = params?._meta;
  return isObject(meta) ? meta[CAPABILITIES_META] : undefined;
}

/** The methods of the input requests in an answer. */
export function inputMethodsOf(result: Record<string, unknown> | undefined): string[] {
  const inputRequests = result?.resultType === "input_required" ? result.inputRequests : undefined;
  const requests = isObject(inputRequests) ? Object.values(inputRequests) : [];
  return requests.flatMap((request) =>
    isObject(request) && typeof request.method === "string" ? [request.method] : [],
  );
}

function capabilityOf(method: string): string | undefined {
  for (const [prefix, capability] of PREFIXES) if (method.startsWith(prefix)) return capability;
  return undefined;
}

function has(session: Readonly<SessionState>, capability: string): boolean {
  const value = session.capabilities?.[capability];
  return value !== undefined && value !== null && value !== false;
}
