import type { Redacted } from "../../core/redaction/redact.js";
import type { Frame } from "../../mcp/frames.js";
import type {
  CallFault,
  DetectionCache,
  HttpFacts,
  Outcome,
  ServerTarget,
  Session,
  SessionFault,
  SessionOptions,
  StartFailure,
} from "../../mcp/types.js";
import type { HostName } from "../../rules/hosts.js";
import type { FindTexts } from "../calls/pattern-texts.js";
import type { SchemaPort } from "../invariants/types.js";
import type { Item, NamedState, ServerLists } from "./check-result.js";
import type { MadeUpUser } from "./made-up-input.js";

export type FailedStart = { ok: false; failure: StartFailure };

/** The target of one session; `dispose` frees what was made for it. */
export type SessionTarget =
  | { ok: true; target: ServerTarget; client?: SessionOptions["client"]; dispose: () => void }
  | FailedStart;

export interface SessionPort {
  target: () => Promise<SessionTarget>;
  /** The host that its sessions begin as. */
  host?: HostName | undefined;
  options: Omit<SessionOptions, "targetVersion" | "client" | "onFault"> & { detected: DetectionCache };
  schemas: () => Promise<SchemaPort>;
  patternTexts: FindTexts;
}

export interface ServerFacts {
  revision: string;
  transport: "stdio" | "http" | "sse";
  listed: ServerLists;
  /** A request that the server answers while it is alive: a ping, or a list if it never answers pings. */
  liveness: string;
  /** `asTask`: whether it may be called as a task. */
  mayCall: (tool: Item, asTask?: boolean) => boolean;
  /** A call that a tool is known to accept. */
  knownCall?: (tool: string) => KnownCall | undefined;
  named?: NamedState;
  schemas: () => Promise<SchemaPort>;
  clientVersion: string;
  nextId: () => number;
  signal?: AbortSignal;
  /** How long to wait for an answer, and for the first one of a server. */
  answerMs: number;
  startLimitMs: number;
  /** How long the first server took to start. */
  startupMs: number;
  /** The tools that were called. */
  tried: Set<string>;
  /** The tools that answered a call with a result that is not an error, with the milliseconds it took. */
  succeeded: Map<string, number>;
  /** Called for a tool that asks for something, and answers with success when it gets that. */
  askedWithSuccess: (tool: string) => void;
  /** Adds up the time spent waiting for something that did not come. */
  waitedInVain: (ms: number) => void;
  toolAnswered: (ms: number) => void;
  /** Awaited before the first check that calls tools. */
  beforeCalls: () => Promise<void>;
  /** Called when no more tools will be called, before the server is only waited for. */
  whileWaiting: () => void;
  /** False when nothing more of this is to begin. `ms`: how long it is known to take. */
  hasTime: (work: Work, ms?: number) => boolean;
  /** Why something was not judged that the time left out. */
  outOfTime: () => Redacted;
}

/** A call with the answer that it got. `ms`: how long a call of its tool takes. */
export interface KnownCall {
  args: Item;
  outcome: Outcome;
  ms: number;
}

/** What takes time: a check that judges a rule, and a call of another tool. */
export type Work = "check" | "call";

export interface FirstMessage {
  frame: Frame;
  id: number;
}

export interface HttpReply {
  http: HttpFacts | undefined;
  /** The whole body, or the last event of a stream. */
  body: string;
  fault: CallFault | undefined;
  frame: Frame | undefined;
  /** Why it is not known what the server would answer: 401, 403, 429, or no response in time. */
  unsure: Redacted | undefined;
  evidence: Redacted;
}

/** A session whose exchanges are judged by the invariants, until it is asked to end. */
export interface CheckSession {
  session: Session;
  target: ServerTarget;
  /** Who answers what the server asks, if that is not the suite. */
  user?: MadeUpUser;
  watch: {
    isEnding: boolean;
    hasAnswered: boolean;
    /** When a call of a tool was last answered. */
    lastCallAt?: number;
    /** True once a server over HTTP, which had answered, takes no connections. */
    isUnreachable?: boolean;
    /** How often a server over HTTP no longer knew the session, which was renewed. */
    lostSessions?: number;
    faults: SessionFault[];
  };
  /** Ends it, and keeps its observations. */
  close: () => Promise<void>;
  /** Ends it without keeping its observations. */
  discard: () => Promise<void>;
}

export type OpenedSession = { ok: true; watched: CheckSession } | { ok: false; failure: StartFailure };
