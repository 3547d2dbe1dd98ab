import { isObject, typeName } from "../../core/json/json.js";
import type { Redacted } from "../../core/redaction/redact.js";
import { hide, hideValue, keysOf, type RedactedJson, say } from "../../core/redaction/redacted.js";
import { equal, isContainer } from "../diff/equal.js";
import { firstUnassigned } from "../diff/multiset.js";
import { preview } from "../diff/preview.js";
import { stepTo } from "../diff/structural-diff.js";
import { faultIfStopped, HIDDEN, mismatch, type SyncJudge } from "../kind.js";
import { isSmall } from "../size.js";
import { hasSubstring } from "../text.js";
import type { Explanation } from "../types.js";
import { runWatched } from "../worker/budget.js";

/** Work, in steps of some nanoseconds, that need not be watched. */
const MAX_UNWATCHED = 1_000_000;

/** `contains`: substring of a string, recursive subset of an object, multiset of a list; other scalars by equality. */
export function compileContains(argument: unknown): SyncJudge {
  const judge: SyncJudge = (value) =>
    contains(value, argument) ? { pass: true } : mismatch(() => explain(hideValue(value), hideValue(argument)));
  const entries = listEntries(argument);
  return entries < 2 ? judge : withTimeLimit("contains", entries, judge);
}

/** A judge whose work grows with `weight` times the size of the value, watched if that is a lot. */
export function withTimeLimit(name: string, weight: number, judge: SyncJudge): SyncJudge {
  const fix = "Select a smaller part of the response with the target, or search for fewer items.";
  return (value) => {
    if (isSmall(value, MAX_UNWATCHED / weight)) return judge(value);
    return faultIfStopped(say`\`${hide(name)}\` was stopped after 2 s`, fix, () => runWatched(() => judge(value)));
  };
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

/** Whether a value contains another one: a substring if the value itself is a string, else parts that match. */
function contains(value: unknown, wanted: unknown): boolean {
  if (typeof value === "string") return typeof wanted === "string" && hasSubstring(value, wanted);
  return matches(value, Array.isArray(value) ? asList(wanted) : wanted);
}

/**
 * Tells of each needle whether a string has it as a substring, or an array as an element. One pass over the array finds
 * all needles that are scalars.
 */
export function needleFinder(value: unknown, needles: readonly unknown[]): (needle: unknown) => boolean {
  if (!Array.isArray(value)) return (needle) => contains(value, needle);
  const wanted = new Set(needles);
  const found = new Set<unknown>();
  for (const element of value) if (wanted.has(element)) found.add(element);
  return (needle) => (isContainer(needle) ? contains(value, [needle]) : found.has(needle));
}

/** Within arrays and objects: an array matches a multiset of itself, an object a superset, everything else its equal. */
function matches(value: unknown, wanted: unknown): boolean {
  if (Array.isArray(value)) return Array.isArray(wanted) && withoutMatch(value, wanted) < 0;
  if (!isObject(value)) return equal(value, wanted);
  if (!isObject(wanted)) return false;
  for (const key of Object.keys(wanted)) {
    if (!Object.hasOwn(value, key) || !matches(value[key], wanted[key])) return false;
  }
  return true;
}

/** The first entry of the list without its own element; -1 if each has one. */
function withoutMatch(value: readonly unknown[], list: readonly unknown[]): number {
  if (list.length > value.length) return value.length;
  return firstUnassigned(list.length, value.length, (entry, element) => matches(value[element], list[entry]));
}

function asList(wanted: unknown): readonly unknown[] {
  return Array.isArray(wanted) ? wanted : [wanted];
}

function explain(actual: RedactedJson, expected: RedactedJson): Explanation {
  return firstMiss(actual, expected, say``) ?? { expected, actual, note: HIDDEN };
}

/** The first thing that is missing; undefined if all is there. Looks at each part once, however deep it is. */
function firstMiss(value: RedactedJson, wanted: RedactedJson, path: Redacted): Explanation | undefined {
  if (isObject(value) && isObject(wanted)) {
    for (const key of keysOf(wanted)) {
      const inner = say`${path}${stepTo(key)}`;
      const note = say`missing key \`${key}\` in actual value`;
      if (!Object.hasOwn(value, key)) return { path: inner, expected: wanted[key], note };
      const found = firstMiss(value[key], wanted[key], inner);
      if (found !== undefined) return found;
    }
    return undefined;
  }
  if (path === "" ? contains(value, wanted) : matches(value, wanted)) return undefined;
  const place = path === "" ? {} : { path };
  const list = path === "" ? asList(wanted) : wanted;
  const note = Array.isArray(value) && Array.isArray(list) ? missingItem(value, list) : otherType(value, wanted);
  return { expected: wanted, actual: value, ...place, ...(note === undefined ? {} : { note }) };
}

function missingItem(value: readonly RedactedJson[], list: readonly RedactedJson[]): Redacted {
  if (list.length > value.length)
    return say`the list has ${list.length} elements, but the array has only ${value.length}`;
  const alone = list.find((entry) => !value.some((element) => matches(element, entry)));
  if (alone !== undefined) return say`no element ${isContainer(alone) ? "contains" : "equals"} ${preview(alone)}`;
  const entry = list[withoutMatch(value, list)];
  return say`no element is left for ${preview(entry)}: each one matches only one entry of the list`;
}

function otherType(value: RedactedJson, wanted: RedactedJson): Redacted | undefined {
  const [valueType, wantedType] = [typeName(value), typeName(wanted)];
  return valueType === wantedType ? undefined : say`expected ${wantedType}, got ${valueType}`;
}
