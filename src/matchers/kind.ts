import { say } from "../core/redaction/redacted.js";
import type { Explanation, Verdict } from "./types.js";

/** What a matcher found. Why a value does not match is worked out only when it is shown. */
export type Judgement = { pass: true } | { pass: false; why: () => Explanation };

/** A judge that answers at once: only such matchers may be nested in not, oneOf, anyOf and allOf. */
export type SyncJudge = (value: unknown) => Judgement;

/** The note if everything in which two values differ is hidden. */
export const HIDDEN = say`they differ in a part that is hidden as a secret`;

/** The judgement of a value that does not match; `why` makes its explanation, from redacted values only. */
export function mismatch(why: () => Explanation): Judgement {
  return { pass: false, why };
}

/** The verdict with its explanation. */
export function toVerdict(judged: Judgement): Verdict {
  return judged.pass ? judged : { pass: false, ...judged.why() };
}

/** A matcher inside another one, compiled. */
export interface Branch {
  name: string;
  judge: SyncJudge;
}

/** Compiles the matcher at `steps` inside the one being compiled; throws MatcherError. */
export type Nest = (matcher: unknown, ...steps: (string | number)[]) => Branch;

/** Compiles a matcher's argument; throws MatcherError with a path that starts at the matcher's own key. */
export type CompileArgument = (argument: unknown, nest: Nest) => SyncJudge;
