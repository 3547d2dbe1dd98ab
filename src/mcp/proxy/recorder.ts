import { nowMs, roundMs } from "../../core/clock.js";
import type { Capture, Exchange } from "../../core/generated/capture.js";
import { LIMITS } from "../../core/limits.js";
import type { Log } from "../../core/out.js";
import { redactForeign } from "../../core/redaction/foreign-marks.js";
import { hideCut, jsonText } from "../../core/redaction/redacted.js";
import { ExchangePairs } from "./exchanges.js";
import type { MemberSecrets } from "./member-secrets.js";

/** How many bytes may wait to be read: what comes faster is counted. */
const MAX_UNREAD = 64 * 1024 * 1024;
/** How long one turn reads, so that bytes that come meanwhile are not held up. */
const TURN_MS = 2;
/** How much is kept of a line that is not a message. */
const MAX_RAW = 64 * 1024;

/** What was not recorded. */
type Dropped = NonNullable<Capture["dropped"]>;

/** What is known of a session when it begins. */
export type SessionStart = Omit<Capture, "exchanges">;

/** What is known of a session at its end: over stdio, how its server ended. */
interface SessionEnd {
  dropped?: Dropped;
  exit_code?: number | null;
  signal?: string | null;
}

/** One line of a recording: the start of a session, one of its exchanges, or its end. */
export type RecordingLine = { session: number } & (
  | { start: SessionStart }
  | { exchange: Exchange }
  | { end: SessionEnd }
);

/** Records sessions in lines that are appended to `log` as they go on. */
export class Recorder {
  readonly #queue = new ReadQueue();
  #sessions = 0;

  constructor(
    private readonly log: Log,
    readonly secrets: MemberSecrets,
  ) {}

  /** `startedAt`: from when its times are measured. */
  startSession(start: SessionStart, startedAt = nowMs()): SessionRecorder {
    this.#sessions += 1;
    return new SessionRecorder(this.#sessions, start, startedAt, this.log, this.secrets, this.#queue);
  }

  /** True while something that passed has not been read. */
  get isReading(): boolean {
    return this.#queue.hasMore;
  }

  readAll(): void {
    this.#queue.readAll();
  }

  /** Settles when everything is on the disk, or cannot be. */
  close(): Promise<void> {
    return this.log.close();
  }
}

/** Records one session. */
export class SessionRecorder {
  readonly pairs = this.newPairs();
  #recordedBytes = 0;
  #isFull = false;
  readonly #dropped: Dropped = { exchanges: 0, bytes: 0 };

  constructor(
    private readonly number: number,
    start: SessionStart,
    private readonly startedAt: number,
    private readonly log: Log,
    private readonly secrets: MemberSecrets,
    private readonly queue: ReadQueue,
  ) {
    this.#append({ start });
  }

  /** Pairs of this session whose ids have nothing to do with those of others. */
  newPairs(): ExchangePairs {
    return new ExchangePairs((exchange) => this.#record(exchange));
  }

  /** Has so many bytes that passed read in their turn; `read` gets the milliseconds from the start of the session to `passedAt`. */
  readLater(bytes: number, read: (at: number) => void, passedAt = nowMs()): void {
    const at = roundMs(passedAt - this.startedAt);
    if (!this.queue.add(bytes, () => read(at))) this.drop(bytes);
  }

  /** Counts a message that is not recorded. */
  drop(bytes: number): void {
    this.#dropped.exchanges += 1;
    this.#dropped.bytes += bytes;
    // The first is said at once: a recorder that is killed has no end.
    if (this.#dropped.exchanges === 1) this.#append({ end: { dropped: this.#dropped } });
  }

  /** Records what was not answered, and the end; `fault` says why nothing answers any more. */
  end(how: SessionEnd = {}, fault?: Exchange["fault"]): void {
    this.pairs.end(fault);
    this.#append({ end: { ...how, ...(this.#dropped.exchanges > 0 && { dropped: this.#dropped }) } });
  }

  #append(line: { start: SessionStart } | { end: SessionEnd }): void {
    this.log.append(jsonText(redactForeign({ session: this.number, ...line })));
  }

  #record(exchange: Exchange): void {
    // Once a session is full, nothing is made of what passes: it is only counted.
    if (this.#isFull) {
      this.drop(0);
      return;
    }
    const { raw } = exchange;
    const isLong = raw !== undefined && raw.length > MAX_RAW;
    const kept = isLong ? { ...exchange, raw: hideCut(raw.slice(0, MAX_RAW), { end: true }) } : exchange;
    const line = jsonText(this.secrets.redact({ session: this.number, exchange: kept }));
    const length = Buffer.byteLength(line);
    this.#isFull = this.#recordedBytes + length > LIMITS.recordedSession;
    if (this.#isFull || !this.log.append(line)) this.drop(length);
    else this.#recordedBytes += length;
  }
}

/** Reads what passed when there is time, in its order. */
class ReadQueue {
  readonly #waiting: { bytes: number; read: () => void }[] = [];
  #bytes = 0;
  #isReading = false;

  get hasMore(): boolean {
    return this.#waiting.length > 0;
  }

  /** False if too much waits already: then it is not read. */
  add(bytes: number, read: () => void): boolean {
    if (this.#bytes + bytes > MAX_UNREAD) return false;
    this.#bytes += bytes;
    this.#waiting.push({ bytes, read });
    if (!this.#isReading) setImmediate(() => this.#readSome());
    this.#isReading = true;
    return true;
  }

  readAll(): void {
    while (this.hasMore) this.#readNext();
  }

  #readSome(): void {
    const until = nowMs() + TURN_MS;
    while (this.hasMore && nowMs() < until) this.#readNext();
    this.#isReading = this.hasMore;
    if (this.#isReading) setImmediate(() => this.#readSome());
  }

  #readNext(): void {
    const next = this.#waiting.shift();
    if (next === undefined) return;
    this.#bytes -= next.bytes;
    next.read();
  }
}
