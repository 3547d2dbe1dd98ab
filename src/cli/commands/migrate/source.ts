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
  const problems: Problem[] = [];
  const parts = splitDocuments(text);
  if (parts.length > MAX_DOCUMENTS) {
    const reason = `It has ${parts.length} YAML documents; at most ${MAX_DOCUMENTS} are read.`;
    throw userError(`\`${name}\` has too many documents`, reason, "Split it into several files.");
  }
  const documents = parts.flatMap((part) => {
    const places = new PlaceStore();
    const { value, problems: found } = parseYaml({ file, name, text: part.text }, places, PATTERN_TAGS);
    problems.push(...found.map((problem) => movedBy(problem, part.line)));
    if (!isObject(value)) return [];
    return [{ file: name, root: value, lineOf: (path: Path) => places.locate(value, path).line + part.line }];
  });
  if (problems.length > 0) throw new UserError(problems);
  return documents;
}

/** The documents of a file, each with the number of lines before it. A line that starts with `---` is never content. */
function splitDocuments(text: string): { text: string; line: number }[] {
  const parts: { lines: string[]; line: number }[] = [{ lines: [], line: 0 }];
  for (const [index, line] of text.split("\n").entries()) {
    if (/^---(\s|$)/.test(line)) parts.push({ lines: [`   ${line.slice(3)}`], line: index });
    else parts.at(-1)?.lines.push(line);
  }
  return parts.map(({ lines, line }) => ({ text: lines.join("\n"), line })).filter(hasContent);
}

function hasContent({ text }: { text: string }): boolean {
  return /^\s*[^\s#]/m.test(text);
}

function movedBy(problem: Problem, lines: number): Problem {
  const { location, snippet } = problem;
  return {
    ...problem,
    ...(location && { location: { ...location, line: location.line + lines, end_line: location.end_line + lines } }),
    ...(snippet && { snippet: { ...snippet, line: snippet.line + lines } }),
  };
}
