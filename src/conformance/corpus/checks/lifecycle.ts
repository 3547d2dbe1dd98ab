import { say } from "../../../core/redaction/redacted.js";
import { shown, withoutAnswer } from "../probe.js";
import { failed, type LiveCheck, passed } from "../types.js";

const ping: LiveCheck = {
  id: "LIFE-PING",
  lane: "ordinary",
  async check(probe) {
    const reply = await probe.request("ping", undefined, "test");
    const { result, error, evidence } = reply;
    if (result && Object.keys(result).every((key) => key === "_meta")) return passed;
    if (result) return failed(say`a ping is answered with ${shown(result)}, not with an empty result`, evidence);
    return withoutAnswer(reply) ?? failed(say`a ping is answered with the error ${shown(error?.["code"])}`, evidence);
  },
};

export const LIFECYCLE: readonly LiveCheck[] = [ping];
