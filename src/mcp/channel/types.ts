import type { ProcessEnd } from "../../core/generated/results.js";
import type { SessionFault } from "../types.js";

/** What a channel tells; `at` is `performance.now()` when the bytes came in. Nothing it calls may throw. */
export interface ChannelListener {
  /** One line as it came, without its line feed. Bytes that are no UTF-8 are replaced, and told. */
  line(text: string, at: number, validUtf8: boolean): void;
  /** A line over the limit: its first bytes; the rest is dropped. */
  tooLarge(head: string, at: number): void;
  /** The connection is over; called once. */
  ended(end: ProcessEnd): void;
}

/** A connection to one server, which knows lines and nothing of what they mean. */
export interface Channel {
  /** How the server ended; undefined while it lives. */
  readonly end: ProcessEnd | undefined;
  /** Why a living server can no longer be reached, if so. */
  readonly broken: string | undefined;
  /** Sends one line; a line feed is added. What cannot be sent is dropped: no answer will come. */
  send(line: string): void;
  stderr(mark?: number): string[];
  stderrMark(): number;
  /** Ends the server with everything that it started; what was amiss is told. Never rejects. */
  close(graceMs: number): Promise<SessionFault[]>;
}
