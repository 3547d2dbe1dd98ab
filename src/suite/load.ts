import { existsSync } from "node:fs";
import { basename, extname, resolve } from "node:path";
import { isObject } from "../core/json/json.js";
import { type Problem, sortProblems, UserError } from "../core/problem.js";
import { type DataRow, loadData } from "./header/data.js";
import { defaultsOf } from "./header/defaults.js";
import { stepsOf } from "./header/steps.js";
import { testsOf } from "./header/tests.js";
import type { SuiteKind } from "./kind.js";
import { budgetOf, providersOf } from "./models/models.js";
import { rubricsOf, scorersOf } from "./models/rubrics.js";
import { ProblemLog, Spot } from "./problems.js";
import { serversOf } from "./servers/servers.js";
import { fillSources } from "./sources/in-suites.js";
import type { Draft, LoadOptions, Suite, SuiteIdentity, SuiteRunOptions } from "./types.js";
import { fillDocument } from "./variables/fill-document.js";
import { reportLateValues } from "./variables/references.js";
import { literalSecrets, readDotenv, serverSecrets, Variables } from "./variables/variables.js";
import { UNPUBLISHED } from "./versions.js";
import { checkSchema } from "./yaml/check-schema.js";
import { type LoadedDocument, mergeDocuments, readWithImports } from "./yaml/imports.js";
import { child, choiceOf, numberOf, textsOf } from "./yaml/nodes.js";
import { PlaceStore, type Places } from "./yaml/positions.js";
import { displayPath, readSource } from "./yaml/read-source.js";
import { readYaml } from "./yaml/read-yaml.js";

/** Loads suites and their imports, with every problem. A file with an error has only a draft. `onFile` gets each. */
export async function loadSuites(
  files: readonly string[],
  kinds: readonly SuiteKind[],
  options: LoadOptions,
  onFile?: (path: string, suite: string) => void,
): Promise<{ suites: Suite[]; drafts: Draft[]; problems: Problem[] }> {
  const suites: Suite[] = [];
  const drafts: Draft[] = [];
  const problems: Problem[] = [];
  for (const file of files) {
    const path = resolve(options.cwd, file);
    const loaded = await loadSuite(path, kinds, { ...options, onFile: (part) => onFile?.(part, path) });
    problems.push(...loaded.problems);
    if (loaded.suite !== undefined) suites.push(loaded.suite);
    if (loaded.draft !== undefined) drafts.push(loaded.draft);
  }
  return { suites, drafts, problems: sortProblems(problems) };
}

/** How long a call may take, unless the suite says otherwise. */
export const CALL_TIMEOUT_MS = 30_000;
const MAX_TIMEOUT_MS = 600_000;
/** Blocks whose values must be known before the run. */
const EARLY_BLOCKS: readonly string[] = [
  "performance",
  "run_options",
  "target_versions",
  "model_compatibility",
  "rubrics",
  "scorers",
];

async function loadSuite(
  file: string,
  kinds: readonly SuiteKind[],
  options: LoadOptions,
): Promise<{ suite?: Suite; draft?: Draft; problems: Problem[] }> {
  const log = new ProblemLog(new PlaceStore(), options.mayLack ? { warning: true } : {});
  const otherFormat = await otherFormatProblem(file, options);
  if (otherFormat) return { problems: [otherFormat] };
  const documents = await readWithImports(file, options, log);
  for (const { root } of documents) {
    for (const [name, value] of literalSecrets(root)) options.onSecret?.(name, value);
    checkSchema(new Spot(log, root));
  }
  // If no more errors are taken, there is no point in looking for more.
  if (documents.length === 0 || log.full) return { problems: log.list };
  const suite = await resolveDocuments(file, documents, kinds, options, log);
  if (!log.failed) return { suite: { ...suite, warnings: log.list }, problems: [] };
  return { draft: { suite, problems: [...log.list, ...log.unsure], complete: log.complete }, problems: log.list };
}

/** The problem of a file that describes servers for another program; undefined for any other file. */
async function otherFormatProblem(file: string, options: LoadOptions): Promise<Problem | undefined> {
  if (!/\.(json|toml|mcpb|dxt)$|^config\.ya?ml$/i.test(basename(file)) || !existsSync(file)) return undefined;
  const { holdsServers } = await import("./sources/source.js");
  if (!(await holdsServers(file, options))) return undefined;
  const name = displayPath(file, options.cwd);
  return {
    title: `\`${name}\` is not a suite`,
    description: "It says how servers are started or reached, and has no tests.",
    fix: `Use its server: \`--from ${name}\`. \`mcptest init --from ${name}\` writes a suite for it.`,
  };
}

async function resolveDocuments(
  file: string,
  documents: readonly LoadedDocument[],
  kinds: readonly SuiteKind[],
  options: LoadOptions,
  log: ProblemLog,
): Promise<Suite> {
  const isValid = !log.failed;
  let root: Record<string, unknown> = {};
  for (const next of documents) root = mergeDocuments(root, next.root, log.places);
  const spot = new Spot(log, root);
  const dotenv = await readDotenv(file, options, log);
  const variables = new Variables(root.variables, options, dotenv);
  const literals = new Set(serverSecrets(root).map(([, value]) => value));
  fillDocument(spot, variables, isValid);
  // A value that filling in did not change is reported already, or a reference without a value, which messages show.
  for (const [name, value] of serverSecrets(root)) if (!literals.has(value)) options.onSecret?.(name, value);
  await fillSources(spot.at("servers"), options, dotenv.values);
  const data = await loadData(spot, kinds, options);
  const suite = resolveSuite(file, spot, kinds, data, options);
  const imports = documents.map((document) => document.file).filter((path) => path !== file);
  return { ...suite, imports, notices: [...variables.overridden.values()], secrets: variables.secrets };
}

/** A suite from its merged document. Only if no problem is reported, here or before, may it be run. */
export function resolveSuite(
  file: string,
  spot: Spot,
  kinds: readonly SuiteKind[],
  data: ReadonlyMap<object, readonly DataRow[]>,
  options: LoadOptions,
): Suite {
  const { defaults = {}, cwd } = options;
  const { places } = spot.log;
  for (const block of EARLY_BLOCKS) reportLateValues(spot.at(block));
  const servers = serversOf(spot.at("servers"), options);
  const performance = spot.at("performance").members;
  const { p95_latency_ms: p95 } = performance;
  const timeoutMs = numberOf(performance.default_timeout_ms) ?? CALL_TIMEOUT_MS;
  const setupSaved = new Map<string, readonly string[]>();
  const identities = new Map<string, SuiteIdentity>();
  const scope = { spot, servers, identities, timeoutMs };
  const setup = stepsOf(spot.at("setup"), { ...scope, saved: setupSaved });
  const teardown = stepsOf(spot.at("teardown"), { ...scope, saved: new Map(setupSaved) });
  const testScope = {
    ...scope,
    rubrics: rubricsOf(spot.at("rubrics")),
    scorers: scorersOf(spot.at("scorers")),
    setupSaved,
    defaults: defaultsOf(spot.at("defaultTest"), setupSaved),
    options,
  };
  return {
    file,
    name: displayPath(file, cwd),
    servers,
    identities,
    tests: testsOf(testScope, { kinds, data, retries: defaults.retries ?? 0 }),
    setup,
    teardown,
    targetVersions: targetVersionsOf(spot.at("target_versions")),
    versionsLocation: spot.at("target_versions").location(),
    defaultTimeoutMs: timeoutMs,
    maxTimeoutMs: numberOf(performance.max_timeout_ms) ?? MAX_TIMEOUT_MS,
    providers: providersOf(spot),
    budget: budgetOf(spot.at("budget")),
    ...(typeof p95 === "number" && { p95LatencyMs: p95 }),
    p95Gates: performance.gate === true,
    runOptions: runOptionsOf(spot.root, defaults, places),
    imports: [],
    modelCompatibility: textsOf(spot.root.model_compatibility) ?? [],
    warnings: [],
    notices: [],
    secrets: new Map(),
    places,
  };
}

function targetVersionsOf(spot: Spot): string[] {
  const versions = textsOf(spot.value) ?? [];
  const index = versions.indexOf(UNPUBLISHED);
  if (index !== -1) {
    spot.at(index).report("value", {
      title: `no published revision has the name ${UNPUBLISHED}`,
      description: "It is sent to the server as written, and the revision that the server negotiates is reported.",
      fix: "Write 2025-11-25 or 2026-07-28, unless you want to test this.",
      warning: true,
    });
  }
  return [...new Set(versions)];
}

/** `run_options`; `defaults` apply if the suite does not give them. */
function runOptionsOf(root: object, defaults: Partial<SuiteRunOptions>, places: Places): SuiteRunOptions {
  const options = child(root, "run_options");
  const gate = (key: string): SuiteRunOptions["invariants"] | undefined =>
    choiceOf(child(options, key), ["off", "warn", "fail"]);
  const flag = (key: string) => {
    const value = child(options, key);
    return typeof value === "boolean" ? value : undefined;
  };
  const parallel = child(options, "parallel");
  const tokens = child(options, "surface_budget");
  const changes = choiceOf(child(child(options, "drift"), "changes"), ["breaking", "any"]);
  const ofChanges = changes === "breaking" ? "fail" : changes;
  return {
    restartPolicy: choiceOf(child(options, "restart_policy"), ["per_file", "per_run", "per_test"]) ?? "per_file",
    parallel: parallel === "servers" || typeof parallel === "number" ? parallel : false,
    parallelVersions: flag("parallel_versions") ?? defaults.parallelVersions ?? false,
    bail: flag("bail") ?? defaults.bail ?? false,
    errorChannel: gate("error_channel") ?? defaults.errorChannel ?? "warn",
    drift: ofChanges ?? gate("drift") ?? defaults.drift ?? "warn",
    invariants: gate("invariants") ?? defaults.invariants ?? "warn",
    ...(typeof tokens === "number" && {
      surfaceBudget: { tokens, location: places.locate(root, ["run_options", "surface_budget"], "entry") },
    }),
  };
}

const SUITE_NAME = /^mcptest\.ya?ml$|\.mcptest\.ya?ml$/;

/** Why an unnamed file is no suite; undefined if it is, by its name, `servers` or `imports`, or cannot be read. */
export async function whyNoSuite(file: string, cwd: string): Promise<string | undefined> {
  if (SUITE_NAME.test(basename(file))) return undefined;
  if (![".yaml", ".yml", ".json"].includes(extname(file).toLowerCase())) return "It is not a YAML file.";
  try {
    const { value } = await readYaml(readSource(file, cwd), new PlaceStore());
    if (value === undefined) return undefined;
    if (!isObject(value)) return "It is a list or a single value, such as a file of data.";
    return "servers" in value || "imports" in value ? undefined : "It has neither `servers` nor `imports`.";
  } catch (error) {
    if (error instanceof UserError) return undefined;
    throw error;
  }
}
