import { compileBranches, listBranches } from "./branches.js";
import type { CompileArgument } from "./kind.js";

/** `anyOf`: at least one matcher passes. */
export const compileAnyOf: CompileArgument = (argument, nest) => {
  const judgeAll = compileBranches("anyOf", argument, nest);
  return (actual) => {
    const outcomes = judgeAll(actual);
    if (outcomes.some(({ verdict }) => verdict.pass)) return { pass: true };
    return { pass: false, expected: { anyOf: argument }, actual, note: `none passed: ${listBranches(outcomes)}` };
  };
};
