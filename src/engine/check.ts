import { type Problem, UserError } from "../core/problem.js";
import { loadMatchers, matcherNames } from "../matchers/compile.js";
import type { JqProgram } from "../matchers/jq.js";
import { parseTarget } from "../matchers/target.js";
import { compileTransform } from "../matchers/transform.js";
import { type CompiledMatcher, type CompileMatcher, MatcherError, type Target } from "../matchers/types.js";
import { hasDeferred } from "../suite/deferred.js";
import type { Suite, SuiteAssertion, SuiteTest } from "../suite/types.js";

/** An assertion ready to judge. */
export interface CheckedAssertion {
  source: SuiteAssertion;
  target: Target;
  /** Compiled; or, where the argument holds what is known only at run time, the way to compile it then. */
  matcher: CompiledMatcher | CompileMatcher;
  /** What is judged instead of the value. */
  transform?: JqProgram;
}

export interface CheckedTest {
  test: SuiteTest;
  /** undefined where the test has no `expect`. */
  assertions: readonly CheckedAssertion[] | undefined;
  /** True where its request or an assertion holds what is known only at run time. */
  deferred: boolean;
  /** True where an assertion is about the HTTP response itself: it is judged even where it brought no answer. */
  readsHttp: boolean;
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
  const transforms: Transforms = new Map();
  for (const assertion of suites.flatMap(({ tests }) => tests).flatMap(({ expect }) => expect ?? [])) {
    for (const name of matcherNames(assertion.matcher)) names.add(name);
    if (assertion.transform !== undefined) transforms.set(assertion, await transformOf(assertion));
  }
  const compile = await loadMatchers(names);
  const checked = suites.map((suite) => ({
    suite,
    tests: suite.tests.map((test) => ({
      test,
      assertions: test.expect?.flatMap((assertion) => checkAssertion(suite, assertion, compile, transforms, problems)),
      deferred: hasDeferred(askedOf(test)) || hasDeferred(test.expect),
      readsHttp: test.expect?.some(({ target }) => target.startsWith("http")) === true,
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

/** Compiled, or why that cannot be: jq compiles in its own time, and problems are told in file order. */
type Transforms = Map<SuiteAssertion, JqProgram | MatcherError>;

async function transformOf({ transform }: SuiteAssertion): Promise<JqProgram | MatcherError> {
  try {
    return await compileTransform(transform);
  } catch (error) {
    if (error instanceof MatcherError) return error;
    throw error;
  }
}

function checkAssertion(
  suite: Suite,
  source: SuiteAssertion,
  compile: CompileMatcher,
  transforms: Transforms,
  problems: Problem[],
): CheckedAssertion[] {
  try {
    const target = attempt(() => parseTarget(source.target), source.targetPath);
    const matcher = hasDeferred(source.matcher) ? compile : attempt(() => compile(source.matcher), source.matcherPath);
    const transform = transforms.get(source);
    if (transform instanceof MatcherError) throw new Misplaced(transform, ["transform", ...transform.path]);
    return [{ source, target, matcher, ...(transform && { transform }) }];
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
