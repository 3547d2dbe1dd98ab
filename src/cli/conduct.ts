import { randomUUID } from "node:crypto";
import { accessSync, constants } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { RunEvent } from "../core/event.js";
import { ensureIgnoredFolder, writeErr, writeFileAtomic, writeOut } from "../core/out.js";
import type { Problem } from "../core/problem.js";
import { type Redactor, secretsOf } from "../core/redact.js";
import { TOOL_NAME } from "../core/version.js";
import { checkSuites, throwErrors } from "../engine/check.js";
import { makePlan, type Plan } from "../engine/plan.js";
import { type RunEnd, runPlan } from "../engine/run.js";
import { openSession } from "../mcp/open.js";
import { loadReporter, render } from "../report/registry.js";
import type { RenderOptions } from "../report/types.js";
import { gate, type Verdict } from "../results/gate.js";
import { createStore, type Store } from "../results/store.js";
import type { ResultsSource } from "../results/types.js";
import { loadSuites } from "../suite/load.js";
import { applyOverrides } from "../suite/overrides.js";
import type { Suite } from "../suite/types.js";
import { findSuites } from "./find.js";
import type { ReporterTarget, RunRequest } from "./settings.js";

/** A run that may start: everything that can be known to be wrong before a server is needed is not. */
export interface Prepared {
  plan: Plan;
  warnings: readonly Problem[];
  /** One line that names the server overrides in force. */
  banner?: string;
  /** Names of the overrides, for the results. */
  overrides: readonly string[];
  runId: string;
  redactor: Redactor;
}

/** A run that was done. Reports are made from `results`; then `finish` ends the servers and removes the spool. */
export interface Conducted {
  results: ResultsSource;
  verdict: Verdict;
  /** Gives what was amiss in ending the servers, a line each. */
  finish: () => Promise<string[]>;
}

/** Finds, loads, checks and plans. Throws a UserError with every problem of every file. */
export async function prepare(request: RunRequest, redactor: Redactor): Promise<Prepared> {
  const runId = randomUUID();
  const files = await findSuites(request.paths, request.cwd);
  const loaded = await loadSuites(files, {
    cwd: request.cwd,
    repositoryRoot: request.repositoryRoot,
    env: request.env,
    runId,
    ...(request.envFile !== undefined && { envFile: request.envFile }),
  });
  // A file that a selected one imports is not run by itself.
  const imported = new Set(loaded.suites.flatMap((suite) => suite.imports));
  const { suites, names, banner } = withFlags(
    loaded.suites.filter((suite) => !imported.has(suite.file)),
    request,
  );
  for (const suite of suites) {
    for (const server of suite.servers.values()) {
      for (const [name, value] of secretsOf(server.env)) redactor.add(name, value);
    }
  }
  const { checked, problems } = await checkSuites(suites);
  const warnings = throwErrors([...loaded.problems, ...suites.flatMap((suite) => suite.warnings), ...problems]);
  const plan = makePlan(checked, request.targetVersion === undefined ? {} : { targetVersion: request.targetVersion });
  return { plan, warnings, overrides: names, runId, redactor, ...(banner !== undefined && { banner }) };
}

/** The suites with what flags change: their servers and run options. Throws a UserError where an override fits none. */
function withFlags(suites: readonly Suite[], request: RunRequest) {
  let names: readonly string[] = [];
  let banner: string | undefined;
  const changed = suites.map((suite): Suite => {
    const overridden = applyOverrides(suite.servers, request.overrides);
    names = overridden.names;
    banner = overridden.banner;
    return { ...suite, servers: overridden.servers, runOptions: { ...suite.runOptions, ...request.runOptions } };
  });
  return { suites: changed, names, banner };
}

/** Runs a plan into a store. Throws only for a bug of ours, or where the spool cannot be written (a UserError). */
export async function conduct(
  prepared: Prepared,
  request: RunRequest,
  onEvent?: (event: RunEvent) => void,
): Promise<Conducted> {
  const { plan, redactor, runId } = prepared;
  const spoolPath = join(spoolFolder(request.cwd), `${runId}.ndjson`);
  const store = createStore({ spoolPath, redactor, ...(onEvent && { onEvent }) });
  const startedAt = performance.now();
  store.emit({
    event: "run_started",
    tool: { name: TOOL_NAME, version: request.version },
    run: {
      id: runId,
      started_at: new Date().toISOString(),
      suite_files: plan.files.map((file) => file.checked.suite.name),
      overrides: [...prepared.overrides],
      target_versions: [...plan.targetVersions],
    },
  });
  const end = await runPlan(plan, {
    open: (target, options) => openSession(target, { ...options, clientVersion: request.version }),
    jobs: request.jobs,
    runTimeoutMs: request.runTimeoutMs,
    parallelVersions: request.parallelVersions,
    bail: request.bail,
    maxFrameBytes: request.maxFrameBytes,
    env: request.env,
    passEnv: request.passEnv,
    cwd: request.cwd,
    runId,
    signal: request.signal,
    emit: (event) => store.emit(event),
  });
  store.emit({
    event: "run_finished",
    duration_ms: Math.round(performance.now() - startedAt),
    interrupted: end.stopped !== undefined,
  });
  const verdict = gate(store.head.summary, store.head.findings, {
    ...request.policy,
    interrupted: end.stopped === "interrupted",
  });
  return { results: store, verdict, finish: () => finish(end, store) };
}

/** Writes every report; the files first, so that stdout ends with what a person reads. */
export async function writeReports(
  results: ResultsSource,
  targets: readonly ReporterTarget[],
  options: RenderOptions,
  cwd: string,
): Promise<void> {
  const sorted = [...targets.filter((target) => target.file), ...targets.filter((target) => !target.file)];
  for (const { name, file } of sorted) {
    const look = file === undefined ? options : { ...options, color: false };
    const chunks = render(await loadReporter(name), results.head, results.rows(), look);
    if (file !== undefined) await writeFileAtomic(resolve(cwd, file), chunks);
    else for await (const chunk of chunks) await writeOut(chunk);
  }
}

async function finish(end: RunEnd, store: Store): Promise<string[]> {
  const ended = await end.endServers();
  store.close({ keep: false });
  return ended.flatMap(({ server, faults }) =>
    faults.map((fault) => `server ${server}: ${fault.message} [${fault.rule_id}]`),
  );
}

/** Where the rows of a run go while it lasts; what a killed run leaves there, `report` reads. */
function spoolFolder(cwd: string): string {
  try {
    accessSync(cwd, constants.W_OK);
    return ensureIgnoredFolder(join(cwd, ".mcptest"));
  } catch {
    return join(tmpdir(), "mcptest");
  }
}

/** Lines for stderr, redacted. */
export async function tell(lines: readonly string[], redactor: Redactor): Promise<void> {
  for (const line of lines) await writeErr(redactor.text(`${line}\n`));
}
