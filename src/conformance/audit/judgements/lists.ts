import { isObject } from "../../../core/json/json.js";
import type { Answer } from "../types.js";

/** The items of a protocol list, as far as its first page has them. */
export function itemsOfAnswer(answer: Answer | undefined, member: string): Record<string, unknown>[] {
  const items = answer?.result?.[member];
  return Array.isArray(items) ? items.filter(isObject) : [];
}
