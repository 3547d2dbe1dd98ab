import type { CorpusScore, Summary } from "../../core/generated/results.js";
import type { GateResult } from "../../results/gate.js";
import { escapeMarkup, jsonLine } from "../markup.js";

const LABEL = "mcptest";
const GREEN = { name: "brightgreen", color: "#3a7d1c" };
const RED = { name: "red", color: "#b3261e" };
const GREY = { name: "lightgrey", color: "#5f6368" };
const GRADES: Readonly<Record<CorpusScore["grade"], { name: string; color: string }>> = {
  A: GREEN,
  B: { name: "green", color: "#4f7a12" },
  C: { name: "yellow", color: "#8a6d00" },
  D: { name: "orange", color: "#a64b00" },
  F: RED,
};
/** The width of a sign of 11 pixels in Verdana, on average. */
const SIGN = 7;
const PADDING = 12;

type Judged = Pick<GateResult, "conclusion">;

/** What a badge says: the grade, if the servers have one and nothing else fails, else how many tests passed. */
function contentOf({ score, total, passed, failed, errored }: Summary, { conclusion }: Judged) {
  if (conclusion !== "success") {
    const bad = failed + errored;
    return { message: bad > 0 ? `${bad} of ${total} failed` : conclusion, ...(conclusion === "failure" ? RED : GREY) };
  }
  return score === undefined
    ? { message: `${passed} of ${total} passed`, ...GREEN }
    : { message: `grade ${score.grade}`, ...GRADES[score.grade] };
}

/** A badge for an endpoint of shields.io. */
export function badgeJson(summary: Summary, judged: Judged): string {
  const { message, name } = contentOf(summary, judged);
  return `${jsonLine({ schemaVersion: 1, label: LABEL, message, color: name })}\n`;
}

/** A badge as an image, without scripts and addresses. */
export function badgeSvg(summary: Summary, judged: Judged): string {
  const { message, color } = contentOf(summary, judged);
  const [left, right] = [LABEL, message].map((text) => SIGN * text.length + PADDING) as [number, number];
  const width = left + right;
  const title = escapeMarkup(`${LABEL}: ${message}`);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="20" role="img" aria-label="${title}">
<title>${title}</title>
<clipPath id="r"><rect width="${width}" height="20" rx="3"/></clipPath>
<g clip-path="url(#r)"><rect width="${left}" height="20" fill="#444"/><rect x="${left}" width="${right}" height="20" fill="${color}"/></g>
<g fill="#fff" text-anchor="middle" font-family="Verdana,DejaVu Sans,sans-serif" font-size="11">
<text x="${left / 2}" y="14">${LABEL}</text><text x="${left + right / 2}" y="14">${escapeMarkup(message)}</text></g>
</svg>
`;
}
