/** The internal ids of raw calls, with the ids in their bytes. */
export class RawCalls {
  readonly #named = new Map<number, unknown>();

  add(id: number, named: unknown): void {
    this.#named.set(id, named);
  }

  delete(id: number): void {
    this.#named.delete(id);
  }

  has(id: number): boolean {
    return this.#named.has(id);
  }

  /**
   * Finds the raw call for an answer: by its stream, by the id in its bytes, else the first one.
   *
   * @param streamOf the request whose stream has the answer, if each has its own
   * @param isOther true if the answer is for another request that no longer waits
   */
  find(id: unknown, streamOf: number | undefined, isOther: boolean): number | undefined {
    const all = [...this.#named];
    const match = all.find(([sent, named]) => sent === streamOf || named === id) ?? (isOther ? undefined : all[0]);
    return match?.[0];
  }
}
