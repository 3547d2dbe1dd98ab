import { hideCut } from "../redaction/redacted.js";

const LINE_FEED = 0x0a;

/** The last bytes of a stream, in constant memory however much is written. */
export class Tail {
  readonly #ring: Buffer;
  #total = 0;

  constructor(capacity = 64 * 1024) {
    this.#ring = Buffer.alloc(capacity);
  }

  /** How many bytes were ever written: a mark for `lines`. */
  get total(): number {
    return this.#total;
  }

  push(chunk: Buffer): void {
    const size = this.#ring.length;
    const kept = chunk.length > size ? chunk.subarray(chunk.length - size) : chunk;
    const start = (this.#total + chunk.length - kept.length) % size;
    const head = kept.copy(this.#ring, start);
    kept.copy(this.#ring, 0, head);
    this.#total += chunk.length;
  }

  /** The lines since `mark`, with the one under way then; of a cut line the rest, without parts of a secret. */
  lines(mark = 0): string[] {
    const size = this.#ring.length;
    const oldest = Math.max(this.#total - size, 0);
    if (Math.max(mark, oldest) >= this.#total) return [];
    // In the order in which it was written.
    const start = oldest % size;
    const kept = Buffer.concat([
      this.#ring.subarray(start, Math.min(this.#total, size)),
      this.#ring.subarray(0, start),
    ]);
    const begun = kept.lastIndexOf(LINE_FEED, mark - oldest - 1);
    const from = mark <= oldest || begun === -1 ? 0 : begun + 1;
    const lines = kept.subarray(from).toString("utf8").split(/\r?\n/);
    if (lines.at(-1) === "") lines.pop();
    if (from === 0 && oldest > 0) lines[0] = hideCut(lines[0] ?? "", { start: true });
    return lines;
  }
}
