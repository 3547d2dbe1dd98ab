import { isUtf8 } from "node:buffer";
import type { ChannelListener } from "./types.js";

const LINE_FEED = 0x0a;
const REPLACEMENT = "\ufffd";
const HEAD_BYTES = 4 * 1024;

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
      this.#endLine(chunk.subarray(from, to), at);
      from = to + 1;
    }
    if (from < chunk.length && !this.#skipping) this.#hold(chunk.subarray(from), at);
  }

  get isWithinLine(): boolean {
    return this.#size > 0;
  }

  /** Ends the stream: what is left counts as a line if `isWhole` returns true. */
  end(at: number, isWhole: (text: string) => boolean = () => true): void {
    if (this.#size === 0) return;
    if (isWhole(Buffer.concat(this.#parts).toString("utf8"))) this.#endLine(Buffer.alloc(0), at);
    else this.#clear();
  }

  #endLine(rest: Buffer, at: number): void {
    if (this.#skipping) {
      this.#skipping = false;
      return;
    }
    if (this.#size + rest.length > this.maxBytes) {
      this.#refuse(rest, at);
      return;
    }
    const bytes = this.#size === 0 ? rest : Buffer.concat([...this.#parts, rest]);
    this.#clear();
    const text = bytes.toString("utf8");
    this.sink.line(text, at, !text.includes(REPLACEMENT) || isUtf8(bytes));
  }

  #hold(part: Buffer, at: number): void {
    if (this.#size + part.length > this.maxBytes) {
      this.#refuse(part, at);
      this.#skipping = true;
      return;
    }
    this.#parts.push(part);
    this.#size += part.length;
  }

  #refuse(rest: Buffer, at: number): void {
    const bytes = Buffer.concat([...this.#parts, rest], Math.min(HEAD_BYTES, this.#size + rest.length));
    this.#clear();
    this.sink.tooLarge(bytes.toString("utf8"), at);
  }

  #clear(): void {
    this.#parts = [];
    this.#size = 0;
  }
}
