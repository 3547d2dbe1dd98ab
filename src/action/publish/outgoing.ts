import type { Location } from "../../core/generated/results.js";
import { plural } from "../../core/plural.js";
import type { Problem } from "../../core/problem.js";
import { annotationSourceOf, fromWorkspace } from "../../report/places.js";
import { closingLine } from "../../report/words.js";
import type { Verdict } from "../../results/gate.js";
import type { ResultsSource } from "../../results/types.js";
import { type Context, linkTo, readContext } from "../context.js";
import type { Inputs } from "../inputs.js";
import type { Outcome } from "../outputs.js";
import type { PublishInputs } from "../publish-inputs.js";
import type { Step } from "../step.js";
import { addSummary } from "../toolkit.js";
import { type Annotations, notice, prepareAnnotations, sendAnnotations, tellAnnotations } from "./annotations.js";
import { type Artifact, sendArtifact } from "./artifacts.js";
import { checkConclusion } from "./checks.js";
import { renderSummary } from "./summary.js";

const MOST_SUMMARY_BYTES = 1_000_000;

/** What is to be shown of a step. */
export interface Shown {
  /** Redacted, as results are. */
  problems: readonly Problem[];
  /** Absent where nothing was run. */
  results?: ResultsSource;
  verdict: Verdict;
  /** True where the step passes, whatever the verdict is. */
  passes: boolean;
  artifact?: Pick<Artifact, "files" | "folder">;
}

/** Everything that waits to be sent to GitHub. It holds no results: their spool may be gone by then. */
export interface Outgoing {
  context: Context;
  interrupted: boolean;
  annotations?: Annotations;
  summary?: string;
  artifact?: Artifact;
}

/** Where what was sent is; a member is absent where it is nowhere. */
export type Delivered = Pick<Outcome, "checkRunUrl" | "artifactId" | "artifactUrl">;

/** Renders what the workflow asks for. */
export async function prepareOutgoing(inputs: Inputs, step: Step, shown: Shown): Promise<Outgoing> {
  const { publish, workingDirectory } = inputs;
  const { problems, results, verdict, passes, artifact } = shown;
  const roots = { workingDirectory, workspace: step.workspace };
  const context = readContext(step.env, publish.matrix, publish.jobIndex);
  const link = ({ file, line }: Location) => linkTo(context, fromWorkspace(file, roots), line);
  const summary = (maxBytes: number) => renderSummary({ problems, results, link, others: verdict.others }, maxBytes);
  const annotations = await prepareAnnotations(publish, context, annotationSourceOf(roots, problems, results), {
    conclusion: checkConclusion(verdict, passes),
    title: titleOf(shown),
    summary,
  });
  return {
    context,
    interrupted: verdict.exitCode === 130,
    ...(annotations !== undefined && { annotations }),
    ...(publish.summary && { summary: await summary(MOST_SUMMARY_BYTES) }),
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
 * Sends everything, and removes what is left of the run in the meantime.
 * What could not be sent is told by a notice.
 *
 * @param finish writes nothing: while something is uploaded, commands may be printed that must not be quoted
 */
export async function deliver<T>(
  { context, interrupted, annotations, summary, artifact }: Outgoing,
  inputs: PublishInputs,
  { env, redactor }: Step,
  finish: () => Promise<T>,
): Promise<Delivered & { finished: T }> {
  if (summary !== undefined) await trySummary(summary);
  // A job that is cancelled has a few seconds left: nothing that waits for others is begun.
  const shown = interrupted && annotations ? { ...annotations, check: undefined } : annotations;
  const [sent, uploaded, finished] = await Promise.all([
    shown && sendAnnotations(shown, inputs, context),
    interrupted || artifact === undefined ? undefined : sendArtifact(artifact, context, env, redactor),
    finish(),
  ]);
  if (shown) await tellAnnotations(shown, sent, inputs, context, redactor);
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

function titleOf({ results, problems, verdict }: Shown): string {
  if (results === undefined) return `nothing was run: ${plural(problems.length, "problem")}`;
  return closingLine(results.head, verdict.others);
}
