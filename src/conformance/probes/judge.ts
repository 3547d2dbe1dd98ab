import { roundMs } from "../../core/clock.js";
import { isObject } from "../../core/json/json.js";
import type { Redacted } from "../../core/redaction/redact.js";
import { cut, hide } from "../../core/redaction/redacted.js";
import type { Frame } from "../../mcp/frames.js";
import type { CallFault, Outcome } from "../../mcp/types.js";
import { isAboutRequest } from "./rejections.js";
import type { ProbeCase, ProbeCaseResult, ProbeName, ProbeOutcome, ProbeResult } from "./types.js";

const MAX_TEXT = 1_000;
/** HTTP statuses that reject a request, and those by which a server does not let it be known. */
const REJECTING = new Set([400, 404, 413, 422]);
const WITHHOLDING = new Set([401, 403, 429]);
const WORST_FIRST: readonly ProbeOutcome[] = ["crash", "hang", "accepted", "unverified", "rejected", "skipped"];

/** What became of one bad request. */
export function judgeCase(
  { label, argument }: Pick<ProbeCase, "label" | "argument">,
  outcome: Outcome,
): ProbeCaseResult {
  return { label, ...(argument !== undefined && { argument }), ...resultOf(outcome) };
}

export interface RejectionContext {
  acceptedBase: boolean;
  allowsUnknownFields: boolean;
}

/** Unverified if it proves nothing: a rejection of every call or of a valid one, or any answer to what may be valid. */
export function checkOutcome(
  probe: ProbeName,
  probeCase: ProbeCase,
  judged: ProbeCaseResult,
  { acceptedBase, allowsUnknownFields }: RejectionContext,
): ProbeCaseResult {
  if (judged.outcome !== "rejected" && judged.outcome !== "accepted") return judged;
  const unverified = (why: string): ProbeCaseResult => {
    const reason = judged.message ? `${why}: ${judged.message}` : why;
    return { ...judged, outcome: "unverified", channel: "none", reason };
  };
  if (probeCase.unjudged !== undefined) return unverified(`the input schema cannot be judged (${probeCase.unjudged})`);
  if (judged.outcome === "accepted") return judged;
  if (probe === "extra_field" && allowsUnknownFields) {
    return unverified("the input schema accepts the field, and the server rejects the call");
  }
  if (acceptedBase || isAboutRequest(probe, probeCase, judged)) return judged;
  const subject = probe === "unknown_tool" ? "name of the tool" : "arguments";
  return unverified(`nothing in the rejection says that it is about the ${subject}, and no valid call was accepted`);
}

/** A request that was not sent, or whose answer did not come in time. */
export function unsentCase({ label, argument }: ProbeCase, reason: string): ProbeCaseResult {
  const result = { outcome: "unverified", channel: "none", reason, duration_ms: 0 } as const;
  return { label, ...(argument !== undefined && { argument }), ...result };
}

/** A probe of which nothing was sent: the schema cannot support it, or it is unknown what it accepts. */
export function unsentProbe(outcome: "skipped" | "unverified", reason: string): ProbeResult {
  return { outcome, channel: "none", reason, duration_ms: 0, cases: [] };
}

/** The result of a probe: the worst outcome of its requests. `omitted`: the requests that were not sent. */
export function judgeProbe(cases: readonly ProbeCaseResult[], omitted?: string): ProbeResult {
  const outcome = WORST_FIRST.find((candidate) => cases.some((judged) => judged.outcome === candidate)) ?? "skipped";
  const worst = cases.filter((judged) => judged.outcome === outcome);
  const [first] = worst;
  const channels = new Set(worst.map(({ channel }) => channel));
  const reason = [first?.reason, omitted].filter((part) => part !== undefined).join("; ");
  return {
    outcome,
    channel: channels.size > 1 ? "mixed" : (first?.channel ?? "none"),
    ...(first?.code !== undefined && { code: first.code }),
    ...(first?.message !== undefined && { message: first.message }),
    ...(reason !== "" && { reason }),
    duration_ms: roundMs(cases.reduce((sum, { duration_ms }) => sum + duration_ms, 0)),
    cases: [...cases],
  };
}

/** True if the contract of the probe is not met. `allowsUnknownFields`: the schema accepts a field that it does not name. */
export function hasFailed(name: ProbeName, outcome: ProbeOutcome, allowsUnknownFields: boolean): boolean {
  if (outcome === "crash" || outcome === "hang") return true;
  if (outcome !== "accepted" || name === "oversized") return false;
  return name !== "extra_field" || !allowsUnknownFields;
}

type CallResult = Omit<ProbeCaseResult, "label" | "argument" | "duration_ms">;

function resultOf(outcome: Outcome): CallResult & { duration_ms: number } {
  switch (outcome.kind) {
    case "timeout":
      return { ...resultOfTimeout(outcome), channel: "none", duration_ms: roundMs(outcome.afterMs) };
    case "died":
      return { outcome: "crash", channel: "none", duration_ms: roundMs(outcome.durationMs) };
    case "fault":
      return { ...resultOfFault(outcome.fault), duration_ms: roundMs(outcome.durationMs) };
    case "unsendable":
      return { outcome: "unverified", channel: "none", reason: outcome.message, duration_ms: 0 };
    case "answer":
      return { ...resultOfAnswer(outcome.answer, outcome.http?.status ?? 0), duration_ms: roundMs(outcome.durationMs) };
  }
}

function resultOfTimeout({ hasUnnamedError }: Outcome & { kind: "timeout" }): Pick<CallResult, "outcome" | "reason"> {
  if (!hasUnnamedError) return { outcome: "hang" };
  return { outcome: "unverified", reason: "no answer came, but an error that names no request" };
}

function resultOfAnswer(answer: Frame, status: number): CallResult {
  if (WITHHOLDING.has(status)) {
    return { outcome: "unverified", channel: "none", reason: `the server answered with HTTP ${status}` };
  }
  const { error, result } = answer;
  if ("error" in answer) {
    const { code, message } = isObject(error) ? error : { code: undefined, message: error };
    const codeMember = typeof code === "number" ? { code } : {};
    return { outcome: "rejected", channel: "protocol", ...codeMember, message: messageExcerpt(message) };
  }
  if (REJECTING.has(status)) return { outcome: "rejected", channel: "http", message: `HTTP ${status}` };
  if (isObject(result) && result.isError === true) {
    return { outcome: "rejected", channel: "tool", message: messageExcerpt(contentText(result.content)) };
  }
  const accepted = { outcome: "accepted", channel: "none" } as const;
  return "result" in answer ? accepted : { ...accepted, message: "the answer has neither a result nor an error" };
}

/** What HTTP alone says: a rejection, a refusal to say, or no answer at all. */
function resultOfFault({ message, unverified, http }: CallFault): CallResult {
  if (unverified) return { outcome: "unverified", channel: "none", reason: message };
  const isRejection = http !== undefined && REJECTING.has(http.status);
  return isRejection
    ? { outcome: "rejected", channel: "http", message }
    : { outcome: "crash", channel: "none", message };
}

function contentText(content: unknown): string {
  if (!Array.isArray(content)) return "";
  return content.map((block) => (isObject(block) && typeof block.text === "string" ? block.text : "")).join("\n");
}

function messageExcerpt(value: unknown): Redacted {
  return cut(hide(typeof value === "string" ? value : (JSON.stringify(value) ?? "")), MAX_TEXT);
}
