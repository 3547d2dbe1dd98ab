import { isObject, typeName } from "../core/json.js";
import type { Redacted } from "../core/redaction/redact.js";
import { say, shownJson } from "../core/redaction/redacted.js";

/** A JSON-RPC message. */
export type Frame = Record<string, unknown>;

/** What may take a server long; lists and the handshake get no token, so that they go out as every client sends them. */
export const LONG_RUNNING_METHODS: ReadonlySet<string> = new Set(["tools/call", "resources/read", "prompts/get"]);

/** Raw bytes as an exchange shows them: the request where they are one. */
export function requestIn(text: string): Frame {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : { raw: text };
  } catch {
    return { raw: text };
  }
}

/** An error of a server that could not, or did not want to, read the id of the request. */
export function namesNoRequest({ id, error }: Frame): boolean {
  return (id === undefined || id === null) && isObject(error) && Number.isInteger(error.code);
}

/** An id as messages show it. */
export function shownId(id: unknown): Redacted {
  return typeof id === "string" || typeof id === "number" || id === null
    ? shownJson(id, 100, "")
    : say`of type ${typeName(id)}`;
}

/** Params of a call without our progress token, which is its id and changes when it is sent again; one of the caller stays. */
export function withoutToken(sent: unknown, id: unknown): Frame | undefined {
  if (!isObject(sent)) return undefined;
  const { _meta, ...params } = sent;
  if (!isObject(_meta) || id === undefined || _meta.progressToken !== id) return sent;
  const { progressToken: _, ...meta } = _meta;
  return Object.keys(meta).length > 0 ? { ...params, _meta: meta } : params;
}

/** The params with a token by which the server can report progress; one that the caller gave stays. */
export function withProgressToken(params: Frame | undefined, id: number): Frame {
  const meta = params?._meta;
  if (isObject(meta)) return { ...params, _meta: { progressToken: id, ...meta } };
  // The token stands first: a member added behind a spread costs about a microsecond at every call.
  return { _meta: { progressToken: id }, ...params };
}

/** The id with which the beginning of a message names the call that it answers; undefined if it stands elsewhere. */
export function idAtStart(head: string): number | undefined {
  const [, id] = /^\s*\{\s*(?:"jsonrpc"\s*:\s*"2\.0"\s*,\s*)?"id"\s*:\s*(\d{1,15})\s*,/.exec(head) ?? [];
  return id === undefined ? undefined : Number(id);
}

/** True if the beginning of a line that is too long to be read is that of an answer. */
export function looksLikeAnswer(head: string): boolean {
  return head.trimStart().startsWith("{") && !/"method"\s*:/.test(head);
}
