import type { Location } from "../../core/generated/results.js";
import type { Problem } from "../../core/problem.js";
import { renderProblem } from "../../core/render-problem.js";
import { cutMiddle, sanitize } from "../../core/sanitize.js";
import { plural } from "../../core/text.js";
import { markdown } from "../../report/formats/markdown.js";
import { bytesOf, preText } from "../../report/markup.js";
import type { ResultsSource } from "../../results/types.js";

const MAX_PROBLEM_LENGTH = 2000;

/** What a summary is made of. */
export interface SummaryContent {
  /** Redacted, as results are. */
  problems: readonly Problem[];
  results?: ResultsSource;
  link: (location: Location) => string | undefined;
  /** The parts of the closing line in addition to counts and findings. */
  others: readonly string[];
}

/** Markdown of a run, or of why there was none, of at most `maxBytes`. */
export async function renderSummary(
  { problems, results, link, others }: SummaryContent,
  maxBytes: number,
): Promise<string> {
  const problemList = problemsText(problems, maxBytes / 4);
  if (results === undefined) return `## mcptest: nothing was run\n\n${problemList}`;
  const chunks: string[] = [];
  const options = { color: false, verbose: false, others, link, maxBytes: maxBytes - bytesOf(problemList) };
  for await (const chunk of markdown(results.head, results.rows(), options)) chunks.push(chunk);
  return `${chunks.join("")}\n${problemList}`;
}

function problemsText(problems: readonly Problem[], maxBytes: number): string {
  let bytes = 0;
  const texts = problems.map(
    (problem) => `${preText(sanitize(cutMiddle(renderProblem(problem), MAX_PROBLEM_LENGTH)))}\n\n`,
  );
  const reportedTexts = texts.filter((text) => {
    bytes += bytesOf(text);
    return bytes < maxBytes;
  });
  const left = texts.length - reportedTexts.length;
  return `${reportedTexts.join("")}${left > 0 ? `${plural(left, "more problem")} did not fit here: the log has them all.\n` : ""}`;
}
