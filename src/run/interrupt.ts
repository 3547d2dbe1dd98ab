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
