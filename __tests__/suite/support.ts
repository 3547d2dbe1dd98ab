import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { Problem } from "../../src/core/problem.js";
import { renderProblem } from "../../src/core/problem.js";
import { loadSuites } from "../../src/suite/load.js";
import type { Draft, LoadOptions, Suite } from "../../src/suite/types.js";

/** What came of loading one suite among files of a folder of its own, with all problems as text. */
export interface Outcome {
  suite: Suite | undefined;
  messages: string;
  problems: Problem[];
  drafts: readonly Draft[];
  folder: string;
}

/** Loads `suite.yaml` out of the given files. */
export async function load(
  files: Readonly<Record<string, string>> | string,
  options: Partial<LoadOptions> = {},
): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), "suite-"));
  try {
    for (const [name, text] of Object.entries(typeof files === "string" ? { "suite.yaml": files } : files)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), text);
    }
    const { suites, drafts, problems } = await loadSuites(
      ["suite.yaml"],
      { cwd: folder, repositoryRoot: folder, env: {}, runId: "run-1", ...options },
      options.onFile,
    );
    return { suite: suites[0], messages: problems.map(renderProblem).join("\n"), problems, drafts, folder };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The suite. Fails with its problems if it has any. */
export async function loadSound(
  files: Readonly<Record<string, string>> | string,
  options?: Partial<LoadOptions>,
): Promise<Suite & { folder: string }> {
  const { suite, messages, folder } = await load(files, options);
  if (suite === undefined) throw new Error(messages);
  return { ...suite, folder };
}
