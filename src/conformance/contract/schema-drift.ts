import type { Drift } from "../../core/generated/results.js";
import {
  asList,
  asObject,
  canonicalJson,
  isObject,
  pointerKeys,
  pointerStep,
  shortPointerStep,
} from "../../core/json/json.js";
import { StepLimit } from "../../core/json/step-limit.js";
import { LIMITS } from "../../core/limits.js";
import { lookUp } from "../calls/schema.js";
import { areSame, refOf, schemaText } from "./schema-text.js";

export type DriftClass = Drift["class"];

export interface Change {
  path: string;
  class: DriftClass;
  /** What changed, as the end of a sentence. */
  what: string;
  before?: unknown;
  after?: unknown;
}

export interface ContractChange extends Change {
  kind: Drift["kind"];
  /** Of the tool or prompt, the URI of a resource, the capability. */
  name: string;
}

export type Direction = "input" | "output";

const VERBS = { narrowed: "accepts less", widened: "accepts more", changed: "changed" } as const;
type Shift = keyof typeof VERBS;

interface Scope {
  direction: Direction;
  /** Where references of each side lead. */
  roots: { before: unknown; after: unknown };
  /** Pairs of schemas that are the same, as far as is known: a recursive schema ends there. */
  same: Set<string>;
  steps: StepLimit;
  depth: number;
  /** Called if not everything was compared. */
  leaveOut(): void;
}

type Members = Record<string, unknown>;

/** Two schemas, without references, at one place. */
interface Pair {
  old: Members;
  now: Members;
  path: string;
  name: string;
  scope: Scope;
  /** For what is compared below. */
  inner: Scope;
}

const STEPS_OF_PAIR = 10;
const ANY_TYPE = ["array", "boolean", "null", "number", "object", "string"];
const TEXTS = ["title", "description", "$comment", "examples"];
const LOWER = ["minimum", "exclusiveMinimum", "minLength", "minItems", "minProperties", "minContains"];
const UPPER = ["maximum", "exclusiveMaximum", "maxLength", "maxItems", "maxProperties", "maxContains"];
/** Each restricts: to add it narrows. What a changed one accepts is not known. */
const RESTRICTIONS = [
  "pattern",
  "format",
  "multipleOf",
  "uniqueItems",
  "not",
  "contains",
  "propertyNames",
  "dependentRequired",
  "dependentSchemas",
  "if",
  "then",
  "else",
  "unevaluatedProperties",
  "unevaluatedItems",
  "patternProperties",
  "contentEncoding",
  "contentMediaType",
  "dependencies",
  "$ref",
  "$dynamicRef",
];
const SUBSCHEMAS = ["items", "additionalProperties", "additionalItems"];
const COMPARED = new Set([
  "type",
  "enum",
  "const",
  "properties",
  "required",
  "prefixItems",
  "anyOf",
  "oneOf",
  "allOf",
  // Definitions are compared where a reference leads to them.
  "$defs",
  "definitions",
  ...TEXTS,
  ...LOWER,
  ...UPPER,
  ...SUBSCHEMAS,
  ...RESTRICTIONS,
]);

/** The differences between two JSON Schemas, each with its class; `path` is the pointer of the schemas in their item. */
export function schemaDrift(before: unknown, after: unknown, direction: Direction, path: string): Change[] {
  if (canonicalJson(before) === canonicalJson(after)) return [];
  const steps = new StepLimit();
  let isWhole = true;
  const leaveOut = () => {
    isWhole = false;
  };
  const roots = { before, after };
  const changes = compare(before, after, path, { direction, roots, same: new Set(), steps, depth: 0, leaveOut });
  const why = steps.isUsedUp ? steps.tooLarge : `nested more than ${LIMITS.schemaLevels} levels deep`;
  // What is not known may break clients.
  return isWhole ? changes : [{ path, class: "breaking", what: `the rest was not judged: ${why}` }, ...changes];
}

function compare(before: unknown, after: unknown, path: string, scope: Scope): Change[] {
  const [was, is] = [schemaText(before), schemaText(after)];
  // Equal references may lead to different schemas.
  if (was.text === is.text && !was.hasReferences) return [];
  const pair = `${was.text} ${is.text}`;
  if (scope.same.has(pair)) return [];
  if (scope.depth > LIMITS.schemaLevels || !scope.steps.take(STEPS_OF_PAIR)) {
    scope.leaveOut();
    return [];
  }
  scope.same.add(pair);
  const changes = changesOf(before, after, path, scope);
  if (changes.length > 0) scope.same.delete(pair);
  return changes;
}

function changesOf(before: unknown, after: unknown, path: string, scope: Scope): Change[] {
  const old = resolveLocally(before, scope.roots.before);
  const now = resolveLocally(after, scope.roots.after);
  // A boolean is a schema that accepts everything or nothing.
  if (!isObject(old) || !isObject(now)) {
    if (areSame(old, now)) return [];
    const shift = now === false ? "narrowed" : old === false ? "widened" : "changed";
    return [changeOf(path, shift, before, after, scope, "the schema")];
  }
  scope.steps.take(sizeOf(old) + sizeOf(now));
  const both: Pair = { old, now, path, name: nameOf(path), scope, inner: { ...scope, depth: scope.depth + 1 } };
  return [
    ...TEXTS.flatMap((key) => otherChange(both, key, "description", `the ${key}`)),
    ...typeChanges(both),
    ...enumChanges(both),
    ...boundChanges(both, LOWER, 1),
    ...boundChanges(both, UPPER, -1),
    ...propertyChanges(both),
    // Without the keyword, everything is accepted.
    ...SUBSCHEMAS.flatMap((key) => compare(old[key] ?? {}, now[key] ?? {}, `${path}/${key}`, both.inner)),
    ...tupleChanges(both),
    ...["anyOf", "oneOf", "allOf"].flatMap((key) => branchChanges(both, key)),
    ...RESTRICTIONS.flatMap((key) => restrictionChanges(both, key)),
    // Defaults, and keywords that JSON Schema does not have.
    ...allNames(old, now)
      .filter((key) => !COMPARED.has(key))
      .flatMap((key) => otherChange(both, key, "compatible", quoted(key))),
  ];
}

/** The change of a member that says nothing of values. */
function otherChange({ old, now, path, name }: Pair, key: string, kind: DriftClass, subject: string): Change[] {
  if (areSame(old[key], now[key])) return [];
  const what = `${subject} of ${name} changed`;
  return [{ path: `${path}/${pointerStep(key)}`, class: kind, what, ...definedValues(old[key], now[key]) }];
}

function typeChanges({ old, now, path, name, scope }: Pair): Change[] {
  const [oldTypes, nowTypes] = [typesOf(old.type), typesOf(now.type)];
  const isNarrowed = [...oldTypes].some((type) => !accepts(nowTypes, type));
  const isWidened = [...nowTypes].some((type) => !accepts(oldTypes, type));
  const shift = shiftOf(isNarrowed, isWidened);
  return shift ? [changeOf(`${path}/type`, shift, old.type, now.type, scope, `the type of ${name}`)] : [];
}

function enumChanges({ old, now, path, name, scope }: Pair): Change[] {
  const [oldValues, nowValues] = [enumOf(old), enumOf(now)];
  if (oldValues === undefined && nowValues === undefined) return [];
  const hasMore = (values: Set<string> | undefined, others: Set<string> | undefined) =>
    values === undefined || (others !== undefined && [...values].some((value) => !others.has(value)));
  const shift = shiftOf(hasMore(oldValues, nowValues), hasMore(nowValues, oldValues));
  const allowedValues = ({ enum: list, const: only }: Members) => list ?? only;
  return shift
    ? [changeOf(`${path}/enum`, shift, allowedValues(old), allowedValues(now), scope, `the enum of ${name}`)]
    : [];
}

/** `sign`: 1 for lower bounds, -1 for upper ones. */
function boundChanges({ old, now, path, name, scope }: Pair, keys: readonly string[], sign: 1 | -1): Change[] {
  const numberOf = (value: unknown) => (typeof value === "number" ? value : -sign * Number.POSITIVE_INFINITY);
  return keys.flatMap((key) => {
    const [was, is] = [numberOf(old[key]), numberOf(now[key])];
    const shift = sign * is > sign * was ? "narrowed" : "widened";
    return was === is ? [] : [changeOf(`${path}/${key}`, shift, old[key], now[key], scope, `${key} of ${name}`)];
  });
}

function propertyChanges({ old, now, path, inner }: Pair): Change[] {
  const [oldProperties, nowProperties] = [asObject(old.properties), asObject(now.properties)];
  const [oldRequired, nowRequired] = [namesOf(old.required), namesOf(now.required)];
  const isInput = inner.direction === "input";
  const noun = isInput ? "argument" : "field";
  return allNames(oldProperties, nowProperties, oldRequired, nowRequired).flatMap((name): Change[] => {
    const at = `${path}/properties/${shortPointerStep(name)}`;
    const [was, is] = [memberOf(oldProperties, name), memberOf(nowProperties, name)];
    const [wasRequired, isRequired] = [oldRequired.has(name), nowRequired.has(name)];
    const classOf = (breaks: boolean): DriftClass => (breaks ? "breaking" : "compatible");
    const described = (required: boolean) => `the ${required ? "required " : ""}${noun} ${quoted(name)}`;
    if (was === undefined && is !== undefined) {
      const breaks = isInput && isRequired && !wasRequired;
      return [{ path: at, class: classOf(breaks), what: `${described(isRequired)} was added`, after: is }];
    }
    if (was !== undefined && is === undefined) {
      // An open object still accepts it.
      const isClosed = now.additionalProperties === false || now.unevaluatedProperties === false;
      const breaks = !isInput || isClosed || (isRequired && !wasRequired);
      return [{ path: at, class: classOf(breaks), what: `${described(wasRequired)} was removed`, before: was }];
    }
    const changes = was === undefined ? [] : compare(was, is, at, inner);
    if (wasRequired === isRequired) return changes;
    const what = `${described(false)} ${isRequired ? "became required" : "is no longer required"}`;
    const kind = classOf(isInput === isRequired);
    return [{ path: `${path}/required`, class: kind, what, before: wasRequired, after: isRequired }, ...changes];
  });
}

function tupleChanges({ old, now, path, inner }: Pair): Change[] {
  const [was, is] = [asList(old.prefixItems), asList(now.prefixItems)];
  return Array.from({ length: Math.max(was.length, is.length) }).flatMap((_, i) =>
    compare(was[i] ?? old.items ?? {}, is[i] ?? now.items ?? {}, `${path}/prefixItems/${i}`, inner),
  );
}

/** Branches that are equal are left out, in whatever order they stand; the others are compared in turn. */
function branchChanges({ old, now, path, name, inner }: Pair, key: string): Change[] {
  const [was, is] = [old[key], now[key]];
  if (was === undefined && is === undefined) return [];
  const at = `${path}/${key}`;
  const shifted = (shift: Shift) => [changeOf(at, shift, was, is, inner, `${key} of ${name}`)];
  // A restriction that comes or goes as a whole; each branch of allOf is one.
  const isWhole = key !== "allOf";
  if (isWhole && was === undefined) return shifted("narrowed");
  if (isWhole && is === undefined) return shifted("widened");
  const [left, right] = [branchesWithout(was, is), branchesWithout(is, was)];
  if (left.length === right.length) return left.flatMap((branch, i) => compare(branch, right[i], `${at}/${i}`, inner));
  if (left.length > 0 && right.length > 0) return shifted("changed");
  return shifted(left.length > right.length === isWhole ? "narrowed" : "widened");
}

/** The branches that the other list does not have, in an order that does not depend on theirs. */
function branchesWithout(branches: unknown, others: unknown): unknown[] {
  const otherTexts = new Set(asList(others).map((other) => schemaText(other).text));
  const branchTexts = asList(branches).map((branch) => ({ branch, text: schemaText(branch).text }));
  const sorted = branchTexts.filter(({ text }) => !otherTexts.has(text)).sort((a, b) => (a.text < b.text ? -1 : 1));
  return sorted.map(({ branch }) => branch);
}

function restrictionChanges({ old, now, path, name, scope }: Pair, key: string): Change[] {
  const restriction = (schema: Members) => (key === "uniqueItems" && schema[key] === false ? undefined : schema[key]);
  const [was, is] = [restriction(old), restriction(now)];
  if (areSame(was, is)) return [];
  const shift = was === undefined ? "narrowed" : is === undefined ? "widened" : "changed";
  return [changeOf(`${path}/${key}`, shift, was, is, scope, `${key} of ${name}`)];
}

function changeOf(path: string, shift: Shift, was: unknown, is: unknown, { direction }: Scope, noun: string): Change {
  // What clients send must still be accepted; what they receive must still be what they expect.
  const isHarmless = shift === (direction === "input" ? "widened" : "narrowed");
  const what = `${noun} ${VERBS[shift]}`;
  return { path, class: isHarmless ? "compatible" : "breaking", what, ...definedValues(was, is) };
}

function shiftOf(isNarrowed: boolean, isWidened: boolean): Shift | undefined {
  if (isNarrowed && isWidened) return "changed";
  if (isNarrowed) return "narrowed";
  return isWidened ? "widened" : undefined;
}

/** Only the members that have a value: absent is not null. */
export function definedValues(before: unknown, after: unknown): Pick<Change, "before" | "after"> {
  return { ...(before !== undefined && { before }), ...(after !== undefined && { after }) };
}

/** The names in several objects, maps or sets, sorted. */
export function allNames(...groups: readonly (Members | ReadonlySet<string> | ReadonlyMap<string, unknown>)[]) {
  const names = groups.flatMap((group): string[] =>
    group instanceof Set || group instanceof Map ? [...group.keys()] : Object.keys(group),
  );
  return [...new Set(names)].sort();
}

function nameOf(path: string): string {
  const keys = pointerKeys(path);
  return keys.at(-2) === "properties" ? quoted(keys.at(-1) ?? "") : path;
}

function quoted(name: string): string {
  return `\`${name}\``;
}

function typesOf(type: unknown): Set<string> {
  return new Set(type === undefined ? ANY_TYPE : [type].flat().map(String));
}

function accepts(types: ReadonlySet<string>, type: string): boolean {
  return types.has(type) || (type === "integer" && types.has("number"));
}

function enumOf(schema: Members): Set<string> | undefined {
  if (Array.isArray(schema.enum)) return new Set(schema.enum.map((value) => schemaText(value).text));
  return "const" in schema ? new Set([schemaText(schema.const).text]) : undefined;
}

/** The member of this name, never an inherited one. */
function memberOf(members: Members, name: string): unknown {
  return Object.hasOwn(members, name) ? members[name] : undefined;
}

function namesOf(value: unknown): Set<string> {
  return new Set(asList(value).filter((name) => typeof name === "string"));
}

/** How many members a schema has, with those one level down. */
function sizeOf(schema: Members): number {
  return Object.values(schema).reduce<number>((size, member) => {
    return size + (typeof member === "object" && member !== null ? Object.keys(member).length : 1);
  }, 0);
}

/** The schema that a reference inside the document leads to, with what stands beside it; others stay as they are. */
function resolveLocally(schema: unknown, root: unknown): unknown {
  let current = schema;
  for (let hops = 0; hops < LIMITS.schemaLevels; hops += 1) {
    const ref = refOf(current);
    if (ref === undefined) break;
    const target = lookUp(ref, root);
    if (target === undefined) break;
    const { $ref: _, ...siblings } = current as Members;
    if (!isObject(target)) return target;
    current = { ...target, ...siblings };
  }
  return current === true ? {} : current;
}
