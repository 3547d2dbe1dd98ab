import { nowMs } from "../../core/clock.js";
import type { Location } from "../../core/generated/results.js";
import { getOrMake } from "../../core/groups.js";
import { isObject } from "../../core/json/json.js";
import type { Problem } from "../../core/problem.js";
import { cut, hide } from "../../core/redaction/redacted.js";
import { plural } from "../../core/text.js";
import { loadMatchers, matcherNames } from "../../matchers/compile.js";
import type { JqProgram } from "../../matchers/engines/jq.js";
import { parseTarget } from "../../matchers/target.js";
import { compileTransform } from "../../matchers/transform.js";
import { type CompileMatcher, MatcherError, type Target } from "../../matchers/types.js";
import { listNames, suggest } from "../../suite/suggest.js";
import type { Draft, Suite, SuiteAssertion, SuiteStep, SuiteTest } from "../../suite/types.js";
import { hasDeferred } from "../../suite/variables/deferred.js";
import { ANSWER_MEMBERS } from "../../suite/variables/references.js";
import type { Path } from "../../suite/yaml/positions.js";
import type { CheckedAssertion, CheckedExpect, CheckedStep, CheckedSuite, CheckedTest } from "../judge/call.js";
import { jqProgram } from "../judge/transform.js";
import { type CassetteOptions, cassetteProblems } from "../lanes/cassettes.js";

type Assertions = readonly SuiteAssertion[];

/** One matcher is limited by itself, but a suite may have very many. */
const CHECK_MS = 10 * 60_000;

/** Members that people write without the name that stands before them, by that name. */
const LIKELY_PARENTS: Readonly<Record<string, readonly string[]>> = {
  result: ["content", "isError", "structuredContent", "contents", "messages", "text", "_meta", "structured_content"],
  http: ["status", "headers"],
  server: ["stderr"],
};

/** Compiles targets and matchers, reads cassettes, before a server starts; what takes over `limitMs` is a problem. */
export async function checkSuites(
  suites: readonly Suite[],
  cassettes: CassetteOptions,
  limitMs = CHECK_MS,
): Promise<{ checked: CheckedSuite[]; problems: Problem[] }> {
  const problems: Problem[] = [];
  const names = new Set<string>();
  const transforms: Transforms = new Map();
  const isOver = checkTime(limitMs, problems);
  for (const suite of suites) {
    for (const expect of new Set(expectsOf(suite))) {
      for (const assertion of expect) {
        for (const name of matcherNames(assertion.matcher)) names.add(name);
        if (assertion.transform === undefined || isOver(suite, assertion.location)) continue;
        transforms.set(assertion, await transformOf(assertion));
      }
    }
  }
  const check: CheckContext = { compile: await loadMatchers(names), transforms, problems, isOver };
  const checked = suites.map((suite) => checkSuite(suite, check));
  for (const suite of suites) problems.push(...(await jqProblems(suite, isOver)));
  problems.push(...(await cassetteProblems(suites, cassettes)));
  return { checked, problems };
}

interface CheckContext {
  compile: CompileMatcher;
  transforms: Transforms;
  problems: Problem[];
  isOver: IsOver;
}

function checkSuite(suite: Suite, check: CheckContext): CheckedSuite {
  // The rows of a test's data share their assertions.
  const checkedByList = new Map<Assertions, CheckedAssertion[]>();
  const assertionsOf = (expect: Assertions | undefined, members: readonly string[]) => {
    if (expect === undefined) return undefined;
    const all = () => expect.flatMap((assertion) => checkAssertion(suite, assertion, members, check));
    return getOrMake(checkedByList, expect, all);
  };
  const expectOf = (expect: Assertions | undefined, request: unknown, members?: readonly string[]): CheckedExpect => ({
    assertions: assertionsOf(expect, members ?? ANSWER_MEMBERS),
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
        const read = () => targetOf(target, ANSWER_MEMBERS);
        const parsedTarget = reportMatcherErrors(suite, step.node, path, check.problems, read);
        return parsedTarget ? [{ name, target: parsedTarget }] : [];
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

function expectsOf(suite: Suite): Assertions[] {
  const steps = (list: readonly SuiteStep[]) => list.flatMap(({ expect }) => (expect ? [expect] : []));
  const all = [...steps(suite.setup), ...steps(suite.teardown)];
  for (const test of suite.tests) {
    if (test.expect) all.push(test.expect);
    for (const list of Object.values(test.kind.needs(test).steps ?? {})) all.push(...steps(list));
  }
  return all;
}

async function jqProblems(suite: Suite, isOver: IsOver): Promise<Problem[]> {
  const problems: Problem[] = [];
  const transforms = suite.tests.map((test) => test.kind.needs(test).transform);
  for (const program of new Set(transforms.flatMap((transform) => [transform?.request, transform?.response]))) {
    if (program === undefined || !("jq" in program)) continue;
    const { location } = program;
    if (isOver(suite, location)) break;
    try {
      await jqProgram(program.jq);
    } catch (error) {
      problems.push(matcherProblem(suite, error, () => location));
    }
  }
  return problems;
}

/** Each gives the compiled program, or throws: jq compiles asynchronously, and problems are reported in file order. */
type Transforms = Map<SuiteAssertion, () => JqProgram>;

async function transformOf({ transform }: SuiteAssertion): Promise<() => JqProgram> {
  try {
    const program = await compileTransform(transform);
    return () => program;
  } catch (error) {
    return () => {
      throw error;
    };
  }
}

function checkAssertion(
  suite: Suite,
  source: SuiteAssertion,
  members: readonly string[],
  { compile, transforms, problems, isOver }: CheckContext,
): CheckedAssertion[] {
  if (isOver(suite, source.location)) return [];
  const before = problems.length;
  const part = <T>(work: () => T, path: Path, which?: "key") =>
    reportMatcherErrors(suite, source.node, path, problems, work, which);
  // In the short form, a target is a key.
  const which = source.targetPath[0] === source.target ? "key" : undefined;
  const target = part(() => targetOf(source.target, members), source.targetPath, which);
  const transform = part(() => transforms.get(source)?.(), ["transform"]);
  const matcher = hasDeferred(source.matcher) ? compile : part(() => compile(source.matcher), source.matcherPath);
  if (problems.length > before || target === undefined || matcher === undefined) return [];
  return [{ source, target, matcher, ...(transform && { transform }) }];
}

function targetOf(text: string, members: readonly string[]): Target {
  const target = parseTarget(text);
  if (text === "" || members.includes(headOf(text))) return target;
  const meant = meantTarget(text, members);
  const title = `unknown target \`${cut(hide(text), 100)}\``;
  const fix =
    meant === undefined ? "Start it with one of these." : `Write \`${meant.replace(/\.(\d+)(?=[.[]|$)/g, "[$1]")}\`.`;
  throw new MatcherError(title, `A target starts with ${listNames(members)}.`, fix, []);
}

/** Returns the result of `work`; undefined if it cannot be compiled, which is reported at its place. */
function reportMatcherErrors<T>(
  suite: Suite,
  node: object,
  path: Path,
  problems: Problem[],
  work: () => T,
  which: "key" | "value" = "value",
): T | undefined {
  try {
    return work();
  } catch (error) {
    problems.push(matcherProblem(suite, error, (inner) => suite.places.locate(node, [...path, ...inner], which)));
    return undefined;
  }
}

function matcherProblem(suite: Suite, error: unknown, locate: (inner: Path) => Location): Problem {
  if (!(error instanceof MatcherError)) throw error;
  const { title, description, fix, path } = error;
  return { ...suite.places.at(locate(path)), title, description, fix };
}

/** The problems found by compiling suites with errors, without those that these errors cause. */
export async function draftProblems(drafts: readonly Draft[], cassettes: CassetteOptions): Promise<Problem[]> {
  const suites = drafts.map(({ suite }) => suite);
  const { problems } = await checkSuites(suites, cassettes);
  // A problem of a whole document does not overlap with any assertion.
  const all = drafts.flatMap((draft) => draft.problems);
  const draftErrors = all.filter(({ warning, pointer }) => !warning && pointer !== "");
  return problems.filter(({ location }) => !draftErrors.some((error) => overlap(error.location, location)));
}

function overlap(a: Location | undefined, b: Location | undefined): boolean {
  if (a === undefined || b === undefined || a.file !== b.file) return false;
  return !isBefore(a, b) && !isBefore(b, a);
}

function isBefore(a: Location, b: Location): boolean {
  return a.end_line < b.line || (a.end_line === b.line && a.end_column <= b.column);
}

/** True if nothing else may be compiled; the first time, what stands at `location` is a problem. */
type IsOver = (suite: Suite, location: Location) => boolean;

function checkTime(limitMs: number, problems: Problem[]): IsOver {
  const endsAt = nowMs() + limitMs;
  let wasOver = false;
  return (suite, location) => {
    if (nowMs() <= endsAt) return false;
    if (wasOver) return true;
    wasOver = true;
    problems.push({
      ...suite.places.at(location),
      title: "the matchers take too long to compile",
      description: `Compiling took ${plural(limitMs / 60_000, "minute")} up to here. The rest was not checked.`,
      fix: "Make patterns and schemas smaller (a counted repeat of a wide class such as \\w is slow), or run fewer files at once.",
    });
    return true;
  };
}

function headOf(target: string): string {
  return /^[^.[]*/.exec(target)?.[0] ?? "";
}

function meantTarget(target: string, members: readonly string[]): string | undefined {
  // JSONPath starts with the whole value.
  const path = target.replace(/^\$\.?/, "");
  const head = headOf(path);
  const rest = path.slice(head.length);
  if (members.includes(head)) return path;
  const [parent] = Object.entries(LIKELY_PARENTS).find(([, names]) => names.includes(head)) ?? [];
  if (parent !== undefined && members.includes(parent)) return `${parent}.${path}`;
  if (members.includes("output") && head === "result") return `output${rest.replace(/^\.structuredContent/, "")}`;
  const close = suggest(head, members);
  return close === undefined ? undefined : `${close}${rest}`;
}
