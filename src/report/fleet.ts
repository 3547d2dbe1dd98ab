import { byText } from "../core/text.js";
import type { GateResult } from "../results/gate.js";
import type { Head } from "../results/types.js";
import { codeText } from "./markup.js";
import { statusCounts } from "./words.js";

/** What is shown of one repository; `summary` and `newest`, when its newest run started, if its results can be read. */
export interface FleetMember extends Pick<GateResult, "conclusion" | "exitCode" | "reasons"> {
  name: string;
  summary?: Head["summary"];
  newest?: string | undefined;
}

const MARKS = { success: "✅", failure: "❌", error: "❗", interrupted: "❗" } as const;
const STYLE =
  "body { font: 1rem/1.5 system-ui, sans-serif; color-scheme: light dark } td, th { padding: 0.4em; text-align: left }";

/** A table of repositories, the worst first, as Markdown. All texts of results are in `code`. */
export function fleetMarkdown(members: readonly FleetMember[]): string {
  const row = (tag: "th" | "td", cells: readonly string[]) =>
    `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join("")}</tr>\n`;
  const ordered = [...members].sort((a, b) => b.exitCode - a.exitCode || byText(a.name, b.name));
  const rows = ordered.map(({ name, conclusion, summary, newest = "", reasons }) =>
    row("td", [
      codeText(name),
      `${MARKS[conclusion]} ${conclusion}`,
      summary?.score ? `${summary.score.grade} (${summary.score.score})` : "",
      summary ? statusCounts(summary) : "",
      codeText(newest.slice(0, 16).replace("T", " ")),
      reasons.map((reason) => codeText(reason, 300)).join("<br>"),
    ]),
  );
  const head = row("th", ["Repository", "Result", "Grade", "Tests", "Newest run", "What gates"]);
  return `<table>\n${head}${rows.join("")}</table>\n`;
}

/** The same table as a page of HTML, without scripts. */
export function fleetHtml(members: readonly FleetMember[]): string {
  const head = `<meta charset="utf-8"><title>MCP servers</title><style>${STYLE}</style>`;
  return `<!doctype html>\n<html lang="en">${head}<h1>MCP servers</h1>\n${fleetMarkdown(members)}</html>\n`;
}
