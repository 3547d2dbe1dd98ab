import type { Made, Session } from "../../mcp/types.js";
import { fillIn } from "../../suite/variables/deferred.js";
import type { FillReferences, NoSession } from "../call-result.js";
import { failureOf, type Subject } from "../judge/judge.js";
import { type Known, lookUp } from "../references.js";
import type { Scene } from "../test-context.js";
import type { Lane } from "./lane.js";
import type { Ground } from "./lane-sessions.js";

/**
 * A session for the calls of a test. `made`: the values made for the arguments. Each request gets a copy, so that its
 * headers have the same values, and new ones for what the headers alone name.
 */
export interface TestSession {
  kind: "session";
  lane: Lane;
  session: Session;
  fill: FillReferences;
  made: Made;
}

/**
 * A session of a server, opened if there is none; or why there is none. `deferred`: the test has references that are
 * known only at run time. A promise only if a session must be opened.
 */
export function acquireSession(
  server: string,
  deferred: boolean,
  subject: Subject,
  known: Known,
  scene: Scene,
): TestSession | NoSession | Promise<TestSession | NoSession> {
  const lane = scene.lane(server);
  const use = (ground: Ground): TestSession | NoSession => {
    if (ground.kind === "unusable") return { kind: "no server", reason: ground.reason };
    if (ground.kind === "unstarted") {
      const { rule_id, message, process } = ground.failure;
      const failures = [failureOf(subject, rule_id, { message, ...(process && { process }) })];
      return { kind: "fault", status: "errored", failures, durationMs: 0 };
    }
    const { session } = ground;
    const made: Made = new Map();
    const spot = { scene, known, on: { lane, session }, made };
    const fill: FillReferences = deferred
      ? (value) => fillIn(value, (name) => lookUp(name, spot)) as typeof value
      : unfilled;
    return { kind: "session", lane, session, fill, made };
  };
  const ground = lane.ground();
  return ground instanceof Promise ? ground.then(use) : use(ground);
}

function unfilled<T>(value: T): T {
  return value;
}
