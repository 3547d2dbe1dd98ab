import { isObject } from "../../../core/json/json.js";
import { TOOL_NAME } from "../../../core/version.js";
import type { Path } from "../../../suite/yaml/positions.js";
import { nameApart, suiteText, type WrittenTest } from "../../suite-text.js";
import type { SourceDocument } from "./source.js";

export type Entry = Record<string, unknown>;

/** A suite that is made of suites of other tools. */
export class Migration {
  /** What is not converted, or is not quite the same, each with its place. */
  readonly notes: string[] = [];
  readonly tests: WrittenTest[] = [];
  /** The keys of the suite beside its servers and tests. */
  readonly settings: Entry = {};
  readonly #servers = new Map<string, Entry>();

  /** @param fixture what `{{fixture}}` of mcp-assert stands for, as the suite writes it */
  constructor(readonly fixture: string | undefined) {}

  /** Adds a server, unless there is the same one; gives its name. */
  addServer(server: Entry, wanted = "server"): string {
    const json = JSON.stringify(server);
    for (const [name, known] of this.#servers) if (JSON.stringify(known) === json) return name;
    let name = wanted;
    for (let count = 2; this.#servers.has(name); count += 1) name = `${wanted}-${count}`;
    this.#servers.set(name, server);
    return name;
  }

  note({ file, lineOf }: SourceDocument, path: Path, text: string): void {
    this.notes.push(`${file}:${lineOf(path)}: ${text}`.replace(/\s+/g, " ").slice(0, 300));
  }

  /** Notes each key of an entry that is not one of these. */
  noteOthers(document: SourceDocument, path: Path, entry: Entry, known: readonly string[]): void {
    for (const key of Object.keys(entry)) {
      if (!known.includes(key)) this.note(document, [...path, key], `\`${key}\` is not converted`);
    }
  }

  /** The suite, with the notes as comments above it. */
  toYaml(): string {
    nameApart(this.tests);
    const head = [`Written by \`${TOOL_NAME} migrate\`.`, ...this.notes];
    return suiteText(head, Object.fromEntries(this.#servers), this.tests, this.settings);
  }
}

/** A regular expression, as a suite writes it: only `${` would be a reference there. */
export function pattern(text: string): string {
  return text.replaceAll("${", "$\\{");
}

/** Every text of a value replaced. */
export function mapTexts(value: unknown, change: (text: string) => unknown): unknown {
  if (typeof value === "string") return change(value);
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, change));
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, mapTexts(member, change)]));
}

export function entryOf(value: unknown): Entry {
  return isObject(value) ? value : {};
}

export function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

/** The texts of a list; one text is a list of it. */
export function stringsOf(value: unknown): string[] {
  return (Array.isArray(value) ? value : [value])
    .filter((item) => item !== null && typeof item !== "object")
    .map(String);
}

/** Environment variables of a server; undefined without any. */
export function envOf(env: unknown, filled: (text: string) => string): Entry | undefined {
  const entries = Object.entries(entryOf(env)).map(([name, value]) => [name, filled(String(value))]);
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}
