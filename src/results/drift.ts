import type { Drift } from "../core/generated/results.js";
import { byText } from "../core/text.js";

const CLASSES = ["breaking", "compatible", "description"] satisfies Drift["class"][];

/**
 * Each difference once, by server, revision, class and what differs: a server that several files or shards have is compared in
 * each of them.
 */
export function uniqueDrift(all: readonly Drift[]): Drift[] {
  const byPlace = all.map((drift) => [`${placeOf(drift)}\n${JSON.stringify(drift)}`, drift] satisfies [string, Drift]);
  return [...new Map(byPlace)].sort(([a], [b]) => byText(a, b)).map(([, drift]) => drift);
}

function placeOf({ server, target_version, class: of, kind, name, path }: Drift): string {
  return JSON.stringify([server, target_version ?? "", CLASSES.indexOf(of), kind, name, path]);
}
