import { say } from "../../core/redaction/redacted.js";
import { REVISIONS } from "../../mcp/revisions/known.js";
import { shownValue } from "./evidence.js";
import { IN_ORDER, type Invariant, type ParsedExchange, WELL_BEHAVED } from "./types.js";

const INITIALIZED = "notifications/initialized";

const initializeFirst: Invariant = {
  id: "INV-001",
  category: "lifecycle",
  reads: IN_ORDER,
  era: "legacy",
  watch(_, { read, breach }) {
    let isFirst = true;
    return {
      onExchange(seen) {
        // Any server may be asked what it speaks.
        if (!isFirst || !isClientRequest(seen) || seen.method === "server/discover") return;
        isFirst = false;
        read();
        if (seen.method === "initialize") return;
        breach(say`the first request is ${shownValue(seen.method)}, not "initialize"`, seen.exchange.request);
      },
    };
  },
};

const initializedFollows: Invariant = {
  id: "INV-002",
  category: "lifecycle",
  reads: IN_ORDER,
  era: "legacy",
  watch(_, { read, breach }) {
    let early = false;
    let answered = false;
    let sent = false;
    let after: string | undefined;
    return {
      onExchange(seen) {
        if (seen.fromServer) return;
        if (seen.method === INITIALIZED) {
          if (answered) sent = true;
          else early = true;
        } else if (seen.method === "initialize") {
          if (seen.result) answered = true;
        } else if (answered && isClientRequest(seen)) after ??= seen.method;
      },
      onEnd() {
        // A session that ends with the handshake had no need of it.
        if (!answered || (!sent && after === undefined && !early)) return;
        read();
        if (sent) return;
        const when = early ? "was sent before the answer to initialize" : "was never sent";
        breach(say`${INITIALIZED} ${when}${after === undefined ? "" : say`, and ${shownValue(after)} followed`}`);
      },
    };
  },
};

const quietHandshake: Invariant = {
  id: "INV-008",
  category: "lifecycle",
  reads: WELL_BEHAVED,
  era: "legacy",
  watch(_, { read, breach }) {
    let begun = false;
    let done = false;
    const between: ParsedExchange[] = [];
    return {
      onExchange(seen) {
        if (done) return;
        if (seen.method === "initialize" && !seen.fromServer) begun = true;
        else if (seen.method === INITIALIZED && !seen.fromServer) {
          done = true;
          if (begun) read();
          for (const { method, fromServer, exchange } of between) {
            breach(
              say`${fromServer ? "the server" : "the client"} sent ${shownValue(method)} before ${INITIALIZED}`,
              exchange.request,
            );
          }
        } else if (begun && seen.id !== undefined && seen.method !== undefined && seen.method !== "ping") {
          if (between.length < 5) between.push(seen);
        }
      },
    };
  },
};

const revisionOffered: Invariant = {
  id: "INV-012",
  category: "lifecycle",
  reads: IN_ORDER,
  skipsOrdinary: true,
  era: "legacy",
  watch(_, { read, breach }) {
    return {
      onExchange({ method, fromServer, params, result, exchange }) {
        if (method !== "initialize" || fromServer || !result || !("protocolVersion" in result)) return;
        read();
        const answered = result["protocolVersion"];
        if (answered === params?.["protocolVersion"]) return;
        if (typeof answered === "string" && REVISIONS.includes(answered)) return;
        breach(
          say`the server answered with the revision ${shownValue(answered)}, which was never published`,
          exchange.response,
        );
      },
    };
  },
};

export const LIFECYCLE: readonly Invariant[] = [initializeFirst, initializedFollows, quietHandshake, revisionOffered];

function isClientRequest(seen: ParsedExchange): boolean {
  return !seen.fromServer && seen.method !== undefined && seen.id !== undefined;
}
