import { isObject, typeName } from "../../core/json/json.js";
import type { Redacted } from "../../core/redaction/redact.js";
import { hide, hideValue, join, keysOf, type RedactedJson, say } from "../../core/redaction/redacted.js";
import { equal, isContainer } from "../diff/equal.js";
import { firstUnassigned } from "../diff/multiset.js";
import { preview, stepTo } from "../diff/structural-diff.js";
import { HIDDEN, listArgument, runOrFault, type SyncJudge, verdict, WAS_STOPPED, wrongType } from "../kind.js";
import { type Explanation, MatcherError } from "../types.js";
import { hasSubstring, isSmall } from "../values.js";

/** Work, in steps of some nanoseconds, that need not be watched. */
const MAX_UNWATCHED = 1_000_000;
const MAX_NAMED = 5;

/** `contains`: substring of a string, recursive subset of an object, multiset of a list; other scalars by equality. */
export function compileContains(argument: unknown): SyncJudge {
  const judge: SyncJudge = (value) =>
    verdict(contains(value, argument), () => {
      const [actual, expected] = [hideValue(value), hideValue(argument)];
      return firstMiss(actual, expected, say``) ?? { expected, actual, note: HIDDEN };
    });
  const entries = listEntries(argument);
  return entries < 2 ? judge : withTimeLimit("contains", entries, judge);
}

/** `contains-all`: each needle, on its own, is a substring of the string or an element of the array. */
export function compileContainsAll(argument: unknown): SyncJudge {
  const needles = listArgument("contains-all", argument);
  if (needles.length === 0) {
    const description = "An empty list would pass for every value.";
    const fix = "List the required items, or remove the assertion.";
    throw new MatcherError("`contains-all` has an empty list", description, fix, ["contains-all"]);
  }
  // All are searched for, although one miss decides: the explanation, which is not watched, then takes no longer than this.
  const holds = (isThere: Find) => needles.filter(isThere).length === needles.length;
  return compileList("contains-all", needles, holds, (expected, isShown) => {
    const missing = expected.filter((needle) => !isShown(needle));
    if (missing.length === 0) return HIDDEN;
    const more = missing.length > MAX_NAMED ? say` and ${missing.length - MAX_NAMED} more` : "";
    return say`not found: ${join(missing.slice(0, MAX_NAMED).map(preview), ", ")}${more}`;
  });
}

/** `contains-any`: at least one needle is a substring of the string or an element of the array. */
export function compileContainsAny(argument: unknown): SyncJudge {
  const needles = listArgument("contains-any", argument);
  const holds = (isThere: Find) => needles.some(isThere);
  return compileList("contains-any", needles, holds, (expected, isShown) => {
    if (expected.length === 0) return say`an empty list never passes`;
    return expected.some(isShown) ? HIDDEN : say`none of the list was found`;
  });
}

type Find = (needle: unknown) => boolean;

function compileList(
  name: string,
  needles: readonly unknown[],
  holds: (isThere: Find) => boolean,
  noteOf: (expected: readonly RedactedJson[], isShown: Find) => Redacted,
): SyncJudge {
  return withTimeLimit(name, needles.length, (value) => {
    if (typeof value !== "string" && !Array.isArray(value))
      return wrongType(name, "a string or an array", needles, value);
    return verdict(holds(needleFinder(value, needles)), () => {
      const [expected, actual] = [needles.map(hideValue), hideValue(value)];
      return { expected, actual, note: noteOf(expected, needleFinder(actual, expected)) };
    });
  });
}

/** A judge whose work grows with `weight` times the size of the value, watched if that is a lot. */
export function withTimeLimit(name: string, weight: number, judge: SyncJudge): SyncJudge {
  const fix = "Select a smaller part of the response with the target, or search for fewer items.";
  return (value) => {
    if (isSmall(value, MAX_UNWATCHED / weight)) return judge(value);
    return runOrFault(say`\`${hide(name)}\` ${WAS_STOPPED}`, fix, () => judge(value));
  };
}

/** How many entries the lists in an argument have: each may have to be looked for in all of the value. */
function listEntries(argument: unknown): number {
  let entries = 0;
  const pending = [argument];
  for (let next = pending.pop(); isContainer(next); next = pending.pop()) {
    if (Array.isArray(next)) entries += next.length;
    for (const member of Object.values(next)) if (isContainer(member)) pending.push(member);
  }
  return entries;
}

/** Whether a value contains another one: a substring if the value itself is a string, else parts that match. */
function contains(value: unknown, wanted: unknown): boolean {
  if (typeof value === "string") return typeof wanted === "string" && hasSubstring(value, wanted);
  return matches(value, Array.isArray(value) ? inList(wanted) : wanted);
}

/** Finds substrings of a string, or elements of an array. One pass over the array finds all needles that are scalars. */
function needleFinder(value: unknown, needles: readonly unknown[]): Find {
  if (!Array.isArray(value)) return (needle) => contains(value, needle);
  const wanted = new Set(needles);
  const elements = new Set(value.filter((element) => wanted.has(element)));
  return (needle) => (isContainer(needle) ? contains(value, [needle]) : elements.has(needle));
}

/** Within arrays and objects: an array matches a multiset of itself, an object a superset, everything else its equal. */
function matches(value: unknown, wanted: unknown): boolean {
  if (Array.isArray(value)) return Array.isArray(wanted) && withoutMatch(value, wanted) < 0;
  if (!isObject(value)) return equal(value, wanted);
  if (!isObject(wanted)) return false;
  return Object.keys(wanted).every((key) => Object.hasOwn(value, key) && matches(value[key], wanted[key]));
}

/** The first entry of the list without its own element; -1 if each has one. */
function withoutMatch(value: readonly unknown[], list: readonly unknown[]): number {
  if (list.length > value.length) return value.length;
  return firstUnassigned(list.length, value.length, (entry, element) => matches(value[element], list[entry]));
}

function inList(wanted: unknown): readonly unknown[] {
  return Array.isArray(wanted) ? wanted : [wanted];
}

/** The first thing that is missing; undefined if all is there. Looks at each part once, however deep it is. */
function firstMiss(value: RedactedJson, wanted: RedactedJson, path: Redacted): Explanation | undefined {
  if (isObject(value) && isObject(wanted)) {
    for (const key of keysOf(wanted)) {
      const inner = say`${path}${stepTo(key)}`;
      const note = say`missing key \`${key}\` in actual value`;
      if (!Object.hasOwn(value, key)) return { path: inner, expected: wanted[key], note };
      const miss = firstMiss(value[key], wanted[key], inner);
      if (miss !== undefined) return miss;
    }
    return undefined;
  }
  if (path === "" ? contains(value, wanted) : matches(value, wanted)) return undefined;
  const list = path === "" ? inList(wanted) : wanted;
  const note = Array.isArray(value) && Array.isArray(list) ? missingItem(value, list) : otherType(value, wanted);
  return { expected: wanted, actual: value, ...(path !== "" && { path }), ...(note && { note }) };
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
