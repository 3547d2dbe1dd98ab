import type { Location } from "../core/generated/results.js";
import { isObject } from "../core/json.js";
import { type Problem, UserError } from "../core/problem.js";
import { loadMatchers, matcherNames } from "../matchers/compile.js";
import type { JqProgram } from "../matchers/engines/jq.js";
import { parseTarget } from "../matchers/target.js";
import { compileTransform } from "../matchers/transform.js";
import { type CompiledMatcher, type CompileMatcher, MatcherError, type Target } from "../matchers/types.js";
import type { Draft, Suite, SuiteAssertion, SuiteStep, SuiteTest } from "../suite/types.js";
import { hasDeferred } from "../suite/variables/deferred.js";
import { jqProblems } from "./judge/jq-programs.js";
import { cassetteProblems } from "./lanes/cassettes.js";

/** An assertion ready to judge. */
export interface CheckedAssertion {
  source: SuiteAssertion;
  target: Target;
  /** Compiled; or, where the argument holds what is known only at run time, the way to compile it then. */
  matcher: CompiledMatcher | CompileMatcher;
  /** What is judged instead of the value. */
  transform?: JqProgram;
}

/** What is asked of one answer. */
export interface CheckedExpect {
  /** undefined where there is no `expect`. */
  assertions: readonly CheckedAssertion[] | undefined;
  /** True where the request or an assertion holds what is known only at run time. */
  deferred: boolean;
  /** True where an assertion is about the HTTP response itself: it is judged even where it brought no answer. */
  readsHttp: boolean;
  /** True where an assertion may read what the server wrote to stderr. */
  readsStderr: boolean;
  /** True where an assertion holds of an error alone: the call is meant to fail. */
  expectsError: boolean;
}

export interface CheckedTest extends CheckedExpect {
  test: SuiteTest;
  steps?: readonly CheckedStep[];
  finally?: readonly CheckedStep[];
  verify?: readonly CheckedStep[];
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

type Assertions = readonly SuiteAssertion[];

/**
 * Compiles every target and matcher of the suites and reads their cassettes, before any server is started. Paths are
 * shown relative to `cwd`.
 * Gives the checked suites, and every problem of all of them at once; a run needs `problems` to hold no error.
 */
export async function checkSuites(
  suites: readonly Suite[],
  cwd: string,
): Promise<{ checked: CheckedSuite[]; problems: Problem[] }> {
  const problems: Problem[] = [];
  const names = new Set<string>();
  const transforms: Transforms = new Map();
  for (const expect of new Set(suites.flatMap(expectsOf))) {
    for (const assertion of expect) {
      for (const name of matcherNames(assertion.matcher)) names.add(name);
      if (assertion.transform !== undefined) transforms.set(assertion, await transformOf(assertion));
    }
  }
  const compile = await loadMatchers(names);
  const checked = suites.map((suite) => checkSuite(suite, compile, transforms, problems));
  for (const suite of suites) problems.push(...(await jqProblems(suite)));
  problems.push(...cassetteProblems(suites, cwd));
  return { checked, problems };
}

function checkSuite(suite: Suite, compile: CompileMatcher, transforms: Transforms, problems: Problem[]): CheckedSuite {
  // The rows of a test's data have their assertions in common.
  const known = new Map<Assertions, CheckedAssertion[]>();
  const assertionsOf = (expect: Assertions | undefined) => {
    if (expect === undefined) return undefined;
    const checked =
      known.get(expect) ?? expect.flatMap((one) => checkAssertion(suite, one, compile, transforms, problems));
    known.set(expect, checked);
    return checked;
  };
  const expectOf = (expect: Assertions | undefined, request: unknown): CheckedExpect => ({
    assertions: assertionsOf(expect),
    deferred: hasDeferred(request) || hasDeferred(expect?.map(({ matcher }) => matcher)),
    readsHttp: expect?.some(({ target }) => target.startsWith("http")) === true,
    readsStderr: expect?.some(({ target }) => target === "" || target.startsWith("server")) === true,
    expectsError: expect?.some(expectsError) === true,
  });
  const stepsOf = (steps: readonly SuiteStep[]): CheckedStep[] =>
    steps.map((step) => ({
      step,
      ...expectOf(step.expect, step.call),
      save: step.save.flatMap(({ name, target, path }) => {
        const parsed = reportMatcherErrors(suite, step.node, problems, () => withPath(() => parseTarget(target), path));
        return parsed ? [{ name, target: parsed }] : [];
      }),
    }));
  const testOf = (test: SuiteTest): CheckedTest => {
    const { block, expect } = test;
    if (block === "compositions") return { test, ...expectOf(expect, undefined) };
    if (block === "compliance") return { test, ...expectOf(expect, test.request) };
    if (block === "resources") return { test, ...expectOf(expect, test.uri) };
    if (block === "prompts") return { test, ...expectOf(expect, test.args) };
    return {
      test,
      ...expectOf(expect, test.args),
      ...(test.steps && { steps: stepsOf(test.steps) }),
      ...(test.finally && { finally: stepsOf(test.finally) }),
      ...(test.verify && { verify: stepsOf(test.verify) }),
    };
  };
  return { suite, tests: suite.tests.map(testOf), setup: stepsOf(suite.setup), teardown: stepsOf(suite.teardown) };
}

/** True for an assertion that holds of an error alone: the call is meant to fail, and says nothing of what the server can do. */
export function expectsError({ target, matcher }: SuiteAssertion): boolean {
  const exact = isObject(matcher) && Object.hasOwn(matcher, "exact") ? matcher["exact"] : undefined;
  // An absent path fails whatever the matcher, `exact: null` alone excepted.
  if (/^((response|result)\.)?error(?![\w-])/.test(target)) return exact !== null;
  // Of the whole answer a matcher may ask anything: one that speaks of an error is taken at its word.
  if (/^(response)?$/.test(target)) return /\berror\b/.test(JSON.stringify(matcher));
  return target === "result.isError" && exact === true;
}

/** Every list of assertions of a suite. */
function expectsOf(suite: Suite): Assertions[] {
  const steps = (list: readonly SuiteStep[] = []) => list.flatMap(({ expect }) => (expect ? [expect] : []));
  const all = [...steps(suite.setup), ...steps(suite.teardown)];
  for (const test of suite.tests) {
    if (test.expect) all.push(test.expect);
    if (test.block === "tools") all.push(...steps(test.steps), ...steps(test.finally), ...steps(test.verify));
  }
  return all;
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
  const before = problems.length;
  const part = <T>(work: () => T, path: readonly (string | number)[]) =>
    reportMatcherErrors(suite, source.node, problems, () => withPath(work, path));
  const target = part(() => parseTarget(source.target), source.targetPath);
  const transform = part(() => orThrow(transforms.get(source)), ["transform"]);
  const matcher = hasDeferred(source.matcher) ? compile : part(() => compile(source.matcher), source.matcherPath);
  if (problems.length > before || target === undefined || matcher === undefined) return [];
  return [{ source, target, matcher, ...(transform && { transform }) }];
}

function orThrow<T>(compiled: T | MatcherError): T {
  if (compiled instanceof MatcherError) throw compiled;
  return compiled;
}

/** What `work` gives; undefined where it cannot be compiled, which is told at its place. */
function reportMatcherErrors<T>(suite: Suite, node: object, problems: Problem[], work: () => T): T | undefined {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof MatcherErrorAt)) throw error;
    const { cause, path } = error;
    const location = suite.places.locate(node, path, "value");
    const { title, description, fix } = cause;
    problems.push({ location, snippet: suite.places.snippet(location), title, description, fix });
    return undefined;
  }
}

/** A MatcherError with its path from the assertion's node. */
class MatcherErrorAt extends Error {
  constructor(
    override readonly cause: MatcherError,
    readonly path: readonly (string | number)[],
  ) {
    super(cause.message);
  }
}

function withPath<T>(work: () => T, from: readonly (string | number)[]): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof MatcherError) throw new MatcherErrorAt(error, [...from, ...error.path]);
    throw error;
  }
}

/** What compiling finds in suites that have errors already, but for what follows from those. */
export async function draftProblems(drafts: readonly Draft[], cwd: string): Promise<Problem[]> {
  const { problems } = await checkSuites(
    drafts.map(({ suite }) => suite),
    cwd,
  );
  // What is said of a document as a whole stands at no assertion.
  const known = drafts.flatMap((draft) => draft.problems).filter(({ warning, pointer }) => !warning && pointer !== "");
  return problems.filter(({ location }) => !known.some((one) => overlap(one.location, location)));
}

function overlap(a: Location | undefined, b: Location | undefined): boolean {
  if (a === undefined || b === undefined || a.file !== b.file) return false;
  return !isBefore(a, b) && !isBefore(b, a);
}

/** True where the one ends before the other begins. */
function isBefore(a: Location, b: Location): boolean {
  return a.end_line < b.line || (a.end_line === b.line && a.end_column <= b.column);
}

/** Throws a UserError where any problem is an error; gives the warnings. */
export function throwErrors(problems: readonly Problem[]): Problem[] {
  if (problems.some((problem) => !problem.warning)) throw new UserError(problems);
  return [...problems];
}
