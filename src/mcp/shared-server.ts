import type { RunningProcess } from "../core/proc/start.js";

/** A process that several sessions use at once: the first one starts it, and the last one ends it. */
export class SharedServer {
  /** What each client does when the process has to start again: it ends its session, and says when it has. */
  readonly clients = new Set<() => Promise<unknown> | undefined>();
  #current: { users: number; started: Promise<unknown>; hasExited: boolean } | undefined;
  #ending: Promise<unknown> = Promise.resolve();

  /** Lets every client leave, so that the process ends; the next one to join waits for that, and for `alsoEnding`. */
  restart(alsoEnding?: Promise<unknown>): void {
    this.#ending = Promise.all([this.#ending, alsoEnding, ...Array.from(this.clients, (leave) => leave())]);
  }

  /** What `start` gave the first session; `leave` calls `end` if no other session is left, and returns what that gives. */
  async join<S extends { server?: Pick<RunningProcess, "exited"> | undefined }, E>(
    start: () => Promise<S>,
  ): Promise<{ started: S; leave: (end: () => Promise<E[]>) => Promise<E[]> }> {
    // The port is free only once the process before has ended.
    await this.#ending;
    if (this.#current === undefined || this.#current.hasExited) {
      this.#current = { users: 0, started: start(), hasExited: false };
    }
    const own = this.#current;
    own.users += 1;
    const result = (await own.started) as S;
    void result.server?.exited.then(() => {
      own.hasExited = true;
    });
    const leave = async (end: () => Promise<E[]>) => {
      own.users -= 1;
      if (own.users > 0) return [];
      if (this.#current === own) this.#current = undefined;
      const ending = end();
      this.#ending = Promise.all([this.#ending, ending]);
      return ending;
    };
    return { started: result, leave };
  }
}
