import type { Redacted } from "../core/redaction/redact.js";
import { say } from "../core/redaction/redacted.js";
import { type Explanation, SuiteFault, type Verdict } from "./types.js";
import { BudgetExceeded } from "./worker/budget.js";

/** A verdict whose explanation is computed only when it is shown. */
export type LazyVerdict = { pass: true } | { pass: false; explain: () => Explanation };

/** A judge that answers at once: only such matchers may be nested in not, oneOf, anyOf and allOf. */
export type SyncJudge = (value: unknown) => LazyVerdict;

/** The note if everything in which two values differ is hidden. */
export const HIDDEN = say`they differ in a part that is hidden as a secret`;

/** The verdict on a value that does not match; `explain` creates its explanation, from redacted values only. */
export function mismatch(explain: () => Explanation): LazyVerdict {
  return { pass: false, explain };
}

/** Computes the explanation of a verdict. */
export function toVerdict(judged: LazyVerdict): Verdict {
  return judged.pass ? judged : { pass: false, ...judged.explain() };
}

/** Throws SuiteFault if the work runs out of time. */
export function faultIfStopped<T>(what: Redacted, fix: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof BudgetExceeded)) throw error;
    throw new SuiteFault(what, fix);
  }
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
