import type { RunEvent } from "../core/event.js";
import type { Finding } from "../core/generated/results.js";
import { LIMITS, weightOf } from "../core/limits.js";
import { openSpool } from "../core/out.js";
import { mayHaveMarks } from "../core/redaction/foreign-marks.js";
import { jsonOf, processSecrets, trustedText } from "../core/redaction/redacted.js";
import { cleanEvent, MAX_VALUE_LENGTH, shortenRow } from "./clean-event.js";
import { findingPlace } from "./findings.js";
import { createRowIndex } from "./row-index.js";
import { createTally } from "./tally.js";
import type { ResultsSource } from "./types.js";

export interface StoreOptions {
  /** The file for the lines of this run; what is there is overwritten. */
  spoolPath: string;
  /** Called with each event after redaction: live progress. */
  onEvent?: (event: RunEvent) => void;
  /** Called once when the spool can no longer be written; later rows stay in memory. */
  onFault?: (fault: Error) => void;
}

export interface Store extends ResultsSource {
  /** Redacts, spools and counts one event. The first is `run_started`: before it, there is no head. */
  emit(event: RunEvent): void;
  /** Closes the spool, and removes it unless `keep`; rows can no longer be read after it is removed. */
  close(options: { keep: boolean }): void;
}

/** The store of one run: rows go to a file as lines of JSON, only their places and the counts stay in memory. */
export function createStore({ spoolPath, onEvent, onFault = () => {} }: StoreOptions): Store {
  const spool = openSpool(spoolPath, onFault);
  const tally = createTally();
  const index = createRowIndex();
  const findingCounts = new Map<string, CountedFinding>();
  let offset = 0;

  const append = (line: string) => {
    const length = spool.append(trustedText(line));
    offset += length + 1;
    return length;
  };
  /** A finding is spooled each time its count has doubled, and at the end. */
  const appendFinding = (finding: Finding) => {
    const key = findingPlace(finding);
    const entry = findingCounts.get(key) ?? { unspooled: { ...finding, count: 0 }, spooled: 0 };
    findingCounts.set(key, entry);
    entry.unspooled.count += finding.count;
    entry.unspooled.gates ||= finding.gates;
    if (entry.unspooled.count >= entry.spooled) appendUnspooled(entry);
  };
  const appendUnspooled = (entry: CountedFinding) => {
    if (entry.unspooled.count === 0) return;
    append(JSON.stringify({ event: "finding", finding: entry.unspooled }));
    entry.spooled += entry.unspooled.count;
    entry.unspooled.count = 0;
  };

  return {
    emit(event) {
      const isSpooled = !UNSPOOLED.has(event.event);
      let clean = event;
      const room = offset > LIMITS.results ? 0 : LIMITS.row;
      const isLarge = event.event === "test" && weightOf(event.row, room) > room;
      let line = isLarge ? undefined : jsonOf(event);
      if (line === undefined || line.length > MAX_VALUE_LENGTH || mayHaveMarks(line) || !processSecrets.isClean(line)) {
        clean = isLarge ? shortenRow(event, room) : cleanEvent(event);
        line = JSON.stringify(clean);
      }
      if (clean.event === "finding") appendFinding(clean.finding);
      else if (isSpooled) {
        if (clean.event === "run_finished") for (const entry of findingCounts.values()) appendUnspooled(entry);
        const start = offset;
        const length = append(line);
        if (clean.event === "test") index.set(clean.order, start, length);
      }
      if (isSpooled) tally.add(clean);
      onEvent?.(clean);
    },
    get head() {
      const head = tally.head();
      if (head === undefined) throw new Error("no head before run_started");
      return head;
    },
    rows: () => index.rows(() => spool.reader()),
    close({ keep }) {
      if (keep) spool.close();
      else spool.remove();
    },
  };
}

/** For live progress only. */
const UNSPOOLED: ReadonlySet<RunEvent["event"]> = new Set(["test_started", "progress", "server_start", "notice"]);

interface CountedFinding {
  /** Its count is what is not spooled yet. */
  unspooled: Finding;
  /** How much of the count is spooled. */
  spooled: number;
}
