import { UserError } from "../core/problem.js";

type Taker = (error: unknown) => void;

const takers: Taker[] = [];
/** How long the end of a process may take that an error has reached which nobody caught. */
const LAST_MS = 60_000;

/**
 * Has `taker` get the errors that nobody caught, if `orStray` waits for them; in a library call they are the caller's.
 * Gives what ends that.
 */
export function catchStray(taker: Taker): () => void {
  if (takers.length === 0) return () => {};
  takers.push(taker);
  return () => void takers.splice(takers.indexOf(taker), 1);
}

/**
 * What `work` gives; rejects with the first error of a timer, a stream or a promise that nobody caught meanwhile. After
 * such an error the process ends with 2, whatever still holds it.
 */
export async function orStray<T>(work: () => Promise<T>): Promise<T> {
  let reject: Taker = () => {};
  const stray = new Promise<never>((_, rejectStray) => {
    reject = rejectStray;
  });
  process.on("uncaughtException", take);
  process.on("unhandledRejection", take);
  takers.push(reject);
  try {
    return await Promise.race([work(), stray]);
  } finally {
    takers.splice(takers.indexOf(reject), 1);
    process.off("uncaughtException", take);
    process.off("unhandledRejection", take);
  }
}

function take(error: unknown): void {
  process.exitCode = 2;
  // What waits for the code that threw may wait for ever.
  setTimeout(() => process.exit(2), LAST_MS).unref();
  takers.at(-1)?.(error);
}

/** Why a run broke off, in one line. */
export function toldStray(error: unknown): string {
  const [problem] = error instanceof UserError ? error.problems : [];
  if (problem) return `${problem.title}: ${problem.description}`;
  return `mcptest itself failed: ${error instanceof Error ? error.message : String(error)}`;
}
