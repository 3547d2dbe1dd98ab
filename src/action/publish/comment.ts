import { byText, plural } from "../../core/text.js";
import { codeText } from "../../report/markup.js";
import { statusCounts } from "../../report/words.js";
import type { GateResult } from "../../results/gate.js";
import type { Head } from "../../results/types.js";
import type { Context } from "../context.js";

const MARKER = "<!-- mcptest:comment -->";
const PART = /^<!-- mcptest:(job|text) ([a-z0-9.-]+) ([0-9a-f]+) (\d+) ([0-9a-f]*) (\w+) -->([\s\S]*)/;
// GitHub takes 65,536 characters. Of a part that does not fit, only the marker stays, by which it is counted.
const MAX_BODY = 64_000;
const MAX_PARTS = 300;
/** The line feeds around a part. */
const LINE_FEEDS = 6;
/** The longest text of one step. */
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
  /** The first 12 digits of the commit's SHA. */
  sha: string;
  conclusion: string;
  /** Empty if it did not fit. */
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
  const { mergeKey, runId, sha } = context;
  return { ...part, call: mergeKey, run: Number(runId), sha: sha.slice(0, 12) };
}

/** The row of a job; `head`: of its results, if it has any. */
export function commentRow(name: string, conclusion: GateResult["conclusion"], head?: Head, url = ""): string {
  const label = codeText(name === "" ? "mcptest" : name);
  const job = /^https?:\/\/[^"<>\s]+$/.test(url) ? `<a href="${url}">${label}</a>` : label;
  const comparison = head?.run.baseline === undefined ? "" : `<br>compared with ${codeText(head.run.baseline)}`;
  const tests = head === undefined ? "nothing was run" : `${statusCounts(head.summary)}${comparison}`;
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
    if (kind !== "job" && kind !== "text") return [];
    const part = { kind, key, call, run: Number(run), sha, conclusion } as const;
    return [{ ...part, body: kind === "text" ? rest.trim() : (/^<tr>.*<\/tr>$/m.exec(rest)?.[0] ?? "") }];
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
  const others = before.filter((part) => part.sha === own?.sha && !isReplaced(part));
  const unique = new Map([...others, ...parts].map((part) => [`${part.kind} ${part.key}`, part]));
  return [...unique.values()];
}

/** The comment with these parts, what did not pass first. */
export function commentBody(parts: readonly CommentPart[]): string {
  const rank = ({ conclusion, key }: CommentPart) => `${conclusion === "success" ? 1 : 0} ${key}`;
  const sorted = [...parts].sort((a, b) => byText(rank(a), rank(b)));
  const rows = sorted.filter(({ kind }) => kind === "job");
  const texts = sorted.filter(({ kind }) => kind === "text");
  const bad = rows.filter(({ conclusion }) => conclusion !== "success").length;
  // A merge may miss the results of a job, which has no row then.
  const all = parts.some(({ conclusion }) => conclusion !== "success") ? "did not pass" : "passed";
  const title = bad === 0 ? all : `${bad} of ${plural(rows.length, "job")} did not pass`;

  const markedParts = new Set([...rows, ...texts].slice(0, MAX_PARTS));
  const markerSize = (part: CommentPart) => markerOf(part).length + LINE_FEEDS;
  let room = [...markedParts].reduce((size, part) => size - markerSize(part), MAX_BODY);
  const fitting = (some: readonly CommentPart[], reserve: number) =>
    some.filter((part) => {
      const size = part.body.length + (markedParts.has(part) ? 0 : markerSize(part));
      const isFitting = part.body !== "" && size < room - reserve;
      if (isFitting) room -= size;
      return isFitting;
    });
  // Rows leave room for the longest text, so that one text is shown however many jobs there are.
  const shownRows = fitting(rows, Math.max(0, ...texts.map(({ body }) => body.length)));
  const shownTexts = fitting(texts, 0);
  const shownParts = new Set([...shownRows, ...shownTexts]);
  const omittedRows = rows.length - shownRows.length;
  const omittedTexts = texts.length - shownTexts.length;
  return [
    `${MARKER}\n### mcptest: ${title}\n`,
    "<table>\n<tr><th>job</th><th>result</th><th>tests</th></tr>",
    ...shownRows.map(markedText),
    "</table>\n",
    ...(omittedRows > 0 ? [`${plural(omittedRows, "more job")} did not fit here.\n`] : []),
    ...(omittedTexts > 0
      ? [`The failures of ${plural(omittedTexts, "job")} did not fit here: the log of each has them.\n`]
      : []),
    ...[...markedParts].filter((part) => !shownParts.has(part)).map(markerOf),
    ...shownTexts.map((text) => `\n${markedText(text)}\n`),
  ].join("\n");
}

function markerOf({ kind, key, call, run, sha, conclusion }: CommentPart): string {
  return `<!-- mcptest:${kind} ${key} ${call} ${run} ${sha} ${conclusion} -->`;
}

function markedText(part: CommentPart): string {
  return `${markerOf(part)}${part.kind === "text" ? "\n\n" : ""}${part.body}`;
}

/** True if a comment has all rows of a step, or the markers of those that do not fit. */
export function hasRows(body: string, { parts }: CommentDraft): boolean {
  const rows = parts.filter(({ kind }) => kind === "job").slice(0, MAX_PARTS);
  return rows.every((row) => body.includes(markedText(row)) || body.includes(`${markerOf(row)}\n`));
}
