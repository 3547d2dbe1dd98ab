import { asList, asObject, isObject, typeName } from "../../../core/json/json.js";
import { LIMITS } from "../../../core/limits.js";
import type { Redacted } from "../../../core/redaction/redact.js";
import { hide, jsonExcerpt, jsonOf, say } from "../../../core/redaction/redacted.js";
import { isSince, SINCE } from "../../../mcp/revisions/known.js";
import { lookUp, typesOf } from "../../calls/schema.js";
import {
  breach,
  combinedBreach,
  type Definition,
  type DefinitionBreach,
  type DefinitionCheck,
  type DefinitionSchema,
  definitionChecks,
  nameText,
  placeText,
} from "../../definitions/definition.js";
import { allows, argumentsOf, hasAny, type SchemaNode } from "../../definitions/schema-nodes.js";
import { ITEM_CHECKS } from "./items.js";
import { contradiction, excludes, keywordsWithoutEffect, replacementOf, wrongShape } from "./schema-keywords.js";

const MAX_PATTERN = 10_000;
const MAX_VALUE = 100;
const TYPING = [
  "type",
  "enum",
  "const",
  "$ref",
  "$dynamicRef",
  "anyOf",
  "oneOf",
  "allOf",
  "not",
  "if",
  "properties",
  "items",
  "prefixItems",
  "additionalProperties",
  "patternProperties",
  "required",
  "pattern",
  "format",
  "minimum",
];
const MEMBERS = [
  "properties",
  "patternProperties",
  "additionalProperties",
  "unevaluatedProperties",
  "propertyNames",
  "required",
  "$ref",
  "$dynamicRef",
  "anyOf",
  "oneOf",
  "allOf",
  "enum",
  "const",
  "not",
  "if",
];
const TEXT_LIMITS = ["maxLength", "enum", "const", "pattern", "format", "$ref", "anyOf", "oneOf", "allOf"];
const ITEMS = ["items", "prefixItems", "contains", "$ref", "enum", "const", "anyOf", "oneOf", "allOf"];
const BRANCHES = ["anyOf", "oneOf", "allOf", "not", "if", "then", "else"];
const OBJECT_PARTS = ["$ref", "$dynamicRef", "allOf", "anyOf", "oneOf", "patternProperties"];
/** The last words of names of arguments that a tool usually needs. */
const NEEDED = /^(?:(?:.*_)?(?:id|ids|path|paths|url|uri|query|file|filename|filepath|sql|command|expression|code))$/;
/** Words that say that an argument is optional or an alternative. */
const OPTIONAL = /\b(?:optional|default|omit|omitted|leave|if|only|either|filter|unless|when|instead)/i;

/** Of a tool whose output schema is of no object. */
const LOSES_ALL = say`clients of the TypeScript SDK, and of the Python SDK 2, lose all tools by it`;

const SCHEMA_CHECKS = definitionChecks(["tool"], {
  "SCH-INVALID": ({ input, output, value }, { surface: { revision } }) => {
    const { outputSchema: schema } = value;
    // INV-030 reports a missing input schema.
    const isWrong = "outputSchema" in value && !isObject(schema);
    const isOlder = revision !== undefined && !isSince(revision, SINCE.validSchemas);
    const breaches = [
      ...(isWrong ? [breach("/outputSchema", say`the output schema is ${typeName(schema)}`)] : []),
      ...inSchemas([input, output], (node, at) =>
        Object.entries(node.schema).flatMap(([keyword, inner]) => {
          const wrong = wrongShape(keyword, inner);
          return wrong ? say`${at()}: ${nameText(keyword)} is ${valueText(inner)}, not ${hide(wrong)}` : [];
        }),
      ),
    ];
    return mustOfOutputs(isOlder ? breaches.map((one) => ({ ...one, severity: "should" as const })) : breaches);
  },
  "SCH-DIALECT": ({ input, output }) =>
    inSchemas([input, output].filter(has2020), ({ schema }, at) =>
      Object.entries(schema).flatMap(([keyword, inner]) => {
        const instead = replacementOf(keyword, inner);
        if (instead === undefined) return [];
        return say`${at()}: this form of ${nameText(keyword)} is not part of 2020-12, which has ${hide(instead)}`;
      }),
    ),
  "SCH-OUTPUT-OBJECT": ({ output }) => {
    if (output === undefined || output.root.type === "object") return [];
    const typeText = valueText(output.root.type ?? null);
    return breach("/outputSchema", say`the type of the output schema is ${typeText}, not "object"; ${LOSES_ALL}`);
  },
  "SCH-NO-REQUIRED": ({ input }) => {
    const root = input?.root ?? {};
    if ((Array.isArray(root.required) && root.required.length > 0) || hasAny(root, OBJECT_PARTS)) return [];
    const all = argumentsOf(input);
    const needed = all.find((one) => seemsNeeded(one.property ?? "") && !isOptional(one, root));
    if (needed) return breach("/inputSchema", say`no argument is required, but ${placeText(needed.path)} seems to be`);
    // One argument alone is often a filter.
    if (all.length < 2 || all.some((one) => isOptional(one, root))) return [];
    return breach("/inputSchema", say`none of ${all.length} arguments is required, and none is said to be optional`);
  },
  "SCH-OPEN-INPUT": ({ input }) => {
    const closing = ["additionalProperties", "unevaluatedProperties", ...OBJECT_PARTS];
    if (!input || hasAny(input.root, closing)) return [];
    return breach("/inputSchema", say`the input schema accepts arguments that it does not name`);
  },
  "SCH-OPEN-OBJECT": ({ input }) =>
    combinedBreach(
      (input?.nodes ?? []).filter(({ schema, keyword }) => {
        return keyword !== undefined && allows(schema, "object") && !hasAny(schema, MEMBERS);
      }),
      say`an object does not say which members it has`,
      say`objects do not say which members they have`,
    ),
  "SCH-UNTYPED": ({ input }) =>
    combinedBreach(
      (input?.nodes ?? []).filter(({ schema, isEmpty, property }) => {
        return property !== undefined && (isEmpty || Object.keys(schema).length > 0) && !hasAny(schema, TYPING);
      }),
      say`an argument has no type`,
      say`arguments have no type`,
    ),
  "SCH-UNBOUNDED-STRING": ({ input }) =>
    combinedBreach(
      (input?.nodes ?? []).filter(({ schema }) => allows(schema, "string") && !hasAny(schema, TEXT_LIMITS)),
      say`a string has no maximum length`,
      say`strings have no maximum length`,
    ),
  "SCH-ARRAY-ITEMS": ({ input, output }) =>
    combinedBreach(
      [input, output]
        .flatMap((whole) => whole?.nodes ?? [])
        .filter(({ schema }) => allows(schema, "array") && !hasAny(schema, ITEMS)),
      say`an array does not say what it contains`,
      say`arrays do not say what they contain`,
    ),
  "SCH-ENUM-DUPLICATE": inBoth(({ schema }, at) => {
    const values = asList(schema.enum);
    const seen = new Set<string | undefined>();
    const twice = values.find((value) => seen.size === seen.add(jsonOf(value)).size);
    return twice === undefined ? [] : say`${at()}: the enum has ${valueText(twice)} twice`;
  }),
  "SCH-UNSATISFIABLE": inBoth(({ schema }, at) => {
    const why = contradiction(schema);
    return why ? say`${at()}: no value is valid, because ${hide(why)}` : [];
  }),
  "SCH-REQUIRED-UNKNOWN": inBoth(({ schema, keyword }, at) => {
    // A branch may require what the schema around it declares.
    const isBranch = keyword !== undefined && BRANCHES.includes(keyword);
    if (isBranch || hasAny(schema, OBJECT_PARTS) || isObject(schema.additionalProperties)) return [];
    const { required, properties } = namesIn(schema);
    return required
      .filter((name) => !Object.hasOwn(properties, name))
      .map((name) => say`${at()}: ${nameText(name)} is required, and not among the properties`);
  }),
  "SCH-REQUIRED-DEFAULT": ({ input }) =>
    inSchemas([input], ({ schema }) => {
      const { required, properties } = namesIn(schema);
      const hasDefault = (name: string) => {
        const property = Object.hasOwn(properties, name) ? properties[name] : undefined;
        return isObject(property) && "default" in property;
      };
      return required
        .filter(hasDefault)
        .map((name) => say`${nameText(name)} is required, so its default is never used`);
    }),
  "SCH-DEFAULT": inBoth(({ schema }, at, root) => {
    const examples = asList(schema.examples);
    const values = [
      ...("default" in schema ? [{ what: "default", value: schema.default }] : []),
      ...examples.map((value) => ({ what: "example", value })),
    ];
    return values
      .filter(({ value }) => excludes(schema, root, value))
      .map(({ what, value }) => say`${at()} excludes its ${hide(what)} ${valueText(value)}`);
  }),
  "SCH-REF": compiled(({ schema: { $ref } }, at, root) => {
    if (typeof $ref !== "string" || !isLocal($ref) || leadsToSchema($ref, root)) return [];
    return say`${at()}: the reference ${valueText($ref)} leads to no schema`;
  }),
  "SCH-REF-EXTERNAL": inBoth(({ schema: { $ref } }, at) => {
    const isExternal = typeof $ref === "string" && /^[a-z][a-z0-9+.-]{0,20}:/i.test($ref);
    return isExternal ? say`${at()} refers to ${valueText($ref)}, which clients must not fetch` : [];
  }),
  "SCH-PATTERN": compiled(({ schema: { pattern, patternProperties } }, at) =>
    [pattern, ...(isObject(patternProperties) ? Object.keys(patternProperties) : [])]
      .filter((text) => typeof text === "string" && !isPattern(text))
      .map((text) => say`${at()}: the pattern ${valueText(text)} is not a valid regular expression`),
  ),
  "SCH-KEYWORD": inBoth(({ schema }, at) =>
    keywordsWithoutEffect(schema).map(([keyword, why]) => say`${at()} has ${nameText(keyword)}, ${hide(why)}`),
  ),
});
export const SCH_CHECKS: readonly DefinitionCheck[] = [...SCHEMA_CHECKS, ...ITEM_CHECKS];

/** Says what is wrong with a schema within a schema; `at` names its place. */
type JudgeNode = (
  node: SchemaNode,
  at: () => Redacted,
  root: DefinitionSchema["root"],
) => Redacted | readonly Redacted[];

function inSchemas(wholes: readonly (DefinitionSchema | undefined)[], judge: JudgeNode): DefinitionBreach[] {
  return wholes.flatMap((whole) =>
    (whole?.nodes ?? []).flatMap((node) => {
      const messages = [judge(node, () => placeText(node.path), whole?.root ?? {})].flat();
      return messages.map((message) => breach(node.path, message));
    }),
  );
}

function inBoth(judge: JudgeNode): (tool: Definition) => DefinitionBreach[] {
  return ({ input, output }) => inSchemas([input, output], judge);
}

/** The same for schemas that clients compile: what is wrong with an output schema costs them the tool, or the whole list. */
function compiled(judge: JudgeNode): (tool: Definition) => DefinitionBreach[] {
  return (tool) => mustOfOutputs(inBoth(judge)(tool));
}

/** What is wrong with an output schema is a must, because clients compile it: the message says what they lose. */
function mustOfOutputs(breaches: readonly DefinitionBreach[]): DefinitionBreach[] {
  const loss = say`clients of the TypeScript SDK 1 lose all tools by it, those of other SDKs the calls of this one`;
  return breaches.map((one) =>
    one.path.startsWith("/outputSchema") ? { ...one, severity: "must", message: say`${one.message}; ${loss}` } : one,
  );
}

function valueText(value: unknown): Redacted {
  return jsonExcerpt(value, MAX_VALUE);
}

function namesIn({ required, properties }: SchemaNode["schema"]) {
  return {
    required: asList(required).filter((name) => typeof name === "string"),
    properties: asObject(properties),
  };
}

function seemsNeeded(property: string): boolean {
  const words = property.replace(/(?<=[a-z])(?=[A-Z])/g, "_").toLowerCase();
  return NEEDED.test(words.slice(0, MAX_VALUE));
}

/** Whether an argument may be left out, by itself or for another one: "an id, or use title". */
function isOptional({ schema, property }: SchemaNode, root: DefinitionSchema["root"]): boolean {
  const { description } = schema;
  if ("default" in schema || typesOf(schema, root).has("null")) return true;
  if (typeof description !== "string") return false;
  const others = Object.keys(asObject(root.properties)).filter((name) => name !== property);
  const namesOther = () => others.some((name) => new Set(description.split(/\W+/)).has(name));
  return OPTIONAL.test(description) || (/\bor\b/i.test(description) && namesOther());
}

function has2020(schema: DefinitionSchema | undefined): boolean {
  const dialect = schema?.root.$schema;
  return dialect === undefined || (typeof dialect === "string" && dialect.includes("2020-12"));
}

function isLocal(reference: string): boolean {
  return reference === "#" || reference.startsWith("#/");
}

function leadsToSchema(reference: string, root: unknown): boolean {
  let next: unknown = reference;
  for (let hops = 0; hops < LIMITS.schemaLevels; hops += 1) {
    if (typeof next !== "string" || !isLocal(next)) return true;
    const target = lookUp(next, root);
    if (!isObject(target)) return typeof target === "boolean";
    next = target.$ref;
  }
  return false;
}

function isPattern(text: string): boolean {
  // What is longer is not compiled: it may be very slow.
  return text.length > MAX_PATTERN || compiles(text, "") || compiles(text, "u");
}

function compiles(text: string, flags: string): boolean {
  try {
    return new RegExp(text, flags) instanceof RegExp;
  } catch {
    return false;
  }
}
