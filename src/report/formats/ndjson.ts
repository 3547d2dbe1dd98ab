import { headLine, jsonLine } from "../json-text.js";
import type { Reporter } from "../types.js";

/** The results with everything but the rows on the first line, then one row on each. */
export const ndjson: Reporter = async function* (head, rows) {
  yield `${headLine(head)}\n`;
  for await (const row of rows) yield `${jsonLine(row)}\n`;
};
