import { type Annotation, type AnnotationSelection, levels, selectAnnotations } from "../annotations.js";
import type { Reporter } from "../types.js";
import { line } from "../words.js";

// GitHub shows ten of each level for a step (https://github.com/actions/toolkit/blob/main/docs/problem-matchers.md#limitations)
// and cuts a message at 4,096 characters (https://github.com/hugoalh/scan-virus-ghaction/issues/76).
const MAX_PER_LEVEL = 9;
const MAX_MESSAGE_LENGTH = 4000;

/** GitHub workflow commands, for a step that runs the command line. */
export const github: Reporter = async function* (head, rows, { roots, gateKnown }) {
  const source = { results: { head, rows: () => rows }, roots, gateKnown };
  yield* workflowCommands(await selectAnnotations(source, MAX_PER_LEVEL));
};

/** Annotations as workflow commands: the most severe nine of a level, and one that counts the rest, `elsewhere`. */
export function* workflowCommands(
  { annotations, totals }: AnnotationSelection,
  elsewhere = "in the log",
): Iterable<string> {
  for (const level of levels) {
    const visible = annotations.filter((annotation) => annotation.level === level).slice(0, MAX_PER_LEVEL);
    yield visible.map(workflowCommand).join("");
    const omitted = totals[level] - visible.length;
    if (omitted > 0) yield workflowCommand({ level, title: "mcptest", message: `${omitted} more ${elsewhere}` });
  }
}

/** One annotation as a workflow command. GitHub drops columns if it spans more than one line. */
export function workflowCommand({ level, title, message, location }: Omit<Annotation, "rank">): string {
  const properties: [string, string | number][] = [];
  if (location) {
    const { file, line: start, end_line: end, column, end_column } = location;
    properties.push(["file", line(file, 1000)], ["line", start], ["endLine", end]);
    if (start === end) properties.push(["col", column], ["endColumn", end_column]);
  }
  properties.push(["title", title]);
  const list = properties.map(([name, value]) => {
    return `${name}=${escapeData(String(value)).replaceAll(":", "%3A").replaceAll(",", "%2C")}`;
  });
  return `::${level} ${list.join(",")}::${escapeData(cutMessage(message, MAX_MESSAGE_LENGTH))}\n`;
}

/** The beginning of a message, with a mark if that is not all. */
export function cutMessage(text: string, limit: number): string {
  return text.length <= limit ? text : `${text.slice(0, limit).replace(/[\ud800-\udbff]$/, "")} …`;
}

function escapeData(text: string): string {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}
