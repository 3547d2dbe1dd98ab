import { asList, asObject } from "../../../core/json/json.js";
import { UserError } from "../../../core/problem.js";
import { parseYaml } from "../../../suite/yaml/parse-yaml.js";
import { type Path, PlaceStore } from "../../../suite/yaml/positions.js";
import { readSource } from "../../../suite/yaml/read-source.js";
import type { WrittenTest } from "../../suite-text.js";

export type Entry = Record<string, unknown>;

/** A suite of another tool. */
export class SourceFile {
  /** What is not converted, or is not quite the same, each with its place. */
  readonly notes: string[] = [];
  /** As it is shown. */
  readonly name: string;
  readonly root: Entry;
  readonly #places = new PlaceStore();

  /** Reads a YAML or JSON file, with the limits of suites. Throws a UserError with every problem of the file. */
  constructor(file: string, cwd: string) {
    const source = readSource(file, cwd);
    const { value, problems } = parseYaml(source, this.#places);
    if (problems.length > 0) throw new UserError(problems);
    this.name = source.name;
    this.root = asObject(value);
  }

  note(path: Path, text: string): void {
    const { line } = this.#places.locate(this.root, path);
    this.notes.push(`${this.name}:${line}: ${text}`.replace(/\s+/g, " ").slice(0, 300));
  }

  /** Notes each key of an entry that is not one of these. */
  noteOthers(path: Path, entry: Entry, known: readonly string[]): void {
    for (const key of Object.keys(entry)) {
      if (!known.includes(key)) this.note([...path, key], `\`${key}\` is not converted`);
    }
  }
}

/** A suite that is made of suites of other tools. */
export class Migration {
  readonly tests: WrittenTest[] = [];
  readonly servers: Record<string, Entry> = {};
  /** The keys of the suite beside its servers and tests. */
  readonly settings: Entry = {};

  /** Adds a server, unless there is the same one; gives its name. `writeText` converts its texts, `writeVariable` its variables. */
  addServer(
    { command, args, env, url, transport }: Entry,
    writeText: (text: string) => string,
    writeVariable = writeText,
  ): string {
    const variables = Object.entries(asObject(env)).map(([name, value]) => [name, writeVariable(String(value))]);
    const words = [command, ...asList(args)].map((word) => writeText(String(word)));
    const server = {
      ...(url === undefined ? { command: words } : { url: writeText(String(url)) }),
      env: url === undefined && variables.length > 0 ? Object.fromEntries(variables) : undefined,
      transport: transport === "sse" ? transport : undefined,
    };
    const json = JSON.stringify(server);
    const equalServer = Object.entries(this.servers).find(([, other]) => JSON.stringify(other) === json);
    if (equalServer) return equalServer[0];
    const count = Object.keys(this.servers).length + 1;
    const name = count === 1 ? "server" : `server-${count}`;
    this.servers[name] = server;
    return name;
  }
}

/** In jq, the text of all content blocks, each on lines of its own. */
export const TEXT_OF_CONTENT = `map(.text // empty) | join("\\n")`;

/** The answer is not a JSON-RPC error. */
export const NO_ERROR: Entry = { target: "error", matcher: { exact: null } };

/** A regular expression, as a suite writes it: only `${` would be a reference there. */
export function pattern(text: string): string {
  return text.replaceAll("${", "$\\{");
}
