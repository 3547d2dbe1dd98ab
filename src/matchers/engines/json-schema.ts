import { type Ajv, type AnySchema, type ErrorObject, MissingRefError, type ValidateFunction } from "ajv";
import { isNestedOver, isObject, pointerKeys, typeName } from "../../core/json/json.js";
import { StepLimit } from "../../core/json/step-limit.js";
import { LIMITS } from "../../core/limits.js";
import type { Redacted } from "../../core/redaction/redact.js";
import { hide, say } from "../../core/redaction/redacted.js";
import { runOrFault, wrongArgument } from "../kind.js";
import { type Explanation, MatcherError, SuiteFault, titleWith } from "../types.js";
import { isSmall } from "../values.js";
import { compileInTime, LimitExceeded, runWatched, TooSlowForThisThread } from "../worker/limit.js";
import { createValidator } from "./ajv.js";
import { validate as isDraft07 } from "./meta-schemas/draft-07.generated.js";
import { validate as isDraft2020 } from "./meta-schemas/draft-2020-12.generated.js";

const MAX_ERRORS = 20;
/** The steps that compiling one value of a schema takes. */
const STEPS_OF_VALUE = 10;
const DRAFT_2020 = "https://json-schema.org/draft/2020-12/schema";
const DRAFT_07 = "http://json-schema.org/draft-07/schema";

const TIMED_OUT = "SchemaValidationTimedOut";
const DESCRIPTION = "validation did not finish within 2 s";
const FIX =
  "Make the schema simpler (patterns, uniqueItems and nested anyOf are slow), or select a smaller part with the target.";
/** Ajv calls `toString` of what it compares with an enum, a const or another item. */
const INCOMPARABLE = say`SchemaValidationFailed: a member of the value has a name such as \`toString\``;
const FIX_DEPTH = "Select a smaller part with the target, or end the references of the schema.";

type SchemaPath = (string | number)[];
/** With their secrets: they name members of the value, and requirements of the schema. */
export type SchemaErrors = { instance_path: string; schema_path: string; message: string }[];
/** The errors of a value, at most 20; none if it is valid. Throws SuiteFault if the time runs out. */
export type Validate = (value: unknown) => SchemaErrors;

/** Making a validator takes far longer than compiling a schema with it. */
const shared = new Map<string, Ajv>();

/** Compiles a schema, 2020-12 or draft-07. Throws MatcherError if it cannot be judged. `within` bounds compiling. */
export function compileSchema(
  schema: unknown,
  path: SchemaPath,
  within: typeof compileInTime = compileInTime,
  errors: "all" | "first" = "all",
): Validate {
  if (typeof schema !== "boolean" && !isObject(schema)) {
    const description = `A schema is an object, true or false; this is of type ${typeName(schema)}.`;
    throw new MatcherError("Not a JSON Schema", description, "Write a JSON Schema, such as `{type: object}`.", path);
  }
  refuseLarge(schema, path);
  refuseUnsupported(schema, path);
  const draft07 = usesDraft07(schema, path);
  // A validator keeps the ids of what it compiled: a schema that has some gets one of its own.
  const text = JSON.stringify(schema);
  const hasIds = /"\$id":/.test(text);
  const hasReferences = text.includes('"$ref":');
  const compile = (allErrors: boolean, bounded: typeof within): ValidateFunction => {
    const kind = `${draft07} ${allErrors}`;
    // Outside of the bounds: making a validator takes longer than a judgement may hold this thread.
    if (!hasIds && !shared.has(kind)) shared.set(kind, createValidator(draft07, allErrors));
    try {
      return bounded(() => {
        refuseInvalid(schema, draft07);
        const ajv = (hasIds ? undefined : shared.get(kind)) ?? createValidator(draft07, allErrors);
        // The state of a validator that is stopped, or fails, is unknown: it is shared again only after success.
        if (!hasIds) shared.delete(kind);
        const judged = draft07 && hasReferences ? withoutSiblingTypes(schema) : schema;
        const validate = ajv.compile(judged);
        if (!hasIds) shared.set(kind, ajv);
        if (typeof judged === "object") ajv.removeSchema(judged);
        return validate;
      });
    } catch (error) {
      throw compileError(error, path);
    }
  };
  // The code that stops at the first error is nested as deeply as the schema has parts: thousands overflow the stack.
  const listsAll = !isSmall(schema, 2_000);
  const first = compile(listsAll, within);
  const flat = isFlat(schema);
  let all = listsAll ? first : undefined;
  return (value) => {
    if (hasReferences && isNestedOver(value, LIMITS.levels))
      throw tooDeep(say`the value is nested too deeply to be judged: more than ${LIMITS.levels} levels`);
    // A schema without repeated parts and patterns visits each part of the value once: no need to watch it.
    if (isValid(first, value, !(flat && isSmall(value, 1_000)))) return [];
    // Collecting every error takes as much memory as the value has errors: only for values of a common size.
    if (errors === "first" || !isSmall(value, 20_000)) return listErrors(first);
    try {
      all ??= compile(true, runWatched);
    } catch (error) {
      if (!(error instanceof MatcherError)) throw error;
      // Compiling took too long: the first error alone is listed.
      all = first;
    }
    isValid(all, value, true);
    return listErrors(all);
  };
}

/** The argument `null | {schema}` of `name`: null accepts every value. */
export function schemaArgument(name: string, argument: unknown): Validate {
  if (argument === null) return () => [];
  if (!isObject(argument) || Object.keys(argument).join() !== "schema") {
    const example = `\`${name}: ~\` or \`${name}: {schema: {type: object}}\``;
    throw wrongArgument(name, argument, "null or `{schema: …}`", example);
  }
  return compileSchema(argument.schema, [name, "schema"]);
}

function compileError(error: unknown, path: SchemaPath): unknown {
  if (error instanceof LimitExceeded) return new MatcherError(TIMED_OUT, DESCRIPTION, FIX, path);
  if (error instanceof MissingRefError && !error.missingRef.startsWith("#")) return externalRef(error.missingRef, path);
  if (!(error instanceof Error) || error instanceof TooSlowForThisThread) return error;
  const title = titleWith("Bad JSON Schema", error.message);
  return new MatcherError(title, `${error.message}.`, "Correct the schema.", path);
}

/** Throws for the first mistake in a schema. */
function refuseInvalid(schema: AnySchema, draft07: boolean): void {
  const validate = draft07 ? isDraft07 : isDraft2020;
  if (validate(schema)) return;
  const { instancePath: pointer = "", message = "is not valid" } = validate.errors?.[0] ?? {};
  const keys = pointerKeys(pointer);
  const value = keys.reduce<unknown>(memberOf, schema);
  if (keys.at(-1) === "type" && typeof value === "string")
    throw new Error(`there is no type \`${value}\`: write ${TYPES}`);
  throw new Error(`${pointer === "" ? "it" : `\`${pointer}\``} ${message}`);
}

const TYPES = "`string`, `number`, `integer`, `boolean`, `array`, `object` or `null`";

function tooDeep(why: Redacted): SuiteFault {
  return new SuiteFault(say`SchemaValidationTooDeep: ${why}`, FIX_DEPTH);
}

function isValid(validate: ValidateFunction, value: unknown, isWatched: boolean): boolean {
  const judge = () => validate(value) === true;
  try {
    return isWatched ? runOrFault(say`${hide(TIMED_OUT)}: ${hide(DESCRIPTION)}`, FIX, judge) : judge();
  } catch (error) {
    if (error instanceof TypeError) throw new SuiteFault(INCOMPARABLE, FIX);
    if (!(error instanceof RangeError)) throw error;
    // The code that ajv makes of references calls itself.
    throw tooDeep(say`the references of the schema lead too far into it, or without end`);
  }
}

/** The errors without secrets. */
export function redactErrors(errors: SchemaErrors): NonNullable<Explanation["errors"]> {
  return errors.map(({ instance_path, schema_path, message }) => ({
    instance_path: hide(instance_path),
    schema_path: hide(schema_path),
    message: hide(message),
  }));
}

function listErrors(validate: ValidateFunction): SchemaErrors {
  return (validate.errors ?? []).slice(0, MAX_ERRORS).map((error) => ({
    instance_path: error.instancePath,
    schema_path: error.schemaPath.replace(/^#|\/false schema$/g, ""),
    message: errorMessage(error),
  }));
}

function errorMessage(error: ErrorObject): string {
  const { additionalProperty, unevaluatedProperty = additionalProperty } = error.params;
  if (unevaluatedProperty !== undefined) return `must not have \`${unevaluatedProperty}\``;
  if (error.keyword !== "type") return error.message ?? `must pass "${error.keyword}"`;
  return `expected ${[error.schema].flat().join(" or ")}, got ${typeName(error.data)}`;
}

function usesDraft07(schema: AnySchema, path: SchemaPath): boolean {
  const dialect = isObject(schema) ? schema.$schema : undefined;
  const dialectUri =
    typeof dialect === "string"
      ? dialect.replace(/#$/, "").replace(/^https:\/\/json-schema.org\/draft-07/, "http://json-schema.org/draft-07")
      : DRAFT_2020;
  if (dialectUri === DRAFT_07 || dialectUri === DRAFT_2020) return dialectUri === DRAFT_07;
  const fix = `Write ${DRAFT_2020}, ${DRAFT_07}#, or leave $schema out.`;
  const description = `\`$schema\` is ${JSON.stringify(dialect)}.`;
  throw new MatcherError("Unknown JSON Schema dialect", description, fix, [...path, "$schema"]);
}

/** Keywords whose value is data, in which a member named `$ref` is not a reference. */
function isData(key: string, value: unknown): boolean {
  return key === "const" || key === "default" || ((key === "enum" || key === "examples") && Array.isArray(value));
}

/** Keywords whose value is a map of schemas by names that the author chose: `default` is not a keyword there. */
const MAPS = ["properties", "patternProperties", "$defs", "definitions", "dependentSchemas", "dependencies"];

/** A schema without each `format`, which 2020-12 makes an annotation: a server may accept what breaks one. */
export function withoutFormats(schema: unknown): unknown {
  const copy = () => keeping(schema, (key, inner) => key !== "format" || typeof inner !== "string");
  return isNestedOver(schema, LIMITS.schemaLevels) ? schema : copy();
}

/** A schema of draft-07 without `type` beside a `$ref`, where nothing is judged: ajv ignores the other keywords by itself. */
function withoutSiblingTypes(schema: AnySchema): AnySchema {
  return keeping(schema, (key, _, node) => key !== "type" || typeof node.$ref !== "string") as AnySchema;
}

/** A schema with the keywords that are kept; names that its author chose stay. */
function keeping(
  schema: unknown,
  isKept: (key: string, inner: unknown, node: Record<string, unknown>) => boolean,
  isMap = false,
): unknown {
  if (Array.isArray(schema)) return schema.map((item) => keeping(item, isKept));
  if (!isObject(schema)) return schema;
  const entries = Object.entries(schema).filter(([key, inner]) => isMap || isKept(key, inner, schema));
  const inside = (key: string, inner: unknown) => keeping(inner, isKept, !isMap && MAPS.includes(key));
  return Object.fromEntries(
    entries.map(([key, inner]) => [key, !isMap && isData(key, inner) ? inner : inside(key, inner)]),
  );
}

/** Refuses a schema that is nested so deeply, or so large, that compiling it could not be bounded. */
function refuseLarge(schema: unknown, path: SchemaPath): void {
  const refuse = (title: string, description: string, fix: string): never => {
    throw new MatcherError(title, `The schema is ${description}.`, fix, path);
  };
  if (isNestedOver(schema, LIMITS.schemaLevels)) {
    const fix = "Move the inner parts to `$defs` and refer to them by `$ref`.";
    refuse("SchemaTooDeep", `nested more than ${LIMITS.schemaLevels} levels deep`, fix);
  }
  const steps = new StepLimit();
  if (isSmall(schema, steps.most / STEPS_OF_VALUE)) return;
  refuse("SchemaTooLarge", steps.tooLarge, "Judge parts of the value, each by a smaller schema.");
}

/** Refuses every reference that leaves the schema, because nothing is ever fetched, and what ajv judges wrongly. */
function refuseUnsupported(schema: unknown, path: SchemaPath): void {
  const check = (node: unknown, at: SchemaPath, isMap: boolean): void => {
    if (typeof node !== "object" || node === null) return;
    for (const [key, inner] of Object.entries(node)) {
      const place = [...at, Array.isArray(node) ? Number(key) : key];
      if (!isMap && isData(key, inner)) continue;
      if ((key !== "$ref" && key !== "$dynamicRef") || typeof inner !== "string")
        check(inner, place, !isMap && MAPS.includes(key));
      else if (!inner.startsWith("#")) throw externalRef(inner, place);
    }
    if (isMap) {
      if (Object.hasOwn(node, "__proto__")) refuse("A property named `__proto__`", "Leave it out of the schema.");
      return;
    }
    if ("$dynamicRef" in node) refuse("`$dynamicRef`", "Write `$ref` if the target is fixed.");
    if (("unevaluatedProperties" in node || "unevaluatedItems" in node) && !evaluatesAlike(node, schema, new Set())) {
      const what = "`unevaluated…` beside a part that depends on the value (`anyOf`, `if`, `contains` …)";
      refuse(what, "Write `additionalProperties` or `items` in each part.");
    }
  };
  const refuse = (what: string, fix: string): never => {
    throw new MatcherError("SchemaUnsupported", `${what} cannot be validated reliably.`, fix, path);
  };
  check(schema, path, false);
}

/** Keywords with which the value decides what parts of it a schema evaluates. */
const CONDITIONS = ["anyOf", "oneOf", "if", "not", "dependentSchemas", "contains"];

/** Whether a schema evaluates the same parts of every value: ajv is wrong about the others. */
function evaluatesAlike(node: unknown, root: unknown, seen: Set<unknown>): boolean {
  if (!isObject(node) || seen.has(node)) return true;
  seen.add(node);
  if (CONDITIONS.some((key) => key in node)) return false;
  const parts = Array.isArray(node.allOf) ? [...(node.allOf as unknown[])] : [];
  if (typeof node.$ref === "string") {
    const target = pointerKeys(node.$ref).reduce<unknown>(memberOf, root);
    if (!/^#(\/|$)/.test(node.$ref) || target === undefined) return false;
    parts.push(target);
  }
  // Ajv forgets items that only a part of the schema evaluates.
  const forgets = (part: unknown) => "unevaluatedItems" in node && isObject(part) && "items" in part;
  return parts.every((part) => !forgets(part) && evaluatesAlike(part, root, seen));
}

function memberOf(value: unknown, key: string): unknown {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>)[key] : undefined;
}

function externalRef(reference: string, path: SchemaPath): MatcherError {
  const description = `\`$ref: ${JSON.stringify(reference)}\` leads out of the schema, and schemas are never fetched.`;
  const fix = "Put the schema under `$defs` and refer to it by `#/$defs/name`.";
  return new MatcherError("SchemaExternalRef", description, fix, path);
}

/** True if the work is at most the size of the schema times that of the value. */
function isFlat(schema: unknown): boolean {
  if (!isSmall(schema, 200)) return false;
  const work = /"(?:\$ref|\$dynamicRef|pattern|patternProperties|propertyNames|format|uniqueItems)":/;
  return !work.test(JSON.stringify(schema));
}
