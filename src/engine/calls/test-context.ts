import type { AgentCassette } from "../../agents/cassette/recorder.js";
import type { ScoredRun } from "../../agents/metrics.js";
import type { OpenedModel, TracedCall } from "../../agents/types.js";
import type { Cause, Failure, Finding, TaskRow, TestRow } from "../../core/generated/results.js";
import { getOrMake } from "../../core/groups.js";
import type { Environment } from "../../core/proc/env.js";
import type { Redacted } from "../../core/redaction/redact.js";
import type { Ports } from "../../matchers/types.js";
import { KeptAnswers } from "../../mcp/memory.js";
import type { Owner } from "../../mcp/types.js";
import type { ModelName } from "../../rules/models.js";
import type { Suite, SuiteTest } from "../../suite/types.js";
import type { CheckedTest, Envelope } from "../judge/call.js";
import type { Subject } from "../judge/failure.js";
import type { Lane } from "../lanes/lane.js";

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
  /** What references with dots read: the row of data, and by id, envelopes of steps and outputs of nodes that have run. */
  values: { data?: unknown; steps: Map<string, unknown>; nodes?: ReadonlyMap<string, unknown> };
  /** What the first servers answered, with which others are compared. */
  answers: FirstAnswers;
  /** The answers that wait for the verdict: of the running test, or of setup and teardown. */
  kept: KeptAnswers;
  /** Reports a finding of a test that calls no server. */
  report: (finding: Finding) => void;
  /** Reports a row of the running test beside its own. */
  addRow: (row: TestRow) => void;
  /** Reports why tests could not be run; what is reported again counts once. */
  reportCause: (cause: Cause) => void;
  env: Environment;
  runId: string;
  ports: Ports;
  /** The ports for one test, whose budget pays for the models that are asked. */
  portsOf: (test: object, cassette?: AgentCassette) => Ports;
  cassette?: AgentCassette;
  /** What became of the test that this one follows. */
  before?: Pick<TestRow, "status" | "reason">;
  /** The tasks of the running test. */
  tasks: TaskRow[];
  /** The runs of an agent test, for its metrics. */
  runs: FinishedRun[];
  /** A model of the suite, ready to be asked; `test` is the test whose budget it spends. */
  openModel: (model: ModelName, test: object) => Promise<OpenedModel>;
  /** The running test, whose budget pays for the models that are asked; its file in setup and teardown. */
  test: object;
  /** Shows how far a test is that takes long. */
  progress?: (text: Redacted) => void;
  /** Set by a test that takes long: what its row has if the run is stopped meanwhile. */
  soFar?: () => Partial<TestRow>;
  /** Runs a scorer, whose cost counts for the budgets of a test. */
  payScorer: <T extends { costUsd: number | null }>(test: object, run: () => Promise<T>) => Promise<T>;
}

/** The context of one test. */
export function contextOf(owner: Owner, shared: TestContext, test: SuiteTest, cassette?: AgentCassette): TestContext {
  return {
    ...shared,
    owner,
    test,
    values: { data: test.data, steps: shared.values.steps },
    kept: new KeptAnswers(),
    ports: shared.portsOf(test, cassette),
    tasks: [],
    runs: [],
    ...(cassette && { cassette }),
  };
}

/** The context for steps of a test, which see the steps of setup and each other. */
export function withOwnSteps(context: TestContext): TestContext {
  return { ...context, values: { ...context.values, steps: new Map(context.values.steps) } };
}

/** What a test expects of an answer of its server. */
export function expectationsOf(checked: CheckedTest, { suite }: TestContext) {
  const { test } = checked;
  const { server, timeoutMs, limits } = test;
  const subject: Subject = { suite, test };
  return { subject, server, timeoutMs, expect: checked, limits };
}

export type Warn = (message: Redacted, location: Failure["location"]) => void;

/** Reports limits that only warn as findings of the server that was called; without one, as findings of the run. */
export function warnerOf(context: TestContext, server: string): Warn {
  const rule_id = "ASSERT-MAX-TOKENS";
  if (server !== "") return (message, location) => context.lane(server).warn(rule_id, message, location, context.owner);
  const finding = { rule_id, severity: "must", server: null, target_version: context.targetVersion } as const;
  return (message, location) => context.report({ ...finding, message, count: 1, gates: false, location });
}

/** The answer of a test's first server, with which those of its other servers are compared. */
class FirstAnswer {
  /** The answer to its last attempt; undefined if it got none. */
  envelope: Envelope | undefined;
  /** What it takes of the memory limits. */
  readonly kept = new KeptAnswers();
  /** The tests that need it and have not ended, the first server's included. */
  users = 0;
  /** Called when the first server's test has ended. */
  end = () => {};
  readonly ended = new Promise<void>((resolve) => {
    this.end = resolve;
  });
}

/** The answers of first servers, with which later ones are compared. Each counts in the memory limits while it is needed. */
export class FirstAnswers {
  readonly #answers = new Map<string, FirstAnswer>();

  /** `tests`: all those of a file at one revision. */
  constructor(tests: Iterable<SuiteTest>) {
    for (const test of tests) {
      const key = comparisonKeyOf(test);
      if (key === undefined) continue;
      getOrMake(this.#answers, key, () => new FirstAnswer()).users += 1;
    }
  }

  begin(test: SuiteTest): KeptAnswers {
    const answer = this.#of(test);
    answer.kept.release();
    answer.envelope = undefined;
    return answer.kept;
  }

  set(test: SuiteTest, envelope: Envelope): void {
    this.#of(test).envelope = envelope;
  }

  /** The answer of the first server, when its test has ended; undefined if it got none. */
  async get(test: SuiteTest): Promise<Envelope | undefined> {
    const answer = this.#of(test);
    await answer.ended;
    return answer.envelope;
  }

  /** Releases the answer when no test needs it any more. */
  testEnded(test: SuiteTest): void {
    const key = comparisonKeyOf(test);
    if (key === undefined) return;
    const answer = this.#of(test);
    if (test.server === test.kind.needs(test).counterpart) answer.end();
    answer.users -= 1;
    if (answer.users > 0) return;
    answer.kept.release();
    this.#answers.delete(key);
  }

  #of(test: SuiteTest): FirstAnswer {
    const answer = this.#answers.get(comparisonKeyOf(test) ?? "");
    if (answer === undefined) throw new Error(`no answer is kept for ${test.name}`);
    return answer;
  }
}

/** The same for all servers of a test or row; undefined if they are not compared. */
function comparisonKeyOf(test: SuiteTest): string | undefined {
  if (test.kind.needs(test).counterpart === undefined) return undefined;
  return JSON.stringify([test.name, test.row ?? null]);
}
