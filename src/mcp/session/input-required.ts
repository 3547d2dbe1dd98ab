import { isObject } from "../../core/json/json.js";
import type { Frame } from "../frames.js";
import type { ClientAnswers, ClientRequest } from "./client-answers.js";

/** The requests that a server may answer with a request for input. */
const ASKING: readonly string[] = ["tools/call", "prompts/get", "resources/read"];

/** The requested input with its answers, for the next request. */
export interface InputRound {
  requests: readonly ClientRequest[];
  responses: Frame | undefined;
  /** Opaque; undefined if the server gave none. */
  state: unknown;
}

/**
 * The input that an answer requests, with the client's responses. Undefined for a final answer, and if the client cannot
 * answer every request, because one is malformed or its capability is not declared: such an answer is judged as it is.
 */
export function inputRequests(method: string, { result, error }: Frame, client: ClientAnswers): InputRound | undefined {
  if (error !== undefined || !isObject(result) || result.resultType !== "input_required") return undefined;
  const { inputRequests: byKey, requestState: state } = result;
  if (!ASKING.includes(method) || (byKey === undefined && state === undefined)) return undefined;
  if (byKey === undefined) return { requests: [], responses: undefined, state };
  if (!isObject(byKey)) return undefined;
  const entries = Object.entries(byKey);
  if (
    !entries.every(
      ([, request]) => isObject(request) && typeof request.method === "string" && client.answers(request.method),
    )
  ) {
    return undefined;
  }
  const requests: ClientRequest[] = [];
  const responses: [string, unknown][] = [];
  for (const [key, request] of entries) {
    const { method: name, params } = request as { method: string; params: unknown };
    const answer = client.answer(name, params);
    // An error has no place among the responses.
    if (!answer || "error" in answer) return undefined;
    requests.push({ method: name, params, ...answer });
    responses.push([key, answer.result]);
  }
  return { requests, responses: Object.fromEntries(responses), state };
}

/** The params of the first request, with the requested input. */
export function retryParams(params: Frame | undefined, { responses, state }: InputRound): Frame {
  return {
    ...params,
    ...(responses && { inputResponses: responses }),
    ...(state !== undefined && { requestState: state }),
  };
}
