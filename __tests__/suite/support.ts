import type { Problem } from "../../src/core/problem.js";
import { renderProblem } from "../../src/core/render-problem.js";
import { KINDS } from "../../src/kinds/registry.js";
import { loadSuites } from "../../src/suite/load.js";
import type { Draft, LoadOptions, Suite, SuiteTest } from "../../src/suite/types.js";
import { folderWith } from "../support/temporary.js";

/** What came of loading one suite among files of a folder of its own, with all problems as text. */
export interface Outcome {
  suite: Suite | undefined;
  messages: string;
  problems: Problem[];
  drafts: readonly Draft[];
  folder: string;
}

/** A test with the members of its body, and of the call in it, beside those of its header. */
export type FlatTest = SuiteTest & Readonly<Record<string, unknown>>;

function flat(test: SuiteTest): FlatTest {
  const body = test.body as { call?: object };
  return { ...test, ...body, ...body.call };
}

/** Loads `suite.yaml` out of the given files. */
export async function load(
  files: Readonly<Record<string, string>> | string,
  options: Partial<LoadOptions> = {},
): Promise<Outcome> {
  const folder = folderWith(typeof files === "string" ? { "suite.yaml": files } : files);
  const settings = { cwd: folder, repositoryRoot: folder, env: {}, runId: "run-1", ...options };
  const { suites, drafts, problems } = await loadSuites(["suite.yaml"], KINDS, settings, options.onFile);
  return { suite: suites[0], messages: problems.map(renderProblem).join("\n"), problems, drafts, folder };
}

/** The suite. Fails with its problems if it has any. */
export async function loadSound(
  files: Readonly<Record<string, string>> | string,
  options?: Partial<LoadOptions>,
): Promise<Omit<Suite, "tests"> & { folder: string; tests: FlatTest[] }> {
  const { suite, messages, folder } = await load(files, options);
  if (suite === undefined) throw new Error(messages);
  return { ...suite, tests: suite.tests.map(flat), folder };
}

/** All that a problem says. */
export function saying({ title, description, fix }: Pick<Problem, "title" | "description" | "fix">): string {
  return `${title}: ${description} ${fix}`;
}

/** What the problems say that a function throws; nothing if it throws nothing. */
export function thrownBy(run: () => unknown): string[] {
  try {
    run();
  } catch (error) {
    return (error as { problems: Problem[] }).problems.map(saying);
  }
  return [];
}
