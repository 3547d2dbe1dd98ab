import type { Finding } from "../core/generated/results.js";
import { plural } from "../core/text.js";
import { entryNote } from "./baseline-notes.js";
import { findingName, line } from "./words.js";

/** The findings that are not part of a failed test. */
export function findingsOutsideTests(findings: readonly Finding[]): Finding[] {
  return findings.filter((finding) => !finding.in_tests);
}

/** Those findings, with one entry for what is alike at several revisions. */
export function findingsByRevision(findings: readonly Finding[]): Finding[] {
  const alike = new Map<string, Finding>();
  for (const finding of findingsOutsideTests(findings)) {
    const { target_version: version, count, evidence: _, ...rest } = finding;
    const key = JSON.stringify(rest);
    const first = alike.get(key) ?? { ...finding, count: 0, target_version: null };
    const versions = [first.target_version, version].filter((one) => one !== null);
    alike.set(key, { ...first, count: first.count + count, target_version: versions.join(", ") || null });
  }
  return [...alike.values()];
}

/** `FAULT-X on calc @ 2025-11-25, 3 times: what was seen`. */
export function findingLine(finding: Finding): string {
  const times = finding.count > 1 ? `, ${plural(finding.count, "time")}` : "";
  const note = finding.known ? ` [known${entryNote(finding.known)}]` : "";
  return `${findingName(finding)}${times}: ${line(finding.message, 500)}${note}`;
}
