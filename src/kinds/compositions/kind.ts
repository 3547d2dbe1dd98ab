import type { Location } from "../../core/generated/results.js";
import { asObject, isObject } from "../../core/json/json.js";
import { calledServer, moveToServer, taskIn } from "../../suite/header/steps.js";
import type { SuiteKind, SuiteScope, TestScope } from "../../suite/kind.js";
import { type Spot, sameNames } from "../../suite/problems.js";
import { listNames, suggestOr } from "../../suite/suggest.js";
import type { SuiteCall } from "../../suite/types.js";
import { referencesIn } from "../../suite/variables/deferred.js";
import { firstNameOf, reportLateKeys, stepIdOf } from "../../suite/variables/references.js";
import { textOf, textsOf } from "../../suite/yaml/nodes.js";

const MAX_SHOWN = 20;
const MEMBERS = ["composition", "nodes", "output", "duration_ms", "notifications", "protocol_version"];

export interface Graph {
  /** In topological order; among equals in file order. */
  nodes: readonly GraphNode[];
  /** Id of the node whose output is the composition's. */
  output: string;
}

export interface GraphNode {
  id: string;
  server: string;
  needs: readonly string[];
  call: SuiteCall;
  location: Location;
  node: object;
}

type PlacedNode = GraphNode & { spot: Spot };

/** compositions[]: calls of one or more servers that need each other's outputs. */
export const compositions: SuiteKind<Graph> = {
  name: "compositions",
  block: "compositions",
  command: "run",
  clashes: [
    {
      key: "nodes",
      excludes: ["expect.response_headers", "expect.response_headers_absent"],
      why: "A composition gets several responses, each with its own headers.",
    },
  ],
  lateKeys: ["nodes"],
  reader: (suite) => (test) => graphOf(test, suite),
  onServer: ({ nodes, output }, from, to) => ({ nodes: moveToServer(nodes, from, to), output }),
  needs: ({ body: { nodes } }) => ({ servers: nodes.map(({ server }) => server), calls: nodes, members: MEMBERS }),
  print: ({ body: { output } }) => ({ output }),
};

function graphOf({ spot, header: { server } }: TestScope, scope: SuiteScope): Graph {
  const nodes = new Map<string, PlacedNode>();
  for (const at of spot.at("nodes").items()) {
    const { value: node } = at;
    if (!isObject(node)) continue;
    reportLateKeys(at, ["id", "tool", "server", "needs"]);
    const { id } = node;
    if (typeof id !== "string") continue;
    if (nodes.has(id)) {
      at.at("id").report("value", sameNames(`two nodes have the id \`${id}\``, "References", "id"));
      continue;
    }
    nodes.set(id, {
      id,
      server: calledServer(at, server, scope),
      needs: textsOf(node.needs) ?? [],
      call: { method: "tools/call", tool: textOf(node.tool), args: asObject(node.args), ...taskIn(at) },
      location: spot.log.places.locate(node, ["id"]),
      node,
      spot: at,
    });
  }
  for (const node of nodes.values()) checkNode(node, nodes);
  const sorted = topologicalOrder([...nodes.values()]);
  const output = spot.at("output");
  if (typeof output.value === "string" && !nodes.has(output.value)) unknownNode(output, output.value, nodes);
  return {
    nodes: sorted.map(({ spot: _, ...node }) => node),
    output: typeof output.value === "string" ? output.value : (sorted.at(-1)?.id ?? ""),
  };
}

function checkNode({ id: own, needs, spot }: PlacedNode, nodes: ReadonlyMap<string, unknown>): void {
  for (const [index, need] of needs.entries()) {
    if (!nodes.has(need)) unknownNode(spot.at("needs", index), need, nodes);
  }
  for (const { reference, path } of referencesIn(spot.members.args)) {
    const first = firstNameOf(reference);
    const id = first === "steps" && !nodes.has(first) ? stepIdOf(reference) : first;
    if (id === "" || needs.includes(id) || (id === "server" && !nodes.has(id))) continue;
    spot.at("args", ...path).notFound("value", {
      title: `\`${id}\` is not in \`needs\``,
      description: `\`\${${reference.name}}\` reads the output of the node \`${id}\`, which must run before \`${own}\`.`,
      fix: nodes.has(id) ? `Add \`${id}\` to the node's \`needs\`.` : `The nodes are ${listNames(nodes.keys())}.`,
    });
  }
}

function unknownNode(spot: Spot, id: string, nodes: ReadonlyMap<string, unknown>): void {
  if (spot.log.full) return;
  spot.notFound("value", {
    title: `no node has the id \`${id}\``,
    description: `The composition has ${listNames(nodes.keys())}.`,
    fix: suggestOr(id, nodes.keys(), "Write one of these."),
  });
}

/** Each node after those that it needs; among nodes that are ready, the first in the file comes first. */
function topologicalOrder(nodes: readonly PlacedNode[]): PlacedNode[] {
  const places = new Map(nodes.map((node, index) => [node.id, index]));
  const children = nodes.map((): number[] => []);
  const missing = nodes.map(({ needs }, index) => {
    const targets = [...new Set(needs)].flatMap((need) => places.get(need) ?? []);
    for (const need of targets) children[need]?.push(index);
    return targets.length;
  });
  const sorted: PlacedNode[] = [];
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
  const sortedNodes = new Set(sorted);
  const waiting = nodes.filter((node) => !sortedNodes.has(node));
  waiting[0]?.spot.at("needs").report("value", {
    title: "circular dependency between nodes",
    description: `${cycleText(waiting)}.`,
    fix: "Remove one of these from `needs`.",
  });
  return [...sorted, ...waiting];
}

function cycleText(waiting: readonly GraphNode[]): string {
  const byId = new Map(waiting.map((node) => [node.id, node]));
  const visited: string[] = [];
  // Each node that waits needs another one that waits, so this comes to a node twice.
  let at = waiting[0]!;
  while (!visited.includes(at.id)) {
    visited.push(at.id);
    at = at.needs.map((need) => byId.get(need)).find((node) => node !== undefined)!;
  }
  const cycle = [...visited.slice(visited.indexOf(at.id)), at.id];
  if (cycle.length <= MAX_SHOWN) return cycle.join(" → ");
  return [...cycle.slice(0, MAX_SHOWN), "…", cycle.at(-1)].join(" → ");
}
