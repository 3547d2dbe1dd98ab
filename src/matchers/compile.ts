import type { Matcher } from "../core/generated/suite.js";
import { isObject, typeName } from "../core/json/json.js";
import { cut, hide, hideValue, say } from "../core/redaction/redacted.js";
import { OTHER_MATCHERS } from "../rules/other-matchers.js";
import { type Branch, type CompileArgument, type Nest, type SyncJudge, toVerdict } from "./kind.js";
import { LOADERS } from "./loaders.generated.js";
import { type CompileMatcher, type Judge, MatcherError, SuiteFault } from "./types.js";
import { judgeInTime, TooSlowForThisThread } from "./worker/limit.js";
import { judgeInThread } from "./worker/other-thread.js";

/** Matchers that keep state or ask a model: none of them may be nested in another one. */
const STANDALONE = {
  snapshot: async () => (await import("./kinds/snapshot.js")).compileSnapshotMatcher(),
  similar: async () => (await import("./graded/judges.js")).compileSimilar,
  "llm-judge": async () => (await import("./graded/judges.js")).compileLlmJudge,
  "llm-jury": async () => (await import("./graded/judges.js")).compileLlmJury,
  factuality: async () => (await import("./graded/judges.js")).compileFactuality,
  "answer-relevance": async () => (await import("./graded/judges.js")).compileAnswerRelevance,
  "context-faithfulness": async () => (await import("./graded/judges.js")).compileContextFaithfulness,
} satisfies Record<Exclude<keyof Matcher, keyof typeof LOADERS>, () => Promise<(argument: unknown) => Judge>>;

/** True for a matcher that keeps what it saw, or asks a model: it is slow, or costs something. */
export function isCostly(name: string): boolean {
  return Object.hasOwn(STANDALONE, name);
}

const COMBINATORS = ["not", "oneOf", "anyOf", "allOf"];

/** Loads what the named matchers need, so that compiling is synchronous afterwards. It reports names that do not exist. */
export async function loadMatchers(names: Iterable<string>): Promise<CompileMatcher> {
  const nameSet = new Set(names);
  const compilers = await loadAll(LOADERS, nameSet);
  const standalone = await loadAll(STANDALONE, nameSet);
  return (matcher) => {
    const [only, argument] = onlyEntry(matcher);
    const compile = standalone.get(only);
    if (compile !== undefined) return { name: only, judge: compile(argument) };
    const { name, judge } = compileAt(compilers, matcher);
    return { name, judge: failingAbsent(name, matcher, judge) };
  };
}

async function loadAll<T>(
  loaders: Readonly<Record<string, () => T | Promise<T>>>,
  nameSet: ReadonlySet<string>,
): Promise<Map<string, T>> {
  const names = Object.keys(loaders).filter((name) => nameSet.has(name));
  return new Map(await Promise.all(names.map(async (name) => [name, await loaders[name]!()] as const)));
}

/** The names in a matcher object, those inside not, oneOf, anyOf and allOf included; as written, known or not. */
export function matcherNames(matcher: unknown): string[] {
  if (!isObject(matcher)) return [];
  return Object.entries(matcher).flatMap(([name, argument]) => [
    name,
    ...(COMBINATORS.includes(name) ? [argument].flat().flatMap(matcherNames) : []),
  ]);
}

function compileAt(compilers: ReadonlyMap<string, CompileArgument>, matcher: unknown): Branch {
  const [name, argument] = onlyEntry(matcher);
  const compile = compilers.get(name);
  if (compile === undefined) throw noCompiler(name);
  const nest: Nest = (inner, ...steps) => {
    try {
      return compileAt(compilers, inner);
    } catch (error) {
      throw MatcherError.at(error, (path) => [...steps, ...path]);
    }
  };
  return { name, judge: compile(argument, nest) };
}

function onlyEntry(matcher: unknown): [string, unknown] {
  if (!isObject(matcher)) {
    const fix = `Write \`{ exact: ${cut(hide(JSON.stringify(matcher ?? null)), 60)} }\`.`;
    throw new MatcherError(
      "A matcher is a mapping with one key",
      `This value is of type ${typeName(matcher)}.`,
      fix,
      [],
    );
  }
  const entries = Object.entries(matcher);
  if (entries.length === 1) return entries[0]!;
  const names = entries.slice(0, 10).map(([name]) => name);
  const description = entries.length === 0 ? "There is none." : `There are ${entries.length}: ${names.join(", ")}.`;
  const fix = "Write one assertion for each, or combine them with `allOf`.";
  throw new MatcherError("A matcher has exactly one key", description, fix, []);
}

/** The error for a name that has no compiler: an unknown matcher, or one that is not allowed here. */
function noCompiler(name: string): Error {
  if (Object.hasOwn(LOADERS, name)) return new Error(`loadMatchers did not load ${name}`);
  if (!Object.hasOwn(STANDALONE, name)) {
    const fix = OTHER_MATCHERS.get(name) ?? `Write one of ${Object.keys({ ...LOADERS, ...STANDALONE }).join(", ")}.`;
    return new MatcherError(`Unknown matcher \`${cut(hide(name), 100, "")}\``, "No matcher has this name.", fix, []);
  }
  return new MatcherError(
    `\`${name}\` cannot be nested in another matcher`,
    "not, oneOf, anyOf and allOf accept only deterministic matchers; this one keeps state or asks a model.",
    "Make it a separate assertion.",
    [name],
  );
}

/** An absent value fails with every matcher except `exact: null`. What takes long is judged in the other thread. */
function failingAbsent(name: string, matcher: unknown, judge: SyncJudge): Judge {
  const argument = isObject(matcher) ? matcher[name] : undefined;
  if (name === "exact" && argument === null) return (value) => toVerdict(judge(value === undefined ? null : value));
  const expected = COMBINATORS.includes(name) ? matcher : argument;
  return (value) => {
    if (value === undefined) return { pass: false, expected: hideValue(expected), note: say`there is no value` };
    try {
      return judgeInTime(() => toVerdict(judge(value)));
    } catch (error) {
      if (error instanceof TooSlowForThisThread) return judgeInThread(matcher, value);
      if (!(error instanceof RangeError)) throw error;
      throw new SuiteFault(say`The value is nested too deeply to be judged`, "Select a part of it with the target.");
    }
  };
}
