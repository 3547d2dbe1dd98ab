import type { BaselineEntry, TestRow } from "../core/generated/results.js";
import { placeOf } from "../core/source-frame.js";
import { line } from "./words.js";

/** True for a failure that the baseline has: it is shown, and does not fail the run. */
export function isKnown(row: TestRow): boolean {
  return row.baseline === "known";
}

/** What the baseline says of a row: `known failure: REASON (TRACKING)`; empty if it says nothing. */
export function baselineNote({ baseline, baseline_entry: entry }: TestRow): string {
  if (baseline === "known") return `known failure${entryNote(entry)}`;
  if (baseline !== "new" || entry === undefined) return "";
  const place = entry.location ? ` at ${placeOf(entry.location)}` : "";
  return `new failure: other than the one in the baseline${place}${entryNote(entry)}`;
}

/** That a test passes whose failure the baseline has; empty for any other. */
export function fixedNote({ baseline, baseline_entry: entry }: TestRow): string {
  return baseline === "fixed" ? `fixed: the baseline has a failure of it${entryNote(entry)}` : "";
}

/** Why an entry of the baseline is accepted, and where it is tracked. */
export function entryNote({ reason, tracking }: BaselineEntry = {}): string {
  const reasonText = reason === undefined ? "" : `: ${line(reason, 300)}`;
  return tracking === undefined ? reasonText : `${reasonText} (${line(tracking, 300)})`;
}
