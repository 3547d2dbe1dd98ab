import type { Model } from "./types.js";

/** Lets at most so many pieces of work run at the same time, in the order in which they came. */
export class Slots {
  #free: number;
  readonly #waiting: (() => void)[] = [];

  constructor(count: number) {
    this.#free = count;
  }

  async use<T>(work: () => Promise<T>): Promise<T> {
    if (this.#free > 0) this.#free -= 1;
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#free += 1;
    }
  }
}

/** The model, asked only in a free slot. What is asked ends with `signal`. */
export function limited(model: Model, slots: Slots, signal: AbortSignal): Model {
  const { embed } = model;
  const both = (own: AbortSignal | undefined) => (own ? AbortSignal.any([own, signal]) : signal);
  return {
    ...model,
    ask: (request) => slots.use(() => model.ask({ ...request, signal: both(request.signal) })),
    ...(embed && { embed: (texts, own) => slots.use(() => embed(texts, both(own))) }),
  };
}
