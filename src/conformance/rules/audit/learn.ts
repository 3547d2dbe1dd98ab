import { isDeepStrictEqual } from "node:util";
import { addTo } from "../../../core/groups.js";
import { isObject } from "../../../core/json/json.js";
import {
  argumentsOf,
  candidatesFor,
  mentions,
  missingNouns,
  originsOf,
  valuesAskedFor,
} from "../../calls/learned/candidates.js";
import { pathsFor } from "../../calls/learned/paths.js";
import type { ValuePool } from "../../calls/learned/value-pool.js";
import { isNamedForReading, soundsLikeRemoving } from "../../calls/learned/verbs.js";
import { isAboutService } from "../../calls/rejection-text.js";
import { flatten, propertiesOf, requiredOf } from "../../calls/schema.js";
import type { Args } from "../../calls/types.js";
import { sampleArguments } from "../../calls/valid.js";
import { amountShown } from "./answers.js";
import { collectOffers } from "./offers.js";
import type { AuditCall, AuditContext, AuditStep, AuditTool, Candidate, Origin } from "./types.js";

/** A run that looks for accepted calls. */
export interface Learning extends AuditContext {
  readonly pool: ValuePool;
  /** Makes a call with arguments of other answers, and keeps it with what its answer offers to other calls. */
  makeCall(
    tool: AuditTool,
    args: Args,
    origins: ReadonlyMap<string, Origin>,
    varied?: readonly string[],
  ): Promise<AuditCall | undefined>;
  /** True if a tool that may change something is called with success once. */
  readonly changesOnce: boolean;
  /** Calls that a tool is said to accept. */
  suggestedArgs(tool: AuditTool): readonly Args[];
}

const ROUNDS = 3;
const TRIES = 8;
/** After this many accepted calls without a result, one of them is good enough. */
const EMPTY_TRIES = 4;

/** Finds an accepted call of each tool: those with the fewest required arguments, and that only read, come first. */
export async function learn(run: Learning): Promise<void> {
  const callable = run.tools.filter(({ withheld }) => withheld === undefined);
  if (callable.length > 0) await collectOffers(run);
  const ranked = callable
    .map((tool) => ({ tool, learningRank: rank(tool) }))
    .sort((a, b) => a.learningRank - b.learningRank);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { tool } of ranked) {
      if (!run.hasTime()) return;
      if (!run.accepted(tool) && run.callsOf(tool).at(-1)?.answer.kind !== "none") await learnTool(run, tool);
    }
  }
  if (run.changesOnce) await learnAgain(run);
}

/** True unless a tool's annotations say that it only reads, or, without annotations, its name does. */
export function mayChangeState({ name, isReadOnly, isReader }: AuditTool): boolean {
  return !isReadOnly && !(isReader && isNamedForReading(name));
}

/** Rejected calls are repeated, because other calls may have changed what they are about, then on fresh servers. */
async function learnAgain(run: Learning): Promise<void> {
  if (!run.tools.some((tool) => mayChangeState(tool) && run.accepted(tool))) return;
  for (const isFresh of [false, true]) {
    for (const tool of run.tools) {
      const calls = run.callsOf(tool).slice(0, TRIES);
      if (run.accepted(tool) || calls.at(-1)?.answer.kind !== "rejected") continue;
      if (isFresh) await run.server.restart();
      for (const { args, step } of calls) {
        const call = await run.makeCall(tool, args, step.origins ?? new Map());
        if (call?.answer.kind !== "rejected") break;
      }
    }
  }
}

function rank(tool: AuditTool): number {
  const required = argumentsOf(tool).filter(({ isRequired }) => isRequired).length;
  return required + (tool.isReader ? 0 : 20) + (soundsLikeRemoving(tool.name) ? 100 : 0);
}

/** The arguments with which a tool is called first; undefined if its schema allows none. */
export function firstArgs(run: Learning, tool: AuditTool): Args | undefined {
  return run.suggestedArgs(tool)[0] ?? nextArgs(run, tool, new Map())?.args;
}

async function learnTool(run: Learning, tool: AuditTool): Promise<void> {
  const askedCandidates = new Map<string, Candidate[]>();
  for (const args of run.suggestedArgs(tool)) {
    if (run.callsOf(tool).some((call) => isDeepStrictEqual(call.args, args))) continue;
    const call = await run.makeCall(tool, args, new Map());
    if (call === undefined || call.answer.kind === "accepted" || call.answer.kind === "none") return;
  }
  let empty = 0;
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    // If the required arguments are not enough, optional ones are added.
    const next = nextArgs(run, tool, askedCandidates) ?? nextArgs(run, tool, askedCandidates, true);
    if (next === undefined) return;
    const call = await run.makeCall(tool, next.args, next.origins);
    if (call === undefined) return;
    if (call.answer.kind === "accepted") {
      empty += 1;
      const isOnce = run.changesOnce && mayChangeState(tool);
      if (isOnce || amountShown(call.answer) > 0 || empty === EMPTY_TRIES) return;
      continue;
    }
    if (call.answer.kind === "none" || isAboutService(call.answer.text)) return;
    const { text } = call.answer;
    const missing = missingNouns(text).flatMap((noun) => run.pool.identifiersOf(noun));
    const sent = argumentsOf(tool).filter(({ name }) => Object.hasOwn(call.args, name));
    const blamed = argumentsOf(tool).filter(({ name }) => isBlamed(text, name, call.args));
    // A rejection that names no argument may be about each that was sent.
    for (const { name, schema } of blamed.length > 0 ? blamed : sent) {
      const { description } = schema as { description?: unknown };
      const values = [...valuesAskedFor(text), ...pathsFor(tool, name, description, run.pool.paths, text)];
      const isQuoted = typeof call.args[name] === "string" && text.includes(call.args[name]);
      const wants = [...values.map((value) => ({ value })), ...(isQuoted ? missing : [])];
      for (const want of wants) addTo(askedCandidates, name, want);
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
  const calls = run.callsOf(tool);
  const placeOf = (step: AuditStep | undefined) => run.calls.findIndex((call) => call.step === step);
  /** A failed attempt is repeated if its values came from a later answer: what they name may exist by now. */
  const isTried = (args: Args, origins: ReadonlyMap<string, Origin>) => {
    const last = calls.findLast((call) => isDeepStrictEqual(call.args, args));
    return last !== undefined && [...origins.values()].every(({ step }) => placeOf(step) < placeOf(last.step));
  };
  const rejections = calls.filter(({ answer }) => answer.kind !== "accepted");
  /** How often a rejection blamed this value: the most blamed come last. */
  const failures = (name: string, { value, origin }: Candidate) =>
    rejections.filter(
      ({ args, answer, step }) =>
        isDeepStrictEqual(args[name], value) &&
        isBlamed(answer.text, name, args) &&
        placeOf(step) > placeOf(origin?.step),
    ).length;
  const wants = ({ name, isRequired }: { name: string; isRequired: boolean }) =>
    isRequired || withOptional || rejections.some(({ answer: { text } }) => ASKS.test(text) && mentions(text, name));
  const slots = argumentsOf(tool)
    .filter(wants)
    .map(({ name, schema }) => ({
      name,
      values: candidatesFor(tool, name, schema, run.pool, wanted.get(name))
        .slice(0, 8)
        .map((candidate) => withRequiredProperties(candidate, schema, tool, run))
        .toSorted((a, b) => failures(name, a) - failures(name, b)),
    }));
  for (let distance = 0; distance < 8 * Math.max(1, slots.length); distance += 1) {
    for (const choice of combinationsAt(
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
  // The schema may require members that its properties do not name.
  const sample = { args: sampleArguments(tool.inputSchema), origins: new Map<string, Origin>() };
  return isTried(sample.args, sample.origins) ? undefined : sample;
}

/** An object argument gets values of the pool for its own required properties. */
function withRequiredProperties(candidate: Candidate, schema: unknown, tool: AuditTool, run: Learning): Candidate {
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

/** All ways to choose one index per list so that the indexes add up to `distance`; at most 200. */
function combinationsAt(lengths: readonly number[], distance: number): number[][] {
  const combinations: number[][] = [];
  const extend = (chosen: number[], remaining: number) => {
    if (combinations.length >= 200) return;
    const length = lengths[chosen.length];
    if (length === undefined) {
      if (remaining === 0) combinations.push(chosen);
      return;
    }
    for (let place = 0; place < Math.max(length, 1) && place <= remaining; place += 1)
      extend([...chosen, place], remaining - place);
  };
  extend([], distance);
  return combinations;
}
