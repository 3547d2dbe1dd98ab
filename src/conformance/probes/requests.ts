import { type JsonType, objectOf, propertiesOf, resolveRefs, typesOf } from "./schema.js";
import { type Args, type Site, shownPath, sitesOf, without, withValue } from "./sites.js";
import { PROBES, type ProbeCase, type ProbeName, type ProbePlan, type ProbeSettings } from "./types.js";

const MAX_CASES = 100;
/** One value of each type, the likeliest mistakes first; text that no server reads as a number. */
const WRONG: readonly (readonly [JsonType, unknown])[] = [
  ["number", 12_345],
  ["null", null],
  ["string", "not of this type"],
  ["boolean", true],
  ["object", { mcptest: true }],
  ["array", ["mcptest"]],
];

/** The requests of each probe that was asked for, at most 100 for each; or why there are none. */
export async function probeRequests(settings: ProbeSettings): Promise<ProbePlan> {
  const { tool, schema, base, names, checks, oversizedBytes, withheld } = settings;
  const { sites, hasMore } = schema === undefined ? { sites: [], hasMore: false } : sitesOf(schema, base);
  // A server that ignores the name would run the tool: a withheld tool gets no valid arguments.
  const unknown = { tool: unknownTool(tool, names), args: withheld === undefined ? base : {} };
  const cases: Record<ProbeName, () => ProbeCase[] | string> = {
    unknown_tool: () => [{ label: "a tool that does not exist", ...unknown }],
    missing_required: () => missingArguments(sites, base, hasMore),
    wrong_type: () => wrongTypes(sites, schema),
    extra_field: () => [withUnexpected(schema, base)],
    oversized: () => oversized(sites, schema, oversizedBytes),
  };
  const plan: ProbePlan = {};
  for (const probe of PROBES.filter((name) => checks.includes(name))) {
    const isUnknown = schema === undefined && probe !== "unknown_tool";
    const requests = isUnknown ? "tools/list does not have the tool, so its schema is not known" : cases[probe]();
    plan[probe] =
      typeof requests === "string" ? { skipped: requests } : await planProbe(probe, requests, settings, hasMore);
  }
  return plan;
}

async function planProbe(
  probe: ProbeName,
  found: readonly ProbeCase[],
  settings: ProbeSettings,
  hasMoreSites: boolean,
): Promise<NonNullable<ProbePlan[ProbeName]>> {
  const cases: ProbeCase[] = [];
  let skipped = "";
  let unverified = "";
  let hasMore = hasMoreSites && (probe === "missing_required" || probe === "wrong_type");
  for (const probeCase of distinctCases(found)) {
    const checked = await checkRequest(probe, probeCase, settings);
    if ("skipped" in checked) skipped ||= checked.skipped;
    else if ("unverified" in checked) unverified ||= checked.unverified;
    else if (cases.length < MAX_CASES) cases.push(checked);
    else {
      hasMore = true;
      break;
    }
  }
  if (cases.length === 0) return unverified === "" ? { skipped } : { unverified };
  const first = hasMore ? `only the first ${cases.length} of the possible requests were sent` : "";
  const omitted = [first, unverified].filter((reason) => reason !== "").join("; ");
  return omitted === "" ? { cases } : { cases, omitted };
}

/** The request, or why it is not sent: it is not a bad one, or it may do what the tool is not to do. */
async function checkRequest(
  probe: ProbeName,
  probeCase: ProbeCase,
  { accepts, withheld }: ProbeSettings,
): Promise<ProbeCase | { skipped: string } | { unverified: string }> {
  const mustBeInvalid = probe === "missing_required" || probe === "wrong_type";
  const needsSchema = mustBeInvalid || probe === "extra_field";
  // The validator is not asked where its answer would change nothing.
  if (probeCase.tool !== undefined || !(needsSchema || withheld !== undefined)) return probeCase;
  const accepted = await accepts(probeCase.args);
  if (accepted === false) return probeCase;
  const notCalled = `and the tool is not called: ${withheld}`;
  if (accepted === true) {
    if (mustBeInvalid) return { skipped: "the input schema accepts every such call" };
    return withheld === undefined ? probeCase : { skipped: `the input schema accepts this call, ${notCalled}` };
  }
  const { unjudged } = accepted;
  if (withheld === undefined) return { ...probeCase, unjudged };
  const why = `the input schema cannot be judged (${unjudged}), ${notCalled}`;
  return needsSchema ? { unverified: why } : { skipped: why };
}

/** True if a schema accepts only the fields that it names. */
export function isClosed(schema: unknown): boolean {
  const resolved = resolveRefs(schema, schema);
  return resolved.additionalProperties === false || resolved.unevaluatedProperties === false;
}

function unknownTool(tool: string, names: readonly string[]): string {
  let name = `${tool}_mcptest_unknown`;
  while (names.includes(name)) name += "_";
  return name;
}

/** The arguments without each required one in turn, and without all; or why there are no such requests. */
export function missingArguments(sites: readonly Site[], base: Args, hasMore: boolean): ProbeCase[] | string {
  const required = sites.filter((site) => site.isRequired);
  if (required.length === 0) {
    return `the schema requires no argument${hasMore ? " among those that were examined" : ""}`;
  }
  const single = required.map(({ path, base: around }) => {
    const argument = shownPath(path);
    return { label: `without ${argument}`, argument, args: without(around, path) };
  });
  const isTop = required.some(({ path }) => path.length === 1);
  return isTop ? [...single, { label: "without any argument", args: {} }] : single.filter(({ args }) => args !== base);
}

/** The arguments with one of each type that its schema excludes, in turn; or why there are no such requests. */
export function wrongTypes(sites: readonly Site[], root: unknown): ProbeCase[] | string {
  const byArgument = sites.map(({ path, schema, base }): ProbeCase[] => {
    const types = typesOf(schema, root);
    const argument = shownPath(path);
    return WRONG.filter(([type]) => !types.has(type)).map(([type, value]) => {
      const label = type === "null" ? `${argument} null` : `${argument} of type ${type}`;
      return { label, argument, args: withValue(base, path, value) };
    });
  });
  // Two types for each argument come first, because not all may be sent.
  const cases = [...byArgument.flatMap((wrong) => wrong.slice(0, 2)), ...byArgument.flatMap((wrong) => wrong.slice(2))];
  return cases.length > 0 ? cases : "the schema excludes no type for any argument";
}

/** The arguments and a field that the schema does not name. */
export function withUnexpected(schema: unknown, base: Args): ProbeCase {
  let name = "mcptest_unexpected";
  const schemaNames = new Set(propertiesOf(objectOf(schema, schema) ?? {}).map(([property]) => property));
  while (schemaNames.has(name) || Object.hasOwn(base, name)) name += "_";
  return { label: `with the field ${name}`, argument: name, args: { ...base, [name]: true } };
}

function oversized(sites: readonly Site[], root: unknown, bytes: number): ProbeCase[] | string {
  const takesText = sites.filter(({ schema }) => typesOf(schema, root).has("string"));
  const site = takesText.find(({ path }) => path.length === 1) ?? takesText[0];
  if (!site) return "no argument takes a string";
  const argument = shownPath(site.path);
  const args = withValue(site.base, site.path, "a".repeat(bytes));
  return [{ label: `${argument} of ${bytes} bytes`, argument, args }];
}

function distinctCases(cases: readonly ProbeCase[]): ProbeCase[] {
  const keys = new Set<string>();
  return cases.filter(({ tool, args }) => {
    const key = JSON.stringify([tool, args]);
    return !keys.has(key) && keys.add(key);
  });
}
