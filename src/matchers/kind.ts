import type { MatcherError, Verdict } from "./types.js";

/** A judge that answers at once: only such matchers may stand inside not, oneOf, anyOf and allOf. */
export type SyncJudge = (value: unknown) => Verdict;

/** A matcher inside another one, compiled. */
export interface Branch {
  name: string;
  judge: SyncJudge;
}

/** Compiles a matcher that stands at `steps` inside the one being compiled; throws MatcherError. */
export type Nest = (matcher: unknown, ...steps: (string | number)[]) => Branch;

/** Compiles a matcher's argument; throws {@link MatcherError} with a path that starts at the matcher's own key. */
export type CompileArgument = (argument: unknown, nest: Nest) => SyncJudge;
