import type { Finding, OfferedItem, ServerRow } from "../core/generated/results.js";
import type { RuleId } from "../rules/registry.js";

/** What of one server no test used, in all files, shards and revisions together. */
export interface ServerCoverage {
  server: string;
  exercised: number;
  total: number;
  missing: OfferedItem[];
}

/** The coverage of each server by its name; empty if the run did not read what servers offer. */
export function coverageOfServers(servers: readonly ServerRow[]): ServerCoverage[] {
  const itemsByServer = new Map<string, { exercised: Set<string>; offered: Map<string, OfferedItem> }>();
  for (const { name, coverage } of servers) {
    if (coverage === undefined) continue;
    const items = itemsByServer.get(name) ?? { exercised: new Set(), offered: new Map() };
    itemsByServer.set(name, items);
    for (const item of coverage.exercised) items.exercised.add(itemKey(item));
    for (const item of [...coverage.exercised, ...coverage.missing]) items.offered.set(itemKey(item), item);
  }
  return [...itemsByServer].map(([server, { exercised, offered }]) => ({
    server,
    exercised: exercised.size,
    total: offered.size,
    missing: [...offered].filter(([key]) => !exercised.has(key)).map(([, item]) => item),
  }));
}

/** The finding of a run that uses less than `min` percent of what servers list; undefined if it uses enough. */
export function coverageFinding(servers: readonly ServerRow[], min = 0): Finding | undefined {
  const all = coverageOfServers(servers);
  const exercised = all.reduce((sum, server) => sum + server.exercised, 0);
  const total = all.reduce((sum, server) => sum + server.total, 0);
  if (exercised * 100 >= min * total) return undefined;
  return {
    rule_id: "RUNNER-COVERAGE" satisfies RuleId,
    server: null,
    target_version: null,
    severity: "must",
    message: `The tests use ${exercised} of ${total} tools, resources and prompts, which is less than ${min} %.`,
    count: 1,
    gates: true,
  };
}

function itemKey({ kind, name }: OfferedItem): string {
  return `${kind} ${name}`;
}
