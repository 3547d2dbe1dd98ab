import type { Cause } from "../../core/generated/results.js";
import { hide, say } from "../../core/redaction/redacted.js";
import type { RequestValues, Session } from "../../mcp/types.js";
import type { FillReferences, NoSession } from "../judge/call-result.js";
import { briefFailure, startCause } from "../judge/causes.js";
import type { Subject } from "../judge/failure.js";
import type { Lane } from "../lanes/lane.js";
import type { FailedStart, SessionResult } from "../lanes/lane-sessions.js";
import { fillReferences, type ReferenceValues } from "./references.js";
import type { TestContext } from "./test-context.js";

/**
 * A session for the calls of a test. `made`: the values made for the arguments. Each request gets a copy, so that its
 * headers have the same values, and new ones for what the headers alone name.
 */
export interface TestSession {
  kind: "session";
  lane: Lane;
  session: Session;
  fill: FillReferences;
  generated: RequestValues;
}

/**
 * A session of a server, opened if there is none; or why there is none. `deferred`: the test has references that are
 * known only at run time.
 */
export async function acquireSession(
  server: string,
  deferred: boolean,
  subject: Subject,
  values: ReferenceValues,
  context: TestContext,
): Promise<TestSession | NoSession> {
  const lane = context.lane(server);
  const result = await lane.sessions.acquire();
  if (result.kind !== "session") return noSession(result, lane, subject, context);
  const { session } = result;
  const generated: RequestValues = new Map();
  const scope = { context, values, on: { lane, session }, generated };
  const fill: FillReferences = (value) => (deferred ? fillReferences(value, scope) : value);
  return { kind: "session", lane, session, fill, generated };
}

/** Why there is no session. A start that failed is reported once, however many tests need the server. */
function noSession(
  result: Exclude<SessionResult, { kind: "session" }>,
  lane: Lane,
  subject: Subject,
  context: TestContext,
): NoSession {
  if (result.kind === "unusable") {
    const { reason, unstarted } = result;
    if (unstarted === undefined) return { kind: "no server", reason };
    return { kind: "no server", reason, cause: reportStart(unstarted, lane, context).id };
  }
  const cause = reportStart(result, lane, context);
  return {
    kind: "fault",
    status: "errored",
    failures: [briefFailure(subject.test.name, cause)],
    durationMs: 0,
    cause: cause.id,
    reason: say`server ${hide(lane.server.name)} did not start`,
  };
}

function reportStart({ failure, started }: FailedStart, lane: Lane, context: TestContext): Cause {
  const cause = startCause(lane, failure, started);
  context.reportCause(cause);
  return cause;
}
