import { asObject, isObject } from "../../core/json/json.js";
import { sampleArguments } from "../calls/valid.js";
import type { Item } from "./check-result.js";

/** What a client declares that answers everything with something made up. */
export const TAKES_INPUT = { elicitation: { form: {} }, sampling: {}, roots: {} };

/** Made-up answers to what a server asks for, by key. */
export function madeUpAnswers(inputRequests: unknown): Item {
  const requests = Object.entries(asObject(inputRequests));
  return Object.fromEntries(requests.map(([key, request]) => [key, isObject(request) ? answerTo(request) : {}]));
}

function answerTo({ method, params }: Item): Item {
  if (method === "roots/list") return { roots: [] };
  const schema = isObject(params) ? params.requestedSchema : undefined;
  if (method === "elicitation/create") return { action: "accept", content: sampleArguments(schema) };
  return { role: "assistant", content: { type: "text", text: "yes" }, model: "mcptest", stopReason: "endTurn" };
}
