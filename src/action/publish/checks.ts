import { existsSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import type { Location } from "../../core/generated/results.js";
import { writeFileAtomic } from "../../core/out.js";
import { hide } from "../../core/redaction/redacted.js";
import type { AnnotationSelection, Level } from "../../report/annotations.js";
import { cutMessage } from "../../report/formats/github.js";
import type { GateResult } from "../../results/gate.js";
import type { Context } from "../context.js";
import type { ApiFault } from "../github/client.js";

// The API takes messages of 64 KB, which may have three bytes for each character, and summaries of 65,535 characters:
// https://docs.github.com/rest/checks/runs#create-a-check-run
const MAX_MESSAGE_LENGTH = 20_000;
const MAX_SUMMARY_LENGTH = 65_000;
const levelNames = { error: "failure", warning: "warning", notice: "notice" } as const satisfies Record<Level, string>;

/** A check run as the API takes it, but for the number of annotations in one request. */
export interface CheckRun {
  name: string;
  conclusion: "success" | "failure" | "neutral" | "cancelled";
  title: string;
  /** Markdown. */
  summary: string;
  annotations: ReturnType<typeof checkAnnotations>;
}

export interface CheckRunResult {
  url?: string;
  /** How many annotations it shows. */
  shown: number;
  fault?: ApiFault;
}

/** The name of the check run, without what tells several uses of the action in a job apart. */
export function checkName({ inputs, cell, title }: Context): string {
  const name = inputs.publish.checkName;
  if (name === undefined) return `mcptest: ${title}`;
  return cell === "" ? name : `${name} (${cell})`;
}

/**
 * The end of the names of check runs that tells several uses of the action in one job apart, such as
 * `: tests/suite.yaml`: the folder and suites, or else the runner's id of the step; empty for the first use with a name.
 * Of check runs with the same name, GitHub shows the last one alone.
 */
export async function nameEndOf(context: Context): Promise<string> {
  const { inputs, temp, step } = context;
  if (temp === "") return "";
  const label = [relative(inputs.root, inputs.workingDirectory), ...inputs.suite].filter(Boolean).join(" ");
  // One line for each use so far: the step and its name.
  const file = join(temp, "mcptest-uses");
  const uses = existsSync(file) ? readFileSync(file, "utf8").split("\n") : [];
  const name = checkName(context);
  const isFree = (end: string) =>
    !uses.some((use) => use.endsWith(` ${name}${end}`) && use !== `${step} ${name}${end}`);
  const end = ["", `: ${label.slice(0, 100) || step}`].find(isFree) ?? `: ${step}`;
  await writeFileAtomic(file, hide([...uses, `${step} ${name}${end}`].join("\n")));
  return end;
}

/** The annotations that have a place, the most severe first, as the API takes them. */
export function checkAnnotations({ annotations }: AnnotationSelection, limit: number) {
  const all = annotations.flatMap(({ level, title, message, location }) => {
    if (!hasPlace(location)) return [];
    const { file, line, column, end_line, end_column } = location;
    // The API refuses columns if an annotation has more than one line:
    // https://docs.github.com/rest/checks/runs#create-a-check-run
    const columns = line === end_line && column <= end_column && { start_column: column, end_column };
    const place = { path: file, start_line: line, end_line, ...columns };
    return [{ ...place, annotation_level: levelNames[level], title, message: cutMessage(message, MAX_MESSAGE_LENGTH) }];
  });
  return all.slice(0, limit);
}

/** True for a place in the repository: for another one, which merged results may have, the API refuses all. */
export function hasPlace(location: Location | undefined): location is Location {
  if (location === undefined || location.end_line < location.line) return false;
  return !/^([/\\]|[a-z]:|\.\.?[/\\])/i.test(location.file);
}

/** The conclusion of a check run; `neutral` for a failure that `fail-on` lets pass, so that the pull request is not red. */
export function checkConclusion({ conclusion }: GateResult, passes: boolean): CheckRun["conclusion"] {
  if (conclusion === "success") return "success";
  if (conclusion === "interrupted") return "cancelled";
  return passes ? "neutral" : "failure";
}

/** The summary, cut to the length that the API takes, and how many annotations the check run does not show. */
export function checkSummary(summary: string, omitted: number): string {
  const note = omitted > 0 ? `\n\n${omitted} more annotations than \`max-annotations\` lets be shown.` : "";
  return `${summary.slice(0, MAX_SUMMARY_LENGTH)}${note}`;
}

const MAX_ANNOTATIONS_PER_REQUEST = 50;

/** Makes a check run, with all its annotations. Never rejects: its result says what went wrong. */
export async function sendCheckRun(context: Context, check: CheckRun): Promise<CheckRunResult> {
  const { title, summary, annotations, ...rest } = check;
  const batch = (start: number) => annotations.slice(start, start + MAX_ANNOTATIONS_PER_REQUEST);
  const { apiFault, githubApi } = await import("../github/client.js");
  let result: CheckRunResult = { shown: 0 };
  try {
    const github = await githubApi(context);
    const { data } = await github.request("POST /repos/{owner}/{repo}/check-runs", {
      ...context.place,
      ...rest,
      head_sha: context.sha,
      status: "completed",
      output: { title, summary, annotations: batch(0) },
    });
    result = { shown: batch(0).length, ...(data.html_url !== null && { url: data.html_url }) };
    for (let start = MAX_ANNOTATIONS_PER_REQUEST; start < annotations.length; start += MAX_ANNOTATIONS_PER_REQUEST) {
      const output = { title, summary, annotations: batch(start) };
      const update = { ...context.place, check_run_id: data.id, output };
      await github.request("PATCH /repos/{owner}/{repo}/check-runs/{check_run_id}", update);
      result = { ...result, shown: start + output.annotations.length };
    }
    return result;
  } catch (error) {
    return { ...result, fault: apiFault(error) };
  }
}
