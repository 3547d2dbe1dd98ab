import { isObject, typeName } from "../core/json.js";

/** A JSON-RPC message. */
export type Frame = Record<string, unknown>;

/** Raw bytes as an exchange shows them: the request where they are one. */
export function requestIn(text: string): Frame {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : { raw: text };
  } catch {
    return { raw: text };
  }
}

/** An id as messages show it. */
export function shownId(id: unknown): string {
  return typeof id === "string" || typeof id === "number" || id === null
    ? JSON.stringify(id).slice(0, 100)
    : `of type ${typeName(id)}`;
}

/** Params without the progress token that they bear. */
export function withoutToken({ _meta, ...params }: Frame): Frame {
  const { progressToken: _, ...meta } = isObject(_meta) ? _meta : {};
  return Object.keys(meta).length > 0 ? { ...params, _meta: meta } : params;
}

/** The params with a token by which the server can report progress; one that the caller gave stays. */
export function withProgressToken(params: Frame | undefined, id: number): Frame {
  const meta = params?._meta;
  if (isObject(meta)) return { ...params, _meta: { progressToken: id, ...meta } };
  // The token stands first: a member added behind a spread costs about a microsecond at every call.
  return { _meta: { progressToken: id }, ...params };
}

/** True where the beginning of a line that is too long to be read is that of an answer. */
export function looksLikeAnswer(head: string): boolean {
  return head.trimStart().startsWith("{") && !/"method"\s*:/.test(head);
}
