import type { Failure } from "../core/generated/results.js";
import type { Scene } from "./scene.js";

/** Tells what a limit only warns of as a finding at the server that was called. */
export function warnings(scene: Scene, server: string): (message: string, location: Failure["location"]) => void {
  return (message, location) => scene.lane(server).warn("ASSERT-MAX-TOKENS", message, location);
}
