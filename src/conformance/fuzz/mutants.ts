import { isObject } from "../../core/json/json.js";
import { NUMBERS, TEXTS } from "./hostile.js";
import type { Random } from "./random.js";

type Path = readonly (string | number)[];

/** Where a mutation changed arguments: the argument, and in a text the place after the change. */
export interface Focus {
  path: Path;
  at: number;
}

/** Changed arguments. */
export interface Mutant {
  args: Record<string, unknown>;
  focus: Focus;
}

/** A text, number or boolean in arguments. */
interface Leaf {
  path: Path;
  value: string | number | boolean;
}

const MAX_LEAVES = 50;
const MAX_DEPTH = 10;
/** So many characters of a text are changed one by one. */
const MAX_PLACES = 32;
/** ASCII that can be printed, what is frequent in names first. */
const CHARACTERS: readonly string[] = [
  ..."abcdefghijklmnopqrstuvwxyz0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_-:/.,;=!?#@$%&*+|~^'\"`()[]{}<>\\ ",
];
const MAX_STACKED = 4;

/**
 * Arguments that differ in one place: each character of a text replaced by each other one, or added at its end; each number
 * and boolean changed. Begins where the change that led here ended: what follows it decides what is reached next.
 */
export function* neighbours(args: Readonly<Record<string, unknown>>, focus: Focus): Generator<Mutant> {
  const leaves = leavesOf(args);
  const isFocus = ({ path }: Leaf) => path.join("\0") === focus.path.join("\0");
  for (const { path, value } of [...leaves.filter(isFocus), ...leaves.filter((leaf) => !isFocus(leaf))]) {
    const first = isFocus({ path, value }) ? focus.at : 0;
    for (const [changed, at] of changes(value, first))
      yield { args: withLeaf(args, path, changed), focus: { path, at } };
  }
}

/** Arguments with a few random changes; undefined if nothing in them can be changed. */
export function randomMutant(args: Readonly<Record<string, unknown>>, random: Random): Mutant | undefined {
  let mutant: Mutant | undefined;
  for (let count = 1 + random.below(MAX_STACKED); count > 0; count -= 1) {
    const current = mutant?.args ?? args;
    const leaves = leavesOf(current);
    if (leaves.length === 0) return mutant;
    const { path, value } = random.pick(leaves);
    const [changed, at] = randomChange(value, random);
    mutant = { args: withLeaf(current, path, changed), focus: { path, at } };
  }
  return mutant;
}

function* changes(value: Leaf["value"], first: number): Generator<[changed: unknown, at: number]> {
  if (typeof value === "boolean") yield [!value, 0];
  if (typeof value === "number") for (const near of [1, -1, value, -2 * value]) yield [value + near, 0];
  if (typeof value !== "string") return;
  const places = Math.min(value.length + 1, MAX_PLACES);
  for (let step = 0; step < places; step += 1) {
    const at = (Math.min(first, places - 1) + step) % places;
    for (const character of CHARACTERS) {
      if (value[at] !== character) yield [`${value.slice(0, at)}${character}${value.slice(at + 1)}`, at + 1];
    }
  }
}

function randomChange(value: Leaf["value"], random: Random): [changed: unknown, at: number] {
  if (typeof value === "boolean") return [!value, 0];
  if (typeof value === "number")
    return [random.below(2) === 0 ? value + random.below(200) - 100 : random.pick(NUMBERS), 0];
  const at = random.below(value.length + 1);
  const character = random.pick(CHARACTERS);
  const [head, tail] = [value.slice(0, at), value.slice(at)];
  const changed = random.pick([
    `${head}${character}${tail}`,
    `${head}${character}${tail.slice(1)}`,
    `${head}${tail.slice(1)}`,
    `${head}${random.pick(TEXTS)[1]}`,
    `${head}${value}`,
  ]);
  return [changed, at + 1];
}

function leavesOf(args: unknown): Leaf[] {
  const leaves: Leaf[] = [];
  const visit = (value: unknown, path: Path) => {
    if (leaves.length >= MAX_LEAVES || path.length > MAX_DEPTH) return;
    if (typeof value === "string" || typeof value === "number" || typeof value === "boolean") {
      leaves.push({ path, value });
    } else if (Array.isArray(value)) for (const [index, item] of value.entries()) visit(item, [...path, index]);
    else if (isObject(value)) for (const [name, item] of Object.entries(value)) visit(item, [...path, name]);
  };
  visit(args, []);
  return leaves;
}

function withLeaf(args: Readonly<Record<string, unknown>>, path: Path, leaf: unknown): Record<string, unknown> {
  const changed = (value: unknown, depth: number): unknown => {
    const key = path[depth];
    if (key === undefined) return leaf;
    if (Array.isArray(value)) return value.map((item, index) => (index === key ? changed(item, depth + 1) : item));
    if (!isObject(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, item]) => [name, name === key ? changed(item, depth + 1) : item]),
    );
  };
  const made = changed(args, 0);
  return isObject(made) ? made : {};
}
