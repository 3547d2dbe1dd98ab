import { resolve } from "node:path";
import { isObject } from "../../core/json/json.js";
import { listedTwice, type Spot, sameNames, unknownName } from "../problems.js";
import { environmentOf } from "../servers/server.js";
import { numberOf, textOf, textsOf } from "../yaml/nodes.js";
import type { SuiteScorer } from "./types.js";

export type SuiteScorers = ReadonlyMap<string, SuiteScorer>;

const TIMEOUT_MS = 30_000;

/** The entries of `scorers`, by name; reports names that occur twice. */
export function scorersOf(list: Spot): SuiteScorers {
  const scorers = new Map<string, SuiteScorer>();
  for (const entry of list.items()) {
    const { value: node } = entry;
    if (!isObject(node)) continue;
    const name = textOf(node.name);
    if (scorers.has(name))
      entry.at("name").report("value", sameNames(`duplicate scorer name \`${name}\``, "Tests", "name"));
    scorers.set(name, {
      name,
      command: textsOf(node.command) ?? [],
      env: environmentOf(node.env),
      cwd: resolve(entry.log.places.folderOf(node, "name"), textOf(node.cwd)),
      timeoutMs: numberOf(node.timeout_ms) ?? TIMEOUT_MS,
    });
  }
  return scorers;
}

/** The scorers that a test names in a list; reports unknown ones. */
export function namedScorers(list: Spot, scorers: SuiteScorers): SuiteScorer[] {
  const named = textsOf(list.value) ?? [];
  return named.flatMap((name, index) => {
    const scorer = scorers.get(name);
    if (scorer !== undefined && named.indexOf(name) === index) return [scorer];
    const spot = list.at(index);
    if (scorer === undefined) spot.notFound("value", unknownName("scorer", name, scorers.keys()));
    else spot.report("value", listedTwice(name, "A scorer grades a test once."));
    return [];
  });
}
