import type { Finding } from "../../core/generated/results.js";
import { defined } from "../../core/json/json.js";
import type { Redacted } from "../../core/redaction/redact.js";
import { NO_TEST, type Owner, type SessionFault } from "../../mcp/types.js";
import { createFindings, type Findings } from "../../results/findings.js";
import { ruleOf } from "../../rules/registry.js";
import type { RuleFinding } from "../judge/failure.js";
import type { LaneContext, LaneInfo } from "./lane-context.js";
import type { InvariantFinding } from "./lane-review.js";

/** Whether a finding that is not the session's own fails the run, and its place (default: the server's). */
type FindingPlace = { gates: boolean; location?: Finding["location"]; request?: Redacted };
type FindingSource = SessionFault & Pick<InvariantFinding, "severity" | "unjudged"> & Pick<Finding, "tier" | "sdk">;

/** The findings of one lane, in addition to the results of its tests. */
export class LaneFindings {
  /** Findings that were not taken yet, by their test; under undefined those of no test. */
  readonly #seen = new Map<Owner | undefined, Findings<RuleFinding>>();
  total = 0;

  constructor(
    private readonly lane: Pick<LaneInfo, "suite" | "server" | "targetVersion">,
    private readonly context: Pick<LaneContext, "finding" | "isUnderWay">,
  ) {}

  /** Reports a finding; without `place`, one of the session, which `invariants` gates or turns off. */
  report({ count = 1, ...fault }: FindingSource & { count?: number }, place?: FindingPlace): void {
    const { suite, server, targetVersion } = this.lane;
    const { invariants } = suite.runOptions;
    // A server that ends by itself is a fault, whatever the invariants are set to.
    if (fault.rule_id === "FAULT-LIFECYCLE-CRASH") place ??= { gates: true };
    if (invariants === "off" && place === undefined) return;
    const finding: RuleFinding = {
      rule_id: fault.rule_id,
      severity: fault.severity ?? ruleOf(fault.rule_id).severity,
      message: fault.message,
      server: server.name,
      target_version: targetVersion,
      count,
      gates: place?.gates ?? invariants === "fail",
      ...defined({ unjudged: fault.unjudged, location: place?.location ?? server.location }),
      ...defined({ evidence: fault.evidence, request: place?.request, tier: fault.tier, sdk: fault.sdk }),
    };
    this.total += 1;
    const findings = this.#seen.get(fault.owner) ?? createFindings<RuleFinding>();
    this.#seen.set(fault.owner, findings);
    findings.add(finding);
    this.context.finding(finding);
  }

  /** Takes the findings for the row of a test: all except those of other tests that are still running, and of no test. */
  take(owner?: Owner): RuleFinding[] {
    if (this.#seen.size === 0) return [];
    const taken = createFindings<RuleFinding>();
    for (const [about, findings] of this.#seen) {
      const isOfOther = about !== undefined && about !== owner;
      if (isOfOther && (about === NO_TEST || this.context.isUnderWay(about))) continue;
      for (const finding of findings.list()) taken.add(finding);
      this.#seen.delete(about);
    }
    return taken.list();
  }
}
