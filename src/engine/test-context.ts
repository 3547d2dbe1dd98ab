import type { AgentTape } from "../agents/cassette/tape.js";
import type { OpenedModel } from "../agents/types.js";
import type { Cause, Failure, Finding } from "../core/generated/results.js";
import type { Redacted } from "../core/redaction/redact.js";
import type { Ports } from "../matchers/types.js";
import { KeptAnswers } from "../mcp/kept-answers.js";
import type { Owner } from "../mcp/types.js";
import type { Suite, SuiteModel } from "../suite/types.js";
import type { FirstAnswers } from "./kinds/first-answers.js";
import type { FinishedRun } from "./kinds/scores.js";
import type { Lane } from "./lanes/lane.js";

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
  /** What the first servers of `parity` tests answered. */
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
  portsOf: (test: object, tape?: AgentTape) => Ports;
  /** The cassette of an agent test. */
  tape?: AgentTape;
  /** The runs of an agent test, for its metrics. */
  runs: FinishedRun[];
  /** A model of the suite, ready to be asked; `test` is the test whose budget it spends. */
  openModel: (model: SuiteModel, test: object) => Promise<OpenedModel>;
}

/** The context of one test. Without a spread, which would cost a microsecond at every test. */
export function contextOf(owner: Owner, shared: TestContext, test: object, tape?: AgentTape): TestContext {
  const { suite, targetVersion, lane, setup, answers, report, reportCause, env, runId, portsOf, openModel } = shared;
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
    ports: portsOf(test, tape),
    portsOf,
    runs: [],
    openModel,
  };
  if (tape !== undefined) context.tape = tape;
  return context;
}

/** Reports a limit that only warns. */
export type Warn = (message: Redacted, location: Failure["location"]) => void;

/** Reports limits that only warn as findings of the server that was called. */
export function warnerOf(context: TestContext, server: string): Warn {
  return (message, location) => context.lane(server).warn("ASSERT-MAX-TOKENS", message, location, context.owner);
}
