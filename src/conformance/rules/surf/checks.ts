import { excerpt, jsonOf, say, trustedText } from "../../../core/redaction/redacted.js";
import { grouped, plural } from "../../../core/text.js";
import {
  breach,
  type CountTokens,
  combinedBreach,
  definitionChecks,
  type ListedDefinition,
} from "../../definitions/definition.js";
import { textsOf } from "../../definitions/listed.js";

const MAX_TOOL = 1_000;
const MAX_TOTAL = 20_000;
const MIN_REPEATED = 200;
const MIN_TIMES = 3;
const MAX_SHOWN = 60;
/** Texts are counted in parts, so that a text without blanks does not take longer. */
const PART = 500;
const MAX_COUNTED = 100_000;
const CHARACTERS_OF_TOKEN = 4;

export const SURF_CHECKS = [
  ...definitionChecks(["tool"], {
    "SURF-TOOL": (tool, { countTokens }) => {
      const tokens = tokensOf(tool, countTokens);
      if (tokens <= MAX_TOOL) return [];
      return breach("", say`its definition has ${plural(tokens, "token")}, more than ${amount(MAX_TOOL)}`);
    },
    "SURF-UNUSED-DEFINITION": ({ input }) =>
      combinedBreach(
        (input?.unused ?? []).map((path) => ({ path })),
        say`nothing refers to the definition`,
        say`nothing refers to the definitions`,
      ),
  }),
  ...definitionChecks(["server"], {
    "SURF-TOTAL": (_, { all, countTokens }) => {
      const tokens = surfaceTokens(all, countTokens);
      if (tokens <= MAX_TOTAL) return [];
      const size = plural(tokens, "token");
      return breach("/tools", say`the definitions of all tools have ${size}, more than ${amount(MAX_TOTAL)}`);
    },
    "SURF-REPEATED": (_, { all, countTokens }) =>
      repeatedTexts(all).map(({ text, count, path }) => {
        const wasted = plural(tokensIn(text, countTokens) * (count - 1), "token");
        const textExcerpt = excerpt(text, MAX_SHOWN);
        return breach(path, say`the tools have the text "${textExcerpt}…" ${count} times, which costs ${wasted}`);
      }),
  }),
];

/** False if all that these checks ask for is known without counting tokens: a text has at most as many as bytes. */
export function needsTokens(all: readonly ListedDefinition[]): boolean {
  const sizes = all.filter(({ kind }) => kind === "tool").map((tool) => Buffer.byteLength(definitionText(tool)));
  const total = sizes.reduce((sum, size) => sum + size, 0);
  return total > MAX_TOTAL || sizes.some((size) => size > MAX_TOOL) || repeatedTexts(all).length > 0;
}

function repeatedTexts(all: readonly ListedDefinition[]) {
  const places = new Map<string, { text: string; count: number; path: string }>();
  for (const [index, { kind, value }] of all.entries()) {
    if (kind !== "tool") continue;
    for (const { text, path, isName } of textsOf(value)) {
      if (isName || text.length < MIN_REPEATED) continue;
      const before = places.get(text);
      places.set(text, { text, count: (before?.count ?? 0) + 1, path: before?.path ?? `/tools/${index}${path}` });
    }
  }
  return [...places.values()].filter(({ count }) => count >= MIN_TIMES);
}

/** The tokens of each definition, by what counts them. */
const COUNTED = new WeakMap<CountTokens, WeakMap<ListedDefinition["value"], number>>();

/** How many tokens the definitions of all tools have, as a model gets them: names, descriptions and input schemas. */
export function surfaceTokens(all: readonly ListedDefinition[], countTokens: CountTokens): number {
  return all.filter(({ kind }) => kind === "tool").reduce((sum, tool) => sum + tokensOf(tool, countTokens), 0);
}

function tokensOf(tool: ListedDefinition, countTokens: CountTokens): number {
  const counted = COUNTED.get(countTokens) ?? new WeakMap<ListedDefinition["value"], number>();
  COUNTED.set(countTokens, counted);
  const tokens = counted.get(tool.value) ?? tokensIn(definitionText(tool), countTokens);
  counted.set(tool.value, tokens);
  return tokens;
}

function definitionText({ value: { name, description, inputSchema } }: ListedDefinition): string {
  // What is nested too deeply for JSON.stringify cannot be sent to a model either.
  return jsonOf({ name, description, inputSchema }) ?? "";
}

function tokensIn(text: string, countTokens: CountTokens): number {
  const counted = Math.min(text.length, MAX_COUNTED);
  let tokens = Math.ceil((text.length - counted) / CHARACTERS_OF_TOKEN);
  for (let from = 0; from < counted; from += PART) {
    tokens += countTokens(text.slice(from, Math.min(from + PART, counted)));
  }
  return tokens;
}

function amount(count: number) {
  return trustedText(grouped(count));
}
