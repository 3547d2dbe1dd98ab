import { isObject, typeName } from "../../../core/json/json.js";
import { hide, say } from "../../../core/redaction/redacted.js";
import { LOG_LEVELS } from "../log-levels.js";
import { shown, withoutAnswer } from "../probe.js";
import { failed, type Item, type LiveCheck, passed, skipped } from "../types.js";
import { about, expectCode, expectResult, INVALID_PARAMS, notEmpty } from "./answers.js";

const MAX_COMPLETIONS = 100;
const LISTS = [
  ["tools", "tools/list"],
  ["prompts", "prompts/list"],
  ["resources", "resources/list"],
] as const;

const logLevels: LiveCheck = {
  id: "PROTO-LOG-LEVELS",
  lane: "ordinary",
  needs: "logging",
  async check(probe) {
    for (const level of LOG_LEVELS) {
      const reply = await probe.request("logging/setLevel", { level }, "test");
      const verdict = expectResult(reply, say`the level ${shown(level)}`, notEmpty);
      if (verdict.status !== "passed") return verdict;
    }
    return passed;
  },
};

const logInvalid: LiveCheck = {
  id: "PROTO-LOG-INVALID",
  lane: "ordinary",
  needs: "logging",
  check: async (probe) =>
    expectCode(await probe.request("logging/setLevel", { level: "loud" }), say`an invalid log level`, INVALID_PARAMS),
};

const completion: LiveCheck = {
  id: "PROTO-COMPLETION",
  lane: "ordinary",
  needs: "completions",
  async check(probe) {
    const found = probe.listed.prompts.flatMap((prompt) => argumentOf(prompt) ?? [])[0];
    if (!found) return skipped(say`no prompt has an argument`);
    const params = { ref: { type: "ref/prompt", name: found.prompt }, argument: { name: found.argument, value: "" } };
    const reply = await probe.request("completion/complete", params, "test");
    return expectResult(reply, say`completion/complete`, ({ completion: value }) => {
      const values = isObject(value) ? value.values : undefined;
      if (!Array.isArray(values)) return say`completion.values is of type ${typeName(values)}, not an array`;
      if (values.length > MAX_COMPLETIONS) return say`completion.values has ${values.length} items`;
      return values.every((item) => typeof item === "string")
        ? undefined
        : say`completion.values has items that are not strings`;
    });
  },
};

const completionRef: LiveCheck = {
  id: "PROTO-COMPLETION-REF",
  lane: "ordinary",
  needs: "completions",
  async check(probe) {
    const params = { ref: { type: "ref/prompt", name: "mcptest-unknown" }, argument: { name: "a", value: "" } };
    return expectCode(await probe.request("completion/complete", params), say`an unknown prompt`, INVALID_PARAMS);
  },
};

const cursor: LiveCheck = {
  id: "PROTO-CURSOR",
  lane: "ordinary",
  async check(probe) {
    const verdicts = [];
    for (const [capability, method] of LISTS) {
      if (!(capability in probe.listed.capabilities)) continue;
      const first = await probe.request(method, undefined, "test");
      if (typeof first.result?.nextCursor !== "string") continue;
      const reply = await probe.request(method, { cursor: "mcptest" });
      verdicts.push(about(hide(method), expectCode(reply, say`an invalid cursor`, INVALID_PARAMS)));
    }
    return verdicts.length > 0 ? verdicts : skipped(say`every list has one page`);
  },
};

const nullArguments: LiveCheck = {
  id: "PROTO-NULL-ARGUMENTS",
  lane: "ordinary",
  needs: "tools",
  async check(probe) {
    const tool = probe.listed.tools.find(probe.facts.mayCall) ?? probe.listed.tools.find(requiresArguments);
    if (!tool) return skipped(say`no tool may be called without arguments`);
    const reply = await probe.request("tools/call", { name: tool.name, arguments: null });
    const { error, evidence } = reply;
    if (error?.code === -32603) return failed(say`null arguments are answered with -32603`, evidence);
    return withoutAnswer(reply) ?? passed;
  },
};

/** Asks for what is not advertised. The invariant judges the answers. */
const unadvertised: LiveCheck = {
  id: "INV-003",
  lane: "ordinary",
  async check(probe) {
    for (const [capability, method] of LISTS) {
      if (!(capability in probe.listed.capabilities)) await probe.request(method);
    }
    return [];
  },
};

export const UTILITIES: readonly LiveCheck[] = [
  unadvertised,
  logLevels,
  logInvalid,
  completion,
  completionRef,
  cursor,
  nullArguments,
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
