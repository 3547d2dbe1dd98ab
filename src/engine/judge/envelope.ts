import type { NegativePath } from "../../core/generated/results.js";
import { isObject } from "../../core/json/json.js";
import type { HttpFacts } from "../../mcp/types.js";

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

/** What the session knows beside the answer. */
export interface EnvelopeFacts {
  durationMs: number;
  notifications: readonly unknown[];
  requests?: readonly unknown[] | undefined;
  negotiatedVersion: string | null;
  http?: HttpFacts | undefined;
  /** What the server wrote to stderr during the call; left out if no assertion reads it. */
  stderr?: readonly string[];
}

const NONE: readonly unknown[] = [];

/**
 * The envelope of an answer. A successful tools/call that leaves `isError` out reads as false; a JSON-RPC error reads
 * under `error` and, as injected errors do, under `result.error` with `result.isError` true.
 */
export function envelopeOf(method: string, answer: Record<string, unknown>, facts: EnvelopeFacts): Envelope {
  const envelope: Envelope = {
    duration_ms: facts.durationMs,
    notifications: facts.notifications,
    requests: facts.requests ?? NONE,
    protocol_version: facts.negotiatedVersion,
  };
  if (facts.http) envelope.http = facts.http;
  if (facts.stderr) envelope.server = { stderr: facts.stderr };
  const { result } = answer;
  if ("error" in answer) envelope.error = answer.error;
  if ("result" in answer) {
    const bare = method === "tools/call" && isObject(result) && !("isError" in result);
    // In this order: a literal that starts with a spread takes a microsecond, and gets a new shape each time.
    envelope.result = bare ? { isError: false, ...result } : result;
  } else if ("error" in answer) {
    envelope.result = { jsonrpc: "2.0", isError: true, error: answer.error };
  }
  return envelope;
}
