import type { Severity } from "../../core/generated/results.js";
import type { Redacted } from "../../core/redaction/redact.js";
import type { RuleId } from "../../rules/registry.js";
import type { Probe } from "./probe.js";

export type Status = "passed" | "failed" | "skipped" | "unverified";

/** What a check says about the server, or about one thing in it. */
export interface Verdict {
  status: Status;
  /** What it is about: a tool, a resource. Absent: the server. */
  subject?: Redacted;
  /** What is wrong, or why it was not judged. */
  message?: Redacted;
  /** The frames that show it. */
  evidence?: Redacted;
  /** The severity, if it differs from that of the rule. */
  severity?: Severity;
}

/** What a server lists, as far as its lists could be read. Items that are not objects are left out. */
export interface ServerLists {
  revision: string | null;
  capabilities: Readonly<Record<string, unknown>>;
  instructions: string | null;
  tools: readonly Item[];
  prompts: readonly Item[];
  resources: readonly Item[];
  templates: readonly Item[];
}

export type Item = Readonly<Record<string, unknown>>;

/**
 * The sessions of a corpus run. `ordinary`: what a client sends after the handshake, valid or not. `early`: what comes
 * before the handshake; ends with SIGTERM. `hostile`: bytes that are not messages; ends with the end of stdin.
 */
export type LaneName = "ordinary" | "early" | "hostile";

/** A check of what a server lists. It is pure; without verdicts there was nothing to judge. */
export interface ListedCheck {
  id: RuleId;
  judge(listed: ServerLists): readonly Verdict[];
}

/** A check that sends requests. */
export interface LiveCheck {
  id: RuleId;
  lane: LaneName;
  /** The capability that it needs; without it, it is skipped. */
  needs?: string;
  check(probe: Probe): Promise<Verdict | readonly Verdict[]>;
}

/** One line of a corpus report: what a rule says about the server, or about one thing in it. */
export interface RuleResult extends Verdict {
  id: RuleId;
  title: string;
  severity: Severity;
}

/** What a corpus run cost. Times are in milliseconds. */
export interface CorpusTiming {
  /** How often the server was started, or connected to. */
  sessions: number;
  /** The start-up time of the first session. Over stdio, the servers of the others start with it. */
  startup_ms: number;
  /** The time spent on waits for something that did not come: an answer, the end of the server. */
  waits_ms: number;
  /** The time that the server took to answer calls of tools. */
  tools_ms: number;
  duration_ms: number;
}

export const passed: Verdict = { status: "passed" };

/** A verdict of a check that does not apply. */
export function skipped(message: Redacted): Verdict {
  return { status: "skipped", message };
}

/** A verdict of a rule that does not hold. */
export function failed(message: Redacted, evidence?: Redacted): Verdict {
  return { status: "failed", message, ...(evidence !== undefined && { evidence }) };
}
