import type { NegativePath } from "../../core/generated/results.js";
import { isObject } from "../../core/json/json.js";
import type { HttpFacts, Outcome } from "../../mcp/types.js";

/** What assertions read: the answer of a call with what belongs to it. */
export interface Envelope {
  result?: unknown;
  error?: unknown;
  duration_ms: number;
  notifications: readonly unknown[];
  /** The server's requests during the call, with our answers. */
  requests?: readonly unknown[];
  protocol_version: string | null;
  /** Of the response that brought the answer; absent over stdio. */
  http?: HttpFacts;
  /** Only if an assertion reads it. */
  server?: { stderr: readonly string[] };
  /** The whole frame that answered; only in compliance tests. */
  response?: unknown;
  /** Only if the test sends bad requests. */
  negative_path?: NegativePath;
}

/**
 * The envelope of an outcome; without an answer, there is neither a result nor an error in it. A successful tools/call that
 * leaves `isError` out reads as false; a JSON-RPC error reads under `error` and, as injected errors do, under
 * `result.error` with `result.isError` true.
 */
export function envelopeOf(
  method: string,
  outcome: Outcome,
  protocol_version: string | null,
  stderr?: readonly string[],
): Envelope {
  const isAnswer = outcome.kind === "answer";
  const http = isAnswer ? outcome.http : outcome.kind === "fault" ? outcome.fault.http : undefined;
  const answer = isAnswer ? outcome.answer : {};
  const { result, error } = answer;
  const envelope: Envelope = {
    duration_ms: "durationMs" in outcome ? outcome.durationMs : 0,
    notifications: "notifications" in outcome ? outcome.notifications : [],
    requests: (isAnswer && outcome.requests) || [],
    protocol_version,
    ...(http && { http }),
    ...(stderr && { server: { stderr } }),
  };
  if ("error" in answer) envelope.error = error;
  if ("result" in answer) {
    const bare = method === "tools/call" && isObject(result) && !("isError" in result);
    envelope.result = bare ? { isError: false, ...result } : result;
  } else if ("error" in answer) {
    envelope.result = { jsonrpc: "2.0", isError: true, error };
  }
  return envelope;
}
