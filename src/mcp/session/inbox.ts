import { isObject, parseJson } from "../../core/json/json.js";
import { LIMITS } from "../../core/limits.js";
import type { Redacted } from "../../core/redaction/redact.js";
import { hide, say } from "../../core/redaction/redacted.js";
import { type ClassifiedMessage, classify, type Frame, looksLikeFrame, salvage } from "../frames.js";
import type { Owner } from "../types.js";
import { Line, type SessionLog } from "./session-log.js";

/** Receives the messages of a server; `at` is the time from the channel. */
interface FrameSink {
  answer(message: ClassifiedMessage & { kind: "response" }, line: Line, at: number): void;
  /** The owner of the call that a message names, if it names one. */
  ownerOf(frame: Frame): Owner | undefined;
  serve(message: ClassifiedMessage & { kind: "request" }, at: number): void;
  notification(message: ClassifiedMessage & { kind: "notification" }, at: number): void;
  /** A line without any message was reported; `bytes`: how many it had, roughly. */
  noise(bytes: number): void;
}

const BYTE_ORDER_MARK = "\ufeff";
/** So many are reported as noise: some servers write a few, and clients skip them. */
const MAX_EMPTY_LINES = 1_000;
/** How many lines are shown of a program that is not an MCP server. */
const MAX_NOISE = 3;

/** Parses the lines of a server into messages. It rejects nothing and reports the faults of each line. */
export class Inbox {
  /** The revision allows several messages in one array. */
  takesBatches = false;
  /** The revision allows an error without an id if it names no request; earlier ones require `id: null`. */
  idMayBeAbsent = false;
  /** The first lines that are no messages. */
  readonly noise: Redacted[] = [];
  #messages = 0;
  #emptyLines = 0;

  constructor(
    private readonly log: SessionLog,
    private readonly sink: FrameSink,
  ) {}

  line(text: string, at: number, validUtf8: boolean): void {
    const line = new Line(text);
    const messagesBefore = this.#messages;
    // A failed parse throws, which takes longer than everything else here.
    const value = /^\s*[{[]/.test(text) ? parseJson(text) : undefined;
    if (value === undefined) this.#unparsed(line, at, validUtf8);
    else {
      if (!validUtf8) this.#invalidUtf8(line, this.#ownerOf(value));
      this.#receive(value, line, at);
    }
    if (this.#messages === messagesBefore) this.sink.noise(text.length + 1);
  }

  #unparsed(line: Line, at: number, validUtf8: boolean): void {
    const { text } = line;
    const { values, rest } = salvage(text);
    const owner = this.#ownerOf(values);
    if (!validUtf8) this.#invalidUtf8(line, owner);
    if (text.startsWith(BYTE_ORDER_MARK)) this.log.reportMalformed(say`begins with a byte order mark`, line, owner);
    if (values.length === 0) this.#noise(line, at);
    else if (rest !== "") this.#noise(new Line(rest), at);
    if (values.length > 1)
      this.log.reportMalformed(say`holds several messages without a line feed between them`, line, owner);
    for (const value of values) this.#receive(value, line, at);
  }

  #invalidUtf8({ evidence }: Line, owner: Owner | undefined): void {
    const message = say`The server wrote bytes that are not valid UTF-8.`;
    this.log.reportFault("FAULT-TRANSPORT-INVALID-UTF8", message, evidence, owner);
  }

  #noise(line: Line, at: number): void {
    const { text } = line;
    if (looksLikeFrame(text)) {
      this.log.reportMalformed(say`is invalid or truncated JSON`, line);
      this.log.recordStray({ raw: text }, at, say`A line of invalid JSON came while the call was waiting.`);
      return;
    }
    if (this.log.http !== undefined) {
      this.log.reportMalformed(say`is not a JSON-RPC message`, line);
      return;
    }
    const isEmpty = text.trim() === "";
    if (isEmpty) this.#emptyLines += 1;
    if (isEmpty && this.#emptyLines !== MAX_EMPTY_LINES) return;
    const what = isEmpty
      ? say`${MAX_EMPTY_LINES} empty lines to stdout. Each must be`
      : say`a line to stdout that is not`;
    if (!isEmpty && this.noise.length < MAX_NOISE) this.noise.push(line.evidence);
    const message = say`The server wrote ${what} a JSON-RPC message. Logs belong on stderr.`;
    this.log.reportFault("FAULT-TRANSPORT-STDOUT-NOISE", message, line.evidence);
    this.log.recordStray({ raw: text }, at, say`The server wrote something to stdout that is not a JSON-RPC message.`);
  }

  #receive(value: unknown, line: Line, at: number): void {
    const message = classify(value);
    if ("flaws" in message && message.flaws.length > 0) {
      const owner = message.kind === "response" || message.kind === "notification" ? this.#ownerOf(value) : undefined;
      for (const flaw of message.flaws) this.log.reportMalformed(hide(flaw), line, owner);
    }
    if (message.kind === "response" || message.kind === "request" || message.kind === "notification")
      this.#messages += 1;
    if (message.kind === "response") {
      if (message.id === undefined && !this.#mayLackId()) this.log.reportMalformed(say`has an error, but no id`, line);
      this.sink.answer(message, line, at);
    } else if (message.kind === "request") this.sink.serve(message, at);
    else if (message.kind === "notification") this.sink.notification(message, at);
    else if (message.kind === "malformed")
      this.log.recordStray({ raw: line.text }, at, say`A malformed message came while the call was waiting.`);
    else if (message.kind === "noise") this.#noise(line, at);
    else {
      const batchText = say`The server sent several messages in one array.`;
      if (!this.takesBatches) this.log.reportFault("FAULT-PROTO-BATCH", batchText, line.evidence, this.#ownerOf(value));
      for (const member of message.members.slice(0, LIMITS.batch)) this.#receive(member, line, at);
      if (message.members.length <= LIMITS.batch) return;
      const floodText = say`The server sent more than ${LIMITS.batch} messages in one array; the rest was not read.`;
      this.log.reportFault("FAULT-TRANSPORT-FLOOD", floodText, line.evidence);
    }
  }

  /** Over HTTP, the body of an error status may omit it at every revision. */
  #mayLackId(): boolean {
    const { http } = this.log;
    return this.idMayBeAbsent || (http !== undefined && http.status >= 400);
  }

  /** The owner of the call that a value is about: of the first message that names one. */
  #ownerOf(value: unknown): Owner | undefined {
    for (const message of [value].flat().slice(0, LIMITS.batch)) {
      const owner = isObject(message) ? this.sink.ownerOf(message) : undefined;
      if (owner) return owner;
    }
    return undefined;
  }
}
