import type { Severity } from "../../core/generated/results.js";
import type { RuleId } from "../../rules/registry.js";
import type { CheckResult } from "../checks/check-result.js";

/** One line of a corpus report: what a rule says about the server, or about one thing in it. */
export interface RuleResult extends CheckResult {
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
