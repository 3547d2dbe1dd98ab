import type { Transform } from "node:stream";
import { constants, createBrotliDecompress, createGunzip, createInflate } from "node:zlib";
import { ByteBuffer, type DecodedText, decodeUtf8, LineSplitter } from "./lines.js";

/** The longest delay of setTimeout: it fires at once for anything above. */
const MAX_RETRY_MS = 2 ** 31 - 1;
const BYTE_ORDER_MARK = "\ufeff";
const LINE_FEED = Buffer.from("\n");
const SPACE = 0x20;

export class WholeBody {
  readonly #bytes = new ByteBuffer();

  constructor(readonly maxBytes: number) {}

  push(chunk: Buffer): boolean {
    if (this.#bytes.length + chunk.length > this.maxBytes) return false;
    this.#bytes.push(chunk);
    return true;
  }

  text(): DecodedText {
    return decodeUtf8(this.#bytes.take());
  }
}

class PartialEvent {
  readonly data = new ByteBuffer();
  hasData = false;
  type = "";
  id: string | undefined;
}

/** Reads the events of an SSE stream, each at most `maxBytes`. */
export class EventBody {
  /** The id of the last event that had one: where the stream can be resumed. */
  lastId: string | undefined;
  /** The id of the first event that had one: where all that came after it can be asked for. */
  firstId: string | undefined;
  /** Milliseconds to wait before that, if the server sent them. */
  retryMs: number | undefined;
  events = 0;
  #lines: LineSplitter;
  #event = new PartialEvent();
  #isFirst = true;
  #tooLarge = false;
  /** The last line ended in a carriage return: a line feed that follows belongs to it. */
  #afterReturn = false;

  /** `other`: called with events of other types that have data. */
  constructor(
    private readonly maxBytes: number,
    private readonly message: (data: string, validUtf8: boolean) => void,
    private readonly other?: (event: string, data: string) => void,
  ) {
    this.#lines = this.#splitter();
  }

  /** Continues with another response, which repeats the incomplete event of the last one. */
  resume(): void {
    this.#lines = this.#splitter();
    this.#event = new PartialEvent();
    this.#isFirst = true;
    this.#afterReturn = false;
  }

  push(chunk: Buffer): boolean {
    if (!this.#tooLarge && chunk.length > 0) this.#lines.push(this.#withLineFeeds(chunk));
    return !this.#tooLarge;
  }

  /** Ends the stream: true if it ended within an event, which does not count without the empty line after it. */
  endsWithin(): boolean {
    this.#lines.end();
    return this.#event.hasData && !this.#tooLarge;
  }

  #splitter(): LineSplitter {
    // Variables, because V8 allocates a function that is written as a member in its old generation, and what that function
    // refers to then stays in memory until a full collection.
    const line = (bytes: Buffer) => this.#line(bytes);
    const tooLarge = () => {
      this.#tooLarge = true;
    };
    return new LineSplitter(this.maxBytes, { line, tooLarge });
  }

  #line(bytes: Buffer): void {
    if (this.#tooLarge) return;
    const colon = bytes.indexOf(":");
    const end = colon === -1 ? bytes.length : colon;
    const name = bytes.toString("utf8", 0, end);
    const value = bytes.subarray(end + (bytes[end + 1] === SPACE ? 2 : 1));
    const field = this.#isFirst && name.startsWith(BYTE_ORDER_MARK) ? name.slice(1) : name;
    this.#isFirst = false;
    if (field === "data") this.#addData(value);
    else if (field === "event") this.#event.type = value.toString("utf8");
    else if (field === "id" && !value.includes(0)) this.#event.id = value.toString("utf8");
    else if (field === "retry" && /^\d+$/.test(value.toString("utf8")))
      this.retryMs = Math.min(Number(value.toString()), MAX_RETRY_MS);
    else if (field === "" && colon === -1) this.#endEvent();
  }

  #addData(value: Buffer): void {
    const event = this.#event;
    if (event.hasData) event.data.push(LINE_FEED);
    event.hasData = true;
    event.data.push(value);
    this.#tooLarge = event.data.length > this.maxBytes;
  }

  #endEvent(): void {
    const { hasData, type, data, id } = this.#event;
    this.#event = new PartialEvent();
    if (!hasData) return;
    this.events += 1;
    if (id !== undefined) this.lastId = id === "" ? undefined : id;
    this.firstId ??= this.lastId;
    const { text, validUtf8 } = decodeUtf8(data.take());
    // An event without data only sets the id.
    if (text === "") return;
    if (type === "" || type === "message") this.message(text, validUtf8);
    else this.other?.(type, text);
  }

  #withLineFeeds(chunk: Buffer): Buffer {
    if (!this.#afterReturn && !chunk.includes("\r")) return chunk;
    const text = chunk.toString("latin1");
    const from = this.#afterReturn && text.startsWith("\n") ? 1 : 0;
    this.#afterReturn = text.endsWith("\r");
    return Buffer.from(text.slice(from).replace(/\r\n?/g, "\n"), "latin1");
  }
}

/**
 * What decompresses a body of this Content-Encoding, flushed at each chunk: events must come through while their stream goes
 * on. undefined for an unknown one.
 */
export function decoderOf(name: string): Transform | undefined {
  const zlib = { flush: constants.Z_SYNC_FLUSH, finishFlush: constants.Z_SYNC_FLUSH };
  if (name === "gzip" || name === "x-gzip") return createGunzip(zlib);
  if (name === "deflate") return createInflate(zlib);
  return name === "br" ? createBrotliDecompress({ flush: constants.BROTLI_OPERATION_FLUSH }) : undefined;
}
