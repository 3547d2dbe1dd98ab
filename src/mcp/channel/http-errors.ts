import { messageOf } from "../../core/errors.js";
import { cut, hide, say } from "../../core/redaction/redacted.js";
import type { CallFault } from "../types.js";

/** What is wrong with an HTTP exchange. */
export type HttpFault = Omit<CallFault, "sessionLost">;

const CONNECT_CODES = new Set([
  "ECONNREFUSED",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "EADDRNOTAVAIL",
  "ETIMEDOUT",
  "UND_ERR_CONNECT_TIMEOUT",
]);
const TLS_CODES = /CERT|^ERR_(TLS|SSL)|^EPROTO$|^UNABLE_TO_|SELF_SIGNED/;

/** The fault for a network error; `what`: the request, as messages name it. */
export function faultOf(error: unknown, what: string): HttpFault {
  const code = codeOf(error);
  const reason = cut(hide(messageOf(error)), 300, "");
  const shown = code === undefined || reason.includes(code) ? reason : say`${hide(code)}: ${reason}`;
  if (code !== undefined && CONNECT_CODES.has(code)) {
    return { rule_id: "FAULT-HTTP-CONNECT", message: say`No connection for ${hide(what)}: ${shown}.` };
  }
  if (code !== undefined && TLS_CODES.test(code)) {
    return { rule_id: "FAULT-HTTP-TLS", message: say`No TLS connection for ${hide(what)}: ${shown}.` };
  }
  if (code === "UND_ERR_INVALID_ARG")
    return { rule_id: "FAULT-HTTP-RESET", message: say`${hide(what)} could not be sent: ${reason}.` };
  return { rule_id: "FAULT-HTTP-RESET", message: say`The connection broke while ${hide(what)} was waiting: ${shown}.` };
}

/** If a host has several addresses, there is one error for each. */
function codeOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if ("code" in error && typeof error.code === "string") return error.code;
  return error instanceof AggregateError ? codeOf(error.errors[0]) : codeOf(error.cause);
}
