import { type Document, isScalar, type ScalarTag } from "yaml";
import type { Problem } from "../../core/problem.js";
import { MAX_PROBLEMS } from "../problems.js";
import { compose } from "./compose-yaml.js";
import { Converter, type ReportProblem } from "./convert-yaml.js";
import type { ParsedYaml } from "./parsed-yaml.js";
import { locationOf, type PlaceStore, type Source, snippetOf } from "./positions.js";
import { syntaxProblem } from "./syntax-problem.js";
import { CUT_OFF, EMPTY_FILE, SECOND_DOCUMENT, TOO_MANY_MARKS } from "./yaml-problems.js";

/**
 * Reads the one YAML document of a source into plain values (YAML 1.2, core schema), keeping the place of each node.
 * The syntax tree is released on the way. Never throws for what a file says: every problem has its place.
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
  const { documents, aliases, tooDeepAt, tooManyAt } = compose(source.text, customTags);
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
    const index = places.addSource(source);
    const converter = new Converter(source.text, places, index, report, !aliases);
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
