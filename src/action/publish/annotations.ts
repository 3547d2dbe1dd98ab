import { writeOut } from "../../core/out.js";
import { derive, hide, trustedText } from "../../core/redaction/redacted.js";
import { type AnnotationSource, type Level, selectAnnotations } from "../../report/annotations.js";
import { workflowCommand, workflowCommands } from "../../report/formats/github.js";
import type { Context } from "../context.js";
import { type CheckRun, type CheckRunResult, checkAnnotations, checkSummary, hasPlace } from "./checks.js";

/** Annotations that are ready to be published; they no longer need the results. */
export interface Annotations {
  /** All annotations, as many as GitHub shows. */
  commands: string;
  /** Annotations without a place, which a check run cannot show. */
  placeless: string;
  /** Absent if none is asked for, or none can be made. */
  check?: CheckRun;
}

/** Leaves room for the note of `checkSummary`. */
const MAX_SUMMARY_BYTES = 60_000;

/** Prepares the annotations that the workflow asks for; undefined if it asks for none. `header`: of the check run. */
export async function prepareAnnotations(
  context: Context,
  source: AnnotationSource,
  header: Pick<CheckRun, "name" | "conclusion" | "title">,
  summary: (maxBytes: number) => Promise<string>,
): Promise<Annotations | undefined> {
  const inputs = context.inputs.publish;
  if (inputs.annotations === "none") return undefined;
  const selection = await selectAnnotations(source, inputs.maxAnnotations);
  const elsewhere = inputs.summary ? "in the job's summary" : "in the log";
  const commands = [...workflowCommands(selection, elsewhere)].join("");
  if (inputs.annotations === "commands" || context.repository === "" || context.sha === "" || inputs.token === "")
    return { commands, placeless: commands };

  const annotations = checkAnnotations(selection, inputs.maxAnnotations);
  const placeless = selection.annotations.filter(({ location }) => !hasPlace(location));
  const totals = { error: 0, warning: 0, notice: 0 };
  for (const { level } of placeless) totals[level] += 1;
  const { error, warning, notice } = selection.totals;
  const omitted = error + warning + notice - placeless.length - annotations.length;
  const check = { ...header, summary: checkSummary(await summary(MAX_SUMMARY_BYTES), omitted), annotations };
  const rest = [...workflowCommands({ annotations: placeless, totals }, elsewhere)].join("");
  return { commands, placeless: rest, check };
}

/** Annotates by workflow commands what the check run does not show, and reports why. */
export async function reportAnnotations(
  { commands, placeless, check }: Annotations,
  checkRun: CheckRunResult | undefined,
  context: Context,
): Promise<void> {
  const level = context.inputs.publish.annotations === "checks" ? "warning" : "notice";
  if (check === undefined || checkRun === undefined) {
    if (level === "warning") await notice(`There is no check run, because ${whyNoCheckRun(context)}.`, level);
  } else if (checkRun.fault) {
    const { faultReason } = await import("../github/client.js");
    await notice(faultText(checkRun, check, faultReason(checkRun.fault, context, "checks: write")), level);
  }
  await writeOut(trustedText(checkRun?.url === undefined ? commands : placeless));
}

/** Reports something about publishing itself. */
export async function notice(message: string, level: Level = "notice"): Promise<void> {
  await writeOut(derive(hide(message), (shown) => workflowCommand({ level, title: "mcptest", message: shown })));
}

function whyNoCheckRun({ inputs, repository, sha }: Context): string {
  if (inputs.publish.token === "") return "`github-token` is empty";
  if (repository === "") return "the runner names no repository";
  return sha === "" ? "the runner names no commit" : "GitHub did not answer before the job ended";
}

function faultText({ url, shown }: CheckRunResult, { annotations }: CheckRun, reason: string): string {
  if (url !== undefined) return `The check run shows ${shown} of ${annotations.length} annotations (${reason}).`;
  return `There is no check run (${reason}): what it would show is annotated by workflow commands.`;
}
