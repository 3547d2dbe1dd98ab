import type { ScalarTag } from "yaml";
import { isObject } from "../../../core/json/json.js";
import { type Problem, UserError, userError } from "../../../core/problem.js";
import { parseYaml } from "../../../suite/yaml/parse-yaml.js";
import { type Path, PlaceStore } from "../../../suite/yaml/positions.js";
import { readSource } from "../../../suite/yaml/read-source.js";
import type { WrittenTest } from "../../suite-text.js";

const MAX_DOCUMENTS = 1_000;

export type Entry = Record<string, unknown>;

/** One YAML document of a suite of another tool. */
export class SourceDocument {
  /** What is not converted, or is not quite the same, each with its place. */
  readonly notes: string[] = [];

  constructor(
    /** As it is shown. */
    readonly file: string,
    readonly root: Entry,
    private readonly places: PlaceStore,
  ) {}

  note(path: Path, text: string): void {
    const { line } = this.places.locate(this.root, path);
    this.notes.push(`${this.file}:${line}: ${text}`.replace(/\s+/g, " ").slice(0, 300));
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

  /** Adds a server, unless there is the same one; gives its name. */
  addServer(server: Entry, wanted = "server"): string {
    const json = JSON.stringify(server);
    const known = Object.entries(this.servers).find(([, other]) => JSON.stringify(other) === json);
    if (known) return known[0];
    let name = wanted;
    for (let count = 2; Object.hasOwn(this.servers, name); count += 1) name = `${wanted}-${count}`;
    this.servers[name] = server;
    return name;
  }
}

/** The answer is not a JSON-RPC error. */
export const NO_ERROR: Entry = { target: "error", matcher: { exact: null } };

/** A server with the keys that all tools have; `filled` writes its texts, `ofEnv` those of its variables. */
export function serverOf({ command, args, env, url }: Entry, filled: (text: string) => string, ofEnv = filled): Entry {
  if (url !== undefined) return { url: filled(String(url)) };
  const variables = Object.entries(entryOf(env)).map(([name, value]) => [name, ofEnv(String(value))]);
  return {
    command: [command, ...listOf(args)].map((word) => filled(String(word))),
    env: variables.length > 0 ? Object.fromEntries(variables) : undefined,
  };
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
  return [value].flat().flatMap((item) => (item === null || typeof item === "object" ? [] : [String(item)]));
}

/** A text that mcp-autotest marks as a regular expression. */
export class TaggedPattern {
  constructor(readonly regex: string) {}
}

const PATTERN_TAGS: ScalarTag[] = [
  { tag: "tag:yaml.org,2002:re", resolve: (text) => new TaggedPattern(text) },
  { tag: "tag:yaml.org,2002:ere", resolve: (text) => new TaggedPattern(fromEmbedded(text)) },
];

/** `!!ere`: the parts between slashes are regular expressions, all else is text; `\\/` is a slash. */
function fromEmbedded(text: string): string {
  return text.replace(/\\\/|\/([^/]*)\/|[[\]{}()^$.|*+?]/g, (found, inner) =>
    found === "\\/" ? "/" : (inner ?? `\\${found}`),
  );
}

/** Reads the mappings of a YAML file, with the limits of suites. Throws a UserError with every problem of the file. */
export function readDocuments(file: string, cwd: string): SourceDocument[] {
  const { name, text } = readSource(file, cwd);
  // A line that starts with `---` is never content.
  const parts = text.split(/^(?=---(?:\s|$))/m);
  if (parts.length > MAX_DOCUMENTS) {
    const reason = `It has ${parts.length} YAML documents; at most ${MAX_DOCUMENTS} are read.`;
    throw userError(`\`${name}\` has too many documents`, reason, "Split it into several files.");
  }
  const problems: Problem[] = [];
  let lines = 0;
  const documents = parts.flatMap((part) => {
    // After empty lines, its places are those in the file.
    const content = "\n".repeat(lines) + part.replace(/^---/, "   ");
    lines += part.split("\n").length - 1;
    if (!/^[ \t]*[^\s#]/m.test(content)) return [];
    const places = new PlaceStore();
    const { value, problems: found } = parseYaml({ file, name, text: content }, places, PATTERN_TAGS);
    problems.push(...found);
    return isObject(value) ? [new SourceDocument(name, value, places)] : [];
  });
  if (problems.length > 0) throw new UserError(problems);
  return documents;
}
