/** Splits a command line into words as a POSIX shell does, without expanding. Throws an Error for an open quote. */
export function splitWords(line: string): string[] {
  const words: string[] = [];
  let word: string | undefined;
  const parts = /[ \t\n]+|\\\n|\\([\s\S])|'([^']*)'|"((?:[^"\\]|\\[\s\S])*)"|#[^\n]*|[^ \t\n\\'"]/gy;
  let end = 0;
  for (let match = parts.exec(line); match !== null; match = parts.exec(line)) {
    const [text, escaped, single, double] = match;
    end = parts.lastIndex;
    if (/^[ \t\n]/.test(text)) {
      if (word !== undefined) words.push(word);
      word = undefined;
    } else if (text.startsWith("#")) {
      // A comment can start only where a word can.
      if (word === undefined) continue;
      word += "#";
      parts.lastIndex = end = match.index + 1;
    } else if (text !== "\\\n") {
      word =
        (word ?? "") +
        (escaped ?? single ?? double?.replace(/\\(\n|[$`"\\])/g, (_, mark) => (mark === "\n" ? "" : mark)) ?? text);
    }
  }
  if (end < line.length)
    throw new Error(line[end] === "\\" ? "a backslash ends the command" : `a ${line[end]} is not closed`);
  if (word !== undefined) words.push(word);
  return words;
}

/** The first word of a command line that only a shell understands; undefined if there is none. */
export function shellWordOf(line: string): string | undefined {
  // Quotes make an operator a word of its own.
  const operator = /(?:^|\s)(&&|\|\|?|;|[12]?>|<)(?=\s|$)/.exec(line.replace(/"[^"]*"|'[^']*'/g, "''"))?.[1];
  return operator ?? /^\s*((?:cd|export|source)(?=\s|$)|[A-Za-z_]\w*=\S*)/.exec(line)?.[1];
}

/** The words of a command line by the platform's rule. */
export function splitCommand(line: string, platform: NodeJS.Platform = process.platform): string[] {
  return platform === "win32" ? splitOnWindows(line) : splitWords(line);
}

/**
 * Splits as the C runtime of Windows does: backslashes mean something only before a double quote, but in the name of the
 * program; two double quotes between quotes are one; an open quote ends with the line.
 */
function splitOnWindows(line: string): string[] {
  const words: string[] = [];
  let word: string | undefined;
  let isQuoted = false;
  const parts = /(\\*)"("?)|[ \t\n]+|\\+|[^ \t\n"\\]+/g;
  for (let match = parts.exec(line); match !== null; match = parts.exec(line)) {
    const [text, slashes, second] = match;
    if (slashes !== undefined) {
      const isProgram = words.length === 0;
      const isEscaped = !isProgram && slashes.length % 2 === 1;
      const isDoubled = !isProgram && !isEscaped && isQuoted && second === '"';
      word = (word ?? "") + (isProgram ? slashes : "\\".repeat(slashes.length / 2));
      if (isEscaped || isDoubled) word += '"';
      else isQuoted = !isQuoted;
      if (second && !isDoubled) parts.lastIndex -= 1;
    } else if (isQuoted || !/^[ \t\n]/.test(text)) {
      word = (word ?? "") + text;
    } else {
      if (word !== undefined) words.push(word);
      word = undefined;
    }
  }
  return word === undefined ? words : [...words, word];
}

/** One word as a POSIX shell reads it back: quoted if necessary. */
export function quoteWord(word: string): string {
  return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;
}
