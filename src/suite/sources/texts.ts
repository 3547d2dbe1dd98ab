import type { ProblemTexts, Spot } from "../problems.js";

/** The problem of a value whose type is not that of the format. */
function wrongType(what: string): ProblemTexts {
  return { title: `not ${what}`, description: `The format of this file has ${what} here.`, fix: `Write ${what}.` };
}

/** The texts of a list; reports what is something else. */
export function textsAt(spot: Spot): string[] {
  if (spot.value === undefined || spot.value === null) return [];
  if (!Array.isArray(spot.value)) return spot.report("value", wrongType("a list of texts")) ?? [];
  return spot.items().flatMap((item) => textAt(item) ?? []);
}

/** The text of a scalar; undefined if there is none. Reports anything else. */
export function textAt(spot: Spot): string | undefined {
  const { value } = spot;
  if (value === undefined || value === null) return undefined;
  if (typeof value !== "object") return String(value);
  return spot.report("value", wrongType("a text"));
}

/** The texts of a mapping by name, without those that are null; reports what is something else. */
export function pairsAt(spot: Spot): [string, string][] {
  if (spot.value === undefined || spot.value === null) return [];
  if (Array.isArray(spot.value) || typeof spot.value !== "object")
    return spot.report("value", wrongType("names with their texts")) ?? [];
  return Object.keys(spot.members).flatMap((name): [string, string][] => {
    const text = textAt(spot.at(name));
    return text === undefined ? [] : [[name, text]];
  });
}
