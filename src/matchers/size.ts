import { isContainer } from "./diff/equal.js";

/** Characters of a string that weigh as much as one scalar. */
const CHARACTERS = 16;

/**
 * Whether a value weighs at most `limit`: one for each scalar, container and key, and one for each 16 characters. Looks
 * no further than the limit.
 */
export function isSmall(value: unknown, limit: number): boolean {
  let left = limit;
  const pending = [value];
  while (pending.length > 0 && left >= 0) {
    const next = pending.pop();
    left -= typeof next === "string" ? 1 + next.length / CHARACTERS : 1;
    if (!isContainer(next)) continue;
    const members: unknown[] = Array.isArray(next) ? next : Object.values(next);
    left -= members.length;
    if (left >= 0) for (const member of members) pending.push(member);
  }
  return left >= 0;
}

/** Whether more than `limit` containers are nested in one another. */
export function isNestedOver(value: unknown, limit: number): boolean {
  if (!isContainer(value)) return false;
  if (limit === 0) return true;
  const members: unknown[] = Array.isArray(value) ? value : Object.values(value);
  return members.some((member) => isNestedOver(member, limit - 1));
}
