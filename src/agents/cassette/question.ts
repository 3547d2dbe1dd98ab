import { createHash } from "node:crypto";
import { canonicalJson } from "../../core/json/json.js";
import { hide, hideValue } from "../../core/redaction/redacted.js";
import { withoutIds } from "../loop.js";
import type { ModelName, ModelRequest } from "../types.js";

/** What a model is asked, as digests of its parts without secrets: a drift can be named without showing the prompt. */
export interface ModelQuestion {
  [part: string]: string | number;
  model: string;
  "system prompt": string;
  prompt: string;
  tools: string;
  conversation: string;
  max_tokens: number;
  "answer schema": string;
}

/** The name under which the judge of a suite that names none is recorded: a replay may have no key. */
const DEFAULT_JUDGE = "the default judge";

/** What a request asks of a model. Ids and signatures, which providers make up, do not count. */
export function questionOf(
  model: string,
  { system = "", messages, tools = [], maxTokens, schema }: ModelRequest,
): ModelQuestion {
  return {
    model,
    "system prompt": digest(system),
    prompt: digest(messages.filter(({ role }) => role === "user")),
    tools: digest(tools),
    conversation: digest(messages.filter(({ role }) => role !== "user").map(withoutIds)),
    max_tokens: maxTokens,
    "answer schema": digest(schema ?? null),
  };
}

/** What texts are compared by a model. */
export function embeddingQuestionOf(model: string, texts: readonly string[]): { model: string; texts: string } {
  return { model, texts: digest(texts) };
}

/** A model's name in a cassette. */
export function nameInCassette(name: ModelName | undefined): string {
  if (name === undefined) return DEFAULT_JUDGE;
  return name.provider === undefined ? hide(name.id) : hide(`${name.provider}/${name.id}`);
}

function digest(value: unknown): string {
  return createHash("sha256")
    .update(canonicalJson(hideValue(value)))
    .digest("hex");
}
