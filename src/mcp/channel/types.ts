import type { Redacted } from "../../core/redaction/redact.js";
import type { CallFault, HttpFacts, Owner, RequestValues, ServerEnd, SessionFault, StartFailure } from "../types.js";

/** What a channel reports; `at` is `performance.now()` when the bytes came in. Nothing it calls may throw. */
export interface ChannelListener {
  /**
   * One line, body or event as it came, without its line feed. Bytes that are not valid UTF-8 are replaced and reported. `http`:
   * the response that brought it, if one did. `call`: the request on whose own stream it came, where each has one.
   */
  line(text: string, at: number, validUtf8: boolean, http?: HttpFacts, call?: OutgoingCall): void;
  /** A line over the limit: its first bytes; the rest is dropped. */
  tooLarge(head: string, at: number): void;
  /** So much of an answer came that cannot be read yet; if that is more than may be held at once, says so, and it is dropped. */
  hold(bytes: number): Redacted | undefined;
  /** What was held has been read, or given up. */
  letGo(bytes: number): void;
  /** True while the request with this id waits for its answer. */
  isWaiting(id: number): boolean;
  /** The request with this id will get no answer; nothing happens where it no longer waits for one. */
  failed(id: number, fault: CallFault): void;
  /** Something is wrong around a message; `call`: the request that it is about. */
  fault(fault: SessionFault, call?: OutgoingCall): void;
  /** The connection is over; called once. */
  ended(end: ServerEnd): void;
}

/** The request that a line is, for channels that carry each request on its own. */
export interface OutgoingCall {
  id: number;
  method: string;
  /** Bytes of a suite: an answer names no id that is known here. */
  raw?: true;
  /** Over HTTP: headers of this request alone. */
  headers?: Readonly<Record<string, string>>;
  made?: RequestValues | undefined;
  owner?: Owner | undefined;
}

/** A connection to one server, which knows lines and nothing of what they mean. */
export interface Channel {
  /** How the server ended; undefined while it lives. */
  readonly end: ServerEnd | undefined;
  /** Why a living server can no longer be reached, if so. */
  readonly broken: Redacted | undefined;
  /** The most that one request may take, in milliseconds, where the channel has such a limit. */
  readonly requestTimeoutMs?: number;
  /** True if each request is answered on a stream of its own. */
  readonly hasStreams?: true;
  /** True if to abandon a request is to cancel it. */
  readonly cancelsByClosing?: boolean;
  /** Sends one line; a line feed is added. What cannot be sent is dropped: no answer will come. `call`: of a request. */
  send(line: string, call?: OutgoingCall): void;
  /**
   * Sends a request for whose answer nobody waits; with `cuts` the connection that would bring it is broken. Absent if
   * all messages share one connection: there the line is sent, and whoever has it cut ends the channel.
   */
  sendAndDiscard?(line: string, call: OutgoingCall, cuts: boolean): Promise<void>;
  /** Ends the exchange of a request that no longer waits; says how far it had come. */
  abandon?(id: number): Redacted | undefined;
  /** The handshake was answered: what the channel does from here on may depend on the revision. */
  setRevision?(version: string | null): void;
  stderr(mark?: number): string[];
  stderrMark(): number;
  /** Ends the server with everything that it started; returns what went wrong. Never rejects. */
  close(graceMs: number): Promise<SessionFault[]>;
}

export type OpenChannelResult =
  | { ok: true; channel: Channel /** What is left of the time to start. */; leftMs: number }
  | { ok: false; failure: StartFailure };
