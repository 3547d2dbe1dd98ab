import { isObject } from "../../core/json/json.js";
import type { SuiteAgentFault } from "../../suite/models/types.js";
import type { ProblemLog } from "../../suite/problems.js";
import { checkServerName } from "../../suite/servers/server-name.js";
import type { Suite } from "../../suite/types.js";
import { reportLateValues } from "../../suite/variables/late-values.js";
import { child, choiceOf, numberOf, textOf } from "../../suite/yaml/nodes.js";
import type { Path } from "../../suite/yaml/positions.js";

/** The faults of a suite, by name. */
export type Faults = ReadonlyMap<string, SuiteAgentFault>;

/** The keys that a kind of fault needs; it has no use for the others. */
const NEEDS = { slow: "delay_ms", recover_after: "failures" } as const;

/** `faults`: reports names that occur twice, unknown servers, and keys that the kind lacks or has no use for. */
export function faultsOf(root: Record<string, unknown>, servers: Suite["servers"], log: ProblemLog): Faults {
  const faults = new Map<string, SuiteAgentFault>();
  const { faults: list } = root;
  reportLateValues(root, ["faults"], list, log);
  for (const [index, entry] of (Array.isArray(list) ? list : []).entries()) {
    if (!isObject(entry)) continue;
    const path = ["faults", index];
    const name = textOf(entry.name);
    if (faults.has(name)) {
      log.at(root, [...path, "name"], "value", {
        title: `two faults have the name \`${name}\``,
        description: "Agent tests could not tell them apart.",
        fix: "Give one of them a different name.",
      });
    }
    const kind = choiceOf(entry.kind, ["hang", "wedged", "slow", "recover_after"]) ?? "hang";
    checkKeys(root, path, kind, entry, log);
    const [tool, server] = ["tool", "server"].map((key) => child(entry.target, key));
    if (typeof server === "string") checkServerName(root, [...path, "target", "server"], server, servers, log);
    const [delayMs, failures] = [numberOf(entry.delay_ms), numberOf(entry.failures)];
    faults.set(name, {
      name,
      kind,
      target: { ...(typeof tool === "string" && { tool }), ...(typeof server === "string" && { server }) },
      ...(delayMs !== undefined && { delayMs }),
      ...(failures !== undefined && { failures }),
    });
  }
  return faults;
}

function checkKeys(root: object, path: Path, kind: SuiteAgentFault["kind"], entry: object, log: ProblemLog): void {
  for (const [owner, key] of Object.entries(NEEDS)) {
    const has = child(entry, key) !== undefined;
    if (has === (owner === kind)) continue;
    log.at(root, [...path, has ? key : "kind"], has ? "key" : "value", {
      title: has ? `\`${key}\` does not go with \`${kind}\`` : `\`${kind}\` needs \`${key}\``,
      description: `\`${key}\` belongs to faults of the kind \`${owner}\`.`,
      fix: has ? `Remove it, or write \`kind: ${owner}\`.` : `Write \`${key}:\` with a number.`,
    });
  }
}
