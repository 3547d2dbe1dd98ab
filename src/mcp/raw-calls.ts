/** The ids under which raw bytes wait for an answer, which are not sent, with those that the bytes name. */
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
   * The bytes that an answer is for: those on whose own stream it came, or that name its id, else the first.
   *
   * @param streamOf the request on whose own stream the answer came, where each has one
   * @param isOther true if the answer is that of another request, that nothing waits for any more
   */
  find(id: unknown, streamOf: number | undefined, isOther: boolean): number | undefined {
    const all = [...this.#named];
    const own = all.find(([sent, named]) => sent === streamOf || named === id) ?? (isOther ? undefined : all[0]);
    return own?.[0];
  }
}
