import {
  Composer,
  type Document,
  isAlias,
  isCollection,
  isMap,
  isPair,
  isScalar,
  Lexer,
  Parser,
  type ScalarTag,
  visit,
  type YAMLError,
} from "yaml";
import type { Problem } from "../../core/problem.js";
import { MAX_PROBLEMS, type ProblemTexts } from "../problems.js";
import { missingQuotes } from "./missing-quotes.js";
import { inKeyOrder, setOwn } from "./nodes.js";
import { mayHaveTooMany, type ParsedYaml } from "./parsed-yaml.js";
import { locationOf, type PlaceStore, type Source, snippetOf } from "./positions.js";
import {
  ALIAS_BOMB,
  CUT_OFF,
  duplicateKey,
  EMPTY_FILE,
  KEY_NOT_TEXT,
  MAX_ALIASED_NODES,
  MAX_ALIASES,
  MAX_MARKS,
  MAX_NESTING,
  MERGE_KEY,
  NESTED_TOO_DEEP,
  NOTHING_ELSE,
  notJson,
  SECOND_DOCUMENT,
  SYNTAX,
  SYNTAX_MESSAGES,
  TOO_MANY_MARKS,
  tooLarge,
  unknownAlias,
} from "./yaml-problems.js";

/**
 * Reads the one YAML document of a source into plain values (YAML 1.2, core schema), keeping the place of each node.
 * The syntax tree is let go on the way. Never throws for what a file says: every problem has its place.
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
  // Where the text is cut off, brackets and quotes are open.
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
    // A warning of the parser leaves values that nobody wrote.
    if (document.warnings.length === 0) return { value, complete, problems };
  }
  return { value: undefined, complete: false, problems };
}

type ReportProblem = (start: number, end: number, texts: ProblemTexts) => void;

interface ComposedText {
  documents: Document.Parsed[];
  aliases: boolean;
  /** Where the text is cut off: the documents end there. */
  tooDeepAt?: number | undefined;
  tooManyAt?: number;
}

/** Composes documents up to the second one; stops if there are too many nodes, or if they are nested too deeply. */
function compose(text: string, customTags: ScalarTag[]): ComposedText {
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

function isEmpty(document: Document.Parsed): boolean {
  return isScalar(document.contents) && document.contents.value === null && document.contents.source === "";
}

/** Turns nodes into plain values and keeps their places. */
class Converter {
  readonly #anchors = new Map<string, unknown>();
  readonly #open = new Set<unknown>();
  /** False if something is left out of the value: the second value of a key, or what cannot be read. */
  complete = true;
  #aliases = 0;
  #aliasedNodes = 0;

  constructor(
    readonly text: string,
    readonly places: PlaceStore,
    readonly source: number,
    readonly report: ReportProblem,
    /** Lets go of each node once it is converted: no alias asks for it again. */
    readonly release: boolean,
  ) {}

  /** `isCut`: the text ends within the node, because what follows is nested too deeply. */
  convert(node: unknown, depth: number, aliased = false, isCut = false): unknown {
    if (aliased) this.#aliasedNodes += 1;
    if (isAlias(node)) return this.#alias(node, depth);
    if (!isScalar(node) && !isCollection(node)) return null;
    if (node.anchor !== undefined) this.#anchors.set(node.anchor, node);
    if (isScalar(node)) return this.#scalar(node.value, spanOf(node, this.text));
    if (isCut) this.#leaveOut(node);
    if (depth > MAX_NESTING) return isCut ? null : this.#hole(spanOf(node, this.text), NESTED_TOO_DEEP);
    this.#open.add(node);
    const value = isMap(node) ? this.#map(node, depth, aliased, isCut) : this.#list(node, depth, aliased, isCut);
    this.#open.delete(node);
    return value;
  }

  #map(
    node: { items: unknown[]; range?: Range },
    depth: number,
    aliased: boolean,
    isCut: boolean,
  ): Record<string, unknown> {
    const map: Record<string, unknown> = {};
    const spans: number[] = [];
    const keys: string[] = [];
    const span = spanOf(node, this.text);
    for (let index = 0; index < node.items.length; index++) {
      const pair = node.items[index] as { key: unknown; value: unknown };
      const key = this.#key(pair.key);
      if (key === undefined) {
        this.#leaveOut(node);
        continue;
      }
      const [keyStart, keyEnd] = spanOf(pair.key, this.text);
      if (isMergeKey(pair.key)) {
        this.report(keyStart, keyEnd, MERGE_KEY);
        this.#leaveOut(node);
        // It may have problems of its own.
        this.convert(pair.value, depth + 1, aliased);
        continue;
      }
      if (Object.hasOwn(map, key)) {
        this.report(keyStart, keyEnd, duplicateKey(key));
        this.complete = false;
        // It may have problems of its own, and what later aliases name.
        this.convert(pair.value, depth + 1, aliased);
        continue;
      }
      const isOpen = isCut && index === node.items.length - 1;
      keys.push(key);
      spans.push(keyStart, keyEnd, ...(pair.value === null ? [keyEnd, keyEnd] : spanOf(pair.value, this.text)));
      setOwn(map, key, this.convert(pair.value, depth + 1, aliased, isOpen));
      if (this.release) node.items[index] = null;
    }
    this.places.record(map, this.source, ...span, inKeyOrder(map, keys, spans));
    return map;
  }

  #list(node: { items: unknown[]; range?: Range }, depth: number, aliased: boolean, isCut: boolean): unknown[] {
    const list: unknown[] = [];
    const spans: number[] = [];
    const own = spanOf(node, this.text);
    for (let index = 0; index < node.items.length; index++) {
      const item = node.items[index];
      const span = spanOf(item, this.text);
      list.push(this.convert(item, depth + 1, aliased, isCut && index === node.items.length - 1));
      spans.push(...span, ...span);
      if (this.release) node.items[index] = null;
    }
    this.places.record(list, this.source, ...own, spans);
    return list;
  }

  #alias(node: { source: string; range?: Range }, depth: number): unknown {
    const target = this.#anchors.get(node.source);
    const span = spanOf(node, this.text);
    this.#aliases += 1;
    if (target === undefined || this.#open.has(target)) return this.#hole(span, unknownAlias(node.source));
    if (this.#aliases === MAX_ALIASES + 1 || this.#aliasedNodes > MAX_ALIASED_NODES)
      return this.#hole(span, ALIAS_BOMB);
    if (this.#aliases > MAX_ALIASES) {
      this.#leaveOut(node);
      return null;
    }
    return this.convert(target, depth, true);
  }

  /** The text of a key; undefined, with a reported problem, if it is not a scalar. */
  #key(node: unknown): string | undefined {
    const key = isAlias(node) ? this.#anchors.get(node.source) : node;
    if (!isScalar(key)) {
      this.#hole(spanOf(node, this.text), KEY_NOT_TEXT);
      return undefined;
    }
    if (key.anchor !== undefined) this.#anchors.set(key.anchor, key);
    return typeof key.value === "string" ? key.value : (key.source ?? String(key.value));
  }

  #hole(span: readonly [number, number], texts: ProblemTexts): null {
    this.complete = false;
    this.places.markPartial(this.source, ...span);
    this.report(...span, texts);
    return null;
  }

  /** Something of a node is left out. */
  #leaveOut(node: unknown): void {
    this.complete = false;
    this.places.markPartial(this.source, ...spanOf(node, this.text));
  }

  #scalar(value: unknown, span: readonly [number, number]): unknown {
    if (typeof value !== "number") return value;
    const written = this.text.slice(...span);
    if (!Number.isFinite(value)) this.report(...span, notJson(written));
    else if (Number.isInteger(value) && !Number.isSafeInteger(value) && /^[-+]?[0-9a-fxo]+$/i.test(written)) {
      this.report(...span, tooLarge(written));
    }
    return value;
  }
}

/** `<<` without quotes: YAML 1.1 merged what is there, and YAML 1.2 has a key of this name. */
function isMergeKey(key: unknown): boolean {
  return isScalar(key) && key.value === "<<" && key.type === "PLAIN";
}

type Range = readonly [number, number, number] | null;

/** Start and end of a node's own text, without the white space and the comments after it. */
function spanOf(node: unknown, text: string): [number, number] {
  const range = (node as { range?: Range } | null)?.range;
  if (!range) return [0, 0];
  const last = isCollection(node) && !node.flow ? node.items.at(-1) : undefined;
  if (last) return [range[0], spanOf(isPair(last) ? (last.value ?? last.key) : last, text)[1]];
  let end = range[1];
  while (end > range[0] && " \t\r\n".includes(text[end - 1] ?? "")) end -= 1;
  return [range[0], end];
}

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

function syntaxProblem(error: YAMLError, text: string, document: Document.Parsed): [number, number, ProblemTexts] {
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
