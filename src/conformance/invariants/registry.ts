import { CAPABILITY } from "./capability.js";
import { ENVELOPE } from "./envelope.js";
import { LIFECYCLE } from "./lifecycle.js";
import { LISTS } from "./lists.js";
import { METHODS } from "./methods.js";
import { MODERN } from "./modern.js";
import { RESULTS } from "./results.js";
import type { Invariant } from "./types.js";

/** Every invariant, by id. */
export const INVARIANTS: readonly Invariant[] = [
  ...LIFECYCLE,
  ...CAPABILITY,
  ...ENVELOPE,
  ...METHODS,
  ...RESULTS,
  ...LISTS,
  ...MODERN,
].sort((a, b) => (a.id < b.id ? -1 : 1));
