import { type Document, visit, type YAMLError } from "yaml";
import { cut, hide } from "../../core/redaction/redacted.js";
import type { ProblemTexts } from "../problems.js";
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
export function syntaxProblem(error: YAMLError, text: string, document: Document.Parsed): WrongText {
  const quotes = missingQuotes(error, text);
  if (quotes !== undefined) return quotes;
  const [from, to] = openQuote(error, document) ?? error.pos;
  // Something that is missing at the end of the file is shown on its last line of text.
  const start = Math.min(from, text.trimEnd().length);
  const end = Math.min(Math.max(to, start), text.length);
  const texts = SYNTAX_MESSAGES.find(([pattern]) => pattern.test(error.message))?.[1] ?? SYNTAX[error.code];
  const description = `${texts?.description ?? ""} The YAML parser says: ${error.message}. ${NOTHING_ELSE}`.trim();
  const title = texts?.title ?? "not valid YAML";
  const fix = texts?.fix ?? "Check indentation, quotes, brackets and colons here.";
  return [start, end, { title, description, fix }];
}

const MAX_SHOWN = 120;
const MAX_LINE = 2_000;

type WrongText = [start: number, end: number, texts: ProblemTexts];

/** What a syntax error is about if a quote or a space is missing, as in `-name: a`; undefined for anything else. */
function missingQuotes({ code, pos }: YAMLError, text: string): WrongText | undefined {
  const lineStart = text.lastIndexOf("\n", pos[0] - 1) + 1;
  const lineEnd = text.indexOf("\n", pos[0]);
  const line = text.slice(lineStart, lineEnd === -1 ? text.length : lineEnd);
  const at = pos[0] - lineStart;
  if (line.length > MAX_LINE) return undefined;
  const needs = (what: string, start: number, written: string, right: string, description: string): WrongText => {
    const shown = (part: string) => `\`${cut(hide(part), MAX_SHOWN)}\``;
    const texts = { title: `${shown(written)} needs ${what}`, description, fix: `Write ${shown(right)}.` };
    return [lineStart + start, lineStart + start + written.length, texts];
  };
  const needsQuotes = (start: number, value: string, why: string) =>
    needs("quotes", start, value, inQuotes(value), why);
  const space = missingSpace(line);
  if (space !== undefined) {
    const why = "A dash that starts an item and the colon after a key need a space after them.";
    return needs("a space", line.indexOf(space.without), space.without, space.with, why);
  }
  if (code === "UNEXPECTED_TOKEN" && /["']\s*$/.test(line.slice(0, at))) {
    const texts = {
      title: "text after a closing quote",
      description: "The quote before it ends the value.",
      fix: 'Quote the whole value with the other kind of quotes: `"it\'s a test"`.',
    };
    return [...pos, texts];
  }
  const rest = line.slice(at).replace(/\s+#.*$|\s+$/, "");
  if (code === "BLOCK_AS_IMPLICIT_KEY" && /:(\s|$)/.test(rest) && !/^["'[{&*!|>]/.test(rest))
    return needsQuotes(at, rest, "A colon with a space after it would start a mapping inside the value.");
  if (code === "BAD_SCALAR_START") {
    const isInBraces = /[{[]/.test(line.slice(0, at).replace(/"[^"]*"|'[^']*'/g, ""));
    const value = isInBraces ? rest.replace(/\s*[,}\]].*$/, "") : rest;
    return needsQuotes(at, value, `A text without quotes cannot start with \`${rest[0]}\`.`);
  }
  for (const { pattern, reason } of OPENING_SIGNS) {
    for (const match of line.matchAll(pattern)) {
      const value = match[1]!.trimEnd();
      const start = match.index + match[0].indexOf(match[1]!);
      if (start <= at && at < start + value.length) return needsQuotes(start, value, reason);
    }
  }
  return undefined;
}

/** A line that starts with `-name:` or `name:value`, and how it is written. */
function missingSpace(line: string): { without: string; with: string } | undefined {
  const [, without, name] = /^\s*(-([A-Za-z_]\w*:)(?:\s|$).*)$/.exec(line) ?? [];
  if (without !== undefined && name !== undefined) return { without, with: `- ${without.slice(1)}` };
  const [, pair, key, value] = /^\s*(?:- )?((\w+):([A-Za-z0-9"'][^:]*))$/.exec(line) ?? [];
  return pair === undefined ? undefined : { without: pair, with: `${key}: ${value}` };
}

/** Texts between braces that YAML reads as the start of a list or a mapping. */
const OPENING_SIGNS = [
  {
    pattern: /(?:^|[\s{,[])(\$?[\w-][\w.-]*(?:\[(?:-?\d+|\*|"[^"]*")\][\w.-]*)+)/g,
    reason: "Between braces, a bracket would start a list.",
  },
  {
    pattern: /[{,[:]\s*([^\s{}[\],:'"][^{}[\],:'"]*\$\{[^}]*\}[^{}[\],]*|\$\{[^}]*\}[^{}[\],]*)/g,
    reason: "Between braces, a brace would start a mapping.",
  },
];

function inQuotes(text: string): string {
  return /["\\]/.test(text) ? `'${text.replaceAll("'", "''")}'` : `"${text}"`;
}
