import type { Summary } from "../../core/generated/results.js";
import { plural } from "../../core/text.js";
import { codeText } from "../../report/markup.js";
import { statusCounts } from "../../report/words.js";
import type { GateResult } from "../../results/gate.js";
import type { Context } from "../context.js";

const MARKER = "<!-- mcptest:comment -->";
const WHOLE = "<!-- mcptest:whole -->";
const ROW = /^<!-- mcptest:job ([a-z0-9.-]+) (\d+) ([0-9a-f]*) (\w+) --><tr>.*<\/tr>$/;
// GitHub takes 65,536 characters. What is left is for the rows.
const MAX_ROWS = 100;
export const MAX_WHOLE_BYTES = 20_000;
const MAX_BODY = 65_000;
const marks = { success: "✅ passed", failure: "❌ failed", error: "❗ error", interrupted: "⏹️ interrupted" } as const;

export interface CommentRow {
  /** Of the step that made the row. */
  key: string;
  run: number;
  sha: string;
  conclusion: string;
  /** One line of HTML. */
  line: string;
}

/** What a step writes into the comment. */
export interface CommentDraft {
  rows: CommentRow[];
  /** Markdown for all jobs together; a merge has it. */
  whole?: string;
}

/** A job for `commentRow`. */
export interface CommentJob {
  key: string;
  name: string;
  conclusion: GateResult["conclusion"];
  summary?: Summary;
  url?: string | undefined;
}

export function commentRow({ key, name, conclusion, summary, url }: CommentJob, { runId, sha }: Context): CommentRow {
  const label = codeText(name === "" ? "mcptest" : name);
  const job = url === undefined || !/^https?:\/\/[^"<>\s]+$/.test(url) ? label : `<a href="${url}">${label}</a>`;
  const counts = summary === undefined ? "nothing was run" : statusCounts(summary);
  const cells = [job, marks[conclusion], counts].map((cell) => `<td>${cell}</td>`).join("");
  const line = `<!-- mcptest:job ${key} ${Number(runId)} ${sha} ${conclusion} --><tr>${cells}</tr>`;
  return { key, run: Number(runId), sha, conclusion, line };
}

/** True for the body of a comment that mcptest wrote. */
export function isComment(body: string | null | undefined): body is string {
  return body?.startsWith(MARKER) === true;
}

/** What the comment says that is there. Lines that are not ours are dropped. */
export function readComment(body: string): CommentDraft {
  const at = body.indexOf(WHOLE);
  const rows = (at === -1 ? body : body.slice(0, at)).split("\n").flatMap((line): CommentRow[] => {
    const [, key = "", run = "", sha = "", conclusion = ""] = ROW.exec(line) ?? [];
    return key === "" ? [] : [{ key, run: Number(run), sha, conclusion, line }];
  });
  return { rows, ...(at !== -1 && { whole: body.slice(at + WHOLE.length).trim() }) };
}

/** True if the comment is about a later run, of another commit: an earlier run must not replace it. */
export function isLater({ rows }: CommentDraft, { rows: [row] }: CommentDraft): boolean {
  return row !== undefined && rows.some(({ run, sha }) => sha !== row.sha && run > row.run);
}

/** The comment with the rows of a step: rows of other commits go; a merge replaces all rows of its run. */
export function joinComments(before: readonly CommentDraft[], draft: CommentDraft): CommentDraft {
  const keys = new Set(draft.rows.map(({ key }) => key));
  const [first] = draft.rows;
  const ofCommit = before.flatMap((comment) => comment.rows).filter(({ sha }) => sha === first?.sha);
  const kept = ofCommit.filter(({ key, run }) => {
    return !keys.has(key) && (draft.whole === undefined || run !== first?.run);
  });
  const rows = new Map([...kept, ...draft.rows].map((row) => [row.key, row]));
  const isSameCommit = ofCommit.length > 0;
  const whole =
    draft.whole ?? (isSameCommit ? before.find((comment) => comment.whole !== undefined)?.whole : undefined);
  const sorted = [...rows.values()].sort((a, b) => (a.key < b.key ? -1 : 1));
  return { rows: sorted, ...(whole !== undefined && { whole }) };
}

export function commentBody({ rows, whole }: CommentDraft): string {
  const bad = rows.filter(({ conclusion }) => conclusion !== "success").length;
  const title = bad === 0 ? "passed" : `${bad} of ${plural(rows.length, "job")} did not pass`;
  const left = rows.length - MAX_ROWS;
  const table = [
    MARKER,
    `### mcptest: ${title}`,
    "",
    "<table>",
    "<tr><th>job</th><th>result</th><th>tests</th></tr>",
    ...rows.slice(0, MAX_ROWS).map(({ line }) => line),
    "</table>",
    ...(left > 0 ? ["", `${plural(left, "more job")} did not fit here.`] : []),
    "",
  ].join("\n");
  if (whole === undefined) return table;
  const body = `${table}\n${WHOLE}\n\n${whole}\n`;
  return body.length > MAX_BODY ? table : body;
}

/** True if a comment has all rows of a step that fit. */
export function hasRows(body: string, { rows }: CommentDraft): boolean {
  return rows.slice(0, MAX_ROWS).every(({ line }) => body.includes(line));
}
