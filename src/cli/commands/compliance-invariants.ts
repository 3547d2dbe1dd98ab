import { judgeCapture } from "../../conformance/invariants/capture-report.js";
import type { CaptureFile } from "../../core/generated/capture.js";
import { validate } from "../../core/generated/capture.validate.js";
import { jsonError } from "../../core/json-error.js";
import { hasMoreValues } from "../../core/json-text.js";
import { LIMITS } from "../../core/limits.js";
import { writeOut } from "../../core/out.js";
import { type UserError, userError } from "../../core/problem.js";
import { readRegularFile } from "../../core/read-file.js";
import { cut, derive, hide, jsonText, say } from "../../core/redaction/redacted.js";
import { schemaError } from "../../core/schema-error.js";
import { loadSchemaPort } from "../../engine/judge/schema-port.js";
import { captureText } from "../capture-text.js";
import type { CommandContext } from "../command-context.js";

/** The maximum length of a string. */
const MAX_CAPTURE_BYTES = 500 * 1024 * 1024;

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
  const text = readText(file);
  const capture = readCapture(file, text);
  const report = await judgeCapture(capture, loadSchemaPort);
  const redacted = redactor.value(report);
  await writeOut(format === "json" ? say`${jsonText(redacted, 2)}\n` : derive(redacted, captureText));
  return report.passed ? 0 : 1;
}

function readText(file: string): string {
  try {
    // An editor may have added a byte order mark.
    return readRegularFile(file, MAX_CAPTURE_BYTES)
      .toString("utf8")
      .replace(/^\ufeff/, "");
  } catch (error) {
    throw captureError(file, `It cannot be read: ${reason(error)}.`);
  }
}

function readCapture(file: string, text: string): CaptureFile {
  if (hasMoreValues(text, LIMITS.captureValues)) {
    throw captureError(file, `It holds more than ${LIMITS.captureValues} values. Capture fewer calls into one file.`);
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw captureError(file, `It is not valid JSON: ${cut(derive(hide(text), jsonError), 300)}.`);
  }
  if (validate(value)) return value as CaptureFile;
  throw captureError(file, `It is JSON, but not a valid capture: ${schemaError(validate.errors)}.`);
}

function reason(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).slice(0, 300);
}

function captureError(file: string, description: string): UserError {
  return userError(
    `not a valid capture: ${file}`,
    description,
    "Give a session, or an array of sessions, as `mcptest schema capture` describes them.",
  );
}
