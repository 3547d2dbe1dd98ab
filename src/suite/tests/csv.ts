import { parse } from "csv-parse/sync";
import { userError } from "../../core/problem.js";

const MAX_RECORD = 1_024 * 1_024;

/**
 * The rows of a CSV text, by the names in its first line; every cell is text. Columns without a name are left out. At
 * most `most` rows. Throws an Error where the text is none, a UserError where two columns have one name.
 */
export function parseCsv(text: string, most: number): Record<string, unknown>[] {
  return parse(text, { columns: namesOf, skip_empty_lines: true, to: most, max_record_size: MAX_RECORD });
}

function namesOf(header: readonly string[]): (string | false)[] {
  const twice = header.find((name, index) => name !== "" && header.indexOf(name) < index);
  if (twice !== undefined) {
    throw userError(`two columns are called \`${twice}\``, "One of the two would be lost.", "Rename one of them.");
  }
  return header.map((name) => name !== "" && name);
}
