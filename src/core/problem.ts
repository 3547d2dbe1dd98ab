import type { Location, Snippet } from "./generated/results.js";

/**
 * Something that the user must mend. The one shape of every error that is not a bug of ours: rendered once, and the
 * same text feeds terminal, annotation, JUnit and summary.
 */
export interface Problem {
  /** Where it is stated; absent where no file states it (a flag, say). */
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
  /** A warning does not stop the run; absent means an error. */
  warning?: true;
}

/** Thrown where the user must mend something: it carries every problem that was found, not the first alone. */
export class UserError extends Error {
  constructor(readonly problems: readonly Problem[]) {
    super(problems.map((problem) => problem.title).join("; "));
    this.name = "UserError";
  }
}

/** A UserError with one problem. */
export function userError(title: string, description: string, fix: string, rest: Partial<Problem> = {}): UserError {
  return new UserError([{ ...rest, title, description, fix }]);
}
