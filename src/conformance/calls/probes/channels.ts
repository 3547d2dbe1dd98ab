import type { Redacted } from "../../../core/redaction/redact.js";
import { hide, say } from "../../../core/redaction/redacted.js";
import { HEADER_MISMATCH } from "../../../mcp/error-codes.js";
import { isSince, SINCE } from "../../../mcp/revisions/known.js";
import { saysWhy } from "../rejection-text.js";
import type { ProbeCaseResult, ProbeName, ProbeResult } from "./types.js";

const VALIDATION: readonly ProbeName[] = ["missing_required", "wrong_type", "extra_field"];
const MAX_SHOWN = 20;

/** A rejection on the wrong channel, or one that does not say why. */
export interface ChannelFinding {
  rule_id: "ERRCHAN-001" | "ERRCHAN-002" | "ERRCHAN-003";
  /** Names the tool, and each argument with what was wrong; for an unknown tool the same whatever tool is tested. */
  message: Redacted;
  count: number;
  first: ProbeCaseResult;
}

/** Judges the channel of each rejection at a revision. HTTP statuses and servers of no known revision are not judged. */
export function judgeChannels(
  tool: string,
  probes: Readonly<Partial<Record<ProbeName, ProbeResult>>>,
  revision: string | null,
): ChannelFinding[] {
  const rejectedBy = (name: ProbeName) => (probes[name]?.cases ?? []).filter(({ outcome }) => outcome === "rejected");
  const validation = VALIDATION.flatMap(rejectedBy);
  const unknown = rejectedBy("unknown_tool").filter(({ channel }) => channel === "tool");
  const silent = validation.filter((result) => result.channel === "tool" && !saysWhy(result));
  const misnamed = say`an unknown tool is answered with isError: true, not with the error -32602`;
  const misrouted = validation.filter((result) => isMisrouted(result, revision));
  const reports = say`${hide(tool)} reports failed validation as a protocol error`;
  return [
    ...channelFinding("ERRCHAN-001", misrouted, (cases) => say`${reports}: ${cases}`),
    ...channelFinding("ERRCHAN-002", unknown, () => misnamed),
    ...channelFinding("ERRCHAN-003", silent, (cases) => say`${hide(tool)} rejects without saying why: ${cases}`),
  ];
}

/** True for a rejection of invalid arguments on the protocol channel, at a revision at which it must not be there. */
export function isMisrouted({ channel, code }: ProbeCaseResult, revision: string | null): boolean {
  // A client has no header for an argument that is not a string, number or boolean.
  return channel === "protocol" && code !== HEADER_MISMATCH && isSince(revision, SINCE.validationInResults);
}

function channelFinding(
  rule_id: ChannelFinding["rule_id"],
  cases: readonly ProbeCaseResult[],
  message: (cases: Redacted) => Redacted,
): ChannelFinding[] {
  const [first] = cases;
  if (!first) return [];
  const labels = cases.map(({ label, code }) => (code === undefined ? label : `${label} (${code})`));
  const more = cases.length > MAX_SHOWN ? [`${cases.length - MAX_SHOWN} more`] : [];
  const labelsText = hide([...labels.slice(0, MAX_SHOWN), ...more].join(", "));
  return [{ rule_id, message: message(labelsText), count: cases.length, first }];
}
