import { expect } from "vitest";
import { type Faults, type StandIn, standIn, TOKENS } from "./github.js";
import { makeWorkspace, runStep, type StepOptions, type StepResult } from "./runner.js";

export interface PublishOptions extends StepOptions {
  faults?: { checks?: Faults; artifacts?: Faults };
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

let github: StandIn | undefined;

/** Ends the stand-in; for afterEach. */
export async function closeStandIn(): Promise<void> {
  await github?.close();
  github = undefined;
}

/** The environment by which a step finds the stand-in that was started last. */
export function standInEnv(): Record<string, string> {
  return github?.env ?? {};
}

/** Runs a step on `tests/suite.yaml` with this text, against a stand-in for GitHub, with artifacts. */
export async function publish(
  node: string,
  text: string,
  inputs: Record<string, string> = {},
  options: PublishOptions = {},
): Promise<Published> {
  await closeStandIn();
  github = await standIn(options.faults);
  const workspace = makeWorkspace({ "tests/suite.yaml": text, ...options.files });
  const given = { suite: "tests/suite.yaml", artifacts: "true", ...inputs };
  const step = await runStep(node, workspace, given, { ...options, env: { ...github.env, ...options.env } });
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
  expect(annotations.every(({ properties }) => /^\[[A-Z-]+\]/.test(properties["title"] ?? ""))).toBe(true);
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
