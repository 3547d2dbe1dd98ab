// Generated from src/matchers/matchers.json by scripts/generate.mjs. Do not edit.
import type { CompileArgument } from "./kind.js";

/** Loads the matchers that may be nested, each when a suite names it. */
export const LOADERS = {
  "exact": async () => (await import("./kinds/exact.js")).compileExact,
  "contains": async () => (await import("./kinds/contains.js")).compileContains,
  "contains-all": async () => (await import("./kinds/contains.js")).compileContainsAll,
  "contains-any": async () => (await import("./kinds/contains.js")).compileContainsAny,
  "icontains": async () => (await import("./kinds/simple.js")).compileIcontains,
  "starts-with": async () => (await import("./kinds/simple.js")).compileStartsWith,
  "ends-with": async () => (await import("./kinds/simple.js")).compileEndsWith,
  "regex": async () => (await import("./kinds/regex.js")).compileRegex,
  "schema": async () => (await import("./kinds/schema.js")).compileSchema,
  "is-json": async () => (await import("./kinds/schema.js")).compileIsJson,
  "is-xml": async () => (await import("./kinds/is-xml.js")).compileIsXml,
  "is-sql": async () => (await import("./kinds/is-sql.js")).compileIsSql,
  "is-valid-tools-call": async () => (await import("./kinds/schema.js")).compileIsValidToolsCall,
  "levenshtein": async () => (await import("./kinds/levenshtein.js")).compileLevenshtein,
  "cel": async () => (await import("./kinds/cel.js")).compileCel,
  "greater-than": async () => (await import("./kinds/simple.js")).compileGreaterThan,
  "less-than": async () => (await import("./kinds/simple.js")).compileLessThan,
  "between": async () => (await import("./kinds/simple.js")).compileBetween,
  "type": async () => (await import("./kinds/simple.js")).compileType,
  "not-empty": async () => (await import("./kinds/simple.js")).compileNotEmpty,
  "not": async () => (await import("./kinds/compositions.js")).compileNot,
  "oneOf": async () => (await import("./kinds/compositions.js")).compileOneOf,
  "anyOf": async () => (await import("./kinds/compositions.js")).compileAnyOf,
  "allOf": async () => (await import("./kinds/compositions.js")).compileAllOf,
} satisfies Record<string, () => Promise<CompileArgument>>;
