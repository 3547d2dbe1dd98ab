import * as yaml from "js-yaml";
import { setOwn } from "./nodes.js";
import type { ParsedYaml } from "./parse-yaml.js";
import type { Entries, EntrySpan, PlaceStore, Source } from "./positions.js";
import { MAX_MARKS } from "./yaml-problems.js";

/** Reads the one document of a source (YAML 1.2, core schema) with the place of each node; never throws. */
export async function readYaml(source: Source, places: PlaceStore): Promise<ParsedYaml> {
  const plain = mostMarks(source.text) > MAX_MARKS ? undefined : readPlainYaml(source, places);
  if (plain !== undefined) return { ...plain, complete: true, problems: [] };
  const { parseYaml } = await import("./parse-yaml.js");
  return parseYaml(source, places);
}

/** More marks than a text can have: dashes, colons, commas, question marks, brackets, and scalars after those. */
export function mostMarks(text: string): number {
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
  return 1 + 2 * count(/[-,:?[{"']/g) + count(/[\]}\n]/g);
}

/** Deeper nesting is left to the other parser, which reports it. */
const MAX_DEPTH = 90;
/** Byte order marks, tabs, directives, and carriage returns that end no line: the two parsers differ in them. */
const UNUSUAL = /^\uFEFF|\t|\r(?!\n)|^%/m;

/** Reads plain documents in a fifth of the time; undefined for others, which the parser with a syntax tree reads. */
export function readPlainYaml(source: Source, places: PlaceStore): { value: object } | undefined {
  if (UNUSUAL.test(source.text)) return undefined;
  try {
    return { value: new PlainReader(source, places).document() };
  } catch (error) {
    if (error instanceof NotPlain) return undefined;
    throw error;
  }
}

function eventsIn(text: string): readonly yaml.Event[] {
  try {
    return yaml.parseEvents(text, { maxDepth: MAX_DEPTH });
  } catch {
    throw new NotPlain();
  }
}

class NotPlain extends Error {}

/** Follows the events of a document; `#end` is where the last node ended. */
class PlainReader {
  readonly #text: string;
  readonly #events: readonly yaml.Event[];
  readonly #places: PlaceStore;
  readonly #source: Source;
  #next = 0;
  /** The span of the node that was read last, without the white space after it. */
  #start = 0;
  #end = 0;

  constructor(source: Source, places: PlaceStore) {
    this.#text = source.text;
    this.#events = eventsIn(source.text);
    this.#places = places;
    this.#source = source;
    places.addSource(source);
  }

  document(): object {
    const start = this.#take();
    const isOnly = this.#events.findLastIndex(({ type }) => type === yaml.EVENT_ID.DOCUMENT) === 0;
    if (start.type !== yaml.EVENT_ID.DOCUMENT || !isOnly || start.explicitEnd || start.directives.length > 0)
      throw new NotPlain();
    const value = this.#node(false);
    if (typeof value !== "object" || value === null) throw new NotPlain();
    return value;
  }

  #take(): yaml.Event {
    const event = this.#events[this.#next++];
    if (event === undefined) throw new NotPlain();
    return event;
  }

  /** @param mayBeEmpty true for the value of a key in a block, which may be left out */
  #node(mayBeEmpty: boolean): unknown {
    const event = this.#take();
    if (event.type === yaml.EVENT_ID.SCALAR) return this.#scalar(event, mayBeEmpty);
    if (event.type !== yaml.EVENT_ID.MAPPING && event.type !== yaml.EVENT_ID.SEQUENCE) throw new NotPlain();
    const { start, anchorStart, tagStart } = event;
    const isFlow = event.style === yaml.COLLECTION_STYLE.FLOW;
    const isMap = event.type === yaml.EVENT_ID.MAPPING;
    const isBracketed = !isFlow || this.#text[start] === (isMap ? "{" : "[");
    if (anchorStart >= 0 || tagStart >= 0 || !isBracketed) throw new NotPlain();
    if (isFlow) this.#end = start + 1;
    const [node, entries] = isMap ? this.#map(isFlow) : this.#list();
    // The closing bracket stands behind spaces, comments and perhaps a comma.
    if (isFlow) this.#end = this.#match(/(?:[\s,]|(?<=\s)#.*)*[\]}]/y);
    this.#start = start;
    this.#places.record(node, { source: this.#source, start, end: this.#end }, entries);
    return node;
  }

  #map(isFlow: boolean): [Record<string, unknown>, Entries] {
    const map: Record<string, unknown> = {};
    const entries: Record<string, EntrySpan> = {};
    while (this.#events[this.#next]?.type !== yaml.EVENT_ID.POP) {
      const key = this.#key();
      if (Object.hasOwn(map, key)) throw new NotPlain();
      const [keyStart, keyEnd] = [this.#start, this.#end];
      this.#end = this.#match(isFlow ? /\s*:/y : / *:/y);
      setOwn(map, key, this.#node(!isFlow));
      setOwn(entries, key, { source: this.#source, keyStart, keyEnd, start: this.#start, end: this.#end });
    }
    this.#next += 1;
    return [map, entries];
  }

  #list(): [unknown[], Entries] {
    const list: unknown[] = [];
    const entries: EntrySpan[] = [];
    while (this.#events[this.#next]?.type !== yaml.EVENT_ID.POP) {
      list.push(this.#node(false));
      const [start, end] = [this.#start, this.#end];
      entries.push({ source: this.#source, keyStart: start, keyEnd: end, start, end });
    }
    this.#next += 1;
    return [list, entries];
  }

  #key(): string {
    const event = this.#take();
    if (event.type !== yaml.EVENT_ID.SCALAR) throw new NotPlain();
    this.#spanOf(event);
    const key = yaml.getScalarValue(this.#text, event);
    // A merge key of YAML 1.1, which the other parser reports.
    if (key === "<<") throw new NotPlain();
    return key;
  }

  #scalar(event: yaml.ScalarEvent, mayBeEmpty: boolean): unknown {
    if (event.valueStart < 0 && mayBeEmpty && event.anchorStart < 0 && event.tagStart < 0) {
      this.#start = this.#end = this.#match(/ */y);
      return null;
    }
    this.#spanOf(event);
    const text = yaml.getScalarValue(this.#text, event);
    const value = event.style === yaml.SCALAR_STYLE.PLAIN ? plainValue(text) : text;
    // What JSON does not have, or cannot hold exactly, is reported.
    if (typeof value === "number" && !(Math.abs(value) <= Number.MAX_SAFE_INTEGER)) throw new NotPlain();
    return value;
  }

  /** Finds the span of a scalar: with its quotes, and with the header of a block. */
  #spanOf({ valueStart, valueEnd, style, anchorStart, tagStart }: yaml.ScalarEvent): void {
    if (valueStart < 0 || anchorStart >= 0 || tagStart >= 0) throw new NotPlain();
    const isBlock = style === yaml.SCALAR_STYLE.LITERAL_BLOCK || style === yaml.SCALAR_STYLE.FOLDED_BLOCK;
    const margin = style === yaml.SCALAR_STYLE.SINGLE_QUOTED || style === yaml.SCALAR_STYLE.DOUBLE_QUOTED ? 1 : 0;
    this.#start = isBlock ? this.#match(/[-\s]*[|>]/y) - 1 : valueStart - margin;
    this.#end = valueEnd + margin;
    if (!isBlock) return;
    while (this.#end > valueStart && " \r\n".includes(this.#text[this.#end - 1] ?? "")) this.#end -= 1;
    // Only the other parser knows where a block without text ends.
    if (this.#end === valueStart) throw new NotPlain();
  }

  #match(pattern: RegExp): number {
    pattern.lastIndex = this.#end;
    if (!pattern.test(this.#text)) throw new NotPlain();
    return pattern.lastIndex;
  }
}

const TAGS = [yaml.nullCoreTag, yaml.boolCoreTag, yaml.intCoreTag, yaml.floatCoreTag];
/** The start of every plain scalar that can be something else than text. */
const TYPED = /^[-+.~\dntfNTF]/;

/** The value of a scalar without quotes, by the core schema: text, a number, a boolean or null. */
export function plainValue(text: string): unknown {
  if (!TYPED.test(text)) return text;
  const values = TAGS.map((tag) => tag.resolve(text, false, tag.tagName));
  const value = values.find((resolved) => resolved !== yaml.NOT_RESOLVED);
  return value === undefined ? text : value;
}
