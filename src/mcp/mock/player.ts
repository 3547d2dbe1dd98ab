import { setTimeout as sleep } from "node:timers/promises";
import type { MockFault, MockManifest } from "../../core/generated/mock.js";
import { isObject } from "../../core/json.js";
import { classify } from "../classify.js";
import { BATCH_REVISION } from "../revisions/legacy.js";
import { answerOf } from "./answer.js";
import { frameOf, modernAnswer, refusedRequest, revisionNamed, type Told } from "./envelope.js";
import { agreedRevision, spokenBy } from "./revisions.js";
import { INVALID_REQUEST, type MockAnswer, PARSE_ERROR, refusal } from "./types.js";

/** What is no JSON, in place of an answer. */
export const GARBAGE = "}{ this is no JSON";

/** One who talks with the mock: a process over stdio, a session over HTTP. */
export interface MockPeer {
  /** What initialize agreed on. */
  revision: string | undefined;
  /** The requests that are being answered, by their ids. */
  readonly inFlight: Map<unknown, AbortController>;
}

/** What the mock does about a message. `text`: a line to send, with the status that it has over HTTP. */
export type Reply =
  | { kind: "text"; text: string; status: number }
  | { kind: "nothing" }
  | { kind: "drop" | "hang" | "crash" };

/** What a transport knows of a message beside its text. */
export interface Delivery {
  /** The revision that a header names. */
  revision?: string | undefined;
  /** Aborted when nobody waits for the answer any more. */
  signal?: AbortSignal;
}

/** A client of whom nothing is known yet. */
export function newPeer(): MockPeer {
  return { revision: undefined, inFlight: new Map() };
}

/** Plays the server of a manifest, whatever carries its messages. */
export class MockPlayer {
  readonly spoken: { legacy: readonly string[]; modern: readonly string[] };
  readonly #calls = new Map<string, number>();
  #hangs = false;

  constructor(readonly manifest: MockManifest) {
    this.spoken = spokenBy(manifest);
  }

  /** True after a fault by which nothing is answered any more. */
  get hangs(): boolean {
    return this.#hangs;
  }

  /** True for a message that belongs to no handshake; `told`: the revision that its transport names. */
  isModern(message: unknown, told?: string): boolean {
    const { legacy, modern } = this.spoken;
    if (modern.length === 0 || legacy.length === 0) return modern.length > 0;
    if (!isObject(message)) return told !== undefined && modern.includes(told);
    return message.method === "server/discover" || revisionNamed(message) !== undefined || modern.includes(told ?? "");
  }

  /**
   * What the mock does about one message.
   *
   * @param message undefined where it is no JSON
   */
  async reply(message: unknown, peer: MockPeer, delivery: Delivery = {}): Promise<Reply> {
    if (this.#hangs) return { kind: "hang" };
    const modern = this.isModern(message, delivery.revision);
    if (!Array.isArray(message)) return this.#replyToOne(message, peer, modern, delivery.signal);
    if (modern || peer.revision !== BATCH_REVISION || message.length === 0) return this.#refused(peer, message);
    const replies = await Promise.all(message.map((one) => this.#replyToOne(one, peer, false, delivery.signal)));
    const end = replies.find(({ kind }) => kind === "crash" || kind === "hang");
    const texts = replies.flatMap((reply) => (reply.kind === "text" ? [reply.text] : []));
    if (end) return end;
    return texts.length > 0 ? { kind: "text", text: `[${texts.join(",")}]`, status: 200 } : { kind: "nothing" };
  }

  async #replyToOne(message: unknown, peer: MockPeer, modern: boolean, signal?: AbortSignal): Promise<Reply> {
    const told = classify(message);
    if (told.kind === "notification") {
      if (told.method === "notifications/cancelled") cancel(peer, told.frame.params);
      return { kind: "nothing" };
    }
    if (told.kind === "response") return { kind: "nothing" };
    if (told.kind !== "request") return this.#refused(peer, message);
    const { id, method, frame } = told;
    const cancelled = new AbortController();
    peer.inFlight.set(id, cancelled);
    try {
      const signals = signal ? [cancelled.signal, signal] : [cancelled.signal];
      const answered = await this.#answer(method, frame, peer, modern, AbortSignal.any(signals));
      if (this.#hangs) return { kind: "hang" };
      if ("kind" in answered) return answered;
      const { answer, status } = answered;
      return { kind: "text", text: JSON.stringify(frameOf(id, answer, this.#revisionOf(peer, modern))), status };
    } finally {
      if (peer.inFlight.get(id) === cancelled) peer.inFlight.delete(id);
    }
  }

  async #answer(
    method: string,
    frame: Record<string, unknown>,
    peer: MockPeer,
    modern: boolean,
    signal: AbortSignal,
  ): Promise<Told | Reply> {
    const refused = modern ? refusedRequest(frame, this.spoken.modern) : undefined;
    if (refused) return { answer: refused, status: 400 };
    const params = isObject(frame.params) ? frame.params : {};
    if (!modern && method === "initialize") {
      peer.revision = agreedRevision(this.spoken.legacy, params.protocolVersion);
    }
    for (const { fault, ms } of method === "tools/call" ? this.#faultsOf(params.name) : []) {
      if (fault === "delay") await sleep(ms, undefined, { signal }).catch(() => {});
      else if (fault === "garbage") return { kind: "text", text: GARBAGE, status: 200 };
      else if (fault === "hang") this.#hangs = true;
      else return { kind: fault };
    }
    if (signal.aborted) return { kind: "drop" };
    const answer = await answerOf(this.manifest, method, params, this.#revisionOf(peer, modern));
    return modern ? modernAnswer(this.manifest, method, answer) : { answer, status: 200 };
  }

  /** The faults of a tool's call, which is counted by this; delays come first. */
  #faultsOf(name: unknown): MockFault[] {
    const tool = this.manifest.tools?.find((one) => one.name === name);
    if (tool?.faults === undefined) return [];
    const count = (this.#calls.get(tool.name) ?? 0) + 1;
    this.#calls.set(tool.name, count);
    const due = tool.faults.filter(({ call = count }) => call === count);
    return due.sort((a, b) => Number(b.fault === "delay") - Number(a.fault === "delay"));
  }

  /** The text that refuses what is no request, or cannot be read as one. */
  refuse(answer: MockAnswer, peer: MockPeer, id?: unknown): string {
    return JSON.stringify(frameOf(id, answer, this.#revisionOf(peer, false)));
  }

  #refused(peer: MockPeer, message: unknown): Reply {
    const answer =
      message === undefined ? refusal(PARSE_ERROR, "Parse error") : refusal(INVALID_REQUEST, "Invalid request");
    return { kind: "text", text: this.refuse(answer, peer), status: 400 };
  }

  /** The revision that an answer is of. */
  #revisionOf(peer: MockPeer, modern: boolean): string {
    const {
      legacy,
      modern: [newest = ""],
    } = this.spoken;
    return modern ? newest : (peer.revision ?? legacy[0] ?? newest);
  }
}

function cancel({ inFlight }: MockPeer, params: unknown): void {
  if (isObject(params)) inFlight.get(params.requestId)?.abort();
}
