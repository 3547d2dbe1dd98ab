import { contractOf } from "../conformance/contract/contract-of.js";
import type { CorpusFindings } from "../conformance/corpus/run-corpus.js";
import type { Location } from "../core/generated/results.js";
import { defined } from "../core/json/json.js";
import { UserError } from "../core/problem.js";
import { hide, say } from "../core/redaction/redacted.js";
import type { Reporting, TestContext } from "../engine/calls/test-context.js";
import { type Attempt, unsentCall } from "../engine/judge/call.js";
import { briefFailure, startCause } from "../engine/judge/causes.js";
import { failureOf } from "../engine/judge/failure.js";
import type { Kind } from "../engine/kind.js";
import type { Lane } from "../engine/lanes/lane.js";
import type { StartFailure } from "../mcp/types.js";
import { startProblem } from "../rules/registry.js";
import type { Suite, SuiteServer, SuiteTest } from "../suite/types.js";
import type { UnreadServer } from "./load-request.js";

/** A test of one server that a command makes. It opens sessions of its own, and may have several rows. */
export interface ServerTest {
  /** The id of its row; the ids of rows that it adds start with it. */
  id: string;
  name: string;
  /** Where the server is described; left out: its entry. */
  location?: Location;
  /** Judges the server. May throw a UserError, which the command reports. */
  judge(lane: Lane, context: TestContext): Promise<Attempt>;
}

interface Body extends ServerTest {
  /** What the user must fix before the server can be judged. */
  refusal?: UserError;
}

const KIND: Kind<Body> = {
  name: "command",
  block: "compliance",
  command: "run",
  lateKeys: [],
  readsSchemas: true,
  reader: () => {
    throw new Error("no suite has such tests");
  },
  needs: ({ server }) => ({ servers: [server], review: true, apart: true, endsEarly: true }),
  async run({ test }, context) {
    const { body, server } = test;
    try {
      return await body.judge(context.lane(server), context);
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      body.refusal = error;
      const failures = error.problems.map(({ title, description, fix, location }) => {
        const message = hide(`${title}: ${description}`);
        return failureOf({ suite: context.suite, test }, "SUITE-FAULT", { message, fix, ...defined({ location }) });
      });
      return { status: "errored", failures, durationMs: 0, reason: hide(error.message) };
    }
  },
};

/** The suite of a server with one test. `refusal` gives the error that the test threw, if it threw one. */
export function serverTestSuite(
  test: ServerTest,
  suite: Suite,
  server: SuiteServer,
  targetVersion: string | null,
): { suite: Suite; refusal: () => UserError | undefined } {
  const body: Body = { ...test };
  const suiteTest: SuiteTest<Body> = {
    kind: KIND,
    body,
    id: test.id,
    block: KIND.block,
    name: test.name,
    isAdded: true,
    server: server.name,
    location: test.location ?? server.location,
    node: {},
    tags: [],
    retries: 0,
    profile: "quick",
    timeoutMs: suite.defaultTimeoutMs,
  };
  // The answers are judged by invariants, whatever the suite sets; drift of contracts is judged in runs of suites alone.
  const { surfaceBudget: _, ...options } = suite.runOptions;
  const runOptions = { ...options, drift: "off", invariants: "warn" } as const;
  const ownSuite: Suite = {
    ...suite,
    tests: [suiteTest as SuiteTest],
    setup: [],
    teardown: [],
    targetVersions: targetVersion === null ? [] : [targetVersion],
    servers: new Map([[server.name, server]]),
    identities: new Map(),
    runOptions,
  };
  return { suite: ownSuite, refusal: () => body.refusal };
}

/** The suite of a server that cannot be started, with one test, which says why. */
export function unreadServerSuite({ name, suite, error }: UnreadServer, targetVersion: string | null) {
  const [location] = error.problems.flatMap((problem) => problem.location ?? []);
  const test = { id: `server::${name}`, name, judge: () => Promise.reject(error), ...defined({ location }) };
  return serverTestSuite(test, suite, suite.servers.get(name)!, targetVersion);
}

/**
 * The attempt of a test that judged a server, whose contract is noted for the baseline. Errored if the server refused a token:
 * the user wants all rules judged, not only those that need none.
 */
export async function judgedAttempt(
  attempt: Attempt,
  { listed, denied }: Pick<CorpusFindings, "denied" | "listed">,
  lane: Lane,
  context: Pick<Reporting, "reportCause">,
): Promise<Attempt> {
  if (!denied) lane.noteContract(() => contractOf(listed));
  return denied?.hasToken ? { ...attempt, ...(await unstartedAttempt(lane, context, denied.failure)) } : attempt;
}

/** The attempt of a test whose server did not start, or refused access; reports the reason as a cause. */
export async function unstartedAttempt(
  lane: Lane,
  context: Pick<Reporting, "reportCause">,
  failure: StartFailure,
): Promise<Attempt> {
  const cause = startCause(lane, failure, await lane.startedAs());
  context.reportCause(cause);
  const { name } = lane.server;
  const reason = say`server ${hide(name)} ${startProblem(failure.rule_id)}`;
  return { ...unsentCall("errored", briefFailure(name, cause)), cause: cause.id, reason };
}
