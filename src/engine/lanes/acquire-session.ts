import type { RequestValues, Session } from "../../mcp/types.js";
import type { FillReferences, NoSession } from "../call-result.js";
import { failureOf, type Subject } from "../judge/judge.js";
import { fillReferences, type ReferenceValues } from "../references.js";
import type { TestContext } from "../test-context.js";
import type { Lane } from "./lane.js";
import type { SessionResult } from "./lane-sessions.js";

/**
 * A session for the calls of a test. `made`: the values made for the arguments. Each request gets a copy, so that its
 * headers have the same values, and new ones for what the headers alone name.
 */
export interface TestSession {
  kind: "session";
  lane: Lane;
  session: Session;
  fill: FillReferences;
  made: RequestValues;
}

/**
 * A session of a server, opened if there is none; or why there is none. `deferred`: the test has references that are
 * known only at run time. A promise only if a session must be opened.
 */
export function acquireSession(
  server: string,
  deferred: boolean,
  subject: Subject,
  values: ReferenceValues,
  context: TestContext,
): TestSession | NoSession | Promise<TestSession | NoSession> {
  const lane = context.lane(server);
  const use = (result: SessionResult): TestSession | NoSession => {
    if (result.kind === "unusable") return { kind: "no server", reason: result.reason };
    if (result.kind === "unstarted") {
      const { rule_id, message, process } = result.failure;
      const failures = [failureOf(subject, rule_id, { message, ...(process && { process }) })];
      return { kind: "fault", status: "errored", failures, durationMs: 0 };
    }
    const { session } = result;
    const made: RequestValues = new Map();
    const scope = { context, values, on: { lane, session }, made };
    const fill: FillReferences = deferred ? (value) => fillReferences(value, scope) : unfilled;
    return { kind: "session", lane, session, fill, made };
  };
  const result = lane.acquireSession();
  return result instanceof Promise ? result.then(use) : use(result);
}

function unfilled<T>(value: T): T {
  return value;
}
