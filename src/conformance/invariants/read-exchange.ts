import type { Exchange } from "../../core/generated/capture.js";
import { isObject } from "../../core/json/json.js";
import { FIRST_MODERN, isSince, VERSION_META } from "../../mcp/revisions/known.js";
import type { Owner } from "../../mcp/types.js";
import type { ParsedExchange, SessionState } from "./types.js";

/** Takes an exchange apart; `owner`: the owner of its call. The default purpose is that of a test. */
export function parseExchange(exchange: Exchange, owner?: Owner): ParsedExchange {
  const request = isObject(exchange.request) ? exchange.request : undefined;
  const response = isObject(exchange.response) ? exchange.response : undefined;
  const method = request?.method;
  return {
    exchange,
    owner,
    purpose: exchange.purpose ?? "test",
    fromServer: exchange.direction === "server",
    method: typeof method === "string" ? method : undefined,
    id: request?.id,
    params: isObject(request?.params) ? request.params : undefined,
    response,
    result: response && !("error" in response) && isObject(response.result) ? response.result : undefined,
  };
}

/** Learns what an exchange says of its session; what a capture says of itself stands. */
export function updateState(state: SessionState, exchange: ParsedExchange): void {
  const { method, params, result } = exchange;
  if (exchange.fromServer || exchange.purpose === "raw") return;
  if (exchange.purpose === "detect") {
    // What a probe asks for says nothing of what is spoken then; its answer says what the server can do.
    if (isModernAnswer(result)) state.capabilities ??= result.capabilities;
    return;
  }
  if (method === "initialize") {
    if (isObject(params?.capabilities)) state.clientCapabilities ??= params.capabilities;
    if (result && isObject(result.capabilities)) state.capabilities ??= result.capabilities;
    if (typeof result?.protocolVersion === "string") setRevision(state, result.protocolVersion);
  } else if (method === "server/discover" && isModernAnswer(result)) {
    state.capabilities ??= result.capabilities;
  }
  // A server that does not speak the revision is asked by it all the same.
  if (state.revision !== null || (method === "server/discover" && !isModernAnswer(result))) return;
  const meta = params?._meta;
  const named = isObject(meta) ? meta[VERSION_META] : undefined;
  if (typeof named === "string") setRevision(state, named);
}

function isModernAnswer(
  result: ParsedExchange["result"],
): result is Record<string, unknown> & { capabilities: Record<string, unknown> } {
  return result !== undefined && "supportedVersions" in result && isObject(result.capabilities);
}

/** Sets the revision of a session, once. */
export function setRevision(state: SessionState, revision: string | null): void {
  state.revision ??= revision;
  state.modern = isSince(state.revision, FIRST_MODERN);
}
