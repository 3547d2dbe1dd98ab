import type { Redacted } from "../../core/redaction/redact.js";

/** A tool as the server lists it. */
export interface ListedTool {
  name: string;
  inputSchema: unknown;
  outputSchema: unknown;
  /** Why it is not called. */
  withheld?: Redacted;
}
