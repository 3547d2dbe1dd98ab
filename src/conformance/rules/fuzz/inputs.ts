import { hash } from "node:crypto";
import { asObject, isObject } from "../../../core/json/json.js";
import { hostileValues, MALFORMED, strangeFields } from "../../calls/hostile.js";
import { CANARY_TEXTS, LONE_SURROGATES, TEXTS } from "../../calls/hostile-values.js";
import { edgesOf, missingArguments, withUnexpected, wrongTypes } from "../../calls/invalid.js";
import { Random } from "../../calls/random.js";
import { type Site, shownPath, sitesOf, withValue } from "../../calls/sites.js";
import type { Args, SchemaCheck, ValueDraft, Variant } from "../../calls/types.js";
import { randomValue, sampleArguments } from "../../calls/valid.js";
import type { FuzzedTool, FuzzInput, FuzzSettings } from "./types.js";

interface InputDraft extends Omit<Variant, "args"> {
  make: () => unknown;
}

/** The order of the kinds: a quarter is valid; inputs that are wrong in one place are the most frequent. */
const ORDER = ["valid", "invalid", "hostile", "invalid", "valid", "invalid", "hostile", "malformed"] as const;
/** The first hostile inputs of an argument show faults that no others do: a long text, and the canaries. */
const TELLING = 1 + CANARY_TEXTS.length;
/** After so many repeated inputs in a row, no new ones are expected. */
const MAX_REPEATED = 50;
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
  const edges = sites.flatMap((site) =>
    edgesOf(site.schema, inputSchema).map((edge) => ({ ...draftAt(site, edge), isInside: edge.isInside })),
  );
  const inside = random.shuffle(edges.filter(({ isInside }) => isInside));
  const hostile = sites.map((site) =>
    hostileValues(site.schema, inputSchema, texts).map((value) => draftAt(site, value)),
  );
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
      ...random.shuffle([...hostile.flatMap((drafts) => drafts.slice(TELLING)), ...strangeFields(base)]),
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

function draftsOf(cases: readonly Variant[] | string): InputDraft[] {
  return typeof cases === "string" ? [] : cases.map(({ args, ...draft }) => ({ ...draft, make: () => args }));
}

function draftAt({ path, base }: Site, { what, make }: ValueDraft): InputDraft {
  const argument = shownPath(path);
  return { label: `${argument} ${what}`, argument, make: () => withValue(base, path, make()) };
}

/** A hash, because there are thousands of inputs, of up to a megabyte. */
function argumentsKey(args: unknown): string {
  // -0 is written as 0.
  return hash("sha256", JSON.stringify(args) ?? "none");
}
