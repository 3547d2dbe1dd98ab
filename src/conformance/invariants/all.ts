import { CAPABILITY } from "./capability.js";
import { ENVELOPE } from "./envelope.js";
import { LIFECYCLE } from "./lifecycle.js";
import { LISTS } from "./lists.js";
import { MODERN } from "./modern.js";
import { RESULTS } from "./results.js";
import type { Invariant } from "./types.js";

/** Every invariant, by id. */
export const INVARIANTS: readonly Invariant[] = [
  ...LIFECYCLE,
  ...CAPABILITY,
  ...ENVELOPE,
  ...RESULTS,
  ...LISTS,
  ...MODERN,
].sort((a, b) => (a.id < b.id ? -1 : 1));
