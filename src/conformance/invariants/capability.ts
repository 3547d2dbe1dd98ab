import { isObject } from "../../core/json.js";
import { CAPABILITIES_META } from "../../mcp/revisions/known.js";
import { shown } from "./shown.js";
import { IN_SESSION, type Invariant, type SessionState, WELL_MEANT } from "./types.js";

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
const ASKED: Readonly<Record<string, string>> = {
  "roots/list": "roots",
  "sampling/createMessage": "sampling",
  "elicitation/create": "elicitation",
};
const CHANGED = /^notifications\/(tools|resources|prompts)\/list_changed$/;

const listsAdvertised: Invariant = {
  id: "INV-003",
  category: "capability",
  reads: IN_SESSION,
  watch(session, breach) {
    const answered = new Map<string, unknown>();
    return {
      see({ method, fromServer, result, exchange }) {
        if (method !== undefined && !fromServer && result && Object.hasOwn(LISTS, method)) {
          if (!answered.has(method)) answered.set(method, exchange.response);
        }
      },
      end() {
        // At 2026-07-28 nobody has to ask what a server can: where nobody did, there is nothing to compare with.
        if (session.modern && session.capabilities === undefined) return;
        for (const [method, response] of answered) {
          const capability = LISTS[method] as string;
          if (!has(session, capability)) {
            breach(`the server answers ${method} and did not advertise the capability "${capability}"`, response);
          }
        }
      },
    };
  },
};

const capabilitiesWork: Invariant = {
  id: "INV-004",
  category: "capability",
  reads: WELL_MEANT,
  watch(session, breach) {
    const calls = new Map<string, { errors: number; fine: boolean; last: unknown }>();
    return {
      see({ method, fromServer, response, exchange }) {
        if (method === undefined || fromServer || !response) return;
        const capability = capabilityOf(method);
        if (capability === undefined) return;
        const counted = calls.get(capability) ?? { errors: 0, fine: false, last: undefined };
        if ("error" in response) {
          counted.errors += 1;
          counted.last = exchange.response;
        } else counted.fine = true;
        calls.set(capability, counted);
      },
      end() {
        for (const [capability, { errors, fine, last }] of calls) {
          if (fine || !has(session, capability)) continue;
          const times = errors === 1 ? "the one call" : `all ${errors} calls`;
          breach(`the server advertises "${capability}" and answers ${times} of it with an error`, last);
        }
      },
    };
  },
};

const listChangedAdvertised: Invariant = {
  id: "INV-017",
  category: "capability",
  reads: IN_SESSION,
  watch(session, breach) {
    const told = new Map<string, unknown>();
    const note = (frame: unknown) => {
      const method = isObject(frame) ? frame["method"] : undefined;
      const capability = typeof method === "string" ? CHANGED.exec(method)?.[1] : undefined;
      if (capability !== undefined && !told.has(capability)) told.set(capability, frame);
    };
    return {
      see({ fromServer, exchange }) {
        if (fromServer) note(exchange.request);
        if (exchange.notifications) for (const frame of exchange.notifications) note(frame);
      },
      end() {
        if (session.capabilities === undefined) return;
        for (const [capability, frame] of told) {
          const advertised = session.capabilities[capability];
          if (isObject(advertised) && advertised["listChanged"] === true) continue;
          breach(`the server tells that its ${capability} changed and did not advertise "listChanged" for them`, frame);
        }
      },
    };
  },
};

const asksWhatIsOffered: Invariant = {
  id: "INV-022",
  category: "capability",
  reads: IN_SESSION,
  watch(session, breach) {
    return {
      see({ method, id, params, result, fromServer, exchange }) {
        if (session.modern && !fromServer) {
          for (const wish of wishesOf(result)) {
            if (isOffered(wish, offeredIn(params))) continue;
            breach(`the server asks for ${wish}, and the client did not offer "${ASKED[wish]}"`, exchange.response);
          }
        }
        if (!fromServer || method === undefined || id === undefined) return;
        if (session.modern) {
          breach(
            `the server sent the request ${shown(method)}; this revision has no requests of servers`,
            exchange.request,
          );
          return;
        }
        if (isOffered(method, session.clientCapabilities)) return;
        breach(`the server sent ${method}, and the client did not offer "${ASKED[method]}"`, exchange.request);
      },
    };
  },
};

export const CAPABILITY: readonly Invariant[] = [
  listsAdvertised,
  capabilitiesWork,
  listChangedAdvertised,
  asksWhatIsOffered,
];

/** False where a server asks for what the client says that it has not. */
function isOffered(method: string, offered: unknown): boolean {
  if (!Object.hasOwn(ASKED, method) || !isObject(offered)) return true;
  return Object.hasOwn(offered, ASKED[method] as string);
}

/** What a request of a modern revision offers. */
function offeredIn(params: Record<string, unknown> | undefined): unknown {
  const meta = params?.["_meta"];
  return isObject(meta) ? meta[CAPABILITIES_META] : undefined;
}

/** What an answer wants to be asked again with. */
function wishesOf(result: Record<string, unknown> | undefined): string[] {
  const asked = result?.["resultType"] === "input_required" ? result["inputRequests"] : undefined;
  const wishes = isObject(asked) ? Object.values(asked) : [];
  return wishes.flatMap((wish) => (isObject(wish) && typeof wish["method"] === "string" ? [wish["method"]] : []));
}

function capabilityOf(method: string): string | undefined {
  for (const [prefix, capability] of PREFIXES) if (method.startsWith(prefix)) return capability;
  return undefined;
}

function has(session: Readonly<SessionState>, capability: string): boolean {
  const value = session.capabilities?.[capability];
  return value !== undefined && value !== null && value !== false;
}
