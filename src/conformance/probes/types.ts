import type { ProbeCaseResult, ProbeResult } from "../../core/generated/results.js";
import type { Redacted } from "../../core/redaction/redact.js";
import type { RuleId } from "../../rules/registry.js";

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

/** Whether a schema accepts a value, or why that cannot be judged. */
export type SchemaCheck = (value: unknown) => Promise<boolean | { unjudged: Redacted }>;

export interface ProbeCase {
  label: string;
  /** The argument that is wrong; absent if it is none, or all. */
  argument?: string;
  tool?: string;
  args: Readonly<Record<string, unknown>>;
  /** Why it is not known whether the schema accepts it. */
  unjudged?: Redacted;
}

/** The requests of each probe, with what was left out of them; or why it has none. */
export type ProbePlan = Partial<
  Record<ProbeName, { cases: ProbeCase[]; omitted?: string } | { skipped: string } | { unverified: string }>
>;

export type ProbeOutcome = ProbeResult["outcome"];

export type { ProbeCaseResult, ProbeResult };
