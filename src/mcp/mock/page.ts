import { INVALID_PARAMS, type MockAnswer, refusal } from "./types.js";

/**
 * One page of a list.
 *
 * @param key under which the result has the entries
 * @param size of a page; undefined: all of them are one
 * @param cursor as the client sent it
 */
export function pageOf(key: string, entries: readonly object[], size: number | undefined, cursor: unknown): MockAnswer {
  const from = cursor === undefined ? 0 : startOf(cursor);
  if (from === undefined || (cursor !== undefined && from >= entries.length)) {
    return refusal(INVALID_PARAMS, `Invalid cursor: ${JSON.stringify(cursor)}`);
  }
  const to = size === undefined ? entries.length : from + size;
  const result: Record<string, unknown> = { [key]: entries.slice(from, to) };
  if (to < entries.length) result.nextCursor = Buffer.from(`from ${to}`).toString("base64");
  return { result };
}

/** Cursors mean nothing to clients; ours are in base64, so that none is tempted to count them up. */
function startOf(cursor: unknown): number | undefined {
  if (typeof cursor !== "string") return undefined;
  const found = /^from ([1-9]\d{0,8})$/.exec(Buffer.from(cursor, "base64").toString("latin1"))?.[1];
  return found === undefined ? undefined : Number(found);
}
