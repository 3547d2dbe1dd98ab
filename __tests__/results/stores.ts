import type { RunEvent } from "../../src/core/event.js";
import { createStore, type Store } from "../../src/results/store.js";
import { results } from "../support/results.js";

const { run, tool } = results([]);
export const started: RunEvent = { event: "run_started", tool, run };
export const finished: RunEvent = { event: "run_finished", duration_ms: 50, interrupted: false };

/** A store that was given these events. */
export function storeOf(spoolPath: string, events: readonly RunEvent[]): Store {
  const store = createStore({ spoolPath });
  for (const event of events) store.emit(event);
  return store;
}
