import type { DataRow } from "./header/data.js";
import { defaultsOf } from "./header/default-test.js";
import { stepsOf } from "./header/steps.js";
import { testsOf } from "./header/tests.js";
import type { SuiteKind } from "./kind.js";
import { budgetOf, providersOf } from "./models/models.js";
import { rubricsOf } from "./models/rubrics.js";
import { scorersOf } from "./models/scorers.js";
import type { ProblemLog } from "./problems.js";
import { serversOf } from "./servers/servers.js";
import type { LoadOptions, Suite, SuiteRunOptions } from "./types.js";
import { reportLateValues } from "./variables/late-values.js";
import { effectiveVersions, UNPUBLISHED } from "./versions.js";
import { child, choiceOf, numberOf, textsOf } from "./yaml/nodes.js";
import type { Places } from "./yaml/positions.js";
import { displayPath } from "./yaml/read-source.js";

const CALL_TIMEOUT_MS = 30_000;
const BEFORE_THE_RUN: readonly string[] = [
  ...["performance", "run_options", "target_versions", "model_compatibility", "rubrics", "scorers"],
];

/**
 * A suite from its merged document, after interpolation. Reports every problem that is left, and takes documents in
 * which others were found before; the suite is of use only if there is none. `data`: rows, by the tests' mappings.
 */
export function resolveSuite(
  file: string,
  root: Record<string, unknown>,
  kinds: readonly SuiteKind[],
  data: ReadonlyMap<object, readonly DataRow[]>,
  options: LoadOptions,
  log: ProblemLog,
): Suite {
  const { defaults: suiteDefaults = {} } = options;
  for (const block of BEFORE_THE_RUN) reportLateValues(root, [block], child(root, block), log);
  const servers = serversOf(root, log);
  const performance = child(root, "performance");
  const p95 = child(performance, "p95_latency_ms");
  const defaultTimeoutMs = numberOf(child(performance, "default_timeout_ms")) ?? CALL_TIMEOUT_MS;
  const setupSaved = new Map<string, readonly string[]>();
  const scope = { root, servers, timeoutMs: defaultTimeoutMs, log };
  const setup = stepsOf(child(root, "setup"), ["setup"], { ...scope, saved: setupSaved });
  const teardown = stepsOf(child(root, "teardown"), ["teardown"], { ...scope, saved: new Map(setupSaved) });
  const graders = { rubrics: rubricsOf(root, log), scorers: scorersOf(root, log) };
  const testScope = { ...scope, ...graders, setupSaved, defaults: defaultsOf(root, setupSaved, log), options };
  return {
    file,
    name: displayPath(file, options.cwd),
    servers,
    tests: testsOf(testScope, kinds, data, suiteDefaults.retries ?? 0),
    setup,
    teardown,
    targetVersions: targetVersionsOf(root, log),
    defaultTimeoutMs,
    providers: providersOf(root, log),
    budget: budgetOf(root, log),
    ...(typeof p95 === "number" ? { p95LatencyMs: p95 } : {}),
    p95Gates: child(performance, "gate") === true,
    runOptions: runOptionsOf(root, suiteDefaults, log.places),
    imports: [],
    modelCompatibility: textsOf(child(root, "model_compatibility")) ?? [],
    warnings: [],
    notices: [],
    secrets: new Map(),
    places: log.places,
  };
}

/** The revisions that a suite lists; warns about the one that was never published. */
function targetVersionsOf(root: object, log: ProblemLog): string[] {
  const versions = textsOf(child(root, "target_versions")) ?? [];
  const index = versions.indexOf(UNPUBLISHED);
  if (index !== -1) {
    log.at(root, ["target_versions", index], "value", {
      title: `no published revision has the name ${UNPUBLISHED}`,
      description: "It is sent to the server as written, and the revision that the server negotiates is reported.",
      fix: "Write 2025-11-25 or 2026-07-28, unless you want to test this.",
      warning: true,
    });
  }
  return effectiveVersions(versions);
}

/** `run_options`; `defaults` apply if the suite does not give them. */
export function runOptionsOf(root: object, defaults: Partial<SuiteRunOptions>, places: Places): SuiteRunOptions {
  const options = child(root, "run_options");
  const gate = (key: string): SuiteRunOptions["drift"] | undefined =>
    choiceOf(child(options, key), ["off", "warn", "fail"]);
  const choice = (key: string): boolean | undefined =>
    typeof child(options, key) === "boolean" ? child(options, key) === true : undefined;
  const parallel = child(options, "parallel");
  const tokens = child(options, "surface_budget");
  return {
    restartPolicy: choiceOf(child(options, "restart_policy"), ["per_file", "per_run", "per_test"]) ?? "per_file",
    parallel: parallel === "servers" || typeof parallel === "number" ? parallel : false,
    parallelVersions: choice("parallel_versions") ?? defaults.parallelVersions ?? false,
    bail: choice("bail") ?? defaults.bail ?? false,
    errorChannel: gate("error_channel") ?? defaults.errorChannel ?? "warn",
    drift: gate("drift") ?? defaults.drift ?? "warn",
    invariants: gate("invariants") ?? defaults.invariants ?? "warn",
    ...(typeof tokens === "number" && {
      surfaceBudget: { tokens, location: places.locate(root, ["run_options", "surface_budget"], "entry") },
    }),
  };
}
