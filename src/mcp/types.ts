import type { Exchange, Purpose } from "../core/generated/capture.js";
import type { Interaction } from "../core/generated/cassette.js";
import type { ProcessEnd } from "../core/generated/results.js";
import type { StartOptions } from "../core/proc/start.js";
import type { ProcessUsage } from "../core/proc/usage.js";
import type { Redacted } from "../core/redaction/redact.js";
import type { HostName } from "../rules/hosts.js";
import type { RuleId } from "../rules/registry.js";
import type { Frame } from "./frames.js";
import type { LabPort } from "./lab-port.js";
import type { LoginFlow } from "./login-port.js";
import type { KeptAnswers, MemoryLimit } from "./memory.js";
import type { SharedServer } from "./shared-server.js";

/** A server that the run starts. */
export interface ServerProgram extends StartOptions {
  command: readonly string[];
  /** True if nothing that it does may last. */
  sandbox?: boolean;
}

/** Values that are generated once per request, by name, so that its headers and arguments have the same. */
export type RequestValues = Map<string, unknown>;

type HttpHeaders = Readonly<Record<string, string>>;

/** A server over HTTP; every number is in milliseconds. */
export interface HttpTarget {
  kind: "http";
  url: string;
  /** If undefined, Streamable HTTP is tried first, then HTTP+SSE. */
  transport?: "http" | "sse";
  /** The headers of a request in addition to those of the protocol; called for each request. */
  headers: (generated?: RequestValues) => HttpHeaders;
  /** The time limit of one request; if undefined, only the deadline of the call applies. */
  timeoutMs?: number;
  tokens?: TokenSource;
  /** Where the token comes from that its headers or `tokens` have, as messages name it. */
  tokenName?: string;
  /** The same server for a second user. */
  second?: HttpTarget;
  /** The authorization server that made its token, if a corpus run may ask it for others. */
  lab?: LabPort;
  connectTimeoutMs: number;
  /** Redirects are only followed within the origin. */
  maxRedirects: number;
  /** If undefined, the name of mcptest is sent. */
  userAgent?: string;
  /** `ca`: PEM of additional trusted authorities; `insecure` accepts any certificate. */
  tls: { ca?: string; minVersion?: "TLSv1.2" | "TLSv1.3"; insecure: boolean };
  proxy?: ProxySettings;
  /** Polled until it answers 2xx, before the handshake. */
  ready?: { url: string; timeoutMs: number; intervalMs: number };
  start?: ServerStart;
  replicas?: Replicas;
}

/** A started server as several processes. Its `url` is then ours: it passes each request on to the next copy. */
export interface Replicas {
  /** The server as each process, at an address of its own; called for each start. */
  copies: () => Promise<readonly (HttpTarget & { start: ServerStart })[]>;
  count: number;
  /** A copy starts again between two requests. */
  restarts: boolean;
}

/** A bearer token that is fetched on first use, and again when a server rejects it. */
export interface TokenSource {
  readonly token: string | undefined;
  /** Fetches the first token if there is none; returns the fault. */
  first(signal?: AbortSignal): Promise<CallFault | undefined>;
  mayRenew(refused: string): boolean;
  /** Fetches a new token, once for all requests that were rejected with the old one. */
  renew(refused: string): Promise<CallFault | undefined>;
  markRejected(token: string): void;
  /** Of a person who logged in for this run. */
  readonly flow?: LoginFlow | undefined;
}

export interface ProxySettings {
  http?: string;
  https?: string;
  no?: string;
}

export interface ServerStart extends ServerProgram {
  /** Runs before the process is ended, for what a signal cannot stop. */
  stop?: readonly string[];
  /** The process, if several sessions use it at once. */
  shared?: SharedServer;
}

export interface CassetteRequest {
  method: string;
  params?: Frame;
}

/** A request that a recording does not have, with the most similar one that it has. */
interface CassetteMiss {
  request: CassetteRequest;
  nearest?: CassetteRequest;
}

export type CassetteLookup = { interaction: Interaction } | { miss: CassetteMiss };

export interface RecordedAnswers {
  /** The revision to request if the suite names none; null if the recording contains its detection. */
  readonly revision: string | null;
  readonly isOverHttp: boolean;
  find(request: CassetteRequest): CassetteLookup;
}

/** The suite's entry after interpolation and overrides: over stdio, over HTTP, or a recording that is replayed instead. */
export type ServerTarget =
  | (ServerProgram & { kind: "stdio" })
  | HttpTarget
  | { kind: "cassette"; player: RecordedAnswers };

/** Status and headers of an HTTP response; names in lower case. */
export interface HttpFacts {
  status: number;
  headers: HttpHeaders;
}

export interface Fault {
  rule_id: RuleId;
  message: Redacted;
}

export interface CallFault extends Fault {
  /** The server did not reveal the answer: 401, 403, 429. */
  unverified?: true;
  sessionLost?: true;
  /** The answer in the rejection, which is used if a new session does not help. */
  answer?: Frame;
  miss?: CassetteMiss;
  http?: HttpFacts;
}

/** The answers of a suite to requests of its server: `sampling` and `elicitation` in order, the last one repeated. */
export interface ClientDeclaration {
  /** Whose handshake is sent, and whose capabilities are declared. */
  host?: HostName;
  sampling?: readonly unknown[];
  elicitation?: readonly unknown[];
  roots?: readonly { uri: string; name?: string }[];
  extensions?: Readonly<Record<string, unknown>>;
  /** Takes requests for sampling and elicitation as tasks, at 2025-11-25. */
  tasks?: true;
  elicitationByUrl?: UrlAnswer;
  /** Forms have these answers instead of those in order; `ofTools`: of tools by name. */
  elicitationByForm?: FormAnswer & { ofTools: Readonly<Record<string, FormAnswer>> };
  /** Answers instead of what is declared. */
  respond?: (method: string, params: unknown) => ClientAnswer;
}

interface FormAnswer {
  action: "accept" | "decline" | "cancel";
  answer: Readonly<Record<string, unknown>>;
}

/** What becomes of a question by URL: the user's action or, after so many milliseconds, what is asked for has been done. */
type UrlAnswer = "accept" | "decline" | "cancel" | { afterMs: number };

export type ClientAnswer = { result: Frame } | { error: Frame };

export type ClientRequest = { method: string; params: unknown } & ClientAnswer;

/** The options of a session; every number is in milliseconds or bytes. */
export interface SessionOptions {
  server: string;
  /** The revision to request; null detects the newest that both sides support. */
  targetVersion: string | null;
  client?: ClientDeclaration;
  /** The results of detection at earlier starts of the same server; each start adds its own. */
  detected?: DetectionCache;
  startupTimeoutMs: number;
  maxFrameBytes: number;
  memory?: MemoryLimit;
  /** Unique in the run. */
  nextId: () => number;
  clientVersion?: string;
  /** Called with each exchange when it is complete, and with each stray frame or line. Exchanges are not kept otherwise. */
  onExchange?: (exchange: Exchange, owner: Owner | undefined) => void;
  /** Called with each fault that the session detects (noise on stdout, an unsolicited answer …). */
  onFault?: (fault: SessionFault) => void;
  signal?: AbortSignal;
}

export interface DetectionCache {
  /** True if server/discover was not answered by a modern server. */
  legacy?: true;
  transport?: "sse";
  /** A request that is answered, although a ping is not. */
  signOfLife?: string;
  /** What a server that wants a token says of itself. */
  protected?: StartFailure;
}

/** A fault that the session detects; it becomes a Finding of the run. */
export interface SessionFault extends Fault {
  /** The frame or line, capped at 4 KiB. */
  evidence?: Redacted;
  owner?: Owner;
}

export interface ServerEnd extends ProcessEnd {
  stderr: Redacted[];
}

/** One step from a 401 to a token: what was asked, and what came of it. */
export interface ProtectionStep {
  what: "challenge" | "resource metadata" | "authorization server";
  /** Absent where it is the server's own answer. */
  url?: Redacted;
  status: Redacted;
}

/** Why a session could not be opened: FAULT-START-* or FAULT-HTTP-*. */
export interface StartFailure extends Fault {
  process?: ServerEnd;
  /** Of the response that refused it. */
  http?: HttpFacts;
  /** If it is more precise than that of its rule. */
  fix?: string;
  /** What a server that wants a token says of itself. */
  protection?: readonly ProtectionStep[];
}

export interface SessionFacts {
  /** From initialize or server/discover; null if the server does not say. */
  negotiatedVersion: string | null;
  /** From server/discover, if it was sent and says so. */
  supportedVersions?: readonly string[];
  serverInfo: unknown;
  capabilities: unknown;
  instructions: string | null;
  startupMs: number;
}

/** How a request ended. `answer` is the whole frame, verbatim. */
export type Outcome =
  | {
      kind: "answer";
      answer: Frame;
      durationMs: number;
      notifications: readonly unknown[];
      requests?: readonly ClientRequest[];
      http?: HttpFacts;
      /** Of the message that brought the answer, as far as it came as one. */
      bytes?: number;
    }
  | { kind: "fault"; fault: CallFault; durationMs: number; notifications: readonly unknown[] }
  | {
      kind: "timeout";
      timeoutMs: number;
      /** When the call was given up; progress messages can make it later than `timeoutMs`. */
      afterMs: number;
      extended?: true;
      notifications: readonly unknown[];
      note?: Redacted;
      /** What the server wrote to stderr meanwhile, if anything. */
      process?: ServerEnd;
      /** An error that names no request came while it waited: it may be the answer. */
      hasUnnamedError?: true;
    }
  | { kind: "died"; process: ServerEnd; durationMs: number; notifications: readonly unknown[] }
  | ({ kind: "unsendable" } & Fault);

/** The owner of a call, such as a test, which gets the findings of its exchange. Opaque to a session. */
export type Owner = object;

/** The owner of what a server sends before the first call of a session, and in answer to its handshake. */
export const NO_TEST: Owner = {};

interface SendOptions {
  /** Over HTTP: headers of this request, which override those of the session. */
  headers?: HttpHeaders;
  generated?: RequestValues | undefined;
}

export interface RequestOptions extends SendOptions {
  timeoutMs: number;
  /** How long progress may defer the end of `timeoutMs`, from the start on. */
  maxTimeoutMs?: number;
  purpose: Purpose;
  owner?: Owner | undefined;
  /** Sends the same bytes twice; the outcome is the last answer. */
  twice?: boolean;
  /** For a call of several rounds: what came during them, and the last requests; both count towards the limits. */
  rounds?: { messages: KeptAnswers; requests: readonly ClientRequest[] };
  /** Stops waiting when it is aborted; the outcome is that of a timeout. */
  signal?: AbortSignal;
  /** Called with each notification that may belong to the call, and the id of its request. */
  onNotification?: ((frame: Readonly<Frame>, id: number) => void) | undefined;
  /** The server is told that the request is cancelled when `signal` is aborted. */
  cancels?: true;
  /** Called with the answer before the next message is read. */
  onAnswer?: (answer: Frame) => void;
  /** Keeps the answer, and what came during the call, in the limits until the caller releases it. */
  kept?: KeptAnswers;
  /** One of very many: its exchange is neither recorded nor reviewed. */
  quiet?: boolean;
}

/** How a tool is run as a task; every number is in milliseconds. */
export interface TaskOptions {
  withinMs: number;
  /** Left out: the server's own interval. */
  pollMs?: number;
  cancelAfterMs?: number;
  /** What the task asks for: answers by key, or at 2025-11-25 by the property that is asked for. */
  input?: Readonly<Record<string, unknown>>;
}

/** What was seen of a task, as targets read it. */
export interface TaskRun {
  /** null if the server answered at once. */
  id: string | null;
  status: string;
  /** The statuses in order, the one of its creation first. */
  statuses: string[];
  status_message?: string;
  ttl_ms: number | null;
  poll_interval_ms: number | null;
  polls: number;
  duration_ms: number;
  created_at: string | null;
  input_requests: { key?: string; method: string; params: unknown }[];
  /** The statuses with the time since the call. */
  timeline: { status: string; at_ms: number }[];
  /** Present once tasks/cancel was sent because the suite asks for it. */
  cancel_sent?: true;
}

export interface TaskEnd {
  outcome: Outcome;
  task: TaskRun;
}

/** How a server over stdio is asked to end: its stdin is closed, or it gets SIGTERM. */
export type ShutdownMethod = "stdin" | "SIGTERM";

export interface DiscardOptions extends SendOptions {
  /** True closes the connection of the request, if it has its own; the session continues. */
  disconnect: boolean;
}

/** A live session with one server, from its handshake until it is closed. Nothing throws because of the server. */
export interface Session {
  readonly facts: SessionFacts;
  /** False once the server's process or connection has ended. */
  readonly alive: boolean;
  request(method: string, params: Frame | undefined, options: RequestOptions): Promise<Outcome>;
  /** Calls a tool as a task. The outcome is that of the task, when it is over. */
  runTask(call: { method: string; params: Frame }, task: TaskOptions, options: RequestOptions): Promise<TaskEnd>;
  /** Sends bytes unchanged as one message and waits for the first answer that belongs to no other request. */
  raw(text: string, options: RequestOptions): Promise<Outcome>;
  /** Discards the answer, as if it were lost. Over HTTP settles once the server has handled it, or after a second. */
  sendAndDiscard(method: string, params: Frame | undefined, options: DiscardOptions): Promise<void>;
  notify(method: string, params?: Frame): void;
  /** The last lines of the server's stderr, over HTTP also of stdout; with `mark` (from `stderrMark`), only those after it. */
  stderr(mark?: number): string[];
  stderrMark(): number;
  /** What the server uses now, with all it started; undefined if it has no process, or the system does not say. */
  usage(): ProcessUsage | undefined;
  /** Asks a server with a process for a sign of life after its last answer, and reports an end that no call met. */
  confirmAlive(): Promise<void>;
  /** Asks the server to end in one way only, and waits for that at most `ms`; undefined if it has no process. `close` must follow. */
  endBy(way: ShutdownMethod, ms: number): Promise<boolean> | undefined;
  /** Ends the server: end of stdin and SIGTERM together, SIGKILL after `graceMs` (2,000). Returns faults. */
  close(graceMs?: number): Promise<SessionFault[]>;
  closeAfterCalls(): Promise<SessionFault[]>;
}

export type OpenResult = { ok: true; session: Session } | { ok: false; failure: StartFailure };

/** Connects to a server and completes the handshake; never throws because of the server. */
export type OpenSession = (target: ServerTarget, options: SessionOptions) => Promise<OpenResult>;

export type { Exchange, Purpose };
