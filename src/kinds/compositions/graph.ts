import type { Location } from "../../core/generated/results.js";
import { isObject } from "../../core/json/json.js";
import type { SuiteScope, TestScope } from "../../suite/kind.js";
import type { ProblemLog } from "../../suite/problems.js";
import { checkServerName } from "../../suite/servers/server-name.js";
import { listNames, suggest } from "../../suite/suggest.js";
import type { SuiteCall } from "../../suite/types.js";
import { referencesIn } from "../../suite/variables/deferred.js";
import { reportLateKeys } from "../../suite/variables/late-values.js";
import { headOf } from "../../suite/variables/references.js";
import { child, textOf, textsOf } from "../../suite/yaml/nodes.js";
import type { Path } from "../../suite/yaml/positions.js";

/** Nodes of a circle that a message names. */
const MAX_SHOWN = 20;

/** The graph of a composition. */
export interface Graph {
  /** In topological order; among equals in file order. */
  nodes: readonly GraphNode[];
  /** Id of the node whose output is the composition's. */
  output: string;
}

/** One call of a composition. */
export interface GraphNode {
  id: string;
  server: string;
  needs: readonly string[];
  call: SuiteCall;
  location: Location;
  node: object;
}

/** The graph of a composition in topological order; reports its errors. */
export function graphOf(
  { path, node: composition, header: { server } }: TestScope,
  { root, servers, log }: SuiteScope,
): Graph {
  const written = composition.nodes;
  const nodes = new Map<string, GraphNode & { path: Path }>();
  for (const [index, node] of (Array.isArray(written) ? written : []).entries()) {
    const at = [...path, "nodes", index];
    if (!isObject(node)) continue;
    reportLateKeys(root, at, node, ["id", "tool", "server", "needs"], log);
    if (typeof node.id !== "string") continue;
    const { id, server: nodeServer, needs } = node;
    if (nodes.has(id)) {
      log.at(root, [...at, "id"], "value", {
        title: `two nodes have the id \`${id}\``,
        description: "References could not tell them apart.",
        fix: "Give one of them a different id.",
      });
      continue;
    }
    nodes.set(id, {
      id,
      server:
        typeof nodeServer === "string" ? checkServerName(root, [...at, "server"], nodeServer, servers, log) : server,
      needs: textsOf(needs) ?? [],
      call: { method: "tools/call", tool: textOf(node.tool), args: isObject(node.args) ? node.args : {} },
      location: log.places.locate(node, ["id"]),
      node,
      path: at,
    });
  }
  for (const node of nodes.values()) checkNode(root, node, nodes, log);
  const sorted = sort(root, [...nodes.values()], log);
  const { output } = composition;
  if (typeof output === "string" && !nodes.has(output)) unknownNode(root, [...path, "output"], output, nodes, log);
  return {
    nodes: sorted.map(({ path: _, ...node }) => node),
    output: typeof output === "string" ? output : (sorted.at(-1)?.id ?? ""),
  };
}

/** Every need is a node, and every reference is to a need. */
function checkNode(
  root: object,
  node: GraphNode & { path: Path },
  nodes: ReadonlyMap<string, unknown>,
  log: ProblemLog,
): void {
  for (const [index, need] of node.needs.entries()) {
    if (!nodes.has(need)) unknownNode(root, [...node.path, "needs", index], need, nodes, log);
  }
  const written = node.path.reduce<unknown>(child, root);
  for (const { reference, path } of referencesIn(child(written, "args"))) {
    const id = headOf(reference);
    if (id === "" || node.needs.includes(id)) continue;
    if (id === "server" && !nodes.has(id)) continue;
    log.notFound(root, [...node.path, "args", ...path], "value", {
      title: `\`${id}\` is not in \`needs\``,
      description: `\`\${${reference.name}}\` reads the output of the node \`${id}\`, which must run before \`${node.id}\`.`,
      fix: nodes.has(id) ? `Add \`${id}\` to the node's \`needs\`.` : `The nodes are ${listNames(nodes.keys())}.`,
    });
  }
}

function unknownNode(root: object, path: Path, id: string, nodes: ReadonlyMap<string, unknown>, log: ProblemLog): void {
  if (log.full) return;
  const suggestion = suggest(id, nodes.keys());
  log.notFound(root, path, "value", {
    title: `no node has the id \`${id}\``,
    description: `The composition has ${listNames(nodes.keys())}.`,
    fix: suggestion === undefined ? "Write one of these." : `Did you mean \`${suggestion}\`?`,
  });
}

/** Topological order; among nodes that are ready the first in the file. */
function sort<N extends GraphNode & { path: Path }>(root: object, nodes: readonly N[], log: ProblemLog): N[] {
  const places = new Map(nodes.map((node, index) => [node.id, index]));
  const children = nodes.map((): number[] => []);
  const missing = nodes.map(({ needs }, index) => {
    const targets = [...new Set(needs)].flatMap((need) => places.get(need) ?? []);
    for (const need of targets) children[need]?.push(index);
    return targets.length;
  });
  const sorted: N[] = [];
  const ready = [...nodes.keys()].filter((index) => missing[index] === 0);
  for (let index = ready.shift(); index !== undefined; index = ready.shift()) {
    sorted.push(nodes[index]!);
    for (const waiting of children[index] ?? []) {
      missing[waiting]! -= 1;
      if (missing[waiting] !== 0) continue;
      const behind = ready.findIndex((other) => other > waiting);
      ready.splice(behind === -1 ? ready.length : behind, 0, waiting);
    }
  }
  if (sorted.length === nodes.length) return sorted;
  const done = new Set(sorted);
  const waiting = nodes.filter((node) => !done.has(node));
  log.at(root, [...(waiting[0]?.path ?? []), "needs"], "value", {
    title: "circular dependency between nodes",
    description: `${cycleText(waiting)}.`,
    fix: "Remove one of these from `needs`.",
  });
  return [...sorted, ...waiting];
}

/** One cycle among nodes that wait for each other. */
function cycleText(waiting: readonly GraphNode[]): string {
  const byId = new Map(waiting.map((node) => [node.id, node]));
  const visited: string[] = [];
  let at = waiting[0];
  while (at !== undefined && !visited.includes(at.id)) {
    visited.push(at.id);
    at = at.needs.map((need) => byId.get(need)).find((node) => node !== undefined);
  }
  const round = at === undefined ? visited : [...visited.slice(visited.indexOf(at.id)), at.id];
  if (round.length <= MAX_SHOWN) return round.join(" → ");
  return [...round.slice(0, MAX_SHOWN), "…", round.at(-1)].join(" → ");
}
