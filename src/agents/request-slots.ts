import { nowMs } from "../core/clock.js";
import type { Model } from "./types.js";

/** Lets at most so many pieces of work run at the same time, in the order in which they came. */
export class Slots {
  #free: number;
  readonly #waiting: (() => void)[] = [];

  constructor(
    count: number,
    private readonly now = () => nowMs(),
  ) {
    this.#free = count;
  }

  /** Does the work as soon as there is a slot. `onWait` gets the milliseconds that it waited for one. */
  async use<T>(work: () => Promise<T>, onWait: (ms: number) => void): Promise<T> {
    if (this.#free > 0) this.#free -= 1;
    else {
      const since = this.now();
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
      onWait(this.now() - since);
    }
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
export function limitRequests(model: Model, slots: Slots, signal: AbortSignal): Model {
  const { embed } = model;
  let waitedMs = 0;
  const inSlot = <T>(work: () => Promise<T>) =>
    slots.use(work, (ms) => {
      waitedMs += ms;
    });
  const either = (other: AbortSignal | undefined) => (other ? AbortSignal.any([other, signal]) : signal);
  return {
    ...model,
    waitedMs: () => waitedMs,
    ask: (request) => inSlot(() => model.ask({ ...request, signal: either(request.signal) })),
    ...(embed && { embed: (texts, other) => inSlot(() => embed(texts, either(other))) }),
  };
}
