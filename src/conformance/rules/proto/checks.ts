import { isObject, ofType } from "../../../core/json/json.js";
import { hide, say } from "../../../core/redaction/redacted.js";
import { INVALID_PARAMS } from "../../../mcp/error-codes.js";
import { valueExcerpt } from "../../invariants/evidence.js";
import { expectCode, expectResult, notEmpty } from "../../server/answers.js";
import { about, type Item, judgeInTurn, passed, skipped } from "../../server/check-result.js";
import { type LiveCheck, liveChecks, needing, ORDINARY } from "../../server/checks.js";
import { ERROR_CHECKS } from "./errors.js";
/** The levels of RFC 5424, from the least severe on. */
export const LOG_LEVELS: readonly unknown[] = "debug info notice warning error critical alert emergency".split(" ");
const MAX_COMPLETIONS = 100;
const LISTS = ["tools", "prompts", "resources"];

export const PROTO_CHECKS: readonly LiveCheck[] = [
  ...liveChecks(ORDINARY, {
    /** Requests lists that are not advertised; the invariant INV-003 judges the answers. */
    async "INV-003"(server) {
      for (const capability of LISTS) {
        if (!(capability in server.listed.capabilities)) await server.request(`${capability}/list`);
      }
      return [];
    },
    async "PROTO-CURSOR"(server) {
      // What is wrong with a list that cannot be read is said elsewhere.
      const advertised = LISTS.filter((capability) => capability in server.listed.capabilities);
      const readable = advertised.map((one) => `${one}/list`).filter((one) => !server.listed.unread.has(one));
      const results = await judgeInTurn(readable, async (method) => {
        const first = await server.request(method, undefined, "test");
        if (typeof first.result?.nextCursor !== "string") return [];
        const reply = await server.request(method, { cursor: "mcptest" });
        return about(hide(method), expectCode(reply, say`an invalid cursor`, INVALID_PARAMS));
      });
      return results.length > 0 ? results : skipped(say`every list has one page`);
    },
  }),
  ...liveChecks(needing("logging"), {
    async "PROTO-LOG-LEVELS"(server) {
      for (const level of LOG_LEVELS) {
        const reply = await server.request("logging/setLevel", { level }, "test");
        const result = expectResult(reply, say`the level ${valueExcerpt(level)}`, notEmpty);
        if (result.status !== "passed") return result;
      }
      return passed;
    },
    async "PROTO-LOG-INVALID"(server) {
      const reply = await server.request("logging/setLevel", { level: "loud" });
      return expectCode(reply, say`an invalid log level`, INVALID_PARAMS);
    },
  }),
  ...liveChecks(needing("completions"), {
    async "PROTO-COMPLETION"(server) {
      const prompt = server.listed.prompts.find((one) => firstArgument(one) !== undefined);
      if (!prompt) return skipped(say`no prompt has an argument`);
      const argument = { name: firstArgument(prompt)?.name, value: "" };
      const params = { ref: { type: "ref/prompt", name: prompt.name }, argument };
      const reply = await server.request("completion/complete", params, "test");
      return expectResult(reply, say`completion/complete`, ({ completion: value }) => {
        const values = isObject(value) ? value.values : undefined;
        if (!Array.isArray(values)) return say`completion.values is ${ofType(values)}, not an array`;
        if (values.length > MAX_COMPLETIONS) return say`completion.values has ${values.length} items`;
        const areStrings = values.every((item) => typeof item === "string");
        return areStrings ? undefined : say`completion.values has items that are not strings`;
      });
    },
    async "PROTO-COMPLETION-REF"(server) {
      const params = { ref: { type: "ref/prompt", name: "mcptest-unknown" }, argument: { name: "a", value: "" } };
      return expectCode(await server.request("completion/complete", params), say`an unknown prompt`, INVALID_PARAMS);
    },
  }),
  ...ERROR_CHECKS,
];

function firstArgument({ arguments: args }: Item): Item | undefined {
  return Array.isArray(args) ? args.find(isObject) : undefined;
}
