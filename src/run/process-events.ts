import { UserError } from "../core/problem.js";

type ErrorHandler = (error: unknown) => void;

const handlers: ErrorHandler[] = [];
/** How long the end of a process may take that an error has reached which nobody caught. */
const LAST_MS = 60_000;

/**
 * Has `handler` get the errors that nobody caught, if `orStray` waits for them; in a library call they are the caller's.
 * Gives what ends that.
 */
export function catchStray(handler: ErrorHandler): () => void {
  if (handlers.length === 0) return () => {};
  handlers.push(handler);
  return () => void handlers.splice(handlers.indexOf(handler), 1);
}

/**
 * What `work` gives; rejects with the first error of a timer, a stream or a promise that nobody caught meanwhile. After
 * such an error the process ends with 2, whatever still holds it.
 */
export async function orStray<T>(work: () => Promise<T>): Promise<T> {
  let reject: ErrorHandler = () => {};
  const stray = new Promise<never>((_, rejectStray) => {
    reject = rejectStray;
  });
  process.on("uncaughtException", handleStray);
  process.on("unhandledRejection", handleStray);
  handlers.push(reject);
  try {
    return await Promise.race([work(), stray]);
  } finally {
    handlers.splice(handlers.indexOf(reject), 1);
    process.off("uncaughtException", handleStray);
    process.off("unhandledRejection", handleStray);
  }
}

function handleStray(error: unknown): void {
  process.exitCode = 2;
  // What waits for the code that threw may wait for ever.
  setTimeout(() => process.exit(2), LAST_MS).unref();
  handlers.at(-1)?.(error);
}

/** Why a run broke off, in one line. */
export function describeStray(error: unknown): string {
  const [problem] = error instanceof UserError ? error.problems : [];
  if (problem) return `${problem.title}: ${problem.description}`;
  return `mcptest itself failed: ${error instanceof Error ? error.message : String(error)}`;
}

/** The first signal ends the run and lets the reports be written; the second ends everything at once. */
export function onInterrupt(stop: AbortController): () => void {
  const handler = () => {
    // What is still running is killed when the process ends.
    if (stop.signal.aborted) process.exit(130);
    stop.abort();
  };
  const signals: NodeJS.Signals[] = ["SIGINT", "SIGTERM", "SIGHUP"];
  for (const signal of signals) process.on(signal, handler);
  return () => {
    for (const signal of signals) process.off(signal, handler);
  };
}
