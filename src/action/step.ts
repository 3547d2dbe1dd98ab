import { resolve } from "node:path";
import { tokenHolders } from "../core/proc/env.js";
import { processSecrets } from "../core/redaction/redacted.js";
import { learnSecrets } from "../run/output.js";
import { watchMainThread } from "../run/process/busy.js";
import { onInterrupt } from "../run/process/events.js";
import { mask } from "./toolkit.js";

export interface Step {
  /** As set by the runner, with all tokens. */
  env: NodeJS.ProcessEnv;
  /** Absolute path of the workspace, which is the repository's root. */
  workspace: string;
  /** Aborted when the job is cancelled. */
  signal: AbortSignal;
}

/** Reads the surroundings of the step, and removes the job's tokens from the environment of the process. */
export function startStep(): Step {
  const env = { ...process.env };
  maskSecrets();
  learnSecrets(env);
  for (const name of tokenHolders(process.env)) delete process.env[name];

  const cancellation = new AbortController();
  onInterrupt(cancellation);
  watchMainThread({ report: ["--reporter", "github", "--reporter", "pretty"] });
  const workspace = resolve(env.GITHUB_WORKSPACE || ".");
  return { env, workspace, signal: cancellation.signal };
}

/** Has the runner mask each secret that the run learns of, in the steps that follow too. */
function maskSecrets(): void {
  const values = new Set<string>();
  processSecrets.onAdd = (value) => {
    if (!values.has(value)) mask(value);
    values.add(value);
  };
}
