import { randomUUID } from "node:crypto";
import type { MockPeer } from "./player.js";

const MAX_SESSIONS = 1_000;

/** The sessions that initialize began, by their ids; of very many the oldest is forgotten. */
export class HttpSessions {
  readonly #peers = new Map<string, MockPeer>();

  /** Keeps a session; gives its id. */
  add(peer: MockPeer): string {
    const id = randomUUID();
    this.#peers.set(id, peer);
    const [oldest] = this.#peers.keys();
    if (this.#peers.size > MAX_SESSIONS && oldest !== undefined) this.#peers.delete(oldest);
    return id;
  }

  /** The session that a request names; `missing` where it names none, `unknown` where there is none with this id. */
  find(id: string | string[] | undefined): MockPeer | "missing" | "unknown" {
    if (typeof id !== "string") return "missing";
    return this.#peers.get(id) ?? "unknown";
  }

  /** Ends a session, if there is one with this id. */
  end(id: string | string[] | undefined): void {
    if (typeof id !== "string") return;
    for (const { 1: call } of this.#peers.get(id)?.inFlight ?? []) call.abort();
    this.#peers.delete(id);
  }
}
