import type { Location } from "../core/generated/results.js";
import { sanitizeJson } from "../core/sanitize.js";
import { COMMAND_LINE } from "../core/source-frame.js";
import type { Head } from "../results/types.js";
import { line } from "./words.js";

/** Untrusted text on one line for Markdown: raw HTML, in which nothing is parsed. Needs a block without blank lines. */
export function codeText(text: string, limit?: number): string {
  return `<code>${escapeHtml(line(text, limit))}</code>`;
}

/** Lines of text, sanitized already, as they are. */
export function preText(text: string): string {
  const lines = escapeHtml(text).split("\n");
  // A blank line would end the block of HTML, and what follows it would be Markdown.
  return `<pre>${lines.map((line) => (line.trim() === "" ? "&#32;" : line)).join("\n")}</pre>`;
}

/** `file:line`, linked if `link` has an address. */
export function placeText(location: Location, link?: (location: Location) => string | undefined): string {
  const address = location.file === COMMAND_LINE ? undefined : link?.(location);
  const text = codeText(`${location.file}:${location.line}`, 300);
  return address === undefined ? text : `<a href="${escapeHtml(address)}">${text}</a>`;
}

/** HTML in whose text the id of each rule is a link to its page. */
export function linkRules(html: string, rules: Head["rules"]): string {
  return html.replace(/<[^>]*>|\b[A-Z][A-Z0-9]*(?:-[A-Z0-9]+)+\b/g, (part) => {
    const url = Object.hasOwn(rules, part) ? helpAddress(rules[part]!.url) : undefined;
    return url ? `<a href="${escapeHtml(url)}">${part}</a>` : part;
  });
}

/** The address of a rule's help, if it is one that a link may have: rules of a results file are untrusted. */
export function helpAddress(url: string): string | undefined {
  return /^https:\/\/[\w./#-]+$/.test(url) ? url : undefined;
}

/** A collapsed section; one block of HTML. */
export function details(summary: string, content: string, open = false): string {
  return `<details${open ? " open" : ""}><summary>${summary}</summary>${content}</details>\n`;
}

/** How many bytes a text takes in a file. */
export function bytesOf(text: string): number {
  return Buffer.byteLength(text);
}

/** True for texts as long as all so far fit into so many bytes together; for none after the first that does not. */
export function fitInto(maxBytes: number): (text: string) => boolean {
  let remaining = maxBytes;
  return (text) => {
    remaining -= bytesOf(text);
    return remaining > 0;
  };
}

/** Text for HTML in Markdown, where an `@` would notify somebody. */
function escapeHtml(text: string): string {
  return escapeMarkup(text).replaceAll("@", "&#64;");
}

/** Text for the content and the attributes of elements of HTML or XML. */
export function escapeMarkup(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}

/** An object as one line of JSON that nothing obeys. */
export function jsonLine(value: object): string {
  return sanitizeJson(JSON.stringify(value));
}

/** JSON for a `script` element: nothing in it ends the element or starts a comment. */
export function scriptJson(value: object): string {
  return jsonLine(value).replaceAll("<", "\\u003c");
}
