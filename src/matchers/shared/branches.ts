import type { Redacted } from "../../core/redaction/redact.js";
import { hide, join, say } from "../../core/redaction/redacted.js";
import type { Branch, LazyVerdict, Nest } from "../kind.js";
import { MatcherError, SuiteFault } from "../types.js";
import { BudgetExceeded, checkTime } from "../worker/budget.js";
import { listArgument } from "./argument.js";

/** A branch of a composition with what it found. */
export interface BranchResult {
  index: number;
  name: string;
  judged: LazyVerdict;
}

/** Compiles the matchers of a composition; an empty list is an error. */
export function compileBranches(name: string, argument: unknown, nest: Nest): (value: unknown) => BranchResult[] {
  const matchers = listArgument(name, argument, '[{exact: "one"}, {regex: "two"}]');
  if (matchers.length === 0) {
    throw new MatcherError(`\`${name}\` has no matchers`, "The list is empty.", "List at least one matcher.", [name]);
  }
  const branches: Branch[] = matchers.map((matcher, index) => nest(matcher, name, index));
  // All are judged, so that an error in one never depends on the order of the list.
  return (value) =>
    branches.map((branch, index) => {
      checkTimeOf(name);
      return { index, name: branch.name, judged: branch.judge(value) };
    });
}

function checkTimeOf(name: string): void {
  try {
    checkTime();
  } catch (error) {
    if (!(error instanceof BudgetExceeded)) throw error;
    throw new SuiteFault(
      say`\`${hide(name)}\` was stopped after 2 s`,
      "List fewer matchers, or select a smaller part with the target.",
    );
  }
}

/** Branches in words: `[0] contains, [2] regex`. */
export function listBranches(results: readonly BranchResult[]): Redacted {
  const lines = results.slice(0, 10).map(({ index, name, judged }) => {
    const note = judged.pass ? undefined : judged.explain().note;
    return say`[${index}] ${hide(name)}${note === undefined ? "" : say` (${note})`}`;
  });
  if (results.length > 10) lines.push(say`and ${results.length - 10} more`);
  return join(lines, ", ");
}
