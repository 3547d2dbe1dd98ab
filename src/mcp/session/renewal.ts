import { nowMs } from "../../core/clock.js";
/** Repeats the handshake if a server no longer knows the session, once for all calls that lost it. */
export class Renewal {
  readonly #handshake: () => Promise<boolean>;
  #renewedAt = 0;
  /** Settles when the current handshake is over: false if it failed. */
  pending: Promise<boolean> | undefined;

  constructor(handshake: () => Promise<boolean>) {
    this.#handshake = handshake;
  }

  /** Ensures that the session is newer than a call of that time; false if it cannot be renewed. */
  async ensureNewerThan(sentAt: number): Promise<boolean> {
    // A call that was sent in the previous session needs no third one.
    if (sentAt >= this.#renewedAt) {
      this.pending ??= this.#handshake().finally(() => {
        this.pending = undefined;
        this.#renewedAt = nowMs();
      });
    }
    return (await this.pending) !== false;
  }
}
