import { nowMs, roundMs } from "../../core/clock.js";
import type { Capture, Exchange } from "../../core/generated/capture.js";
import { LIMITS } from "../../core/limits.js";
import type { Log } from "../../core/out.js";
import { redactForeign } from "../../core/redaction/foreign-marks.js";
import { hideCut, jsonText } from "../../core/redaction/redacted.js";
import { decodeUtf8, LineSplitter } from "../channel/lines.js";
import { ExchangePairs } from "./exchanges.js";
import type { MemberSecrets } from "./member-secrets.js";

/** How many bytes may wait to be read: what comes faster is counted. */
const MAX_UNREAD = 64 * 1024 * 1024;
/** How long one turn reads, so that bytes that come meanwhile are not held up. */
const TURN_MS = 2;
/** How much is kept of a line that is not a message. */
const MAX_RAW = 64 * 1024;

/** A line that passed, to be read when there is time. */
interface PassedLine {
  from: "client" | "server";
  bytes: Buffer;
  at: number;
}

/** What was not recorded. */
type Dropped = NonNullable<Capture["dropped"]>;

/** One line of a recording: the start of a session, one of its exchanges, or what is known at its end. */
export type RecordingLine = { session: number } & (
  | { start: Omit<Capture, "exchanges"> }
  | { exchange: Exchange }
  | { end: { dropped?: Dropped; exit_code?: number | null; signal?: string | null } }
);

/** Records one session that passes over stdio, in lines that are appended to `log` as it goes on. */
export class StdioRecorder {
  readonly #startedAt = nowMs();
  readonly #unread: PassedLine[] = [];
  #unreadBytes = 0;
  #isReading = false;
  #recordedBytes = 0;
  #isFull = false;
  readonly #dropped: Dropped = { exchanges: 0, bytes: 0 };
  readonly #pairs = new ExchangePairs((exchange) => this.#record(exchange));
  readonly #client = this.#splitter("client");
  readonly #server = this.#splitter("server");

  constructor(
    private readonly log: Log,
    start: Omit<Capture, "exchanges">,
    private readonly secrets: MemberSecrets,
  ) {
    log.append(jsonText(redactForeign({ session: 1, start })));
  }

  get isWaiting(): boolean {
    return this.#unread.length > 0 || this.#pairs.isWaiting;
  }

  fromClient(chunk: Buffer): void {
    this.#client.push(chunk);
  }

  fromServer(chunk: Buffer): void {
    this.#server.push(chunk);
  }

  /** Records what is left, and how the server ended. Settles when it is on the disk, or cannot be. */
  async end({ code, signal }: { code: number | null; signal: string | null }, isCrash: boolean): Promise<void> {
    this.#client.end();
    this.#server.end();
    while (this.#unread.length > 0) this.#readNext();
    const process = { exit_code: code, signal, stderr: [] };
    this.#pairs.end(isCrash ? { rule_id: "FAULT-LIFECYCLE-CRASH", process } : undefined);
    const end = { exit_code: code, signal, ...(this.#dropped.exchanges > 0 && { dropped: this.#dropped }) };
    this.log.append(jsonText(redactForeign({ session: 1, end })));
    await this.log.close();
  }

  #splitter(from: PassedLine["from"]): LineSplitter {
    return new LineSplitter(2 * LIMITS.frame, {
      line: (bytes) => this.#take({ from, bytes, at: this.#now() }),
      tooLarge: (head) => this.#drop(head.length),
    });
  }

  #now(): number {
    return roundMs(nowMs() - this.#startedAt);
  }

  #take(line: PassedLine): void {
    const { length } = line.bytes;
    if (length === 0) return;
    if (this.#unreadBytes + length > MAX_UNREAD) {
      this.#drop(length);
      return;
    }
    this.#unreadBytes += length;
    this.#unread.push(line);
    if (!this.#isReading) setImmediate(() => this.#readSome());
    this.#isReading = true;
  }

  #readSome(): void {
    const until = nowMs() + TURN_MS;
    while (this.#unread.length > 0 && nowMs() < until) this.#readNext();
    this.#isReading = this.#unread.length > 0;
    if (this.#isReading) setImmediate(() => this.#readSome());
  }

  #readNext(): void {
    const line = this.#unread.shift();
    if (line === undefined) return;
    const { from, bytes, at } = line;
    this.#unreadBytes -= bytes.length;
    // Messages end with a carriage return too where a server writes the line ends of Windows.
    const { text } = decodeUtf8(bytes.at(-1) === 0x0d ? bytes.subarray(0, -1) : bytes);
    if (from === "client") this.#pairs.fromClient(text, at);
    else this.#pairs.fromServer(text, at);
  }

  #record(exchange: Exchange): void {
    // Once a session is full, nothing is made of what passes: it is only counted.
    if (this.#isFull) {
      this.#drop(0);
      return;
    }
    const { raw } = exchange;
    const isLong = raw !== undefined && raw.length > MAX_RAW;
    const kept = isLong ? { ...exchange, raw: hideCut(raw.slice(0, MAX_RAW), { end: true }) } : exchange;
    const line = jsonText(this.secrets.redact({ session: 1, exchange: kept }));
    const length = Buffer.byteLength(line);
    this.#isFull = this.#recordedBytes + length > LIMITS.recordedSession;
    if (this.#isFull || !this.log.append(line)) this.#drop(length);
    else this.#recordedBytes += length;
  }

  #drop(bytes: number): void {
    this.#dropped.exchanges += 1;
    this.#dropped.bytes += bytes;
    // The first is said at once: a recorder that is killed has no end.
    if (this.#dropped.exchanges === 1)
      this.log.append(jsonText(redactForeign({ session: 1, end: { dropped: this.#dropped } })));
  }
}
