import { Composer, type Document, isScalar, Lexer, Parser, type ScalarTag } from "yaml";
import type { Problem } from "../../core/problem.js";
import { MAX_PROBLEMS } from "../problems.js";
import { Converter, type ReportProblem } from "./convert-yaml.js";
import { locationOf, type PlaceStore, type Source, snippetOf } from "./positions.js";
import { syntaxProblem } from "./syntax-problem.js";
import { CUT_OFF, EMPTY_FILE, MAX_MARKS, MAX_NESTING, SECOND_DOCUMENT, TOO_MANY_MARKS } from "./yaml-problems.js";

/** A file's value: plain data whose places are in the store. undefined if the file has none that could be judged. */
export interface ParsedYaml {
  value: unknown;
  /** False if there is more in the file than in its value: the places know which values are partial. */
  complete: boolean;
  problems: Problem[];
}

/**
 * Reads the one YAML document of a source into plain values (YAML 1.2, core schema), keeping the place of each node.
 * Never throws for what a file says: every problem has its place.
 *
 * @param customTags tags of other formats, which suites do not have
 */
export function parseYaml(source: Source, places: PlaceStore, customTags: ScalarTag[] = []): ParsedYaml {
  const problems: Problem[] = [];
  const report: ReportProblem = (start, end, texts) => {
    if (problems.length >= MAX_PROBLEMS) return;
    const location = locationOf({ source, start, end });
    problems.push({ ...texts, location, snippet: snippetOf(source, location, 1) });
  };
  const { documents, tooDeepAt, tooManyAt } = compose(source.text, customTags);
  const [document, second] = documents;
  if (tooDeepAt !== undefined) report(tooDeepAt, tooDeepAt + 1, CUT_OFF);
  // If the text is cut off, brackets and quotes are open.
  const broken = tooDeepAt === undefined ? (document?.errors[0] ?? second?.errors[0]) : undefined;
  if (tooManyAt !== undefined) report(tooManyAt, tooManyAt + 1, TOO_MANY_MARKS);
  else if (broken !== undefined) report(...syntaxProblem(broken, source.text, document!));
  else if (second !== undefined)
    report(second.range[0], Math.min(second.range[0] + 3, source.text.length), SECOND_DOCUMENT);
  else if (document === undefined || document.contents === null || isEmpty(document)) report(0, 0, EMPTY_FILE);
  else {
    for (const warning of document.warnings) report(...syntaxProblem(warning, source.text, document));
    places.addSource(source);
    const converter = new Converter(source, places, report);
    const value = converter.convert(document.contents, 1, false, tooDeepAt !== undefined);
    const { complete } = converter;
    // A warning of the parser leaves values that the file does not have.
    if (document.warnings.length === 0) return { value, complete, problems };
  }
  return { value: undefined, complete: false, problems };
}

function isEmpty(document: Document.Parsed): boolean {
  return isScalar(document.contents) && document.contents.value === null && document.contents.source === "";
}

interface ComposedText {
  documents: Document.Parsed[];
  /** Where the text is cut off: the documents end there. */
  tooDeepAt?: number | undefined;
  tooManyAt?: number;
}

/** Composes documents up to the second one; stops if there are too many nodes, or if they are nested too deeply. */
function compose(text: string, customTags: ScalarTag[]): ComposedText {
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
  let marks = 0;
  let tooDeepAt: number | undefined;
  for (const lexeme of new Lexer().lex(text)) {
    if (MARKS.has(lexeme)) marks += 1;
    if (marks > MAX_MARKS) return { documents, tooManyAt: parser.offset };
    for (const token of parser.next(lexeme)) documents.push(...composer.next(token));
    // The stack also has the document and the scalar that is being read.
    if (parser.stack.length > MAX_NESTING + 2) {
      tooDeepAt = parser.offset;
      break;
    }
    if (documents.length > 1) return { documents };
  }
  for (const token of parser.end()) documents.push(...composer.next(token));
  documents.push(...composer.end());
  return { documents, tooDeepAt };
}

/** The lexemes that make nodes; U+001F announces a scalar. */
const MARKS: ReadonlySet<string> = new Set(["\u001f", "-", ",", ":", "?", "[", "{"]);
