import { isObject, typeName } from "../core/json/json.js";
import type { Redacted } from "../core/redaction/redact.js";
import { jsonExcerpt, say } from "../core/redaction/redacted.js";

/** A JSON-RPC message. */
export type Frame = Record<string, unknown>;

/** Methods that may take long. Lists and the handshake get no progress token, as in other clients. */
export const LONG_RUNNING_METHODS: ReadonlySet<string> = new Set(["tools/call", "resources/read", "prompts/get"]);

/** Raw bytes in an exchange: the request if they are one. */
export function requestIn(text: string): Frame {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : { raw: text };
  } catch {
    return { raw: text };
  }
}

/** True for an error without the id of a request, which the server could not read. */
export function namesNoRequest({ id, error }: Frame): boolean {
  return (id === undefined || id === null) && isObject(error) && Number.isInteger(error.code);
}

/** An id in a message. */
export function idText(id: unknown): Redacted {
  return typeof id === "string" || typeof id === "number" || id === null
    ? jsonExcerpt(id, 100, "")
    : say`of type ${typeName(id)}`;
}

/** Params of a call without the progress token of mcptest, which changes when it is sent again. A caller's token stays. */
export function withoutToken(sent: unknown, id: unknown): Frame | undefined {
  if (!isObject(sent)) return undefined;
  const { _meta, ...params } = sent;
  if (!isObject(_meta) || id === undefined || _meta.progressToken !== id) return sent;
  const { progressToken: _, ...meta } = _meta;
  return Object.keys(meta).length > 0 ? { ...params, _meta: meta } : params;
}

/** Adds a progress token to params; keeps one from the caller. */
export function withProgressToken(params: Frame | undefined, id: number): Frame {
  const meta = params?._meta;
  if (isObject(meta)) return { ...params, _meta: { progressToken: id, ...meta } };
  // The token comes first: adding a member after a spread costs about a microsecond per call.
  return { _meta: { progressToken: id }, ...params };
}

/** The id of an answer, if it is at the beginning of the message. */
export function idAtStart(head: string): number | undefined {
  const [, id] = /^\s*\{\s*(?:"jsonrpc"\s*:\s*"2\.0"\s*,\s*)?"id"\s*:\s*(\d{1,15})\s*,/.exec(head) ?? [];
  return id === undefined ? undefined : Number(id);
}

/** True if an oversized line starts like an answer. */
export function looksLikeAnswer(head: string): boolean {
  return head.trimStart().startsWith("{") && !/"method"\s*:/.test(head);
}
