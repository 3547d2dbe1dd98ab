import type { Redactor } from "../core/redact.js";

/** What a command is given beside its arguments. */
export interface CommandContext {
  version: string;
  redactor: Redactor;
}
