import type { Finding, FuzzClass } from "../../../core/generated/results.js";
import type { Redacted } from "../../../core/redaction/redact.js";
import type { Outcome } from "../../../mcp/types.js";
import type { RuleId } from "../../../rules/registry.js";
import type { SchemaCheck, Variant } from "../../calls/types.js";

/** The class of one call, the best first. */
export const CLASSES: readonly FuzzClass[] = [
  "clean",
  "rejected_tool",
  "rejected_protocol",
  "accepted_invalid",
  "injection",
  "output_schema",
  "leak",
  "protocol_violation",
  "hang",
  "crash",
];

export const FAULTS: readonly FuzzClass[] = ["crash", "hang", "protocol_violation", "leak", "output_schema"];

/** The classes that are a fault in many servers, and meant in some. */
export const STRICT_FAULTS: readonly FuzzClass[] = ["accepted_invalid", "injection"];

export interface FuzzedTool {
  name: string;
  inputSchema: unknown;
  base?: Readonly<Record<string, unknown>>;
}

/** The input of one call. `args` is not an object in a malformed call, and undefined in a call without arguments. */
export interface FuzzInput extends Variant<unknown> {
  valid: boolean | { unjudged: Redacted };
  /** They are no object, and a call without arguments is valid: they may be taken for none. */
  mayBeAbsent?: true;
}

export type FuzzAnswer =
  /** `isAlive`: the server still answers; only asked if it did not answer the call. `findings`: about the call. */
  | { kind: "sent"; outcome: Outcome; isAlive: boolean; findings: readonly SessionFinding[] }
  | { kind: "no server"; reason: Redacted };

export type SessionFinding = Finding & { rule_id: RuleId };

export interface FuzzTarget {
  /** Calls the tool; starts the server if it does not run. */
  call(args: unknown): Promise<FuzzAnswer>;
  /** Ends the server, so that the next call meets a fresh one. */
  restart(): Promise<void>;
  /** Waits until the server answers a ping, and before that so many milliseconds for its end; returns the findings. */
  settle(waitMs?: number): Promise<readonly SessionFinding[]>;
}

export interface FuzzSettings {
  seed: number;
  /** The number of calls, not counting those that look for a smaller input. */
  runs: number;
  accepts: SchemaCheck;
  /** Sends texts that are not valid Unicode, too. */
  loneSurrogates?: boolean;
  /** Texts that an answer may quote: the command of the server. */
  known: readonly string[];
  revision: () => string | null;
  signal: AbortSignal;
}

export interface Fault {
  rule_id: RuleId;
  message: Redacted;
  /** Inputs of the same class and rule with the same `kind` show the same fault. */
  kind: string;
}

export interface FuzzFinding {
  class: FuzzClass;
  rule_id: RuleId;
  label: string;
  args: unknown;
  message: Redacted;
  answer?: unknown;
  count: number;
  /** All tools that show it, if there are several; only the first one has the finding. */
  tools?: string[];
  /** False if a fresh server did not show it again. */
  reproduced: boolean;
  /** The SDK whose known fault it is. */
  sdk?: string;
}

export interface FuzzReport {
  name: string;
  runs: number;
  classes: Record<FuzzClass, number>;
  findings: FuzzFinding[];
  not_judged: { reason: Redacted; count: number }[];
  /** What rejected calls were answered, the most frequent first. */
  rejections: Rejection[];
  /** Why the tool was not called, or not to the end. */
  stopped?: Redacted;
  session: SessionFinding[];
}

/** Rejections that say the same, but for numbers and what was sent. */
export interface Rejection {
  message: Redacted;
  count: number;
  /** Of the first such call. */
  args: unknown;
}

/** The report of a tool that was not called, or not yet. */
export function emptyReport(name: string, stopped?: Redacted): FuzzReport {
  return {
    name,
    runs: 0,
    classes: Object.fromEntries(CLASSES.map((kind) => [kind, 0])) as Record<FuzzClass, number>,
    findings: [],
    not_judged: [],
    rejections: [],
    session: [],
    ...(stopped !== undefined && { stopped }),
  };
}
