import { asObject, isObject, valueAt } from "../../core/json/json.js";
import { measureJson } from "../../core/json/json-text.js";
import { StepLimit } from "../../core/json/step-limit.js";
import { itemsOf, objectOf, propertiesOf, requiredOf } from "./schema.js";
import type { Args } from "./types.js";
import { sampleOf } from "./valid.js";

type Path = readonly (string | number)[];

const MAX_DEPTH = 5;
const MAX_SITES = 1_000;
/** Each request repeats the other arguments: how many values those of one request for each site may have. */
const MAX_VALUES = 50_000;

export interface Site {
  path: Path;
  schema: unknown;
  isRequired: boolean;
  /** The base arguments, with generated values around the property if the base has none. */
  base: Args;
}

/** Every property of the arguments, nested ones too down to the sixth level, those of objects in arrays once for each array. */
export function sitesOf(root: unknown, base: Args): { sites: Site[]; hasMore: boolean } {
  const sites: Site[] = [];
  let hasMore = false;
  const most = Math.min(MAX_SITES, Math.ceil(MAX_VALUES / measureJson(JSON.stringify(base)).values));
  // What is made up around nested properties takes as many as one value.
  const steps = new StepLimit();
  /** A schema that refers to itself has nothing new below its last level. */
  const visited = new Set<unknown>();
  const visit = (schema: unknown, path: Path, makeBase: () => Args, depth: number) => {
    const shape = objectOf(schema, root);
    if (!shape) return;
    if (depth > MAX_DEPTH || sites.length === most) {
      hasMore ||= !visited.has(shape) && propertiesOf(shape).length > 0;
      return;
    }
    visited.add(shape);
    const required = new Set(requiredOf(shape));
    const around = makeBase();
    const inner: (() => void)[] = [];
    for (const [name, property] of propertiesOf(shape)) {
      if (sites.length === most) {
        hasMore = true;
        break;
      }
      const at = [...path, name];
      sites.push({ path: at, schema: property, isRequired: required.has(name), base: around });
      const filled = () => fill(around, at, isObject, () => sampleOf(property, root, steps));
      inner.push(() => visit(property, at, filled, depth + 1));
      const items = itemsOf(property, root);
      const list = () => fill(around, at, isFilledArray, () => [sampleOf(items, root, steps)]);
      inner.push(() => visit(items, [...at, 0], list, depth + 1));
    }
    // The arguments themselves come before what is inside them.
    for (const visitInner of inner) visitInner();
  };
  visit(root, [], () => base, 0);
  return { sites, hasMore };
}

/** The arguments with a value of the right kind at `path`: the one there, else a made-up one. */
function fill(args: Args, path: Path, fits: (value: unknown) => boolean, sample: () => unknown): Args {
  return fits(valueAt(args, path)) ? args : withValue(args, path, sample());
}

function isFilledArray(value: unknown): boolean {
  return Array.isArray(value) && isObject(value[0]);
}

/** A copy with another value at `path`. */
export function withValue(args: Args, path: Path, value: unknown): Args {
  return changeAt(args, path, () => value) as Args;
}

/** A copy without what is at `path`. */
export function without(args: Args, path: Path): Args {
  return changeAt(args, path, undefined) as Args;
}

function changeAt(value: unknown, [step, ...rest]: Path, change: (() => unknown) | undefined): unknown {
  if (step === undefined) return change?.();
  if (Array.isArray(value)) return value.map((item, index) => (index === step ? changeAt(item, rest, change) : item));
  const object = asObject(value);
  const entries = Object.entries(object).filter(([name]) => name !== String(step));
  const inner = Object.hasOwn(object, step) ? object[step] : undefined;
  // fromEntries, because a property may be called `__proto__`.
  if (rest.length === 0 && !change) return Object.fromEntries(entries);
  return Object.fromEntries([...entries, [step, changeAt(inner, rest, change)]]);
}

/** `/items/0/name`: a JSON pointer; without its first slash if it is a single name. */
export function shownPath(path: Path): string {
  return `\`${path.join(".")}\``;
}
