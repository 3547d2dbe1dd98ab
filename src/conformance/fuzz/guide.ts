import { isObject } from "../../core/json/json.js";
import { jsonOf } from "../../core/redaction/redacted.js";
import { fuzzInputs, validityOf } from "./inputs.js";
import { type Focus, type Mutant, neighbours, randomMutant } from "./mutants.js";
import { type Random, randomOf } from "./random.js";
import type { FuzzedTool, FuzzInput, FuzzSettings } from "./types.js";

/** Arguments that reached code which no others had reached. */
interface Seed {
  args: Record<string, unknown>;
  label: string;
  neighbours: Generator<Mutant>;
}

const START: Focus = { path: [], at: 0 };
/** Larger arguments are sent, and not changed further. */
const MAX_SEED = 10_000;
const MAX_SEEDS = 1_000;
/** Half of the inputs, but at most so many, come first without being led by anything; later, one of so many. */
const MAX_FIRST = 100;
const UNGUIDED_EVERY = 8;
/** After so many repeated inputs in a row, no new ones are expected. */
const MAX_REPEATED = 1_000;

/**
 * The inputs of one tool, led by what they reach: arguments that reached new code are changed further. It begins with inputs
 * that are made without coverage, and goes on to send one now and then.
 */
export class Guide {
  readonly #random: Random;
  readonly #seen: Set<string>;
  readonly #seeds: Seed[] = [];
  /** Those whose neighbours were not all tried, the newest last. */
  readonly #unfinished: Seed[] = [];
  /** Where the last mutant was changed. */
  #focus = START;
  #turn = 0;
  #made = 0;

  private constructor(
    private readonly unguided: FuzzInput[],
    private readonly settings: FuzzSettings,
    name: string,
  ) {
    this.#random = randomOf(settings.seed, `${name} guided`);
    this.#seen = new Set();
  }

  static async of(tool: FuzzedTool, settings: FuzzSettings): Promise<Guide> {
    return new Guide(await fuzzInputs(tool, settings), settings, tool.name);
  }

  /** The next input; undefined after `runs`, or if there are no more. */
  async next(): Promise<FuzzInput | undefined> {
    if (this.#made >= this.settings.runs) return undefined;
    for (let repeated = 0; repeated < MAX_REPEATED; repeated += 1) {
      const input = await this.#draft();
      if (!input) return undefined;
      const key = jsonOf(input.args) ?? String(input.args);
      if (this.#seen.has(key)) continue;
      this.#seen.add(key);
      this.#made += 1;
      return input;
    }
    return undefined;
  }

  /** Takes an input that reached new code, just after `next` made it. */
  learn({ args, label, valid }: FuzzInput): void {
    const isUsable = valid === true && isObject(args) && this.#seeds.length < MAX_SEEDS;
    if (!isUsable || (jsonOf(args)?.length ?? 0) > MAX_SEED) return;
    const seed = { args, label, neighbours: neighbours(args, this.#focus) };
    this.#seeds.push(seed);
    this.#unfinished.push(seed);
  }

  async #draft(): Promise<FuzzInput | undefined> {
    const isFirst = this.#made < Math.min(this.settings.runs / 2, MAX_FIRST);
    const isOwnTurn = isFirst || this.#made % UNGUIDED_EVERY === 0 || this.#seeds.length === 0;
    const unguided = isOwnTurn ? this.unguided.shift() : undefined;
    this.#focus = START;
    if (unguided) return unguided;
    const changed = this.#neighbour() ?? this.#randomMutant();
    if (!changed) return this.unguided.shift();
    const { seed, mutant } = changed;
    this.#focus = mutant.focus;
    const label = `${seed.label}, changed`;
    const valid = await validityOf(mutant.args, this.settings.accepts);
    return { label: label.replace(/(, changed)+$/, ", changed"), args: mutant.args, valid };
  }

  /** Of the newest seed in every second turn, of the one before it in every fourth, and so on: what was reached last leads on. */
  #neighbour(): { seed: Seed; mutant: Mutant } | undefined {
    this.#turn += 1;
    while (this.#unfinished.length > 0) {
      const age = trailingZeros(this.#turn) % this.#unfinished.length;
      const seed = this.#unfinished[this.#unfinished.length - 1 - age] as Seed;
      const { value, done } = seed.neighbours.next();
      if (!done) return { seed, mutant: value };
      this.#unfinished.splice(this.#unfinished.indexOf(seed), 1);
    }
    return undefined;
  }

  #randomMutant(): { seed: Seed; mutant: Mutant } | undefined {
    if (this.#seeds.length === 0) return undefined;
    const seed = this.#random.pick(this.#seeds);
    const mutant = randomMutant(seed.args, this.#random);
    return mutant && { seed, mutant };
  }
}

function trailingZeros(value: number): number {
  return 31 - Math.clz32(value & -value);
}
