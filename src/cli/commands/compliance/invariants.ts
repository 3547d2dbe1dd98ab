import { judgeCapture } from "../../../conformance/invariants/capture-report.js";
import { writeOut } from "../../../core/out.js";
import { derive, jsonText, say } from "../../../core/redaction/redacted.js";
import { loadSchemaPort } from "../../../engine/judge/schema-port.js";
import { readCapture } from "../../capture-file.js";
import type { CommandContext } from "../../command-context.js";
import { captureText } from "./capture-text.js";

/** The flags of `compliance invariants`, parsed by commander. */
export interface InvariantsFlags {
  capture: string;
  format: "pretty" | "json";
}

/**
 * `mcptest compliance invariants`: returns 0 if every invariant holds and there is no hazard, else 1. Throws a UserError
 * if the file cannot be read or is not a capture.
 */
export async function invariantsCommand(
  { capture: file, format }: InvariantsFlags,
  { redactor }: CommandContext,
): Promise<number> {
  const report = await judgeCapture(readCapture(file), loadSchemaPort);
  const redacted = redactor.document(report);
  await writeOut(format === "json" ? say`${jsonText(redacted, 2)}\n` : derive(redacted, captureText));
  return report.passed ? 0 : 1;
}
