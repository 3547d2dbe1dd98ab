import { messageOf } from "../../core/errors.js";
import { asUserError } from "../../core/proc/machine-errors.js";

type ErrorHandler = (error: unknown) => void;
const handlers: ErrorHandler[] = [];
/** How long the process may take to end after an uncaught error. */
const LAST_MS = 60_000;

/** Calls `handler` with uncaught errors while `rejectOnUncaught` waits; returns the function that removes it. */
export function catchUncaught(handler: ErrorHandler): () => void {
  if (handlers.length === 0) return () => {};
  handlers.push(handler);
  return () => void handlers.splice(handlers.indexOf(handler), 1);
}

/**
 * Rejects with the first uncaught error of a timer, a stream or a promise; then the process ends with 2. Also if nothing is
 * left that `work` could wait for.
 */
export async function rejectOnUncaught<T>(work: () => Promise<T>): Promise<T> {
  let reject: ErrorHandler = () => {};
  const stray = new Promise<never>((_, rejectStray) => {
    reject = rejectStray;
  });
  const handleEnd = () => handleUncaught(new Error("nothing is left to wait for, and the work is not done"));
  process.on("uncaughtException", handleUncaught);
  process.on("unhandledRejection", handleUncaught);
  process.once("beforeExit", handleEnd);
  handlers.push(reject);
  try {
    return await Promise.race([work(), stray]);
  } finally {
    handlers.splice(handlers.indexOf(reject), 1);
    process.off("uncaughtException", handleUncaught);
    process.off("unhandledRejection", handleUncaught);
    process.off("beforeExit", handleEnd);
  }
}

function handleUncaught(error: unknown): void {
  process.exitCode = 2;
  // Code that waits for the part that failed may wait forever.
  setTimeout(() => process.exit(2), LAST_MS).unref();
  handlers.at(-1)?.(error);
}

/** Why a run was aborted, in one line. */
export function describeUncaught(error: unknown): string {
  const [problem] = asUserError(error)?.problems ?? [];
  if (problem) return `${problem.title}: ${problem.description}`;
  return `mcptest itself failed: ${messageOf(error)}`;
}

/** The first signal stops the run, whose reports are still written; the second ends the process immediately. */
export function onInterrupt(stop: AbortController): () => void {
  const handler = () => {
    // Child processes are killed on exit.
    if (stop.signal.aborted) process.exit(130);
    stop.abort();
  };
  // SIGBREAK is Ctrl-Break on Windows.
  const signals: NodeJS.Signals[] = ["SIGINT", "SIGTERM", "SIGHUP", "SIGBREAK"];
  for (const signal of signals) process.on(signal, handler);
  return () => {
    for (const signal of signals) process.off(signal, handler);
  };
}
