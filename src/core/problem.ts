import type { Cause, Location, Snippet } from "./generated/results.js";

/** Something that the user must fix: every error that is not a bug in mcptest has this shape. */
export interface Problem {
  /** Where it is; absent if it is in no file (in a flag, for example). */
  location?: Location;
  /** The author's own lines there. */
  snippet?: Snippet;
  /** What is wrong, in a few words, without a full stop. */
  title: string;
  /** What was found, and why that is wrong. */
  description: string;
  /** What to write or do instead. */
  fix: string;
  /** JSON pointer of the node inside its document. */
  pointer?: string;
  /** A server that did not start, which is shown as a run shows it. */
  cause?: Cause;
  /** A warning does not stop the run; absent means an error. */
  warning?: true;
}

/** The place of what a file as a whole is about. */
export function startOfFile(file: string): Location {
  return { file, line: 1, column: 1, end_line: 1, end_column: 1 };
}

/** Thrown if the user must fix something. It has every problem that was found, not only the first. */
export class UserError extends Error {
  constructor(readonly problems: readonly Problem[]) {
    super(problems.map((problem) => problem.title).join("; "));
    this.name = "UserError";
  }
}

/** In reading order: file by file, from the top. Problems of a file that several suites import occur once. */
export function sortProblems(problems: readonly Problem[]): Problem[] {
  const keyOf = ({ location, title, description }: Problem) => JSON.stringify([location ?? description, title]);
  const unique = new Map(problems.map((problem) => [keyOf(problem), problem]));
  const files = [...new Set(problems.map((problem) => problem.location?.file))];
  return [...unique.values()].sort(
    (a, b) =>
      files.indexOf(a.location?.file) - files.indexOf(b.location?.file) ||
      (a.location?.line ?? 0) - (b.location?.line ?? 0) ||
      (a.location?.column ?? 0) - (b.location?.column ?? 0),
  );
}

/** Throws a UserError if any problem is an error. Returns the warnings. */
export function throwErrors(problems: readonly Problem[]): Problem[] {
  if (problems.some((problem) => !problem.warning)) throw new UserError(problems);
  return [...problems];
}

/** A UserError with one problem. */
export function userError(title: string, description: string, fix: string, rest: Partial<Problem> = {}): UserError {
  return new UserError([{ ...rest, title, description, fix }]);
}

/** Runs every step, and returns the problems of their UserErrors. Any other error is thrown after the last step. */
export async function problemsOf(steps: readonly (() => Promise<unknown>)[]): Promise<Problem[]> {
  const problems: Problem[] = [];
  const bugs: unknown[] = [];
  for (const step of steps) {
    try {
      await step();
    } catch (error) {
      if (error instanceof UserError) problems.push(...error.problems);
      else bugs.push(error);
    }
  }
  if (bugs.length > 0) throw bugs[0];
  return problems;
}

/** The same, and throws a UserError with the problems, if there are any. */
export async function runAll(steps: readonly (() => Promise<unknown>)[]): Promise<void> {
  const problems = await problemsOf(steps);
  if (problems.length > 0) throw new UserError(problems);
}
