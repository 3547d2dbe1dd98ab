import type { Failure } from "../core/generated/results.js";
import type { Redacted } from "../core/redact.js";
import type { Scene } from "./test-context.js";

/** Takes what a limit only warns of. */
export type Warn = (message: Redacted, location: Failure["location"]) => void;

/** Tells what a limit only warns of as a finding at the server that was called. */
export function warnings(scene: Scene, server: string): Warn {
  return (message, location) => scene.lane(server).warn("ASSERT-MAX-TOKENS", message, location, scene.owner);
}
