import { ofType } from "../core/json/json.js";
import type { Redacted } from "../core/redaction/redact.js";
import { hide, hideValue, type RedactedJson, say } from "../core/redaction/redacted.js";
import { type Explanation, type LazyVerdict, MatcherError, SuiteFault, type Verdict } from "./types.js";
import { LIMIT_MS, LimitExceeded, runWatched } from "./worker/limit.js";

/** What is said of a judgement that ran out of its time. */
export const WAS_STOPPED = say`was stopped after ${LIMIT_MS / 1_000} s`;

/** A judge that answers at once: only such matchers may be nested in not, oneOf, anyOf and allOf. */
export type SyncJudge = (value: unknown) => LazyVerdict;

/** A matcher inside another one, compiled. */
export interface Branch {
  name: string;
  judge: SyncJudge;
}

/** Compiles the matcher at `steps` inside the one being compiled; throws MatcherError. */
export type Nest = (matcher: unknown, ...steps: (string | number)[]) => Branch;

/** Compiles a matcher's argument; throws MatcherError with a path that starts at the matcher's own key. */
export type CompileArgument = (argument: unknown, nest: Nest) => SyncJudge;

/** The note if everything in which two values differ is hidden. */
export const HIDDEN = say`they differ in a part that is hidden as a secret`;

/** A pass if the value matches; `explain` says why it does not, from redacted values only. */
export function verdict(matches: boolean, explain: () => Explanation): LazyVerdict {
  return matches ? { pass: true } : { pass: false, explain };
}

/** The expected and the actual value without secrets. */
export function redactBoth(expected: unknown, actual: unknown): { expected: RedactedJson; actual: RedactedJson } {
  return { expected: hideValue(expected), actual: hideValue(actual) };
}

/** Computes the explanation of a verdict. */
export function toVerdict(lazy: LazyVerdict): Verdict {
  return lazy.pass ? lazy : { pass: false, ...lazy.explain() };
}

/** Throws SuiteFault if the work runs out of time. */
export function faultIfStopped<T>(what: Redacted, fix: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof LimitExceeded)) throw error;
    throw new SuiteFault(what, fix);
  }
}

/** Runs work that may take long. Throws as `runWatched` does, but a SuiteFault where that throws LimitExceeded. */
export function runOrFault<T>(what: Redacted, fix: string, work: () => T): T {
  return faultIfStopped(what, fix, () => runWatched(work));
}

/** A matcher's argument that has to be a string. */
export function stringArgument(name: string, argument: unknown): string {
  if (typeof argument === "string") return argument;
  throw wrongArgument(name, argument, "a string", `\`${name}: "some text"\``);
}

/** A matcher's argument that has to be a list. */
export function listArgument(name: string, argument: unknown, example = '["one", "two"]'): readonly unknown[] {
  if (Array.isArray(argument)) return argument;
  throw wrongArgument(name, argument, "a list", `\`${name}: ${example}\``);
}

/** The error of an argument of another type; `shape` and `example` say what to write. */
export function wrongArgument(name: string, argument: unknown, shape: string, example: string): MatcherError {
  const description = `This argument is ${ofType(argument)}.`;
  return new MatcherError(`\`${name}\` takes ${shape}`, description, `Write ${example}.`, [name]);
}

/** The verdict of a matcher that cannot read a value of this type. */
export function wrongType(name: string, reads: string, expected: unknown, actual: unknown): LazyVerdict {
  return verdict(false, () => ({
    ...redactBoth(expected, actual),
    note: say`\`${hide(name)}\` reads ${hide(reads)}; the value is ${ofType(actual)}`,
  }));
}
