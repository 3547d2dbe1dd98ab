import type { ScalarTag } from "yaml";
import { mayHaveTooMany, type ParsedYaml } from "./parsed-yaml.js";
import { readPlainYaml } from "./plain-yaml.js";
import type { PlaceStore, Source } from "./positions.js";

/**
 * Reads the one YAML document of a source into plain values (YAML 1.2, core schema), keeping the place of each node.
 * Never throws for what a file says: every problem has its place.
 *
 * @param customTags tags of other formats, which suites do not have
 */
export async function readYaml(source: Source, places: PlaceStore, customTags: ScalarTag[] = []): Promise<ParsedYaml> {
  const isPlain = customTags.length === 0 && !mayHaveTooMany(source.text);
  const plain = isPlain ? readPlainYaml(source, places) : undefined;
  if (plain !== undefined) return { ...plain, complete: true, problems: [] };
  const { parseYaml } = await import("./parse-yaml.js");
  return parseYaml(source, places, customTags);
}
