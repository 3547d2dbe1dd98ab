import { isUtf8 } from "node:buffer";

const LINE_FEED = 0x0a;
const REPLACEMENT = "\ufffd";
const HEAD_BYTES = 4 * 1024;
const EMPTY = Buffer.alloc(0);

export interface DecodedText {
  text: string;
  validUtf8: boolean;
}

export function decodeUtf8(bytes: Buffer): DecodedText {
  const text = bytes.toString("utf8");
  return { text, validUtf8: !text.includes(REPLACEMENT) || isUtf8(bytes) };
}

/** Bytes that come in parts, as copies: a part would keep the whole chunk that it was cut from in memory. */
export class ByteBuffer {
  length = 0;
  #bytes = EMPTY;

  push(part: Uint8Array): void {
    const length = this.length + part.length;
    if (length > this.#bytes.length) {
      const larger = Buffer.allocUnsafe(Math.max(length, 2 * this.#bytes.length));
      larger.set(this.#bytes.subarray(0, this.length));
      this.#bytes = larger;
    }
    this.#bytes.set(part, this.length);
    this.length = length;
  }

  /** What has come; then it is empty. */
  take(): Buffer {
    const bytes = this.#bytes.subarray(0, this.length);
    this.#bytes = EMPTY;
    this.length = 0;
    return bytes;
  }
}

/** Receives lines without their line feeds; of one that is over the limit, the first bytes. */
interface LineSink {
  line(bytes: Buffer): void;
  tooLarge(head: Buffer): void;
}

/** Splits a stream of bytes into lines, in linear time and with at most `maxBytes` (and one chunk) held. */
export class LineSplitter {
  readonly #buffer = new ByteBuffer();
  /** Inside a line that was over the limit: dropped up to its end. */
  #skipping = false;

  constructor(
    private readonly maxBytes: number,
    private readonly sink: LineSink,
  ) {}

  push(chunk: Buffer): void {
    let from = 0;
    for (let to = chunk.indexOf(LINE_FEED); to !== -1; to = chunk.indexOf(LINE_FEED, from)) {
      // A line that is whole needs no copy.
      if (this.begun > 0 || this.#skipping || to - from > this.maxBytes) {
        this.#add(chunk.subarray(from, to));
        this.#endLine();
      } else this.sink.line(chunk.subarray(from, to));
      from = to + 1;
    }
    if (from < chunk.length) this.#add(chunk.subarray(from));
  }

  /** How many bytes have come of a line that has not ended. */
  get begun(): number {
    return this.#buffer.length;
  }

  /** Ends the stream: what is left counts as a line if `isWhole` returns true. */
  end(isWhole: (line: Buffer) => boolean = () => true): void {
    const rest = this.#buffer.take();
    if (rest.length > 0 && isWhole(rest)) this.sink.line(rest);
  }

  #add(part: Buffer): void {
    if (this.#skipping) return;
    this.#buffer.push(part);
    if (this.#buffer.length <= this.maxBytes) return;
    this.#skipping = true;
    this.sink.tooLarge(this.#buffer.take().subarray(0, HEAD_BYTES));
  }

  #endLine(): void {
    if (!this.#skipping) this.sink.line(this.#buffer.take());
    this.#skipping = false;
  }
}
