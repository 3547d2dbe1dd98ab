import type { DataRow } from "./header/data.js";
import { defaultsOf } from "./header/default-test.js";
import { stepsOf } from "./header/steps.js";
import { testsOf } from "./header/tests.js";
import type { SuiteKind } from "./kind.js";
import { budgetOf, providersOf } from "./models/models.js";
import { rubricsOf } from "./models/rubrics.js";
import { scorersOf } from "./models/scorers.js";
import type { ProblemLog } from "./problems.js";
import { runOptionsOf, targetVersionsOf } from "./run-options.js";
import { serversOf } from "./servers/servers.js";
import type { LoadOptions, Suite } from "./types.js";
import { reportLateValues } from "./variables/late-values.js";
import { child, numberOf, textsOf } from "./yaml/nodes.js";
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
