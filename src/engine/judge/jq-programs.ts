import type { Problem } from "../../core/problem.js";
import type { JqProgram } from "../../matchers/engines/jq.js";
import { compileTransform } from "../../matchers/transform.js";
import { MatcherError } from "../../matchers/types.js";
import type { Suite, SuiteProgram } from "../../suite/types.js";
import type { CheckTime } from "../check/check-time.js";

const compiled = new Map<string, Promise<JqProgram>>();

/** A jq program that rewrites calls or answers, compiled once; rejects with a MatcherError if jq refuses it. */
export function jqProgram(text: string): Promise<JqProgram> {
  const program = compiled.get(text) ?? compileTransform({ jq: text });
  compiled.set(text, program);
  return program;
}

/** Compiles every jq program that a tool test's `transform` has, as long as there is time; returns the problems. */
export async function jqProblems(suite: Suite, time: CheckTime): Promise<Problem[]> {
  const programs = new Set<SuiteProgram>();
  for (const test of suite.tests) {
    if (test.block !== "tools") continue;
    for (const program of [test.transform?.request, test.transform?.response]) if (program) programs.add(program);
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
