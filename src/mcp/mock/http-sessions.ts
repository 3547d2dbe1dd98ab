import { randomUUID } from "node:crypto";
import type { ServerResponse } from "node:http";
import { type MockPeer, newPeer } from "./player.js";

const MAX_SESSIONS = 1_000;

/** The sessions by their ids; beyond the limit, the oldest is dropped. */
export class HttpSessions {
  readonly #peers = new Map<string, MockPeer>();

  /** Adds a session; returns its id. */
  add(peer: MockPeer): string {
    const id = randomUUID();
    this.#peers.set(id, peer);
    const [oldest] = this.#peers.keys();
    if (this.#peers.size > MAX_SESSIONS && oldest !== undefined) this.#peers.delete(oldest);
    return id;
  }

  /** The session of a request; `missing` if it names none, `unknown` if the id does not exist. */
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

/** A session over HTTP+SSE: a stream that carries every answer. */
export interface SseSession {
  peer: MockPeer;
  stream: ServerResponse;
}

export const EVENT_HEADERS = {
  "content-type": "text/event-stream",
  "cache-control": "no-cache",
  "x-accel-buffering": "no",
};

/** The sessions over HTTP+SSE, by their ids; one ends with its stream. */
export class SseSessions {
  readonly #sessions = new Map<string, SseSession>();

  /** Starts a session: the first event of its stream names the endpoint for its messages. */
  begin(stream: ServerResponse, path: string): void {
    const id = randomUUID();
    const peer = newPeer();
    this.#sessions.set(id, { peer, stream });
    stream.once("close", () => {
      this.#sessions.delete(id);
      for (const call of peer.inFlight.values()) call.abort();
    });
    stream.writeHead(200, EVENT_HEADERS).write(`event: endpoint\ndata: ${path}?session=${id}\n\n`);
  }

  /** The session that the address of a message names; undefined if there is none. */
  find(address: string): SseSession | undefined {
    return this.#sessions.get(new URLSearchParams(address.split("?")[1]).get("session") ?? "");
  }
}

/** Messages as events of a stream. */
export function eventsOf(texts: readonly string[]): string {
  return texts.map((text) => `event: message\ndata: ${text}\n\n`).join("");
}
