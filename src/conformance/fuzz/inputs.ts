import { hash } from "node:crypto";
import { asList, asObject, isObject } from "../../core/json/json.js";
import { weightOf } from "../../core/limits.js";
import {
  CANARY_TEXTS,
  DEEP,
  deepArray,
  deepObject,
  FIELDS,
  LENGTHS,
  LONE_SURROGATES,
  LONG_ARRAY,
  NUMBERS,
  TEXTS,
} from "../probes/hostile.js";
import { Random } from "../probes/random.js";
import { missingArguments, withUnexpected, wrongTypes } from "../probes/requests.js";
import { itemsOf, resolveRefs, typesOf } from "../probes/schema.js";
import { type Args, type Site, shownPath, sitesOf, withValue } from "../probes/sites.js";
import type { ProbeCase, SchemaCheck } from "../probes/types.js";
import { randomValue, sampleArguments, sampleOf, sendable } from "../probes/values.js";
import type { FuzzedTool, FuzzInput, FuzzSettings } from "./types.js";

interface InputDraft {
  label: string;
  argument?: string;
  make: () => unknown;
}

/** The order of the kinds: a quarter is valid; inputs that are wrong in one place are the most frequent. */
const ORDER = ["valid", "invalid", "hostile", "invalid", "valid", "invalid", "hostile", "malformed"] as const;
/** The first hostile inputs of an argument show faults that no others do: a long text, and the canaries. */
const TELLING = 1 + CANARY_TEXTS.length;
const MAX_ENUM = 20;
/** Texts and arrays at the limits of a schema are not made longer than this. */
const MAX_BOUNDARY = 100_000;
/** What the items of an array may weigh together, as `weightOf` counts it. */
const MAX_ARRAY = 8 * 1024 * 1024;
/** After so many repeated inputs in a row, no new ones are expected. */
const MAX_REPEATED = 50;
const MALFORMED: readonly (readonly [string, unknown])[] = [
  ["no arguments", undefined],
  ["arguments null", null],
  ["arguments that are an array", []],
  ["arguments that are a string", "mcptest"],
  ["arguments that are a number", 5],
  ["arguments that are a boolean", true],
];

/** The inputs for a tool, each once, the same for one seed; fewer than `runs` only if the schema has no more. */
export async function* fuzzInputs(
  { name, inputSchema, base: known }: FuzzedTool,
  settings: Pick<FuzzSettings, "seed" | "runs" | "accepts" | "loneSurrogates">,
): AsyncGenerator<FuzzInput> {
  const { seed, runs, accepts } = settings;
  const texts = settings.loneSurrogates ? [...TEXTS, ...LONE_SURROGATES] : TEXTS;
  const random = new Random(seed, name);
  const asArgs = (value: unknown): Args => asObject(value);
  const base = known ?? sampleArguments(inputSchema);
  const { sites, hasMore } = sitesOf(inputSchema, base);
  const randomArgs = (full = false) => asArgs(randomValue(inputSchema, inputSchema, random, full));
  const randomDraft = (): InputDraft => ({ label: "random valid arguments", make: () => randomArgs() });
  const edges = sites.flatMap((site) => edgesOf(site, inputSchema));
  const inside = random.shuffle(edges.filter(({ isInside }) => isInside));
  const hostile = sites.map((site) => hostileOf(site, inputSchema, texts));
  const pools: Record<(typeof ORDER)[number], InputDraft[]> = {
    valid: [{ label: "every argument", make: () => randomArgs(true) }, ...inside],
    invalid: random.shuffle([
      ...draftsOf(missingArguments(sites, base, hasMore)),
      ...draftsOf(wrongTypes(sites, inputSchema)),
      ...draftsOf([withUnexpected(inputSchema, base)]),
      ...edges.filter(({ isInside }) => !isInside),
    ]),
    hostile: [
      ...random.shuffle(hostile.flatMap((drafts) => drafts.slice(0, TELLING))),
      ...random.shuffle([...hostile.flatMap((drafts) => drafts.slice(TELLING)), ...fieldsOf(base)]),
    ],
    malformed: random.shuffle(MALFORMED.map(([label, args]) => ({ label, make: () => args }))),
  };
  const inputOf = async ({ label, argument }: InputDraft, args: unknown): Promise<FuzzInput> => ({
    label,
    ...(argument !== undefined && { argument }),
    args,
    valid: await validityOf(args, accepts),
    // Null, and other values that are no object, may be taken for no arguments.
    ...(args !== undefined && !isObject(args) && (await accepts({})) === true && { mayBeAbsent: true as const }),
  });
  const first = { label: known ? "the arguments of the test" : "the smallest valid arguments", make: () => base };
  const usedKeys = new Set([argumentsKey(base)]);
  if (runs > 0) yield await inputOf(first, base);
  for (let turn = 0, repeated = 0; usedKeys.size < runs && repeated < MAX_REPEATED; turn += 1) {
    const kind = ORDER[turn % ORDER.length] ?? "valid";
    const others = kind === "valid" ? [] : [pools.invalid, pools.hostile];
    const draft = [pools[kind], ...others].find((pool) => pool.length > 0)?.shift() ?? randomDraft();
    const args = draft.make();
    const key = argumentsKey(args);
    repeated = usedKeys.has(key) ? repeated + 1 : 0;
    if (repeated > 0) continue;
    usedKeys.add(key);
    yield await inputOf(draft, args);
  }
}

/** Whether a schema accepts arguments. Arguments that are not an object are never valid. */
export async function validityOf(args: unknown, accepts: SchemaCheck): Promise<FuzzInput["valid"]> {
  if (args !== undefined && !isObject(args)) return false;
  return accepts(args ?? {});
}

function draftsOf(cases: readonly ProbeCase[] | string): InputDraft[] {
  return typeof cases === "string" ? [] : cases.map(({ args, ...draft }) => ({ ...draft, make: () => args }));
}

function draftsAt({ path, base }: Site): (what: string, value: () => unknown) => InputDraft {
  const argument = shownPath(path);
  return (what, value) => ({ label: `${argument} ${what}`, argument, make: () => withValue(base, path, value()) });
}

function edgesOf(site: Site, root: unknown): (InputDraft & { isInside: boolean })[] {
  const { schema } = site;
  const resolved = resolveRefs(schema, root);
  const types = typesOf(schema, root);
  const draft = draftsAt(site);
  const inside = (what: string, value: () => unknown) => ({ ...draft(what, value), isInside: true });
  const outside = (what: string, value: () => unknown) => ({ ...draft(what, value), isInside: false });
  const limitOf = (key: string) => (Number.isFinite(resolved[key]) ? (resolved[key] as number) : undefined);
  const beyond = (key: string, limit: number) => (/^(?:min|exclusiveMin)/.test(key) ? limit - 1 : limit + 1);
  const sizes = (keys: readonly string[], what: string, make: (length: number) => unknown) =>
    keys.flatMap((key) => {
      const limit = limitOf(key);
      if (limit === undefined || limit < 0 || limit > MAX_BOUNDARY || !Number.isInteger(limit)) return [];
      const next = beyond(key, limit);
      const edge = inside(`of ${limit} ${what}`, () => make(limit));
      return next < 0 ? [edge] : [edge, outside(`of ${next} ${what}`, () => make(next))];
    });
  const drafts: (InputDraft & { isInside: boolean })[] = [];
  if (types.has("string")) {
    drafts.push(inside("empty", () => ""));
    drafts.push(...sizes(["minLength", "maxLength"], "characters", (length) => "x".repeat(length)));
    if (typeof resolved.pattern === "string" || typeof resolved.format === "string") {
      drafts.push(outside("that breaks its pattern or format", () => "mcptest \u0000 none"));
    }
  }
  if (types.has("array")) {
    drafts.push(inside("without items", () => []));
    drafts.push(...sizes(["minItems", "maxItems"], "items", (length) => arrayOf(length, schema, root)));
  }
  if (types.has("number")) {
    drafts.push(inside("0", () => 0));
    for (const key of ["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum"]) {
      const limit = limitOf(key);
      if (limit === undefined) continue;
      const next = beyond(key, limit);
      drafts.push((key.startsWith("excl") ? outside : inside)(`${limit}`, () => limit));
      drafts.push(outside(`${next}`, () => next));
    }
    if (resolved.type === "integer") drafts.push(outside("that is not an integer", () => 1.5));
  }
  const values = asList(resolved.enum);
  drafts.push(...values.slice(0, MAX_ENUM).map((value) => inside("one of its values", () => sendable(value))));
  if (values.length > 0) drafts.push(outside("that is not one of its values", () => "mcptest_none"));
  return drafts;
}

function hostileOf(site: Site, root: unknown, texts: typeof TEXTS): InputDraft[] {
  const { schema } = site;
  const types = typesOf(schema, root);
  const draft = draftsAt(site);
  const drafts: InputDraft[] = [];
  if (types.has("string")) {
    const long = LENGTHS.map((length) => draft(`of ${length} characters`, () => "x".repeat(length)));
    const odd = texts.map(([label, text]) => draft(`with ${label}`, () => text));
    drafts.push(...long.slice(0, 1), ...odd, ...long.slice(1));
  }
  if (types.has("number")) {
    drafts.push(...NUMBERS.map((value) => draft(Object.is(value, -0) ? "-0" : `${value}`, () => value)));
  }
  if (types.has("array")) {
    drafts.push(draft(`of ${LONG_ARRAY} items`, () => arrayOf(LONG_ARRAY, schema, root)));
    drafts.push(draft(`nested ${DEEP} levels deep`, () => deepArray(DEEP)));
  }
  if (types.has("object")) drafts.push(draft(`nested ${DEEP} levels deep`, () => deepObject(DEEP)));
  return drafts;
}

/** An array of so many items, of null if a plain item is too large to be repeated. */
function arrayOf(length: number, schema: unknown, root: unknown): unknown[] {
  const item = sampleOf(itemsOf(schema, root) ?? {}, root);
  return Array(length).fill(weightOf(item, MAX_ARRAY) * length > MAX_ARRAY ? null : item);
}

function fieldsOf(base: Args): InputDraft[] {
  return FIELDS.map((name) => ({
    label: `with the field ${JSON.stringify(name)}`,
    argument: name,
    // fromEntries, because `__proto__` is one of them.
    make: () => Object.fromEntries([...Object.entries(base), [name, { mcptest: true }]]),
  }));
}

/** A hash, because there are thousands of inputs, of up to a megabyte. */
function argumentsKey(args: unknown): string {
  // -0 is written as 0.
  return hash("sha256", JSON.stringify(args) ?? "none");
}
