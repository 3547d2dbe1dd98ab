import type { Exchange, Purpose } from "../../core/generated/capture.js";

type Frame = Record<string, unknown>;

/** An exchange, taken apart once for every invariant. */
export interface Seen {
  exchange: Exchange;
  purpose: Purpose;
  /** True where the server sent the request or notification. */
  fromServer: boolean;
  /** Of the request or notification; undefined where there is none, or where it is no string. */
  method: string | undefined;
  /** The request's id; undefined for a notification. */
  id: unknown;
  params: Frame | undefined;
  /** The frame that answered, where it is an object. */
  response: Frame | undefined;
  /** The answer's result, where it is an object and there is no error. */
  result: Frame | undefined;
}

/** What is known of a session so far. */
export interface SessionState {
  /** The revision that was negotiated, or that requests name; null where nothing says it. */
  revision: string | null;
  /** True from 2026-07-28 on. */
  modern: boolean;
  /** What the server advertised; undefined where no handshake told it. */
  capabilities: Frame | undefined;
  /** What we offered in initialize; undefined where that was not seen. */
  clientCapabilities: Frame | undefined;
  transport: string | undefined;
}

/** Tells that an invariant does not hold; `frame` is what shows it. */
export type Breach = (message: string, frame?: unknown) => void;

/** One invariant over one session: is shown each exchange in order, then the end. It keeps what it needs, and no more. */
export interface Watch {
  see?(seen: Seen): void;
  /** May be called on the way too: it tells what is wrong so far, and changes nothing. */
  end?(schemas: SchemaPort): void;
}

/** Compiles a JSON Schema of a server: gives what is wrong with a value, or undefined; undefined for no usable schema. */
export type SchemaPort = (schema: unknown) => ((value: unknown) => string | undefined) | undefined;

export interface Invariant {
  id: string;
  category: "lifecycle" | "capability" | "result-shape" | "error-envelope" | "listing";
  /** The purposes of the exchanges that it is shown. */
  reads: readonly Purpose[];
  /** The revisions that it is about; left out: all. */
  era?: "legacy" | "modern";
  watch(session: Readonly<SessionState>, breach: Breach): Watch;
}

const OURS: readonly Purpose[] = ["handshake", "test", "probe", "fuzz"];
/** What a well-behaved client sends. */
export const WELL_MEANT: readonly Purpose[] = ["handshake", "test"];
/** Everything within the session's rules: neither detection, nor bytes that a suite made up. */
export const IN_SESSION: readonly Purpose[] = [...OURS, "fault"];
/** Whatever was sent: the answer has rules all the same. */
export const ALWAYS: readonly Purpose[] = [...IN_SESSION, "raw", "detect"];
/** What makes up the order of a session. */
export const IN_ORDER = OURS;
