import { cut, hide, jsonExcerpt } from "../redaction/redacted.js";
import { canonicalJson, isObject, pointerStep } from "./json.js";

/** One way in which a document breaks a schema. The members mean what they mean in ajv. */
export interface SchemaError {
  keyword: string;
  /** JSON pointer of the value. */
  instancePath: string;
  /** JSON pointer of the keyword, from the last reference that was followed. */
  schemaPath: string;
  params: Record<string, unknown>;
  message: string;
  /** The name of a member, if it is the name that is wrong. */
  propertyName?: string;
}

type Schema = Readonly<Record<string, unknown>>;

/** Where errors are collected. Without one, the first error ends the check. */
interface Collector {
  errors: SchemaError[];
  limit: number;
}

/** True if a value fulfills a schema, or a keyword of it. `at` is the value's JSON pointer. */
type Check = (value: unknown, at: string, out: Collector | undefined) => boolean;

/** Compiles the argument of a keyword. */
type Keyword = (argument: never, schema: Schema, path: string, root: Root) => Check;

interface Root {
  schema: Schema;
  /** The checks of references, compiled when they are first needed. */
  references: Map<string, Check>;
}

/**
 * Returns a function that lists how a value breaks one of this program's own schemas: nothing if it is valid, else at
 * most `limit` errors. It knows the keywords that those schemas use, and throws for any other. It exists because a
 * compiled validator of the suite's schema is seven times the size of the schema, and is loaded by every run.
 */
export function schemaValidator(schema: Schema, limit = Number.POSITIVE_INFINITY): (value: unknown) => SchemaError[] {
  let compiled: Check | undefined;
  return (value) => {
    compiled ??= compile(schema, "#", { schema, references: new Map() });
    if (compiled(value, "", undefined)) return [];
    const out: Collector = { errors: [], limit };
    compiled(value, "", out);
    return out.errors.slice(0, limit);
  };
}

/** The check of a schema, compiled when it is first needed: few suites use most of the parts of theirs. */
function compile(schema: Schema | boolean, path: string, root: Root): Check {
  let check: Check | undefined;
  return (value, at, out) => {
    check ??= compileNow(schema, path, root);
    return check(value, at, out);
  };
}

function compileNow(schema: Schema | boolean, path: string, root: Root): Check {
  if (typeof schema === "boolean") {
    const error = { params: {}, message: "boolean schema is false" };
    return keyword("false schema", `${path}/false schema`, () => schema, error);
  }
  const checks: Check[] = [];
  for (const keyword of Object.keys(schema)) {
    if (!Object.hasOwn(KEYWORDS, keyword) && !ANNOTATIONS.has(keyword)) throw new Error(`unknown keyword ${keyword}`);
  }
  for (const [keyword, compileKeyword] of Object.entries(KEYWORDS)) {
    if (!Object.hasOwn(schema, keyword)) continue;
    checks.push(compileKeyword(schema[keyword] as never, schema, `${path}/${keyword}`, root));
  }
  const [first, second] = checks;
  if (first === undefined) return () => true;
  return second === undefined ? first : every(checks);
}

function every(checks: readonly Check[]): Check {
  return (value, at, out) => {
    let isValid = true;
    for (const check of checks) {
      if (check(value, at, out)) continue;
      if (isDone(out)) return false;
      isValid = false;
    }
    return isValid;
  };
}

function isDone(out: Collector | undefined): boolean {
  return out === undefined || out.errors.length >= out.limit;
}

const ANNOTATIONS = new Set(["$schema", "$id", "$defs", "title", "description", "default", "examples", "then", "else"]);

/** In the order in which ajv reports them. */
const KEYWORDS: Readonly<Record<string, Keyword>> = {
  type: (types: string | string[], _, path) => {
    const list = [types].flat();
    return keyword("type", path, (value) => list.some((type) => isOfType(value, type)), {
      params: { type: types },
      message: `must be ${list.join(",")}`,
    });
  },
  maximum: (limit: number, _, path) =>
    keyword("maximum", path, (value) => !isFiniteNumber(value) || value <= limit, {
      params: { comparison: "<=", limit },
      message: `must be <= ${limit}`,
    }),
  minimum: (limit: number, _, path) =>
    keyword("minimum", path, (value) => !isFiniteNumber(value) || value >= limit, {
      params: { comparison: ">=", limit },
      message: `must be >= ${limit}`,
    }),
  minLength: sizeLimit("minLength", charactersOf, "fewer", "characters"),
  pattern: (pattern: string, _, path) => {
    const regex = new RegExp(pattern, "u");
    return keyword("pattern", path, (value) => typeof value !== "string" || regex.test(value), {
      params: { pattern },
      message: `must match pattern "${pattern}"`,
    });
  },
  $ref: (reference: string, _, __, root) => referenced(reference, root),
  const: (allowedValue: unknown, _, path) =>
    keyword("const", path, (value) => isEqual(value, allowedValue), {
      params: { allowedValue },
      message: "must be equal to constant",
    }),
  enum: (allowedValues: unknown[], _, path) =>
    keyword("enum", path, (value) => allowedValues.some((allowed) => isEqual(value, allowed)), {
      params: { allowedValues },
      message: "must be equal to one of the allowed values",
    }),
  anyOf: (branches: Schema[], _, path, root) => {
    const checks = branches.map((branch, index) => compile(branch, `${path}/${index}`, root));
    const error = { params: {}, message: "must match a schema in anyOf" };
    return (value, at, out) => {
      if (checks.some((check) => check(value, at, undefined))) return true;
      if (out !== undefined) for (const check of checks) check(value, at, out);
      return report("anyOf", path, at, out, error);
    };
  },
  oneOf: (branches: Schema[], _, path, root) => {
    const checks = branches.map((branch, index) => compile(branch, `${path}/${index}`, root));
    return (value, at, out) => {
      const passing = checks.flatMap((check, index) => (check(value, at, undefined) ? [index] : [])).slice(0, 2);
      if (passing.length === 1) return true;
      // Like ajv, which stops at the second branch that matches.
      if (out !== undefined) for (const check of checks.slice(0, passing[1])) check(value, at, out);
      const params = { passingSchemas: passing.length === 0 ? null : passing };
      return report("oneOf", path, at, out, { params, message: "must match exactly one schema in oneOf" });
    };
  },
  if: (condition: Schema, schema, path, root) => {
    const base = path.slice(0, -"/if".length);
    const holds = compile(condition, path, root);
    const branchOf = (name: "then" | "else") => {
      const branch = schema[name] as Schema | undefined;
      const check = branch === undefined ? undefined : compile(branch, `${base}/${name}`, root);
      const error = { params: { failingKeyword: name }, message: `must match "${name}" schema` };
      return (value: unknown, at: string, out: Collector | undefined) =>
        check === undefined || check(value, at, out) || report("if", path, at, out, error);
    };
    const [whenTrue, whenFalse] = [branchOf("then"), branchOf("else")];
    return (value, at, out) => (holds(value, at, undefined) ? whenTrue : whenFalse)(value, at, out);
  },
  maxItems: sizeLimit("maxItems", itemsOf, "more", "items"),
  minItems: sizeLimit("minItems", itemsOf, "fewer", "items"),
  uniqueItems: (_: true, __, path) => (value, at, out) => {
    const duplicate = Array.isArray(value) ? firstDuplicate(value) : undefined;
    if (duplicate === undefined) return true;
    const { i, j } = duplicate;
    const message = `must NOT have duplicate items (items ## ${j} and ${i} are identical)`;
    return report("uniqueItems", path, at, out, { params: { i, j }, message });
  },
  items: (items: Schema, _, path, root) => {
    const check = compile(items, path, root);
    return (value, at, out) => {
      if (!Array.isArray(value)) return true;
      let isValid = true;
      for (let index = 0; index < value.length; index++) {
        if (check(value[index], out === undefined ? at : `${at}/${index}`, out)) continue;
        if (isDone(out)) return false;
        isValid = false;
      }
      return isValid;
    };
  },
  maxProperties: sizeLimit("maxProperties", membersOf, "more", "properties"),
  minProperties: sizeLimit("minProperties", membersOf, "fewer", "properties"),
  required: (names: string[], _, path) => (value, at, out) => {
    if (!isObject(value)) return true;
    const missing = names.filter((name) => value[name] === undefined);
    for (const missingProperty of missing) {
      const message = `must have required property '${missingProperty}'`;
      report("required", path, at, out, { params: { missingProperty }, message });
    }
    return missing.length === 0;
  },
  propertyNames: (names: Schema, _, path, root) => {
    const check = compile(names, path, root);
    return (value, at, out) => {
      if (!isObject(value)) return true;
      const wrong = Object.keys(value).filter((name) => !check(name, at, undefined));
      if (out === undefined) return wrong.length === 0;
      for (const propertyName of wrong) {
        const start = out.errors.length;
        check(propertyName, at, out);
        for (const error of out.errors.slice(start)) error.propertyName = propertyName;
        report("propertyNames", path, at, out, { params: { propertyName }, message: "property name must be valid" });
      }
      return wrong.length === 0;
    };
  },
  additionalProperties: (others: Schema | boolean, schema, path, root) => {
    const named = new Set(Object.keys((schema.properties as object | undefined) ?? {}));
    const check = typeof others === "boolean" ? undefined : compile(others, path, root);
    return (value, at, out) => {
      if (!isObject(value) || others === true) return true;
      let isValid = true;
      for (const name of Object.keys(value)) {
        if (named.has(name)) continue;
        const below = out === undefined || check === undefined ? at : `${at}/${pointerStep(name)}`;
        const params = { additionalProperty: name };
        const message = "must NOT have additional properties";
        if (check?.(value[name], below, out)) continue;
        if (check === undefined) report("additionalProperties", path, at, out, { params, message });
        if (isDone(out)) return false;
        isValid = false;
      }
      return isValid;
    };
  },
  properties: (properties: Record<string, Schema>, _, path, root) => {
    const checks = Object.entries(properties).map(
      ([name, schema]) => [name, compile(schema, `${path}/${pointerStep(name)}`, root)] as const,
    );
    return (value, at, out) => {
      if (!isObject(value)) return true;
      let isValid = true;
      for (const [name, check] of checks) {
        const member = Object.hasOwn(value, name) ? value[name] : undefined;
        if (member === undefined || check(member, out === undefined ? at : `${at}/${pointerStep(name)}`, out)) continue;
        if (isDone(out)) return false;
        isValid = false;
      }
      return isValid;
    };
  },
  dependentRequired: (dependents: Record<string, string[]>, _, path) => (value, at, out) => {
    if (!isObject(value)) return true;
    let isValid = true;
    for (const [property, needed] of Object.entries(dependents)) {
      if (value[property] === undefined) continue;
      for (const missingProperty of needed.filter((name) => value[name] === undefined)) {
        const deps = needed.join(", ");
        const params = { property, missingProperty, depsCount: needed.length, deps };
        const subject = needed.length === 1 ? "property" : "properties";
        const message = `must have ${subject} ${deps} when property ${property} is present`;
        isValid = report("dependentRequired", path, at, out, { params, message });
      }
    }
    return isValid;
  },
};

/** A keyword for the size of a value; values of other types have none. */
function sizeLimit(
  name: string,
  sizeOf: (value: unknown) => number | undefined,
  word: "more" | "fewer",
  unit: string,
): Keyword {
  return (limit: number, _, path) =>
    keyword(
      name,
      path,
      (value) => {
        const size = sizeOf(value) ?? limit;
        return word === "more" ? size <= limit : size >= limit;
      },
      { params: { limit }, message: `must NOT have ${word} than ${limit} ${unit}` },
    );
}

function charactersOf(value: unknown): number | undefined {
  return typeof value === "string" ? [...value].length : undefined;
}

function itemsOf(value: unknown): number | undefined {
  return Array.isArray(value) ? value.length : undefined;
}

function membersOf(value: unknown): number | undefined {
  return isObject(value) ? Object.keys(value).length : undefined;
}

/** A keyword that is a test of the value. */
function keyword(
  name: string,
  path: string,
  isValid: (value: unknown) => boolean,
  error: Pick<SchemaError, "params" | "message">,
): Check {
  return (value, at, out) => isValid(value) || report(name, path, at, out, error);
}

function report(
  keyword: string,
  schemaPath: string,
  instancePath: string,
  out: Collector | undefined,
  { params, message }: Pick<SchemaError, "params" | "message">,
): false {
  out?.errors.push({ keyword, instancePath, schemaPath, params, message });
  return false;
}

function referenced(reference: string, root: Root): Check {
  const known = root.references.get(reference);
  if (known !== undefined) return known;
  const target = reference
    .split("/")
    .slice(1)
    .reduce<unknown>((node, step) => (isObject(node) ? node[step] : undefined), root.schema);
  if (!isObject(target)) throw new Error(`${reference} does not exist`);
  const check = compile(target, reference, root);
  root.references.set(reference, check);
  return check;
}

function isOfType(value: unknown, type: string): boolean {
  switch (type) {
    case "object":
      return isObject(value);
    case "array":
      return Array.isArray(value);
    case "null":
      return value === null;
    case "integer":
      return Number.isInteger(value);
    case "number":
      return isFiniteNumber(value);
    case "string":
      return typeof value === "string";
    default:
      return typeof value === "boolean";
  }
}

function isEqual(a: unknown, b: unknown): boolean {
  return a === b || (typeof a === "object" && typeof b === "object" && canonicalJson(a) === canonicalJson(b));
}

/** The last item that equals an earlier one, as ajv finds it. */
function firstDuplicate(items: readonly unknown[]): { i: number; j: number } | undefined {
  const seen = new Map<unknown, number>();
  for (let i = items.length - 1; i >= 0; i--) {
    const item = items[i];
    // Objects by their content; no text begins so.
    const key = typeof item === "object" && item !== null ? `\0${canonicalJson(item)}` : item;
    const j = seen.get(key);
    if (j !== undefined) return { i: j, j: i };
    seen.set(key, i);
  }
  return undefined;
}

function isFiniteNumber(value: unknown): value is number {
  return Number.isFinite(value);
}

/**
 * What a validator says of a document, in one line: the first of its errors that lies deepest. Of a choice among several
 * forms it says what is wrong in the form that was meant.
 */
export function schemaError(errors: readonly SchemaError[]): string {
  const depth = ({ instancePath }: SchemaError) => instancePath.split("/").length;
  const [error] = [...errors].sort((a, b) => depth(b) - depth(a));
  if (error === undefined) return "it has another form";
  const place = error.instancePath === "" ? "" : `${cut(hide(error.instancePath), 200, "")} `;
  return `${place}${messageOf(error)}`;
}

function messageOf({ keyword, params, message }: SchemaError): string {
  switch (keyword) {
    case "const":
      return `must be ${JSON.stringify(params.allowedValue)}`;
    case "enum":
      return `must be one of ${(params.allowedValues as unknown[]).join(", ")}`;
    case "additionalProperties":
      return `has no member ${jsonExcerpt(params.additionalProperty, 200, "")}`;
    default:
      return message;
  }
}
