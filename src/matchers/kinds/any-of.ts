import { hideValue, say } from "../../core/redaction/redacted.js";
import { type CompileArgument, mismatch } from "../kind.js";
import { compileBranches, listBranches } from "../shared/branches.js";

/** `anyOf`: at least one matcher passes. */
export const compileAnyOf: CompileArgument = (argument, nest) => {
  const judgeAll = compileBranches("anyOf", argument, nest);
  return (actual) => {
    const outcomes = judgeAll(actual);
    if (outcomes.some(({ judged }) => judged.pass)) return { pass: true };
    return mismatch(() => ({
      expected: { anyOf: hideValue(argument) },
      actual: hideValue(actual),
      note: say`none passed: ${listBranches(outcomes)}`,
    }));
  };
};
