import type { Claim } from "../../conformance/claims/claim.js";
import { mayBeOfSdk } from "../../conformance/claims/sdk-faults.js";
import { attributeClaims } from "../../conformance/claims/settle.js";
import type { Redacted } from "../../core/redaction/redact.js";
import { hide, say } from "../../core/redaction/redacted.js";
import type { RuleId } from "../../rules/registry.js";

/** Takes what rules say as soon as it is certain. `isSettled`: no later answer is needed to know the SDK of the server. */
export type OnClaims = (claims: readonly Claim[], isSettled?: boolean) => void;

interface Announcement {
  /** The SDK of the server, as far as its answers have shown it. */
  sdk(): string | undefined;
  /** The word before a finding, such as `✗ broken`; undefined for what is not worth a line now. */
  markOf(claim: Claim): string | undefined;
  show(line: Redacted): void;
}

/** Shows the first finding of each rule when it comes; what may be the fault of an SDK waits until the SDK is known. */
export function announcer({ sdk, markOf, show }: Announcement): OnClaims {
  const shown = new Set<RuleId>();
  let waiting: Claim[] = [];
  let isKnown = false;
  return (claims, isSettled = false) => {
    isKnown ||= isSettled || sdk() !== undefined;
    const failed = [...waiting, ...claims].filter(({ status }) => status === "failed");
    waiting = failed.filter((claim) => !isKnown && mayBeOfSdk(claim));
    const certain = failed.filter((claim) => !waiting.includes(claim));
    for (const claim of attributeClaims(certain, sdk())) {
      const mark = claim.status === "failed" && claim.sdk === undefined ? markOf(claim) : undefined;
      if (mark === undefined || shown.has(claim.id)) continue;
      shown.add(claim.id);
      show(say`${hide(mark)} ${claim.id} ${hide(claim.title)}${detailOf(claim)}`);
    }
  };
}

function detailOf({ subject, message }: Claim): Redacted {
  const namesSubject = subject === undefined || message?.includes(subject) === true;
  return say`${namesSubject ? say`` : say`: ${subject}`}${message === undefined ? say`` : say`: ${message}`}`;
}
