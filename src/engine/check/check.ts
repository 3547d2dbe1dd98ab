import type { Location } from "../../core/generated/results.js";
import { isObject } from "../../core/json/json.js";
import type { Problem } from "../../core/problem.js";
import { loadMatchers, matcherNames } from "../../matchers/compile.js";
import type { JqProgram } from "../../matchers/engines/jq.js";
import { parseTarget } from "../../matchers/target.js";
import { compileTransform } from "../../matchers/transform.js";
import { type CompileMatcher, MatcherError, type Target } from "../../matchers/types.js";
import type { Draft, Suite, SuiteAssertion, SuiteProgram, SuiteStep, SuiteTest } from "../../suite/types.js";
import { hasDeferred } from "../../suite/variables/deferred.js";
import { ANSWER_MEMBERS } from "../../suite/variables/references.js";
import type { CheckedAssertion, CheckedExpect, CheckedStep, CheckedSuite, CheckedTest } from "../judge/checked.js";
import { jqProgram } from "../judge/transform.js";
import { cassetteProblems } from "../lanes/cassettes.js";
import { CHECK_MS, CheckTime } from "./check-time.js";
import { checkTargetMember } from "./target-members.js";

type Assertions = readonly SuiteAssertion[];

/**
 * Compiles every target and matcher of the suites and reads their cassettes, before any server is started. Paths are
 * shown relative to `cwd`. What is not compiled after `limitMs` is a problem.
 * Returns the checked suites and all problems of all suites; a run needs `problems` without errors.
 */
export async function checkSuites(
  suites: readonly Suite[],
  cwd: string,
  recordsAgents = false,
  limitMs = CHECK_MS,
): Promise<{ checked: CheckedSuite[]; problems: Problem[] }> {
  const problems: Problem[] = [];
  const names = new Set<string>();
  const transforms: Transforms = new Map();
  const time = new CheckTime(limitMs, problems);
  for (const suite of suites) {
    for (const expect of new Set(expectsOf(suite))) {
      for (const assertion of expect) {
        for (const name of matcherNames(assertion.matcher)) names.add(name);
        if (assertion.transform === undefined || time.isOver(suite, assertion.location)) continue;
        transforms.set(assertion, await transformOf(assertion));
      }
    }
  }
  const compile = await loadMatchers(names);
  const checked = suites.map((suite) => checkSuite(suite, compile, transforms, problems, time));
  for (const suite of suites) problems.push(...(await jqProblems(suite, time)));
  problems.push(...cassetteProblems(suites, cwd, recordsAgents));
  return { checked, problems };
}

function checkSuite(
  suite: Suite,
  compile: CompileMatcher,
  transforms: Transforms,
  problems: Problem[],
  time: CheckTime,
): CheckedSuite {
  // The rows of a test's data share their assertions.
  const checkedByList = new Map<Assertions, CheckedAssertion[]>();
  const assertionsOf = (expect: Assertions | undefined, members: readonly string[]) => {
    if (expect === undefined) return undefined;
    const checked =
      checkedByList.get(expect) ??
      expect.flatMap((assertion) =>
        time.isOver(suite, assertion.location)
          ? []
          : checkAssertion(suite, assertion, members, compile, transforms, problems),
      );
    checkedByList.set(expect, checked);
    return checked;
  };
  const expectOf = (
    expect: Assertions | undefined,
    request: unknown,
    members: readonly string[] = ANSWER_MEMBERS,
  ): CheckedExpect => ({
    assertions: assertionsOf(expect, members),
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
        const parsed = reportMatcherErrors(suite, step.node, problems, () =>
          withPath(() => targetOf(target, ANSWER_MEMBERS), path),
        );
        return parsed ? [{ name, target: parsed }] : [];
      }),
    }));
  const testOf = (test: SuiteTest): CheckedTest => {
    const { request, members, steps = {} } = test.kind.needs(test);
    const checkedSteps = Object.entries(steps).map(([key, list]) => [key, stepsOf(list)] as const);
    return { test, ...expectOf(test.expect, request, members), steps: Object.fromEntries(checkedSteps) };
  };
  return { suite, tests: suite.tests.map(testOf), setup: stepsOf(suite.setup), teardown: stepsOf(suite.teardown) };
}

/** True for an assertion that passes only on an error: the call is meant to fail, and does not show what the server can do. */
function expectsError({ target, matcher }: SuiteAssertion): boolean {
  const exact = exactOf(matcher);
  // An absent path fails with every matcher except `exact: null`.
  if (/^((response|result)\.)?error(?![\w-])/.test(target)) return exact !== null;
  // A matcher on the whole answer may check anything: if it mentions an error, the call is meant to fail.
  if (/^(response)?$/.test(target)) return /\berror\b/.test(JSON.stringify(matcher));
  const isNot = isObject(matcher) && exactOf(matcher.not) === false;
  return target === "result.isError" && (exact === true || isNot);
}

function exactOf(matcher: unknown): unknown {
  return isObject(matcher) && Object.hasOwn(matcher, "exact") ? matcher.exact : undefined;
}

/** Every list of assertions of a suite. */
function expectsOf(suite: Suite): Assertions[] {
  const steps = (list: readonly SuiteStep[]) => list.flatMap(({ expect }) => (expect ? [expect] : []));
  const all = [...steps(suite.setup), ...steps(suite.teardown)];
  for (const test of suite.tests) {
    if (test.expect) all.push(test.expect);
    for (const list of Object.values(test.kind.needs(test).steps ?? {})) all.push(...steps(list));
  }
  return all;
}

/** Compiles every jq program that a test's `transform` has, as long as there is time; returns the problems. */
async function jqProblems(suite: Suite, time: CheckTime): Promise<Problem[]> {
  const programs = new Set<SuiteProgram>();
  for (const test of suite.tests) {
    const { transform } = test.kind.needs(test);
    for (const program of [transform?.request, transform?.response]) if (program) programs.add(program);
  }
  const problems: Problem[] = [];
  for (const program of programs) {
    if (!("jq" in program)) continue;
    const { location } = program;
    if (time.isOver(suite, location)) break;
    try {
      await jqProgram(program.jq);
    } catch (error) {
      if (!(error instanceof MatcherError)) throw error;
      const { title, description, fix } = error;
      problems.push({ location, snippet: suite.places.snippet(location), title, description, fix });
    }
  }
  return problems;
}

/** Compiled, or the error: jq compiles asynchronously, and problems are reported in file order. */
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
  members: readonly string[],
  compile: CompileMatcher,
  transforms: Transforms,
  problems: Problem[],
): CheckedAssertion[] {
  const before = problems.length;
  const part = <T>(work: () => T, path: readonly (string | number)[], which?: "key") =>
    reportMatcherErrors(suite, source.node, problems, () => withPath(work, path), which);
  // In the short form, a target is a key.
  const which = source.targetPath[0] === source.target ? "key" : undefined;
  const target = part(() => targetOf(source.target, members), source.targetPath, which);
  const transform = part(() => orThrow(transforms.get(source)), ["transform"]);
  const matcher = hasDeferred(source.matcher) ? compile : part(() => compile(source.matcher), source.matcherPath);
  if (problems.length > before || target === undefined || matcher === undefined) return [];
  return [{ source, target, matcher, ...(transform && { transform }) }];
}

/** A target of an assertion, or of `save`. Throws a MatcherError. */
function targetOf(text: string, members: readonly string[]): Target {
  const target = parseTarget(text);
  checkTargetMember(text, members);
  return target;
}

function orThrow<T>(compiled: T | MatcherError): T {
  if (compiled instanceof MatcherError) throw compiled;
  return compiled;
}

/** Returns the result of `work`; undefined if it cannot be compiled, which is reported at its place. */
function reportMatcherErrors<T>(
  suite: Suite,
  node: object,
  problems: Problem[],
  work: () => T,
  which: "key" | "value" = "value",
): T | undefined {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof MatcherErrorAt)) throw error;
    const { cause, path } = error;
    const location = suite.places.locate(node, path, which);
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

/** The problems found by compiling suites with errors, without those that these errors cause. */
export async function draftProblems(
  drafts: readonly Draft[],
  cwd: string,
  recordsAgents?: boolean,
): Promise<Problem[]> {
  const { problems } = await checkSuites(
    drafts.map(({ suite }) => suite),
    cwd,
    recordsAgents,
  );
  // A problem of a whole document does not overlap with any assertion.
  const draftErrors = drafts
    .flatMap((draft) => draft.problems)
    .filter(({ warning, pointer }) => !warning && pointer !== "");
  return problems.filter(({ location }) => !draftErrors.some((error) => overlap(error.location, location)));
}

function overlap(a: Location | undefined, b: Location | undefined): boolean {
  if (a === undefined || b === undefined || a.file !== b.file) return false;
  return !isBefore(a, b) && !isBefore(b, a);
}

/** True if the one ends before the other starts. */
function isBefore(a: Location, b: Location): boolean {
  return a.end_line < b.line || (a.end_line === b.line && a.end_column <= b.column);
}
