import { isObject } from "../../../core/json/json.js";
import { hide, say } from "../../../core/redaction/redacted.js";
import { plural } from "../../../core/text.js";
import { named, placed, together } from "./places.js";
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
  {
    id: "PORT-ANTHROPIC-NAME",
    about: ["tool"],
    breaches: nameMatches(/^[a-zA-Z0-9_-]{1,64}$/, "letters, digits, `_` and `-`, at most 64 characters"),
  },
  {
    id: "PORT-ANTHROPIC-ARGUMENT-NAME",
    about: ["tool"],
    breaches: ({ input }) =>
      propertiesMatch(
        argumentsOf(input),
        /^[a-zA-Z0-9_.-]{1,64}$/,
        "letters, digits, `_`, `.` and `-`, at most 64 characters",
      ),
  },
  {
    id: "PORT-ANTHROPIC-UNION",
    about: ["tool"],
    breaches: rootHasNone(["oneOf", "allOf", "anyOf"]),
  },
  {
    id: "PORT-OPENAI-NAME",
    about: ["tool"],
    breaches: nameMatches(/^[a-zA-Z0-9_-]{1,64}$/, "letters, digits, `_` and `-`, at most 64 characters"),
  },
  {
    id: "PORT-OPENAI-UNION",
    about: ["tool"],
    breaches: rootHasNone(["oneOf", "anyOf", "allOf", "enum", "not"]),
  },
  {
    id: "PORT-OPENAI-ARRAY-ITEMS",
    about: ["tool"],
    breaches: ({ input }) =>
      together(
        (input?.nodes ?? [])
          .filter(({ schema }) => allows(schema, "array") && !("items" in schema))
          .map(({ path }) => path),
        (many) => (many ? say`arrays have no \`items\`` : say`an array has no \`items\``),
      ),
  },
  {
    id: "PORT-OPENAI-DESCRIPTION",
    about: ["tool"],
    breaches: ({ value: { description } }) =>
      typeof description === "string" && description.length > OPENAI_DESCRIPTION
        ? [
            {
              path: "/description",
              message: say`the description has ${plural(description.length, "character")}, more than ${OPENAI_DESCRIPTION}`,
            },
          ]
        : [],
  },
  {
    id: "PORT-OPENAI-TOOLS",
    about: ["server"],
    breaches: (_, { surface: { tools = [] } }) =>
      tools.length > OPENAI_TOOLS
        ? [{ path: "/tools", message: say`the server has ${plural(tools.length, "tool")}, more than ${OPENAI_TOOLS}` }]
        : [],
  },
  {
    id: "PORT-OPENAI-STRICT",
    about: ["tool"],
    breaches: ({ input }) =>
      keywordBreaches(
        input?.nodes ?? [],
        (keyword) => OPENAI_STRICT.includes(keyword),
        "which strict mode does not support",
      ),
  },
  {
    id: "PORT-OPENAI-STRICT-SIZE",
    about: ["tool"],
    breaches: ({ input }) => (input ? tooLarge(input.nodes) : []),
  },
  {
    id: "PORT-GEMINI-NAME",
    about: ["tool"],
    breaches: nameMatches(
      /^[a-zA-Z_][a-zA-Z0-9_.:-]{0,63}$/,
      "a letter or `_` first, then letters, digits, `_`, `.`, `:` and `-`, at most 64 characters",
    ),
  },
  {
    id: "PORT-GEMINI-ARGUMENT-NAME",
    about: ["tool"],
    breaches: ({ input }) =>
      propertiesMatch(
        argumentsOf(input),
        /^[a-zA-Z_][a-zA-Z0-9_]{0,63}$/,
        "a letter or `_` first, then letters, digits and `_`, at most 64 characters",
      ),
  },
  {
    id: "PORT-GEMINI-KEYWORD",
    about: ["tool"],
    breaches: ({ input }) =>
      keywordBreaches(
        input?.nodes ?? [],
        (keyword) => !GEMINI_KEYWORDS.has(keyword) && !keyword.startsWith("x-"),
        "which `parameters` of the Gemini API does not have",
      ),
  },
  {
    id: "PORT-GEMINI-TYPE-LIST",
    about: ["tool"],
    breaches: ({ input }) =>
      together(
        (input?.nodes ?? []).filter(({ schema }) => Array.isArray(schema.type)).map(({ path }) => path),
        (many) => (many ? say`schemas have a list of types` : say`a schema has a list of types`),
      ),
  },
  {
    id: "PORT-GEMINI-ENUM",
    about: ["tool"],
    breaches: ({ input }) =>
      together(
        (input?.nodes ?? [])
          .filter(({ schema }) => Array.isArray(schema.enum) && schema.enum.some((value) => typeof value !== "string"))
          .map(({ path }) => path),
        (many) => (many ? say`enums have values that are not strings` : say`an enum has values that are not strings`),
      ),
  },
  {
    id: "PORT-CLAUDE-CODE-TEXT",
    about: ["tool", "instructions"],
    breaches: ({ kind, value }) => {
      const key = kind === "tool" ? "description" : "instructions";
      const text = value[key];
      const size = typeof text === "string" ? Buffer.byteLength(text) : 0;
      return size > CLAUDE_CODE_TEXT
        ? [
            {
              path: `/${key}`,
              message: say`the ${hide(key)} has ${plural(size, "byte")}; what is beyond ${CLAUDE_CODE_TEXT} is cut`,
            },
          ]
        : [];
    },
  },
  {
    id: "PORT-CURSOR-NAME",
    about: ["tool"],
    breaches: ({ name }) =>
      name.length > CURSOR_NAME
        ? [
            {
              path: "/name",
              message: say`the name has ${plural(name.length, "character")}, which leaves fewer than 20 of 60 for that of the server`,
            },
          ]
        : [],
  },
];

function nameMatches(pattern: RegExp, allowed: string): DefinitionCheck["breaches"] {
  return ({ name }: Definition) =>
    pattern.test(name)
      ? []
      : [{ path: "/name", message: say`the name ${named(name)} has other characters or more than ${hide(allowed)}` }];
}

function propertiesMatch(nodes: readonly SchemaNode[], pattern: RegExp, allowed: string): DefinitionBreach[] {
  return nodes
    .filter(({ property }) => property !== undefined && !pattern.test(property))
    .map(({ path, property = "" }) => ({
      path,
      message: say`the argument ${named(property)} has other characters or more than ${hide(allowed)}`,
    }));
}

function rootHasNone(keywords: readonly string[]): DefinitionCheck["breaches"] {
  return ({ input }: Definition) => {
    const root: Schema = input && isObject(input.root) ? input.root : {};
    return keywords
      .filter((keyword) => hasAny(root, [keyword]))
      .map((keyword) => ({
        path: "/inputSchema",
        message: say`the input schema has ${named(keyword)} at its top level`,
      }));
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
  return [...first].map(([keyword, path]) => ({
    path,
    message: say`${placed(path)} has ${named(keyword)}, ${hide(why)}`,
  }));
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
    .map(([size, most, what]) => ({
      path: "/inputSchema",
      message: say`the input schema has ${size} ${hide(what)}, more than ${most}`,
    }));
}
