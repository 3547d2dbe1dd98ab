import { isUtf8 } from "node:buffer";
import { ByteBuffer } from "./byte-buffer.js";

const LINE_FEED = 0x0a;
const REPLACEMENT = "\ufffd";
const HEAD_BYTES = 4 * 1024;

export interface DecodedText {
  text: string;
  validUtf8: boolean;
}

export function decodeUtf8(bytes: Buffer): DecodedText {
  const text = bytes.toString("utf8");
  return { text, validUtf8: !text.includes(REPLACEMENT) || isUtf8(bytes) };
}

/** Receives lines without their line feeds; of one that is over the limit, the first bytes. */
interface LineSink {
  line(bytes: Buffer): void;
  tooLarge(head: Buffer): void;
}

/** Splits a stream of bytes into lines, in linear time and with at most `maxBytes` (and one chunk) held. */
export class LineSplitter {
  readonly #held = new ByteBuffer();
  /** Inside a line that was over the limit: dropped up to its end. */
  #skipping = false;

  constructor(
    private readonly maxBytes: number,
    private readonly sink: LineSink,
  ) {}

  push(chunk: Buffer): void {
    let from = 0;
    for (let to = chunk.indexOf(LINE_FEED); to !== -1; to = chunk.indexOf(LINE_FEED, from)) {
      this.#hold(chunk.subarray(from, to));
      this.#endLine();
      from = to + 1;
    }
    if (from < chunk.length) this.#hold(chunk.subarray(from));
  }

  get isWithinLine(): boolean {
    return this.#held.length > 0;
  }

  /** Ends the stream: what is left counts as a line if `isWhole` returns true. */
  end(isWhole: (line: Buffer) => boolean = () => true): void {
    const rest = this.#held.take();
    if (rest.length > 0 && isWhole(rest)) this.sink.line(rest);
  }

  #hold(part: Buffer): void {
    if (this.#skipping) return;
    this.#held.push(part);
    if (this.#held.length <= this.maxBytes) return;
    this.#skipping = true;
    this.sink.tooLarge(this.#held.take().subarray(0, HEAD_BYTES));
  }

  #endLine(): void {
    if (!this.#skipping) this.sink.line(this.#held.take());
    this.#skipping = false;
  }
}
