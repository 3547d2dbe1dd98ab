import { say } from "../../../core/redaction/redacted.js";
import { REVISIONS } from "../../../mcp/revisions/known.js";
import { valueExcerpt } from "../../invariants/evidence.js";
import {
  IN_ORDER,
  judgeInvariants,
  type ParsedExchange,
  WELL_BEHAVED,
  watchInvariants,
} from "../../invariants/types.js";

const INITIALIZED = "notifications/initialized";
const IN_LEGACY_ORDER = { category: "lifecycle", reads: IN_ORDER, era: "legacy" } as const;
const WELL_BEHAVED_LEGACY = { category: "lifecycle", reads: WELL_BEHAVED, era: "legacy" } as const;

export const LIFECYCLE = [
  ...watchInvariants(IN_LEGACY_ORDER, {
    "INV-001"(_, { read, breach }) {
      let isFirst = true;
      return (exchange) => {
        // Any server may be asked what it speaks.
        if (!isFirst || !isClientRequest(exchange) || exchange.method === "server/discover") return;
        isFirst = false;
        read();
        if (exchange.method === "initialize") return;
        breach(say`the first request is ${valueExcerpt(exchange.method)}, not "initialize"`, exchange.exchange.request);
      };
    },
    "INV-002"(_, { read, breach }) {
      let early = false;
      let answered = false;
      let sent = false;
      let after: string | undefined;
      return {
        onExchange(exchange) {
          if (exchange.fromServer) return;
          if (exchange.method === INITIALIZED) {
            if (answered) sent = true;
            else early = true;
          } else if (exchange.method === "initialize") {
            if (exchange.result) answered = true;
          } else if (answered && isClientRequest(exchange)) after ??= exchange.method;
        },
        onEnd() {
          // A session that ends with the handshake had no need of it.
          if (!answered || (!sent && after === undefined && !early)) return;
          read();
          if (sent) return;
          const when = early ? "was sent before the answer to initialize" : "was never sent";
          breach(say`${INITIALIZED} ${when}${after === undefined ? "" : say`, and ${valueExcerpt(after)} followed`}`);
        },
      };
    },
  }),
  ...watchInvariants(WELL_BEHAVED_LEGACY, {
    "INV-008"(_, { read, breach }) {
      let begun = false;
      let done = false;
      const between: ParsedExchange[] = [];
      return (exchange) => {
        if (done) return;
        const { method, id, fromServer } = exchange;
        if (method === "initialize" && !fromServer) begun = true;
        else if (method === INITIALIZED && !fromServer) {
          done = true;
          if (begun) read();
          for (const early of between) {
            const sender = early.fromServer ? "the server" : "the client";
            const message = say`${sender} sent ${valueExcerpt(early.method)} before ${INITIALIZED}`;
            breach(message, early.exchange.request);
          }
        } else if (begun && id !== undefined && method !== undefined && method !== "ping") {
          if (between.length < 5) between.push(exchange);
        }
      };
    },
  }),
  ...judgeInvariants(IN_LEGACY_ORDER, {
    "INV-012"({ method, fromServer, params, result, response }, { read, breach }) {
      if (method !== "initialize" || fromServer || !result || !("protocolVersion" in result)) return;
      read();
      const answered = result.protocolVersion;
      if (answered === params?.protocolVersion || REVISIONS.some((known) => known === answered)) return;
      breach(say`the server answered with the revision ${valueExcerpt(answered)}, which was never published`, response);
    },
  }),
];

function isClientRequest(exchange: ParsedExchange): boolean {
  return !exchange.fromServer && exchange.method !== undefined && exchange.id !== undefined;
}
