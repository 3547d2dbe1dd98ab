import { asObject, isObject } from "../../../../core/json/json.js";
import type { RecordedCall } from "../calls.js";

/** Where an argument of a call comes from. */
export interface Origin {
  producer: RecordedCall;
  /** Its place in the answer, such as `result.structuredContent.items[0].id`. */
  target: string;
}

/** A text or number in a value, with the name of the member that has it. */
interface Leaf {
  value: string | number;
  path: readonly (string | number)[];
  key: string;
}

const MAX_LEAVES = 20_000;
/** Shorter texts and smaller numbers come up by chance: their members must have the same name. */
const MIN_TEXT = 6;
const MIN_NUMBER = 1_000;

/**
 * The arguments of each call that a client took from an earlier answer, by their paths (`JSON.stringify`). A value that the
 * client had sent before is its own.
 */
export function originsOf(calls: readonly RecordedCall[]): Map<RecordedCall, Map<string, Origin>> {
  const given = new Map<string | number, (Origin & { key: string })[]>();
  const sent = new Set<string | number>();
  const origins = new Map<RecordedCall, Map<string, Origin>>();
  for (const call of [...calls].sort((a, b) => (a.orders[0] ?? 0) - (b.orders[0] ?? 0))) {
    const ofCall = new Map<string, Origin>();
    const leaves = leavesOf(call.method === "resources/read" ? { uri: call.name } : call.args);
    for (const { value, path, key } of leaves) {
      const candidates = sent.has(value) && !given.has(value) ? [] : (given.get(value) ?? []);
      const origin = candidates.find((candidate) => isSameName(key, candidate.key));
      const found = origin ?? (isDistinct(value) ? candidates[0] : undefined);
      if (found) ofCall.set(JSON.stringify(path), { producer: found.producer, target: found.target });
    }
    if (ofCall.size > 0) origins.set(call, ofCall);
    for (const { value } of leaves) sent.add(value);
    const [answer] = call.answers;
    const result = asObject(answer?.result);
    if (result.isError === true) continue;
    for (const { value, path, key } of leavesOf(result)) {
      const target = targetOf(["result", ...path]);
      if (target === undefined || sent.has(value)) continue;
      const others = given.get(value) ?? [];
      given.set(value, [...others, { producer: call, target, key }]);
    }
  }
  return origins;
}

/** The texts and numbers of a value, without those in `_meta`. */
export function leavesOf(root: unknown): Leaf[] {
  const leaves: Leaf[] = [];
  const visit = (value: unknown, path: readonly (string | number)[], key: string): void => {
    if (leaves.length >= MAX_LEAVES) return;
    if (typeof value === "string" || typeof value === "number") leaves.push({ value, path, key });
    else if (Array.isArray(value)) for (const [at, item] of value.entries()) visit(item, [...path, at], key);
    else if (isObject(value))
      for (const [name, member] of Object.entries(value)) if (name !== "_meta") visit(member, [...path, name], name);
  };
  visit(root, [], "");
  return leaves;
}

/** A path as a suite writes it; undefined if a name in it needs quotes. */
export function targetOf(path: readonly (string | number)[]): string | undefined {
  if (!path.every((key) => typeof key === "number" || /^\w+$/.test(key))) return undefined;
  return path.map((key, at) => (typeof key === "number" ? `[${key}]` : at === 0 ? key : `.${key}`)).join("");
}

/** A value that two members have only if one was taken from the other: an id, an address, a large number. */
function isDistinct(value: string | number): boolean {
  return typeof value === "number"
    ? Math.abs(value) >= MIN_NUMBER
    : value.length >= MIN_TEXT && /\d|:\/\//.test(value) && !/\s/.test(value);
}

/** `id` and `id`, `userId` and `user_id`, `ticket_id` and `id`. */
function isSameName(argument: string, member: string): boolean {
  const [a, b] = [argument, member].map((name) => name.replace(/[_-]/g, "").toLowerCase()) as [string, string];
  return a !== "" && b !== "" && (a === b || (b.length > 1 && a.endsWith(b)) || (a.length > 1 && b.endsWith(a)));
}
