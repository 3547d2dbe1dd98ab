/**
 * The answers of one test that are read and wait for its verdict, with the messages that came during their calls. They
 * count in the limits of their session and of the run until they are released.
 */
export class KeptAnswers {
  readonly #releases: (() => void)[] = [];

  /** `release` gives back what one of them takes of the limits. */
  add(release: () => void): void {
    this.#releases.push(release);
  }

  /** Call it when no answer is used any more. */
  release(): void {
    while (this.#releases.length > 0) this.#releases.pop()?.();
  }
}
