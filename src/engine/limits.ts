import { LIMITS } from "../core/limits.js";

/** Built-in limits of a run; flags and suites change them. */
export const RUN_TIMEOUT_MS = 30 * 60_000;
export const MAX_FRAME_BYTES = LIMITS.frame;
