import { isObject } from "../core/json/json.js";
import type { Redacted } from "../core/redaction/redact.js";
import { jsonExcerpt, say } from "../core/redaction/redacted.js";
import type { RuleId } from "../rules/registry.js";
import type { ListResult } from "./list-all.js";
import type { Outcome } from "./types.js";

const METHOD_NOT_FOUND = -32601;

/** True if the server does not have this list: no capability says whether a server with resources has templates. */
export function isMissingList(method: string, { first, broken }: ListResult): boolean {
  if (method !== "resources/templates/list" || broken !== first || broken?.kind !== "answer") return false;
  const { error } = broken.answer;
  return isObject(error) && error.code === METHOD_NOT_FOUND;
}

/** The fault of a list request without a result. */
export function listFault(outcome: Outcome): { rule_id: RuleId; message: Redacted } {
  switch (outcome.kind) {
    case "answer": {
      const { error } = outcome.answer;
      const message =
        error === undefined
          ? say`the answer contains no list`
          : say`answered with an error: ${jsonExcerpt(error, 500, "")}`;
      return { rule_id: "FAULT-PROTO-ERROR-ANSWER", message };
    }
    case "died":
      return { rule_id: "FAULT-LIFECYCLE-CRASH", message: say`the server ended while it was asked` };
    case "timeout":
      return { rule_id: "FAULT-TIMEOUT-CALL", message: say`no answer within ${outcome.timeoutMs} ms` };
    case "fault":
      return outcome.fault;
    case "unsendable":
      return outcome;
  }
}
