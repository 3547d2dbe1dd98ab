import { hide, say } from "../core/redaction/redacted.js";
import { type ClassifiedMessage, classify, looksLikeFrame, salvage } from "./classify.js";
import type { SessionLog } from "./session-log.js";
import type { Owner } from "./types.js";

/** Receives the messages of a server; `at` is the time from the channel. */
export interface FrameSink {
  answer(message: ClassifiedMessage & { kind: "response" }, line: string, at: number): void;
  /** The owner of the call that waits for this id. */
  ownerOf(id: unknown): Owner | undefined;
  serve(message: ClassifiedMessage & { kind: "request" }, at: number): void;
  notified(message: ClassifiedMessage & { kind: "notification" }, at: number): void;
}

const BYTE_ORDER_MARK = "\ufeff";

/** Parses the lines of a server into messages. It rejects nothing and reports the faults of each line. */
export class Inbox {
  /** The revision allows several messages in one array. */
  takesBatches = false;
  /** The revision allows an error without an id if it names no request; earlier ones require `id: null`. */
  idMayBeAbsent = false;
  readonly #log: SessionLog;
  readonly #sink: FrameSink;

  constructor(log: SessionLog, sink: FrameSink) {
    this.#log = log;
    this.#sink = sink;
  }

  /** One line from the channel. */
  line(text: string, at: number, validUtf8: boolean): void {
    if (!validUtf8)
      this.#log.fault(
        "FAULT-TRANSPORT-INVALID-UTF8",
        say`The server wrote bytes that are not valid UTF-8.`,
        hide(text),
      );
    let value: unknown;
    try {
      value = JSON.parse(text);
    } catch {
      this.#unparsed(text, at);
      return;
    }
    this.#receive(value, text, at);
  }

  #unparsed(text: string, at: number): void {
    if (text.trim() === "") return;
    if (text.startsWith(BYTE_ORDER_MARK)) this.#log.malformed(say`begins with a byte order mark`, text);
    const { values, rest } = salvage(text);
    if (values.length === 0) {
      this.#noise(text, at);
      return;
    }
    if (rest !== "") this.#noise(rest, at);
    if (values.length > 1) this.#log.malformed(say`holds several messages without a line feed between them`, text);
    for (const value of values) this.#receive(value, text, at);
  }

  #noise(text: string, at: number): void {
    if (looksLikeFrame(text)) {
      this.#log.malformed(say`is invalid or truncated JSON`, text);
      this.#log.stray({ raw: text }, at, say`A line of invalid JSON came while the call was waiting.`);
      return;
    }
    if (this.#log.http !== undefined) {
      this.#log.malformed(say`is not a JSON-RPC message`, text);
      return;
    }
    const message = say`The server wrote a line to stdout that is not a JSON-RPC message. Logs belong on stderr.`;
    this.#log.fault("FAULT-TRANSPORT-STDOUT-NOISE", message, hide(text));
    this.#log.stray({ raw: text }, at, say`The server wrote something to stdout that is not a JSON-RPC message.`);
  }

  #receive(value: unknown, line: string, at: number): void {
    const message = classify(value);
    switch (message.kind) {
      case "response":
        this.#flaws(message.flaws, line, message);
        if (message.id === undefined && !this.#idMayBeAbsent()) this.#flaws(["has an error, but no id"], line, message);
        this.#sink.answer(message, line, at);
        return;
      case "request":
        this.#flaws(message.flaws, line);
        this.#sink.serve(message, at);
        return;
      case "notification":
        this.#flaws(message.flaws, line);
        this.#sink.notified(message, at);
        return;
      case "batch":
        if (!this.takesBatches) {
          this.#log.fault("FAULT-PROTO-BATCH", say`The server sent several messages in one array.`, hide(line));
        }
        for (const member of message.members) this.#receive(member, line, at);
        return;
      case "malformed":
        this.#flaws(message.flaws, line);
        this.#log.stray({ raw: line }, at, say`A malformed message came while the call was waiting.`);
        return;
      case "noise":
        this.#noise(line, at);
    }
  }

  /** Over HTTP, the body of an error status may omit it at every revision. */
  #idMayBeAbsent(): boolean {
    const { http } = this.#log;
    return this.idMayBeAbsent || (http !== undefined && http.status >= 400);
  }

  /** `answer`: the answer with the flaws, if the message is one. */
  #flaws(flaws: readonly string[], line: string, answer?: ClassifiedMessage & { kind: "response" }): void {
    for (const flaw of flaws) this.#log.malformed(hide(flaw), line, answer && this.#sink.ownerOf(answer.id));
  }
}
