import type { Clash } from "../suite/kind.js";
import { KINDS } from "./registry.js";

/** The keys that a tool test can have in addition to its call. `server` stands for a list of servers. */
export const TOOL_KEYS = [
  "expect",
  "steps",
  "finally",
  "data",
  "server",
  "retries",
  "inject_error",
  "negative_path",
  "fuzz",
  "load",
  "verify",
  "resend",
  "wire_fault",
  "transform",
  "parity",
] as const;

/** Every combination of a tool test's keys that does not run; what is not here runs. */
export const CLASHES: readonly Clash[] = KINDS.flatMap(({ block, clashes }) => (block === "tools" && clashes) || []);

/** Why two keys of a tool test exclude each other; undefined if they do not. */
export function clashOf(first: string, other: string): string | undefined {
  // `finally` goes with what `steps` goes with.
  const [a, b] = [first, other].map((key) => (key === "finally" ? "steps" : key)) as [string, string];
  return CLASHES.find(({ key, excludes }) => (key === a && excludes.includes(b)) || (key === b && excludes.includes(a)))
    ?.why;
}
