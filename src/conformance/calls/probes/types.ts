import type { ProbeCaseResult, ProbeResult } from "../../../core/generated/results.js";
import type { Redacted } from "../../../core/redaction/redact.js";
import type { RuleId } from "../../../rules/registry.js";
import type { SchemaCheck, Variant } from "../types.js";

/** The probes, in the order in which they are sent: the one that can crash a server comes last. */
export const PROBES = ["unknown_tool", "missing_required", "wrong_type", "extra_field", "oversized"] as const;
export type ProbeName = (typeof PROBES)[number];

export const RULE_OF_PROBE: Readonly<Record<ProbeName, RuleId>> = {
  unknown_tool: "FAULT-PROTO-UNKNOWN-METHOD",
  missing_required: "FAULT-SCHEMA-MISSING-REQUIRED",
  wrong_type: "FAULT-SCHEMA-TYPE-MISMATCH",
  extra_field: "FAULT-SCHEMA-UNEXPECTED-FIELD",
  oversized: "FAULT-INPUT-OVERSIZED",
};

export interface ProbeSettings {
  tool: string;
  /** The tool's inputSchema; undefined if tools/list does not have the tool. */
  schema: unknown;
  base: Readonly<Record<string, unknown>>;
  names: readonly string[];
  checks: readonly ProbeName[];
  oversizedBytes: number;
  accepts: SchemaCheck;
  /** Why the tool is not to be called: then nothing is planned that the schema accepts, or may accept. */
  withheld?: string;
}

/** A bad request. */
export interface ProbeCase extends Variant {
  tool?: string;
  /** Why it is not known whether the schema accepts it. */
  unjudged?: Redacted;
}

/** Why a request is not sent: the schema cannot support it, or it is unknown what it accepts. */
export interface Unsent {
  outcome: "skipped" | "unverified";
  reason: string;
}

/** The requests of each probe, with what was left out of them; or why it has none. */
export type ProbePlan = Partial<Record<ProbeName, { cases: ProbeCase[]; omitted?: string } | Unsent>>;

export type ProbeOutcome = ProbeResult["outcome"];

export type { ProbeCaseResult, ProbeResult };
