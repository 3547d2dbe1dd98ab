import { existsSync } from "node:fs";
import { resolve } from "node:path";
import type { Baseline } from "../core/generated/baseline.js";
import { defined } from "../core/json/json.js";
import { writeFileAtomic } from "../core/out.js";
import { type Problem, userError } from "../core/problem.js";
import { hide, processSecrets } from "../core/redaction/redacted.js";
import type { ContractPort, LaneContract } from "../engine/lanes/contract.js";
import type { Judgeable, KnownFailures } from "../results/baseline/known.js";
import type { BaselineFile } from "../results/baseline/read.js";
import { baselineText, contractFor, newBaseline } from "../results/baseline/write.js";
import type { ResultsSource } from "../results/types.js";
import type { Suite, SuiteRunOptions } from "../suite/types.js";
import { displayPath } from "../suite/yaml/read-source.js";
import type { RunRequest } from "./request.js";

/** The file of `--update-baseline` if `--baseline` names none. */
export const DEFAULT_BASELINE = "mcptest.baseline.json";

/** How each way to run names a baseline. */
const BASELINE_FIX = "Add `--baseline FILE` (`baseline` of the action, `against-base` of the reusable workflow)";
const NO_CONTRACT = "It fails a run for contracts that differ from those in a baseline, and no baseline is given.";

export interface RunBaseline {
  /** As it is shown. */
  name: string;
  path: string;
  update: boolean;
  /** True if stale entries fail the run. */
  strict: boolean;
  /** Absent if it is written for the first time, or if there is none to compare with. */
  file?: BaselineFile;
  /** Where the baseline that this run makes is written too. */
  copyPath?: string;
}

/** Reads the baseline that a request names, if any. Throws a UserError if it cannot be used. */
export async function openBaseline(request: RunRequest): Promise<RunBaseline | undefined> {
  const { baseline, cwd } = request;
  if (baseline === undefined) return undefined;
  const { file, update, strict, copyPath } = baseline;
  if (file === undefined) {
    if (copyPath !== undefined) return { name: copyPath, path: copyPath, update: false, strict, copyPath };
    const drift = request.runOptions.drift ?? request.suiteDefaults?.drift;
    if (!strict && !failsByDrift(drift)) return undefined;
    const title = `${strict ? "--strict-baseline" : `\`drift: ${drift}\``} has nothing to compare with`;
    const stale = "It fails a run for entries of a baseline that are no longer needed, and no baseline is given.";
    throw userError(title, strict ? stale : NO_CONTRACT, `${BASELINE_FIX}, or leave it out.`);
  }
  const path = resolve(cwd, file);
  const name = baseline.name ?? displayPath(path, cwd);
  const { isYaml, readBaseline } = await import("../results/baseline/read.js");
  if (update && isYaml(path)) {
    const description = `${name} is the YAML form, which is written by hand and holds rules alone.`;
    const fix = `Name a JSON file, such as \`--baseline ${DEFAULT_BASELINE}\`.`;
    throw userError("--update-baseline cannot write this baseline", description, fix);
  }
  const base = { name, path, update, strict, ...defined({ copyPath }) };
  return update && !existsSync(path) ? base : { ...base, file: readBaseline(path, name) };
}

function failsByDrift(drift: SuiteRunOptions["drift"] | undefined): boolean {
  return drift === "fail" || drift === "any";
}

/** A warning for each suite whose own `drift` would fail a run that has no baseline. */
export function driftWarnings(suites: readonly Suite[], baseline: RunBaseline | undefined): Problem[] {
  if (baseline !== undefined) return [];
  return suites
    .filter(({ runOptions }) => failsByDrift(runOptions.drift))
    .map(({ name }) => ({
      title: `\`run_options.drift\` of ${name} has nothing to compare with`,
      description: NO_CONTRACT,
      fix: `${BASELINE_FIX}.`,
      warning: true,
    }));
}

/** The contracts of the baseline, for the engine; undefined if no contract is needed. */
export function contractPort(baseline: RunBaseline | undefined, coverage: boolean): ContractPort | undefined {
  if (baseline === undefined && !coverage) return undefined;
  const contract = baseline?.update ? undefined : baseline?.file?.document?.contract;
  return {
    all: baseline?.update === true || baseline?.copyPath !== undefined,
    coverage,
    // A name may be a secret now, and was none when the baseline was made.
    before: (server, suite, version) =>
      processSecrets.document(contractFor(contract, hide(server), hide(suite), version)),
  };
}

/** Writes the baseline of a run that came to its end. Throws a UserError. */
export async function writeBaseline(
  { path, file, update, copyPath }: RunBaseline,
  known: KnownFailures,
  results: ResultsSource,
  contracts: readonly LaneContract[],
  judgeable: Judgeable,
  env: RunRequest["env"],
): Promise<void> {
  const { head } = results;
  const commit = env.GITHUB_SHA;
  const baseline = await newBaseline({
    tool: head.tool,
    generatedAt: head.run.started_at,
    ...defined({ score: head.summary.score?.score }),
    ...(commit !== undefined && /^[0-9a-f]{7,64}$/.test(commit) && { commit }),
    rows: results.rows(),
    findings: head.findings,
    contracts: contracts.map((contract) => ({
      ...contract,
      server: hide(contract.server),
      suite: hide(contract.suite),
    })),
    ...(file && { previous: file }),
    acceptsNew: update || file === undefined,
    known,
    judgeable,
  });
  const write = (to: string, document: Baseline) => writeFileAtomic(to, hide(baselineText(document)));
  if (update && baseline !== undefined) await write(path, baseline);
  const latest = baseline ?? file?.document;
  if (copyPath !== undefined && latest !== undefined) await write(copyPath, latest);
}

/** What tests took before by id, if the run is a shard, from a results file or the baseline. Throws a UserError. */
export async function shardDurations(
  { shard, shardBy, cwd }: RunRequest,
  baseline: RunBaseline | undefined,
): Promise<ReadonlyMap<string, number> | undefined> {
  if (shard === undefined) return undefined;
  if (shardBy === undefined) return new Map(Object.entries(baseline?.file?.document?.durations ?? {}));
  const { readResults } = await import("../results/read.js");
  const durations = new Map<string, number>();
  const results = await readResults(resolve(cwd, shardBy));
  for await (const { id, status, duration_ms } of results.rows()) {
    if (status === "passed" || status === "failed") durations.set(id, duration_ms);
  }
  return durations;
}
