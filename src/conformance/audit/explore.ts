import { uniqueBy } from "../../core/groups.js";
import { flatten, itemsOf } from "../probes/schema.js";
import type { Args } from "../probes/sites.js";
import { sampleOf } from "../probes/values.js";
import { type Learning, originsOf } from "./learn.js";
import type { AuditTool, Candidate, MadeCall, Origin } from "./types.js";
import { argumentsOf, candidatesFor, NO_NUMBER, NOBODY, SIZE } from "./values.js";

/** What breaks a statement of SQL, a regular expression or a query when it is put into one. */
const SIGNS = "it's ([ \"%";
const MAX_LONG = 2_000;
const MAX_ENUM = 12;
const MAX_PAIRS = 10;
/** What may be large without more work for the server. */
const AMOUNT = /amount|price|cost|total|quantity|weight|value|balance|budget|fee/i;
const MAX_CROSSED = 40;
/** So many values are tried; of those that other answers gave, which are things that differ, so many. */
const MAX_MADE = 3;
const MAX_GIVEN = 10;

/** Calls each tool around its accepted call: each optional argument, values of enums, bounds, pairs; then what the schema excludes. */
export async function explore(run: Learning): Promise<void> {
  for (const tool of run.tools) {
    // What is required comes first: the rest is tried around the call whose answer shows most.
    for (const ofRequired of [true, false]) await exploreArguments(run, tool, ofRequired);
  }
  // A server that takes these may spoil its own state: they come after all valid calls.
  for (const tool of run.tools) {
    const accepted = run.accepted(tool);
    if (!accepted || !run.hasTime()) continue;
    for (const { args, varied } of excludedBy(tool, accepted.args)) {
      if ((await tool.accepts(args)) === false) await run.make(tool, args, accepted.step.origins ?? new Map(), varied);
    }
  }
}

async function exploreArguments(run: Learning, tool: AuditTool, ofRequired: boolean): Promise<void> {
  const accepted = run.accepted(tool);
  if (!accepted || !run.hasTime()) return;
  const optional = new Set(argumentsOf(tool).flatMap(({ name, isRequired }) => (isRequired ? [] : [name])));
  for (const { args, varied, origins } of variantsOf(run, tool, accepted)) {
    if (varied.some((name) => optional.has(name)) === ofRequired) continue;
    if (!(await run.make(tool, args, new Map([...(accepted.step.origins ?? []), ...origins]), varied))) return;
  }
}

interface Variant {
  args: Args;
  varied: string[];
  origins: Map<string, Origin>;
}

function variantsOf(run: Learning, tool: AuditTool, { args: base }: MadeCall): Variant[] {
  const all = argumentsOf(tool);
  const choicesOf = new Map(all.map(({ name, schema }) => [name, valuesOf(run, tool, name, schema)]));
  const variant = (...changes: [string, Candidate][]): Variant => ({
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
  // Two of one kind, such as the ends of a comparison, are also tried with the same.
  const alike = all.flatMap(({ name: a }, at) =>
    all
      .slice(at + 1)
      .flatMap(({ name: b }) =>
        (choicesOf.get(b) ?? [])
          .filter(({ value, origin }) => origin && value === base[a])
          .map((same) => variant([b, same])),
      ),
  );
  // What only one thing and one mode show together: a page that cannot be written as HTML.
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
  const made = run.callsOf(tool).map(({ args }) => JSON.stringify(args));
  const known = new Set([...made, JSON.stringify(base)]);
  const variants = [...single, ...alike, ...pairs, ...crossed, variant(...optional.flatMap(first))];
  return uniqueBy(variants, ({ args }) => JSON.stringify(args)).filter(({ args }) => !known.has(JSON.stringify(args)));
}

function isMode({ enum: values, type }: Readonly<Record<string, unknown>>): boolean {
  return Array.isArray(values) || type === "boolean";
}

/** What one argument is tried with: each value of an enum, both booleans, its bounds, values of other answers. */
function valuesOf(run: Learning, tool: AuditTool, name: string, schema: unknown): Candidate[] {
  const flat = flatten(schema, tool.inputSchema);
  const all = candidatesFor(tool, name, schema, run.pool);
  if (Array.isArray(flat.enum)) return all.slice(0, MAX_ENUM);
  // The default is what is tried without the argument.
  const candidates = all.filter(({ value }) => value !== flat.default);
  if (flat.type === "boolean") return [true, false].map((value) => ({ value }));
  // What names a thing is also tried with one that there is not.
  const names = candidates.some(({ origin }) => origin !== undefined);
  if (flat.type === "integer" || flat.type === "number") {
    const bounds = [flat.minimum, flat.maximum, flat.default].filter((value) => typeof value === "number");
    const low = typeof flat.minimum === "number" ? flat.minimum : 0;
    const near = [
      low + 1,
      low + 2,
      ...(flat.minimum === undefined ? [0, -1] : []),
      ...(flat.type === "number" ? [2.345678] : []),
    ];
    const fits = (value: number) =>
      (typeof flat.maximum !== "number" || value <= flat.maximum) && value >= (flat.minimum === undefined ? -1 : low);
    const isFree = flat.maximum === undefined && flat.exclusiveMaximum === undefined;
    const sizes = !isFree ? [] : SIZE.test(name) ? [20, 100, 1_000] : AMOUNT.test(name) ? [100_000] : [];
    const values = [...bounds, ...near, ...sizes, ...(low < 0 ? [0] : []), ...(names ? [NO_NUMBER] : [])].filter(fits);
    return [...firstOf(candidates), ...values.map((value) => ({ value }))];
  }
  if (flat.type === "array") {
    const length = typeof flat.minItems === "number" ? flat.minItems : 0;
    const item = candidatesFor(tool, name, itemsOf(schema, tool.inputSchema) ?? {}, run.pool)[0];
    const filled =
      item && (typeof flat.maxItems !== "number" || flat.maxItems > 0)
        ? [{ value: Array(Math.max(length, 1)).fill(item.value) }]
        : [];
    return [...candidates.slice(0, 2), ...filled, ...(length === 0 ? [{ value: [] }] : [])];
  }
  if (flat.type === "string") {
    const made = { value: sampleOf(schema, tool.inputSchema) };
    if (flat.pattern !== undefined || flat.format !== undefined) return [...firstOf(candidates), made];
    const least = typeof flat.minLength === "number" ? flat.minLength : 0;
    const most = typeof flat.maxLength === "number" ? flat.maxLength : undefined;
    const texts = [
      "",
      "!!!",
      SIGNS,
      ...(names ? [NOBODY] : []),
      ...(most !== undefined && most <= MAX_LONG ? ["x".repeat(most)] : []),
    ];
    const fits = (text: string) => text.length >= least && text.length <= (most ?? MAX_LONG);
    return [...firstOf(candidates), ...texts.filter(fits).map((value) => ({ value }))];
  }
  return candidates.slice(0, 2);
}

function firstOf(candidates: readonly Candidate[]): Candidate[] {
  return candidates.filter(({ origin }, at) => at < (origin ? MAX_GIVEN : MAX_MADE));
}

/** One call for each way in which an argument can break its schema, and one without each required argument. */
function excludedBy(tool: AuditTool, base: Args): { args: Args; varied: string[] }[] {
  return argumentsOf(tool).flatMap(({ name, schema, isRequired }) => {
    const flat = flatten(schema, tool.inputSchema);
    const values: unknown[] = [];
    if (Array.isArray(flat.enum)) values.push("mcptest-none");
    if (typeof flat.minimum === "number") values.push(flat.minimum - 1);
    if (typeof flat.maximum === "number") values.push(flat.maximum + 1);
    if (flat.type === "string" && typeof flat.minLength === "number") values.push("");
    if (flat.type === "array" && typeof flat.minItems === "number" && flat.minItems > 0) values.push([]);
    values.push(flat.type === "string" ? 12_345 : "not of this type");
    const { [name]: _, ...without } = base;
    const wrong = values.map((value) => ({ args: { ...base, [name]: value }, varied: [name] }));
    return [...wrong, ...(isRequired ? [{ args: without, varied: [name] }] : [])];
  });
}
