import type { Lane } from "./lane.js";

/** Does `work`, then ends the sessions of a lane; they end at once when `signal` is aborted. */
export async function withLane<T>({ sessions }: Lane, signal: AbortSignal, work: () => Promise<T>): Promise<T> {
  const close = () => void sessions.close();
  signal.addEventListener("abort", close, { once: true });
  try {
    return await work();
  } finally {
    signal.removeEventListener("abort", close);
    await sessions.close();
  }
}
