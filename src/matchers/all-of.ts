import { compileBranches, listBranches } from "./branches.js";
import type { CompileArgument } from "./kind.js";

/** `allOf`: every matcher passes. The failure is that of the first that did not, with the names of all that did not. */
export const compileAllOf: CompileArgument = (argument, nest) => {
  const judgeAll = compileBranches("allOf", argument, nest);
  return (actual) => {
    const failed = judgeAll(actual).filter(({ verdict }) => !verdict.pass);
    const first = failed[0];
    if (first === undefined) return { pass: true };
    return { ...first.verdict, note: `failed: ${listBranches(failed)}` };
  };
};
