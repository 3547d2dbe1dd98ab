import { nowMs } from "../../core/clock.js";
import type { CallFault, TokenSource } from "../types.js";

export interface IssuedToken {
  token: string;
  /** Milliseconds; undefined if the server does not say. */
  livesMs?: number;
}

/** The tokens that can be sent as bearer tokens (RFC 6750, section 2.1). */
export const SENDABLE = /^[\w.~+/-]+=*$/;

/** A token that is fetched once for all that need it at the same time, and kept in memory only. */
export abstract class FetchedToken implements TokenSource {
  token: string | undefined;
  #fetching: Promise<CallFault | undefined> | undefined;
  /** A token that a server keeps rejecting, and the time until which it is not renewed. */
  #rejected: string | undefined;
  #livesUntil = Number.POSITIVE_INFINITY;

  /** `onToken` gets each token before its use. */
  constructor(private readonly onToken: (token: string) => void) {}

  /** Fetches a token, the first one or the next; undefined if the server wants none. Never rejects. */
  protected abstract fetch(signal: AbortSignal | undefined): Promise<IssuedToken | CallFault | undefined>;

  async first(signal?: AbortSignal): Promise<CallFault | undefined> {
    return this.token === undefined ? this.#fetch(signal) : undefined;
  }

  mayRenew(refused: string): boolean {
    return this.token !== refused || this.#rejected !== refused || nowMs() > this.#livesUntil;
  }

  async renew(refused: string): Promise<CallFault | undefined> {
    return this.token === refused ? this.#fetch() : undefined;
  }

  markRejected(token: string): void {
    this.#rejected = token;
  }

  #fetch(signal?: AbortSignal): Promise<CallFault | undefined> {
    this.#fetching ??= this.#take(signal).finally(() => {
      this.#fetching = undefined;
    });
    return this.#fetching;
  }

  async #take(signal: AbortSignal | undefined): Promise<CallFault | undefined> {
    const result = await this.fetch(signal);
    if (result === undefined || !("token" in result)) return result;
    this.onToken(result.token);
    this.token = result.token;
    this.#livesUntil = nowMs() + (result.livesMs ?? Number.POSITIVE_INFINITY);
    return undefined;
  }
}
