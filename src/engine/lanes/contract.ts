import { contractDrift, driftMessage } from "../../conformance/contract/contract-drift.js";
import { CONTRACT_LEVELS, contractOf } from "../../conformance/contract/contract-of.js";
import type { DriftClass } from "../../conformance/contract/schema-drift.js";
import { definitionsOf } from "../../conformance/definitions/listed.js";
import { surfaceTokens } from "../../conformance/rules/surf/checks.js";
import type { Contract } from "../../core/generated/baseline.js";
import type { Drift } from "../../core/generated/results.js";
import { asList, asObject, isNestedOver } from "../../core/json/json.js";
import { hide, say } from "../../core/redaction/redacted.js";
import { LIST_MEMBERS, listAll, listsOf, unreadFault } from "../../mcp/list-all.js";
import type { Session, SessionFault } from "../../mcp/types.js";
import type { RuleId } from "../../rules/registry.js";
import type { SuiteRunOptions } from "../../suite/types.js";
import { withoutTargets } from "../judge/assertion-failures.js";

const LIST_MS = 30_000;
/** The differences of one server that results list; those that break come first. */
const MAX_DRIFT = 1_000;

/** What a run does with the contracts of its servers. */
export interface ContractPort {
  /** The contract to compare with; undefined if the baseline has none for this server, or is written from this run. */
  before(server: string, suite: string, targetVersion: string | null): Contract | undefined;
  /** True if the contracts of all servers are read: a baseline is written. */
  all: boolean;
  /** True if the contracts of all servers are read for what the tests do not call. */
  coverage: boolean;
}

/** The contract of a server, as it was at the start of its first session. */
export interface LaneContract {
  server: string;
  suite: string;
  targetVersion: string | null;
  contract: Contract;
}

export const DRIFT_RULES: Readonly<Record<DriftClass, RuleId>> = {
  breaking: "DRIFT-BREAKING",
  compatible: "DRIFT-COMPATIBLE",
  description: "DRIFT-DESCRIPTION",
};

/** A contract, and why lists that it should have are not in it. */
export interface ReadContract {
  contract: Contract;
  faults: SessionFault[];
}

/** Reads every list that the capabilities of a server declare, without what its suite calls volatile. */
export async function readContract(session: Session, volatile: readonly string[]): Promise<ReadContract> {
  const faults: SessionFault[] = [];
  const { capabilities, instructions } = session.facts;
  const lists = new Map<string, readonly unknown[]>();
  for (const method of listsOf(capabilities)) {
    const list = await listAll(method, (name, params) =>
      session.request(name, params, { timeoutMs: LIST_MS, purpose: "handshake" }),
    );
    const { items } = list;
    const fault = unreadFault(method, list);
    const addFault = ({ rule_id, message }: SessionFault) =>
      faults.push({ rule_id, message: say`the server's contract is unknown: ${hide(method)}: ${message}` });
    if (fault) addFault(fault);
    else if (items.some((item) => isNestedOver(item, CONTRACT_LEVELS)))
      addFault({ rule_id: "DRIFT-BREAKING", message: say`an item is nested more than ${CONTRACT_LEVELS} levels deep` });
    else {
      const member = LIST_MEMBERS[method] ?? "";
      const answer = withoutTargets({ result: { [member]: items } }, volatile);
      const result = asObject(asObject(answer).result);
      lists.set(method, asList(result[member]));
    }
  }
  return { contract: contractOf({ capabilities, instructions, lists }), faults };
}

/** How many tokens the definitions of all tools have; undefined if they could not be listed. */
export async function tokensOfTools({ tools }: Contract): Promise<number | undefined> {
  if (tools === undefined) return undefined;
  const { countTokens } = await import("../../conformance/tokens/o200k.js");
  return surfaceTokens(definitionsOf({ tools }), countTokens);
}

/** What differs between two contracts of one server, both without secrets, as results hold it. `gate`: which fail the run. */
export function driftOf(
  server: string,
  targetVersion: string | null,
  before: Contract,
  after: Contract,
  gate: SuiteRunOptions["drift"],
): Drift[] {
  return contractDrift(before, after)
    .slice(0, MAX_DRIFT)
    .map(({ what, ...change }) => ({
      server,
      target_version: targetVersion,
      ...change,
      message: driftMessage({ ...change, what }),
      gates: gate === "any" || (gate === "fail" && change.class === "breaking"),
    }));
}
