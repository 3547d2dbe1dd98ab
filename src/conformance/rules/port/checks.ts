import { asList } from "../../../core/json/json.js";
import { hide, say } from "../../../core/redaction/redacted.js";
import { plural } from "../../../core/text.js";
import {
  breach,
  combinedBreach,
  definitionChecks,
  type JudgeDefinition,
  nameText,
  placeText,
} from "../../definitions/definition.js";
import { allows, argumentsOf, hasAny, type SchemaNode } from "../../definitions/schema-nodes.js";

const OPENAI_TOOLS = 128;
const OPENAI_DESCRIPTION = 1_024;
const OPENAI_LEVELS = 10;
const OPENAI_PROPERTIES = 5_000;
const OPENAI_ENUM = 1_000;
const OPENAI_TEXT = 120_000;
const CLAUDE_CODE_TEXT = 2_048;
/** Cursor counts the name of the server too; 20 characters are left for it. */
const CURSOR_NAME = 40;
const OPENAI_STRICT = new Set(["allOf", "not", "dependentRequired", "dependentSchemas", "if", "then", "else"]);
/** What `Schema` of the Gemini API has, and what can be left out of a schema without changing what it accepts from a model. */
const GEMINI_KEYWORDS = new Set([
  "type",
  "format",
  "title",
  "description",
  "nullable",
  "enum",
  "maxItems",
  "minItems",
  "properties",
  "required",
  "minProperties",
  "maxProperties",
  "minLength",
  "maxLength",
  "pattern",
  "example",
  "anyOf",
  "propertyOrdering",
  "default",
  "items",
  "minimum",
  "maximum",
  "$schema",
  "$id",
  "$comment",
  "$defs",
  "definitions",
  "examples",
  "deprecated",
  "readOnly",
  "writeOnly",
  "additionalProperties",
  "unevaluatedProperties",
]);

export const PORT_CHECKS = [
  ...definitionChecks(["tool"], {
    "PORT-ANTHROPIC-NAME": nameMatches(
      /^[a-zA-Z0-9_-]{1,128}$/,
      "letters, digits, `_` and `-`, at most 128 characters",
    ),
    "PORT-ANTHROPIC-ARGUMENT-NAME": argumentsMatch(
      /^[a-zA-Z0-9_.-]{1,64}$/,
      "letters, digits, `_`, `.` and `-`, at most 64 characters",
    ),
    "PORT-ANTHROPIC-UNION": rootHasNone(["oneOf", "allOf", "anyOf"]),
    "PORT-OPENAI-NAME": nameMatches(/^[a-zA-Z0-9_-]{1,64}$/, "letters, digits, `_` and `-`, at most 64 characters"),
    "PORT-OPENAI-UNION": rootHasNone(["oneOf", "anyOf", "allOf", "enum", "not"]),
    "PORT-OPENAI-ARRAY-ITEMS": ({ input }) => {
      const without = input?.nodes.filter(({ schema }) => allows(schema, "array") && !("items" in schema));
      return combinedBreach(without ?? [], say`an array has no \`items\``, say`arrays have no \`items\``);
    },
    "PORT-OPENAI-DESCRIPTION": ({ value: { description } }) => {
      const length = typeof description === "string" ? description.length : 0;
      if (length <= OPENAI_DESCRIPTION) return [];
      const size = plural(length, "character");
      return breach("/description", say`the description has ${size}, more than ${OPENAI_DESCRIPTION}`);
    },
    "PORT-OPENAI-STRICT": hasNoKeyword((keyword) => OPENAI_STRICT.has(keyword), "which strict mode does not support"),
    "PORT-OPENAI-STRICT-SIZE": ({ input }) => (input ? tooLarge(input.nodes) : []),
    "PORT-GEMINI-NAME": nameMatches(
      /^[a-zA-Z_][a-zA-Z0-9_.:-]{0,63}$/,
      "a letter or `_` first, then letters, digits, `_`, `.`, `:` and `-`, at most 64 characters",
    ),
    "PORT-GEMINI-ARGUMENT-NAME": argumentsMatch(
      /^[a-zA-Z_][a-zA-Z0-9_]{0,63}$/,
      "a letter or `_` first, then letters, digits and `_`, at most 64 characters",
    ),
    "PORT-GEMINI-KEYWORD": hasNoKeyword(
      (keyword) => !GEMINI_KEYWORDS.has(keyword) && !keyword.startsWith("x-"),
      "which `parameters` of the Gemini API does not have",
    ),
    "PORT-GEMINI-TYPE-LIST": ({ input }) => {
      const lists = input?.nodes.filter(({ schema }) => Array.isArray(schema.type));
      return combinedBreach(lists ?? [], say`a schema has a list of types`, say`schemas have a list of types`);
    },
    "PORT-GEMINI-ENUM": ({ input }) => {
      const one = say`an enum has values that are not strings`;
      const mixed = input?.nodes.filter(({ schema }) => asList(schema.enum).some((value) => typeof value !== "string"));
      return combinedBreach(mixed ?? [], one, say`enums have values that are not strings`);
    },
    "PORT-CURSOR-NAME": ({ name: { length } }) => {
      if (length <= CURSOR_NAME) return [];
      const size = plural(length, "character");
      return breach("/name", say`the name has ${size}, which leaves fewer than 20 of 60 for that of the server`);
    },
  }),
  ...definitionChecks(["server"], {
    "PORT-OPENAI-TOOLS": (_, { surface: { tools = [] } }) => {
      if (tools.length <= OPENAI_TOOLS) return [];
      return breach("/tools", say`the server has ${plural(tools.length, "tool")}, more than ${OPENAI_TOOLS}`);
    },
  }),
  ...definitionChecks(["tool", "instructions"], {
    "PORT-CLAUDE-CODE-TEXT": ({ kind, value }) => {
      const key = kind === "tool" ? "description" : "instructions";
      const text = value[key];
      const size = typeof text === "string" ? Buffer.byteLength(text) : 0;
      if (size <= CLAUDE_CODE_TEXT) return [];
      const excess = say`what is beyond ${CLAUDE_CODE_TEXT} is cut`;
      return breach(`/${key}`, say`the ${hide(key)} has ${plural(size, "byte")}; ${excess}`);
    },
  }),
];

function nameMatches(pattern: RegExp, allowed: string): JudgeDefinition {
  return ({ name }) => {
    if (pattern.test(name)) return [];
    return [breach("/name", say`the name ${nameText(name)} has other characters or more than ${hide(allowed)}`)];
  };
}

function argumentsMatch(pattern: RegExp, allowed: string): JudgeDefinition {
  return ({ input }) =>
    argumentsOf(input)
      .filter(({ property = "" }) => !pattern.test(property))
      .map(({ path, property = "" }) =>
        breach(path, say`the argument ${nameText(property)} has other characters or more than ${hide(allowed)}`),
      );
}

function rootHasNone(keywords: readonly string[]): JudgeDefinition {
  return ({ input }) =>
    keywords
      .filter((keyword) => hasAny(input?.root ?? {}, [keyword]))
      .map((keyword) => breach("/inputSchema", say`the input schema has ${nameText(keyword)} at its top level`));
}

function hasNoKeyword(isRefused: (keyword: string) => boolean, why: string): JudgeDefinition {
  return ({ input }) => {
    const first = new Map<string, string>();
    for (const { path, schema } of input?.nodes ?? []) {
      const refused = Object.keys(schema).filter((keyword) => isRefused(keyword) && !first.has(keyword));
      for (const keyword of refused) first.set(keyword, path);
    }
    return [...first].map(([keyword, path]) =>
      breach(path, say`${placeText(path)} has ${nameText(keyword)}, ${hide(why)}`),
    );
  };
}

function tooLarge(nodes: readonly SchemaNode[]) {
  const names = nodes.flatMap(({ property }) => property ?? []);
  const values = nodes.flatMap(({ schema }) => asList(schema.enum));
  const texts = [...names, ...values.filter((value) => typeof value === "string")];
  const levels = nodes.map(({ level, schema }) => ("properties" in schema ? level + 1 : level));
  const measures = [
    [levels.reduce((deepest, level) => Math.max(deepest, level), 0), OPENAI_LEVELS, "levels of objects"],
    [names.length, OPENAI_PROPERTIES, "properties"],
    [values.length, OPENAI_ENUM, "values of enums"],
    [texts.reduce((sum, { length }) => sum + length, 0), OPENAI_TEXT, "characters of names and values"],
  ] as const;
  return measures
    .filter(([size, most]) => size > most)
    .map(([size, most, what]) =>
      breach("/inputSchema", say`the input schema has ${size} ${hide(what)}, more than ${most}`),
    );
}
