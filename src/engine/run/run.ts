import { setMaxListeners } from "node:events";
import { dirname, relative, sep } from "node:path";
import type { AgentCassette } from "../../agents/cassette/recorder.js";
import type { RecordedTest } from "../../agents/cassette/recordings.js";
import type { OpenedModel } from "../../agents/types.js";
import { sleep } from "../../core/clock.js";
import type { RunEvent } from "../../core/event.js";
import type { Cause, TestRow } from "../../core/generated/results.js";
import type { Ports } from "../../matchers/types.js";
import { beginJudgements, endJudgements } from "../../matchers/worker/other-thread.js";
import type { Owner } from "../../mcp/types.js";
import type { ModelName } from "../../rules/models.js";
import type { Suite } from "../../suite/types.js";
import { FirstAnswers } from "../calls/first-answers.js";
import { contextOf, type FileContext, type Reporting, setupContext, type TestContext } from "../calls/test-context.js";
import type { LaneContract } from "../lanes/contract.js";
import type { Lane } from "../lanes/lane.js";
import type { LaneContext } from "../lanes/lane-context.js";
import { createLaneContext, type LaneRequest } from "../lanes/open-lane.js";
import { type Batch, type FilePlan, isAtEnd, type Plan, rowOf, type Task, tasksOf } from "../plan/plan.js";
import { RunLanes } from "./run-lanes.js";
import { groupFiles, inParallel, pool } from "./schedule.js";
import {
  bugRow,
  type FailedSetup,
  REASONS,
  runSetup,
  runTeardown,
  runTest,
  setupFailedRow,
  timeoutRow,
} from "./test.js";

/** What a run needs, apart from its plan. */
export interface PlanSettings extends Omit<LaneRequest, "finding" | "onStart" | "isUnderWay"> {
  /** Files at the same time. */
  jobs: number;
  runTimeoutMs: number;
  /** No test of any file starts after one that did not pass; `run_options.bail` is about its own file. */
  bail: boolean;
  /** Aborted if the run cannot continue; its reason is the error. */
  broken?: AbortSignal;
  emit: (event: RunEvent) => void;
  isKnown: Reporting["isKnown"];
  portsOf: (suite: Suite, openModel: (model: ModelName) => Promise<OpenedModel>, cassette?: AgentCassette) => Ports;
  /** Opens the cassette of an agent test or an eval: to play it, or to record it. */
  openCassette: (file: string, test: RecordedTest) => Promise<AgentCassette>;
  /** Opens a model for a test; what is asked of it ends with `signal`. Throws a UserError if it can never be asked. */
  openModel: (suite: Suite, model: ModelName, test: object, signal: AbortSignal) => Promise<OpenedModel>;
  /** Runs a scorer and adds its cost to the budgets of a test. Throws a BudgetFault if one is passed. */
  payScorer: <T extends { costUsd: number | null }>(suite: Suite, test: object, run: () => Promise<T>) => Promise<T>;
}

export interface RunEnd {
  stopped?: "interrupted" | "timeout" | "broken";
  error?: unknown;
  contracts: readonly LaneContract[];
  /** Settles when every server has ended; after a run that was stopped that may take longer than the run waits. */
  serversEnded: Promise<void>;
}

/** How long a run that was stopped waits for its servers: who interrupts a run soon kills it. */
const STOPPED_MS = 5_000;

/** Runs a plan: reports everything through `emit`, with a row for every task whatever happens. */
export async function runPlan(plan: Plan, settings: PlanSettings): Promise<RunEnd> {
  return new Run(plan, settings).run();
}

class Run {
  readonly #hasRow: Uint8Array;
  readonly #stop = new AbortController();
  readonly #lanes: RunLanes;
  readonly #context: LaneContext;
  #stopped: RunEnd["stopped"];
  #error: unknown;
  #break: (error: unknown) => void = () => {};
  /** Tests that have started and have no row yet, with their contexts. */
  readonly #underWay = new Map<Owner, TestContext>();
  /** Ids of those that were reported. */
  readonly #causes = new Set<string>();
  #bailed = false;
  readonly #bailedSuites = new Set<Suite>();
  /** Running tests that end by themselves soon after the run is stopped: their rows say how far they came. */
  readonly #endingEarly = new Set<Promise<unknown>>();
  /** True once everything is reported. */
  #isOver = false;
  /** How many rows tests had beside their own. */
  #addedRows = 0;

  constructor(
    private readonly plan: Plan,
    private readonly settings: PlanSettings,
  ) {
    // Every start in progress listens to it, and Node warns about more than ten listeners.
    setMaxListeners(0, this.#stop.signal);
    this.#hasRow = new Uint8Array(plan.total);
    this.#context = createLaneContext({
      ...settings,
      signal: this.#stop.signal,
      finding: (finding) => this.#emit({ event: "finding", finding }),
      onStart: (server, target_version, starting) =>
        this.#emit({ event: "server_start", server, target_version, starting }),
      isUnderWay: (owner) => this.#underWay.has(owner),
    });
    this.#lanes = new RunLanes(this.#context);
  }

  async run(): Promise<RunEnd> {
    beginJudgements();
    const over = new AbortController();
    const onAbort = { once: true, signal: over.signal };
    let timer: NodeJS.Timeout | undefined;
    const stopping = new Promise<void>((resolve) => {
      const stop = (reason: NonNullable<RunEnd["stopped"]>) => {
        endJudgements();
        this.#stopped ??= reason;
        const giveUp = () => {
          this.#giveUp(this.#stopped ?? reason);
          resolve();
        };
        if (this.#endingEarly.size === 0) return giveUp();
        this.#stop.abort();
        const endings = Promise.allSettled(this.#endingEarly);
        void Promise.race([endings, sleep(STOPPED_MS, { unref: true })]).then(giveUp);
      };
      if (this.settings.signal.aborted) stop("interrupted");
      this.settings.signal.addEventListener("abort", () => stop("interrupted"), onAbort);
      timer = setTimeout(() => stop("timeout"), this.settings.runTimeoutMs).unref();
      this.#break = (error) => {
        this.#error ??= error;
        stop("broken");
      };
      const { broken } = this.settings;
      broken?.addEventListener("abort", () => this.#break(broken.reason), onAbort);
    });
    const files = this.plan.files.map((file, index) => ({ file, index }));
    const all = pool(groupFiles(files), this.settings.jobs, async (group) => {
      for (const { file, index } of group) await this.#runFile(file, index);
    });
    await Promise.race([all.catch((error) => this.#break(error)), stopping]);
    // A signal that comes from here on finds all rows complete.
    const reason = this.#stopped;
    // The ends of servers may bring findings, so they come before the reports.
    this.#stop.abort();
    const serversEnded = this.#lanes.endAll().then(() => this.#context.labs.close());
    await Promise.race([serversEnded, stopping.then(() => sleep(STOPPED_MS, { unref: true }))]);
    const contracts = await this.#lanes.judge((event) => this.#emit(event));
    this.#isOver = true;
    // To stop this run now would end the judgements of a later one.
    clearTimeout(timer);
    over.abort();
    this.#lanes.reportServers(this.settings.emit);
    const end = { serversEnded, contracts };
    if (this.#error !== undefined) return { ...end, stopped: "broken", error: this.#error };
    return { ...end, ...(reason && { stopped: reason }) };
  }

  async #runFile(file: FilePlan, index: number): Promise<void> {
    const runInParallel = file.checked.suite.runOptions.parallelVersions;
    const runs = file.batches.map((batch, column) => async () => {
      const lanes = this.#lanes.of(file, batch, index * 1_000 + column);
      await this.#runBatch(file, batch, lanes);
      if (file.checked.suite.runOptions.restartPolicy === "per_run") return;
      // Servers of other revisions may share state with these, so these end before the next revision starts.
      // The last ones end while other files still run.
      const ending = Promise.all([...lanes.values()].map((lane) => this.#lanes.end(lane)));
      const last = column === file.batches.length - 1;
      if (!last && !runInParallel) await ending;
    });
    if (runInParallel) await Promise.all(runs.map((run) => run()));
    else for (const run of runs) await run();
  }

  async #runBatch(file: FilePlan, batch: Batch, lanes: ReadonlyMap<string, Lane>): Promise<void> {
    const { suite } = file.checked;
    const { parallel, restartPolicy } = suite.runOptions;
    const { env, runId } = this.settings;
    const mayRun = lanes.size > 0 && !this.#bailed && !this.#stopped;
    if (mayRun && restartPolicy === "per_file") {
      for (const [name, lane] of lanes) {
        // How a server answers the opening with a bad token is what its test is about.
        const isJudged = lane.server.identity?.token !== undefined;
        if (!isJudged && isNeededAtOnce(name, batch, suite)) lane.sessions.prestart();
      }
    }
    const openModel: FileContext["openModel"] = (model, test) =>
      this.settings.openModel(suite, model, test, this.#stop.signal);
    const fileContext: FileContext = {
      suite,
      env,
      runId,
      openModel,
      portsOf: (test, cassette) => this.settings.portsOf(suite, (model) => openModel(model, test), cassette),
      payScorer: (test, scorer) => this.settings.payScorer(suite, test, scorer),
      targetVersion: batch.targetVersion,
      lane: (name) => {
        const lane = lanes.get(name);
        if (!lane) throw new Error(`no lane for server ${name}`);
        return lane;
      },
      answers: new FirstAnswers(batch.tasks.map(({ checked }) => checked.test)),
      report: (finding) => this.#emit({ event: "finding", finding }),
      addRow: (row) => this.#emit({ event: "test", order: this.plan.total + this.#addedRows++, row }),
      isKnown: this.settings.isKnown,
      reportCause: (cause) => this.#emitCause(cause),
    };
    const context = setupContext(fileContext, file);
    const setup = mayRun ? await runSetup(file.checked, context) : undefined;
    // Findings from setup belong to no test.
    if (file.checked.setup.length > 0) for (const lane of lanes.values()) await lane.takeFindings();
    const run = (group: Group) => this.#runGroup(group, context, setup);
    const groups = groupsOf(batch);
    for (const some of [groups.filter(({ task }) => !isAtEnd(task)), groups.filter(({ task }) => isAtEnd(task))]) {
      if (parallel === false) for (const group of some) await run(group);
      else if (parallel === "servers") await inParallel(some, run);
      else await pool(some, parallel, run);
    }
    if (!mayRun || this.#stopped) return;
    const findings = await runTeardown(file.checked, context);
    context.kept.release();
    // A teardown that the end of the run interrupted says nothing about the server.
    if (this.#stopped) return;
    for (const finding of findings) this.#emit({ event: "finding", finding });
    for (const lane of lanes.values()) if (lane.suite === suite) lane.judgeLatency();
  }

  async #runGroup({ task, followers }: Group, context: TestContext, setup: FailedSetup | undefined): Promise<void> {
    if (this.#stopped) return;
    const { test } = task.checked;
    const rowWithoutRun = (one: Task): TestRow | undefined => {
      if (one.skip !== undefined) return { ...rowOf(one, "skipped"), reason: one.skip };
      if (this.#bailed || this.#bailedSuites.has(one.suite))
        return { ...rowOf(one, "skipped"), reason: "an earlier test failed (bail)" };
      return setup && setupFailedRow(one, setup);
    };
    const unrunRow = rowWithoutRun(task);
    if (unrunRow !== undefined) {
      this.#emitRow(task, unrunRow);
      for (const follower of followers) this.#emitRow(follower, rowWithoutRun(follower) ?? unrunRow);
      context.answers.testEnded(test);
      return;
    }
    const { id, targetVersion: target_version } = task;
    this.#emit({ event: "test_started", id, name: test.name, server: test.server, target_version });
    this.#underWay.set(task, context);
    const cassette = await this.#cassetteOf(task);
    const testContext = contextOf(task, context, test, cassette);
    let progressCount = 0;
    testContext.progress = (text, stays = false) => {
      this.#emit({ event: "progress", id, text, ...(stays && { stays }) });
      if (progressCount++ % CHECKPOINT !== 1) return;
      const row = { ...rowOf(task, "skipped"), reason: REASONS.interrupted, ...testContext.soFar?.() };
      this.#emit({ event: "checkpoint", order: task.order, row });
    };
    this.#underWay.set(task, testContext);
    const running = this.#testRow(task, testContext);
    if (endsEarly(task)) this.#endingEarly.add(running);
    const row = await running;
    this.#endingEarly.delete(running);
    this.#emitRow(task, row);
    testContext.kept.release();
    this.#applyBail(task, row);
    let isJudged = isPassOrFail(row);
    for (const follower of followers) {
      const unrunRow = rowWithoutRun(follower);
      const followerRow = unrunRow ?? (await this.#testRow(follower, { ...testContext, before: row }));
      isJudged &&= unrunRow !== undefined || isPassOrFail(followerRow);
      this.#emitRow(follower, followerRow);
      this.#applyBail(follower, followerRow);
    }
    if (cassette?.kind === "recorder") cassette.end(isJudged && this.#stopped === undefined);
    context.answers.testEnded(test);
  }

  async #cassetteOf({ checked: { test }, suite, targetVersion }: Task): Promise<AgentCassette | undefined> {
    const { cassette } = test.kind.needs(test);
    if (cassette === undefined) return undefined;
    const { block, name, row } = test;
    return this.settings.openCassette(cassette, {
      // Recordings of agents name no block.
      ...(test.kind.command !== "run" && { block }),
      test: name,
      ...(row !== undefined && { row: String(row) }),
      revision: targetVersion,
      suite: relative(dirname(cassette), suite.file).split(sep).join("/"),
    });
  }

  async #testRow(task: Task, context: TestContext): Promise<TestRow> {
    try {
      return await runTest(task, context);
    } catch (error) {
      return bugRow(task, error);
    }
  }

  #applyBail(task: Task, row: TestRow): void {
    const isBad = row.status === "failed" || row.status === "errored";
    if (isBad && this.settings.bail) this.#bailed = true;
    else if (isBad && task.suite.runOptions.bail) this.#bailedSuites.add(task.suite);
  }

  #emitRow(task: Task, row: TestRow): void {
    if ((this.#stopped && !endsEarly(task)) || this.#hasRow[task.order]) return;
    this.settings.emit({ event: "test", order: task.order, row });
    this.#underWay.delete(task);
    this.#hasRow[task.order] = 1;
  }

  #emitCause(cause: Cause): void {
    if (this.#causes.has(cause.id)) return;
    this.#causes.add(cause.id);
    this.#emit({ event: "cause", cause });
  }

  #emit(event: RunEvent): void {
    if (!this.#isOver) this.settings.emit(event);
  }

  /** Rows for tests that did not end. A test that was running when the time was up could not be judged. */
  #giveUp(stopped: NonNullable<RunEnd["stopped"]>): void {
    this.#stop.abort();
    const reason = REASONS[stopped];
    let first = stopped === "timeout" || (stopped === "broken" && this.#underWay.size === 0);
    for (const task of tasksOf(this.plan)) {
      if (this.#hasRow[task.order]) continue;
      // A test that was skipped anyway keeps its own reason.
      const isUnderWay = (first || (stopped === "broken" && this.#underWay.has(task))) && task.skip === undefined;
      const unjudged = () => (stopped === "broken" ? bugRow(task, this.#error) : timeoutRow(task, reason));
      const lastRow = isUnderWay ? unjudged() : { ...rowOf(task, "skipped"), reason: task.skip ?? reason };
      const row = { ...lastRow, ...this.#underWay.get(task)?.soFar?.() };
      if (isUnderWay) first = false;
      this.#hasRow[task.order] = 1;
      this.settings.emit({ event: "test", order: task.order, row });
    }
  }
}

/** Progress is shown about once a second: a checkpoint after the first, then about once a minute. */
const CHECKPOINT = 60;

function endsEarly({ checked: { test } }: Task): boolean {
  return test.kind.needs(test).endsEarly === true;
}

function isPassOrFail({ status }: TestRow): boolean {
  return status === "passed" || status === "failed";
}

/** A test with those that follow it, which need no lane of their own. */
interface Group {
  task: Task;
  followers: Task[];
  lanes: Task["lanes"];
}

function groupsOf({ tasks }: Batch): Group[] {
  const groups: Group[] = [];
  for (const task of tasks) {
    const last = groups.at(-1);
    const { test } = task.checked;
    if (test.kind.needs(test).follows && last !== undefined) last.followers.push(task);
    else groups.push({ task, followers: [], lanes: task.lanes });
  }
  return groups;
}

/** False for a server that only models use, of which there may be none, or tests that open sessions of their own. */
function isNeededAtOnce(server: string, { tasks }: Batch, { setup, teardown }: Suite): boolean {
  if ([...setup, ...teardown].some((step) => step.server === server)) return true;
  const needing = tasks.filter(({ skip, lanes }) => skip === undefined && lanes.includes(server));
  return needing.some(({ checked: { test } }) => !test.kind.needs(test).driven && !test.kind.needs(test).apart);
}
