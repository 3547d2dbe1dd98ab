import type { TestRow } from "../core/generated/results.js";
import type { Head } from "./types.js";

/** The head as one line of JSON, without the rows. */
export function headLine({ tool, run, summary, servers, findings, drift, rules }: Head): string {
  return jsonText({ version: 1, tool, run, summary, servers, findings, ...(drift && { drift }), rules });
}

/** One row as one line of JSON. */
export function rowLine(row: TestRow): string {
  return jsonText(row);
}

/**
 * JSON on one line. A GitHub runner runs `##[` commands anywhere in a line, and some readers treat U+2028 as a line end:
 * in JSON strings both can be escaped.
 */
export function jsonText(value: object): string {
  return JSON.stringify(value)
    .replaceAll("##[", "#\\u0023[")
    .replaceAll("\u2028", "\\u2028")
    .replaceAll("\u2029", "\\u2029");
}
