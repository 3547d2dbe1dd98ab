import { isObject } from "../../core/json/json.js";
import { hide, say } from "../../core/redaction/redacted.js";
import { plural } from "../../core/text.js";
import { breach, judging, named, placed, together } from "./breaches.js";
import { allows, hasAny, type Schema, type SchemaNode } from "./schema-nodes.js";
import { argumentsOf } from "./schemas.js";
import type { Definition, DefinitionBreach, DefinitionCheck } from "./types.js";

const OPENAI_TOOLS = 128;
const OPENAI_DESCRIPTION = 1_024;
const OPENAI_LEVELS = 10;
const OPENAI_PROPERTIES = 5_000;
const OPENAI_ENUM = 1_000;
const OPENAI_TEXT = 120_000;
const CLAUDE_CODE_TEXT = 2_048;
/** Cursor counts the name of the server too; 20 characters are left for it. */
const CURSOR_NAME = 40;
const OPENAI_STRICT = ["allOf", "not", "dependentRequired", "dependentSchemas", "if", "then", "else"];
/** What `Schema` of the Gemini API has, and what can be left out of a schema without changing what it accepts from a model. */
const GEMINI_KEYWORDS = new Set([
  ...["type", "format", "title", "description", "nullable", "enum", "maxItems", "minItems", "properties", "required"],
  ...["minProperties", "maxProperties", "minLength", "maxLength", "pattern", "example", "anyOf", "propertyOrdering"],
  ...["default", "items", "minimum", "maximum"],
  ...["$schema", "$id", "$comment", "$defs", "definitions", "examples", "deprecated", "readOnly", "writeOnly"],
  ...["additionalProperties", "unevaluatedProperties"],
]);

/** Checks of what the protocol allows and a model provider or a client does not. */
export const PROVIDER_CHECKS: readonly DefinitionCheck[] = [
  ...judging(["tool"], {
    "PORT-ANTHROPIC-NAME": nameMatches(/^[a-zA-Z0-9_-]{1,64}$/, "letters, digits, `_` and `-`, at most 64 characters"),
    "PORT-ANTHROPIC-ARGUMENT-NAME": ({ input }) =>
      propertiesMatch(
        argumentsOf(input),
        /^[a-zA-Z0-9_.-]{1,64}$/,
        "letters, digits, `_`, `.` and `-`, at most 64 characters",
      ),
    "PORT-ANTHROPIC-UNION": rootHasNone(["oneOf", "allOf", "anyOf"]),
    "PORT-OPENAI-NAME": nameMatches(/^[a-zA-Z0-9_-]{1,64}$/, "letters, digits, `_` and `-`, at most 64 characters"),
    "PORT-OPENAI-UNION": rootHasNone(["oneOf", "anyOf", "allOf", "enum", "not"]),
    "PORT-OPENAI-ARRAY-ITEMS": ({ input }) =>
      together(
        (input?.nodes ?? [])
          .filter(({ schema }) => allows(schema, "array") && !("items" in schema))
          .map(({ path }) => path),
        (many) => (many ? say`arrays have no \`items\`` : say`an array has no \`items\``),
      ),
    "PORT-OPENAI-DESCRIPTION": ({ value: { description } }) =>
      typeof description === "string" && description.length > OPENAI_DESCRIPTION
        ? [
            breach(
              "/description",
              say`the description has ${plural(description.length, "character")}, more than ${OPENAI_DESCRIPTION}`,
            ),
          ]
        : [],
    "PORT-OPENAI-STRICT": ({ input }) =>
      keywordBreaches(
        input?.nodes ?? [],
        (keyword) => OPENAI_STRICT.includes(keyword),
        "which strict mode does not support",
      ),
    "PORT-OPENAI-STRICT-SIZE": ({ input }) => (input ? tooLarge(input.nodes) : []),
    "PORT-GEMINI-NAME": nameMatches(
      /^[a-zA-Z_][a-zA-Z0-9_.:-]{0,63}$/,
      "a letter or `_` first, then letters, digits, `_`, `.`, `:` and `-`, at most 64 characters",
    ),
    "PORT-GEMINI-ARGUMENT-NAME": ({ input }) =>
      propertiesMatch(
        argumentsOf(input),
        /^[a-zA-Z_][a-zA-Z0-9_]{0,63}$/,
        "a letter or `_` first, then letters, digits and `_`, at most 64 characters",
      ),
    "PORT-GEMINI-KEYWORD": ({ input }) =>
      keywordBreaches(
        input?.nodes ?? [],
        (keyword) => !GEMINI_KEYWORDS.has(keyword) && !keyword.startsWith("x-"),
        "which `parameters` of the Gemini API does not have",
      ),
    "PORT-GEMINI-TYPE-LIST": ({ input }) =>
      together(
        (input?.nodes ?? []).filter(({ schema }) => Array.isArray(schema.type)).map(({ path }) => path),
        (many) => (many ? say`schemas have a list of types` : say`a schema has a list of types`),
      ),
    "PORT-GEMINI-ENUM": ({ input }) =>
      together(
        (input?.nodes ?? [])
          .filter(({ schema }) => Array.isArray(schema.enum) && schema.enum.some((value) => typeof value !== "string"))
          .map(({ path }) => path),
        (many) => (many ? say`enums have values that are not strings` : say`an enum has values that are not strings`),
      ),
    "PORT-CURSOR-NAME": ({ name }) =>
      name.length > CURSOR_NAME
        ? [
            breach(
              "/name",
              say`the name has ${plural(name.length, "character")}, which leaves fewer than 20 of 60 for that of the server`,
            ),
          ]
        : [],
  }),
  ...judging(["server"], {
    "PORT-OPENAI-TOOLS": (_, { surface: { tools = [] } }) =>
      tools.length > OPENAI_TOOLS
        ? [breach("/tools", say`the server has ${plural(tools.length, "tool")}, more than ${OPENAI_TOOLS}`)]
        : [],
  }),
  ...judging(["tool", "instructions"], {
    "PORT-CLAUDE-CODE-TEXT": ({ kind, value }) => {
      const key = kind === "tool" ? "description" : "instructions";
      const text = value[key];
      const size = typeof text === "string" ? Buffer.byteLength(text) : 0;
      return size > CLAUDE_CODE_TEXT
        ? [
            breach(
              `/${key}`,
              say`the ${hide(key)} has ${plural(size, "byte")}; what is beyond ${CLAUDE_CODE_TEXT} is cut`,
            ),
          ]
        : [];
    },
  }),
];

function nameMatches(pattern: RegExp, allowed: string): DefinitionCheck["breaches"] {
  return ({ name }: Definition) =>
    pattern.test(name)
      ? []
      : [breach("/name", say`the name ${named(name)} has other characters or more than ${hide(allowed)}`)];
}

function propertiesMatch(nodes: readonly SchemaNode[], pattern: RegExp, allowed: string): DefinitionBreach[] {
  return nodes
    .filter(({ property }) => property !== undefined && !pattern.test(property))
    .map(({ path, property = "" }) =>
      breach(path, say`the argument ${named(property)} has other characters or more than ${hide(allowed)}`),
    );
}

function rootHasNone(keywords: readonly string[]): DefinitionCheck["breaches"] {
  return ({ input }: Definition) => {
    const root: Schema = input && isObject(input.root) ? input.root : {};
    return keywords
      .filter((keyword) => hasAny(root, [keyword]))
      .map((keyword) => breach("/inputSchema", say`the input schema has ${named(keyword)} at its top level`));
  };
}

/** One breach for each keyword that is refused, at its first place. */
function keywordBreaches(
  nodes: readonly SchemaNode[],
  isRefused: (keyword: string) => boolean,
  why: string,
): DefinitionBreach[] {
  const first = new Map<string, string>();
  for (const { path, schema } of nodes) {
    for (const keyword of Object.keys(schema)) if (isRefused(keyword) && !first.has(keyword)) first.set(keyword, path);
  }
  return [...first].map(([keyword, path]) => breach(path, say`${placed(path)} has ${named(keyword)}, ${hide(why)}`));
}

function tooLarge(nodes: readonly SchemaNode[]): DefinitionBreach[] {
  const properties = nodes.filter(({ property }) => property !== undefined);
  const levels = nodes.reduce(
    (deepest, { level, schema }) => Math.max(deepest, "properties" in schema ? level + 1 : level),
    0,
  );
  const enums = nodes.map(({ schema }) => (Array.isArray(schema.enum) ? schema.enum : []));
  const values = enums.reduce((sum, list) => sum + list.length, 0);
  const lengths = [
    ...properties.map(({ property = "" }) => property.length),
    ...enums.flat().map((value) => (typeof value === "string" ? value.length : 0)),
  ];
  const measures = [
    [levels, OPENAI_LEVELS, "levels of objects"],
    [properties.length, OPENAI_PROPERTIES, "properties"],
    [values, OPENAI_ENUM, "values of enums"],
    [lengths.reduce((sum, length) => sum + length, 0), OPENAI_TEXT, "characters of names and values"],
  ] as const;
  return measures
    .filter(([size, most]) => size > most)
    .map(([size, most, what]) =>
      breach("/inputSchema", say`the input schema has ${size} ${hide(what)}, more than ${most}`),
    );
}
