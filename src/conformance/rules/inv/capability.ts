import { asObject, isObject } from "../../../core/json/json.js";
import type { Redacted } from "../../../core/redaction/redact.js";
import { hide, say } from "../../../core/redaction/redacted.js";
import type { Frame } from "../../../mcp/frames.js";
import { isAdvertised, LIST_MEMBERS } from "../../../mcp/list-all.js";
import { CAPABILITIES_META, hasMethod } from "../../../mcp/revisions/known.js";
import { isAboutService } from "../../calls/rejection-text.js";
import { valueExcerpt } from "../../invariants/evidence.js";
import {
  IN_SESSION,
  type Invariant,
  judgeInvariants,
  type ParsedExchange,
  type SessionState,
  sentByServer,
  WELL_BEHAVED,
  watchInvariants,
} from "../../invariants/types.js";

const PREFIXES: readonly (readonly [prefix: string, capability: string])[] = [
  ["tools/", "tools"],
  ["resources/", "resources"],
  ["prompts/", "prompts"],
  ["completion/", "completions"],
  ["logging/", "logging"],
];
export const CAPABILITY_OF_REQUEST: Readonly<Record<string, string>> = {
  "roots/list": "roots",
  "sampling/createMessage": "sampling",
  "elicitation/create": "elicitation",
};
const LIST_CHANGED = /^notifications\/(tools|resources|prompts)\/list_changed$/;
const LOG_MESSAGE = /^notifications\/message$/;

const CAPABILITIES = { category: "capability", reads: IN_SESSION } as const;
const WELL_BEHAVED_CAPABILITIES = { category: "capability", reads: WELL_BEHAVED } as const;

/** How the requests for a capability were answered. */
type CapabilityCalls = Record<"list" | "others", Tally>;

interface Tally {
  errors: number;
  /** What was asked for in vain. */
  failed: Set<string>;
  succeeded?: boolean;
  last?: unknown;
  /** An error for what was answered with a result before. */
  again?: unknown;
}

export const CAPABILITY: readonly Invariant[] = [
  ...watchInvariants(CAPABILITIES, {
    "INV-003"(session, { read, breach }) {
      /** Answers that came before the capabilities were known: for each method, one with an empty list and one other. */
      const early = new Map<string, ParsedExchange>();
      const judge = (exchange: ParsedExchange) => {
        const { method = "", response } = exchange;
        // Templates belong to resources.
        const [capability = ""] = method.split("/");
        read();
        if (hasCapability(session, capability)) return;
        // A list that has nothing in it promises nothing.
        const how = isEmpty(exchange) ? say` with an empty list` : say``;
        const message = say`the server answers ${hide(method)}${how} but did not advertise the capability "${hide(capability)}"`;
        breach(message, response, isEmpty(exchange) ? { severity: "should" } : undefined);
      };
      return {
        onExchange(exchange) {
          const { method = "", fromServer, result } = exchange;
          if (fromServer || !result || !Object.hasOwn(LIST_MEMBERS, method)) return;
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
    "INV-017": advertisedBy(LIST_CHANGED, (session, capability) => {
      const advertised = session.capabilities?.[capability];
      if (isObject(advertised) && advertised.listChanged === true) return undefined;
      return say`the server reports that its ${hide(capability)} changed but did not advertise "listChanged" for them`;
    }),
    "INV-028": advertisedBy(LOG_MESSAGE, (session) => {
      if (hasCapability(session, "logging")) return undefined;
      return say`the server sends log messages but did not advertise the capability "logging"`;
    }),
  }),
  ...watchInvariants(WELL_BEHAVED_CAPABILITIES, {
    "INV-004"(session, { read, breach }) {
      const callsByCapability = new Map<string, CapabilityCalls>();
      return {
        onExchange({ method, fromServer, response, exchange, params }) {
          if (method === undefined || fromServer || !response) return;
          const [, capability] = PREFIXES.find(([prefix]) => method.startsWith(prefix)) ?? [];
          // A method that the revision does not have says nothing of the capability.
          if (capability === undefined || !hasMethod(method, session.revision ?? "")) return;
          const calls = callsByCapability.get(capability) ?? {
            list: { errors: 0, failed: new Set() },
            others: { errors: 0, failed: new Set() },
          };
          callsByCapability.set(capability, calls);
          const tally = calls[method === `${capability}/list` ? "list" : "others"];
          if ("error" in response) {
            // What single items need may be missing on this machine, or in the sandbox.
            const isOfService = isAboutService(String(asObject(response.error).message ?? ""));
            if (isOfService && tally === calls.others) return;
            tally.errors += 1;
            tally.failed.add(`${method} ${params?.name ?? params?.uri ?? ""}`);
            tally.last = exchange.response;
            if (tally.succeeded && params?.cursor === undefined) tally.again ??= exchange.response;
          } else tally.succeeded = true;
        },
        onEnd() {
          for (const [capability, { list, others }] of callsByCapability) {
            if (!hasCapability(session, capability)) continue;
            read();
            const advertises = say`the server advertises "${hide(capability)}" but answers`;
            if (list.errors > 0 && !list.succeeded) {
              const wrong = say`${advertises} ${timesOf(list.errors)} of ${hide(capability)}/list with an error`;
              breach(wrong, list.last, { severity: "must" });
              continue;
            }
            if (list.again !== undefined)
              breach(
                say`the server answers ${hide(capability)}/list with an error after it answered it once`,
                list.again,
              );
            // Failed reads of one resource, and calls of one tool, are a matter of that one.
            const least = `${capability}/list` in LIST_MEMBERS ? 2 : 1;
            if (others.failed.size < least || others.succeeded || list.succeeded) continue;
            breach(say`${advertises} ${timesOf(others.errors)} of it with an error`, others.last);
          }
        },
      };
    },
  }),
  ...judgeInvariants(CAPABILITIES, {
    "INV-022"({ method, id, meta, result, fromServer, exchange }, { read, breach }, session) {
      const judgeUnoffered = (subject: string, asked: string, offered: unknown, frame: unknown) => {
        read();
        if (isOffered(asked, offered)) return;
        const capability = hide(CAPABILITY_OF_REQUEST[asked] ?? "");
        breach(say`${hide(subject)} ${hide(asked)}, but the client did not offer "${capability}"`, frame);
      };
      if (session.modern && !fromServer) {
        for (const asked of inputMethodsOf(result)) {
          judgeUnoffered("the server asks for", asked, meta[CAPABILITIES_META], exchange.response);
        }
      }
      if (!fromServer || method === undefined || id === undefined) return;
      if (!session.modern)
        return judgeUnoffered("the server sent", method, session.clientCapabilities, exchange.request);
      const message = say`the server sent the request ${valueExcerpt(method)}; servers send no requests at this revision`;
      breach(message, exchange.request);
    },
  }),
];

/** Watches notifications whose method matches; `wrong` gets its group once it is known what the server advertised. */
function advertisedBy(
  pattern: RegExp,
  wrong: (session: Readonly<SessionState>, group: string) => Redacted | undefined,
): Invariant["watch"] {
  return (session, { read, breach }) => {
    const early = new Map<string, unknown>();
    const judge = (group: string, frame: unknown) => {
      read();
      const message = wrong(session, group);
      if (message !== undefined) breach(message, frame);
    };
    return {
      onExchange(exchange) {
        for (const frame of sentByServer(exchange)) {
          const match = isObject(frame) && typeof frame.method === "string" ? pattern.exec(frame.method) : null;
          if (!match) continue;
          const [, group = ""] = match;
          if (session.capabilities !== undefined) judge(group, frame);
          else early.set(group, frame);
        }
      },
      onEnd() {
        if (session.capabilities !== undefined) for (const [group, frame] of early) judge(group, frame);
      },
    };
  };
}

function timesOf(errors: number): Redacted {
  return errors === 1 ? say`the one call` : say`all ${errors} calls`;
}

function isEmpty({ result }: ParsedExchange): boolean {
  return !Object.values(result ?? {}).some((value) => Array.isArray(value) && value.length > 0);
}

function isOffered(method: string, offered: unknown): boolean {
  if (!Object.hasOwn(CAPABILITY_OF_REQUEST, method) || !isObject(offered)) return true;
  return Object.hasOwn(offered, CAPABILITY_OF_REQUEST[method] as string);
}

/** The methods of the input requests in an answer. */
export function inputMethodsOf(result: Frame | undefined): string[] {
  const inputRequests = result?.resultType === "input_required" ? result.inputRequests : undefined;
  const requests = isObject(inputRequests) ? Object.values(inputRequests) : [];
  return requests
    .map((request) => (isObject(request) ? request.method : undefined))
    .filter((method) => typeof method === "string");
}

function hasCapability(session: Readonly<SessionState>, capability: string): boolean {
  return isAdvertised(session.capabilities?.[capability]);
}
