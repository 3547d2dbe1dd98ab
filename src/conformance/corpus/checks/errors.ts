import { say } from "../../../core/redaction/redacted.js";
import { shown, withoutAnswer } from "../probe.js";
import { failed, type LiveCheck, passed } from "../types.js";

const METHOD_NOT_FOUND = -32601;

const unknownMethod: LiveCheck = {
  id: "PROTO-UNKNOWN-METHOD",
  lane: "ordinary",
  async check(probe) {
    const reply = await probe.request("mcptest/unknown");
    const { error, evidence } = reply;
    if (error?.["code"] === METHOD_NOT_FOUND) return passed;
    if (error)
      return failed(say`an unknown method is answered with ${shown(error["code"])}, not ${METHOD_NOT_FOUND}`, evidence);
    return withoutAnswer(reply) ?? failed(say`an unknown method is answered with a result`, evidence);
  },
};

export const ERRORS: readonly LiveCheck[] = [unknownMethod];
