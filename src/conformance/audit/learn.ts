import { isDeepStrictEqual } from "node:util";
import { addTo } from "../../core/groups.js";
import { isObject } from "../../core/json/json.js";
import { isAboutService } from "../probes/rejections.js";
import { flatten, propertiesOf, requiredOf } from "../probes/schema.js";
import type { Args } from "../probes/sites.js";
import { sampleArguments } from "../probes/values.js";
import { isServed, shownBy } from "./answers.js";
import { collectOffers } from "./offers.js";
import { pathsFor } from "./paths.js";
import type { AuditContext, AuditTool, Candidate, MadeCall, Origin, Step } from "./types.js";
import type { ValuePool } from "./value-pool.js";
import { argumentsOf, candidatesFor, mentions, missingIn, wantedBy } from "./values.js";
import { soundsLikeRemoving } from "./verbs.js";

/** A run that looks for accepted calls. */
export interface Learning extends AuditContext {
  readonly pool: ValuePool;
  /** Makes a call with arguments of other answers, and keeps it with what its answer offers to other calls. */
  make(
    tool: AuditTool,
    args: Args,
    origins: ReadonlyMap<string, Origin>,
    varied?: readonly string[],
  ): Promise<MadeCall | undefined>;
  /** True if nothing more has to be tried to have a call of it. */
  isLearned(tool: AuditTool): boolean;
  /** Calls that a tool is said to accept. */
  given(tool: AuditTool): readonly Args[];
}

const ROUNDS = 3;
const TRIES = 8;
/** Calls that are accepted and find nothing, before the first one is good enough. */
const EMPTY_TRIES = 4;

/** Looks for a call of each tool that the server accepts: tools that want least, and change least, come first. */
export async function learn(run: Learning): Promise<void> {
  const callable = run.tools.filter(({ withheld }) => withheld === undefined);
  if (callable.length > 0) await collectOffers(run);
  const ranked = callable.map((tool) => ({ tool, rank: rank(tool) })).sort((a, b) => a.rank - b.rank);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { tool } of ranked) {
      if (!run.hasTime()) return;
      if (!run.isLearned(tool) && run.callsOf(tool).at(-1)?.answer.kind !== "none") await tryTool(run, tool);
    }
  }
}

function rank(tool: AuditTool): number {
  const required = argumentsOf(tool).filter(({ isRequired }) => isRequired).length;
  return required + (tool.reads ? 0 : 20) + (soundsLikeRemoving(tool.name) ? 100 : 0);
}

/** The arguments with which a tool is called first; undefined if its schema allows none. */
export function firstArgs(run: Learning, tool: AuditTool): Args | undefined {
  return run.given(tool)[0] ?? nextArgs(run, tool, new Map())?.args;
}

async function tryTool(run: Learning, tool: AuditTool): Promise<void> {
  const wanted = new Map<string, Candidate[]>();
  for (const args of run.given(tool)) {
    if (run.callsOf(tool).some((call) => isDeepStrictEqual(call.args, args))) continue;
    const made = await run.make(tool, args, new Map());
    if (made === undefined || made.answer.kind !== "rejected") return;
  }
  let empty = 0;
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    // Where what is required does not do, what is optional may.
    const next = nextArgs(run, tool, wanted) ?? nextArgs(run, tool, wanted, true);
    if (next === undefined) return;
    const made = await run.make(tool, next.args, next.origins);
    if (made === undefined) return;
    if (isServed(made.answer)) {
      empty += 1;
      if (shownBy(made.answer) > 0 || empty === EMPTY_TRIES) return;
      continue;
    }
    if (made.answer.kind === "none" || isAboutService({ message: made.answer.text })) return;
    const { text } = made.answer;
    const missing = missingIn(text).flatMap((noun) => run.pool.thatAre(noun));
    for (const { name, schema } of argumentsOf(tool)) {
      if (!isBlamed(text, name, made.args)) continue;
      const { description } = schema as { description?: unknown };
      const values = [...wantedBy(text), ...pathsFor(tool, name, description, run.pool.paths, text)];
      const isQuoted = typeof made.args[name] === "string" && text.includes(made.args[name]);
      const wants = [...values.map((value) => ({ value })), ...(isQuoted ? missing : [])];
      for (const want of wants) addTo(wanted, name, want);
    }
  }
}

const ASKS = /required?|missing|(?:must|please) (?:be )?(?:provide|give|specif|set|pass)|must be (?:set|true)/i;

/** True if a rejection names an argument, or quotes its value. */
function isBlamed(text: string, name: string, args: Args): boolean {
  const value = args[name];
  return mentions(text, name) || (typeof value === "string" && value.length > 1 && mentions(text, value));
}

/** The most likely arguments that were not tried: each combination of the first candidates, nearest first. */
function nextArgs(run: Learning, tool: AuditTool, wanted: ReadonlyMap<string, Candidate[]>, withOptional = false) {
  const made = run.callsOf(tool);
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
  const sample = { args: sampleArguments(tool.inputSchema), origins: new Map<string, Origin>() };
  return isTried(sample.args, sample.origins) ? undefined : sample;
}

/** An object argument gets values of the pool for its own required properties. */
function filled(candidate: Candidate, schema: unknown, tool: AuditTool, run: Learning): Candidate {
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

/** Where the values of arguments come from. */
export function originsOf(chosen: readonly [string, Candidate][]): Map<string, Origin> {
  return new Map(chosen.flatMap(([name, { origin }]) => (origin ? [[name, origin] as const] : [])));
}
