import { headLine, jsonLine } from "../json-text.js";
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
