import schema from "../../schemas/capture.v1.json";
import type { CaptureFile } from "../core/generated/capture.js";
import { jsonError, parseJson } from "../core/json/json.js";
import { schemaError, schemaValidator } from "../core/json/json-schema.js";
import { hasMoreValues } from "../core/json/json-text.js";
import { LIMITS } from "../core/limits.js";
import { userError } from "../core/problem.js";
import { readRegularText, whyUnreadable } from "../core/read-file.js";
import { cut, derive, hide } from "../core/redaction/redacted.js";
import { isRecording, sessionsOfRecording } from "../mcp/proxy/read-recording.js";

const errorsOf = schemaValidator(schema, 100);

/** Reads a capture, or a recording of `record --proxy`. Throws a UserError if the file cannot be read or is not a capture. */
export function readCapture(file: string): CaptureFile {
  const wrong = (description: string) => {
    const fix = "Give a session, or an array of sessions, as `mcptest schema capture` describes them.";
    return userError(`not a valid capture: ${file}`, description, fix);
  };
  let text: string;
  try {
    text = readRegularText(file, LIMITS.capture);
  } catch (error) {
    throw wrong(whyUnreadable(error));
  }
  if (hasMoreValues(text, LIMITS.captureValues)) {
    throw wrong(`It holds more than ${LIMITS.captureValues} values. Capture fewer calls into one file.`);
  }
  const value = isRecording(text) ? sessionsOfRecording(text) : parseJson(text);
  if (value === undefined) throw wrong(`It is not valid JSON: ${cut(derive(hide(text), jsonError), 300)}.`);
  const errors = errorsOf(value);
  if (errors.length > 0) throw wrong(`It is JSON, but not a valid capture: ${schemaError(errors)}.`);
  return value as CaptureFile;
}
