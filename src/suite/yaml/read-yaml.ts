import type { ParsedYaml } from "./parse-yaml.js";
import { readPlainYaml } from "./plain-yaml.js";
import type { PlaceStore, Source } from "./positions.js";
import { MAX_MARKS } from "./yaml-problems.js";

/**
 * Reads the one YAML document of a source into plain values (YAML 1.2, core schema), keeping the place of each node.
 * Never throws for what a file says: every problem has its place.
 */
export async function readYaml(source: Source, places: PlaceStore): Promise<ParsedYaml> {
  const plain = mostMarks(source.text) > MAX_MARKS ? undefined : readPlainYaml(source, places);
  if (plain !== undefined) return { ...plain, complete: true, problems: [] };
  const { parseYaml } = await import("./parse-yaml.js");
  return parseYaml(source, places);
}

/**
 * More marks than a text can have. A mark is a dash, colon, comma, question mark or opening bracket, or a scalar; there
 * is at most one scalar after each of those, each closing bracket, quote and line feed.
 */
export function mostMarks(text: string): number {
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
  return 1 + 2 * count(/[-,:?[{"']/g) + count(/[\]}\n]/g);
}
