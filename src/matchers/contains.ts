import { isObject, typeName } from "../core/json.js";
import { bounded } from "./budget.js";
import { equal, isContainer } from "./equal.js";
import type { SyncJudge } from "./kind.js";
import { assign } from "./multiset.js";
import { pointerStep } from "./pointer.js";
import { preview } from "./preview.js";
import { hasSubstring } from "./substring.js";
import type { Verdict } from "./types.js";

/** `contains`: substring, recursive subset of an object, multiset of a list; other scalars by equality. */
export function compileContains(argument: unknown): SyncJudge {
  const judge: SyncJudge = (value) => (contains(value, argument) ? { pass: true } : miss(value, argument, "")!);
  const entries = listEntries(argument);
  return entries < 2 ? judge : bounded("contains", entries, judge);
}

/** How many entries the lists in an argument have: each may have to be looked for in all of the value. */
function listEntries(argument: unknown): number {
  let entries = 0;
  const pending = [argument].filter(isContainer);
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    if (Array.isArray(next)) entries += next.length;
    for (const member of Object.values(next)) if (isContainer(member)) pending.push(member);
  }
  return entries;
}

/** Whether a value contains another one, by the type of the value. */
export function contains(value: unknown, wanted: unknown): boolean {
  if (typeof value === "string") return typeof wanted === "string" && hasSubstring(value, wanted);
  if (Array.isArray(value)) return Array.isArray(wanted) ? containsList(value, wanted) : containsItem(value, wanted);
  if (!isObject(value)) return equal(value, wanted);
  if (!isObject(wanted)) return false;
  for (const key of Object.keys(wanted)) {
    if (!Object.hasOwn(value, key) || !contains(value[key], wanted[key])) return false;
  }
  return true;
}

function containsList(value: readonly unknown[], wanted: readonly unknown[]): boolean {
  return (
    wanted.length <= value.length && assign(wanted.length, value.length, (i, j) => contains(value[j], wanted[i])) < 0
  );
}

/** Whether an element, of the array or of an array within it, contains `wanted`, which is no list; any depth. */
function containsItem(value: readonly unknown[], wanted: unknown): boolean {
  const pending = [value];
  for (let list = pending.pop(); list !== undefined; list = pending.pop()) {
    for (const item of list) {
      if (Array.isArray(item)) pending.push(item);
      else if (contains(item, wanted)) return true;
    }
  }
  return false;
}

/** The first thing that is missing; undefined where all is there. Looks at each part once, however deep it stands. */
function miss(value: unknown, wanted: unknown, path: string): Verdict | undefined {
  if (isObject(value) && isObject(wanted)) {
    for (const key of Object.keys(wanted)) {
      const inner = path + pointerStep(key);
      const note = `missing key \`${key}\` in actual value`;
      if (!Object.hasOwn(value, key)) return { pass: false, path: inner, expected: wanted[key], note };
      const found = miss(value[key], wanted[key], inner);
      if (found !== undefined) return found;
    }
    return undefined;
  }
  if (contains(value, wanted)) return undefined;
  const place = path === "" ? {} : { path };
  const note = Array.isArray(value) ? missingItem(value, wanted) : otherType(value, wanted);
  return { pass: false, expected: wanted, actual: value, ...place, ...(note === undefined ? {} : { note }) };
}

function missingItem(value: readonly unknown[], wanted: unknown): string {
  const list = Array.isArray(wanted) ? wanted : [wanted];
  if (list.length > value.length) return `the list asks for ${list.length} elements, the array has ${value.length}`;
  const alone = list.findIndex((item) => !value.some((element) => contains(element, item)));
  if (alone >= 0) return `no element contains ${preview(list[alone])}`;
  const index = assign(list.length, value.length, (i, j) => contains(value[j], list[i]));
  return `no element is left for ${preview(list[index])}: each may stand for one entry of the list only`;
}

function otherType(value: unknown, wanted: unknown): string | undefined {
  const [got, asked] = [typeName(value), typeName(wanted)];
  return got === asked ? undefined : `expected ${asked}, got ${got}`;
}
