import schema from "../../../schemas/cassette.v1.json";
import type { Cassette } from "../../core/generated/cassette.js";
import { jsonError, parseJson } from "../../core/json/json.js";
import { schemaError, schemaValidator } from "../../core/json/json-schema.js";
import { measureJson } from "../../core/json/json-text.js";
import { LIMITS } from "../../core/limits.js";
import { type UserError, userError } from "../../core/problem.js";
import { readRegularText, UnreadableFile, whyUnreadable } from "../../core/read-file.js";
import { cut, derive, hide } from "../../core/redaction/redacted.js";
import { isRuleId } from "../../rules/registry.js";
import { isRecording, sessionsOfRecording } from "../proxy/read-recording.js";
import { cassetteOfCaptures } from "./write.js";

const MAX_BYTES = 64 * 1024 * 1024;

const errorsOf = schemaValidator(schema, 100);

/** Reads the cassette of a server, which may be a recording of `record --proxy`, or of an agent test. Throws a UserError if it cannot be played. */
export function readCassette(path: string, displayPath = path, kind: Cassette["kind"] = "server"): Cassette {
  let text: string;
  try {
    text = readRegularText(path, MAX_BYTES);
  } catch (error) {
    const reason = whyUnreadable(error);
    if (error instanceof UnreadableFile) {
      const fix = error.code === "TOO_LARGE" ? "Record fewer calls into one file." : "Name a plain file.";
      throw notPlayable(displayPath, reason, fix);
    }
    const how =
      kind === "agent"
        ? "`mcptest run --record-agents`, an eval with `mcptest eval --record-agents`"
        : "`mcptest run --record DIR` or `mcptest record`";
    throw notPlayable(displayPath, reason, `Record it with ${how}, or fix the path.`);
  }
  const { depth, values } = measureJson(text, LIMITS.cassetteValues);
  if (values > LIMITS.cassetteValues) {
    const reason = `It holds more than ${LIMITS.cassetteValues} values.`;
    throw notPlayable(displayPath, reason, "Record fewer calls into one file.");
  }
  const levels = LIMITS.fileLevels;
  if (depth > levels) throw notPlayable(displayPath, `It is nested more than ${levels} levels deep.`);
  const value = isRecording(text) ? cassetteOfCaptures(sessionsOfRecording(text)) : parseJson(text);
  if (value === undefined)
    throw notPlayable(displayPath, `It is not valid JSON: ${cut(derive(hide(text), jsonError), 300)}.`);
  const errors = errorsOf(value);
  if (errors.length > 0)
    throw notPlayable(displayPath, `It is JSON, but not a valid cassette: ${schemaError(errors)}.`);
  const cassette = value as Cassette;
  if (cassette.kind !== kind) {
    const [own, wanted] = kind === "server" ? ["a model", "a server"] : ["a server", "a model"];
    throw notPlayable(displayPath, `It holds the answers of ${own}, not of ${wanted}.`);
  }
  const unknown = cassette.interactions.find(({ fault }) => fault !== undefined && !isRuleId(fault.rule_id))?.fault;
  const faultText = "It holds a fault that this version does not know";
  if (unknown) throw notPlayable(displayPath, `${faultText}: ${cut(hide(unknown.rule_id), 100)}.`);
  return cassette;
}

const FIX = "Record it again, or fix it: `mcptest schema cassette` describes its form.";

function notPlayable(displayPath: string, reason: string, fix = FIX): UserError {
  return userError(`the cassette ${displayPath} cannot be played`, reason, fix);
}
