import type { Exchange, Purpose } from "../core/generated/capture.js";
import type { Finding, ProcessEnd } from "../core/generated/results.js";
import type { Redacted } from "../core/redaction/redact.js";
import type { RuleId } from "../rules/registry.js";
import type { TokenSource } from "./auth/client-credentials.js";
import type { Budget } from "./budget.js";
import type { CassettePlayer, CassetteRequest } from "./cassette/player.js";
import type { ClientDeclaration, ClientRequest } from "./client-answers.js";

/** A server as the session layer needs it: the suite's entry after interpolation and overrides. */
export interface StdioTarget {
  kind: "stdio";
  /** Program and arguments; no shell. */
  command: readonly string[];
  /** The whole environment of the process. */
  env: Readonly<Record<string, string>>;
  /** Absolute. */
  cwd: string;
}

/** What is made once for a request, by name: its headers have the same as its arguments. */
export type RequestValues = Map<string, unknown>;

/** A server over HTTP; every number is in milliseconds. */
export interface HttpTarget {
  kind: "http";
  url: string;
  /** undefined: Streamable HTTP first, then HTTP+SSE. */
  transport?: "http" | "sse";
  /** Headers of a request beside those of the protocol; asked for each one. */
  headers: (made?: RequestValues) => Readonly<Record<string, string>>;
  /** The most that one request may take; without it the deadline of the call alone stands. */
  timeoutMs?: number;
  /** If the bearer token comes from, if it is fetched. */
  tokens?: TokenSource;
  connectTimeoutMs: number;
  /** Followed within the origin alone. */
  maxRedirects: number;
  /** undefined sends our own name. */
  userAgent?: string;
  tls: TlsSettings;
  /** undefined: none. */
  proxy?: ProxySettings;
  /** Polled until it answers 2xx, before the handshake. */
  ready?: { url: string; timeoutMs: number; intervalMs: number };
  /** The program behind `url`, which the session starts and ends. */
  start?: StartedServer;
}

export interface TlsSettings {
  /** PEM of authorities that are trusted beside the known ones. */
  ca?: string;
  minVersion?: "TLSv1.2" | "TLSv1.3";
  /** True accepts any certificate. */
  insecure: boolean;
}

/** As HTTP_PROXY, HTTPS_PROXY and NO_PROXY have them. */
export interface ProxySettings {
  http?: string;
  https?: string;
  no?: string;
}

export interface StartedServer {
  command: readonly string[];
  /** The whole environment of the process. */
  env: Readonly<Record<string, string>>;
  /** Absolute. */
  cwd: string;
  /** Run before the process is ended, for what a signal cannot end. */
  stop?: readonly string[];
}

/** A recording that is played instead of a server. */
export interface CassetteTarget {
  kind: "cassette";
  player: CassettePlayer;
}

export type ServerTarget = StdioTarget | HttpTarget | CassetteTarget;

/** Status and headers of an HTTP response; names in lower case. */
export interface HttpFacts {
  status: number;
  headers: Readonly<Record<string, string>>;
}

/** Why a call over HTTP got no answer. */
export interface CallFault {
  rule_id: RuleId;
  message: Redacted;
  /** The server would not let it be known: 401, 403, 429. */
  unverified?: true;
  /** The server no longer knows the session. */
  sessionLost?: true;
  /** What the refusal held under the id of the call: its answer, where a new session does not help. */
  answer?: Record<string, unknown>;
  /** Nothing was asked of a server: a recording has no such request. What was asked, and what it has that is nearest. */
  miss?: { asked: CassetteRequest; nearest?: CassetteRequest };
  http?: HttpFacts;
}

/** The options of a session; every number is in milliseconds or bytes. */
export interface SessionOptions {
  /** Name of the server in its suite. */
  server: string;
  /** The revision to ask for; null finds out the newest that both sides speak. */
  targetVersion: string | null;
  /** What we answer when the server asks; what is not declared is not offered. */
  client?: ClientDeclaration;
  /** What earlier starts of the same server have shown: what a start finds out is put in, so that the next need not. */
  detected?: DetectionCache;
  startupTimeoutMs: number;
  maxFrameBytes: number;
  /** What all sessions of the run may hold together. */
  budget?: Budget;
  /** The next JSON-RPC id; unique in the run, so every session of a run draws from one counter. */
  nextId: () => number;
  /** Told to the server as clientInfo.version. */
  clientVersion?: string;
  /** Called with each exchange when it is complete, and with each stray frame or line. Exchanges are not kept otherwise. */
  onExchange?: (exchange: Exchange, owner: Owner | undefined) => void;
  /** Called with what the session itself sees to be wrong (noise on stdout, an unsolicited answer …). */
  onFault?: (fault: SessionFault) => void;
  /** Ends a start-up that is under way. */
  signal?: AbortSignal;
}

/** What a server was found to speak. */
export interface DetectionCache {
  /** True if server/discover was not answered by a modern server. */
  legacy?: true;
  /** How it was reached, if that is not Streamable HTTP. */
  transport?: "sse";
}

/** Something wrong around an answer, seen by the session; a Finding of the run is made from it. */
export interface SessionFault {
  rule_id: RuleId;
  message: Redacted;
  /** The frame or line, capped at 4 KiB. */
  evidence?: Redacted;
  /** Of the call that it is about; absent if it is about none. */
  owner?: Owner;
}

/** How the process of a server ended, as it is shown. */
export interface ServerEnd extends ProcessEnd {
  stderr: Redacted[];
}

/** How a session could not be opened. The rule id says which: FAULT-START-*, FAULT-HTTP-*. */
export interface StartFailure {
  rule_id: RuleId;
  message: Redacted;
  process?: ServerEnd;
}

export interface SessionFacts {
  /** What initialize (or server/discover) answered; null if the server does not say. */
  negotiatedVersion: string | null;
  /** What server/discover names; absent if it was not asked, or does not say. */
  supportedVersions?: readonly string[];
  serverInfo: unknown;
  capabilities: unknown;
  instructions: string | null;
  startupMs: number;
}

/** What came of one request. `answer` is the whole frame that answered, verbatim. */
export type Outcome =
  | {
      kind: "answer";
      answer: Record<string, unknown>;
      durationMs: number;
      notifications: readonly unknown[];
      /** What the server asked of us meanwhile; absent if it asked nothing. */
      requests?: readonly ClientRequest[];
      http?: HttpFacts;
    }
  | { kind: "fault"; fault: CallFault; durationMs: number; notifications: readonly unknown[] }
  | {
      kind: "timeout";
      /** The deadline that was set. */
      timeoutMs: number;
      /** When it was over at last: later than `timeoutMs` by what progress messages and the clock add. */
      afterMs: number;
      /** Progress messages have restarted the deadline. */
      extended?: true;
      notifications: readonly unknown[];
      note?: Redacted;
    }
  | { kind: "died"; process: ServerEnd; durationMs: number; notifications: readonly unknown[] }
  | { kind: "unsendable"; rule_id: RuleId; message: Redacted };

/** For whom a call is made, a test, say: what is found in its exchange is reported with it. A session does not look inside. */
export type Owner = object;

export interface RequestOptions {
  timeoutMs: number;
  purpose: Purpose;
  owner?: Owner | undefined;
  /** Sends the same bytes twice; the outcome is the last answer that comes in. */
  twice?: boolean;
  /** Over HTTP: headers of this request, above those that the session sends by itself. */
  headers?: Readonly<Record<string, string>>;
  /** What its arguments were made with. */
  made?: RequestValues;
  /** How many bytes came around the same call before, in another round: they count as what comes now. */
  held?: number;
}

/** How an answer is lost. */
export interface DiscardOptions {
  /** True breaks the connection that would bring it, where a request has one of its own; the session goes on. */
  cuts: boolean;
  /** As those of a request that waits. */
  headers?: Readonly<Record<string, string>>;
  made?: RequestValues | undefined;
}

/** A live session with one server: a handshake that was answered, then requests until it is closed. */
export interface Session {
  readonly facts: SessionFacts;
  /** False once the server's process or connection has ended. */
  readonly alive: boolean;
  /** Sends one request and waits for the answer with its id, at most `timeoutMs`; never throws for what a server does. */
  request(method: string, params: Record<string, unknown> | undefined, options: RequestOptions): Promise<Outcome>;
  /** Sends bytes as they are, as one message, and waits for the first answer that belongs to no other request. */
  raw(text: string, options: RequestOptions): Promise<Outcome>;
  /**
   * Sends a request as if its answer were lost on the way: nothing is reported when it comes. Over HTTP settles when the
   * server has dealt with it, as far as that shows, or after a second.
   */
  sendAndDiscard?(method: string, params: Record<string, unknown> | undefined, options: DiscardOptions): Promise<void>;
  notify(method: string, params?: Record<string, unknown>): void;
  /** The last lines of the server's stderr, over HTTP of its stdout too; `mark` (from `stderrMark`): those since then. */
  stderr(mark?: number): string[];
  stderrMark(): number;
  /** Ends the server: end of stdin and SIGTERM together, SIGKILL after `graceMs` (2,000). Never throws; returns what went wrong. */
  close(graceMs?: number): Promise<SessionFault[]>;
}

export type OpenResult = { ok: true; session: Session } | { ok: false; failure: StartFailure };

/** Connects to a server and does its handshake; never throws for what a server does. */
export type OpenSession = (target: ServerTarget, options: SessionOptions) => Promise<OpenResult>;

export type { ClientDeclaration, ClientRequest, Exchange, Finding, Purpose };
