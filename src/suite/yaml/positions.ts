import type { Location, Snippet } from "../../core/generated/results.js";
import type { Places } from "../types.js";
import { child } from "./nodes.js";

export type Path = readonly (string | number)[];

/** One file that was read. */
export interface Source {
  /** Absolute path. */
  file: string;
  /** As it is shown. */
  name: string;
  text: string;
}

/** Offsets into a source's text; the end is exclusive. */
export interface Span {
  source: Source;
  start: number;
  end: number;
}

/** Numbers kept for a container, and for each of its entries: source, start and end of key, start and end of value. */
const HEAD = 3;
const ENTRY = 5;
const MAX_LINE_LENGTH = 2_000;
/** Keys of a mapping that are looked through each time. */
const SMALL = 16;

/** The lines and columns between two offsets of a source. */
export function locationOf({ source, start, end }: Span): Location {
  const first = lineAt(source, start);
  const last = lineAt(source, end);
  return {
    file: source.name,
    line: first.line,
    column: start - first.start + 1,
    end_line: last.line,
    end_column: end - last.start + 1,
  };
}

/** The whole lines of a location, at most `maxLines`; an overlong line is cut. */
export function snippetOf(source: Source, location: Location, maxLines = 8): Snippet {
  const starts = lineStarts(source);
  // A place that ends in column 1 ends with the line before.
  const end = location.end_column === 1 ? location.end_line - 1 : location.end_line;
  const last = Math.max(location.line, Math.min(end, location.line + maxLines - 1, starts.length));
  const lines: string[] = [];
  for (let line = location.line; line <= last; line++) {
    const text = source.text.slice(starts[line - 1], starts[line] ?? source.text.length);
    lines.push(text.replace(/\r?\n$/, "").slice(0, Math.max(MAX_LINE_LENGTH, location.column + 200)));
  }
  return { line: location.line, text: lines.join("\n") };
}

const starts = new WeakMap<Source, number[]>();

function lineStarts(source: Source): number[] {
  let lineOffsets = starts.get(source);
  if (lineOffsets === undefined) {
    lineOffsets = [0];
    for (let at = source.text.indexOf("\n"); at !== -1; at = source.text.indexOf("\n", at + 1))
      lineOffsets.push(at + 1);
    starts.set(source, lineOffsets);
  }
  return lineOffsets;
}

function lineAt(source: Source, offset: number): { line: number; start: number } {
  const lineOffsets = lineStarts(source);
  let low = 0;
  let high = lineOffsets.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((lineOffsets[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return { line: low + 1, start: lineOffsets[low] ?? 0 };
}

/**
 * Offsets of every mapping, list, key and value of the loaded files. They are numbers in one array, so that ten
 * thousand tests cost a few megabytes; lines and columns are counted only when a place is asked for.
 */
export class PlaceStore implements Places {
  readonly #sources: Source[] = [];
  readonly #records = new WeakMap<object, number>();
  readonly #indexes = new WeakMap<object, Map<string, number>>();
  /** The spans of values that could be read only in part. */
  readonly #partial = new Set<string>();
  #numbers = new Uint32Array(4_096);
  #used = 0;

  /** The number of a source, the same each time. */
  addSource(source: Source): number {
    const known = this.#sources.indexOf(source);
    return known === -1 ? this.#sources.push(source) - 1 : known;
  }

  /** Marks a value that could not be read, or only in part. */
  markPartial(source: number, start: number, end: number): void {
    this.#partial.add(`${source}:${start}:${end}`);
  }

  /** True if the value at a path, or what holds it if it is missing, could be read only in part. */
  isPartial(node: object, path: Path): boolean {
    if (this.#partial.size === 0) return false;
    const { source, start, end } = this.span(node, path);
    return this.#partial.has(`${this.#sources.indexOf(source)}:${start}:${end}`);
  }

  /** Keeps the places of a container. `entries`: four offsets for each entry, in the order of `Object.keys(node)`. */
  record(node: object, source: number, start: number, end: number, entries: readonly number[]): void {
    this.#begin(node, source, start, end, entries.length / 4);
    for (let at = 0; at < entries.length; at += 4) {
      this.#push(source, entries[at]!, entries[at + 1]!, entries[at + 2]!, entries[at + 3]!);
    }
  }

  /** Keeps the places of a container that was merged: each entry keeps the place that it came from, `origins` has them in order. */
  recordMerged(node: object, origins: readonly (readonly [container: object, key: string | number])[]): void {
    const spans = origins.map(([container, key]) => this.#entry(container, key));
    const first = spans.find((at) => at !== undefined);
    const head = first === undefined ? [0, 0, 0] : [first, first + 1, first + 4].map((at) => this.#numbers[at] ?? 0);
    this.#begin(node, head[0]!, head[1]!, head[2]!, origins.length);
    for (const at of spans) {
      const numbers = at === undefined ? [0, 0, 0, 0, 0] : [...this.#numbers.subarray(at, at + ENTRY)];
      this.#push(numbers[0]!, numbers[1]!, numbers[2]!, numbers[3]!, numbers[4]!);
    }
  }

  locate(node: object, path: Path = [], which: "key" | "value" | "entry" = "value"): Location {
    return locationOf(this.span(node, path, which));
  }

  /** As `locate`, in offsets. */
  span(node: object, path: Path = [], which: "key" | "value" | "entry" = "value"): Span {
    let entry: number | undefined;
    let current: unknown = node;
    let reached = 0;
    for (const step of path) {
      const next = this.#entry(current, step);
      if (next === undefined) break;
      entry = next;
      current = child(current, step);
      reached += 1;
    }
    if (entry === undefined) return this.#head(node);
    const [source, keyStart, keyEnd, start, end] = this.#numbers.subarray(entry, entry + ENTRY);
    const wanted = reached === path.length ? which : "value";
    const place = { source: this.#sources[source!]! };
    // An empty value has no text of its own: its key stands for it.
    if (wanted === "key" || (start === end && wanted === "value")) return { ...place, start: keyStart!, end: keyEnd! };
    return { ...place, start: wanted === "entry" ? keyStart! : start!, end: Math.max(end!, keyEnd!) };
  }

  /** The file in which an entry is written. */
  sourceOf(node: object, key: string | number): Source | undefined {
    const entry = this.#entry(node, key);
    return entry === undefined ? this.#sources[0] : this.#sources[this.#numbers[entry]!];
  }

  snippet(location: Location, maxLines?: number): Snippet {
    const source = this.#sources.find(({ name }) => name === location.file);
    return source === undefined ? { line: location.line, text: "" } : snippetOf(source, location, maxLines);
  }

  #head(node: object): Span {
    const at = this.#records.get(node);
    const [source, start, end] = at === undefined ? [0, 0, 0] : this.#numbers.subarray(at, at + HEAD);
    return { source: this.#sources[source!]!, start: start!, end: end! };
  }

  /** Where the numbers of an entry begin. */
  #entry(node: unknown, key: string | number): number | undefined {
    if (typeof node !== "object" || node === null) return undefined;
    const record = this.#records.get(node);
    if (record === undefined || !Object.hasOwn(node, key)) return undefined;
    const index = Array.isArray(node) ? Number(key) : this.#indexOf(node, String(key));
    return record + HEAD + index * ENTRY;
  }

  /** Which entry of a mapping a key is; those of large ones are kept, because a caller that asks for one asks for all. */
  #indexOf(node: object, key: string): number {
    const kept = this.#indexes.get(node);
    if (kept) return kept.get(key) ?? 0;
    const keys = Object.keys(node);
    if (keys.length <= SMALL) return Math.max(0, keys.indexOf(key));
    this.#indexes.set(node, new Map(keys.map((name, index) => [name, index])));
    return this.#indexOf(node, key);
  }

  #begin(node: object, source: number, start: number, end: number, entries: number): void {
    const needed = this.#used + HEAD + entries * ENTRY;
    if (needed > this.#numbers.length) {
      const grown = new Uint32Array(Math.max(needed, this.#numbers.length * 2));
      grown.set(this.#numbers.subarray(0, this.#used));
      this.#numbers = grown;
    }
    this.#records.set(node, this.#used);
    this.#numbers[this.#used++] = source;
    this.#numbers[this.#used++] = start;
    this.#numbers[this.#used++] = end;
  }

  #push(source: number, keyStart: number, keyEnd: number, start: number, end: number): void {
    this.#numbers[this.#used++] = source;
    this.#numbers[this.#used++] = keyStart;
    this.#numbers[this.#used++] = keyEnd;
    this.#numbers[this.#used++] = start;
    this.#numbers[this.#used++] = end;
  }
}
