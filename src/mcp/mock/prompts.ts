import type { MockPrompt } from "../../core/generated/mock.js";
import { isObject } from "../../core/json/json.js";
import { fillTemplate } from "./template.js";
import { INVALID_PARAMS, type MockAnswer, type Params, refusal } from "./types.js";

/** The messages of a prompt, with its arguments in them. */
export function getPrompt(prompts: readonly MockPrompt[], params: Params): MockAnswer {
  const prompt = prompts.find(({ name }) => name === params.name);
  if (prompt === undefined) return refusal(INVALID_PARAMS, `Unknown prompt: ${JSON.stringify(params.name)}`);
  const args = isObject(params.arguments) ? params.arguments : {};
  const missing = (prompt.arguments ?? []).filter(({ name, required }) => required && !Object.hasOwn(args, name));
  if (missing.length > 0) {
    const names = missing.map(({ name }) => name).join(", ");
    return refusal(INVALID_PARAMS, `Missing arguments of prompt ${prompt.name}: ${names}`);
  }
  const messages = prompt.messages.map(({ role, content }) => ({
    role,
    content: typeof content === "string" ? { type: "text", text: fillTemplate(content, args) } : content,
  }));
  return { result: { description: prompt.description, messages } };
}
