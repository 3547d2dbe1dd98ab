import { loadMatchers, matcherNames } from "../../src/matchers/compile.js";
import type { Verdict } from "../../src/matchers/types.js";
import { endLimit, startLimit } from "../../src/matchers/worker/limit.js";

/** Compiles a matcher object and judges one value. */
export async function judge(matcher: unknown, value: unknown): Promise<Verdict> {
  const compile = await loadMatchers(matcherNames(matcher));
  return await compile(matcher).judge(value);
}

/** The error of compiling a matcher object, in the members that a user sees. */
export async function compileError(matcher: unknown): Promise<unknown> {
  const compile = await loadMatchers(matcherNames(matcher));
  try {
    compile(matcher);
  } catch (error) {
    return error;
  }
  return undefined;
}

/** An array of arrays, `depth` deep, around a value. */
export function deep(depth: number, inside: unknown): unknown {
  let value = inside;
  for (let level = 0; level < depth; level++) value = [value];
  return value;
}

/** Runs work as a job that may take so many milliseconds. */
export function asJob<T>(milliseconds: number, work: () => T): T {
  startLimit(milliseconds);
  try {
    return work();
  } finally {
    endLimit();
  }
}

/** What work throws, or gives. */
export function attempt(work: () => unknown): unknown {
  try {
    return work();
  } catch (error) {
    return error;
  }
}
