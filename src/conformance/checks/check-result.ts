import type { Severity } from "../../core/generated/results.js";
import type { Redacted } from "../../core/redaction/redact.js";
import type { RuleId } from "../../rules/registry.js";

export type Status = "passed" | "failed" | "skipped" | "unverified";

/** What a check says about the server, or about one thing in it. */
export interface CheckResult {
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
export type CheckSessionName = "ordinary" | "early" | "hostile";

/** A check of what a server lists. It is pure; without verdicts there was nothing to judge. */
export interface ListedCheck {
  id: RuleId;
  judge(listed: ServerLists): readonly CheckResult[];
}

export const passed: CheckResult = { status: "passed" };

/** A verdict of a check that does not apply. */
export function skipped(message: Redacted): CheckResult {
  return { status: "skipped", message };
}

/** A verdict of a rule that does not hold. */
export function failed(message: Redacted, evidence?: Redacted): CheckResult {
  return { status: "failed", message, ...(evidence !== undefined && { evidence }) };
}

/** A verdict of a check whose rule could not be judged. */
export function unverified(message: Redacted): CheckResult {
  return { status: "unverified", message };
}

/** A verdict about one thing of the server. */
export function about(subject: Redacted, verdict: CheckResult): CheckResult {
  return { subject, ...verdict };
}
