import { cut, hide, jsonExcerpt } from "../redaction/redacted.js";
import { canonicalJson, isFiniteNumber, isObject, pointerStep, typeName } from "./json.js";

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

type Keyword = (argument: never, schema: Schema, path: string, root: Root) => Check;

interface Root {
  schema: Schema;
  /** The checks of references, compiled when they are first needed. */
  references: Map<string, Check>;
}

/** Lists how a value breaks one of the program's own schemas; ajv takes longer to load. Throws for unknown keywords. */
export function schemaValidator(schema: Schema, limit = Number.POSITIVE_INFINITY): (value: unknown) => SchemaError[] {
  const check = compile(schema, "#", { schema, references: new Map() });
  return (value) => {
    if (check(value, "", undefined)) return [];
    const out: Collector = { errors: [], limit };
    check(value, "", out);
    return out.errors.slice(0, limit);
  };
}

/** The check of a schema, compiled when it is first needed, because a run needs only some parts of a large schema. */
function compile(schema: Schema | boolean, path: string, root: Root): Check {
  let check: Check | undefined;
  return (value, at, out) => {
    check ??= compileNow(schema, path, root);
    return check(value, at, out);
  };
}

function compileAll(branches: readonly Schema[], path: string, root: Root): Check[] {
  return branches.map((branch, index) => compile(branch, `${path}/${index}`, root));
}

function compileNow(schema: Schema | boolean, path: string, root: Root): Check {
  if (typeof schema === "boolean") {
    const error = { params: {}, message: "boolean schema is false" };
    return (_, at, out) => schema || report("false schema", `${path}/false schema`, at, out, error);
  }
  const isKnown = (keyword: string) => Object.hasOwn(KEYWORDS, keyword) || ANNOTATIONS.has(keyword);
  const unknown = Object.keys(schema).find((keyword) => !isKnown(keyword));
  if (unknown !== undefined) throw new Error(`unknown keyword ${unknown}`);
  const checks = Object.entries(KEYWORDS)
    .filter(([keyword]) => Object.hasOwn(schema, keyword))
    .map(([keyword, make]) => make(schema[keyword] as never, schema, `${path}/${keyword}`, root));
  return (value, at, out) => areAllValid(checks, out, (check) => check(value, at, out));
}

/** True if every item is valid. Without a collector, and where it is full, the first one that is not ends the check. */
function areAllValid<T>(items: readonly T[], out: Collector | undefined, isValid: (item: T) => boolean): boolean {
  let areValid = true;
  for (const item of items) {
    if (isValid(item)) continue;
    if (out === undefined || out.errors.length >= out.limit) return false;
    areValid = false;
  }
  return areValid;
}

/** `defaultSnippets` is for editors with yaml-language-server. */
const ANNOTATIONS = new Set(
  "$schema $id $defs title description default examples then else defaultSnippets".split(" "),
);

const SIZES = {
  characters: (value: unknown) => (typeof value === "string" ? [...value].length : undefined),
  items: (value: unknown) => (Array.isArray(value) ? value.length : undefined),
  properties: (value: unknown) => (isObject(value) ? Object.keys(value).length : undefined),
};

/** In the order in which ajv reports them. */
const KEYWORDS: Readonly<Record<string, Keyword>> = {
  type: test("type", (types: string | string[]) => {
    const names = [types].flat();
    return {
      isValid: (value) => names.some((type) => (type === "number" ? isFiniteNumber(value) : typeName(value) === type)),
      params: { type: types },
      message: `must be ${names.join(",")}`,
    };
  }),
  maximum: bound("maximum", "<=", (value, limit) => value <= limit),
  minimum: bound("minimum", ">=", (value, limit) => value >= limit),
  minLength: sizeLimit("minLength", "characters"),
  pattern: test("pattern", (pattern: string) => {
    const regex = new RegExp(pattern, "u");
    return {
      isValid: (value) => typeof value !== "string" || regex.test(value),
      params: { pattern },
      message: `must match pattern "${pattern}"`,
    };
  }),
  $ref: (reference: string, _, __, root) => checkOfReference(reference, root),
  const: test("const", (allowedValue: unknown) => ({
    isValid: (value) => isEqual(value, allowedValue),
    params: { allowedValue },
    message: "must be equal to constant",
  })),
  enum: test("enum", (allowedValues: unknown[]) => ({
    isValid: (value) => allowedValues.some((allowed) => isEqual(value, allowed)),
    params: { allowedValues },
    message: "must be equal to one of the allowed values",
  })),
  allOf: (branches: Schema[], _, path, root) => {
    const checks = compileAll(branches, path, root);
    return (value, at, out) => areAllValid(checks, out, (check) => check(value, at, out));
  },
  anyOf: (branches: Schema[], _, path, root) => {
    const checks = compileAll(branches, path, root);
    const error = { params: {}, message: "must match a schema in anyOf" };
    return (value, at, out) => {
      if (checks.some((check) => check(value, at, undefined))) return true;
      if (out !== undefined) for (const check of checks) check(value, at, out);
      return report("anyOf", path, at, out, error);
    };
  },
  oneOf: (branches: Schema[], _, path, root) => {
    const checks = compileAll(branches, path, root);
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
  maxItems: sizeLimit("maxItems", "items"),
  minItems: sizeLimit("minItems", "items"),
  uniqueItems: (_: true, __, path) => (value, at, out) => {
    const duplicate = Array.isArray(value) ? firstDuplicate(value) : undefined;
    if (duplicate === undefined) return true;
    const { i, j } = duplicate;
    const message = `must NOT have duplicate items (items ## ${j} and ${i} are identical)`;
    return report("uniqueItems", path, at, out, { params: { i, j }, message });
  },
  items: (items: Schema, _, path, root) => {
    const check = compile(items, path, root);
    return (value, at, out) =>
      !Array.isArray(value) ||
      areAllValid([...value.keys()], out, (index) => check(value[index], `${at}/${index}`, out));
  },
  maxProperties: sizeLimit("maxProperties", "properties"),
  minProperties: sizeLimit("minProperties", "properties"),
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
    const properties = new Set(Object.keys((schema.properties as object | undefined) ?? {}));
    const check = typeof others === "boolean" ? undefined : compile(others, path, root);
    return (value, at, out) => {
      if (!isObject(value) || others === true) return true;
      const names = Object.keys(value).filter((name) => !properties.has(name));
      return areAllValid(names, out, (name) => {
        if (check !== undefined) return check(value[name], `${at}/${pointerStep(name)}`, out);
        const error = { params: { additionalProperty: name }, message: "must NOT have additional properties" };
        return report("additionalProperties", path, at, out, error);
      });
    };
  },
  properties: (properties: Record<string, Schema>, _, path, root) => {
    const checks = Object.entries(properties).map(([name, schema]) => {
      const step = `/${pointerStep(name)}`;
      return { name, step, check: compile(schema, `${path}${step}`, root) };
    });
    return (value, at, out) => {
      if (!isObject(value)) return true;
      return areAllValid(checks, out, ({ name, step, check }) => {
        const member = Object.hasOwn(value, name) ? value[name] : undefined;
        return member === undefined || check(member, `${at}${step}`, out);
      });
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

/** A keyword that is a test of the value. */
function test<A>(
  name: string,
  compileTest: (argument: A) => { isValid: (value: unknown) => boolean } & Pick<SchemaError, "params" | "message">,
): Keyword {
  return (argument: A, _, path) => {
    const { isValid, ...error } = compileTest(argument);
    return (value, at, out) => isValid(value) || report(name, path, at, out, error);
  };
}

function bound(name: string, comparison: string, isWithin: (value: number, limit: number) => boolean): Keyword {
  return test(name, (limit: number) => ({
    isValid: (value) => !isFiniteNumber(value) || isWithin(value, limit),
    params: { comparison, limit },
    message: `must be ${comparison} ${limit}`,
  }));
}

/** A keyword that limits the size of a value; values of other types have none. */
function sizeLimit(name: string, unit: keyof typeof SIZES): Keyword {
  const isMost = name.startsWith("max");
  return test(name, (limit: number) => ({
    isValid: (value) => {
      const size = SIZES[unit](value) ?? limit;
      return isMost ? size <= limit : size >= limit;
    },
    params: { limit },
    message: `must NOT have ${isMost ? "more" : "fewer"} than ${limit} ${unit}`,
  }));
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

function checkOfReference(reference: string, root: Root): Check {
  const compiled = root.references.get(reference);
  if (compiled !== undefined) return compiled;
  const [, ...steps] = reference.split("/");
  const target = steps.reduce<unknown>((node, step) => (isObject(node) ? node[step] : undefined), root.schema);
  if (!isObject(target)) throw new Error(`${reference} does not exist`);
  const check = compile(target, reference, root);
  root.references.set(reference, check);
  return check;
}

function isEqual(a: unknown, b: unknown): boolean {
  return a === b || (typeof a === "object" && typeof b === "object" && canonicalJson(a) === canonicalJson(b));
}

/** The last item that equals an earlier one, as ajv finds it. */
function firstDuplicate(items: readonly unknown[]): { i: number; j: number } | undefined {
  const indexes = new Map<unknown, number>();
  for (let i = items.length - 1; i >= 0; i--) {
    const item = items[i];
    // Objects are compared by their content, and the NUL tells them from texts.
    const key = typeof item === "object" && item !== null ? `\0${canonicalJson(item)}` : item;
    const j = indexes.get(key);
    if (j !== undefined) return { i: j, j: i };
    indexes.set(key, i);
  }
  return undefined;
}

/** What a validator says of a document, in one line: the deepest error: it is most likely of the form that the author meant. */
export function schemaError(errors: readonly SchemaError[]): string {
  const depth = ({ instancePath }: SchemaError) => instancePath.split("/").length;
  const [error] = [...errors].sort((a, b) => depth(b) - depth(a));
  if (error === undefined) return "it has another form";
  const place = error.instancePath === "" ? "it " : `${cut(hide(error.instancePath), 200, "")} `;
  return `${place}${plainMessage(error)}`;
}

function plainMessage({ keyword, params, message }: SchemaError): string {
  if (keyword === "const") return `must be ${JSON.stringify(params.allowedValue)}`;
  if (keyword === "enum") return `must be one of ${(params.allowedValues as unknown[]).join(", ")}`;
  if (keyword !== "additionalProperties") return message;
  return `must not have ${jsonExcerpt(params.additionalProperty, 200, "")}`;
}
