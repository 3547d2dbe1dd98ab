import { isObject, typeName } from "../../core/json/json.js";
import { hide, jsonExcerpt, jsonOf, say } from "../../core/redaction/redacted.js";
import { lookUp, typesOf } from "../probes/schema.js";
import { breach, judging, named, placed, together } from "./breaches.js";
import { contradiction, excludes, insteadOfOld, withoutEffect, wrongShape } from "./schema-keywords.js";
import { allows, hasAny, type SchemaNode } from "./schema-nodes.js";
import type { Definition, DefinitionCheck, DefinitionSchema } from "./types.js";

const MAX_PATTERN = 10_000;
const MAX_HOPS = 50;
const MAX_VALUE = 100;
/** Any of them says what a value may be. */
const TYPING = [
  ...["type", "enum", "const", "$ref", "$dynamicRef", "anyOf", "oneOf", "allOf", "not", "if", "properties", "items"],
  ...["prefixItems", "additionalProperties", "patternProperties", "required", "pattern", "format", "minimum"],
];
/** Any of them says which members an object has. */
const MEMBERS = [
  ...["properties", "patternProperties", "additionalProperties", "unevaluatedProperties", "propertyNames", "required"],
  ...["$ref", "$dynamicRef", "anyOf", "oneOf", "allOf", "enum", "const", "not", "if"],
];
/** Any of them limits a text. */
const TEXT_LIMITS = ["maxLength", "enum", "const", "pattern", "format", "$ref", "anyOf", "oneOf", "allOf"];
const ITEMS = ["items", "prefixItems", "contains", "$ref", "enum", "const", "anyOf", "oneOf", "allOf"];
const OBJECT_PARTS = ["$ref", "$dynamicRef", "allOf", "anyOf", "oneOf", "patternProperties"];
/** The last words of names of arguments that a tool usually needs. */
const NEEDED = /^(?:(?:.*_)?(?:id|ids|path|paths|url|uri|query|file|filename|filepath|sql|command|expression|code))$/;
/** Words that say that an argument is optional or an alternative. */
const OPTIONAL = /\b(?:optional|default|omit|omitted|leave|if|only|either|or|filter|unless|when|instead)/i;

/** Checks of the schemas of tools. */
export const SCHEMA_CHECKS: readonly DefinitionCheck[] = judging(["tool"], {
  "SCH-INVALID": ({ input, output, value }) => {
    const wholes = ["inputSchema", "outputSchema"].filter((key) => key in value && !isObject(value[key]));
    return [
      // INV-023 reports a missing input schema.
      ...wholes
        .filter((key) => key === "outputSchema")
        .map((key) => breach(`/${key}`, say`the output schema is ${typeName(value[key])}`)),
      ...nodesOf({ input, output }).flatMap(({ path, schema }) =>
        Object.entries(schema).flatMap(([keyword, inner]) => {
          const wrong = wrongShape(keyword, inner);
          if (wrong === undefined) return [];
          const found = say`${named(keyword)} is ${jsonExcerpt(inner, MAX_VALUE)}, not ${hide(wrong)}`;
          return [breach(path, say`${placed(path)}: ${found}`)];
        }),
      ),
    ];
  },
  "SCH-DIALECT": (tool) =>
    [tool.input, tool.output].filter(has2020).flatMap((schema) =>
      (schema?.nodes ?? []).flatMap(({ path, schema: node }) =>
        Object.entries(node).flatMap(([keyword, inner]) => {
          const instead = insteadOfOld(keyword, inner);
          if (instead === undefined) return [];
          const what = say`${placed(path)}: this form of ${named(keyword)} is not part of 2020-12`;
          return [breach(path, say`${what}, which has ${hide(instead)}`)];
        }),
      ),
    ),
  "SCH-OUTPUT-OBJECT": ({ output }) => {
    if (output === undefined || !isObject(output.root) || output.root.type === "object") return [];
    const found = jsonExcerpt(output.root.type ?? null, MAX_VALUE);
    return [breach("/outputSchema", say`the type of the output schema is ${found}, not "object"`)];
  },
  "SCH-NO-REQUIRED": ({ input }) => {
    const root = input && isObject(input.root) ? input.root : {};
    if ((Array.isArray(root.required) && root.required.length > 0) || hasAny(root, OBJECT_PARTS)) return [];
    const properties = argumentsOf(input);
    const isNeeded = ({ schema, property = "" }: SchemaNode) =>
      NEEDED.test(
        property
          .replace(/(?<=[a-z])(?=[A-Z])/g, "_")
          .toLowerCase()
          .slice(0, MAX_VALUE),
      ) &&
      !("default" in schema) &&
      !typesOf(schema, root).has("null") &&
      !(typeof schema.description === "string" && OPTIONAL.test(schema.description));
    // Several arguments are often alternatives.
    const [only] = properties;
    if (only === undefined || properties.length > 1 || !isNeeded(only)) return [];
    return [breach("/inputSchema", say`no argument is required, but ${placed(only.path)} seems to be`)];
  },
  "SCH-OPEN-INPUT": ({ input }) => {
    if (!input || !isObject(input.root) || hasAny(input.root, ["additionalProperties", "unevaluatedProperties"]))
      return [];
    return hasAny(input.root, OBJECT_PARTS)
      ? []
      : [breach("/inputSchema", say`the input schema accepts arguments that it does not name`)];
  },
  "SCH-OPEN-OBJECT": ({ input }) =>
    together(
      pathsOf(input, ({ schema, keyword }) => {
        return keyword !== undefined && allows(schema, "object") && !hasAny(schema, MEMBERS);
      }),
      (many) =>
        many ? say`objects do not say which members they have` : say`an object does not say which members it has`,
    ),
  "SCH-UNTYPED": ({ input }) =>
    together(
      pathsOf(input, ({ schema, isEmpty, property }) => {
        return property !== undefined && (isEmpty || Object.keys(schema).length > 0) && !hasAny(schema, TYPING);
      }),
      (many) => (many ? say`arguments have no type` : say`an argument has no type`),
    ),
  "SCH-UNBOUNDED-STRING": ({ input }) =>
    together(
      pathsOf(input, ({ schema }) => allows(schema, "string") && !hasAny(schema, TEXT_LIMITS)),
      (many) => (many ? say`strings have no maximum length` : say`a string has no maximum length`),
    ),
  "SCH-ARRAY-ITEMS": (tool) =>
    together(
      nodesOf(tool)
        .filter(({ schema }) => allows(schema, "array") && !hasAny(schema, ITEMS))
        .map(({ path }) => path),
      (many) => (many ? say`arrays do not say what they contain` : say`an array does not say what it contains`),
    ),
  "SCH-ENUM-DUPLICATE": (tool) =>
    nodesOf(tool).flatMap(({ path, schema }) => {
      const values = Array.isArray(schema.enum) ? schema.enum : [];
      const seen = new Set<string | undefined>();
      const twice = values.find((value) => {
        const text = jsonOf(value);
        if (seen.has(text)) return true;
        seen.add(text);
        return false;
      });
      return seen.size < values.length && twice !== undefined
        ? [breach(path, say`${placed(path)}: the enum has ${jsonExcerpt(twice, MAX_VALUE)} twice`)]
        : [];
    }),
  "SCH-UNSATISFIABLE": (tool) =>
    nodesOf(tool).flatMap(({ path, schema }) => {
      const why = contradiction(schema);
      return why === undefined ? [] : [breach(path, say`${placed(path)}: no value is valid, because ${hide(why)}`)];
    }),
  "SCH-REQUIRED-UNKNOWN": (tool) =>
    nodesOf(tool).flatMap(({ path, schema, keyword }) => {
      // A branch may require what the schema around it declares.
      const isBranch =
        keyword !== undefined && ["anyOf", "oneOf", "allOf", "not", "if", "then", "else"].includes(keyword);
      const { required, properties } = schema;
      if (!Array.isArray(required) || isBranch || hasAny(schema, OBJECT_PARTS) || isObject(schema.additionalProperties))
        return [];
      const known = isObject(properties) ? properties : {};
      return required
        .filter((name) => typeof name === "string" && !Object.hasOwn(known, name))
        .map((name) => breach(path, say`${placed(path)}: ${named(name)} is required, and not among the properties`));
    }),
  "SCH-REQUIRED-DEFAULT": ({ input }) =>
    (input?.nodes ?? []).flatMap(({ path, schema }) => {
      const required = Array.isArray(schema.required) ? schema.required : [];
      const properties = isObject(schema.properties) ? schema.properties : {};
      return required
        .filter((name) => typeof name === "string" && Object.hasOwn(properties, name))
        .filter((name) => isObject(properties[name]) && "default" in properties[name])
        .map((name) => breach(path, say`${named(name)} is required, so its default is never used`));
    }),
  "SCH-DEFAULT": (tool) =>
    [tool.input, tool.output].flatMap((whole) =>
      (whole?.nodes ?? []).flatMap(({ path, schema }) => {
        const values: [string, unknown][] = [
          ...("default" in schema ? [["default", schema.default] satisfies [string, unknown]] : []),
          ...(Array.isArray(schema.examples) ? schema.examples : []).map((value): [string, unknown] => [
            "example",
            value,
          ]),
        ];
        return values
          .filter(([, value]) => excludes(schema, whole?.root, value))
          .map(([what, value]) =>
            breach(path, say`${placed(path)} excludes its ${hide(what)} ${jsonExcerpt(value, MAX_VALUE)}`),
          );
      }),
    ),
  "SCH-REF": (tool) =>
    [tool.input, tool.output].flatMap((whole) =>
      (whole?.nodes ?? []).flatMap(({ path, schema }) => {
        const { $ref } = schema;
        if (typeof $ref !== "string" || !isLocal($ref) || leadsToSchema($ref, whole?.root)) return [];
        return [breach(path, say`${placed(path)}: the reference ${jsonExcerpt($ref, MAX_VALUE)} leads to no schema`)];
      }),
    ),
  "SCH-REF-EXTERNAL": (tool) =>
    nodesOf(tool).flatMap(({ path, schema: { $ref } }) =>
      typeof $ref === "string" && /^[a-z][a-z0-9+.-]{0,20}:/i.test($ref)
        ? [breach(path, say`${placed(path)} refers to ${jsonExcerpt($ref, MAX_VALUE)}, which clients must not fetch`)]
        : [],
    ),
  "SCH-PATTERN": (tool) =>
    nodesOf(tool).flatMap(({ path, schema: { pattern, patternProperties } }) => {
      const patterns = [pattern, ...(isObject(patternProperties) ? Object.keys(patternProperties) : [])];
      return patterns
        .filter((text) => typeof text === "string" && !isPattern(text))
        .map((text) =>
          breach(
            path,
            say`${placed(path)}: the pattern ${jsonExcerpt(text, MAX_VALUE)} is not a valid regular expression`,
          ),
        );
    }),
  "SCH-KEYWORD": (tool) =>
    nodesOf(tool).flatMap(({ path, schema }) =>
      withoutEffect(schema).map(([keyword, why]) =>
        breach(path, say`${placed(path)} has ${named(keyword)}, ${hide(why)}`),
      ),
    ),
});

/** The schemas of the arguments of a tool, without those within them. */
export function argumentsOf(input: DefinitionSchema | undefined): SchemaNode[] {
  return (input?.nodes ?? []).filter(({ property, level, path }) => {
    return property !== undefined && level === 1 && path.split("/", 5).length === 4;
  });
}

/** Every schema within those of a tool. */
function nodesOf({ input, output }: Pick<Definition, "input" | "output">): SchemaNode[] {
  return [...(input?.nodes ?? []), ...(output?.nodes ?? [])];
}

function pathsOf(schema: DefinitionSchema | undefined, test: (node: SchemaNode) => boolean): string[] {
  return (schema?.nodes ?? []).filter(test).map(({ path }) => path);
}

function has2020(schema: DefinitionSchema | undefined): boolean {
  const dialect = schema && isObject(schema.root) ? schema.root.$schema : undefined;
  return dialect === undefined || (typeof dialect === "string" && dialect.includes("2020-12"));
}

function isLocal(reference: string): boolean {
  return reference === "#" || reference.startsWith("#/");
}

function leadsToSchema(reference: string, root: unknown): boolean {
  let next: unknown = reference;
  for (let hops = 0; hops < MAX_HOPS; hops += 1) {
    if (typeof next !== "string" || !isLocal(next)) return true;
    const target = lookUp(next, root);
    if (!isObject(target)) return typeof target === "boolean";
    next = target.$ref;
  }
  return false;
}

function isPattern(text: string): boolean {
  // What is longer is not compiled: it may be very slow.
  if (text.length > MAX_PATTERN) return true;
  try {
    return new RegExp(text) instanceof RegExp;
  } catch {
    return isUnicodePattern(text);
  }
}

function isUnicodePattern(text: string): boolean {
  try {
    return new RegExp(text, "u") instanceof RegExp;
  } catch {
    return false;
  }
}
