import { asList, isObject, ofType } from "../../../core/json/json.js";
import type { Redacted } from "../../../core/redaction/redact.js";
import { say } from "../../../core/redaction/redacted.js";
import { INVALID_PARAMS } from "../../../mcp/error-codes.js";
import { valueExcerpt } from "../../invariants/evidence.js";
import { aboutItem, expectCode, expectResult } from "../../server/answers.js";
import { about, type Item, judgeInTurn, skipped, unverified } from "../../server/check-result.js";
import { listedChecks, liveChecks, needing } from "../../server/checks.js";
import { wrongByRevision } from "../inv/wire.js";

const MAX_PROMPTS = 5;

export const PROMPT_CHECKS = liveChecks(needing("prompts"), {
  "PROMPT-GET": (server) =>
    judgeInTurn(
      server.listed.prompts,
      async (prompt) => {
        const { name } = prompt;
        const args = promptArguments(prompt);
        const reply = await server.request("prompts/get", { name, arguments: args });
        // The generated text need not be a valid argument, so an error proves nothing.
        const isRefused = reply.error !== undefined && Object.keys(args).length > 0;
        if (isRefused) return about(valueExcerpt(name), unverified(say`the server rejects the generated arguments`));
        const wrong = (got: unknown) => wrongByRevision(server.revision, "results", "prompts/get", got);
        return about(valueExcerpt(name), expectResult(reply, say`prompts/get`, wrong));
      },
      MAX_PROMPTS,
    ),
  async "PROMPT-UNKNOWN"(server) {
    const reply = await server.request("prompts/get", { name: "mcptest-unknown" });
    return expectCode(reply, say`an unknown prompt`, INVALID_PARAMS);
  },
  async "PROMPT-REQUIRED"(server) {
    const prompts = server.listed.prompts.filter((prompt) => requiredOf(prompt).length > 0);
    if (prompts.length === 0) return skipped(say`no prompt requires an argument`);
    const judge = async ({ name }: Item) => {
      const reply = await server.request("prompts/get", { name, arguments: {} });
      return about(valueExcerpt(name), expectCode(reply, say`a missing argument`, INVALID_PARAMS));
    };
    return judgeInTurn(prompts, judge, MAX_PROMPTS);
  },
});
export const LISTED_PROMPT_CHECKS = listedChecks({
  "PROMPT-ARGUMENTS": ({ prompts }) =>
    prompts
      .filter((prompt) => "arguments" in prompt)
      .map((prompt) => aboutItem(prompt, "name", wrongArguments(prompt.arguments))),
});

/** A text for each required argument of a prompt. */
export function promptArguments(prompt: Item): Record<string, string> {
  return Object.fromEntries(requiredOf(prompt).map((argument) => [argument, "text"]));
}

function requiredOf({ arguments: args }: Item): string[] {
  const required = asList(args)
    .filter(isObject)
    .filter((one) => one.required === true);
  return required.map(({ name }) => name).filter((name) => typeof name === "string");
}

function wrongArguments(args: unknown): Redacted | undefined {
  if (!Array.isArray(args)) return say`arguments is ${ofType(args)}, not an array`;
  for (const argument of args) {
    if (!isObject(argument) || typeof argument.name !== "string") return say`an argument has no string name`;
    if ("required" in argument && typeof argument.required !== "boolean") {
      return say`required of ${valueExcerpt(argument.name)} is ${ofType(argument.required)}`;
    }
  }
  return undefined;
}
