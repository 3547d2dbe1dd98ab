import { type Problem, UserError } from "../core/problem.js";
import { loadMatchers, matcherNames } from "../matchers/compile.js";
import { parseTarget } from "../matchers/target.js";
import { type CompiledMatcher, type CompileMatcher, MatcherError, type Target } from "../matchers/types.js";
import { hasDeferred } from "../suite/deferred.js";
import type { Suite, SuiteAssertion, SuiteTest } from "../suite/types.js";

/** An assertion ready to judge. */
export interface CheckedAssertion {
  source: SuiteAssertion;
  target: Target;
  /** Compiled; or, where the argument holds what is known only at run time, the way to compile it then. */
  matcher: CompiledMatcher | CompileMatcher;
}

export interface CheckedTest {
  test: SuiteTest;
  /** undefined where the test has no `expect`. */
  assertions: readonly CheckedAssertion[] | undefined;
  /** True where its request or an assertion holds what is known only at run time. */
  deferred: boolean;
  /** True where an assertion may read what the server wrote to stderr. */
  readsStderr: boolean;
}

export interface CheckedSuite {
  suite: Suite;
  tests: readonly CheckedTest[];
}

/**
 * Compiles every target and matcher of the suites, before any server is started.
 * Gives the checked suites, and every problem of all of them at once; a run needs `problems` to hold no error.
 */
export async function checkSuites(suites: readonly Suite[]): Promise<{ checked: CheckedSuite[]; problems: Problem[] }> {
  const problems: Problem[] = [];
  const names = new Set<string>();
  for (const suite of suites) {
    for (const test of suite.tests) {
      for (const assertion of test.expect ?? []) for (const name of matcherNames(assertion.matcher)) names.add(name);
    }
  }
  const compile = await loadMatchers(names);
  const checked = suites.map((suite) => ({
    suite,
    tests: suite.tests.map((test) => ({
      test,
      assertions: test.expect?.flatMap((assertion) => checkAssertion(suite, assertion, compile, problems)),
      deferred: hasDeferred(askedOf(test)) || hasDeferred(test.expect),
      readsStderr: test.expect?.some(({ target }) => target === "" || target.startsWith("server")) === true,
    })),
  }));
  return { checked, problems };
}

/** The parts of a test that its request is made from. */
function askedOf(test: SuiteTest): unknown {
  if (test.block === "compliance") return [test.request, test.raw];
  return test.block === "resources" ? test.uri : test.args;
}

function checkAssertion(
  suite: Suite,
  source: SuiteAssertion,
  compile: CompileMatcher,
  problems: Problem[],
): CheckedAssertion[] {
  try {
    const target = attempt(() => parseTarget(source.target), source.targetPath);
    const matcher = hasDeferred(source.matcher) ? compile : attempt(() => compile(source.matcher), source.matcherPath);
    return [{ source, target, matcher }];
  } catch (error) {
    if (!(error instanceof Misplaced)) throw error;
    const { cause, path } = error;
    const location = suite.places.locate(source.node, path, "value");
    problems.push({
      location,
      snippet: suite.places.snippet(location),
      title: cause.title,
      description: cause.description,
      fix: cause.fix,
    });
    return [];
  }
}

/** A MatcherError with its path from the assertion's node. */
class Misplaced extends Error {
  constructor(
    override readonly cause: MatcherError,
    readonly path: readonly (string | number)[],
  ) {
    super(cause.message);
  }
}

function attempt<T>(work: () => T, from: readonly (string | number)[]): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof MatcherError) throw new Misplaced(error, [...from, ...error.path]);
    throw error;
  }
}

/** Throws a UserError where any problem is an error; gives the warnings. */
export function throwErrors(problems: readonly Problem[]): Problem[] {
  if (problems.some((problem) => !problem.warning)) throw new UserError(problems);
  return [...problems];
}
