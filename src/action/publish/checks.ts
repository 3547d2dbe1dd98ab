import type { ChosenAnnotations, Level } from "../../report/annotations.js";
import type { Verdict } from "../../results/gate.js";

const LONGEST_MESSAGE_BYTES = 60_000;
const LONGEST_SUMMARY = 65_000;
const levelNames = { error: "failure", warning: "warning", notice: "notice" } as const satisfies Record<Level, string>;

/** A check run as the API takes it, but for the number of annotations in one request. */
export interface CheckRun {
  name: string;
  conclusion: "success" | "failure" | "neutral" | "cancelled";
  title: string;
  /** Markdown. */
  summary: string;
  annotations: CheckAnnotation[];
}

export interface CheckAnnotation {
  path: string;
  start_line: number;
  end_line: number;
  start_column?: number;
  end_column?: number;
  annotation_level: "failure" | "warning" | "notice";
  title: string;
  message: string;
}

/** What came of a check run. */
export interface Sent {
  url?: string;
  /** How many annotations it shows. */
  shown: number;
  /** Of the API; the status is 0 where it did not answer. */
  fault?: { status: number; message: string };
}

/** The annotations that have a place, gravest first. */
export function checkAnnotations({ annotations }: ChosenAnnotations, most: number): CheckAnnotation[] {
  return annotations
    .flatMap(({ level, title, message, location }): CheckAnnotation[] => {
      if (location === undefined) return [];
      const { file, line, column, end_line, end_column } = location;
      return [
        {
          path: file,
          start_line: line,
          end_line,
          // GitHub refuses columns where an annotation has more than one line.
          ...(line === end_line && { start_column: column, end_column }),
          annotation_level: levelNames[level],
          title,
          message: cutBytes(message),
        },
      ];
    })
    .slice(0, most);
}

/** The conclusion of a check run: what `fail-on` lets pass must not turn a pull request red. */
export function checkConclusion({ conclusion }: Verdict, passes: boolean): CheckRun["conclusion"] {
  if (conclusion === "success") return "success";
  if (conclusion === "interrupted") return "cancelled";
  return passes ? "neutral" : "failure";
}

/** A summary as long as the API takes it, with what is said of annotations that it does not show. */
export function checkSummary(summary: string, left: number): string {
  const note = left > 0 ? `\n\n${left} more annotations than \`max-annotations\` lets be shown.` : "";
  return `${summary.slice(0, LONGEST_SUMMARY)}${note}`;
}

function cutBytes(text: string): string {
  const bytes = Buffer.from(text);
  if (bytes.length <= LONGEST_MESSAGE_BYTES) return text;
  // A character that was cut in two ends as a sign that it could not be read.
  return `${bytes
    .subarray(0, LONGEST_MESSAGE_BYTES)
    .toString()
    .replace(/\ufffd$/, "")} …`;
}
