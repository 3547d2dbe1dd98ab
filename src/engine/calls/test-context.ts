import type { AgentCassette } from "../../agents/cassette/recorder.js";
import type { ScoredRun } from "../../agents/metrics.js";
import type { OpenedModel, TracedCall } from "../../agents/types.js";
import type { Cause, Failure, Finding, TestRow } from "../../core/generated/results.js";
import type { Redacted } from "../../core/redaction/redact.js";
import type { Ports } from "../../matchers/types.js";
import { KeptAnswers } from "../../mcp/session/memory.js";
import type { Owner } from "../../mcp/types.js";
import type { SuiteModel } from "../../suite/models/types.js";
import type { Suite } from "../../suite/types.js";
import type { Lane } from "../lanes/lane.js";
import type { FirstAnswers } from "./first-answers.js";

/** A run of an agent, or an answer that stands for one, with what a judge has to know. */
export interface FinishedRun extends ScoredRun {
  /** The schema of the arguments of a tool; undefined if it is not known. */
  schemaOf: (call: TracedCall) => unknown;
}

/** What the tests of one file at one revision share. */
export interface TestContext {
  suite: Suite;
  targetVersion: string | null;
  /** The running test, which gets the findings of its calls; absent in setup and teardown. */
  owner?: Owner;
  /** The lane of a server; every server that a task needs has one. */
  lane: (server: string) => Lane;
  /** Envelopes of the steps of `setup`, by id. */
  setup: ReadonlyMap<string, unknown>;
  /** What the first servers answered, with which others are compared. */
  answers: FirstAnswers;
  /** The answers that wait for the verdict: of the running test, or of setup and teardown. */
  kept: KeptAnswers;
  /** Reports a finding of a test that calls no server. */
  report: (finding: Finding) => void;
  /** Reports why tests could not be run; what is reported again counts once. */
  reportCause: (cause: Cause) => void;
  env: Readonly<Record<string, string | undefined>>;
  runId: string;
  /** The ports that matchers may use. */
  ports: Ports;
  /** The ports for one test, whose budget is spent. */
  portsOf: (test: object, cassette?: AgentCassette) => Ports;
  /** The cassette of an agent test or an eval. */
  cassette?: AgentCassette;
  /** What became of the test that this one follows. */
  before?: Pick<TestRow, "status" | "reason">;
  /** The runs of an agent test, for its metrics. */
  runs: FinishedRun[];
  /** A model of the suite, ready to be asked; `test` is the test whose budget it spends. */
  openModel: (model: SuiteModel, test: object) => Promise<OpenedModel>;
  /** The running test, whose budget is spent; its file in setup and teardown. */
  test: object;
  /** Runs a scorer, whose cost counts for the budgets of a test. */
  payScorer: <T extends { costUsd: number | null }>(test: object, run: () => Promise<T>) => Promise<T>;
}

/** The context of one test. Without a spread, which would cost a microsecond at every test. */
export function contextOf(owner: Owner, shared: TestContext, test: object, cassette?: AgentCassette): TestContext {
  const { suite, targetVersion, lane, setup, answers, report, reportCause, env, runId, portsOf, openModel, payScorer } =
    shared;
  const kept = new KeptAnswers();
  const context: TestContext = {
    suite,
    targetVersion,
    owner,
    lane,
    setup,
    answers,
    kept,
    report,
    reportCause,
    env,
    runId,
    ports: portsOf(test, cassette),
    portsOf,
    runs: [],
    openModel,
    test,
    payScorer,
  };
  if (cassette !== undefined) context.cassette = cassette;
  return context;
}

/** Reports a limit that only warns. */
export type Warn = (message: Redacted, location: Failure["location"]) => void;

/** Reports limits that only warn as findings of the server that was called; without one, as findings of the run. */
export function warnerOf(context: TestContext, server: string): Warn {
  const rule_id = "ASSERT-MAX-TOKENS";
  if (server !== "") return (message, location) => context.lane(server).warn(rule_id, message, location, context.owner);
  const { targetVersion: target_version } = context;
  return (message, location) =>
    context.report({
      rule_id,
      severity: "must",
      message,
      server: null,
      target_version,
      count: 1,
      gates: false,
      location,
    });
}
