import { byText } from "../../core/text.js";
import type { Coverage, RunOfFleet } from "../../results/fleet/runs.js";
import type { GateResult } from "../../results/gate.js";
import { codeText, escapeMarkup } from "../markup.js";

/** What is shown of one repository. */
export interface FleetMember extends Pick<GateResult, "conclusion" | "exitCode" | "reasons"> {
  name: string;
  counts: string;
  /** How many tests passed in one run and not in another, or only when they were repeated. */
  flaky: number;
  /** Its runs, the newest first; `results` and `report` are addresses. */
  runs: readonly (RunOfFleet & { results?: string; report?: string })[];
}

const MARKS = { success: "✅", failure: "❌", error: "❗", interrupted: "❗" } as const;
const COLUMNS = ["Repository", "Result", "Grade", "Coverage", "Tests", "Drift", "Flaky", "Newest run", "What gates"];
const MAX_RUNS = 50;
const STYLE = `:root { color-scheme: light dark; background: light-dark(#fff, #161616); color: light-dark(#111, #eee) }
a { color: light-dark(#0b57d0, #8ab4f8) }
body { font: 1rem/1.5 system-ui, sans-serif; margin: 1rem } code { overflow-wrap: anywhere }
table { border-collapse: collapse } td, th { padding: 0.4em; text-align: left; vertical-align: top; border-top: 1px solid #8886 }
@media (max-width: 60rem) {
table, tbody, tr, td { display: block } tr:first-child { display: none } tr { border-top: 2px solid; padding: 0.5em 0 }
td { display: flex; gap: 0.5em; border: 0; padding: 0.1em 0 } td > div { min-width: 0; overflow-wrap: anywhere } td:has(> div:empty) { display: none }
td::before { content: attr(data-name); flex: 0 0 6.5em; font-weight: 600 }
}`;

/** A table of repositories, the worst first, as Markdown. All texts of results are in `code`. */
export function fleetMarkdown(members: readonly FleetMember[]): string {
  const row = (tag: "th" | "td", cells: readonly string[]) =>
    `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join("")}</tr>\n`;
  return `<table>\n${row("th", COLUMNS)}${worstFirst(members)
    .map((member) => row("td", cellsOf(member)))
    .join("")}</table>\n`;
}

/** The same as a page of HTML, without scripts, that fits a phone. */
export function fleetHtml(members: readonly FleetMember[]): string {
  const policy = "default-src 'none'; style-src 'unsafe-inline'";
  const head = `<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta http-equiv="Content-Security-Policy" content="${policy}"><title>MCP servers</title><style>${STYLE}</style></head>`;
  const rows = worstFirst(members).map((member) => {
    const cells = cellsOf(member).map((cell, at) => `<td data-name="${COLUMNS[at]}"><div>${cell}</div></td>`);
    return `<tr>${cells.join("")}</tr>\n`;
  });
  const columns = COLUMNS.map((name) => `<th>${name}</th>`).join("");
  return `<!doctype html>\n<html lang="en">${head}<body><main><h1>MCP servers</h1>\n<table>\n<tr>${columns}</tr>\n${rows.join("")}</table>\n</main></body></html>\n`;
}

function worstFirst(members: readonly FleetMember[]): FleetMember[] {
  return [...members].sort((a, b) => b.exitCode - a.exitCode || byText(a.name, b.name));
}

function cellsOf({ name, conclusion, counts, flaky, runs, reasons }: FleetMember): string[] {
  const score = runs.find((run) => run.score)?.score;
  const coverage = runs.find((run) => run.coverage)?.coverage;
  const shown = runs.slice(0, MAX_RUNS).map(runLine);
  const more = runs.length - shown.length;
  const [newest = "", ...older] = more > 0 ? [...shown, `and ${more} more`] : shown;
  return [
    codeText(name),
    `${MARKS[conclusion]} ${conclusion}`,
    score ? `${score.grade} (${score.score})` : "",
    coverageText(coverage),
    escapeMarkup(counts),
    countText(runs.find((run) => run.startedAt)?.drift ?? 0),
    countText(flaky),
    older.length === 0
      ? newest
      : `${newest}<details><summary>${older.length} older</summary>${older.join("<br>")}</details>`,
    reasons.map((reason) => codeText(reason, 300)).join("<br>"),
  ];
}

function runLine({ startedAt = "", conclusion, results, report }: FleetMember["runs"][number]): string {
  const time = startedAt === "" ? "" : `${codeText(startedAt.slice(0, 16).replace("T", " "))} `;
  const links = Object.entries({ report, results }).flatMap(([text, address]) =>
    address === undefined ? [] : [`<a href="${escapeMarkup(address)}">${text}</a>`],
  );
  return `${MARKS[conclusion]} ${time}${links.join(" ")}`.trim();
}

function coverageText(coverage: Coverage | undefined): string {
  if (coverage === undefined || coverage.total === 0) return "";
  const { used, total } = coverage;
  return `${Math.floor((100 * used) / total)} % (${used} of ${total})`;
}

function countText(count: number): string {
  return count === 0 ? "" : String(count);
}
