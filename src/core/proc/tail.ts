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

  /** The lines since `mark`, as far as they are still here; a line whose start is gone is told from there. */
  lines(mark = 0): string[] {
    const size = this.#ring.length;
    const from = Math.max(mark, this.#total - size, 0);
    if (from >= this.#total) return [];
    const start = from % size;
    const end = this.#total % size;
    const bytes =
      start < end
        ? this.#ring.subarray(start, end)
        : Buffer.concat([this.#ring.subarray(start), this.#ring.subarray(0, end)]);
    const lines = bytes.toString("utf8").split(/\r?\n/);
    if (lines.at(-1) === "") lines.pop();
    return lines;
  }
}
