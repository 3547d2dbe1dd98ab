import type { TestRow } from "../core/generated/results.js";
import type { Head } from "./types.js";

/** The head as one line of JSON, an object of which the rows are still missing. */
export function headLine({ tool, run, summary, servers, findings, causes, rules }: Head): string {
  return quiet(JSON.stringify({ version: 1, tool, run, summary, servers, findings, causes, rules }));
}

/** One row as one line of JSON. */
export function rowLine(row: TestRow): string {
  return quiet(JSON.stringify(row));
}

/**
 * A GitHub runner runs `##[` commands anywhere in a line, and some readers treat U+2028 as a line end:
 * in JSON strings both can be escaped.
 */
function quiet(text: string): string {
  return text.replaceAll("##[", "#\\u0023[").replaceAll("\u2028", "\\u2028").replaceAll("\u2029", "\\u2029");
}
