/** What state-server.mjs does wrong, by rule, and the exit code of a run that finds it. */
export const STATE_CASES: readonly [rule: string, breaks: string, code: number][] = [
  ["STATE-CONTEXT", "context", 1],
  ["STATE-REPLICA", "memory", 0],
  ["STATE-REPLICA", "plain", 0],
  ["STATE-TAMPERED", "unsigned", 1],
  ["STATE-REPLAY", "other name", 0],
  ["STATE-REPLAY", "other item", 0],
  ["STATE-REPLAY", "other authorization", 0],
  ["STATE-EXTRA", "surplus", 0],
  ["STATE-EXTRA", "missing", 0],
  ["STATE-EXTRA", "shape", 0],
  ["SUB-FILTER", "progress", 1],
  ["SUB-FILTER", "more", 1],
  ["SUB-FILTER", "numbers", 1],
];

/** The same for what is found only if a suite names it. */
export const NAMED_CASES: readonly [rule: string, breaks: string][] = [
  ["STATE-HANDLE", "carts"],
  ["SUB-FILTER", "all"],
  ["SUB-FILTER", "nameless"],
  ["SUB-CHANGE", "silent"],
  ["SUB-CHANGE", "still"],
  ["SUB-CHANGE", "end"],
];
