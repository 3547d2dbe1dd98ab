/** Shakes hands again where a server no longer knows the session: once for all the calls that lost it together. */
export class Renewal {
  readonly #handshake: () => Promise<boolean>;
  #renewedAt = 0;
  /** Settles when the handshake that is under way is over: false if it failed. */
  underWay: Promise<boolean> | undefined;

  constructor(handshake: () => Promise<boolean>) {
    this.#handshake = handshake;
  }

  /** Makes sure that there is a session which is younger than a call of that time; false if there is none. */
  async ensureNewerThan(sentAt: number): Promise<boolean> {
    // What was sent in the session before this one needs no third.
    if (sentAt >= this.#renewedAt) {
      this.underWay ??= this.#handshake().finally(() => {
        this.underWay = undefined;
        this.#renewedAt = performance.now();
      });
    }
    return (await this.underWay) !== false;
  }
}
