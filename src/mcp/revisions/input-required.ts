import { isObject } from "../../core/json.js";
import type { ClientAnswers, ClientRequest } from "../client-answers.js";
import type { Frame } from "../frames.js";

/** The requests that a server may answer with the wish for more input. */
const ASKING: readonly string[] = ["tools/call", "prompts/get", "resources/read"];

/** What a server wants to know, answered: what goes into the next request. */
export interface InputRound {
  requests: readonly ClientRequest[];
  responses: Frame | undefined;
  /** Opaque; undefined if the server gave none. */
  state: unknown;
}

/**
 * What an answer asks for, with what the client answers; undefined for an answer that is one. A wish that cannot be
 * fulfilled as a whole (nothing is declared for it, or it is malformed) is an answer too: it is there to be judged.
 */
export function inputRequests(method: string, { result, error }: Frame, client: ClientAnswers): InputRound | undefined {
  if (error !== undefined || !isObject(result) || result.resultType !== "input_required") return undefined;
  const { inputRequests: asked, requestState: state } = result;
  if (!ASKING.includes(method) || (asked === undefined && state === undefined)) return undefined;
  if (asked === undefined) return { requests: [], responses: undefined, state };
  if (!isObject(asked)) return undefined;
  const wishes = Object.entries(asked);
  if (!wishes.every(([, wish]) => isObject(wish) && typeof wish.method === "string" && client.answers(wish.method))) {
    return undefined;
  }
  const requests: ClientRequest[] = [];
  const responses: [string, unknown][] = [];
  for (const [key, wish] of wishes) {
    const { method: name, params } = wish as { method: string; params: unknown };
    const answer = client.answer(name, params);
    // An error has no place among the responses.
    if (!answer || "error" in answer) return undefined;
    requests.push({ method: name, params, ...answer });
    responses.push([key, answer.result]);
  }
  return { requests, responses: Object.fromEntries(responses), state };
}

/** The params of the first request, with what the server wanted to know. */
export function retryParams(params: Frame | undefined, { responses, state }: InputRound): Frame {
  return {
    ...params,
    ...(responses && { inputResponses: responses }),
    ...(state !== undefined && { requestState: state }),
  };
}
