import { Document, isMap, isPair, isScalar, isSeq, visit, type YAMLMap, type YAMLSeq } from "yaml";
import suiteSchema from "../../../../schemas/v1.json" with { type: "json" };
import { hide } from "../../../core/redaction/redacted.js";
import { TOOL_NAME } from "../../../core/version.js";
import type { SourceDocument } from "./source.js";

/** Characters of a mapping or list that is written on one line. */
const MAX_FLOW = 90;

export type Entry = Record<string, unknown>;
export type Block = "tools" | "resources" | "prompts" | "compliance";

/** Something that has no counterpart, or is not quite the same. */
export interface Note {
  file: string;
  line: number;
  text: string;
}

interface MigratedTest {
  /** Without it, only the notes are written. */
  test?: Entry;
  notes: readonly Note[];
}

/** A suite that is made of suites of other tools. */
export class Migration {
  readonly notes: Note[] = [];
  readonly runOptions: Entry = {};
  readonly variables: Entry = {};
  readonly #servers = new Map<string, Entry>();
  readonly #blocks = new Map<Block, MigratedTest[]>();
  readonly #tools = new Set<string>();
  readonly #revisions = new Set<string>();
  /** Notes about the whole suite. */
  readonly #general: Note[] = [];

  /** @param fixture what `{{fixture}}` stands for, as the suite writes it */
  constructor(readonly fixture: string | undefined) {}

  get count(): number {
    return [...this.#blocks.values()].flat().filter(({ test }) => test !== undefined).length;
  }

  from(tool: string): void {
    this.#tools.add(tool);
  }

  /** Adds a revision at which the suite runs. */
  addRevision(revision: string): void {
    this.#revisions.add(revision);
  }

  /** Adds a server, unless there is the same one; gives its name. */
  addServer(server: Entry, wanted = "server"): string {
    const json = JSON.stringify(server);
    for (const [name, known] of this.#servers) if (JSON.stringify(known) === json) return name;
    const name = unique(wanted, (taken) => this.#servers.has(taken), "-");
    this.#servers.set(name, server);
    return name;
  }

  /** Adds a test, whose name becomes unique in its block. */
  addTest(block: Block, { name, ...test }: Entry & { name: string }, notes: readonly Note[]): void {
    const tests = this.#testsOf(block);
    const taken = new Set(tests.map((other) => other.test?.name));
    tests.push({ test: { name: unique(name, (given) => taken.has(given), " "), ...test }, notes });
    this.notes.push(...notes);
  }

  /** Notes for a test that has no counterpart as a whole. */
  leaveOut(block: Block, notes: readonly Note[]): void {
    this.#testsOf(block).push({ notes });
    this.notes.push(...notes);
  }

  /** A note about the whole suite, once. */
  remark(note: Note): void {
    if (this.#general.some(({ text }) => text === note.text)) return;
    this.#general.push(note);
    this.notes.push(note);
  }

  /** The suite, with the notes as comments. */
  toYaml(): string {
    const servers = Object.fromEntries(this.#servers);
    const isSingle = this.#servers.size === 1;
    const document = new Document({
      servers,
      ...(Object.keys(this.variables).length > 0 && { variables: this.variables }),
      ...(Object.keys(this.runOptions).length > 0 && { run_options: this.runOptions }),
      ...(this.#revisions.size > 0 && { target_versions: [...this.#revisions] }),
    });
    document.commentBefore = [
      ` yaml-language-server: $schema=${suiteSchema.$id}`,
      ` From ${[...this.#tools].join(" and ")}, by \`${TOOL_NAME} migrate\`.`,
      ...this.#general.map(comment),
    ].join("\n");
    const left: Note[] = [];
    for (const [block, tests] of this.#blocks) {
      const written = tests.filter(({ test }) => test !== undefined);
      const nodes = document.createNode(written.map(({ test }) => (isSingle ? withoutServer(test) : test)));
      let waiting: Note[] = [];
      let index = 0;
      for (const { test, notes } of tests) {
        waiting.push(...notes);
        if (test === undefined) continue;
        const node = isSeq(nodes) ? nodes.items[index] : undefined;
        if (isMap(node) && waiting.length > 0) node.commentBefore = waiting.map(comment).join("\n");
        waiting = [];
        index += 1;
      }
      left.push(...waiting);
      if (written.length > 0) document.set(block, nodes);
    }
    if (left.length > 0) document.comment = left.map(comment).join("\n");
    visit(document, {
      // Before it is quoted and broken into lines.
      Scalar(_, node) {
        if (typeof node.value === "string") node.value = hide(node.value);
      },
      Collection(_, node) {
        node.flow = isShort(node);
      },
    });
    return document.toString({ lineWidth: 120, flowCollectionPadding: true });
  }

  #testsOf(block: Block): MigratedTest[] {
    const tests = this.#blocks.get(block) ?? [];
    this.#blocks.set(block, tests);
    return tests;
  }
}

/** Collects the notes of one document. */
export class Notebook {
  readonly notes: Note[] = [];

  constructor(readonly document: SourceDocument) {}

  add(path: readonly (string | number)[], text: string): void {
    this.notes.push(noteAt(this.document, path, text));
  }

  /** Notes every member of an entry whose key is not known. */
  unknown(path: readonly (string | number)[], entry: Entry, known: readonly string[]): void {
    for (const key of Object.keys(entry)) {
      if (!known.includes(key)) this.add([...path, key], `\`${key}\` has no counterpart`);
    }
  }
}

export function noteAt({ file, lineOf }: SourceDocument, path: readonly (string | number)[], text: string): Note {
  return { file, line: lineOf(path), text: text.replace(/\s+/g, " ").slice(0, 300) };
}

/** `evals/a.yaml:3: …` */
export function noteLine({ file, line, text }: Note): string {
  return `${file}:${line}: ${text}`;
}

/** True for a small mapping or list that is read on one line, such as a matcher. */
function isShort(node: YAMLMap | YAMLSeq): boolean {
  const values = node.items.map((item) => (isPair(item) ? item.value : item));
  const isLeaf = values.every((value) => isScalar(value) || (isMap(value) && value.items.length === 0));
  return isLeaf && values.length > 0 && !node.commentBefore && JSON.stringify(node.toJSON()).length <= MAX_FLOW;
}

function comment(note: Note): string {
  return ` ${noteLine(note).replaceAll("\n", " ")}`;
}

function withoutServer(test: Entry = {}): Entry {
  const { server: _, ...rest } = test;
  return rest;
}

function unique(wanted: string, isTaken: (name: string) => boolean, between: string): string {
  let name = wanted;
  for (let count = 2; isTaken(name); count += 1) name = `${wanted}${between}${between === " " ? `(${count})` : count}`;
  return name;
}
