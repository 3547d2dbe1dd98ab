import { type Document, visit, type YAMLError } from "yaml";
import type { ProblemTexts } from "../problems.js";
import { missingQuotes } from "./missing-quotes.js";
import { NOTHING_ELSE, SYNTAX, SYNTAX_MESSAGES } from "./yaml-problems.js";

/** The quotation mark that is never closed: the parser reports only the end of the text. */
function openQuote(error: YAMLError, document: Document.Parsed): [number, number] | undefined {
  if (error.code !== "MISSING_CHAR" || !/quote/.test(error.message)) return undefined;
  let start: number | undefined;
  visit(document, {
    Scalar(_, { range, type }) {
      if (range && type?.startsWith("QUOTE") && range[1] >= error.pos[0]) start = range[0];
    },
  });
  return start === undefined ? undefined : [start, start + 1];
}

/** The place and the texts of an error of the parser. */
export function syntaxProblem(
  error: YAMLError,
  text: string,
  document: Document.Parsed,
): [number, number, ProblemTexts] {
  const quotes = missingQuotes(error, text);
  if (quotes !== undefined) return [quotes.start, quotes.end, quotes.texts];
  const [from, to] = openQuote(error, document) ?? error.pos;
  // What is missed at the end of the file stands at its last line.
  const start = Math.min(from, text.trimEnd().length);
  const end = Math.min(Math.max(to, start), text.length);
  const texts = SYNTAX_MESSAGES.find(([pattern]) => pattern.test(error.message))?.[1] ?? SYNTAX[error.code];
  const description = `${texts?.description ?? ""} The YAML parser says: ${error.message}. ${NOTHING_ELSE}`.trim();
  const title = texts?.title ?? "not valid YAML";
  return [
    start,
    end,
    { title, description, fix: texts?.fix ?? "Check indentation, quotes, brackets and colons here." },
  ];
}
