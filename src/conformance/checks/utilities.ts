import { isObject, typeName } from "../../core/json/json.js";
import { hide, say } from "../../core/redaction/redacted.js";
import { valueExcerpt } from "../invariants/evidence.js";
import { expectCode, expectResult, INVALID_PARAMS, notEmpty } from "./answers.js";
import { about, failed, type Item, passed, skipped } from "./check-result.js";
import { checksIn, checksNeeding, type LiveCheck, withoutAnswer } from "./live-server.js";

/** The levels of RFC 5424, from the least severe on. */
export const LOG_LEVELS: readonly unknown[] = [
  ...["debug", "info", "notice", "warning", "error", "critical", "alert", "emergency"],
];
const MAX_COMPLETIONS = 100;
const LISTS = [
  ["tools", "tools/list"],
  ["prompts", "prompts/list"],
  ["resources", "resources/list"],
] as const;

export const UTILITIES: readonly LiveCheck[] = [
  ...checksIn("ordinary", {
    /** Asks for what is not advertised. The invariant judges the answers. */
    async "INV-003"(server) {
      for (const [capability, method] of LISTS) {
        if (!(capability in server.listed.capabilities)) await server.request(method);
      }
      return [];
    },
    async "PROTO-CURSOR"(server) {
      const verdicts = [];
      for (const [capability, method] of LISTS) {
        if (!(capability in server.listed.capabilities)) continue;
        const first = await server.request(method, undefined, "test");
        if (typeof first.result?.nextCursor !== "string") continue;
        const reply = await server.request(method, { cursor: "mcptest" });
        verdicts.push(about(hide(method), expectCode(reply, say`an invalid cursor`, INVALID_PARAMS)));
      }
      return verdicts.length > 0 ? verdicts : skipped(say`every list has one page`);
    },
  }),
  ...checksNeeding("logging", {
    async "PROTO-LOG-LEVELS"(server) {
      for (const level of LOG_LEVELS) {
        const reply = await server.request("logging/setLevel", { level }, "test");
        const verdict = expectResult(reply, say`the level ${valueExcerpt(level)}`, notEmpty);
        if (verdict.status !== "passed") return verdict;
      }
      return passed;
    },
    "PROTO-LOG-INVALID": async (server) =>
      expectCode(
        await server.request("logging/setLevel", { level: "loud" }),
        say`an invalid log level`,
        INVALID_PARAMS,
      ),
  }),
  ...checksNeeding("completions", {
    async "PROTO-COMPLETION"(server) {
      const found = server.listed.prompts.flatMap((prompt) => argumentOf(prompt) ?? [])[0];
      if (!found) return skipped(say`no prompt has an argument`);
      const params = {
        ref: { type: "ref/prompt", name: found.prompt },
        argument: { name: found.argument, value: "" },
      };
      const reply = await server.request("completion/complete", params, "test");
      return expectResult(reply, say`completion/complete`, ({ completion: value }) => {
        const values = isObject(value) ? value.values : undefined;
        if (!Array.isArray(values)) return say`completion.values is of type ${typeName(values)}, not an array`;
        if (values.length > MAX_COMPLETIONS) return say`completion.values has ${values.length} items`;
        return values.every((item) => typeof item === "string")
          ? undefined
          : say`completion.values has items that are not strings`;
      });
    },
    async "PROTO-COMPLETION-REF"(server) {
      const params = { ref: { type: "ref/prompt", name: "mcptest-unknown" }, argument: { name: "a", value: "" } };
      return expectCode(await server.request("completion/complete", params), say`an unknown prompt`, INVALID_PARAMS);
    },
  }),
  ...checksNeeding("tools", {
    async "PROTO-NULL-ARGUMENTS"(server) {
      const tool = server.listed.tools.find(server.facts.mayCall) ?? server.listed.tools.find(requiresArguments);
      if (!tool) return skipped(say`no tool may be called without arguments`);
      const reply = await server.request("tools/call", { name: tool.name, arguments: null });
      const { error, evidence } = reply;
      if (error?.code === -32603) return failed(say`null arguments are answered with -32603`, evidence);
      return withoutAnswer(reply) ?? passed;
    },
  }),
];

/** The first argument of a prompt. */
function argumentOf({ name: prompt, arguments: args }: Item): { prompt: unknown; argument: unknown } | undefined {
  const [first] = Array.isArray(args) ? args.filter(isObject) : [];
  return first && { prompt, argument: first.name };
}

/** A tool that does nothing without its arguments. */
function requiresArguments({ inputSchema, annotations }: Item): boolean {
  const required = isObject(inputSchema) ? inputSchema.required : undefined;
  const isDestructive = isObject(annotations) && annotations.destructiveHint === true;
  return Array.isArray(required) && required.length > 0 && !isDestructive;
}
