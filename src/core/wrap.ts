/** Narrower than this, a text is not wrapped: every word would get a line. */
const MIN_COLUMNS = 20;

/** The lines of a text, each with at most that many characters where its words allow it. */
export function wrap(text: string, columns: number): string[] {
  return text
    .split("\n")
    .flatMap((line) => (line.length > columns && columns >= MIN_COLUMNS ? fold(line, columns) : line));
}

function fold(line: string, columns: number): string[] {
  const lines: string[] = [];
  for (const word of line.split(" ")) {
    const last = lines.at(-1);
    if (last === undefined || last.length + 1 + word.length > columns) lines.push(word);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  return lines;
}
