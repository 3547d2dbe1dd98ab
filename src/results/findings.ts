import type { Drift, Finding } from "../core/generated/results.js";
import { LIMITS, weightOf } from "../core/limits.js";
import { byText } from "../core/text.js";

/** How many messages of one rule at one place are listed; a server can make up any number of them. */
const MAX_MESSAGES = 100;
const FURTHER = "more of this rule, whose messages are not listed";

export type Findings<F extends Finding = Finding> = ReturnType<typeof createFindings<F>>;

/** Findings of one rule, server, revision, place and message become one, with their counts; it gates if one does. */
export function createFindings<F extends Finding = Finding>() {
  const places = new Map<string, Map<string, F>>();
  let weight = 0;
  return {
    add(finding: F): void {
      const place = findingPlace(finding);
      const messages = places.get(place) ?? new Map<string, F>();
      places.set(place, messages);
      const hasRoom = messages.size < MAX_MESSAGES && weight < LIMITS.findings;
      const isListed = hasRoom || messages.has(finding.message);
      const message = isListed ? finding.message : FURTHER;
      const existing = messages.get(message);
      if (existing === undefined) {
        const entry = { ...finding, message };
        if (!isListed) delete entry.evidence;
        messages.set(message, entry);
        weight += weightOf(entry);
      } else {
        existing.count += finding.count;
        existing.gates ||= finding.gates;
        if (!finding.in_tests) delete existing.in_tests;
      }
    },
    /** By server, revision, rule and place; those of one place in the order of arrival. */
    list: (): F[] => [...places].sort(([a], [b]) => byText(a, b)).flatMap(([, messages]) => [...messages.values()]),
  };
}

/** The rule of a finding and where it was seen: server, revision, file and line. */
export function findingPlace(finding: Finding): string {
  const { server, target_version, rule_id, location } = finding;
  const line = String(location?.line ?? 0).padStart(9, "0");
  return JSON.stringify([server ?? "", target_version ?? "", rule_id, location?.file ?? "", line]);
}

const CLASSES = ["breaking", "compatible", "description"] satisfies Drift["class"][];

/** Each difference once, by server, revision, class and what differs: several files or shards may compare a server. */
export function uniqueDrift(all: readonly Drift[]): Drift[] {
  const byPlace = all.map((drift): [string, Drift] => {
    const { server, target_version, class: of, kind, name, path } = drift;
    const place = [server, target_version ?? "", CLASSES.indexOf(of), kind, name, path];
    return [`${JSON.stringify(place)}\n${JSON.stringify(drift)}`, drift];
  });
  return [...new Map(byPlace)].sort(([a], [b]) => byText(a, b)).map(([, drift]) => drift);
}
