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
export declare function startOfFile(file: string): Location;
/** Thrown if the user must fix something. It has every problem that was found, not only the first. */
export declare class UserError extends Error {
    readonly problems: readonly Problem[];
    constructor(problems: readonly Problem[]);
}
/** In reading order: file by file, from the top. Problems of a file that several suites import occur once. */
export declare function sortProblems(problems: readonly Problem[]): Problem[];
/** Throws a UserError if any problem is an error. Returns the warnings. */
export declare function throwErrors(problems: readonly Problem[]): Problem[];
/** A UserError with one problem. */
export declare function userError(title: string, description: string, fix: string, rest?: Partial<Problem>): UserError;
/** Runs every step, and returns the problems of their UserErrors. Any other error is thrown after the last step. */
export declare function problemsOf(steps: readonly (() => Promise<unknown>)[]): Promise<Problem[]>;
/** The same, and throws a UserError with the problems, if there are any. */
export declare function runAll(steps: readonly (() => Promise<unknown>)[]): Promise<void>;
