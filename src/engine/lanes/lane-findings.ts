import { isFaultOfSdk } from "../../conformance/claims/sdk-faults.js";
import type { Finding } from "../../core/generated/results.js";
import { getOrMake } from "../../core/groups.js";
import { defined } from "../../core/json/json.js";
import type { Redacted } from "../../core/redaction/redact.js";
import { hide, say } from "../../core/redaction/redacted.js";
import { NO_TEST, type Owner, type SessionFault } from "../../mcp/types.js";
import { createFindings, type Findings } from "../../results/findings.js";
import { type RuleId, ruleOf } from "../../rules/registry.js";
import type { RuleFinding } from "../judge/failure.js";
import type { LaneContext, LaneInfo } from "./lane-context.js";
import type { InvariantFinding } from "./lane-review.js";

/** Whether a finding that is not the session's own fails the run, and its place (default: the server's). */
type FindingPlace = { gates: boolean; location?: Finding["location"]; request?: Redacted };
type FindingSource = SessionFault &
  Pick<InvariantFinding, "severity" | "unjudged"> &
  Pick<Finding, "tier" | "sdk" | "fix">;

/** The text of a failure that is the fault of an SDK. */
export function ofSdk(sdk: string, message: Redacted): Redacted {
  return say`from the SDK (${hide(sdk)}): ${message}`;
}

interface FailedRule {
  rule_id: RuleId;
  message: string;
  evidence?: string | undefined;
}

/** The findings of one lane, in addition to the results of its tests. */
export class LaneFindings {
  /** Findings that no row has yet, by the test that they are about; under undefined if that is not known. */
  readonly #byOwner = new Map<Owner | undefined, Findings<RuleFinding>>();
  total = 0;

  constructor(
    private readonly lane: Pick<LaneInfo, "suite" | "server" | "targetVersion" | "sdk">,
    private readonly context: Pick<LaneContext, "finding" | "isUnderWay">,
  ) {}

  /** Reports a finding; without `place`, one of the session, which `invariants` gates or turns off. */
  report({ count = 1, ...fault }: FindingSource & { count?: number }, place?: FindingPlace): void {
    const { suite, server, targetVersion } = this.lane;
    const { invariants } = suite.runOptions;
    // A server that ends by itself is a fault, whatever the invariants are set to.
    if (fault.rule_id === "FAULT-LIFECYCLE-CRASH") place ??= { gates: true };
    if (invariants === "off" && place === undefined) return;
    const sdk = fault.sdk ?? this.sdkOf({ evidence: place?.request, ...fault });
    const finding: RuleFinding = {
      rule_id: fault.rule_id,
      severity: sdk !== undefined ? "may" : (fault.severity ?? ruleOf(fault.rule_id).severity),
      message: sdk === undefined ? fault.message : ofSdk(sdk, fault.message),
      server: server.name,
      target_version: targetVersion,
      count,
      gates: sdk === undefined && (place?.gates ?? invariants === "fail"),
      ...defined({ unjudged: fault.unjudged, location: place?.location ?? server.location }),
      ...defined({ evidence: fault.evidence, request: place?.request, tier: fault.tier, sdk, fix: fault.fix }),
    };
    this.total += 1;
    getOrMake(this.#byOwner, fault.owner, () => createFindings<RuleFinding>()).add(finding);
    this.context.finding(finding);
  }

  /** The SDK of the server, if a failure is its known fault, which gates nothing. */
  sdkOf({ rule_id: id, message, evidence }: FailedRule): string | undefined {
    const { sdk } = this.lane.sdk;
    const text = { id, message, ...defined({ evidence }) };
    return sdk !== undefined && isFaultOfSdk(sdk, text) ? sdk : undefined;
  }

  /** Takes the findings for the row of a test. Those about no test, or about another test that still runs, stay. */
  take(owner?: Owner): RuleFinding[] {
    if (this.#byOwner.size === 0) return [];
    const result = createFindings<RuleFinding>();
    for (const [findingOwner, findings] of this.#byOwner) {
      const isOfOther = findingOwner !== undefined && findingOwner !== owner;
      if (isOfOther && (findingOwner === NO_TEST || this.context.isUnderWay(findingOwner))) continue;
      for (const finding of findings.list()) result.add(finding);
      this.#byOwner.delete(findingOwner);
    }
    return result.list();
  }
}
