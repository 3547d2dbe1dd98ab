import * as yaml from "yaml";
import type { Problem } from "../../core/problem.js";
import { MAX_PROBLEMS, type ProblemTexts } from "../problems.js";
import { setOwn } from "./nodes.js";
import { type Entries, type EntrySpan, locationOf, type PlaceStore, type Source, snippetOf } from "./positions.js";
import { syntaxProblem } from "./syntax-problem.js";
import * as faults from "./yaml-problems.js";

/** The value of a file, whose places are in the store; undefined if the file is empty or broken. */
export interface ParsedYaml {
  value: unknown;
  /** False if there is more in the file than in its value: the places know which values are partial. */
  complete: boolean;
  problems: Problem[];
}

/** As `readYaml`, by a parser with a syntax tree. */
export function parseYaml(source: Source, places: PlaceStore): ParsedYaml {
  const problems: Problem[] = [];
  const report: ReportProblem = (start, end, texts) => {
    if (problems.length >= MAX_PROBLEMS) return;
    const location = locationOf({ source, start, end });
    problems.push({ ...texts, location, snippet: snippetOf(source, location, 1) });
  };
  const { documents, tooDeepAt, tooManyAt } = compose(source.text);
  const [document, second] = documents;
  if (tooDeepAt !== undefined) report(tooDeepAt, tooDeepAt + 1, faults.CUT_OFF);
  // If the text is cut off, brackets and quotes are open.
  const broken = tooDeepAt === undefined ? (document?.errors[0] ?? second?.errors[0]) : undefined;
  if (tooManyAt !== undefined) report(tooManyAt, tooManyAt + 1, faults.TOO_MANY_MARKS);
  else if (broken !== undefined) report(...syntaxProblem(broken, source.text, document!));
  else if (second !== undefined)
    report(second.range[0], Math.min(second.range[0] + 3, source.text.length), faults.SECOND_DOCUMENT);
  else if (document === undefined || document.contents === null || isEmpty(document)) report(0, 0, faults.EMPTY_FILE);
  else {
    for (const warning of document.warnings) report(...syntaxProblem(warning, source.text, document));
    places.addSource(source);
    const converter = new Converter(source, places, report);
    const value = converter.convert(document.contents, 1, false, tooDeepAt !== undefined);
    const { complete } = converter;
    // Where the parser warns, it made up a value, so none is used.
    if (document.warnings.length === 0) return { value, complete, problems };
  }
  return { value: undefined, complete: false, problems };
}

function isEmpty(document: yaml.Document.Parsed): boolean {
  return yaml.isScalar(document.contents) && document.contents.value === null && document.contents.source === "";
}

/** Composes documents up to the second one, or to where there are too many nodes, or they are nested too deeply. */
function compose(text: string): {
  documents: yaml.Document.Parsed[];
  tooDeepAt?: number | undefined;
  tooManyAt?: number;
} {
  const parser = new yaml.Parser();
  // Duplicate keys are found while converting: the library compares each key with all others.
  const composer = new yaml.Composer({
    schema: "core",
    resolveKnownTags: false,
    uniqueKeys: false,
    prettyErrors: false,
    logLevel: "silent",
  });
  const documents: yaml.Document.Parsed[] = [];
  let marks = 0;
  let tooDeepAt: number | undefined;
  for (const lexeme of new yaml.Lexer().lex(text)) {
    if (MARKS.has(lexeme)) marks += 1;
    if (marks > faults.MAX_MARKS) return { documents, tooManyAt: parser.offset };
    for (const token of parser.next(lexeme)) documents.push(...composer.next(token));
    // The stack also has the document and the scalar that is being read.
    if (parser.stack.length > faults.MAX_NESTING + 2) {
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

/** What is written as a whole number: without a fraction and without an exponent. */
const INTEGER = /^[-+]?(?:[0-9]+|0o[0-7]+|0x[0-9a-f]+)$/i;

type ReportProblem = (start: number, end: number, texts: ProblemTexts) => void;

/** Turns nodes into plain values and keeps their places. */
class Converter {
  readonly #anchors = new Map<string, unknown>();
  readonly #open = new Set<unknown>();
  /** False if something is left out of the value: the second value of a key, or what cannot be read. */
  complete = true;
  #aliases = 0;
  #aliasedNodes = 0;

  constructor(
    readonly source: Source,
    readonly places: PlaceStore,
    readonly report: ReportProblem,
  ) {}

  /** `isCut`: the text ends within the node, because what follows is nested too deeply. */
  convert(node: unknown, depth: number, aliased = false, isCut = false): unknown {
    if (aliased) this.#aliasedNodes += 1;
    if (yaml.isAlias(node)) return this.#alias(node, depth);
    if (!yaml.isScalar(node) && !yaml.isCollection(node)) return null;
    if (node.anchor !== undefined) this.#anchors.set(node.anchor, node);
    if (yaml.isScalar(node)) return this.#scalar(node.value, this.#span(node));
    if (isCut) this.#leaveOut(node);
    if (depth > faults.MAX_NESTING) return isCut ? null : this.#hole(this.#span(node), faults.NESTED_TOO_DEEP);
    this.#open.add(node);
    const value = yaml.isMap(node) ? this.#map(node, depth, aliased, isCut) : this.#list(node, depth, aliased, isCut);
    this.#open.delete(node);
    return value;
  }

  #map(node: yaml.YAMLMap, depth: number, aliased: boolean, isCut: boolean): Record<string, unknown> {
    const { source } = this;
    const map: Record<string, unknown> = {};
    const entries: Record<string, EntrySpan> = {};
    for (const pair of node.items) {
      const key = this.#key(pair.key);
      if (key === undefined) {
        this.#leaveOut(node);
        continue;
      }
      const [keyStart, keyEnd] = this.#span(pair.key);
      // A plain `<<` merged mappings in YAML 1.1; in quotes it is meant as a key.
      const isMerge = yaml.isScalar(pair.key) && pair.key.value === "<<" && pair.key.type === "PLAIN";
      if (isMerge || Object.hasOwn(map, key)) {
        this.report(keyStart, keyEnd, isMerge ? faults.MERGE_KEY : faults.duplicateKey(key));
        this.complete = false;
        if (isMerge) this.#leaveOut(node);
        // The value that is left out is read too: it may have problems, and anchors that later aliases name.
        this.convert(pair.value, depth + 1, aliased);
        continue;
      }
      const [start, end] = pair.value === null ? [keyEnd, keyEnd] : this.#span(pair.value);
      setOwn(entries, key, { source, keyStart, keyEnd, start, end });
      setOwn(map, key, this.convert(pair.value, depth + 1, aliased, isCut && pair === node.items.at(-1)));
    }
    this.#record(map, node, entries);
    return map;
  }

  #list(node: yaml.YAMLSeq, depth: number, aliased: boolean, isCut: boolean): unknown[] {
    const { source } = this;
    const entries: EntrySpan[] = [];
    const list = node.items.map((item, index) => {
      const [start, end] = this.#span(item);
      entries.push({ source, keyStart: start, keyEnd: end, start, end });
      return this.convert(item, depth + 1, aliased, isCut && index === node.items.length - 1);
    });
    this.#record(list, node, entries);
    return list;
  }

  #record(container: object, node: unknown, entries: Entries): void {
    const [start, end] = this.#span(node);
    this.places.record(container, { source: this.source, start, end }, entries);
  }

  #alias(node: yaml.Alias, depth: number): unknown {
    const target = this.#anchors.get(node.source);
    const span = this.#span(node);
    this.#aliases += 1;
    if (target === undefined || this.#open.has(target)) return this.#hole(span, faults.unknownAlias(node.source));
    if (this.#aliases === faults.MAX_ALIASES + 1 || this.#aliasedNodes > faults.MAX_ALIASED_NODES)
      return this.#hole(span, faults.ALIAS_BOMB);
    if (this.#aliases <= faults.MAX_ALIASES) return this.convert(target, depth, true);
    this.#leaveOut(node);
    return null;
  }

  #key(node: unknown): string | undefined {
    const key = yaml.isAlias(node) ? this.#anchors.get(node.source) : node;
    if (!yaml.isScalar(key)) {
      this.#hole(this.#span(node), faults.KEY_NOT_TEXT);
      return undefined;
    }
    if (key.anchor !== undefined) this.#anchors.set(key.anchor, key);
    return typeof key.value === "string" ? key.value : (key.source ?? String(key.value));
  }

  #hole(span: readonly [number, number], texts: ProblemTexts): null {
    this.#leaveOut(null, span);
    this.report(...span, texts);
    return null;
  }

  #leaveOut(node: unknown, [start, end]: readonly [number, number] = this.#span(node)): void {
    this.complete = false;
    this.places.markPartial({ source: this.source, start, end });
  }

  #span(node: unknown): [number, number] {
    return spanOf(node, this.source.text);
  }

  #scalar(value: unknown, span: readonly [number, number]): unknown {
    if (typeof value !== "number") return value;
    const written = this.source.text.slice(...span);
    if (!Number.isFinite(value)) this.report(...span, faults.notJson(written));
    else if (Number.isInteger(value) && !Number.isSafeInteger(value) && INTEGER.test(written)) {
      this.report(...span, faults.inexactNumber(written));
    }
    return value;
  }
}

/** Start and end of a node's own text, without the white space and the comments after it. */
function spanOf(node: unknown, text: string): [number, number] {
  const range = (node as { range?: readonly [number, number, number] | null } | null)?.range;
  if (!range) return [0, 0];
  const last = yaml.isCollection(node) && !node.flow ? node.items.at(-1) : undefined;
  if (last) return [range[0], spanOf(yaml.isPair(last) ? (last.value ?? last.key) : last, text)[1]];
  let end = range[1];
  while (end > range[0] && " \t\r\n".includes(text[end - 1] ?? "")) end -= 1;
  return [range[0], end];
}
