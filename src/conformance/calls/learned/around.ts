import { uniqueBy } from "../../../core/groups.js";
import { edgesOf, excludedTypes } from "../invalid.js";
import { flatten, itemsOf } from "../schema.js";
import type { Args, Candidate, Origin, Tool } from "../types.js";
import { sampleOf } from "../valid.js";
import { costlyMatch, trialsFor } from "./by-name.js";
import { argumentsOf, candidatesFor, originsOf, SIZE_ARGUMENT, UNKNOWN_ID, UNKNOWN_NUMBER } from "./candidates.js";
import type { ValuePool } from "./value-pool.js";

/** Characters that break an SQL statement, a regular expression or a query that they are pasted into. */
const SPECIAL_CHARACTERS = "it's ([ \"%";
const MAX_LONG = 2_000;
const MAX_ENUM = 12;
const MAX_PAIRS = 10;
/** Names of arguments whose size costs the server nothing. */
const AMOUNT = /amount|price|cost|total|quantity|weight|value|balance|budget|fee/i;
const MAX_CROSSED = 40;
/** How many made-up values are tried for an argument, and how many that earlier answers gave. */
const MAX_MADE_UP = 3;
const MAX_FROM_ANSWERS = 10;

/** Arguments that differ from accepted ones in some of them. */
interface AroundVariant {
  args: Args;
  varied: string[];
  /** Where the values of the arguments come from that differ. */
  origins: Map<string, Origin>;
}

/** Valid arguments around accepted ones: each argument varied, pairs, things in each mode. */
export function argumentsAround(tool: Tool, base: Args, pool: ValuePool): AroundVariant[] {
  const all = argumentsOf(tool);
  const choicesOf = new Map(all.map(({ name, schema }) => [name, candidatesAround(pool, tool, name, schema)]));
  const variant = (...changes: [string, Candidate][]): AroundVariant => ({
    args: { ...base, ...Object.fromEntries(changes.map(([name, { value }]) => [name, value])) },
    varied: changes.map(([name]) => name),
    origins: originsOf(changes),
  });
  const single = all.flatMap(({ name }) => (choicesOf.get(name) ?? []).map((candidate) => variant([name, candidate])));
  const first = (name: string): [string, Candidate][] =>
    (choicesOf.get(name) ?? []).slice(0, 1).map((candidate) => [name, candidate]);
  const optional = all.filter(({ isRequired }) => !isRequired).map(({ name }) => name);
  const pairs = optional
    .flatMap((a, at) => optional.slice(at + 1).map((b) => variant(...first(a), ...first(b))))
    .slice(0, MAX_PAIRS);
  // Two arguments of one kind, such as the ends of a range, are also tried with the same value.
  const alike = all.flatMap(({ name: a }, at) =>
    all
      .slice(at + 1)
      .flatMap(({ name: b }) =>
        (choicesOf.get(b) ?? [])
          .filter(({ value, origin }) => origin && value === base[a])
          .map((same) => variant([b, same])),
      ),
  );
  // Some faults need a certain thing in a certain mode: a page that cannot be written as HTML.
  const modes = all.filter(({ schema }) => isMode(flatten(schema, tool.inputSchema)));
  const crossed = all
    .flatMap(({ name: a }) => {
      const things = (choicesOf.get(a) ?? []).filter(({ origin }) => origin);
      return modes.flatMap(({ name: b }) =>
        a === b
          ? []
          : (choicesOf.get(b) ?? []).flatMap((mode) => things.map((thing) => variant([a, thing], [b, mode]))),
      );
    })
    .slice(0, MAX_CROSSED);
  const together = variant(...optional.flatMap(first));
  // What may hang comes last: a tool that hangs too often is not called any more.
  const trials = all.flatMap(({ name, schema }) =>
    trialsFor(tool, name, schema, pool).map((trial) => variant([name, trial])),
  );
  const variants = [
    ...single,
    ...alike,
    ...pairs,
    ...crossed,
    together,
    ...trials,
    variant(...costlyMatch(all, tool.inputSchema)),
  ];
  return uniqueBy(variants, ({ args }) => JSON.stringify(args));
}

function isMode({ enum: values, type }: Readonly<Record<string, unknown>>): boolean {
  return Array.isArray(values) || type === "boolean";
}

/** What one argument is tried with: each value of an enum, both booleans, its bounds, values of other answers. */
function candidatesAround(pool: ValuePool, tool: Tool, name: string, schema: unknown): Candidate[] {
  const flat = flatten(schema, tool.inputSchema);
  const all = candidatesFor(tool, name, schema, pool);
  if (Array.isArray(flat.enum)) return all.slice(0, MAX_ENUM);
  // The default is what is tried without the argument.
  const candidates = all.filter(({ value }) => value !== flat.default);
  if (flat.type === "boolean") return [true, false].map((value) => ({ value }));
  // An argument that names a thing is also tried with one that does not exist.
  const names = candidates.some(({ origin }) => origin !== undefined);
  if (flat.type === "integer" || flat.type === "number") {
    const isInteger = flat.type === "integer";
    const limitOf = (key: string, otherwise: number) => (typeof flat[key] === "number" ? flat[key] : otherwise);
    const most = limitOf("maximum", Number.POSITIVE_INFINITY);
    const least = limitOf("minimum", limitOf("exclusiveMinimum", Number.NEGATIVE_INFINITY));
    const isBounded = Number.isFinite(least);
    const low = isBounded ? (isInteger ? Math.ceil(least) : least) : 0;
    const bounds = [...(isBounded ? [low] : []), isInteger ? Math.floor(most) : most];
    const near = [low + 1, low + 2, ...(isBounded ? [] : [0, -1]), ...(isInteger ? [] : [2.345678])];
    const fits = (value: number) =>
      value >= least &&
      value <= most &&
      value > limitOf("exclusiveMinimum", Number.NEGATIVE_INFINITY) &&
      value < limitOf("exclusiveMaximum", Number.POSITIVE_INFINITY) &&
      (isInteger ? Number.isInteger(value) : Number.isFinite(value));
    const isFree = flat.maximum === undefined && flat.exclusiveMaximum === undefined;
    const sizes = !isFree ? [] : SIZE_ARGUMENT.test(name) ? [20, 100, 1_000] : AMOUNT.test(name) ? [100_000] : [];
    const values = [...bounds, ...near, ...sizes, ...(low < 0 ? [0] : []), ...(names ? [UNKNOWN_NUMBER] : [])].filter(
      fits,
    );
    return [...firstCandidates(candidates), ...values.map((value) => ({ value }))];
  }
  if (flat.type === "array") {
    const length = typeof flat.minItems === "number" ? flat.minItems : 0;
    const item = candidatesFor(tool, name, itemsOf(schema, tool.inputSchema) ?? {}, pool)[0];
    const filled =
      item && (typeof flat.maxItems !== "number" || flat.maxItems > 0)
        ? [{ value: Array(Math.max(length, 1)).fill(item.value) }]
        : [];
    return [...candidates.slice(0, 2), ...filled, ...(length === 0 ? [{ value: [] }] : [])];
  }
  if (flat.type === "string") {
    const madeUp = { value: sampleOf(schema, tool.inputSchema) };
    if (flat.pattern !== undefined || flat.format !== undefined) return [...firstCandidates(candidates), madeUp];
    const least = typeof flat.minLength === "number" ? flat.minLength : 0;
    const most = typeof flat.maxLength === "number" ? flat.maxLength : undefined;
    const texts = [
      "",
      "!!!",
      SPECIAL_CHARACTERS,
      ...(names ? [UNKNOWN_ID] : []),
      ...(most !== undefined && most <= MAX_LONG ? ["x".repeat(most)] : []),
    ];
    const fits = (text: string) => text.length >= least && text.length <= (most ?? MAX_LONG);
    return [...firstCandidates(candidates), ...texts.filter(fits).map((value) => ({ value }))];
  }
  return candidates.slice(0, 2);
}

function firstCandidates(candidates: readonly Candidate[]): Candidate[] {
  return candidates.filter(({ origin }, at) => at < (origin ? MAX_FROM_ANSWERS : MAX_MADE_UP));
}

/** One call for each way in which an argument can break its schema, and one without each required argument. */
export function brokenArguments(tool: Tool, base: Args): Pick<AroundVariant, "args" | "varied">[] {
  const root = tool.inputSchema;
  return argumentsOf(tool).flatMap(({ name, schema, isRequired }) => {
    const flat = flatten(schema, root);
    const outside = edgesOf(flat, root).flatMap(({ isInside, make }) => (isInside ? [] : [make()]));
    const wrong = excludedTypes(flat, root);
    // A server that makes a text of everything, or reads every text, takes the one and not the other.
    const [, other] = wrong.find(([type]) => type === "string") ?? wrong.find(([type]) => type === "number") ?? [];
    const values = other === undefined ? outside : [...outside, other];
    const { [name]: _, ...without } = base;
    const all = [...values.map((value) => ({ ...base, [name]: value })), ...(isRequired ? [without] : [])];
    return all.map((args) => ({ args, varied: [name] }));
  });
}
