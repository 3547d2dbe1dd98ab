import type { Redactor } from "../core/redact.js";

/** What a step knows of the world. */
export interface Step {
  /** As the runner gave it, with every token. */
  env: NodeJS.ProcessEnv;
  /** Absolute path of the workspace, which is the repository's root. */
  workspace: string;
  redactor: Redactor;
  version: string;
  /** Aborted when the job is cancelled. */
  signal: AbortSignal;
}
