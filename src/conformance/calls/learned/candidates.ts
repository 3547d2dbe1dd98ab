import { uniqueBy } from "../../../core/groups.js";
import { asList, asObject, isNestedOver } from "../../../core/json/json.js";
import { LIMITS } from "../../../core/limits.js";
import { flatten, itemsOf, propertiesOf, requiredOf, resolveRefs, typeOfValue, typesOf } from "../schema.js";
import type { Args, Candidate, Origin, Step, Tool } from "../types.js";
import { sampleOf } from "../valid.js";
import { likelyValues } from "./by-name.js";
import { pathsFor } from "./paths.js";
import { singular, type ValuePool } from "./value-pool.js";

/** Words that a description gives as examples. */
const EXAMPLE =
  /(?:such as|e\.g\.,?|for example,?:?|example:|like)\s+["'`“]?([^\s"'`”,;)]{1,80}?)["'`”]?[.,;)]?(?=\s|$)/gi;
const QUOTED = /["'`“]([^"'`”\n]{1,60})["'`”]/g;

/** More examples behind the first one: "such as a1, b2 or c3". */
const MORE_EXAMPLES =
  /(?:such as|e\.g\.,?|for example,?:?|example:|like)\s+[\w.-]{1,40}((?:,? (?:or|and) [\w.-]{1,40}|, [\w.-]{1,40}(?=,| or| and|[.;)]?$))+)/gi;

function examplesIn(description: unknown): string[] {
  if (typeof description !== "string") return [];
  const more = [...description.matchAll(MORE_EXAMPLES)].flatMap(([, list = ""]) =>
    list.split(/,? (?:or |and )?/).map((word) => ["", word.replace(/\.$/, "")]),
  );
  const examples = [...description.matchAll(EXAMPLE), ...more, ...description.matchAll(QUOTED)];
  return examples.flatMap(([, found]) => found?.replace("YYYY", "2026").replace("MM", "05").replace("DD", "01") ?? []);
}

/** Values that satisfy a rejection, by its words. */
const ASKED_VALUES: readonly (readonly [RegExp, readonly unknown[]])[] = [
  [/yyyy-mm-dd|iso(?: ?8601)? date\b|valid date\b/i, ["2026-05-01"]],
  [/date-?time|iso ?8601|rfc ?3339/i, ["2026-05-01T12:00:00Z"]],
  [/e-?mail/i, ["user@example.com"]],
  [/\buu?id\b/i, ["00000000-0000-4000-8000-000000000000"]],
  [/\bur[il]\b/i, ["https://example.com/"]],
  [/absolute path/i, ["/tmp"]],
  [/\bhh:mm\b/i, ["12:00"]],
  [/\bjson\b/i, ["{}", "[]"]],
  [/\bset to true\b|\bmust be true\b/i, [true]],
  [/\bexpected:? (?:an? )?boolean\b/i, [true, false]],
  [/positive|greater than 0|at least 1\b/i, [1, 2]],
  [
    /\b(?:(?:not|expected|(?:must|should) be) an? (?:\w+ )?(?:number|integer)|invalid (?:number|integer)|numeric|digits?|NaN)\b/i,
    [1, "1"],
  ],
];

/** Arguments that are searched for in texts. */
export const SEARCH_ARGUMENT =
  /^(?:q|.*query|search.*|.*term|keywords?|text|word|pattern|contains|filter|needle|phrase|substring)$/i;

const NOT_FOUND = [
  /\b([A-Za-z]+)\b(?:[^A-Za-z]*|[^A-Za-z]+\S*[\dA-Z_"'`-]\S* )(?:was |is |could )?(?:not (?:be )?found|(?:does not|doesn't) exist)/g,
  /\b(?:no such|no|unknown|invalid) ([a-z]+)\b/gi,
];

/** The nouns for what does not exist, in a rejection: "commit not found", "no event with id 7". */
export function missingNouns(text: string): string[] {
  return [
    ...new Set(
      NOT_FOUND.flatMap((pattern) => [...text.matchAll(pattern)].flatMap(([, noun = ""]) => noun.toLowerCase())),
    ),
  ];
}

/** Values that the text of a rejection asks for. */
export function valuesAskedFor(text: string): unknown[] {
  const list =
    /(?:one of|\b(?:supported|available|known)(?: [\w ]{1,30}|(?=:))|allowed(?: values)?(?: are)?|expected|options are|valid values are)[: ]+((?:[^\n.]|\.(?=\w)){1,300})/i.exec(
      text,
    )?.[1] ?? "";
  const quoted = [...list.matchAll(/"((?:[^"\\]|\\.)+)"|'((?:[^'\\]|\\.)+)'|`([^`]+)`/g)].map(([, a, b, c]) =>
    (a ?? b ?? c ?? "").replace(/\\(.)/g, "$1"),
  );
  const plain = list.split(/\s*[,|]\s*|\s+or\s+/).map((part) => part.replace(/^[\s"'`[({]+|[\s"'`\])}]+$/g, ""));
  const words = quoted.length > 1 ? quoted : plain;
  return [
    ...(words.length > 1 ? words.filter((value) => value !== "") : []),
    ...ASKED_VALUES.flatMap(([pattern, values]) => (pattern.test(text) ? values : [])),
  ];
}

/** True if a text has a name as a word. */
export function mentions(text: string, name: string): boolean {
  const word = name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return new RegExp(`(?<!\\w)${word}(?!\\w)`, "i").test(text);
}

/** An id that nothing has. */
export const UNKNOWN_ID = "mcptest-none";
export const UNKNOWN_NUMBER = 987_654;

/** Arguments that say how many items a list may have. */
export const SIZE_ARGUMENT = /^(?:limit|page_?size|per_?page|max_?(?:results|items)|count|top_?k|size)$/i;

/** Arguments are tried in pairs, so their number is limited. */
const MAX_ARGUMENTS = 200;

/** A property of the arguments of a tool. */
export interface Argument {
  name: string;
  schema: unknown;
  isRequired: boolean;
}

const argumentCache = new WeakMap<Tool, readonly Argument[]>();

/** The arguments of a tool, at most MAX_ARGUMENTS. */
export function argumentsOf(tool: Tool): readonly Argument[] {
  const all = argumentCache.get(tool) ?? readArguments(tool);
  argumentCache.set(tool, all);
  return all;
}

function readArguments({ inputSchema }: Tool): Argument[] {
  const flat = flatten(inputSchema, inputSchema);
  const required = new Set(requiredOf(flat));
  return propertiesOf(flat)
    .slice(0, MAX_ARGUMENTS)
    .map(([name, schema]) => ({ name, schema, isRequired: required.has(name) }));
}

/** Values for one argument, the most likely first: those the schema names, of other answers, of descriptions, made up. */
export function candidatesFor(
  tool: Tool,
  name: string,
  schema: unknown,
  pool: ValuePool,
  wanted: readonly Candidate[] = [],
): Candidate[] {
  const resolved = flatten(schema, tool.inputSchema);
  const types = typesOf(resolved, tool.inputSchema);
  const valuesUnder = (key: string): unknown[] => asList(resolved[key]);
  const schemaValues = [
    "const" in resolved ? [resolved.const] : [],
    valuesUnder("examples"),
    "example" in resolved ? [resolved.example] : [],
    valuesUnder("enum"),
    "default" in resolved ? [resolved.default] : [],
  ].flat();
  const isFree = valuesUnder("enum").length === 0 && !("const" in resolved);
  const description = resolveRefs(schema, tool.inputSchema).description ?? resolved.description;
  const isDay = resolved.format === "date" || /\byyyy-mm-dd\b/i.test(String(description ?? ""));
  const from = (values: readonly unknown[]) => values.map((value) => ({ value }));
  const candidates: Candidate[] = [
    ...from(schemaValues),
    ...(isFree ? pool.find(tool.name, name) : []),
    ...(isDay ? pool.days() : []),
    ...wanted,
    ...(isFree ? from([...pathsFor(tool, name, description, pool.paths), ...examplesIn(description)]) : []),
    ...(isFree && SEARCH_ARGUMENT.test(name) ? pool.words() : []),
    ...(isFree ? from(likelyValues(tool, name, description, pool, argumentsOf(tool).length <= 2)) : []),
    { value: sampleOf(schema, tool.inputSchema) },
    ...(types.has("array") ? [{ value: [sampleOf(itemsOf(schema, tool.inputSchema) ?? {}, tool.inputSchema)] }] : []),
    ...(isFree && types.has("string")
      ? [...examplesIn(tool.description), "a", "test"].map((value) => ({ value }))
      : []),
    ...(types.has("boolean") ? [true, false].map((value) => ({ value })) : []),
    ...(types.has("array") && isFree ? listCandidates(tool, name, schema, pool) : []),
  ];
  const fitting = candidates.flatMap((candidate) => {
    const { value } = candidate;
    if (isNestedOver(value, LIMITS.schemaLevels)) return [];
    if (types.has(typeOfValue(value))) return [candidate];
    if (types.has("string") && typeof value === "number") return [{ ...candidate, value: String(value) }];
    if (types.has("number") && typeof value === "string" && /^-?\d+(?:\.\d+)?$/.test(value))
      return [{ ...candidate, value: Number(value) }];
    return [];
  });
  return uniqueBy(fitting, ({ value }) => JSON.stringify(value));
}

/** Lists of one item that the schema of items allows. */
function listCandidates(tool: Tool, name: string, schema: unknown, pool: ValuePool): Candidate[] {
  const items = itemsOf(schema, tool.inputSchema);
  return items === undefined
    ? []
    : candidatesFor(tool, singular(name), items, pool)
        .slice(0, 2)
        .map(({ value }) => ({ value: [value] }));
}

/** A step with other values for some of its arguments. */
export function withArguments(step: Step, changes: readonly (readonly [string, unknown])[]): Step {
  const args = { ...asObject(step.params.arguments), ...Object.fromEntries(changes) };
  return changes.length === 0 ? step : { ...step, params: { ...step.params, arguments: args } };
}

/** A call of a tool. An origin is kept only for an argument that still has its value. */
export function callStep(tool: string, args: Args, known: ReadonlyMap<string, Origin> = new Map()): Step {
  const origins = new Map([...known].filter(([name, { value }]) => String(args[name]) === String(value)));
  return { method: "tools/call", params: { name: tool, arguments: args }, ...(origins.size > 0 && { origins }) };
}

/** Where the values of arguments come from. */
export function originsOf(chosen: readonly [string, Candidate][]): Map<string, Origin> {
  return new Map(chosen.flatMap(([name, { origin }]) => (origin ? [[name, origin] as const] : [])));
}
