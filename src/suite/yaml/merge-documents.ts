import { isObject } from "../../core/json/json.js";
import { child, setOwn } from "./nodes.js";
import type { PlaceStore } from "./positions.js";

/** Lists that are settings: the later one replaces the earlier one. All other lists are joined. */
const REPLACED = new Set(["target_versions", "model_compatibility"]);

/**
 * Merges one suite's document over another: blocks that are mappings merge by key, and the later entry replaces the earlier one;
 * lists of tests and the like are joined, earlier ones first; anything else is replaced. `imports` is left out. Places
 * are kept. Takes documents that may be wrong.
 */
export function mergeDocuments(
  earlier: Record<string, unknown>,
  later: Record<string, unknown>,
  places: PlaceStore,
): Record<string, unknown> {
  const merged: Record<string, unknown> = {};
  const origins: [object, string][] = [];
  for (const key of new Set([...Object.keys(earlier), ...Object.keys(later)])) {
    if (key === "imports") continue;
    setOwn(merged, key, mergeBlock(key, child(earlier, key), child(later, key), places));
    origins.push([Object.hasOwn(later, key) ? later : earlier, key]);
  }
  places.recordMerged(merged, origins);
  return merged;
}

function mergeBlock(key: string, earlier: unknown, later: unknown, places: PlaceStore): unknown {
  if (later === undefined) return earlier;
  if (isObject(earlier) && isObject(later)) return mergeMaps(key, earlier, later, places);
  if (Array.isArray(earlier) && Array.isArray(later) && !REPLACED.has(key)) return join(earlier, later, places);
  return later;
}

function mergeMaps(
  block: string,
  earlier: Record<string, unknown>,
  later: Record<string, unknown>,
  places: PlaceStore,
): Record<string, unknown> {
  const map: Record<string, unknown> = {};
  for (const [key, value] of [...Object.entries(earlier), ...Object.entries(later)]) {
    const before = child(map, key);
    const joined = block === "fixtures" && Array.isArray(before) && Array.isArray(value);
    setOwn(map, key, joined ? join(before, value, places) : value);
  }
  places.recordMerged(
    map,
    Object.keys(map).map((key) => [Object.hasOwn(later, key) ? later : earlier, key]),
  );
  return map;
}

function join(earlier: unknown[], later: unknown[], places: PlaceStore): unknown[] {
  const list = [...earlier, ...later];
  places.recordMerged(list, [
    ...earlier.map((_, index) => [earlier, index] as const),
    ...later.map((_, index) => [later, index] as const),
  ]);
  return list;
}
