import { Composer, type Document, Lexer, Parser, type ScalarTag } from "yaml";
import { mayHaveTooMany } from "./parsed-yaml.js";
import { MAX_MARKS, MAX_NESTING } from "./yaml-problems.js";

interface ComposedText {
  documents: Document.Parsed[];
  aliases: boolean;
  /** Where the text is cut off: the documents end there. */
  tooDeepAt?: number | undefined;
  tooManyAt?: number;
}

/** Composes documents up to the second one; stops if there are too many nodes, or if they are nested too deeply. */
export function compose(text: string, customTags: ScalarTag[]): ComposedText {
  const tooManyAt = endOfMarks(text);
  if (tooManyAt !== undefined) return { documents: [], aliases: false, tooManyAt };
  const parser = new Parser();
  // Duplicate keys are found while converting: the library compares each key with all others.
  const composer = new Composer({
    schema: "core",
    customTags,
    resolveKnownTags: false,
    uniqueKeys: false,
    prettyErrors: false,
    logLevel: "silent",
  });
  const documents: Document.Parsed[] = [];
  let aliases = false;
  let marks = 0;
  let tooDeepAt: number | undefined;
  for (const lexeme of new Lexer().lex(text)) {
    aliases ||= lexeme.startsWith("*");
    if (MARKS.has(lexeme)) marks += 1;
    if (marks > MAX_MARKS) return { documents, aliases, tooManyAt: parser.offset };
    for (const token of parser.next(lexeme)) documents.push(...composer.next(token));
    // The stack also has the document and the scalar that is being read.
    if (parser.stack.length > MAX_NESTING + 2) {
      tooDeepAt = parser.offset;
      break;
    }
    if (documents.length > 1) return { documents, aliases };
  }
  for (const token of parser.end()) documents.push(...composer.next(token));
  documents.push(...composer.end());
  return { documents, aliases, tooDeepAt };
}

/** The lexemes that make nodes; U+001F announces a scalar. */
const MARKS: ReadonlySet<string> = new Set(["\u001f", "-", ",", ":", "?", "[", "{"]);
/** Those that a lexer makes up: they take no room in the text. */
const SYNTHETIC: ReadonlySet<string> = new Set(["\u001f", "\u0002", "\u0018"]);

/**
 * Where a text has one mark too many, as far as that can be known before anything is parsed, which takes far longer and
 * hundreds of bytes for each mark.
 */
function endOfMarks(text: string): number | undefined {
  if (!mayHaveTooMany(text)) return undefined;
  let marks = 0;
  let offset = 0;
  for (const lexeme of new Lexer().lex(text)) {
    if (MARKS.has(lexeme)) marks += 1;
    if (marks > MAX_MARKS) return offset;
    if (!SYNTHETIC.has(lexeme)) offset += lexeme.length;
  }
  return undefined;
}
