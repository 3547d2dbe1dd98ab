import { hideValue, say } from "../../core/redaction/redacted.js";
import { type CompileArgument, mismatch } from "../kind.js";
import { compileBranches, listBranches } from "../shared/branches.js";

/** `oneOf`: exactly one matcher passes. */
export const compileOneOf: CompileArgument = (argument, nest) => {
  const judgeAll = compileBranches("oneOf", argument, nest);
  return (actual) => {
    const outcomes = judgeAll(actual);
    const passed = outcomes.filter(({ judged }) => judged.pass);
    if (passed.length === 1) return { pass: true };
    return mismatch(() => ({
      expected: { oneOf: hideValue(argument) },
      actual: hideValue(actual),
      note:
        passed.length === 0
          ? say`none passed: ${listBranches(outcomes)}`
          : say`${passed.length} passed, but exactly one must: ${listBranches(passed)}`,
    }));
  };
};
