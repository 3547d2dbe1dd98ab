import { roundMs } from "../../../core/clock.js";
import { isAboutRequest } from "../rejection-text.js";
import type { ProbeCase, ProbeCaseResult, ProbeName, ProbeOutcome, ProbeResult, Unsent } from "./types.js";

const WORST_FIRST: readonly ProbeOutcome[] = ["crash", "hang", "accepted", "unverified", "rejected", "skipped"];

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

/** A probe of which nothing was sent. */
export function unsentProbe(unsent: Unsent): ProbeResult {
  return { ...unsent, channel: "none", duration_ms: 0, cases: [] };
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
