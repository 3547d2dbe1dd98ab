import { missingArguments, withUnexpected, wrongTypes } from "../invalid.js";
import { typesOf } from "../schema.js";
import { type Site, shownPath, sitesOf, withValue } from "../sites.js";
import { PROBES, type ProbeCase, type ProbeName, type ProbePlan, type ProbeSettings, type Unsent } from "./types.js";

const MAX_CASES = 100;

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
      typeof requests === "string" ? skipped(requests) : await planProbe(probe, requests, settings, hasMore);
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
  const unsent: Unsent[] = [];
  let hasMore = hasMoreSites && (probe === "missing_required" || probe === "wrong_type");
  for (const probeCase of distinctCases(found)) {
    const checked = await checkRequest(probe, probeCase, settings);
    if ("outcome" in checked) unsent.push(checked);
    else if (cases.length < MAX_CASES) cases.push(checked);
    else {
      hasMore = true;
      break;
    }
  }
  const unverified = unsent.find(({ outcome }) => outcome === "unverified");
  if (cases.length === 0) return unverified ?? unsent[0] ?? skipped("");
  const first = hasMore ? `only the first ${cases.length} of the possible requests were sent` : "";
  const omitted = [first, unverified?.reason ?? ""].filter((reason) => reason !== "").join("; ");
  return omitted === "" ? { cases } : { cases, omitted };
}

/** The request, or why it is not sent: it is not a bad one, or it may do what the tool is not to do. */
async function checkRequest(
  probe: ProbeName,
  probeCase: ProbeCase,
  { accepts, withheld }: ProbeSettings,
): Promise<ProbeCase | Unsent> {
  const mustBeInvalid = probe === "missing_required" || probe === "wrong_type";
  const needsSchema = mustBeInvalid || probe === "extra_field";
  // The validator is not asked where its answer would change nothing.
  if (probeCase.tool !== undefined || !(needsSchema || withheld !== undefined)) return probeCase;
  const accepted = await accepts(probeCase.args);
  if (accepted === false) return probeCase;
  const notCalled = `and the tool is not called: ${withheld}`;
  if (accepted === true) {
    if (mustBeInvalid) return skipped("the input schema accepts every such call");
    return withheld === undefined ? probeCase : skipped(`the input schema accepts this call, ${notCalled}`);
  }
  const { unjudged } = accepted;
  if (withheld === undefined) return { ...probeCase, unjudged };
  const why = `the input schema cannot be judged (${unjudged}), ${notCalled}`;
  return needsSchema ? { outcome: "unverified", reason: why } : skipped(why);
}

function skipped(reason: string): Unsent {
  return { outcome: "skipped", reason };
}

function unknownTool(tool: string, names: readonly string[]): string {
  let name = `${tool}_mcptest_unknown`;
  while (names.includes(name)) name += "_";
  return name;
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
