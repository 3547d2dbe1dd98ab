import type { Location } from "../../core/generated/results.js";
import { plural } from "../../core/plural.js";
import type { Problem } from "../../core/problem.js";
import { annotationSourceOf, workspacePath } from "../../report/places.js";
import { closingLine } from "../../report/words.js";
import type { GateResult } from "../../results/gate.js";
import type { ResultsSource } from "../../results/types.js";
import { type Context, linkTo, readContext } from "../context.js";
import type { Inputs } from "../inputs.js";
import type { StepOutputs } from "../outputs.js";
import type { PublishInputs } from "../publish-inputs.js";
import type { Step } from "../step.js";
import { addSummary } from "../toolkit.js";
import { type Annotations, notice, prepareAnnotations, reportAnnotations, sendAnnotations } from "./annotations.js";
import { type Artifact, sendArtifact } from "./artifacts.js";
import { checkConclusion } from "./checks.js";
import { renderSummary } from "./summary.js";

// 1 MiB for each step:
// https://docs.github.com/actions/reference/workflows-and-actions/workflow-commands#step-isolation-and-limits
const MAX_SUMMARY_BYTES = 1_000_000;

/** What a step found, for everything that shows it. */
export interface StepResult {
  /** Redacted, as results are. */
  problems: readonly Problem[];
  /** Absent if nothing was run. */
  results?: ResultsSource;
  gateResult: GateResult;
  /** True if the step passes, regardless of the conclusion. */
  passes: boolean;
  artifact?: Pick<Artifact, "files" | "folder">;
}

/** Everything that waits to be sent to GitHub. It holds no results: their spool may be gone by then. */
export interface Publication {
  context: Context;
  interrupted: boolean;
  annotations?: Annotations;
  summary?: string;
  artifact?: Artifact;
}

/** Links to what was published; a member is absent if it was not. */
export type PublishedLinks = Pick<StepOutputs, "checkRunUrl" | "artifactId" | "artifactUrl">;

/** Renders what the workflow asks for. */
export async function preparePublication(inputs: Inputs, step: Step, result: StepResult): Promise<Publication> {
  const { publish, workingDirectory } = inputs;
  const { problems, results, gateResult, passes, artifact } = result;
  const roots = { workingDirectory, workspace: step.workspace };
  const context = readContext(step.env, publish.matrix, publish.jobIndex);
  const link = ({ file, line }: Location) => linkTo(context, workspacePath(file, roots), line);
  const summary = (maxBytes: number) => renderSummary({ problems, results, link, others: gateResult.others }, maxBytes);
  const annotations = await prepareAnnotations(publish, context, annotationSourceOf(roots, problems, results), {
    conclusion: checkConclusion(gateResult, passes),
    title: titleOf(result),
    summary,
  });
  return {
    context,
    interrupted: gateResult.exitCode === 130,
    ...(annotations !== undefined && { annotations }),
    ...(publish.summary && { summary: await summary(MAX_SUMMARY_BYTES) }),
    ...(artifact !== undefined && {
      artifact: {
        ...artifact,
        name: publish.artifactName,
        ...(publish.artifactRetentionDays !== undefined && { retentionDays: publish.artifactRetentionDays }),
      },
    }),
  };
}

/**
 * Sends everything, and removes what is left of the run in the meantime. A notice reports what could not be sent.
 *
 * @param finish writes nothing: while something is uploaded, workflow commands may be printed, which the runner must obey
 */
export async function publish<T>(
  { context, interrupted, annotations, summary, artifact }: Publication,
  inputs: PublishInputs,
  { env, redactor }: Step,
  finish: () => Promise<T>,
): Promise<PublishedLinks & { finished: T }> {
  if (summary !== undefined) await trySummary(summary);
  // A cancelled job has 7.5 seconds left, so nothing is started that waits for a service:
  // https://docs.github.com/actions/reference/workflows-and-actions/workflow-cancellation
  const visible = interrupted && annotations ? { ...annotations, check: undefined } : annotations;
  const [sent, uploaded, finished] = await Promise.all([
    visible && sendAnnotations(visible, inputs, context),
    interrupted || artifact === undefined ? undefined : sendArtifact(artifact, context, env, redactor),
    finish(),
  ]);
  if (visible) await reportAnnotations(visible, sent, inputs, context, redactor);
  if (uploaded?.notice !== undefined) await notice(uploaded.notice);
  return { finished, checkRunUrl: sent?.url, artifactId: uploaded?.id, artifactUrl: uploaded?.url };
}

async function trySummary(markdown: string): Promise<void> {
  try {
    addSummary(markdown);
  } catch (error) {
    await notice(`The job's summary could not be written: ${error instanceof Error ? error.message : error}.`);
  }
}

function titleOf({ results, problems, gateResult }: StepResult): string {
  if (results === undefined) return `nothing was run: ${plural(problems.length, "problem")}`;
  return closingLine(results.head, gateResult.others);
}
