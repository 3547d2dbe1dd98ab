import { Ajv, type AnySchema, type ErrorObject, MissingRefError, type Options, type ValidateFunction } from "ajv";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { isObject, pointerKeys, typeName } from "../../core/json/json.js";
import { hide, say } from "../../core/redaction/redacted.js";
import { wrongArgument } from "../argument.js";
import { CompileTimedOut, type Explanation, MatcherError, SuiteFault, titleWith } from "../types.js";
import { BudgetExceeded, runWatched, TooSlowForThisThread, withinCpuTime } from "../worker/budget.js";
import { BUDGET_MS, isNestedOver, isSmall } from "../worker/measures.js";
import { INTERNATIONAL } from "./json-schema-formats.js";
import { compileSecond, type SecondValidate, secondErrors } from "./json-schema-second.js";
import { isData, isUndecided, needsSecond } from "./json-schema-traits.js";
import { validate as isDraft07 } from "./meta-schemas/draft-07.generated.js";
import { validate as isDraft2020 } from "./meta-schemas/draft-2020-12.generated.js";

const MAX_NESTING = 64;
const MAX_ERRORS = 20;
const DRAFT_2020 = "https://json-schema.org/draft/2020-12/schema";
const DRAFT_07 = "http://json-schema.org/draft-07/schema";

const TIMED_OUT = {
  title: "SchemaValidationTimedOut",
  description: `validation did not finish within ${BUDGET_MS / 1_000} s`,
  fix: "Make the schema simpler (patterns, uniqueItems and nested anyOf are slow), or select a smaller part with the target.",
};

type Path = (string | number)[];
/** They name members of the value, and what the schema asks for. */
export type SchemaErrors = { instance_path: string; schema_path: string; message: string }[];
/** The errors of a value, at most 20; none if it is valid. Throws SuiteFault if the time runs out. */
export type Validate = (value: unknown) => SchemaErrors;

/** Making a validator takes far longer than compiling a schema with it. */
const shared = new Map<string, Ajv | Ajv2020>();

/** How the time of one validation or compilation is bounded. */
type Within = <T>(work: () => T) => T;

/**
 * Compiles a JSON Schema: 2020-12, or draft-07 if `$schema` says so. `path` is its path in the matcher
 * object. Throws MatcherError for what is not a schema, `SchemaExternalRef`, `SchemaTooDeep` and `SchemaUnsupported`.
 * Compiling has 2 s, and so has one validation; `within` and `compileWithin` say what else bounds them. `errors`: whether
 * it lists all errors of a value, which takes a second compilation, or stops at the first.
 */
export function compileSchema(
  schema: unknown,
  path: Path,
  within: Within = runWatched,
  compileWithin: Within = withinCpuTime,
  errors: "all" | "first" = "all",
): Validate {
  if (typeof schema !== "boolean" && !isObject(schema)) {
    throw new MatcherError(
      "Not a JSON Schema",
      `A schema is an object, true or false; this is of type ${typeName(schema)}.`,
      "Write a JSON Schema, such as `{type: object}`.",
      path,
    );
  }
  if (isNestedOver(schema, MAX_NESTING)) {
    throw new MatcherError(
      "SchemaTooDeep",
      `The schema is nested more than ${MAX_NESTING} levels deep.`,
      "Move the inner parts to `$defs` and refer to them by `$ref`.",
      path,
    );
  }
  refuseExternalRefs(schema, path);
  const draft07 = usesDraft07(schema, path);
  if (isObject(schema) && needsSecond(schema, draft07))
    return compileWithSecond(schema, draft07, path, within, compileWithin);
  // The code that stops at the first error is nested as deeply as the schema has parts: thousands overflow the stack.
  const listsAll = !isSmall(schema, 2_000);
  const first = compileWith(draft07, listsAll, schema, path, compileWithin);
  const flat = isFlat(schema);
  let all = listsAll ? first : undefined;
  return (value) => {
    // A schema without repeated parts and patterns visits each part of the value once: no need to watch it.
    if (flat && isSmall(value, 1_000) ? first(value) === true : run(first, value, within)) return [];
    // Collecting every error takes as much memory as the value has errors: only for values of a common size.
    if (errors === "first" || !isSmall(value, 20_000)) return listErrors(first);
    all ??= compileAll(draft07, schema, path, first, within);
    run(all, value, within);
    return listErrors(all);
  };
}

/** The argument `null | {schema}` of `name`: null accepts every value. */
export function schemaArgument(name: string, argument: unknown): Validate {
  if (argument === null) return () => [];
  if (!isObject(argument) || Object.keys(argument).join() !== "schema") {
    throw wrongArgument(
      name,
      argument,
      "null or `{schema: …}`",
      `\`${name}: ~\` or \`${name}: {schema: {type: object}}\``,
    );
  }
  return compileSchema(argument.schema, [name, "schema"]);
}

/** The validator for schemas that the first one judges incorrectly; an error if both do. */
function compileWithSecond(
  schema: Record<string, unknown>,
  draft07: boolean,
  path: Path,
  within: Within,
  compileWithin: Within,
): Validate {
  if (isUndecided(schema)) {
    throw new MatcherError(
      "SchemaUnsupported",
      "`$dynamicRef` with `unevaluated…` or another `$id` cannot be validated reliably.",
      "Write `$ref` if the target is fixed.",
      path,
    );
  }
  const first = compileSecondAt(schema, draft07, false, path, compileWithin);
  return (value) => {
    if (run(first, value, within)) return [];
    if (!isSmall(value, 20_000)) return secondErrors(first, schema, value).slice(0, MAX_ERRORS);
    const all = compileSecondAt(schema, draft07, true, path, within);
    run(all, value, within);
    return secondErrors(all, schema, value).slice(0, MAX_ERRORS);
  };
}

function compileSecondAt(
  schema: Record<string, unknown>,
  draft07: boolean,
  allErrors: boolean,
  path: Path,
  within: Within,
): SecondValidate {
  try {
    return within(() => compileSecond(schema, draft07, allErrors));
  } catch (error) {
    if (error instanceof BudgetExceeded) throw compileTimedOut(path);
    throw invalidSchema(error, path);
  }
}

/** The error for a schema that does not compile; any other error unchanged. */
function invalidSchema(error: unknown, path: Path): unknown {
  if (!(error instanceof Error) || error instanceof TooSlowForThisThread) return error;
  return new MatcherError(
    titleWith("Bad JSON Schema", error.message),
    `${error.message}.`,
    "Correct the schema.",
    path,
  );
}

function compileWith(
  draft07: boolean,
  allErrors: boolean,
  schema: AnySchema,
  path: Path,
  within: Within,
): ValidateFunction {
  const kind = `${draft07} ${allErrors}`;
  // A validator keeps the ids of what it compiled: schemas that have some get one of their own.
  const hasIds = /"\$id":/.test(JSON.stringify(schema));
  // Making one takes longer than a judgement may hold this thread.
  if (!hasIds && !shared.has(kind)) shared.set(kind, createValidator(draft07, allErrors));
  try {
    return within(() => {
      refuseInvalid(schema, draft07);
      const ajv = (hasIds ? undefined : shared.get(kind)) ?? createValidator(draft07, allErrors);
      // One that is stopped in the middle, or fails, is not used again.
      if (!hasIds) shared.delete(kind);
      const validate = ajv.compile(schema);
      if (!hasIds) shared.set(kind, ajv);
      if (typeof schema === "object") ajv.removeSchema(schema);
      return validate;
    });
  } catch (error) {
    if (error instanceof BudgetExceeded) throw compileTimedOut(path);
    if (error instanceof MissingRefError && !error.missingRef.startsWith("#"))
      throw externalRef(error.missingRef, path);
    throw invalidSchema(error, path);
  }
}

/** Throws for the first mistake in a schema. */
function refuseInvalid(schema: AnySchema, draft07: boolean): void {
  const validate = draft07 ? isDraft07 : isDraft2020;
  if (validate(schema)) return;
  const { instancePath: pointer = "", message = "is not valid" } = validate.errors?.[0] ?? {};
  const keys = pointerKeys(pointer);
  const value = keys.reduce<unknown>((at, key) => (isObject(at) ? at[key] : undefined), schema);
  if (keys.at(-1) === "type" && typeof value === "string")
    throw new Error(`there is no type \`${value}\`: write ${TYPES}`);
  throw new Error(`${pointer === "" ? "it" : `\`${pointer}\``} ${message}`);
}

const TYPES = "`string`, `number`, `integer`, `boolean`, `array`, `object` or `null`";

/** The validator that lists all errors; if compiling it takes too long, the one that stops at the first. */
function compileAll(
  draft07: boolean,
  schema: AnySchema,
  path: Path,
  first: ValidateFunction,
  within: Within,
): ValidateFunction {
  try {
    return compileWith(draft07, true, schema, path, within);
  } catch (error) {
    if (error instanceof MatcherError) return first;
    throw error;
  }
}

function createValidator(draft07: boolean, allErrors: boolean): Ajv | Ajv2020 {
  const settings: Options = {
    allErrors,
    strict: false,
    ownProperties: true,
    verbose: true,
    logger: false,
    // Schemas are checked by code that is compiled already.
    meta: false,
    validateSchema: false,
    // A pass over the code takes half the time of compiling, and the code is not faster for it.
    code: { optimize: false },
  };
  const ajv = draft07 ? new Ajv(settings) : new Ajv2020(settings);
  addFormats.default(ajv);
  for (const [name, check] of Object.entries(INTERNATIONAL)) ajv.addFormat(name, check);
  return ajv;
}

function run(validate: (value: unknown) => unknown, value: unknown, within: Within): boolean {
  try {
    return within(() => validate(value)) === true;
  } catch (error) {
    if (error instanceof BudgetExceeded) throw timedOut();
    throw error;
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
    message: messageOf(error),
  }));
}

function messageOf(error: ErrorObject): string {
  if (error.keyword !== "type") return error.message ?? `must pass "${error.keyword}"`;
  return `expected ${[error.schema].flat().join(" or ")}, got ${typeName(error.data)}`;
}

function compileTimedOut(path: Path): CompileTimedOut {
  return new CompileTimedOut(TIMED_OUT.title, TIMED_OUT.description, TIMED_OUT.fix, path);
}

function timedOut(): SuiteFault {
  return new SuiteFault(say`${hide(TIMED_OUT.title)}: ${hide(TIMED_OUT.description)}`, TIMED_OUT.fix);
}

function usesDraft07(schema: AnySchema, path: Path): boolean {
  const dialect = isObject(schema) ? schema.$schema : undefined;
  const known =
    typeof dialect === "string"
      ? dialect.replace(/#$/, "").replace(/^https:\/\/json-schema.org\/draft-07/, "http://json-schema.org/draft-07")
      : DRAFT_2020;
  if (known === DRAFT_07 || known === DRAFT_2020) return known === DRAFT_07;
  throw new MatcherError(
    "Unknown JSON Schema dialect",
    `\`$schema\` is ${JSON.stringify(dialect)}.`,
    `Write ${DRAFT_2020}, ${DRAFT_07}#, or leave $schema out.`,
    [...path, "$schema"],
  );
}

/** Refuses every `$ref` and `$dynamicRef` that leaves the schema: nothing is ever fetched. */
function refuseExternalRefs(schema: unknown, path: Path): void {
  if (typeof schema !== "object" || schema === null) return;
  for (const [key, inner] of Object.entries(schema)) {
    const at = [...path, Array.isArray(schema) ? Number(key) : key];
    if (isData(key, inner)) continue;
    if ((key === "$ref" || key === "$dynamicRef") && typeof inner === "string") {
      if (!inner.startsWith("#")) throw externalRef(inner, at);
    } else {
      refuseExternalRefs(inner, at);
    }
  }
}

function externalRef(reference: string, path: Path): MatcherError {
  return new MatcherError(
    "SchemaExternalRef",
    `\`$ref: ${JSON.stringify(reference)}\` leads out of the schema, and schemas are never fetched.`,
    "Put the schema under `$defs` and refer to it by `#/$defs/name`.",
    path,
  );
}

/** True if the work is at most the size of the schema times that of the value. */
function isFlat(schema: unknown): boolean {
  if (!isSmall(schema, 200)) return false;
  return !/"(?:\$ref|\$dynamicRef|pattern|patternProperties|propertyNames|format|uniqueItems)":/.test(
    JSON.stringify(schema),
  );
}
