import { parse } from "csv-parse/sync";

const MAX_RECORD = 1_024 * 1_024;

/** The rows of a CSV text, by the names in its first line; every cell is text. At most `most` rows. Throws an Error. */
export function parseCsv(text: string, most: number): Record<string, unknown>[] {
  return parse(text, { bom: true, columns: true, skip_empty_lines: true, to: most, max_record_size: MAX_RECORD });
}
