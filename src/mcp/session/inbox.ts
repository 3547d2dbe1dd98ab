import { isObject } from "../../core/json/json.js";
import { hide, say } from "../../core/redaction/redacted.js";
import { type ClassifiedMessage, classify, type Frame, looksLikeFrame, salvage } from "../frames.js";
import type { Owner } from "../types.js";
import type { SessionLog } from "./session-log.js";

/** Receives the messages of a server; `at` is the time from the channel. */
export interface FrameSink {
  answer(message: ClassifiedMessage & { kind: "response" }, line: string, at: number): void;
  /** The owner of the call that a message names, if it names one. */
  ownerOf(frame: Frame): Owner | undefined;
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

  constructor(
    private readonly log: SessionLog,
    private readonly sink: FrameSink,
  ) {}

  line(text: string, at: number, validUtf8: boolean): void {
    let value: unknown;
    try {
      value = JSON.parse(text);
    } catch {
      this.#unparsed(text, at, validUtf8);
      return;
    }
    if (!validUtf8) this.#invalidUtf8(text, this.#ownerOf(value));
    this.#receive(value, text, at);
  }

  #unparsed(text: string, at: number, validUtf8: boolean): void {
    const { values, rest } = salvage(text);
    const owner = this.#ownerOf(values);
    if (!validUtf8) this.#invalidUtf8(text, owner);
    if (text.trim() === "") return;
    if (text.startsWith(BYTE_ORDER_MARK)) this.log.malformed(say`begins with a byte order mark`, text, owner);
    if (values.length === 0) this.#noise(text, at);
    else if (rest !== "") this.#noise(rest, at);
    if (values.length > 1)
      this.log.malformed(say`holds several messages without a line feed between them`, text, owner);
    for (const value of values) this.#receive(value, text, at);
  }

  #invalidUtf8(text: string, owner: Owner | undefined): void {
    const message = say`The server wrote bytes that are not valid UTF-8.`;
    this.log.fault("FAULT-TRANSPORT-INVALID-UTF8", message, hide(text), owner);
  }

  #noise(text: string, at: number): void {
    if (looksLikeFrame(text)) {
      this.log.malformed(say`is invalid or truncated JSON`, text);
      this.log.stray({ raw: text }, at, say`A line of invalid JSON came while the call was waiting.`);
      return;
    }
    if (this.log.http !== undefined) {
      this.log.malformed(say`is not a JSON-RPC message`, text);
      return;
    }
    const message = say`The server wrote a line to stdout that is not a JSON-RPC message. Logs belong on stderr.`;
    this.log.fault("FAULT-TRANSPORT-STDOUT-NOISE", message, hide(text));
    this.log.stray({ raw: text }, at, say`The server wrote something to stdout that is not a JSON-RPC message.`);
  }

  #receive(value: unknown, line: string, at: number): void {
    const message = classify(value);
    if ("flaws" in message) {
      const owner = message.kind === "response" || message.kind === "notification" ? this.#ownerOf(value) : undefined;
      for (const flaw of message.flaws) this.log.malformed(hide(flaw), line, owner);
    }
    if (message.kind === "response") {
      if (message.id === undefined && !this.#idMayBeAbsent()) this.log.malformed(say`has an error, but no id`, line);
      this.sink.answer(message, line, at);
    } else if (message.kind === "request") this.sink.serve(message, at);
    else if (message.kind === "notification") this.sink.notified(message, at);
    else if (message.kind === "malformed")
      this.log.stray({ raw: line }, at, say`A malformed message came while the call was waiting.`);
    else if (message.kind === "noise") this.#noise(line, at);
    else {
      const several = say`The server sent several messages in one array.`;
      if (!this.takesBatches) this.log.fault("FAULT-PROTO-BATCH", several, hide(line), this.#ownerOf(value));
      for (const member of message.members) this.#receive(member, line, at);
    }
  }

  /** Over HTTP, the body of an error status may omit it at every revision. */
  #idMayBeAbsent(): boolean {
    const { http } = this.log;
    return this.idMayBeAbsent || (http !== undefined && http.status >= 400);
  }

  /** The owner of the call that a line is about: of the first message that names one. */
  #ownerOf(line: unknown): Owner | undefined {
    const values = Array.isArray(line) ? line : [line];
    return values.map((value) => (isObject(value) ? this.sink.ownerOf(value) : undefined)).find((owner) => owner);
  }
}
