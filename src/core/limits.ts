const KIB = 1_024;
const MIB = 1_024 * KIB;

/** How much data of servers and files a run may hold, mostly in bytes. docs/limits.md explains this table. */
export const LIMITS = {
  /** One frame or HTTP body, decompressed (`--max-frame`). */
  frame: 16 * MIB,
  /** Notifications and requests of the server that are kept with one call, in memory; at least one frame. */
  call: 16 * MIB,
  /** The same for all calls that wait in one session, in memory; at least one frame. */
  sessionCalls: 64 * MIB,
  /** The same for all sessions of a run, in memory; at least one frame. */
  runCalls: 128 * MIB,
  /** The values of one message: each takes memory, however short it is. A number, not bytes. */
  values: 500_000,
  /** The messages of one array. A number, not bytes. */
  batch: 1_000,
  /** What a server writes to stdout in one session that is not a message. */
  noise: 16 * MIB,
  /** The values of a cassette. A number, not bytes. */
  cassetteValues: 2_000_000,
  /** A capture that is read or written, and its values; what a run records, on disk. */
  capture: 200 * MIB,
  captureValues: 6_000_000,
  /** A line of a results file that is read, or all of it if its rows are not on lines of their own; in memory. */
  resultsPart: 32 * MIB,
  /** The values of one, and the lines of the file. Numbers, not bytes. */
  resultsValues: 1_000_000,
  resultsLines: 500_000,
  /** How many levels a value may be nested that is judged by a schema, made smaller or read in results. */
  levels: 1_000,
  /** The same for a value that redaction shows, or that is in results of other jobs. */
  shownLevels: 500,
  /** The same for a value in a file that is read again, such as a cassette or a contract, or that a model is given. */
  fileLevels: 200,
  /** The same for a schema that is judged or compared, or by which anything is judged; and references in a row. */
  schemaLevels: 64,
  /** The steps of one piece of work over a schema or a value of others (`StepLimit`). A number, not bytes. */
  steps: 1_000_000,
  /** The schemas, and the texts, of one listed tool, prompt or resource that are checked. A number, not bytes. */
  definition: 20_000,
  /** The texts of one answer that are searched for leaks, and how much is searched of each. A number, and characters. */
  answerTexts: 10_000,
  answerText: 256 * KIB,
  /** The items of a list of which hints are made about a call. A number, not bytes. */
  hints: 2_000,
  /** The items of one list, all pages together, in memory. */
  list: 32 * MIB,
  /** One row of the results; beyond it, failures are shown without their values. */
  row: 4 * MIB,
  /** The rows of a run, on disk; beyond it, every row is a short one. */
  results: 1_024 * MIB,
  /** The findings of a run, in memory; beyond it, those of one rule at one place become one, without its evidence. */
  findings: 16 * MIB,
  /** The values of one exchange that a row shows as evidence. */
  evidence: 48 * KIB,
} as const;

/** A limit as messages show it. */
export function inMiB(bytes: number): string {
  return `${Math.round((bytes / MIB) * 10) / 10} MiB`;
}

// About what V8 takes for them.
const EACH_VALUE = 16;
const EACH_OBJECT = 56;

/** The approximate memory of a JSON value: its texts, and a little for each value in it. Stops counting at `most`. */
export function weightOf(value: unknown, most = Number.POSITIVE_INFINITY): number {
  let weight = 0;
  const containers: object[] = [];
  const add = (item: unknown) => {
    if (typeof item === "object" && item !== null) {
      weight += EACH_OBJECT;
      containers.push(item);
    } else weight += typeof item === "string" ? EACH_VALUE + item.length : EACH_VALUE;
  };
  add(value);
  for (let container = containers.pop(); container !== undefined && weight <= most; container = containers.pop()) {
    if (Array.isArray(container)) container.forEach(add);
    else {
      for (const [key, item] of Object.entries(container)) {
        weight += key.length;
        add(item);
      }
    }
  }
  return weight;
}
