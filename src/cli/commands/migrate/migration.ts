import { isObject } from "../../../core/json/json.js";
import { nameApart, suiteText, type WrittenTest } from "../../suite-text.js";
import type { Entry } from "./source.js";

/** A suite that is made of suites of other tools. */
export class Migration {
  readonly tests: WrittenTest[] = [];
  /** The keys of the suite beside its servers and tests. */
  readonly settings: Entry = {};
  readonly #servers = new Map<string, Entry>();

  /** Adds a server, unless there is the same one; gives its name. */
  addServer(server: Entry, wanted = "server"): string {
    const json = JSON.stringify(server);
    for (const [name, known] of this.#servers) if (JSON.stringify(known) === json) return name;
    let name = wanted;
    for (let count = 2; this.#servers.has(name); count += 1) name = `${wanted}-${count}`;
    this.#servers.set(name, server);
    return name;
  }

  toYaml(comments: readonly string[]): string {
    nameApart(this.tests);
    return suiteText(comments, Object.fromEntries(this.#servers), this.tests, this.settings);
  }
}

/** A regular expression, as a suite writes it: only `${` would be a reference there. */
export function pattern(text: string): string {
  return text.replaceAll("${", "$\\{");
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
