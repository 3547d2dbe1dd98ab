import { resolve } from "node:path";
import { tokenHolders } from "../core/proc/env.js";
import type { Redactor } from "../core/redaction/redact.js";
import { processSecrets } from "../core/redaction/redacted.js";
import { secretsOf } from "../core/redaction/secret-names.js";
import { watchMainThread } from "../run/process/busy.js";
import { onInterrupt } from "../run/process/events.js";
import { mask } from "./toolkit.js";

export interface Step {
  /** As set by the runner, with all tokens. */
  env: NodeJS.ProcessEnv;
  /** Absolute path of the workspace, which is the repository's root. */
  workspace: string;
  redactor: Redactor;
  version: string;
  /** Aborted when the job is cancelled. */
  signal: AbortSignal;
}

/** Reads the surroundings of the step, and removes the job's tokens from the environment of the process. */
export function startStep(version: string): Step {
  const env = { ...process.env };
  const redactor = maskingRedactor(processSecrets);
  for (const [name, value] of secretsOf(env)) redactor.add(name, value);
  for (const name of tokenHolders(process.env)) delete process.env[name];

  const cancelled = new AbortController();
  onInterrupt(cancelled);
  watchMainThread({ report: ["--reporter", "github", "--reporter", "pretty"] });
  const workspace = resolve(env.GITHUB_WORKSPACE || ".");
  return { env, workspace, redactor, version, signal: cancelled.signal };
}

/** Has the runner mask each secret that the run learns of, in the steps that follow too. */
function maskingRedactor(redactor: Redactor): Redactor {
  const masked = new Set<string>();
  const add = (name: string, value: string) => {
    redactor.add(name, value);
    // Masking what is too short to be hidden would blank half of a log.
    if (!masked.has(value) && redactor.text(value) !== value) mask(value);
    masked.add(value);
  };
  return { ...redactor, add };
}
