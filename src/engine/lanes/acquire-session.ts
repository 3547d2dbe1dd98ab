import type { RequestValues, Session } from "../../mcp/types.js";
import { fillIn } from "../../suite/variables/deferred.js";
import { type Fill, same } from "../call.js";
import { failureOf, type Subject } from "../judge/judge.js";
import type { Attempt } from "../judge/verdict.js";
import { type Known, lookUp } from "../references.js";
import type { Scene } from "../test-context.js";
import type { Lane } from "./lane.js";

/**
 * A session for a kind of test that makes its calls by itself; or what the test is where there is none. `made`: what was
 * made for the arguments; each request gets a copy, so that its headers have the same, and what they alone have is new.
 */
export type SessionGround =
  | { kind: "session"; lane: Lane; session: Session; fill: Fill; made: RequestValues }
  | { kind: "none"; attempt: Attempt };

/** Opens the session of a server where there is none. */
export async function groundOf(
  server: string,
  deferred: boolean,
  subject: Subject,
  known: Known,
  scene: Scene,
): Promise<SessionGround> {
  const lane = scene.lane(server);
  const ground = await lane.ground();
  const nothing = { durationMs: 0, failures: [] };
  if (ground.kind === "unusable") {
    return { kind: "none", attempt: { ...nothing, status: "skipped", reason: ground.reason } };
  }
  if (ground.kind === "unstarted") {
    const { rule_id, message, process } = ground.failure;
    const failures = [failureOf(subject, rule_id, { message, ...(process && { process }) })];
    return { kind: "none", attempt: { ...nothing, status: "errored", failures } };
  }
  const { session } = ground;
  const made: RequestValues = new Map();
  const spot = { scene, known, on: { lane, session }, made };
  const fill: Fill = deferred ? (value) => fillIn(value, (name) => lookUp(name, spot)) as typeof value : same;
  return { kind: "session", lane, session, fill, made };
}
