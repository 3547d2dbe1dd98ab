import type { Drift } from "../../core/generated/results.js";
import { canonicalJson, isObject, pointerKeys, pointerStep } from "../../core/json/json.js";
import {
  accepts,
  enumOf,
  listOf,
  MAX_DEPTH,
  type Members,
  memberOf,
  membersOf,
  namesOf,
  normalText,
  numberOf,
  refOf,
  resolved,
  sorted,
  typesOf,
} from "./schema-members.js";

export type DriftClass = Drift["class"];

/** One difference inside an item of a contract. */
export interface Change {
  /** JSON pointer into the item. */
  path: string;
  class: DriftClass;
  /** What changed, as the end of a sentence. */
  what: string;
  before?: unknown;
  after?: unknown;
}

/** One difference between two contracts of a server. */
export interface ContractChange extends Change {
  kind: Drift["kind"];
  /** Of the tool or prompt, the URI of a resource, the capability. */
  name: string;
}

/** What a schema describes: values that clients send, or values that they receive. */
export type Direction = "input" | "output";

/** How the set of values that a schema accepts changed. */
type Shift = "narrowed" | "widened" | "changed";

interface Scope {
  direction: Direction;
  /** Where references of each side lead. */
  roots: { before: unknown; after: unknown };
  /** Pairs of references that are being compared: a recursive schema ends there. */
  open: ReadonlySet<string>;
  depth: number;
}

const TEXTS = new Set(["title", "description", "$comment", "examples"]);
/** Compared where a reference leads to them. */
const DEFINITIONS = ["$defs", "definitions"];
const LOWER = ["minimum", "exclusiveMinimum", "minLength", "minItems", "minProperties", "minContains"];
const UPPER = ["maximum", "exclusiveMaximum", "maxLength", "maxItems", "maxProperties", "maxContains"];
/** Each restricts: to add it narrows. What a changed one accepts is not known. */
const RESTRICTIONS = [
  ...["pattern", "format", "multipleOf", "uniqueItems", "not", "contains", "propertyNames", "dependentRequired"],
  ...["dependentSchemas", "if", "then", "else", "unevaluatedProperties", "unevaluatedItems", "patternProperties"],
  ...["contentEncoding", "contentMediaType", "dependencies", "$ref", "$dynamicRef"],
];
const SUBSCHEMAS = ["items", "additionalProperties", "additionalItems"] as const;

/** The differences between two JSON Schemas, each with its class; `path` is the pointer of the schemas in their item. */
export function schemaDrift(before: unknown, after: unknown, direction: Direction, path: string): Change[] {
  return compare(before, after, path, { direction, roots: { before, after }, open: new Set(), depth: 0 });
}

function compare(before: unknown, after: unknown, path: string, scope: Scope): Change[] {
  const text = normalText(before);
  // Equal references may lead to different schemas.
  if (text === normalText(after) && !text.includes('"$ref":')) return [];
  const pair = canonicalJson([refOf(before), refOf(after)]);
  const isReference = refOf(before) !== undefined || refOf(after) !== undefined;
  if (isReference && scope.open.has(pair)) return [];
  const old = resolved(before, scope.roots.before);
  const now = resolved(after, scope.roots.after);
  const inner = { ...scope, depth: scope.depth + 1, open: isReference ? new Set([...scope.open, pair]) : scope.open };
  // A boolean is a schema that accepts everything or nothing.
  if (!isObject(old) || !isObject(now) || scope.depth > MAX_DEPTH) {
    if (canonicalJson(old) === canonicalJson(now)) return [];
    const shift = now === false ? "narrowed" : old === false ? "widened" : "changed";
    return [changeOf(path, shift, before, after, scope, "the schema")];
  }
  return [
    ...textChanges(old, now, path),
    ...typeChanges(old, now, path, scope),
    ...enumChanges(old, now, path, scope),
    ...boundChanges(old, now, path, scope),
    ...propertyChanges(old, now, path, inner),
    ...SUBSCHEMAS.flatMap((key) => subschemaChanges(old[key], now[key], `${path}/${key}`, inner)),
    ...tupleChanges(old, now, path, inner),
    ...branchChanges(old, now, path, inner),
    ...restrictionChanges(old, now, path, scope),
    ...otherChanges(old, now, path),
  ];
}

function textChanges(old: Members, now: Members, path: string): Change[] {
  return [...TEXTS].flatMap((key) => {
    if (canonicalJson(old[key]) === canonicalJson(now[key])) return [];
    return [
      {
        path: `${path}/${key}`,
        class: "description",
        what: `the ${key} of ${nameOf(path)} changed`,
        ...values(old[key], now[key]),
      },
    ];
  });
}

function typeChanges(old: Members, now: Members, path: string, scope: Scope): Change[] {
  const [oldTypes, nowTypes] = [typesOf(old.type), typesOf(now.type)];
  const lost = [...oldTypes].filter((type) => !accepts(nowTypes, type));
  const gained = [...nowTypes].filter((type) => !accepts(oldTypes, type));
  const shift = shiftOf(lost.length > 0, gained.length > 0);
  return shift ? [changeOf(`${path}/type`, shift, old.type, now.type, scope, `the type of ${nameOf(path)}`)] : [];
}

function enumChanges(old: Members, now: Members, path: string, scope: Scope): Change[] {
  const [oldValues, nowValues] = [enumOf(old), enumOf(now)];
  if (oldValues === undefined && nowValues === undefined) return [];
  const lost =
    oldValues === undefined || (nowValues !== undefined && [...oldValues].some((value) => !nowValues.has(value)));
  const gained =
    nowValues === undefined || (oldValues !== undefined && [...nowValues].some((value) => !oldValues.has(value)));
  const shift = shiftOf(lost, gained);
  const subject = `the enum of ${nameOf(path)}`;
  const given = ({ enum: list, const: only }: Members) => list ?? only;
  return shift ? [changeOf(`${path}/enum`, shift, given(old), given(now), scope, subject)] : [];
}

function boundChanges(old: Members, now: Members, path: string, scope: Scope): Change[] {
  const compareBound = (key: string, fallback: number, isTighter: (a: number, b: number) => boolean): Change[] => {
    const [was, is] = [numberOf(old[key], fallback), numberOf(now[key], fallback)];
    if (was === is) return [];
    const shift = isTighter(is, was) ? "narrowed" : "widened";
    return [changeOf(`${path}/${key}`, shift, old[key], now[key], scope, `${key} of ${nameOf(path)}`)];
  };
  return [
    ...LOWER.flatMap((key) => compareBound(key, Number.NEGATIVE_INFINITY, (a, b) => a > b)),
    ...UPPER.flatMap((key) => compareBound(key, Number.POSITIVE_INFINITY, (a, b) => a < b)),
  ];
}

function propertyChanges(old: Members, now: Members, path: string, scope: Scope): Change[] {
  const [oldNames, nowNames] = [membersOf(old.properties), membersOf(now.properties)];
  const [wasRequired, isRequired] = [namesOf(old.required), namesOf(now.required)];
  const noun = scope.direction === "input" ? "argument" : "field";
  return [...new Set([...Object.keys(oldNames), ...Object.keys(nowNames), ...wasRequired, ...isRequired])]
    .sort()
    .flatMap((name) => {
      const at = `${path}/properties/${pointerStep(name)}`;
      const was = memberOf(oldNames, name);
      const is = memberOf(nowNames, name);
      const kind = (required: boolean) =>
        required ? `the required ${noun} ${quoted(name)}` : `the ${noun} ${quoted(name)}`;
      if (was === undefined && is !== undefined) {
        const breaks = scope.direction === "input" && isRequired.has(name) && !wasRequired.has(name);
        return [
          {
            path: at,
            class: breaks ? "breaking" : "compatible",
            what: `${kind(isRequired.has(name))} was added`,
            after: is,
          },
        ];
      }
      if (was !== undefined && is === undefined) {
        // An open object still accepts it.
        const isClosed = now.additionalProperties === false || now.unevaluatedProperties === false;
        const isDemanded = isRequired.has(name) && !wasRequired.has(name);
        const breaks = scope.direction === "output" || isClosed || isDemanded;
        return [
          {
            path: at,
            class: breaks ? "breaking" : "compatible",
            what: `${kind(wasRequired.has(name))} was removed`,
            before: was,
          },
        ];
      }
      const changes = was === undefined ? [] : compare(was, is, at, scope);
      if (wasRequired.has(name) === isRequired.has(name)) return changes;
      const breaks = (scope.direction === "input") === isRequired.has(name);
      const what = `the ${noun} ${quoted(name)} ${isRequired.has(name) ? "became required" : "is no longer required"}`;
      const required: Change = {
        path: `${path}/required`,
        class: breaks ? "breaking" : "compatible",
        what,
        before: wasRequired.has(name),
        after: isRequired.has(name),
      };
      return [required, ...changes];
    });
}

function subschemaChanges(was: unknown, is: unknown, path: string, scope: Scope): Change[] {
  // Without the keyword, everything is accepted.
  return was === undefined && is === undefined ? [] : compare(was ?? {}, is ?? {}, path, scope);
}

function tupleChanges(old: Members, now: Members, path: string, scope: Scope): Change[] {
  const [was, is] = [listOf(old.prefixItems), listOf(now.prefixItems)];
  return Array.from({ length: Math.max(was.length, is.length) }).flatMap((_, i) =>
    compare(was[i] ?? old.items ?? {}, is[i] ?? now.items ?? {}, `${path}/prefixItems/${i}`, scope),
  );
}

/** Branches that are equal are left out, in whatever order they stand; the others are compared in turn. */
function branchChanges(old: Members, now: Members, path: string, scope: Scope): Change[] {
  return (["anyOf", "oneOf", "allOf"] as const).flatMap((key) => {
    const [was, is] = [old[key], now[key]];
    if (was === undefined && is === undefined) return [];
    const at = `${path}/${key}`;
    const [wasList, isList] = [sorted(listOf(was)), sorted(listOf(is))];
    const left = wasList.filter((branch) => !isList.some((other) => normalText(other) === normalText(branch)));
    const right = isList.filter((branch) => !wasList.some((other) => normalText(other) === normalText(branch)));
    // A restriction that comes or goes as a whole; each branch of allOf is one.
    const subject = `${key} of ${nameOf(path)}`;
    if (key !== "allOf" && (was === undefined || is === undefined)) {
      return [changeOf(at, was === undefined ? "narrowed" : "widened", was, is, scope, subject)];
    }
    if (left.length === right.length)
      return left.flatMap((branch, i) => compare(branch, right[i], `${at}/${i}`, scope));
    const isShorter = left.length > right.length;
    const isOneSided = Math.min(left.length, right.length) === 0;
    const shift = !isOneSided ? "changed" : isShorter === (key !== "allOf") ? "narrowed" : "widened";
    return [changeOf(at, shift, was, is, scope, subject)];
  });
}

function restrictionChanges(old: Members, now: Members, path: string, scope: Scope): Change[] {
  const restriction = (schema: Members, key: string) =>
    key === "uniqueItems" && schema[key] === false ? undefined : schema[key];
  return RESTRICTIONS.flatMap((key) => {
    const [was, is] = [restriction(old, key), restriction(now, key)];
    if (canonicalJson(was ?? null) === canonicalJson(is ?? null)) return [];
    const shift = was === undefined ? "narrowed" : is === undefined ? "widened" : "changed";
    return [changeOf(`${path}/${key}`, shift, was, is, scope, `${key} of ${nameOf(path)}`)];
  });
}

const COMPARED = new Set([
  ...["type", "enum", "const", "properties", "required", "prefixItems", "anyOf", "oneOf", "allOf"],
  ...[...TEXTS, ...DEFINITIONS, ...LOWER, ...UPPER, ...SUBSCHEMAS, ...RESTRICTIONS],
]);

/** Defaults, and keywords that JSON Schema does not have. */
function otherChanges(old: Members, now: Members, path: string): Change[] {
  const keys = [...new Set([...Object.keys(old), ...Object.keys(now)])].sort();
  return keys.flatMap((key) => {
    if (COMPARED.has(key) || canonicalJson(old[key]) === canonicalJson(now[key])) return [];
    return [
      {
        path: `${path}/${pointerStep(key)}`,
        class: "compatible",
        what: `${quoted(key)} of ${nameOf(path)} changed`,
        ...values(old[key], now[key]),
      },
    ];
  });
}

function changeOf(
  path: string,
  shift: Shift,
  before: unknown,
  after: unknown,
  { direction }: Scope,
  subject: string,
): Change {
  // What clients send must still be accepted; what they receive must still be what they expect.
  const harmless: Shift = direction === "input" ? "widened" : "narrowed";
  const kind: DriftClass = shift === harmless ? "compatible" : "breaking";
  return { path, class: kind, what: `${subject} ${VERBS[shift]}`, ...values(before, after) };
}

const VERBS = { narrowed: "accepts less", widened: "accepts more", changed: "changed" } as const;

function shiftOf(lost: boolean, gained: boolean): Shift | undefined {
  if (lost && gained) return "changed";
  if (lost) return "narrowed";
  return gained ? "widened" : undefined;
}

/** Only the members that have a value: absent is not null. */
function values(before: unknown, after: unknown): Pick<Change, "before" | "after"> {
  return { ...(before !== undefined && { before }), ...(after !== undefined && { after }) };
}

/** The argument or field that a path leads to. */
function nameOf(path: string): string {
  const keys = pointerKeys(path);
  return keys.at(-2) === "properties" ? quoted(keys.at(-1) ?? "") : path;
}

function quoted(name: string): string {
  return `\`${name}\``;
}
