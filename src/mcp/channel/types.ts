import type { Tail } from "../../core/proc/start.js";
import type { ProcessUsage } from "../../core/proc/usage.js";
import type { Redacted } from "../../core/redaction/redact.js";
import type { UnreadBytes } from "../memory.js";
import type {
  CallFault,
  HttpFacts,
  Owner,
  RequestValues,
  ServerEnd,
  SessionFault,
  ShutdownMethod,
  StartFailure,
} from "../types.js";

/** Receives what a channel reports; `at` is `nowMs()` when the bytes arrived. Nothing here may throw. */
export interface ChannelListener {
  /** One line, body or event, without its line feed. `http`: its response. `call`: that on whose stream it came. */
  line(text: string, at: number, validUtf8: boolean, http?: HttpFacts, call?: OutgoingCall): void;
  /** A line over the limit: its first bytes; the rest is dropped. */
  tooLarge(head: string, at: number): void;
  countUnread(): UnreadBytes;
  isWaiting(id: number): boolean;
  /** The request with this id will get no answer; ignored if it no longer waits for one. */
  failed(id: number, fault: CallFault): void;
  /** Reports a fault of a message; `call`: the request that it is about. */
  fault(fault: SessionFault, call?: OutgoingCall): void;
  /** The connection is over; called once. */
  ended(end: ServerEnd): void;
}

export interface OutgoingCall {
  id: number;
  method: string;
  /** Raw bytes of a suite: the id of the answer is not known. */
  raw?: true;
  headers?: Readonly<Record<string, string>> | undefined;
  generated?: RequestValues | undefined;
  owner?: Owner | undefined;
}

/** A connection to one server. It carries lines and does not interpret them. */
export interface Channel {
  readonly end: ServerEnd | undefined;
  /** Why a running server can no longer be reached, if so. */
  readonly broken: Redacted | undefined;
  /** The time limit of one request in milliseconds, if the channel has one. */
  readonly requestTimeoutMs?: number;
  /** True if its server is a process that the run started. */
  readonly hasProcess?: boolean;
  /** True if each request is answered on a stream of its own. */
  readonly hasStreams?: true;
  /** True for a recording: what it answers takes no time. */
  readonly isReplay?: true;
  /** True if abandoning a request cancels it. */
  readonly cancelsByClosing?: boolean;
  /** Sends one line; a line feed is added. What cannot be sent is dropped: no answer will come. `call`: of a request. */
  send(line: string, call?: OutgoingCall): void;
  /** Discards the answer; with `disconnect`, closes its connection. Absent if all messages share one connection. */
  sendAndDiscard?(line: string, call: OutgoingCall, disconnect: boolean): Promise<void>;
  /** Ends the exchange of a request that no longer waits; returns how far it got. */
  abandon?(id: number): Redacted | undefined;
  /** Called when the handshake is answered: the channel may depend on the revision. */
  setRevision?(version: string | null): void;
  /** The end of what the server wrote to stderr, over HTTP also to stdout. Absent without a process. */
  readonly stderr?: Tail | undefined;
  /** What the process of its server uses. Absent without a process. */
  usage?(): ProcessUsage | undefined;
  /** Asks the server to end in one way; true if it did within `ms`. Absent without a process. `close` must follow. */
  endBy?(way: ShutdownMethod, ms: number): Promise<boolean>;
  /** Ends the server with everything that it started; returns what went wrong. Never rejects. */
  close(graceMs: number): Promise<SessionFault[]>;
}

export type OpenChannelResult =
  | { ok: true; channel: Channel /** What is left of the time to start. */; leftMs: number }
  | { ok: false; failure: StartFailure };
