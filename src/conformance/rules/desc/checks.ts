import { asList, isObject } from "../../../core/json/json.js";
import { excerpt, say } from "../../../core/redaction/redacted.js";
import { resolveRefs } from "../../calls/schema.js";
import {
  breach,
  combinedBreach,
  definitionChecks,
  EVERY,
  isDescription,
  judgeTexts,
  type ListedDefinition,
  nameText,
} from "../../definitions/definition.js";
import { firstBy } from "../../definitions/listed.js";
import { argumentsOf, type Schema } from "../../definitions/schema-nodes.js";

const MAX_SHOWN = 60;
/** A text that is shorter and has fewer words than this says little more than a name. */
const MIN_LENGTH = 12;
const MIN_WORDS = 2;
/** Shorter texts may be the same for a good reason. */
const MIN_DUPLICATE = 10;
const MAX_PLACEHOLDER = 1_000;
const FILLERS = new Set("the a an of to for this that value parameter argument tool".split(" "));
const UNWRITTEN = /^\s*(?:TODO|FIXME|TBD|XXX)(?:[:\s]|$)/;
const PLACEHOLDER =
  /^\s*(?:lorem ipsum.{0,1000}|(?:(?:tool|function|parameter|argument|prompt|resource) )?description(?: (?:goes )?here)?|n\/a|none|null|undefined|test|foo|bar|string|\.{3}|-)\s*\.?\s*$/is;
/** Traces of a wrong encoding, or of an object instead of a text. */
const BROKEN = /\uFFFD|Ã[\x80-\xBF]|â€[œ™\x9c\x9d\x93\x94¦]|\[object Object\]/;

export const DESC_CHECKS = [
  ...definitionChecks(["tool"], {
    "DESC-MISSING": (tool) => descriptionOf(tool) === "" && breach("", say`it has no description`),
    "DESC-SHORT": (tool) => {
      const text = descriptionOf(tool);
      const isShort = text !== "" && text.length < MIN_LENGTH && wordsOf(text).length < MIN_WORDS;
      return isShort && breach("/description", say`the description is only ${quotedExcerpt(text)}`);
    },
    "DESC-DUPLICATE": (tool, { all }) => {
      const other = byDescription(all).get(descriptionOf(tool)) ?? tool;
      const isLong = descriptionOf(tool).length >= MIN_DUPLICATE;
      if (!isLong || other.name === tool.name) return [];
      return breach("/description", say`it has the same description as ${nameText(other.name)}`);
    },
    "DESC-ARGUMENT-MISSING": ({ input }) => {
      const without = argumentsOf(input).filter(({ schema }) => !isDescribed(schema, input?.root));
      return combinedBreach(without, say`an argument has no description`, say`arguments have no description`);
    },
    "DESC-ARGUMENT-REPEATED": ({ input }) =>
      argumentsOf(input).flatMap(({ path, schema, property = "" }) => {
        const text = typeof schema.description === "string" ? schema.description : "";
        if (text.trim() === "" || meaningOf(text) !== meaningOf(property)) return [];
        return [breach(`${path}/description`, say`the description ${quotedExcerpt(text)} only repeats the name`)];
      }),
    "DESC-TITLE-MISSING": ({ value: { title, annotations } }) => {
      const titles = [title, isObject(annotations) ? annotations.title : undefined];
      return titles.every((text) => trimmedText(text) === "") && breach("", say`it has no title`);
    },
    "DESC-NAMES-ALIKE": (tool, { all }) => {
      const other = byLetters(all).get(lettersOf(tool.name)) ?? tool;
      if (other.name === tool.name || lettersOf(tool.name) === "") return [];
      return breach("/name", say`the name differs from ${nameText(other.name)} only by case or punctuation`);
    },
  }),
  ...definitionChecks(["tool", "prompt"], {
    "DESC-NAME-REPEATED": (definition) => {
      const text = descriptionOf(definition);
      if (text === "" || meaningOf(text) !== meaningOf(definition.name)) return [];
      return breach("/description", say`the description ${quotedExcerpt(text)} only repeats the name`);
    },
  }),
  ...definitionChecks(EVERY, {
    "DESC-PLACEHOLDER": judgeTexts((text, place) => {
      if (!isDescription(place) || place.path.endsWith("/title") || !isPlaceholder(text)) return undefined;
      return say`is still a placeholder: ${quotedExcerpt(text)}`;
    }),
    "DESC-BROKEN-TEXT": judgeTexts((text, place) => {
      const match = isDescription(place) ? BROKEN.exec(text) : null;
      return match ? say`was not written correctly: ${quotedExcerpt(match[0])}` : undefined;
    }),
  }),
  ...definitionChecks(["prompt"], {
    "DESC-PROMPT": (prompt) => {
      const { arguments: list } = prompt.value;
      const args = asList(list).filter(isObject);
      const without = args.filter((argument) => trimmedText(argument.description) === "");
      return [
        ...(descriptionOf(prompt) === "" ? [breach("", say`it has no description`)] : []),
        ...without.map(({ name }) =>
          breach("/arguments", say`the argument ${nameText(trimmedText(name))} has no description`),
        ),
      ];
    },
  }),
  ...definitionChecks(["resource", "template"], {
    "DESC-RESOURCE": ({ value: { description, title } }) =>
      trimmedText(description) + trimmedText(title) === "" && breach("", say`it has neither a description nor a title`),
  }),
];

const byDescription = firstBy(["tool"], descriptionOf);
const byLetters = firstBy(["tool"], ({ name }) => lettersOf(name));

function descriptionOf({ value }: ListedDefinition): string {
  return trimmedText(value.description);
}

function isPlaceholder(text: string): boolean {
  return UNWRITTEN.test(text) || (text.length < MAX_PLACEHOLDER && PLACEHOLDER.test(text));
}

function isDescribed(schema: Schema, root: unknown): boolean {
  return describes(schema) || describes(resolveRefs(schema, root));
}

function describes(schema: Schema): boolean {
  if (trimmedText(schema.description) !== "") return true;
  // A title that generators made from the name is not a description; one on a branch is.
  const branches = ["anyOf", "oneOf", "allOf"].flatMap((key) => asList(schema[key]));
  return branches.some((branch) => isObject(branch) && trimmedText(branch.description) !== "");
}

function trimmedText(value: unknown): string {
  return typeof value === "string" ? value.trim() : "";
}

function quotedExcerpt(text: string) {
  return say`"${excerpt(text, MAX_SHOWN)}"`;
}

/** The words of a text or a name, in lower case. Only the beginning of a long text is compared. */
function wordsOf(text: string): string[] {
  return text
    .slice(0, 1_000)
    .replace(/(?<=[a-z0-9])(?=[A-Z])/g, " ")
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");
}

function meaningOf(text: string): string {
  return wordsOf(text)
    .filter((word) => !FILLERS.has(word))
    .map((word) => word.replace(/s$/, ""))
    .join(" ");
}

function lettersOf(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");
}
