import { dirname } from "node:path";
import type { Location, Snippet } from "../../core/generated/results.js";
import { pointerStep } from "../../core/json/json.js";
import { child, setOwn } from "./nodes.js";

export type Path = readonly (string | number)[];

/** The part of an entry to underline. */
export type PlacePart = "key" | "value" | "entry";

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

/** Where an entry of a mapping or list stands: its key and its value. An item of a list is its own key. */
export interface EntrySpan extends Span {
  keyStart: number;
  keyEnd: number;
}

/** The places of the members of a mapping, or of the items of a list. */
export type Entries = readonly EntrySpan[] | Readonly<Record<string, EntrySpan>>;

/** Where every node of the loaded documents stands, through imports, defaults and interpolation. */
export type Places = Pick<PlaceStore, "locate" | "snippet" | "at">;

const MAX_LINE_LENGTH = 2_000;

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
  const lines = Array.from({ length: last - location.line + 1 }, (_, index) => {
    const line = location.line + index;
    const text = source.text.slice(starts[line - 1], starts[line] ?? source.text.length);
    return text.replace(/\r?\n$/, "").slice(0, Math.max(MAX_LINE_LENGTH, location.column + 200));
  });
  return { line: location.line, text: lines.join("\n") };
}

const lineStartsBySource = new WeakMap<Source, number[]>();

function lineStarts(source: Source): number[] {
  const cached = lineStartsBySource.get(source);
  if (cached !== undefined) return cached;
  const offsets = [0, ...Array.from(source.text.matchAll(/\n/g), ({ index }) => index + 1)];
  lineStartsBySource.set(source, offsets);
  return offsets;
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

/** The places of every mapping, list, key and value of the loaded files, in offsets. */
export class PlaceStore {
  readonly #sources: Source[] = [];
  readonly #roots = new Map<Source, object>();
  readonly #nodes = new Map<object, { span: Span; entries: Entries }>();
  /** The spans of values that could be read only in part. */
  readonly #partial = new Set<string>();

  addSource(source: Source): void {
    if (!this.#sources.includes(source)) this.#sources.push(source);
  }

  markPartial(span: Span): void {
    this.#partial.add(partialKey(span));
  }

  /** True if the value at a path, or what holds it if it is missing, could be read only in part. */
  isPartial(node: object, path: Path): boolean {
    return this.#partial.size > 0 && this.#partial.has(partialKey(this.span(node, path)));
  }

  /** Keeps the places of a container, with those of its entries by key or index. */
  record(node: object, span: Span, entries: Entries): void {
    this.#nodes.set(node, { span, entries });
    // Containers are recorded from the inside out, so the last one is the root.
    this.#roots.set(span.source, node);
  }

  /** Keeps the places of a merged container: each entry has that of its origin, in the order of `origins`. */
  recordMerged(node: object, origins: readonly (readonly [container: object, key: string | number])[]): void {
    const keys = Object.keys(node);
    const entries: Record<string, EntrySpan> = {};
    let first: EntrySpan | undefined;
    for (const [index, [container, key]] of origins.entries()) {
      const entry = this.#entry(container, key);
      first ??= entry;
      if (entry !== undefined) setOwn(entries, keys[index]!, entry);
    }
    const span = first && { source: first.source, start: first.keyStart, end: first.end };
    this.#nodes.set(node, { span: span ?? this.#nowhere(), entries });
  }

  /** The place of `path` below `node`, or of its nearest ancestor that has one. */
  locate(node: object, path: Path = [], which: PlacePart = "value"): Location {
    return locationOf(this.span(node, path, which));
  }

  /** As `locate`, in offsets. */
  span(node: object, path: Path = [], which: PlacePart = "value"): Span {
    let entry: EntrySpan | undefined;
    let current: unknown = node;
    let reached = 0;
    for (const step of path) {
      const next = this.#entry(current, step);
      if (next === undefined) break;
      entry = next;
      current = child(current, step);
      reached += 1;
    }
    if (entry === undefined) return this.#nodes.get(node)?.span ?? this.#nowhere();
    const { source, keyStart, keyEnd, start, end } = entry;
    const part = reached === path.length ? which : "value";
    // An empty value has no text of its own: its key stands for it.
    if (part === "key" || (start === end && part === "value")) return { source, start: keyStart, end: keyEnd };
    return { source, start: part === "entry" ? keyStart : start, end: Math.max(end, keyEnd) };
  }

  sourceOf(node: object, key: string | number): Source | undefined {
    return this.#entry(node, key)?.source ?? this.#sources[0];
  }

  folderOf(node: object, key: string | number): string {
    return dirname(this.sourceOf(node, key)?.file ?? "");
  }

  /** The author's lines at a location, at most `maxLines` (8). */
  snippet(location: Location, maxLines?: number): Snippet {
    const source = this.#sources.find(({ name }) => name === location.file);
    return source === undefined ? { line: location.line, text: "" } : snippetOf(source, location, maxLines);
  }

  /** A location as a problem has it, with one line and the JSON pointer of what stands there, inside its own file. */
  at(location: Location): { location: Location; snippet: Snippet; pointer: string } {
    return { location, snippet: this.snippet(location, 1), pointer: this.#pointerOf(location) };
  }

  #pointerOf({ file, line, column, end_line, end_column }: Location): string {
    const source = this.#sources.find(({ name }) => name === file);
    const lines = source === undefined ? [] : lineStarts(source);
    const [from, to] = [(lines[line - 1] ?? 0) + column - 1, (lines[end_line - 1] ?? 0) + end_column - 1];
    let node: unknown = source && this.#roots.get(source);
    let pointer = "";
    for (;;) {
      const entries = Object.entries(this.#nodes.get(node as object)?.entries ?? {});
      const entry = entries.find(([, { keyStart, keyEnd, end }]) => keyStart <= from && to <= Math.max(keyEnd, end));
      if (entry === undefined) return pointer;
      const [key, { start, end }] = entry;
      pointer += `/${pointerStep(key)}`;
      // A single member can have the same span as the container around it, which is meant.
      if (start === from && end === to) return pointer;
      node = child(node, key);
    }
  }

  #nowhere(): Span {
    return { source: this.#sources[0]!, start: 0, end: 0 };
  }

  #entry(node: unknown, key: string | number): EntrySpan | undefined {
    if (typeof node !== "object" || node === null) return undefined;
    // An array has more members than its items.
    return child(this.#nodes.get(node)?.entries, Array.isArray(node) ? Number(key) : key) as EntrySpan | undefined;
  }
}

function partialKey({ source, start, end }: Span): string {
  return `${source.file}:${start}:${end}`;
}
