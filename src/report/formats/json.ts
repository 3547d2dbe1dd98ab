import type { Head } from "../../results/types.js";
import { jsonLine } from "../markup.js";
import type { Reporter } from "../types.js";

/** The whole results document, one row per line. */
export const json: Reporter = async function* (head, rows) {
  yield `${headLine(head).slice(0, -1)},\n"tests":[`;
  let separator = "\n";
  for await (const row of rows) {
    yield `${separator}${jsonLine(row)}`;
    separator = ",\n";
  }
  yield "\n]}\n";
};

/** The results with everything but the rows on the first line, then one row on each. */
export const ndjson: Reporter = async function* (head, rows) {
  yield `${headLine(head)}\n`;
  for await (const row of rows) yield `${jsonLine(row)}\n`;
};

/** The head as one line of JSON, without the rows. */
function headLine({ tool, run, summary, servers, findings, causes, drift, rules }: Head): string {
  return jsonLine({ version: 1, tool, run, summary, servers, findings, causes, ...(drift && { drift }), rules });
}
