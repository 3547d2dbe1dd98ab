import type { AgentCassette } from "../../agents/cassette/recorder.js";
import type { ScoredRun } from "../../agents/metrics.js";
import type { OpenedModel, TracedCall } from "../../agents/types.js";
import type { Cause, Failure, Finding, TaskRow, TestRow } from "../../core/generated/results.js";
import type { Environment } from "../../core/proc/env.js";
import type { Redacted } from "../../core/redaction/redact.js";
import type { Ports } from "../../matchers/types.js";
import { KeptAnswers } from "../../mcp/memory.js";
import type { Owner } from "../../mcp/types.js";
import type { ModelName } from "../../rules/models.js";
import type { Suite, SuiteTest } from "../../suite/types.js";
import type { CheckedTest } from "../judge/call.js";
import type { FailedTest } from "../judge/failure.js";
import type { Lane } from "../lanes/lane.js";
import type { FirstAnswers } from "./first-answers.js";

/** A run of an agent, or an answer that stands for one, with what a judge has to know. */
export interface FinishedRun extends ScoredRun {
  /** The schema of the arguments of a tool; undefined if it is not known. */
  schemaOf: (call: TracedCall) => unknown;
}

/** Takes what is found beside the row of a test. */
export interface Reporting {
  /** Reports a finding of a test that calls no server. */
  report: (finding: Finding) => void;
  /** Reports a row of the running test beside its own. */
  addRow: (row: TestRow) => void;
  /** True if the baseline knows how a row failed. */
  isKnown: (row: TestRow) => boolean;
  /** Reports why tests could not be run; what is reported again counts once. */
  reportCause: (cause: Cause) => void;
}

/** What asks models and scorers for a test, whose budget pays for them. */
interface PaidServices {
  /** A model of the suite, ready to be asked. */
  openModel: (model: ModelName, test: object) => Promise<OpenedModel>;
  portsOf: (test: object, cassette?: AgentCassette) => Ports;
  payScorer: <T extends { costUsd: number | null }>(test: object, run: () => Promise<T>) => Promise<T>;
}

/** What the tests of one file at one revision share. */
export interface FileContext extends Reporting, PaidServices {
  suite: Suite;
  targetVersion: string | null;
  /** The lane of a server; every server that a task needs has one. */
  lane: (server: string) => Lane;
  /** What the first servers answered, with which others are compared. */
  answers: FirstAnswers;
  env: Environment;
  runId: string;
}

/** What a running test knows; or setup and teardown, which stand for their file. */
export interface TestContext extends FileContext {
  /** The running test, which gets the findings of its calls; absent in setup and teardown. */
  owner?: Owner;
  /** The running test, whose budget pays for the models that are asked; its file in setup and teardown. */
  test: object;
  ports: Ports;
  /** What references with dots read: the row of data, and by id, envelopes of steps and outputs of nodes that have run. */
  values: { data?: unknown; steps: Map<string, unknown>; nodes?: ReadonlyMap<string, unknown> };
  /** The answers that wait for the verdict. */
  kept: KeptAnswers;
  /** The tasks of the running test. */
  tasks: TaskRow[];
  /** The runs of an agent test, for its metrics. */
  runs: FinishedRun[];
  cassette?: AgentCassette;
  /** What became of the test that this one follows. */
  before?: Pick<TestRow, "status" | "reason">;
  /** Shows how far a test is that takes long. */
  progress?: (text: Redacted, stays?: boolean) => void;
  /** Set by a test that takes long: what its row has if the run is stopped meanwhile. */
  soFar?: () => Partial<TestRow>;
}

/** The context of setup and teardown, in which `file` stands for the test. */
export function setupContext(shared: FileContext, file: object): TestContext {
  return { ...shared, ...emptyLists(), test: file, ports: shared.portsOf(file), values: { steps: new Map() } };
}

/** The context of one test, which reads the steps of setup. */
export function contextOf(owner: Owner, setup: TestContext, test: SuiteTest, cassette?: AgentCassette): TestContext {
  return {
    ...setup,
    ...emptyLists(),
    owner,
    test,
    ports: setup.portsOf(test, cassette),
    values: { data: test.data, steps: setup.values.steps },
    ...(cassette && { cassette }),
  };
}

const emptyLists = (): Pick<TestContext, "kept" | "tasks" | "runs"> => ({
  kept: new KeptAnswers(),
  tasks: [],
  runs: [],
});

/** The context for steps of a test, which see the steps of setup and each other. */
export function withOwnSteps(context: TestContext): TestContext {
  return { ...context, values: { ...context.values, steps: new Map(context.values.steps) } };
}

/** What a test expects of an answer of its server. */
export function expectationsOf(checked: CheckedTest, { suite }: Pick<FileContext, "suite">) {
  const { test } = checked;
  const { server, timeoutMs, limits } = test;
  const subject: FailedTest = { suite, test };
  return { subject, server, timeoutMs, expect: checked, limits };
}

export type Warn = (message: Redacted, location: Failure["location"]) => void;

/** What a warning needs: where it goes, and whose it is. */
export type WarnContext = Pick<TestContext, "lane" | "report" | "targetVersion" | "owner">;

/** Reports limits that only warn as findings of the server that was called; without one, as findings of the run. */
export function warnerOf(context: WarnContext, server: string): Warn {
  const rule_id = "ASSERT-MAX-TOKENS";
  if (server !== "") return (message, location) => context.lane(server).warn(rule_id, message, location, context.owner);
  const finding = { rule_id, severity: "must", server: null, target_version: context.targetVersion } as const;
  return (message, location) => context.report({ ...finding, message, count: 1, gates: false, location });
}
