import type { ScalarTag } from "yaml";
import { isObject } from "../../../core/json/json.js";
import { type Problem, UserError, userError } from "../../../core/problem.js";
import { parseYaml } from "../../../suite/yaml/parse-yaml.js";
import { type Path, PlaceStore } from "../../../suite/yaml/positions.js";
import { readSource } from "../../../suite/yaml/read-source.js";

const MAX_DOCUMENTS = 1_000;

/** One YAML document of a suite of another tool. */
export interface SourceDocument {
  /** As it is shown. */
  file: string;
  root: Record<string, unknown>;
  /** The line of a value in the file. */
  lineOf(path: Path): number;
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
    const { value, problems: found } = parseYaml(
      { file, name, text: "\n".repeat(start) + content },
      places,
      PATTERN_TAGS,
    );
    problems.push(...found);
    if (!isObject(value)) return [];
    return [{ file: name, root: value, lineOf: (path: Path) => places.locate(value, path).line }];
  });
  if (problems.length > 0) throw new UserError(problems);
  return documents;
}
