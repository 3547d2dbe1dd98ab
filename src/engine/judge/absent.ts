import { isObject } from "../../core/json/json.js";
import type { Redacted } from "../../core/redaction/redact.js";
import { cut, hide, jsonExcerpt, say } from "../../core/redaction/redacted.js";
import { sanitizeLine } from "../../core/sanitize.js";
import { describeKeys, parseSteps, parseTarget, printSteps, type Step } from "../../matchers/target.js";
import { suggest } from "../../suite/suggest.js";

const MAX_PATH = 200;
/** Longer names are not compared: a server may answer with anything. */
const MAX_NAME = 128;

/** What is found instead of a value. */
export interface Absence {
  /** The longest part of the path that exists, and what is there. */
  note: Redacted;
  /** The path that was probably meant; it exists, or more of it does. */
  meant?: Redacted;
}

/** Why a path leads to nothing in a value, such as an envelope. */
export function absenceOf(value: unknown, path: string): Absence {
  const steps = parseSteps(path);
  const depth = depthOf(value, steps);
  const meant = meantPath(value, steps, depth);
  return { note: noteOf(value, steps.slice(0, depth)), ...(meant !== undefined && { meant }) };
}

/** The fix of a path that leads to nothing. */
export function meantFix(meant: Redacted): Redacted {
  return say`Did you mean \`${meant}\`?`;
}

function depthOf(value: unknown, steps: readonly Step[]): number {
  let depth = 0;
  while (depth < steps.length && at(value, steps.slice(0, depth + 1)).found) depth += 1;
  return depth;
}

function at(value: unknown, steps: readonly Step[]) {
  return parseTarget(printSteps(steps)).read(value);
}

function noteOf(value: unknown, existing: readonly Step[]): Redacted {
  const read = at(value, existing);
  const found = read.found ? read.value : undefined;
  const keys = describeKeys(found);
  if (existing.length === 0) return say`there are ${keys}`;
  const place = say`\`${shownPath(existing)}\` exists`;
  if (isObject(found)) return say`${place}; it has ${keys}`;
  return say`${place}; it is ${Array.isArray(found) ? keys : jsonExcerpt(found, 60)}`;
}

function meantPath(value: unknown, steps: readonly Step[], depth: number): Redacted | undefined {
  const [existing, wrong, rest] = [steps.slice(0, depth), steps[depth], steps.slice(depth + 1)];
  if (wrong === undefined || wrong.kind === "each") return undefined;
  const read = at(value, existing);
  const actual = read.found ? read.value : undefined;
  const candidates: Step[][] = [];
  if (wrong.kind === "index") {
    if (Array.isArray(actual) && actual.length > 0)
      candidates.push([...existing, { kind: "index", index: -1 }, ...rest]);
  } else {
    const name = isObject(actual) ? suggest(wrong.name, Object.keys(actual).filter(isComparable)) : undefined;
    if (name !== undefined) candidates.push([...existing, nameStep(name), ...rest], [...existing, nameStep(name)]);
    // A part of a list, and of what a result wraps.
    candidates.push([...existing, { kind: "index", index: 0 }, wrong, ...rest]);
    for (const wrapper of [["structuredContent"], ["result"], ["result", "structuredContent"]])
      candidates.push([...existing, ...wrapper.map(nameStep), wrong, ...rest]);
  }
  const meant = candidates.find((candidate) => at(value, candidate).found);
  return meant && shownPath(meant);
}

function isComparable(name: string): boolean {
  return name.length <= MAX_NAME;
}

function nameStep(name: string): Step {
  return /^[^.[\]"\s]+$/.test(name) ? { kind: "name", name } : { kind: "key", name };
}

function shownPath(steps: readonly Step[]): Redacted {
  return sanitizeLine(cut(hide(printSteps(steps)), MAX_PATH));
}
