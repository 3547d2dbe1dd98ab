import { expect } from "vitest";
import { type AllFaults, type StandIn, standIn, TOKENS } from "./github/github.js";
import { makeWorkspace, runStep, type StepOptions, type StepResult } from "./github/runner.js";
import { closedAtEnd, temporaryFolder } from "./temporary.js";

export interface PublishOptions extends StepOptions {
  faults?: AllFaults;
  /** More files of the workspace, by their paths. */
  files?: Record<string, string>;
}

/** A step that was run against a stand-in for GitHub. */
export interface Published extends StepResult {
  workspace: string;
  github: StandIn;
  /** Those of the annotations. */
  notices: StepResult["annotations"];
}

/** Starts a stand-in that stays for all steps of the test. */
export const startStandIn = async (faults?: AllFaults): Promise<StandIn> => closedAtEnd(await standIn(faults));

/** Runs a step on `tests/suite.yaml` with this text, against a new stand-in for GitHub, with artifacts. */
export async function publish(
  text: string,
  inputs: Record<string, string> = {},
  options: PublishOptions = {},
): Promise<Published> {
  return runJob(await startStandIn(options.faults), text, inputs, options);
}

/** The same as one job of several, against a stand-in that is there. */
export async function runJob(
  github: StandIn,
  text: string,
  inputs: Record<string, string> = {},
  options: PublishOptions = {},
): Promise<Published> {
  const workspace = makeWorkspace({ "tests/suite.yaml": text, ...options.files });
  const given = { suite: "tests/suite.yaml", artifacts: "true", ...inputs };
  return finished(github, workspace, await runStep(workspace, given, withStandIn(github, options)));
}

/** Runs a last job, without a checkout, that merges what the others uploaded. */
export async function runMerge(
  github: StandIn,
  inputs: Record<string, string> = {},
  options: PublishOptions = {},
): Promise<Published> {
  const workspace = temporaryFolder("mcptest-merge-");
  const env = { GITHUB_JOB: "report", ...options.env };
  const given = { mode: "merge", artifacts: "true", ...inputs };
  return finished(github, workspace, await runStep(workspace, given, withStandIn(github, { ...options, env })));
}

function withStandIn(github: StandIn, options: PublishOptions): StepOptions {
  return { ...options, env: { ...github.env, ...options.env } };
}

function finished(github: StandIn, workspace: string, step: StepResult): Published {
  return { ...step, workspace, github, notices: step.annotations.filter(({ name }) => name === "notice") };
}

/** What somebody writes who wants to break out of a log, a page or a table. */
export const HOSTILE = [
  "::error::in",
  "##[error]in",
  "::stop-commands::x",
  "</pre></code></td></table></details>",
  "<img src=x onerror=alert(1)>",
  "",
  "@everyone #1 [a](javascript:b) `c` | d |",
].join("\n");

/** Expects that the hostile text is shown, and is a command, markup or a mention nowhere. */
export function expectNoBreakout(
  { commands, masks, annotations, summary, github, output }: Published,
  ours: string[],
): void {
  expect(commands.filter(({ name }) => name !== "debug")).toEqual([]);
  expect(new Set(masks)).toEqual(new Set([...TOKENS, ...ours, "signature-of-the-upload-url"]));
  expect(annotations.every(({ properties }) => /^\[[A-Z-]+\]/.test(properties.title ?? ""))).toBe(true);
  expect(output).not.toContain("##[");
  const shown = github.checks[0]!.output;
  for (const markdown of [summary, shown.summary]) {
    expect(markdown).toContain("everyone");
    expect(markdown).not.toContain("@");
    // Inside code, the ids of rules are links.
    const withoutLinks = markdown.replace(/<a href="https:[^"<>]*">([A-Z0-9-]*)<\/a>/g, "$1");
    const outside = withoutLinks.replace(/<(code|pre)>[^<]*<\/\1>/g, "").replace(/<a href="https:[^"<>]*"><\/a>/g, "");
    expect(outside).not.toMatch(/everyone|javascript|onerror|img|::|#1/);
    expect(outside.replace(/<\/?(table|tr|th|td|p|details( open)?|summary|br)>/g, "")).not.toMatch(/[<>]/);
  }
  for (const { title } of shown.annotations) expect(title).not.toMatch(/[\n\r]/);
}

/** Expects that no secret is in any byte that left the process: log, outputs, summary, requests, artifacts. */
export function expectNoSecret({ output, github }: Published, secrets: readonly string[]): void {
  expect(github.names).toHaveLength(1);
  expect(github.checks.length).toBeGreaterThan(0);
  for (const secret of [...TOKENS, ...secrets]) {
    for (const bytes of [output, github.output()]) expect(bytes.includes(secret), `${secret} was printed`).toBe(false);
  }
  expect(output).toContain("«secret:");
}
