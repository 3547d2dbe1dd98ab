import type { JqProgram } from "../../matchers/engines/jq.js";
import type { CompiledMatcher, CompileMatcher, Target } from "../../matchers/types.js";
import type { Suite, SuiteAssertion, SuiteStep, SuiteTest } from "../../suite/types.js";

export interface CheckedAssertion {
  source: SuiteAssertion;
  target: Target;
  /** Compiled; or a function that compiles it later, if the argument holds references known only at run time. */
  matcher: CompiledMatcher | CompileMatcher;
  /** Makes what is judged instead of the value. */
  transform?: JqProgram;
}

/** What is expected of one answer. */
export interface CheckedExpect {
  /** undefined without `expect`. */
  assertions: readonly CheckedAssertion[] | undefined;
  /** True if the request or an assertion has references that are known only at run time. */
  deferred: boolean;
  /** True if an assertion is about the HTTP response itself: a response without an answer is judged too. */
  readsHttp: boolean;
  /** True if an assertion may read the server's stderr. */
  readsStderr: boolean;
  /** True if an assertion passes only on an error: the call is meant to fail. */
  expectsError: boolean;
}

/** Of an answer that no assertion of its own judges. */
export const UNJUDGED: CheckedExpect = {
  ...{ assertions: undefined, deferred: false, readsHttp: false, readsStderr: false, expectsError: false },
};

/** A test whose assertions are compiled. */
export interface CheckedTest<Body = unknown> extends CheckedExpect {
  test: SuiteTest<Body>;
  /** Its lists of steps, by their keys. */
  steps: Readonly<Record<string, readonly CheckedStep[]>>;
}

export interface CheckedStep extends CheckedExpect {
  step: SuiteStep;
  save: readonly { name: string; target: Target }[];
}

export interface CheckedSuite {
  suite: Suite;
  tests: readonly CheckedTest[];
  setup: readonly CheckedStep[];
  teardown: readonly CheckedStep[];
}
