import { compileBranches, listBranches } from "./branches.js";
import type { CompileArgument } from "./kind.js";

/** `oneOf`: exactly one matcher passes. */
export const compileOneOf: CompileArgument = (argument, nest) => {
  const judgeAll = compileBranches("oneOf", argument, nest);
  return (actual) => {
    const outcomes = judgeAll(actual);
    const passed = outcomes.filter(({ verdict }) => verdict.pass);
    if (passed.length === 1) return { pass: true };
    const note =
      passed.length === 0
        ? `none passed: ${listBranches(outcomes)}`
        : `${passed.length} passed where exactly one may: ${listBranches(passed)}`;
    return { pass: false, expected: { oneOf: argument }, actual, note };
  };
};
