import { nowMs, roundMs } from "../../core/clock.js";
import type { Capture, Exchange } from "../../core/generated/capture.js";
import type { Log } from "../../core/out.js";
import { redactForeign } from "../../core/redaction/foreign-marks.js";
import type { Redacted } from "../../core/redaction/redact.js";
import { hideCut, jsonText } from "../../core/redaction/redacted.js";
import { CaptureSize } from "../capture-size.js";
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

/** Records sessions in lines that are appended to `log` as they go on, as many as can be read again. */
export class Recorder {
  readonly queue = new ReadQueue();
  readonly #size = new CaptureSize();
  #sessions = 0;

  constructor(
    private readonly log: Log,
    readonly secrets: MemberSecrets,
  ) {}

  /** True once nothing is recorded any more but the ends of sessions. */
  get isFull(): boolean {
    return this.#size.isFull;
  }

  /** Appends the line of a start or an exchange; false if the recording is full. */
  append(line: Redacted): boolean {
    return this.#size.add(line) && this.log.append(line);
  }

  appendEnd(line: Redacted): void {
    this.log.append(line);
  }

  /** `startedAt`: from when its times are measured. */
  startSession(start: SessionStart, startedAt = nowMs()): SessionRecorder {
    this.#sessions += 1;
    return new SessionRecorder(this.#sessions, start, startedAt, this);
  }

  /** True while something that passed has not been read. */
  get isReading(): boolean {
    return this.queue.hasMore;
  }

  readAll(): void {
    this.queue.readAll();
  }

  /** Settles when everything is on the disk, or cannot be. */
  close(): Promise<void> {
    return this.log.close();
  }
}

/** Records one session. */
export class SessionRecorder {
  readonly pairs = this.newPairs();
  readonly #dropped: Dropped = { exchanges: 0, bytes: 0 };

  constructor(
    private readonly number: number,
    start: SessionStart,
    private readonly startedAt: number,
    private readonly recorder: Recorder,
  ) {
    recorder.append(jsonText(redactForeign({ session: number, start })));
  }

  /** Pairs of this session whose ids have nothing to do with those of others. */
  newPairs(): ExchangePairs {
    return new ExchangePairs((exchange) => this.#record(exchange));
  }

  /** Has so many bytes that passed read in their turn; `read` gets the milliseconds from the start of the session to `passedAt`. */
  readLater(bytes: number, read: (at: number) => void, passedAt = nowMs()): void {
    const at = roundMs(passedAt - this.startedAt);
    if (!this.recorder.queue.add(bytes, () => read(at))) this.drop(bytes);
  }

  /** Counts a message that is not recorded. */
  drop(bytes: number): void {
    this.#dropped.exchanges += 1;
    this.#dropped.bytes += bytes;
    // The first is said at once: a recorder that is killed has no end.
    if (this.#dropped.exchanges === 1) this.#appendEnd({ dropped: this.#dropped });
  }

  /** Records what was not answered, and the end; `fault` says why nothing answers any more. */
  end(how: SessionEnd = {}, fault?: Exchange["fault"]): void {
    this.pairs.end(fault);
    this.#appendEnd({ ...how, ...(this.#dropped.exchanges > 0 && { dropped: this.#dropped }) });
  }

  #appendEnd(end: SessionEnd): void {
    this.recorder.appendEnd(jsonText(redactForeign({ session: this.number, end })));
  }

  #record(exchange: Exchange): void {
    // Then nothing is made of what passes: it is only counted.
    if (this.recorder.isFull) {
      this.drop(0);
      return;
    }
    const { raw } = exchange;
    const isLong = raw !== undefined && raw.length > MAX_RAW;
    const kept = isLong ? { ...exchange, raw: hideCut(raw.slice(0, MAX_RAW), { end: true }) } : exchange;
    const line = jsonText(this.recorder.secrets.redact({ session: this.number, exchange: kept }));
    if (!this.recorder.append(line)) this.drop(Buffer.byteLength(line));
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
