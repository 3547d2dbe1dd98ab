import { byText, plural } from "../../core/text.js";
import { codeText } from "../../report/markup.js";
import { statusCounts } from "../../report/words.js";
import type { GateResult } from "../../results/gate.js";
import type { Head } from "../../results/types.js";
import type { Context } from "../context.js";

const MARKER = "<!-- mcptest:comment -->";
const PART = /^<!-- mcptest:(job|text) ([a-z0-9.-]+) ([0-9a-f]+) (\d+) ([0-9a-f]*) (\w+) -->([\s\S]*)/;
// GitHub takes 65,536 characters.
const MAX_BODY = 65_000;
const MAX_ROWS = 100;
/** Of the text of one step. */
export const MAX_TEXT_BYTES = 20_000;
const marks = { success: "✅ passed", failure: "❌ failed", error: "❗ error", interrupted: "⏹️ interrupted" } as const;

/** A part of the comment, with what says when it is replaced. */
export interface CommentPart {
  /** `job`: a row of the table, one line of HTML; `text`: Markdown below it. */
  kind: "job" | "text";
  /** Of the step that it is about. */
  key: string;
  /** As in the context: a merge replaces all parts of its call and run. */
  call: string;
  run: number;
  sha: string;
  conclusion: string;
  body: string;
}

/** What a step writes into the comment. */
export interface CommentDraft {
  parts: CommentPart[];
  /** True for the parts of a merge. */
  isWhole: boolean;
}

/** A part about a step of this run. */
export function commentPart(part: Pick<CommentPart, "kind" | "key" | "conclusion" | "body">, context: Context) {
  const { call, runId, sha } = context;
  return { ...part, call, run: Number(runId), sha };
}

/** The row of a job; `head`: of its results, if it has any. */
export function commentRow(name: string, conclusion: GateResult["conclusion"], head?: Head, url = ""): string {
  const label = codeText(name === "" ? "mcptest" : name);
  const job = /^https?:\/\/[^"<>\s]+$/.test(url) ? `<a href="${url}">${label}</a>` : label;
  const compared = head?.run.baseline === undefined ? "" : `<br>compared with ${codeText(head.run.baseline)}`;
  const tests = head === undefined ? "nothing was run" : `${statusCounts(head.summary)}${compared}`;
  return `<tr>${[job, marks[conclusion], tests].map((cell) => `<td>${cell}</td>`).join("")}</tr>`;
}

/** True for the body of a comment that mcptest wrote. */
export function isComment(body: string | null | undefined): body is string {
  return body?.startsWith(MARKER) === true;
}

/** The parts of the comment that is there. Lines that are not ours are dropped. */
export function readComment(body: string): CommentPart[] {
  return body.split(/^(?=<!-- mcptest:)/m).flatMap((text): CommentPart[] => {
    const [, kind, key = "", call = "", run = "", sha = "", conclusion = "", rest = ""] = PART.exec(text) ?? [];
    const part = { key, call, run: Number(run), sha, conclusion };
    if (kind === "text") return [{ kind, ...part, body: rest.trim() }];
    const row = /^<tr>.*<\/tr>$/m.exec(rest)?.[0];
    return row === undefined ? [] : [{ kind: "job", ...part, body: row }];
  });
}

/** True if the comment is about a later run, of another commit: an earlier run must not replace it. */
export function isLater(parts: readonly CommentPart[], { parts: [own] }: CommentDraft): boolean {
  return own !== undefined && parts.some(({ run, sha }) => sha !== own.sha && run > own.run);
}

/** The parts with those of a step: parts of other commits go, and what the step replaces. */
export function joinComments(before: readonly CommentPart[], { parts, isWhole }: CommentDraft): CommentPart[] {
  const [own] = parts;
  const keys = new Set(parts.map(({ key }) => key));
  const isReplaced = ({ key, call, run }: CommentPart) =>
    keys.has(key) || (isWhole && call === own?.call && run === own.run);
  const kept = before.filter((part) => part.sha === own?.sha && !isReplaced(part));
  const unique = new Map([...kept, ...parts].map((part) => [`${part.kind} ${part.key}`, part]));
  return [...unique.values()];
}

/** The comment with these parts, what did not pass first. */
export function commentBody(parts: readonly CommentPart[]): string {
  const rank = ({ conclusion, key }: CommentPart) => `${conclusion === "success" ? 1 : 0} ${key}`;
  const sorted = [...parts].sort((a, b) => byText(rank(a), rank(b)));
  const rows = sorted.filter(({ kind }) => kind === "job");
  const bad = rows.filter(({ conclusion }) => conclusion !== "success").length;
  // A merge may miss the results of a job, which has no row then.
  const all = parts.some(({ conclusion }) => conclusion !== "success") ? "did not pass" : "passed";
  const title = bad === 0 ? all : `${bad} of ${plural(rows.length, "job")} did not pass`;
  const marked = ({ kind, key, call, run, sha, conclusion, body }: CommentPart) =>
    `<!-- mcptest:${kind} ${key} ${call} ${run} ${sha} ${conclusion} -->${kind === "text" ? "\n\n" : ""}${body}`;
  const table = ["<table>", "<tr><th>job</th><th>result</th><th>tests</th></tr>"];
  const head = [MARKER, `### mcptest: ${title}`, "", ...table].join("\n");
  const text = [head, ...rows.slice(0, MAX_ROWS).map(marked), "</table>\n"].join("\n");
  const left = rows.length - MAX_ROWS;
  let body = left > 0 ? `${text}\n${plural(left, "more job")} ${DID_NOT_FIT}\n` : text;
  for (const part of sorted.filter(({ kind }) => kind === "text")) {
    const more = `\n${marked(part)}\n`;
    if (body.length + more.length < MAX_BODY) body += more;
  }
  return body;
}

const DID_NOT_FIT = "did not fit here.";

/** True if a comment has all rows of a step that fit. */
export function hasRows(body: string, { parts }: CommentDraft): boolean {
  return parts.every((part) => part.kind === "text" || body.includes(part.body) || body.includes(DID_NOT_FIT));
}
