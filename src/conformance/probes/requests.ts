import { isObject } from "../../core/json.js";
import { itemsOf, type JsonType, objectOf, propertiesOf, requiredOf, resolved, sampleOf, typesOf } from "./schema.js";
import { PROBES, type ProbeCase, type ProbeName, type ProbePlan, type ProbeSettings } from "./types.js";

type Args = Record<string, unknown>;
type Path = readonly (string | number)[];

const MAX_DEPTH = 5;
const MAX_CASES = 100;
const UNEXPECTED = "mcptest_unexpected";
/** One value of each type, in the order in which they are tried; text that no server reads as a number. */
const WRONG: readonly (readonly [JsonType, unknown])[] = [
  ["number", 12_345],
  ["string", "not of this type"],
  ["boolean", true],
  ["object", { mcptest: true }],
  ["array", ["mcptest"]],
];

/** A property somewhere in the arguments. */
interface Site {
  path: Path;
  schema: unknown;
  isRequired: boolean;
  /** The base, with what is around the property made up where the base has nothing there. */
  base: Args;
}

/**
 * The requests of each probe that was asked for, from a tool's schema and its valid arguments; or why there are none.
 * Pure. At most 100 requests for each probe.
 */
export function probeRequests({ tool, schema, base, names, checks, oversizedBytes }: ProbeSettings): ProbePlan {
  const sites = schema === undefined ? [] : sitesOf(schema, base);
  const noSchema = "tools/list does not have the tool, so its schema is not known";
  const cases: Record<ProbeName, () => ProbeCase[] | string> = {
    unknown_tool: () => [{ label: "a tool that does not exist", tool: unknownTool(tool, names), args: base }],
    missing_required: () => (schema === undefined ? noSchema : missing(sites, base)),
    wrong_type: () => (schema === undefined ? noSchema : wrongTypes(sites, schema)),
    extra_field: () => (schema === undefined ? noSchema : extraField(schema, base)),
    oversized: () => (schema === undefined ? noSchema : oversized(sites, schema, oversizedBytes)),
  };
  return Object.fromEntries(
    PROBES.filter((probe) => checks.includes(probe)).map((probe) => {
      const found = cases[probe]();
      return [probe, typeof found === "string" ? { skipped: found } : { cases: distinct(found).slice(0, MAX_CASES) }];
    }),
  );
}

/** True where a schema takes no other fields than those that it names. */
export function isClosed(schema: unknown): boolean {
  const own = resolved(schema, schema);
  return own["additionalProperties"] === false || own["unevaluatedProperties"] === false;
}

function unknownTool(tool: string, names: readonly string[]): string {
  let name = `${tool}_mcptest_unknown`;
  while (names.includes(name)) name += "_";
  return name;
}

function missing(sites: readonly Site[], base: Args): ProbeCase[] | string {
  const required = sites.filter((site) => site.isRequired);
  if (required.length === 0) return "the schema requires no argument";
  const one = required.map(({ path, base: around }) => ({
    label: `without ${shownPath(path)}`,
    argument: shownPath(path),
    args: without(around, path),
  }));
  const isTop = required.some(({ path }) => path.length === 1);
  return isTop ? [...one, { label: "without any argument", args: {} }] : one.filter(({ args }) => args !== base);
}

function wrongTypes(sites: readonly Site[], root: unknown): ProbeCase[] | string {
  const cases = sites.flatMap(({ path, schema, base }): ProbeCase[] => {
    const types = typesOf(schema, root);
    const argument = shownPath(path);
    const wrong = WRONG.find(([type]) => !types.has(type));
    return [
      ...(wrong ? [{ label: `${argument} of type ${wrong[0]}`, argument, args: withValue(base, path, wrong[1]) }] : []),
      ...(types.has("null") ? [] : [{ label: `${argument} null`, argument, args: withValue(base, path, null) }]),
    ];
  });
  return cases.length > 0 ? cases : "the schema excludes no type for any argument";
}

function extraField(schema: unknown, base: Args): ProbeCase[] {
  let name = UNEXPECTED;
  const named = new Set(propertiesOf(objectOf(schema, schema) ?? {}).map(([property]) => property));
  while (named.has(name) || Object.hasOwn(base, name)) name += "_";
  return [{ label: `with the field ${name}`, argument: name, args: { ...base, [name]: true } }];
}

function oversized(sites: readonly Site[], root: unknown, bytes: number): ProbeCase[] | string {
  const takesText = sites.filter(({ schema }) => typesOf(schema, root).has("string"));
  const site = takesText.find(({ path }) => path.length === 1) ?? takesText[0];
  if (!site) return "no argument takes a string";
  const argument = shownPath(site.path);
  return [
    { label: `${argument} of ${bytes} bytes`, argument, args: withValue(site.base, site.path, "a".repeat(bytes)) },
  ];
}

/** Every property of the arguments, nested ones too, those of objects in arrays once for each array. */
function sitesOf(root: unknown, base: Args): Site[] {
  const sites: Site[] = [];
  const visit = (schema: unknown, path: Path, around: Args, depth: number) => {
    const shape = objectOf(schema, root);
    if (!shape || depth > MAX_DEPTH || sites.length > MAX_CASES) return;
    const required = new Set(requiredOf(shape));
    const inner: (() => void)[] = [];
    for (const [name, property] of propertiesOf(shape)) {
      const at = [...path, name];
      sites.push({ path: at, schema: property, isRequired: required.has(name), base: around });
      inner.push(() => visit(property, at, filled(around, at, property, root, isObject), depth + 1));
      const items = itemsOf(property, root);
      if (items === undefined || !objectOf(items, root)) continue;
      const list = filled(around, at, property, root, isFilledArray, [sampleOf(items, root)]);
      inner.push(() => visit(items, [...at, 0], list, depth + 1));
    }
    // The arguments themselves come before what is inside them.
    for (const visitInner of inner) visitInner();
  };
  visit(root, [], base, 0);
  return sites;
}

/** The arguments with a value of the right kind at `path`: the one there, else a made-up one. */
function filled(
  args: Args,
  path: Path,
  schema: unknown,
  root: unknown,
  fits: (value: unknown) => boolean,
  sample: unknown = sampleOf(schema, root),
): Args {
  return fits(valueAt(args, path)) ? args : withValue(args, path, sample);
}

function isFilledArray(value: unknown): boolean {
  return Array.isArray(value) && isObject(value[0]);
}

function valueAt(value: unknown, path: Path): unknown {
  let current = value;
  for (const step of path) {
    if (typeof current !== "object" || current === null || !Object.hasOwn(current, step)) return undefined;
    current = (current as Args)[step];
  }
  return current;
}

function withValue(args: Args, path: Path, value: unknown): Args {
  return changed(args, path, () => value) as Args;
}

function without(args: Args, path: Path): Args {
  return changed(args, path, undefined) as Args;
}

/** A copy with the value at `path` changed, or taken out. */
function changed(value: unknown, [step, ...rest]: Path, change: (() => unknown) | undefined): unknown {
  if (step === undefined) return change?.();
  if (Array.isArray(value)) return value.map((item, index) => (index === step ? changed(item, rest, change) : item));
  const object = isObject(value) ? value : {};
  const entries = Object.entries(object).filter(([name]) => name !== String(step));
  const inner = Object.hasOwn(object, step) ? object[step] : undefined;
  // fromEntries, for a property may be called `__proto__`.
  if (rest.length === 0 && !change) return Object.fromEntries(entries);
  return Object.fromEntries([...entries, [step, changed(inner, rest, change)]]);
}

/** `/items/0/name`: a JSON pointer without its first slash where it is one name. */
function shownPath(path: Path): string {
  return `\`${path.join(".")}\``;
}

/** Two requests that are the same say the same. */
function distinct(cases: readonly ProbeCase[]): ProbeCase[] {
  const seen = new Set<string>();
  return cases.filter(({ tool, args }) => {
    const key = JSON.stringify([tool, args]);
    return !seen.has(key) && seen.add(key);
  });
}
