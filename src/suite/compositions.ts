import { isObject } from "../core/json.js";
import { referencesIn } from "./deferred.js";
import { child } from "./own.js";
import type { Path } from "./positions.js";
import type { ProblemLog } from "./problems.js";
import { headOf } from "./references.js";
import { textsOf } from "./scalars.js";
import { knownServer } from "./server-name.js";
import { listed, suggest } from "./suggest.js";
import type { Suite, SuiteGraph, SuiteNode } from "./types.js";

/** The graph of a composition in topological order; tells whatever keeps it from being one. */
export function graphOf(
  root: Record<string, unknown>,
  path: Path,
  composition: Record<string, unknown>,
  server: string,
  servers: Suite["servers"],
  log: ProblemLog,
): SuiteGraph {
  const written = composition["nodes"];
  const nodes = new Map<string, SuiteNode & { path: Path }>();
  for (const [index, node] of (Array.isArray(written) ? written : []).entries()) {
    if (!isObject(node) || typeof node["id"] !== "string") continue;
    const at = [...path, "nodes", index];
    const { id, server: own, needs } = node;
    if (nodes.has(id)) {
      log.at(root, [...at, "id"], "value", {
        title: `two nodes have the id \`${id}\``,
        description: "References could not tell the two apart.",
        fix: "Give one of them another id.",
      });
      continue;
    }
    nodes.set(id, {
      id,
      server: typeof own === "string" ? knownServer(root, [...at, "server"], own, servers, log) : server,
      needs: textsOf(needs) ?? [],
      call: { block: "tools", tool: String(node["tool"]), args: isObject(node["args"]) ? node["args"] : {} },
      location: log.places.locate(node, ["id"]),
      path: at,
    });
  }
  const ids = [...nodes.keys()];
  for (const node of nodes.values()) checkNode(root, node, ids, log);
  const sorted = sort(root, [...nodes.values()], log);
  const { output } = composition;
  if (typeof output === "string" && !nodes.has(output)) unknownNode(root, [...path, "output"], output, ids, log);
  return {
    nodes: sorted.map(({ path: _, ...node }) => node),
    output: typeof output === "string" ? output : (sorted.at(-1)?.id ?? ""),
  };
}

/** Every need is a node, and every reference is to a need. */
function checkNode(root: object, node: SuiteNode & { path: Path }, ids: readonly string[], log: ProblemLog): void {
  for (const [index, need] of node.needs.entries()) {
    if (!ids.includes(need)) unknownNode(root, [...node.path, "needs", index], need, ids, log);
  }
  const written = node.path.reduce<unknown>(child, root);
  for (const { reference, path } of referencesIn(child(written, "args"))) {
    const id = headOf(reference);
    if (id === "" || node.needs.includes(id)) continue;
    log.at(root, [...node.path, "args", ...path], "value", {
      title: `\`${id}\` is not in \`needs\``,
      description: `\`\${${reference.name}}\` reads the output of the node \`${id}\`, which must have run before \`${node.id}\`.`,
      fix: ids.includes(id) ? `Add \`${id}\` to the node's \`needs\`.` : `The nodes are ${listed(ids)}.`,
    });
  }
}

function unknownNode(root: object, path: Path, id: string, ids: readonly string[], log: ProblemLog): void {
  const meant = suggest(id, ids);
  log.at(root, path, "value", {
    title: `no node has the id \`${id}\``,
    description: `The composition has ${listed(ids)}.`,
    fix: meant === undefined ? "Write one of these." : `Did you mean \`${meant}\`?`,
  });
}

/** Topological order; among nodes that are ready the first in the file. */
function sort<N extends SuiteNode & { path: Path }>(root: object, nodes: readonly N[], log: ProblemLog): N[] {
  const sorted: N[] = [];
  const ids = new Set(nodes.map((node) => node.id));
  const done = new Set<string>();
  let waiting = [...nodes];
  while (waiting.length > 0) {
    const next = waiting.find((node) => node.needs.every((need) => done.has(need) || !ids.has(need)));
    if (next === undefined) {
      const [first] = waiting;
      log.at(root, [...(first?.path ?? []), "needs"], "value", {
        title: "the nodes need each other in a circle",
        description: `${circle(waiting)}.`,
        fix: "Take one of these out of `needs`.",
      });
      return [...sorted, ...waiting];
    }
    sorted.push(next);
    done.add(next.id);
    waiting = waiting.filter((node) => node !== next);
  }
  return sorted;
}

/** One way round, from nodes of which each waits for another. */
function circle(waiting: readonly SuiteNode[]): string {
  const byId = new Map(waiting.map((node) => [node.id, node]));
  const way: string[] = [];
  let at = waiting[0];
  while (at !== undefined && !way.includes(at.id)) {
    way.push(at.id);
    at = at.needs.map((need) => byId.get(need)).find((node) => node !== undefined);
  }
  if (at === undefined) return way.join(" → ");
  return [...way.slice(way.indexOf(at.id)), at.id].join(" → ");
}
