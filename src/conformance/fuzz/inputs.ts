import { isObject } from "../../core/json/json.js";
import { jsonOf } from "../../core/redaction/redacted.js";
import { missingArguments, withUnexpected, wrongTypes } from "../probes/requests.js";
import { itemsOf, resolveRefs, type Schema, sampleOf, typesOf } from "../probes/schema.js";
import { type Args, type Site, shownPath, sitesOf, withValue } from "../probes/sites.js";
import type { ProbeCase, SchemaCheck } from "../probes/types.js";
import { DEEP, deepArray, deepObject, FIELDS, LENGTHS, LONG_ARRAY, NUMBERS, TEXTS } from "./hostile.js";
import type { FuzzedTool, FuzzInput, FuzzSettings } from "./types.js";
import { type Random, randomOf, randomValue } from "./valid.js";

/** An input that is only made when its turn comes. */
interface Draft {
  label: string;
  argument?: string;
  make: () => unknown;
}

type Pool = "valid" | "invalid" | "hostile" | "malformed";

/** The order of the kinds: a quarter is valid; inputs that are wrong in one place are the most frequent. */
const ORDER: readonly Pool[] = [
  ...(["valid", "invalid", "hostile", "invalid", "valid", "invalid", "hostile", "malformed"] as const),
];
const MAX_ENUM = 20;
/** Texts and arrays at the limits of a schema are not made longer than this. */
const MAX_BOUNDARY = 100_000;
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

/**
 * The inputs for a tool: the same for the same seed, each only once, the smallest valid one first. There are fewer than
 * `runs` only if the schema leaves no more to send.
 */
export async function fuzzInputs(
  { name, inputSchema, base: known }: FuzzedTool,
  { seed, runs, accepts, matchText }: Pick<FuzzSettings, "seed" | "runs" | "accepts" | "matchText">,
): Promise<FuzzInput[]> {
  const random = randomOf(seed, name);
  const asArgs = (value: unknown): Args => (isObject(value) ? value : {});
  const base = known ?? asArgs(sampleOf(inputSchema, inputSchema, matchText));
  const { sites, hasMore } = sitesOf(inputSchema, base);
  const randomArgs = () => asArgs(randomValue(inputSchema, inputSchema, { random, matchText }));
  const edges = sites.flatMap((site) => edgesOf(site, inputSchema, matchText));
  const pools: Record<Pool, Draft[]> = {
    valid: [
      {
        label: "every argument",
        make: () => asArgs(randomValue(inputSchema, inputSchema, { random, matchText, full: true })),
      },
      ...mixed(
        random,
        edges.filter(({ isInside }) => isInside),
        () => ({ label: "random valid arguments", make: randomArgs }),
      ),
    ],
    invalid: random.shuffle([
      ...draftsOf(missingArguments(sites, base, hasMore)),
      ...draftsOf(wrongTypes(sites, inputSchema)),
      ...draftsOf([withUnexpected(inputSchema, base)]),
      ...edges.filter(({ isInside }) => !isInside),
    ]),
    hostile: random.shuffle([...sites.flatMap((site) => hostileOf(site, inputSchema, matchText)), ...fieldsOf(base)]),
    malformed: random.shuffle(MALFORMED.map(([label, args]) => ({ label, make: () => args }))),
  };
  const take = (pool: Pool): Draft =>
    pools[pool].shift() ??
    pools.invalid.shift() ??
    pools.hostile.shift() ?? { label: "random valid arguments", make: randomArgs };
  const inputs = [
    await inputOf(
      { label: known ? "the arguments of the test" : "the smallest valid arguments", make: () => base },
      accepts,
    ),
  ];
  const seen = new Set([keyOf(base)]);
  for (let turn = 0, repeated = 0; inputs.length < runs && repeated < MAX_REPEATED; turn += 1) {
    const input = take(ORDER[turn % ORDER.length] as Pool);
    const made = { ...input, args: input.make() };
    const key = keyOf(made.args);
    if (seen.has(key)) {
      repeated += 1;
      continue;
    }
    repeated = 0;
    seen.add(key);
    inputs.push(await inputOf({ ...input, make: () => made.args }, accepts));
  }
  return inputs.slice(0, runs);
}

/** Whether a schema accepts arguments. Arguments that are not an object are never valid. */
export async function validityOf(args: unknown, accepts: SchemaCheck): Promise<FuzzInput["valid"]> {
  if (args !== undefined && !isObject(args)) return false;
  return accepts(args ?? {});
}

async function inputOf({ label, argument, make }: Draft, accepts: SchemaCheck): Promise<FuzzInput> {
  const args = make();
  return { label, ...(argument !== undefined && { argument }), args, valid: await validityOf(args, accepts) };
}

/** The drafts in random order, each followed by a generated one. */
function mixed(random: Random, drafts: readonly Draft[], make: () => Draft): Draft[] {
  return random.shuffle(drafts).flatMap((draft) => [draft, make()]);
}

function draftsOf(cases: readonly ProbeCase[] | string): Draft[] {
  if (typeof cases === "string") return [];
  return cases.map(({ label, argument, args }) => ({
    label,
    ...(argument !== undefined && { argument }),
    make: () => args,
  }));
}

/** The values at the limits of a schema, and just beyond them. */
function edgesOf(
  { path, schema, base }: Site,
  root: unknown,
  matchText: FuzzSettings["matchText"],
): (Draft & { isInside: boolean })[] {
  const argument = shownPath(path);
  const resolved = resolveRefs(schema, root);
  const types = typesOf(schema, root);
  const edge = (what: string, isInside: boolean, value: () => unknown) => ({
    label: `${argument} ${what}`,
    argument,
    isInside,
    make: () => withValue(base, path, value()),
  });
  const number = (key: string) => numberIn(resolved, key);
  const drafts: (Draft & { isInside: boolean })[] = [];
  const count = (key: string, make: (length: number) => unknown, what: string) => {
    const limit = number(key);
    if (limit === undefined || limit < 0 || limit > MAX_BOUNDARY || !Number.isInteger(limit)) return;
    const beyond = key.startsWith("min") ? limit - 1 : limit + 1;
    drafts.push(edge(`of ${limit} ${what}`, true, () => make(limit)));
    if (beyond >= 0) drafts.push(edge(`of ${beyond} ${what}`, false, () => make(beyond)));
  };
  if (types.has("string")) {
    drafts.push(edge("empty", true, () => ""));
    for (const key of ["minLength", "maxLength"]) count(key, (length) => "x".repeat(length), "characters");
    if (typeof resolved.pattern === "string" || typeof resolved.format === "string") {
      drafts.push(edge("that breaks its pattern or format", false, () => "mcptest \u0000 none"));
    }
  }
  if (types.has("array")) {
    drafts.push(edge("without items", true, () => []));
    const item = () => sampleOf(itemsOf(schema, root) ?? {}, root, matchText);
    const make = (length: number) => Array.from({ length }, item);
    for (const key of ["minItems", "maxItems"]) count(key, make, "items");
  }
  if (types.has("number")) {
    drafts.push(edge("0", true, () => 0));
    for (const key of ["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum"]) {
      const limit = number(key);
      if (limit === undefined) continue;
      const isExclusive = key.startsWith("excl");
      const beyond = key.toLowerCase().includes("min") ? limit - 1 : limit + 1;
      drafts.push(edge(`${limit}`, !isExclusive, () => limit));
      drafts.push(edge(`${beyond}`, false, () => beyond));
    }
    if (resolved.type === "integer") drafts.push(edge("that is not an integer", false, () => 1.5));
  }
  const values = Array.isArray(resolved.enum) ? resolved.enum : [];
  for (const value of values.slice(0, MAX_ENUM)) drafts.push(edge(`one of its values`, true, () => value));
  if (values.length > 0) drafts.push(edge("that is not one of its values", false, () => "mcptest_none"));
  return drafts;
}

/** Values that a schema may accept, and that often break servers. */
function hostileOf({ path, schema, base }: Site, root: unknown, matchText: FuzzSettings["matchText"]): Draft[] {
  const argument = shownPath(path);
  const types = typesOf(schema, root);
  const draft = (what: string, value: () => unknown): Draft => ({
    label: `${argument} ${what}`,
    argument,
    make: () => withValue(base, path, value()),
  });
  return [
    ...(types.has("string")
      ? [
          ...TEXTS.map(([label, text]) => draft(`with ${label}`, () => text)),
          ...LENGTHS.map((length) => draft(`of ${length} characters`, () => "x".repeat(length))),
        ]
      : []),
    ...(types.has("number")
      ? NUMBERS.map((value) => draft(`${Object.is(value, -0) ? "-0" : value}`, () => value))
      : []),
    ...(types.has("array")
      ? [
          draft(`of ${LONG_ARRAY} items`, () => {
            const item = sampleOf(itemsOf(schema, root) ?? {}, root, matchText);
            return Array.from({ length: LONG_ARRAY }, () => item);
          }),
          draft(`nested ${DEEP} levels deep`, () => deepArray(DEEP)),
        ]
      : []),
    ...(types.has("object") ? [draft(`nested ${DEEP} levels deep`, () => deepObject(DEEP))] : []),
  ];
}

/** Fields that the schema may not name. */
function fieldsOf(base: Args): Draft[] {
  return FIELDS.map((name) => ({
    label: `with the field ${JSON.stringify(name)}`,
    argument: name,
    // fromEntries, because `__proto__` is one of them.
    make: () => Object.fromEntries([...Object.entries(base), [name, { mcptest: true }]]),
  }));
}

function numberIn(schema: Schema, key: string): number | undefined {
  const value = schema[key];
  return typeof value === "number" && Number.isFinite(value) ? value : undefined;
}

function keyOf(args: unknown): string {
  // -0 is written as 0.
  return jsonOf(args) ?? String(args);
}
