import { randomUUID } from "node:crypto";
import { messageOf } from "../../core/errors.js";
import type { MockTool } from "../../core/generated/mock.js";
import { asObject, isObject } from "../../core/json/json.js";
import { INTERNAL_ERROR, INVALID_REQUEST, PARSE_ERROR } from "../error-codes.js";
import { classify } from "../frames.js";
import { BATCH_REVISION } from "../revisions/known.js";
import {
  agreedRevision,
  frameOf,
  type MockAnswer,
  type MockResponse,
  type Params,
  refusal,
  requestRefusal,
  revisionNamed,
  type SpokenRevisions,
} from "./protocol.js";

export interface MockPeer {
  revision: string | undefined;
  /** The capabilities of the client, from the handshake. */
  capabilities: Params;
  readonly inFlight: Map<unknown, AbortController>;
  /** The requests of the mock to the client that wait for an answer, by their ids. */
  readonly pendingRequests: Map<unknown, (answer: Params) => void>;
}

/** Sends a request to the client, and gives its result; undefined if the client gives none. */
export type Ask = (method: string, params: Params) => Promise<unknown>;

/** What the mock does about a message. `silence`: no answer comes; `drop`: it never will. `before`: lines before it. */
export type MockReply =
  | { kind: "text"; text: string; status: number; before?: readonly string[] }
  | { kind: "nothing" | "silence" | "drop" | "crash" };

export interface MockRequest {
  id: string | number;
  method: string;
  params: Params;
  revision: string;
  signal: AbortSignal;
  ask: Ask;
}

export interface MockScript {
  readonly revisions: SpokenRevisions;
  /** The tools whose calls repeat arguments in headers. */
  readonly tools: readonly MockTool[];
  /** Answers a request; after `hang` no further one is answered. */
  perform(request: MockRequest): Promise<MockResponse | MockReply | { kind: "hang" }>;
}

interface Delivery {
  revision?: string | undefined;
  signal?: AbortSignal;
  /** Sends a message before the answer, where there is a stream for it. */
  send?: (text: string) => void;
}

export function newPeer(): MockPeer {
  return { revision: undefined, capabilities: {}, inFlight: new Map(), pendingRequests: new Map() };
}

export class MockPlayer {
  hangs = false;

  constructor(readonly script: MockScript) {}

  /** True for a message without a handshake; `headerRevision`: the revision in its header. */
  isModern(message: unknown, headerRevision?: string): boolean {
    const { legacy, modern } = this.script.revisions;
    if (modern.length === 0 || legacy.length === 0) return modern.length > 0;
    if (!isObject(message)) return headerRevision !== undefined && modern.includes(headerRevision);
    const isNamed = message.method === "server/discover" || revisionNamed(message) !== undefined;
    return isNamed || modern.includes(headerRevision ?? "");
  }

  async reply(message: unknown, peer: MockPeer, delivery: Delivery = {}): Promise<MockReply> {
    if (this.hangs) return { kind: "silence" };
    const modern = this.isModern(message, delivery.revision);
    if (!Array.isArray(message)) return this.#replyToOne(message, peer, modern, delivery);
    if (modern || peer.revision !== BATCH_REVISION || message.length === 0) return this.#refusalReply(peer, message);
    const replies = await Promise.all(message.map((request) => this.#replyToOne(request, peer, false, delivery)));
    const end = replies.find(({ kind }) => kind === "crash" || kind === "silence");
    if (end) return end;
    const texts = replies.flatMap((reply) => (reply.kind === "text" ? [reply.text] : []));
    return texts.length > 0 ? { kind: "text", text: `[${texts.join(",")}]`, status: 200 } : { kind: "nothing" };
  }

  async #replyToOne(message: unknown, peer: MockPeer, modern: boolean, delivery: Delivery): Promise<MockReply> {
    const classified = classify(message);
    if (classified.kind === "notification" && classified.method === "notifications/cancelled")
      peer.inFlight.get(asObject(classified.frame.params).requestId)?.abort();
    if (classified.kind === "response") peer.pendingRequests.get(classified.id)?.(classified.frame);
    if (classified.kind === "notification" || classified.kind === "response") return { kind: "nothing" };
    if (classified.kind !== "request") return this.#refusalReply(peer, message);
    const { id, method, frame } = classified;
    const cancelled = new AbortController();
    peer.inFlight.set(id, cancelled);
    try {
      const signal = AbortSignal.any(delivery.signal ? [cancelled.signal, delivery.signal] : [cancelled.signal]);
      const ask = requestSender(peer, delivery.send, signal);
      const params = asObject(frame.params);
      const { legacy, modern: moderns } = this.script.revisions;
      const requestError = modern ? requestRefusal(frame, moderns) : undefined;
      if (!modern && method === "initialize") {
        peer.revision = agreedRevision(legacy, params.protocolVersion);
        peer.capabilities = asObject(params.capabilities);
      }
      const revision = this.#revisionOf(peer, modern);
      const response = requestError
        ? { answer: requestError, status: 400 }
        : await this.script.perform({ id, method, params, revision, signal, ask });
      if ("kind" in response && response.kind === "hang") {
        this.hangs = true;
        return { kind: "silence" };
      }
      if (this.hangs) return { kind: "silence" };
      if ("kind" in response) return response;
      return { kind: "text", text: JSON.stringify(frameOf(id, response.answer, revision)), status: response.status };
    } catch (error) {
      // For example, arguments that are nested too deeply: the other requests still need answers.
      const answer = refusal(INTERNAL_ERROR, `The mock cannot answer this: ${messageOf(error)}`);
      return { kind: "text", text: JSON.stringify(frameOf(id, answer, this.#revisionOf(peer, modern))), status: 200 };
    } finally {
      if (peer.inFlight.get(id) === cancelled) peer.inFlight.delete(id);
    }
  }

  refuse(answer: MockAnswer, peer: MockPeer, id?: unknown): string {
    return JSON.stringify(frameOf(id, answer, this.#revisionOf(peer, false)));
  }

  #refusalReply(peer: MockPeer, message: unknown): MockReply {
    const answer =
      message === undefined ? refusal(PARSE_ERROR, "Parse error") : refusal(INVALID_REQUEST, "Invalid request");
    return { kind: "text", text: this.refuse(answer, peer), status: 400 };
  }

  #revisionOf(peer: MockPeer, modern: boolean): string {
    const { revisions } = this.script;
    const newest = revisions.modern[0] ?? "";
    return modern ? newest : (peer.revision ?? revisions.legacy[0] ?? newest);
  }
}

function requestSender({ capabilities, pendingRequests }: MockPeer, send: Delivery["send"], signal: AbortSignal): Ask {
  return async (method, params) => {
    const [capability = ""] = method.split("/");
    if (send === undefined || capabilities[capability] === undefined) return undefined;
    const id = randomUUID();
    try {
      return await new Promise((resolve) => {
        signal.addEventListener("abort", () => resolve(undefined));
        pendingRequests.set(id, ({ result }) => resolve(result));
        send(JSON.stringify({ jsonrpc: "2.0", id, method, params }));
      });
    } finally {
      pendingRequests.delete(id);
    }
  };
}
