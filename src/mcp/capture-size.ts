import { measureJson } from "../core/json/json-text.js";
import { LIMITS } from "../core/limits.js";

/** What is kept free for the beginnings and ends of sessions. */
const RESERVED = { bytes: 1024 * 1024, values: 100_000 };

/** How much one capture file holds so far, of what can be read again. */
export class CaptureSize {
  #bytes = 0;
  #values = 0;
  #isFull = false;

  /** True once a text did not fit: nothing is added after it. */
  get isFull(): boolean {
    return this.#isFull;
  }

  /** Counts a JSON text; false if it does not fit. */
  add(text: string): boolean {
    this.#bytes += Buffer.byteLength(text) + 2;
    this.#values += measureJson(text).values;
    this.#isFull ||=
      this.#bytes > LIMITS.capture - RESERVED.bytes || this.#values > LIMITS.captureValues - RESERVED.values;
    return !this.#isFull;
  }
}
