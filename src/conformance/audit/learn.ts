import { isDeepStrictEqual } from "node:util";
import { isObject } from "../../core/json/json.js";
import { isAboutService } from "../probes/rejections.js";
import { flatten, itemsOf, propertiesOf, requiredOf } from "../probes/schema.js";
import type { Args } from "../probes/sites.js";
import { sampleArguments, sampleOf } from "../probes/values.js";
import { isServed } from "./answers.js";
import type { AuditRun } from "./audit-run.js";
import { pathsFor } from "./paths.js";
import type { AuditTool, MadeCall, Origin, Step } from "./types.js";
import { argumentsOf, type Candidate, callStep, candidatesFor, missingIn, SIZE, wantedBy } from "./values.js";
import { soundsLikeRemoving } from "./verbs.js";

const ROUNDS = 3;
const TRIES = 8;

/** Looks for a call of each tool that the server accepts: tools that want least, and change least, come first. */
export async function learn(run: AuditRun): Promise<void> {
  const callable = run.tools.filter(({ withheld }) => withheld === undefined);
  const order = callable.toSorted((a, b) => rank(a) - rank(b));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const tool of order) if (!run.isLearned(tool) && !isSilent(run, tool)) await tryTool(run, tool);
  }
}

/** True if the last call was not answered: the next one would not be either. */
function isSilent(run: AuditRun, tool: AuditTool): boolean {
  return run.calls.findLast((call) => call.tool === tool)?.answer.kind === "none";
}

function rank(tool: AuditTool): number {
  const required = argumentsOf(tool).filter(({ isRequired }) => isRequired).length;
  return required + (tool.reads ? 0 : 20) + (soundsLikeRemoving(tool.name) ? 100 : 0);
}

/** The arguments with which a tool is called first; undefined if its schema allows none. */
export function firstArgs(run: AuditRun, tool: AuditTool): Args | undefined {
  return run.given(tool)[0] ?? nextArgs(run, tool, new Map())?.args;
}

async function tryTool(run: AuditRun, tool: AuditTool): Promise<void> {
  const wanted = new Map<string, Candidate[]>();
  for (const args of run.given(tool)) {
    if (wasTried(run, tool, args)) continue;
    const made = await run.make(tool, args, new Map());
    if (made === undefined || made.answer.kind !== "rejected") return;
  }
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    // Where what is required does not do, what is optional may.
    const next = nextArgs(run, tool, wanted) ?? nextArgs(run, tool, wanted, true);
    if (next === undefined) return;
    const made = await run.make(tool, next.args, next.origins);
    if (made === undefined || isServed(made.answer)) return;
    if (made.answer.kind === "none" || isAboutService({ message: made.answer.text })) return;
    const { text } = made.answer;
    const missing = missingIn(text).flatMap((noun) => run.pool.thatAre(noun));
    for (const { name, schema } of argumentsOf(tool)) {
      if (!isBlamed(text, name, made.args)) continue;
      const { description } = schema as { description?: unknown };
      const values = [...wantedBy(text), ...pathsFor(tool, name, description, run.pool.paths, text)];
      const isQuoted = typeof made.args[name] === "string" && text.includes(made.args[name]);
      const wants = [...values.map((value) => ({ value })), ...(isQuoted ? missing : [])];
      wanted.set(name, [...(wanted.get(name) ?? []), ...wants]);
    }
  }
}

function wasTried({ calls }: AuditRun, tool: AuditTool, args: Args): boolean {
  return calls.some((call) => call.tool === tool && isDeepStrictEqual(call.args, args));
}

const ASKS = /required?|missing|(?:must|please) (?:be )?(?:provide|give|specif|set|pass)|must be (?:set|true)/i;

/** True if a rejection names an argument, or quotes its value. */
function isBlamed(text: string, name: string, args: Args): boolean {
  const value = args[name];
  return mentions(text, name) || (typeof value === "string" && value.length > 1 && mentions(text, value));
}

/** The most likely arguments that were not tried: each combination of the first candidates, nearest first. */
function nextArgs(run: AuditRun, tool: AuditTool, wanted: ReadonlyMap<string, Candidate[]>, withOptional = false) {
  const made = run.calls.filter((call) => call.tool === tool);
  const placeOf = (step: Step | undefined) => run.calls.findIndex((call) => call.step === step);
  /** What was tried before the values came up may work now: another call may have made what they name. */
  const isTried = (args: Args, origins: ReadonlyMap<string, Origin>) => {
    const last = made.findLast((call) => isDeepStrictEqual(call.args, args));
    return last !== undefined && [...origins.values()].every(({ step }) => placeOf(step) < placeOf(last.step));
  };
  const complained = made.map(({ answer }) => answer.text);
  /** What a rejection complains of comes last. */
  const failures = (name: string, { value, origin }: Candidate) =>
    made.filter(
      ({ args, answer, step }) =>
        isDeepStrictEqual(args[name], value) &&
        isBlamed(answer.text, name, args) &&
        placeOf(step) > placeOf(origin?.step),
    ).length;
  const wants = ({ name, isRequired }: { name: string; isRequired: boolean }) =>
    isRequired || withOptional || complained.some((text) => ASKS.test(text) && mentions(text, name));
  const slots = argumentsOf(tool)
    .filter(wants)
    .map(({ name, schema }) => ({
      name,
      values: candidatesFor(tool, name, schema, run.pool, wanted.get(name))
        .slice(0, 8)
        .map((candidate) => filled(candidate, schema, tool, run))
        .toSorted((a, b) => failures(name, a) - failures(name, b)),
    }));
  for (let distance = 0; distance < 8 * Math.max(1, slots.length); distance += 1) {
    for (const choice of choices(
      slots.map(({ values }) => values.length),
      distance,
    )) {
      const chosen = slots.flatMap(({ name, values }, at): [string, Candidate][] => {
        const candidate = values[choice[at] ?? 0];
        return candidate === undefined ? [] : [[name, candidate]];
      });
      const args = Object.fromEntries(chosen.map(([name, { value }]) => [name, value]));
      const origins = originsOf(chosen);
      if (!isTried(args, origins)) return { args, origins };
    }
  }
  // It may require what its properties do not name.
  const sample = sampleArguments(tool.inputSchema);
  const origins = new Map<string, Origin>();
  return isTried(sample, origins) ? undefined : { args: sample, origins };
}

/** An object argument gets values of the pool for its own required properties. */
function filled(candidate: Candidate, schema: unknown, tool: AuditTool, run: AuditRun): Candidate {
  const { value, origin } = candidate;
  if (!isObject(value) || origin) return candidate;
  const flat = flatten(schema, tool.inputSchema);
  const properties = new Map(propertiesOf(flat));
  const inner = requiredOf(flat).map((name) => {
    const [first] = candidatesFor(tool, name, properties.get(name) ?? {}, run.pool);
    return [name, first?.value] as const;
  });
  return { value: { ...value, ...Object.fromEntries(inner) } };
}

/** All ways to choose one of each, whose places add up to `distance`; at most 200. */
function choices(lengths: readonly number[], distance: number): number[][] {
  const found: number[][] = [];
  const extend = (chosen: number[], left: number) => {
    if (found.length >= 200) return;
    const length = lengths[chosen.length];
    if (length === undefined) {
      if (left === 0) found.push(chosen);
      return;
    }
    for (let place = 0; place < Math.max(length, 1) && place <= left; place += 1)
      extend([...chosen, place], left - place);
  };
  extend([], distance);
  return found;
}

function originsOf(chosen: readonly [string, Candidate][]): Map<string, Origin> {
  return new Map(chosen.flatMap(([name, { origin }]) => (origin ? [[name, origin] as const] : [])));
}

export function mentions(text: string, name: string): boolean {
  const word = name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return new RegExp(`(?<!\\w)${word}(?!\\w)`, "i").test(text);
}

/** An id that nothing has. */
export const NOBODY = "mcptest-none";
export const NO_NUMBER = 987_654;
/** What breaks a statement of SQL, a regular expression or a query when it is put into one. */
const SIGNS = "it's ([ \"%";
const MAX_LONG = 2_000;
const MAX_ENUM = 12;
const MAX_PAIRS = 10;

/** Calls each tool around its accepted call: each optional argument, values of enums, bounds, pairs; then what the schema excludes. */
export async function explore(run: AuditRun): Promise<void> {
  for (const tool of run.tools) {
    const accepted = run.accepted(tool);
    if (!accepted || !run.hasTime()) continue;
    for (const { args, varied, origins } of variantsOf(run, tool, accepted)) {
      if (!(await run.make(tool, args, new Map([...(accepted.step.origins ?? []), ...origins]), varied))) break;
    }
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

interface Variant {
  args: Args;
  varied: string[];
  origins: Map<string, Origin>;
}

function variantsOf(run: AuditRun, tool: AuditTool, { args: base }: MadeCall): Variant[] {
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
  const seen = new Set([JSON.stringify(base)]);
  return [...single, ...alike, ...pairs, variant(...optional.flatMap(first))].filter(({ args }) => {
    const key = JSON.stringify(args);
    return !seen.has(key) && Boolean(seen.add(key));
  });
}

/** What one argument is tried with: each value of an enum, both booleans, its bounds, values of other answers. */
function valuesOf(run: AuditRun, tool: AuditTool, name: string, schema: unknown): Candidate[] {
  const flat = flatten(schema, tool.inputSchema);
  const candidates = candidatesFor(tool, name, schema, run.pool);
  if (Array.isArray(flat.enum)) return candidates.slice(0, MAX_ENUM);
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
    const sizes = SIZE.test(name) && flat.maximum === undefined ? [20, 100, 1_000] : [];
    const values = [...bounds, ...near, ...sizes, ...(low < 0 ? [0] : []), ...(names ? [NO_NUMBER] : [])].filter(fits);
    return [...candidates.slice(0, 3), ...values.map((value) => ({ value }))];
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
    if (flat.pattern !== undefined || flat.format !== undefined) return [...candidates.slice(0, 3), made];
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
    return [...candidates.slice(0, 3), ...texts.filter(fits).map((value) => ({ value }))];
  }
  return candidates.slice(0, 2);
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

export { callStep };
