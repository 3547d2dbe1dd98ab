import { isUtf8 } from "node:buffer";
import type { ChannelListener } from "./types.js";

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

/** Splits a stream of bytes into lines, in linear time and with at most `maxBytes` (and one chunk) held. */
export class LineSplitter {
  #parts: Buffer[] = [];
  #size = 0;
  /** Inside a line that was over the limit: dropped up to its end. */
  #skipping = false;

  constructor(
    private readonly maxBytes: number,
    private readonly sink: Pick<ChannelListener, "line" | "tooLarge">,
  ) {}

  push(chunk: Buffer, at: number): void {
    let from = 0;
    for (let to = chunk.indexOf(LINE_FEED); to !== -1; to = chunk.indexOf(LINE_FEED, from)) {
      this.#hold(chunk.subarray(from, to), at);
      this.#endLine(at);
      from = to + 1;
    }
    if (from < chunk.length) this.#hold(chunk.subarray(from), at);
  }

  get isWithinLine(): boolean {
    return this.#size > 0;
  }

  /** Ends the stream: what is left counts as a line if `isWhole` returns true. */
  end(at: number, isWhole: (text: string) => boolean = () => true): void {
    if (this.#size === 0) return;
    if (isWhole(Buffer.concat(this.#parts).toString("utf8"))) this.#endLine(at);
    else this.#take();
  }

  #hold(part: Buffer, at: number): void {
    if (this.#skipping) return;
    this.#parts.push(part);
    this.#size += part.length;
    if (this.#size <= this.maxBytes) return;
    this.#skipping = true;
    this.sink.tooLarge(this.#take(HEAD_BYTES).toString("utf8"), at);
  }

  #endLine(at: number): void {
    const isDropped = this.#skipping;
    this.#skipping = false;
    if (isDropped) return;
    const { text, validUtf8 } = decodeUtf8(this.#take());
    this.sink.line(text, at, validUtf8);
  }

  /** What is held, or its first bytes; then nothing is held. */
  #take(maxBytes = Number.POSITIVE_INFINITY): Buffer {
    const [first, ...others] = this.#parts;
    const held = first && others.length === 0 ? first : Buffer.concat(this.#parts, Math.min(maxBytes, this.#size));
    this.#parts = [];
    this.#size = 0;
    return held.subarray(0, maxBytes);
  }
}
