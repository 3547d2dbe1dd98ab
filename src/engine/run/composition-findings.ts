import { type ComposedSession, hazardsOf } from "../../conformance/invariants/composition.js";
import type { Finding } from "../../core/generated/results.js";
import type { Redacted } from "../../core/redaction/redact.js";
import { type RuleId, ruleOf } from "../../rules/registry.js";
import type { Suite } from "../../suite/types.js";
import type { Lane } from "../lanes/lane.js";

/** What can go wrong among the servers that one suite runs side by side. */
export function compositionFindings(lanes: Iterable<Lane>): Finding[] {
  const lanesOfSuite = new Map<Suite, Lane[]>();
  for (const lane of lanes) lanesOfSuite.set(lane.suite, [...(lanesOfSuite.get(lane.suite) ?? []), lane]);
  return [...lanesOfSuite.values()].flatMap((members) =>
    hazardsOf(members.flatMap(memberOf)).map(({ rule_id, message, servers }) => {
      const named = members.filter(({ server }) => servers.includes(server.name));
      const versions = new Set(named.map(({ targetVersion }) => targetVersion));
      // The place is that of the first server that it names.
      const first = named.find(({ server }) => server.name === servers[0])!;
      return findingOf(first, versions.size === 1 ? first.targetVersion : null, rule_id, message);
    }),
  );
}

function findingOf(
  { suite, server }: Lane,
  target_version: string | null,
  rule_id: RuleId,
  message: Redacted,
): Finding {
  return {
    rule_id,
    severity: ruleOf(rule_id).severity,
    message,
    server: null,
    target_version,
    count: 1,
    gates: suite.runOptions.invariants === "fail",
    location: server.location,
  };
}

function memberOf({ review, sessions: { facts }, server, suite }: Lane): ComposedSession[] {
  if (!review || !facts) return [];
  return [{ server: server.name, suite: suite.name, tools: review.tools, ids: new Set() }];
}
