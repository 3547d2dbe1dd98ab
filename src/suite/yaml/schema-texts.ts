import { parseDuration } from "../../core/clock.js";
import { isObject } from "../../core/json/json.js";
import type { SchemaError } from "../../core/json/json-schema.js";
import { shellWordOf } from "../../core/proc/words.js";
import { cut, hide } from "../../core/redaction/redacted.js";
import { OTHER_MATCHERS } from "../../rules/other-matchers.js";
import type { ProblemTexts } from "../problems.js";
import { describeValue, listNames, suggest, suggestOr } from "../suggest.js";
import { ANSWER_MEMBERS } from "../variables/references.js";
import { UNPUBLISHED } from "../versions.js";
import { child } from "./nodes.js";
import type { Path, PlacePart } from "./positions.js";
import {
  definition,
  exampleAt,
  exampleWith,
  meaningOf,
  memberSchema,
  type SchemaNode,
  schemaOf,
} from "./schema-file.js";

/** An error of the validator with what messages need. */
export interface SchemaFault {
  error: SchemaError;
  /** Of the value that is wrong. */
  path: Path;
  value: unknown;
  /** The list or mapping that has the value. */
  parent: unknown;
  /** The schema that states the keyword, and its name among the definitions. */
  schema: SchemaNode;
  definition: string;
}

const NO_ROWS: ProblemTexts = {
  title: "`data` must be a list of rows, or have a `file`",
  description: "It is a mapping.",
  fix: "Begin each row with a dash: `data: [{ city: Oslo }]`; or write `data: { file: cities.csv }`.",
};

const NO_SOURCE: ProblemTexts = {
  title: "`default` without `from_env`",
  description: "A default replaces an environment variable that is not set. A literal `value` does not need one.",
  fix: "Add `from_env: NAME`, or write `value` instead.",
};

/** The part to underline, what to say, and the key below the value if it is at one. */
export function explain(fault: SchemaFault): [PlacePart, ProblemTexts, (string | undefined)?] {
  const { error, value, schema } = fault;
  const name = placeName(fault.path);
  switch (error.keyword) {
    case "additionalProperties": {
      const key = String(error.params.additionalProperty);
      return ["key", unknownTexts(key, fault), key];
    }
    case "required": {
      const key = String(error.params.missingProperty);
      if (fault.path.at(-1) === "data" && key === "file") return ["key", NO_ROWS];
      const fix = `Write \`${exampleWith(fault.path, schema, key)}\`.`;
      // Underlined as a whole, like the problem that the matcher finds in it, so that both count as one.
      const which = fault.path.includes("matcher") ? "entry" : "key";
      return [which, { title: `${name} has no \`${key}\``, description: "This key is required.", fix }];
    }
    case "oneOf":
      return exactlyOne(fault, alternatives(schema));
    case "propertyNames": {
      const key = String(error.params.propertyName);
      return ["key", nameTexts(key, fault.definition), key];
    }
    case "dependentRequired":
      return ["key", NO_SOURCE, "default"];
    case "maxProperties":
    case "minProperties":
      if (fault.definition !== "Matcher") return ["entry", emptyTexts(fault, name)];
      return ["entry", matcherCountTexts(Object.keys(value as object))];
    case "minItems":
    case "minLength":
      return ["entry", emptyTexts(fault, name)];
    default:
      return ["value", fault.definition === "Matcher" ? noMatcher(value, name) : wrongValue(fault, name)];
  }
}

function emptyTexts({ path, schema }: SchemaFault, name: string): ProblemTexts {
  const fix = `Write, for example, \`${exampleAt(path, schema)}\`, or leave it out.`;
  return { title: `${name} is empty`, description: "It must have at least one entry.", fix };
}

function unknownTexts(key: string, { definition: definitionName, schema, value }: SchemaFault): ProblemTexts {
  if (definitionName === "Matcher") return unknownMatcher(key, schema);
  if (definitionName === "Assertion" && ANSWER_MEMBERS.some((name) => key === name || key.startsWith(`${name}.`))) {
    const short = child(value, key);
    const matcher = isObject(short) ? short : { exact: short };
    const example = exampleAt([], { examples: [{ target: key, matcher }] });
    return {
      title: `\`${key}\` must stand under \`target\``,
      description: "An entry of a list has a `target` and a `matcher`.",
      fix: `Write \`${example}\`; or leave out the dashes, and \`expect\` is a mapping from targets to matchers.`,
    };
  }
  if (definitionName !== "Assertion" || child(definition("Matcher").properties, key) === undefined)
    return unknownKeyTexts(key, schema);
  const example = exampleAt(["matcher"], { examples: [{ [key]: child(value, key) }] });
  const title = `\`${key}\` must stand under \`matcher\``;
  return { title, description: "An assertion has a `target` and a `matcher`.", fix: `Write \`${example}\`.` };
}

/** What other tools call a key. */
const OTHER_KEYS: Readonly<Record<string, readonly string[]>> = {
  tools: ["tests"],
  expect: ["assert", "assertions", "expected"],
  args: ["arguments", "params", "input"],
  nodes: ["steps"],
};

function unknownKeyTexts(key: string, schema: SchemaNode): ProblemTexts {
  const known = knownKeys(schema);
  const title = `unknown key \`${key}\``;
  if (key === "only" || key === "focus") {
    const fix = "Remove it, and run the test by `--filter NAME`, or by `--id ID` as `--list` prints it.";
    return { title, description: "A suite always runs whole, so that no test is left out by mistake.", fix };
  }
  const suggestion = suggest(key, known) ?? known.find((name) => OTHER_KEYS[name]?.includes(key));
  if (suggestion === undefined && knownKeys(schemaOf([]).schema).includes(key)) {
    const fix = "Move it there, to the left margin.";
    return { title, description: `\`${key}\` belongs at the top level of the suite.`, fix };
  }
  if (suggestion === undefined)
    return { title, description: `Known here: ${listNames(known)}.`, fix: "Remove it, or write one of these." };
  const meaning = meaningOf(schema, suggestion);
  return { title, description: `Did you mean \`${suggestion}\`? ${meaning}`.trim(), fix: `Write \`${suggestion}:\`.` };
}

function unknownMatcher(key: string, schema: SchemaNode): ProblemTexts {
  const title = `unknown matcher \`${key}\``;
  const other = OTHER_MATCHERS.get(key);
  if (other !== undefined) return { title, description: "No matcher has this name.", fix: other };
  return { ...unknownKeyTexts(key, schema), title };
}

/** A value that is not a matcher. The fix names `schema`, because other tools take a list of values under `oneOf`. */
function noMatcher(value: unknown, name: string): ProblemTexts {
  return {
    title: `${name} must be a matcher`,
    description: `Found ${describeValue(value)}.`,
    fix: Array.isArray(value)
      ? "Write `{exact: VALUE}`; for one of several values, `schema: {enum: [one, two]}` as the whole matcher."
      : `Write \`{ exact: ${cut(hide(JSON.stringify(value ?? null)), 60)} }\`.`,
  };
}

export function matcherCountTexts(keys: readonly string[]): ProblemTexts {
  return {
    title: keys.length === 0 ? "a matcher without a key" : `a matcher with ${keys.length} keys: ${listNames(keys)}`,
    description: "A matcher has exactly one key.",
    fix: "Write an assertion for each, or combine them under `allOf:`.",
  };
}

function exactlyOne(fault: SchemaFault, keys: readonly string[]): [PlacePart, ProblemTexts, (string | undefined)?] {
  const present = keys.filter((key) => child(fault.value, key) !== undefined);
  const name = placeName(fault.path);
  if (present.length === 0) {
    const examples = keys.slice(0, 3).map((key) => `\`${exampleAt([key], memberSchema(fault.schema, key).schema)}\``);
    const fix = `Write one of them: ${examples.join(", or ")}.`;
    const title = `${name} has none of ${listNames(keys)}`;
    return ["key", { title, description: "It needs exactly one of them.", fix }];
  }
  const fix = `Keep one, and remove the ${present.length > 2 ? "others" : "other"}.`;
  const title = `${name} has ${present.map((key) => `\`${key}\``).join(" and ")}: only one is allowed`;
  return ["key", { title, description: `It needs exactly one of ${listNames(keys)}.`, fix }, present[1]];
}

function nameTexts(key: string, definition: string): ProblemTexts {
  if (definition === "Headers" && /authorization$/i.test(key)) {
    return {
      title: `\`${key}\` does not belong under \`headers\``,
      description: "Credentials belong under `auth`, which keeps them out of reports.",
      fix: "Write `auth:` with `bearer_token_env:` or `oauth:`.",
    };
  }
  if (definition === "Headers") {
    return {
      title: `\`${key}\` cannot be the name of a header`,
      description: "It has a character that is not allowed in header names.",
      fix: "Use letters, digits and `-`.",
    };
  }
  return {
    title: `\`${key}\` cannot be the name of a variable`,
    description: "References cannot use this name.",
    fix: "Use letters, digits and `_`, and start with a letter.",
  };
}

function wrongValue(fault: SchemaFault, name: string): ProblemTexts {
  const { error, value, schema } = fault;
  const form = formOf(schema);
  const isNothing = form === "a duration" && parseDuration(String(value)) === 0;
  const wanted = isNothing ? `${form} above 0` : form;
  const allowed = allowedValues(schema);
  const description = `Found ${describeValue(value)}.`;
  if (error.keyword === "minimum" || error.keyword === "maximum") {
    const limit = `${error.keyword === "minimum" ? "at least" : "at most"} ${error.params.limit}`;
    return { title: `${name} must be ${limit}`, description, fix: `Write ${wanted} of ${limit}.` };
  }
  if (allowed.length > 0) {
    const otherwise = allowed.length === 1 ? `Write \`${allowed[0]}\`.` : "Write one of them.";
    const fix = suggestOr(typeof value === "string" ? value : "", allowed, otherwise);
    return { title: `${name} must be ${wanted || joinByOr(allowed)}`, description, fix };
  }
  const title = `${name} must be ${wanted}`;
  const key = fault.path.at(-1);
  if (key === "data" && typeof value === "string")
    return { title, description, fix: `For the rows of a file, write \`data: { file: ${value} }\`.` };
  if (key === "command" && typeof value === "string") {
    const args = child(fault.parent, "args");
    const shellWord = shellWordOf(value);
    if (shellWord !== undefined) {
      const why = `\`${shellWord}\` means something to a shell only, and none reads the command.`;
      const fix = "Write `env:` and `cwd:` beside it, and the program and its arguments as a list.";
      return { title, description: why, fix };
    }
    const words = [...value.trim().split(/\s+/), ...(Array.isArray(args) ? args.map(String) : [])];
    const example = exampleAt(fault.path, { examples: [words] });
    return { title, description, fix: `Write the program and its arguments as a list: \`${example}\`.` };
  }
  if (wanted === "text" && schema.pattern === undefined && (typeof value === "number" || typeof value === "boolean"))
    return { title, description, fix: `Write it in quotes: \`${key}: "${value}"\`.` };
  const how = form === "a list" && isObject(value) ? "Begin each entry with a dash" : `Write ${wanted}`;
  return { title, description, fix: `${how}: \`${exampleAt(fault.path, schema)}\`.` };
}

const TYPE_NAMES = new Map([
  ["string", "text"],
  ["integer", "a whole number"],
  ["number", "a number"],
  ["boolean", "true or false"],
  ["array", "a list"],
  ["object", "a mapping"],
  ["null", "nothing (`~`)"],
]);

/** The form of value that a schema requires, in words. */
function formOf(schema: SchemaNode): string {
  if (schema.anyOf !== undefined) {
    const others = schema.anyOf.filter((branch) => branch.type !== undefined).map(formOf);
    return joinByOr([...allowedValues(schema).map((value) => `\`${value}\``), ...others]);
  }
  if (schema.examples?.some((example) => example === "500ms" || example === "-10m")) return "a duration";
  if (schema.examples?.includes("200/s")) return "a rate";
  const types = [schema.type ?? []].flat();
  // Text is allowed with another scalar type only for a whole reference.
  const isReference = schema.pattern?.startsWith("^\\$") && types.length > 1;
  return joinByOr(
    types.filter((type) => !isReference || type !== "string").map((type) => TYPE_NAMES.get(type) ?? type),
  );
}

function joinByOr(names: readonly string[]): string {
  return names.join(", ").replace(/, ([^,]*)$/, " or $1");
}

function allowedValues(schema: SchemaNode): string[] {
  const all = [...(schema.enum ?? []), ...(schema.anyOf ?? []).flatMap((branch) => branch.enum ?? [])];
  return all.map(String).filter((value) => value !== UNPUBLISHED);
}

/** The keys that a schema names. */
export function knownKeys(schema: SchemaNode): string[] {
  return Object.keys(schema.properties ?? {});
}

/** The keys of which exactly one is needed. */
export function alternatives(schema: SchemaNode): string[] {
  return (schema.oneOf ?? []).flatMap((branch) => branch.required ?? []);
}

/** What messages call a place: its key, or its list with its number. */
function placeName(path: Path): string {
  const last = path.at(-1);
  if (last === undefined) return "the file";
  return typeof last === "number" ? `\`${path.findLast((step) => typeof step === "string")}[${last}]\`` : `\`${last}\``;
}
