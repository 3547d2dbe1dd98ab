import type { RunEvent } from "../core/event.js";
import { openSpool } from "../core/out.js";
import { madeOfRedacted, type Redactor } from "../core/redact.js";
import { jsonOf } from "../core/redact-json.js";
import { cleanEvent, LONGEST_VALUE } from "./clean-event.js";
import { createRowIndex } from "./row-index.js";
import { createTally } from "./tally.js";
import type { Head, ResultsSource } from "./types.js";

export interface StoreOptions {
  /** The file for the lines of this run; what is there is overwritten. */
  spoolPath: string;
  redactor: Redactor;
  /** Called with each event after redaction: live progress. */
  onEvent?: (event: RunEvent) => void;
}

export interface Store extends ResultsSource {
  /** Redacts, spools and counts one event. */
  emit(event: RunEvent): void;
  /** The head as it stands; `run_started` must have been emitted. */
  readonly head: Head;
  /** Closes the spool, and removes it unless `keep`; rows can be read no more once it is removed. */
  close(options: { keep: boolean }): void;
}

/** The store of one run: rows go to a file as lines of JSON, only their places and the counts stay in memory. */
export function createStore({ spoolPath, redactor, onEvent }: StoreOptions): Store {
  const spool = openSpool(spoolPath);
  const tally = createTally();
  const index = createRowIndex();
  let offset = 0;

  return {
    emit(event) {
      const spooled = event.event !== "test_started" && event.event !== "notice";
      if (!spooled && onEvent === undefined) return;
      let clean = event;
      let line = jsonOf(event);
      if (line === undefined || line.length > LONGEST_VALUE || !redactor.isClean(line)) {
        clean = cleanEvent(event, redactor);
        line = JSON.stringify(clean);
      }
      if (spooled) {
        const length = spool.append(madeOfRedacted(line));
        if (event.event === "test") index.set(event.order, offset, length);
        offset += length + 1;
        tally.add(clean);
      }
      onEvent?.(clean);
    },
    get head() {
      const head = tally.head();
      if (head === undefined) throw new Error("no head before run_started");
      return head;
    },
    rows() {
      spool.flush();
      return index.rows(spoolPath);
    },
    close({ keep }) {
      if (keep) spool.close();
      else spool.remove();
    },
  };
}
