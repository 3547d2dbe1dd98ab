const EMPTY = Buffer.alloc(0);

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
    const taken = this.#bytes.subarray(0, this.length);
    this.#bytes = EMPTY;
    this.length = 0;
    return taken;
  }
}
