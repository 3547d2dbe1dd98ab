import { join } from "node:path";
import type { OnGrade } from "../agents/graders.js";
import { nowMs } from "../core/clock.js";
import type { RunEvent } from "../core/event.js";
import type { Exchange } from "../core/generated/capture.js";
import { defined } from "../core/json/json.js";
import { removeUnusedStateFolder } from "../core/out.js";
import { type Problem, sortProblems, throwErrors, userError } from "../core/problem.js";
import { unlistedNotices } from "../core/proc/windows.js";
import { hide } from "../core/redaction/redacted.js";
import { uniqueId } from "../core/unique-id.js";
import { TOOL_NAME, VERSION } from "../core/version.js";
import { checkSuites, draftProblems } from "../engine/check/check.js";
import { makePlan, type Plan } from "../engine/plan/plan.js";
import { type RunEnd, runPlan } from "../engine/run/run.js";
import { type SnapshotPolicy, SnapshotStore, unusedSnapshots } from "../engine/snapshots/snapshot-store.js";
import { withAudits } from "../kinds/compliance/audit/added-audits.js";
import { COMPLIANCE } from "../kinds/registry.js";
import { coverageFinding } from "../results/coverage.js";
import { type GateResult, gate } from "../results/gate.js";
import { gradeFindings } from "../results/grades.js";
import { createStore } from "../results/store.js";
import type { Head, ResultsSource } from "../results/types.js";
import { contractPort, driftWarnings, openBaseline, type RunBaseline, shardDurations } from "./baseline.js";
import { Comparison } from "./comparison.js";
import { type LoadedRequest, loadRequest } from "./load-request.js";
import { createAgentCassettes } from "./models/agent-cassettes.js";
import { createJudging, createModels, modelProblems } from "./models/models.js";
import { breakOffIfBusy } from "./process/busy.js";
import { catchUncaught, describeUncaught } from "./process/events.js";
import { createRecordings } from "./recordings.js";
import type { RunRequest } from "./request.js";
import { unknownTags, unmatchedNames } from "./selection.js";
import { unreadServerSuite } from "./server-test.js";
import { spoolFolder } from "./state-folder.js";

/** A run that is ready to start: everything that can be checked without a server is valid. */
export interface PreparedRun {
  plan: Plan;
  warnings: readonly Problem[];
  /** The server overrides in force, one line per group of servers. */
  banner?: string;
  runId: string;
  baseline?: RunBaseline;
}

/** A completed run, whose servers have ended. Reports are made from `results`; then `finish` removes the spools. */
export interface PipelineResult {
  results: ResultsSource;
  gateResult: GateResult;
  /** Writes the baseline, capture and cassettes that the request names; returns the paths of the cassettes. Throws a UserError. */
  writeFiles: () => Promise<string[]>;
  /** Writes a capture to another file, if sessions are kept. */
  writeCapture: (file: string) => Promise<void>;
  /** Returns the snapshots that were recorded, and unused snapshots and recordings, in lines. */
  finish: () => Promise<string[]>;
}

/** Finds, loads (by `load`), checks and plans suites. Throws a UserError with all problems of all files. */
export async function prepareRun(
  request: RunRequest,
  load: (...args: Parameters<typeof loadRequest>) => Promise<LoadedRequest> = loadRequest,
): Promise<PreparedRun> {
  refuseUpdateInCi(request);
  const baseline = await openBaseline(request);
  const durations = await shardDurations(request, baseline);
  const runId = uniqueId();
  const bare = request.audit ? "if there is no suite" : "never";
  const loadedRequest = await load({ everyServer: request.audit === true, ...request }, runId, bare);
  const { suites: loadedSuites, drafts, banner, problems: loadProblems, unread = [] } = loadedRequest;
  const suites = request.audit ? withAudits(loadedSuites, COMPLIANCE, request.targetVersion) : [...loadedSuites];
  suites.push(...unread.map((one) => unreadServerSuite(one, request.targetVersion ?? null).suite));
  const { checked, problems } = await checkSuites(suites, request);
  const problemsOfDrafts = drafts.length > 0 ? await draftProblems(drafts, request) : [];
  const { selection = {} } = request;
  const selectionProblems = [...unknownTags(selection, checked), ...unmatchedNames(selection, checked)];
  const drifts = driftWarnings(suites, baseline);
  const models = await modelProblems(suites, request.maxCostUsd !== undefined);
  const warnings = throwErrors(
    sortProblems([...loadProblems, ...problems, ...problemsOfDrafts, ...selectionProblems, ...models, ...drifts]),
  );
  const defaultVersion = request.suiteDefaults?.targetVersion;
  const plan = makePlan(checked, { ...request, ...defined({ defaultVersion, durations }) });
  return { plan, warnings, runId, ...defined({ banner, baseline }) };
}

/** Lines to show before the run, on variables that the environment overrides. */
export function noticesOf({ files }: Plan): string[] {
  const lines = files.flatMap(({ checked: { suite } }) => suite.notices.map((text) => `${suite.name}: ${text}`));
  return [...new Set(lines)];
}

/** Runs a plan into a store; the results say if it was aborted. Throws a UserError if the spool cannot be opened. */
export async function runPipeline(
  prepared: PreparedRun,
  request: RunRequest,
  onEvent?: (event: RunEvent) => void,
  onExchange?: (server: string, exchange: Exchange) => void,
  onGrade?: OnGrade,
): Promise<PipelineResult> {
  const { plan, runId, baseline } = prepared;
  const folder = spoolFolder(request.cwd);
  const breakOff = new AbortController();
  const onFault = (error: unknown) => breakOff.abort(error);
  // Giving up emits events: it waits until the event that could not be written has been handled.
  const onFileFault = (error: unknown) => queueMicrotask(() => onFault(error));
  const spoolPath = join(folder, `${runId}.ndjson`);
  const store = createStore({ spoolPath, onFault: onFileFault, ...defined({ onEvent }) });
  const recordings = createRecordings(request, folder, runId, onFileFault);
  const release = catchUncaught(onFault);
  const snapshots = new SnapshotStore(snapshotPolicy(request), request.cwd, request.repositoryRoot);
  const judging = createJudging(request, onGrade);
  const agentCassettes = createAgentCassettes(
    request,
    plan.files.map(({ checked }) => checked.suite),
  );
  const comparison = new Comparison(baseline, plan);
  const emit = (event: RunEvent) => {
    for (const one of comparison.eventsOf(event)) store.emit(one);
  };
  const contracts = contractPort(baseline, request.coverage === true);
  const startedAt = nowMs();
  const run = runFacts(prepared, request, comparison.name);
  store.emit({ event: "run_started", tool: { name: TOOL_NAME, version: VERSION }, run });
  const finishEvent = (interrupted: boolean): RunEvent => {
    return { event: "run_finished", duration_ms: Math.round(nowMs() - startedAt), interrupted };
  };
  const unwatch = breakOffIfBusy((error) => {
    onFault(error);
    store.emit(finishEvent(true));
    store.close({ keep: true });
    return spoolPath;
  });
  const end = await runPlan(plan, {
    ...request,
    bail: request.runOptions.bail === true,
    runId,
    broken: breakOff.signal,
    emit,
    isKnown: (row) => comparison.isKnown(row),
    ...defined({ contracts, onExchange, recording: recordings?.recording }),
    ...createModels(request),
    openCassette: agentCassettes.open,
    portsOf: ({ file }, open, cassette) => ({
      snapshots: snapshots.of(file),
      graders: judging.gradersOf(open, cassette),
    }),
  });
  for (const finding of comparison.staleEntries(request, end, store.head)) store.emit({ event: "finding", finding });
  const coverageShortfall = end.stopped ? undefined : coverageFinding(store.head.servers, request.minCoverage);
  if (coverageShortfall !== undefined) emit({ event: "finding", finding: coverageShortfall });
  if (!end.stopped && request.minGrade !== undefined)
    for (const finding of await gradeFindings(store.rows(), request.minGrade)) emit({ event: "finding", finding });
  store.emit(finishEvent(end.stopped !== undefined));
  const results = { head: comparison.headOf(store.head), rows: store.rows };
  const gateResult = gateOf(results.head, plan, request, end);
  return {
    results,
    gateResult,
    async writeFiles() {
      await judging.save();
      const paths = [...((await recordings?.write()) ?? []), ...(await agentCassettes.write())];
      await comparison.write(results, end, request.env);
      return paths;
    },
    writeCapture: async (file) => recordings?.writeCapture(file),
    async finish() {
      await end.serversEnded;
      store.close({ keep: false });
      recordings?.recording.remove();
      // A run of suites keeps the folder: it saves there which tests failed.
      if (request.selection === undefined) removeUnusedStateFolder(request.cwd);
      const notices = [...unlistedNotices(), ...snapshots.recorded()];
      if (!end.stopped) notices.push(...(await unusedSnapshots(plan, snapshots)), ...(await agentCassettes.notices()));
      release();
      unwatch();
      // A fault after the end of the plan is in no report, so the command reports it.
      if (breakOff.signal.aborted && end.stopped !== "broken") throw breakOff.signal.reason;
      return notices;
    },
  };
}

/** The facts of a run that are known when it starts. */
function runFacts({ plan, runId }: PreparedRun, request: RunRequest, baseline: string | undefined) {
  const { shard, policy, overrides } = request;
  const { allowEmpty = false, passWithNoTests = false, strict, requireModels } = policy;
  return {
    id: runId,
    started_at: new Date().toISOString(),
    suite_files: [...plan.suiteFiles],
    overrides: [...overrides.names],
    target_versions: [...plan.targetVersions],
    ...(shard && { shard: `${shard.index}/${shard.count}` }),
    ...(baseline !== undefined && { baseline: hide(baseline) }),
    // The rows do not tell: a test that was not selected is skipped, too.
    ...((plan.selected === 0 ? passWithNoTests : allowEmpty) && { allow_empty: true }),
    ...(plan.selected === 0 && { none_selected: true }),
    ...(strict && { strict }),
    ...(requireModels && { require_models: true }),
  };
}

/** The conclusion of a run. */
function gateOf({ summary, findings }: Head, plan: Plan, { policy, shard }: RunRequest, end: RunEnd): GateResult {
  return gate(summary, findings, {
    ...policy,
    // A shard may have nothing to judge: the merged run is judged as a whole.
    allowEmpty: policy.allowEmpty === true || shard !== undefined,
    selected: plan.selected,
    suites: plan.suiteFiles,
    interrupted: end.stopped === "interrupted",
    missing: reasonsForGaps(end),
  });
}

/** Why the results are incomplete, which no row may say: during teardown, every test has its row. */
function reasonsForGaps({ stopped, error }: RunEnd): string[] {
  if (stopped === "timeout") return ["The run's time was used up before its end (--run-timeout)."];
  return stopped === "broken" ? [`The run broke off: ${describeUncaught(error)}`] : [];
}

/** Throws a UserError if the run would update snapshots in CI: the job would pass whatever the server answers. */
function refuseUpdateInCi(request: RunRequest): void {
  const { update, mayWrite } = snapshotPolicy(request);
  if (!update || mayWrite) return;
  const fix = "Run it on your machine and commit the files, or add --allow-update-in-ci.";
  throw userError("snapshots are not rewritten under CI", "--update-snapshots was given, and CI=true is set.", fix);
}

function snapshotPolicy({ snapshots: { update, allowInCi }, env }: RunRequest): SnapshotPolicy {
  return { update, mayWrite: env.CI !== "true" || allowInCi };
}
