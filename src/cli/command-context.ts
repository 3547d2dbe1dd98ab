import type { Redactor } from "../core/redaction/redact.js";

/** What a command gets in addition to its arguments. */
export interface CommandContext {
  version: string;
  redactor: Redactor;
}
