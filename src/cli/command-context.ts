import type { Redactor } from "../core/redaction/redact.js";

/** What a command is given beside its arguments. */
export interface CommandContext {
  version: string;
  redactor: Redactor;
}
