import type { Head } from "./types.js";

/** The head as one line of JSON, without the rows. */
export function headLine({ tool, run, summary, servers, findings, causes, drift, rules }: Head): string {
  return jsonLine({ version: 1, tool, run, summary, servers, findings, causes, ...(drift && { drift }), rules });
}

/**
 * One object as one line of JSON. A GitHub runner runs `##[` commands anywhere in a line, and some readers treat U+2028 as
 * a line end: in JSON strings both can be escaped.
 */
export function jsonLine(value: object): string {
  return JSON.stringify(value)
    .replaceAll("##[", "#\\u0023[")
    .replaceAll("\u2028", "\\u2028")
    .replaceAll("\u2029", "\\u2029");
}

/** JSON for a `script` element: nothing in it ends the element or starts a comment. */
export function scriptJson(value: object): string {
  return jsonLine(value).replaceAll("<", "\\u003c");
}
