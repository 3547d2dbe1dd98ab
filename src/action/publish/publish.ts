import { existsSync } from "node:fs";
import { dirname } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { messageOf } from "../../core/errors.js";
import type { Location } from "../../core/generated/results.js";
import type { Problem } from "../../core/problem.js";
import { cutMiddle } from "../../core/redaction/redacted.js";
import { renderProblem } from "../../core/render-problem.js";
import { sanitize } from "../../core/sanitize.js";
import { firstOf, plural } from "../../core/text.js";
import { markdown } from "../../report/formats/markdown.js";
import { bytesOf, codeText, fitInto, preText } from "../../report/markup.js";
import type { Roots } from "../../report/types.js";
import { closingLine, workspacePath } from "../../report/words.js";
import type { GateResult } from "../../results/gate.js";
import type { ResultsSource } from "../../results/types.js";
import { type Context, linkTo } from "../context.js";
import type { StepOutputs } from "../outputs.js";
import { addSummary } from "../toolkit.js";
import { type Annotations, notice, prepareAnnotations, reportAnnotations } from "./annotations.js";
import { type Artifact, artifactName, sendArtifacts } from "./artifacts.js";
import { checkConclusion, checkName, nameEndOf, sendCheckRun } from "./checks.js";
import { type CommentDraft, commentPart, commentRow, MAX_TEXT_BYTES } from "./comment.js";

// 1 MiB for each step:
// https://docs.github.com/actions/reference/workflows-and-actions/workflow-commands#step-isolation-and-limits
const MAX_SUMMARY_BYTES = 1_000_000;

/** A cancelled job has 7.5 seconds left, and what was not sent by then is lost. */
const INTERRUPTED_MS = 4000;

/** What a step found, for everything that shows it. */
export interface StepResult {
  /** Redacted, as results are. */
  problems: readonly Problem[];
  results?: ResultsSource;
  gateResult: GateResult;
  /** True if the step passes, regardless of the conclusion. */
  passes: boolean;
  /** Where the paths of the results start. */
  roots: Roots;
  /** The files of the artifact with the results, all in `folder`. */
  files: readonly string[];
  folder: string;
  /** The baseline that is uploaded as an artifact of this name, if it was written; `path` is what the output names. */
  baseline?: { name: string; file: string; path: string; replaces?: boolean };
  /** In a merge: the results of each job. */
  jobs?: readonly MergedJob[];
}

/** One of the jobs whose results were merged. */
interface MergedJob {
  key: string;
  name: string;
  conclusion: GateResult["conclusion"];
  head: ResultsSource["head"];
}

/** Everything that waits to be sent to GitHub. It holds no results: their spool may be gone by then. */
export interface Publication {
  annotations: Annotations | undefined;
  summary: string | undefined;
  artifacts: Artifact[];
  /** Complete but for the address of the check run. `create`: false if only an existing comment is updated. */
  comment: { draft: (checkRunUrl: string | undefined) => CommentDraft; create: boolean } | undefined;
}

/** Renders what the workflow asks for. */
export async function preparePublication(context: Context, result: StepResult): Promise<Publication> {
  const { publish, failOn } = context.inputs;
  const { problems, results, gateResult, passes, roots } = result;
  const nameEnd = await nameEndOf(context);
  const summary = (maxBytes: number) => renderSummary(result, context, nameEnd, maxBytes);
  const title = results
    ? closingLine(results.head, gateResult.otherReasons)
    : `nothing was run: ${plural(problems.length, "problem")}`;
  const check = { name: checkName(context) + nameEnd, conclusion: checkConclusion(gateResult, passes), title };
  const source = { problems, ...(results && { results }), roots, gateKnown: failOn === "failure" };
  const isForPullRequest = context.pullRequest !== undefined || context.sourceRun !== undefined;
  const hasComment = publish.comment !== "off" && isForPullRequest;
  return {
    annotations: await prepareAnnotations(context, source, check, summary),
    summary: publish.summary ? await summary(MAX_SUMMARY_BYTES) : undefined,
    artifacts: publish.artifacts ? artifactsOf(context, result) : [],
    comment: hasComment ? await commentOf(context, nameEnd, result, summary) : undefined,
  };
}

async function commentOf(
  context: Context,
  nameEnd: string,
  { results, gateResult: { conclusion }, jobs }: StepResult,
  summary: (maxBytes: number) => Promise<string>,
): Promise<NonNullable<Publication["comment"]>> {
  const { job, cell, key } = context;
  const { checkName = "", comment } = context.inputs.publish;
  const own = { key, name: [job, cell].filter(Boolean).join(", ") + nameEnd, conclusion, head: results?.head };
  const rowsOf = (url: string | undefined) =>
    (jobs ?? [own]).map(({ name, head, ...one }) => {
      const body = commentRow([checkName, name].filter(Boolean).join(": "), one.conclusion, head, url);
      return commentPart({ kind: "job", ...one, body }, context);
    });
  // Of a step that passed, the counts are enough; a merge always lists its jobs.
  const isShown = conclusion !== "success" || jobs !== undefined;
  const text = { kind: "text", key, conclusion, body: isShown ? await summary(MAX_TEXT_BYTES) : "" } as const;
  const texts = isShown ? [commentPart(text, context)] : [];
  return {
    create: comment === "always" || conclusion !== "success",
    draft: (url) => ({ parts: [...rowsOf(url), ...texts], isWhole: jobs !== undefined }),
  };
}

function artifactsOf(context: Context, { files, folder, baseline }: StepResult): Artifact[] {
  const { artifactName: beginning, artifactRetentionDays: retentionDays } = context.inputs.publish;
  const retention = retentionDays === undefined ? {} : { retentionDays };
  const artifacts: Artifact[] = [];
  if (files.length > 0)
    artifacts.push({ name: artifactName(beginning, context), files, folder, hasResults: true, ...retention });
  if (baseline && existsSync(baseline.file)) {
    const { name, file, replaces = false } = baseline;
    artifacts.push({ name, files: [file], folder: dirname(file), replaces, ...retention });
  }
  return artifacts;
}

/**
 * Sends everything; a notice reports what could not be sent. `finish` must print nothing, because the commands of an
 * upload must not be mixed with other output. `isTaken`: another job has the name of an artifact.
 */
export async function publish<T>(
  { annotations, summary, artifacts, comment }: Publication,
  context: Context,
  finish: () => Promise<T>,
): Promise<Pick<StepOutputs, "checkRunUrl" | "artifactId" | "artifactUrl"> & { finishResult: T; isTaken: boolean }> {
  const { signal } = context;
  if (summary !== undefined) await trySummary(summary);
  const giveUp = () => sleep(INTERRUPTED_MS, undefined, { ref: false });
  const inTime = <R>(work: Promise<R>) => (signal.aborted ? Promise.race([work, giveUp()]) : work);
  const [checkRun, uploads = [], finishResult] = await Promise.all([
    annotations?.check && inTime(sendCheckRun(context, annotations.check)),
    inTime(sendArtifacts(artifacts, context)),
    finish(),
  ]);
  if (annotations) await reportAnnotations(annotations, checkRun, context);
  for (const upload of uploads)
    if ("notice" in upload) await notice(upload.notice, upload.isTaken ? "error" : "notice");
  // A cancelled job has no time left for the attempts that a comment of several jobs takes.
  if (comment && !signal.aborted) {
    const { sendComment } = await import("./send-comment.js");
    const text = await sendComment(context, comment.draft(checkRun?.url), comment.create);
    if (text !== undefined) await notice(text);
  }
  const resultsArtifact = uploads[artifacts.findIndex(({ hasResults }) => hasResults)];
  return {
    finishResult,
    isTaken: uploads.some((upload) => "notice" in upload && upload.isTaken),
    ...(checkRun?.url !== undefined && { checkRunUrl: checkRun.url }),
    ...(resultsArtifact &&
      "id" in resultsArtifact && { artifactId: resultsArtifact.id, artifactUrl: resultsArtifact.url }),
  };
}

async function trySummary(markdown: string): Promise<void> {
  try {
    addSummary(markdown);
  } catch (error) {
    await notice(`The job's summary could not be written: ${messageOf(error)}.`);
  }
}

const MAX_PROBLEM_LENGTH = 2000;
const MAX_BASELINES = 5;

/** Markdown of a run, or of why there was none, of at most `maxBytes`. */
async function renderSummary(
  { problems, results, jobs, roots, gateResult: { otherReasons } }: StepResult,
  context: Context,
  nameEnd: string,
  maxBytes: number,
): Promise<string> {
  const problemList = problemsText(problems, maxBytes / 4);
  if (results === undefined) return `## mcptest: nothing was run\n\n${problemList}`;
  const link = ({ file, line }: Location) => linkTo(context, workspacePath(file, roots), line);
  const chunks: string[] = [];
  const options = { color: false, verbose: false, otherReasons, link, maxBytes: maxBytes - bytesOf(problemList) };
  for await (const chunk of markdown(results.head, results.rows(), options)) chunks.push(chunk);
  const baselines = (jobs ?? [results]).flatMap(({ head }) => head.run.baseline ?? []);
  const comparisons = [...new Set(baselines)].map((name) => `compared with ${codeText(name)}`);
  const about = [
    `Job ${codeText(context.title + nameEnd)}`,
    ...firstOf(comparisons, MAX_BASELINES, (count) => `and ${count} more`),
  ];
  const [counts, ...rest] = chunks;
  return `${counts}<p>${about.join(", ")}.</p>\n\n${rest.join("")}\n${problemList}`;
}

/** Problems that gate come before warnings. */
function problemsText(problems: readonly Problem[], maxBytes: number): string {
  const gatingFirst = [...problems].sort((a, b) => Number(a.warning ?? false) - Number(b.warning ?? false));
  const texts = gatingFirst
    .map((problem) => `${preText(sanitize(cutMiddle(renderProblem(problem), MAX_PROBLEM_LENGTH)))}\n\n`)
    .filter(fitInto(maxBytes));
  const omitted = problems.length - texts.length;
  const more = omitted > 0 ? `${plural(omitted, "more problem")} did not fit here: the log has them all.\n` : "";
  return `${texts.join("")}${more}`;
}
