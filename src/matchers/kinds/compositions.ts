import type { Redacted } from "../../core/redaction/redact.js";
import { hide, join, say } from "../../core/redaction/redacted.js";
import type { CompileArgument, Nest } from "../kind.js";
import { faultIfStopped, listArgument, redactBoth, toVerdict, verdict, WAS_STOPPED } from "../kind.js";
import { type LazyVerdict, MatcherError } from "../types.js";
import { checkTime } from "../worker/limit.js";

const FIX = "List fewer matchers, or select a smaller part with the target.";

/** `not`: passes if the matcher inside fails. */
export const compileNot: CompileArgument = (argument, nest) => {
  const inner = nest(argument, "not");
  return (actual) =>
    verdict(!inner.judge(actual).pass, () => ({
      ...redactBoth({ not: argument }, actual),
      note: say`\`${hide(inner.name)}\` passed, but \`not\` requires it to fail`,
    }));
};

/** `oneOf`: exactly one matcher passes. */
export const compileOneOf = compileCount("oneOf", (passed) => passed === 1);

/** `anyOf`: at least one matcher passes. */
export const compileAnyOf = compileCount("anyOf", (passed) => passed > 0);

function compileCount(name: string, holds: (passed: number) => boolean): CompileArgument {
  return (argument, nest) => {
    const judgeAll = compileBranches(name, argument, nest);
    return (actual) => {
      const results = judgeAll(actual);
      const passed = results.filter(({ verdict }) => verdict.pass);
      return verdict(holds(passed.length), () => ({
        ...redactBoth({ [name]: argument }, actual),
        note:
          passed.length === 0
            ? say`none passed: ${listBranches(results)}`
            : say`${passed.length} passed, but exactly one must: ${listBranches(passed)}`,
      }));
    };
  };
}

/** `allOf`: every matcher passes. The failure is that of the first that did not, with the names of all that did not. */
export const compileAllOf: CompileArgument = (argument, nest) => {
  const judgeAll = compileBranches("allOf", argument, nest);
  return (actual) => {
    const failed = judgeAll(actual).filter(({ verdict }) => !verdict.pass);
    const first = failed[0];
    if (first === undefined) return { pass: true };
    return verdict(false, () => {
      const { pass: _, ...members } = toVerdict(first.verdict);
      return { ...members, note: say`failed: ${listBranches(failed)}` };
    });
  };
};

interface BranchResult {
  index: number;
  name: string;
  verdict: LazyVerdict;
}

/** Compiles the matchers of a composition; an empty list is an error. */
function compileBranches(name: string, argument: unknown, nest: Nest): (value: unknown) => BranchResult[] {
  const matchers = listArgument(name, argument, '[{exact: "one"}, {regex: "two"}]');
  if (matchers.length === 0)
    throw new MatcherError(`\`${name}\` has no matchers`, "The list is empty.", "List at least one matcher.", [name]);
  const branches = matchers.map((matcher, index) => nest(matcher, name, index));
  // All are judged, so that an error in one never depends on the order of the list.
  return (value) =>
    branches.map((branch, index) => {
      faultIfStopped(say`\`${hide(name)}\` ${WAS_STOPPED}`, FIX, checkTime);
      return { index, name: branch.name, verdict: branch.judge(value) };
    });
}

/** Branches in words: `[0] contains, [2] regex`. */
function listBranches(results: readonly BranchResult[]): Redacted {
  const lines = results.slice(0, 10).map(({ index, name, verdict }) => {
    const note = verdict.pass ? undefined : verdict.explain().note;
    return say`[${index}] ${hide(name)}${note === undefined ? "" : say` (${note})`}`;
  });
  if (results.length > 10) lines.push(say`and ${results.length - 10} more`);
  return join(lines, ", ");
}
