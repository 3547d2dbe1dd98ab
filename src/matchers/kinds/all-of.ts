import { say } from "../../core/redaction/redacted.js";
import { type CompileArgument, mismatch, toVerdict } from "../kind.js";
import { compileBranches, listBranches } from "../shared/branches.js";

/** `allOf`: every matcher passes. The failure is that of the first that did not, with the names of all that did not. */
export const compileAllOf: CompileArgument = (argument, nest) => {
  const judgeAll = compileBranches("allOf", argument, nest);
  return (actual) => {
    const failed = judgeAll(actual).filter(({ judged }) => !judged.pass);
    const first = failed[0];
    if (first === undefined) return { pass: true };
    return mismatch(() => {
      const { pass: _, ...members } = toVerdict(first.judged);
      return { ...members, note: say`failed: ${listBranches(failed)}` };
    });
  };
};
