import { randomUUID } from "node:crypto";
import type { ServerResponse } from "node:http";
import { type MockPeer, newPeer } from "./player.js";

/** A session over HTTP+SSE: a stream, by which every answer comes. */
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

  /** Begins a session: the first event of its stream says where its messages are posted. */
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

  /** The session that the address of a message names; undefined where there is none. */
  find(address: string): SseSession | undefined {
    return this.#sessions.get(new URLSearchParams(address.split("?")[1]).get("session") ?? "");
  }
}

/** Messages as events of a stream. */
export function eventsOf(texts: readonly string[]): string {
  return texts.map((text) => `event: message\ndata: ${text}\n\n`).join("");
}
