import type { ScalarTag } from "yaml";
import { isObject } from "../../../core/json/json.js";
import { type Problem, UserError, userError } from "../../../core/problem.js";
import { parseYaml } from "../../../suite/yaml/parse-yaml.js";
import { type Path, PlaceStore } from "../../../suite/yaml/positions.js";
import { readSource } from "../../../suite/yaml/read-source.js";

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

/** A text that mcp-autotest marks as a pattern: `!!re` as a whole, `!!ere` in the parts between slashes. */
export class TaggedPattern {
  constructor(
    readonly kind: "re" | "ere",
    readonly text: string,
  ) {}
}

const PATTERN_TAGS: ScalarTag[] = (["re", "ere"] as const).map((kind) => ({
  tag: `tag:yaml.org,2002:${kind}`,
  resolve: (text) => new TaggedPattern(kind, text),
}));

/** Reads the mappings of a YAML file, with the limits of suites. Throws a UserError with every problem of the file. */
export function readDocuments(file: string, cwd: string): SourceDocument[] {
  const { name, text } = readSource(file, cwd);
  const lines = text.split("\n");
  // A line that starts with `---` is never content.
  const starts = lines.flatMap((line, index) => (index === 0 || /^---(\s|$)/.test(line) ? [index] : []));
  if (starts.length > MAX_DOCUMENTS) {
    const reason = `It has ${starts.length} YAML documents; at most ${MAX_DOCUMENTS} are read.`;
    throw userError(`\`${name}\` has too many documents`, reason, "Split it into several files.");
  }
  const problems: Problem[] = [];
  const documents = starts.flatMap((start, index) => {
    const content = lines
      .slice(start, starts[index + 1])
      .join("\n")
      .replace(/^---/, "   ");
    if (!/^[ \t]*[^\s#]/m.test(content)) return [];
    const places = new PlaceStore();
    // After empty lines, its places are those in the file.
    const source = { file, name, text: "\n".repeat(start) + content };
    const { value, problems: found } = parseYaml(source, places, PATTERN_TAGS);
    problems.push(...found);
    return isObject(value) ? [new SourceDocument(name, value, places)] : [];
  });
  if (problems.length > 0) throw new UserError(problems);
  return documents;
}
