import type { Finding } from "../core/generated/results.js";
import type { SessionFault } from "../mcp/types.js";
import { ruleOf } from "../rules/registry.js";
import type { Suite, SuiteServer } from "../suite/types.js";

/** Whether a finding that is not the session's own fails the run, and its place: that of the server, where none is given. */
export interface OwnPlace {
  gates: boolean;
  location?: Finding["location"];
}

/** What is found in one lane, beside the verdicts of its tests. */
export class LaneFindings {
  /** Since the last `take`. */
  #seen: Finding[] = [];
  #total = 0;
  readonly #told = new Set<string>();

  constructor(
    private readonly suite: Suite,
    private readonly server: SuiteServer,
    private readonly version: string | null,
    private readonly emit: (finding: Finding) => void,
  ) {}

  /** How many there were. */
  get total(): number {
    return this.#total;
  }

  /** The rules of all of them. */
  get told(): ReadonlySet<string> {
    return this.#told;
  }

  /** A finding; without `own` one of the session, which `invariants` gates or leaves out. */
  tell(fault: SessionFault, own?: OwnPlace, count = 1): void {
    const { invariants } = this.suite.runOptions;
    if (invariants === "off" && own === undefined) return;
    const gates = own?.gates ?? invariants === "fail";
    this.#told.add(fault.rule_id);
    const finding: Finding = {
      rule_id: fault.rule_id,
      severity: ruleOf(fault.rule_id)?.severity ?? "must",
      message: fault.message,
      server: this.server.name,
      target_version: this.version,
      count,
      gates,
      location: own?.location ?? this.server.location,
      ...(fault.evidence !== undefined && { evidence: fault.evidence }),
    };
    this.#total += 1;
    const same = this.#seen.find((seen) => seen.rule_id === finding.rule_id);
    if (same) same.count += count;
    else this.#seen.push({ ...finding });
    this.emit(finding);
  }

  /** Those since the last call. */
  take(): Finding[] {
    const seen = this.#seen;
    if (seen.length > 0) this.#seen = [];
    return seen;
  }
}
