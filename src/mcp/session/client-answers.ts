import { isObject } from "../../core/json/json.js";
import { TOOL_NAME } from "../../core/version.js";
import type { Frame } from "../frames.js";
import { isSince, SINCE } from "../revisions/known.js";
import type { ClientAnswer, ClientDeclaration, ClientRequest } from "../types.js";

const METHOD_NOT_FOUND = { code: -32601, message: "Method not found" };

/** Answers the requests of one server as its suite declares; capabilities that are not declared are not offered. */
export class ClientAnswers {
  /** How often each method was answered. */
  readonly #turns = new Map<string, number>();

  constructor(private readonly declared: ClientDeclaration = {}) {}

  capabilities(revision: string): Frame {
    const offered: Frame = {};
    if (this.answers("roots/list")) offered.roots = {};
    if (this.answers("sampling/createMessage")) offered.sampling = {};
    if (this.answers("elicitation/create") && isSince(revision, SINCE.elicitation)) {
      offered.elicitation = isSince(revision, SINCE.elicitationByUrl) ? { form: {}, url: {} } : {};
    }
    return offered;
  }

  answers(method: string): boolean {
    return method === "roots/list" ? this.declared.roots !== undefined : this.#listed(method).length > 0;
  }

  respond(method: string, params: unknown): ClientAnswer {
    return method === "ping" ? { result: {} } : (this.answer(method, params) ?? { error: METHOD_NOT_FOUND });
  }

  answer(method: string, params: unknown): ClientAnswer | undefined {
    if (!this.answers(method)) return undefined;
    if (method === "roots/list") return { result: { roots: this.declared.roots } };
    const turn = this.#turns.get(method) ?? 0;
    this.#turns.set(method, turn + 1);
    const listed = this.#listed(method);
    const answer = listed[Math.min(turn, listed.length - 1)];
    return method === "elicitation/create" ? elicitationAnswer(answer, params) : samplingAnswer(answer);
  }

  /** The answers that are given in turn. */
  #listed(method: string): readonly unknown[] {
    const { sampling = [], elicitation = [] } = this.declared;
    if (method === "sampling/createMessage") return sampling;
    return method === "elicitation/create" ? elicitation : [];
  }
}

/** A text is short for a message of a model with that text. */
function samplingAnswer(answer: unknown): ClientAnswer {
  if (isObject(answer)) return resultOrError(answer);
  const content = { type: "text", text: String(answer) };
  return { result: { role: "assistant", content, model: TOOL_NAME, stopReason: "endTurn" } };
}

/** A text is short for the action; an accepted form is sent with its defaults. */
function elicitationAnswer(answer: unknown, params: unknown): ClientAnswer {
  const written: Frame = isObject(answer) ? answer : { action: String(answer) };
  if (written.action !== "accept" || !isObject(params) || params.mode === "url") return resultOrError(written);
  const schema = params.requestedSchema;
  const properties = Object.entries((isObject(schema) && schema.properties) || {});
  const defaults = properties.flatMap(([name, property]) =>
    isObject(property) && "default" in property ? [[name, property.default]] : [],
  );
  return { result: { ...written, content: Object.assign(Object.fromEntries(defaults), written.content) } };
}

/** An answer is an error if it has only the member `error`. */
function resultOrError(answer: Frame): ClientAnswer {
  const { error } = answer;
  return isObject(error) && Object.keys(answer).length === 1 ? { error } : { result: answer };
}

/** The requests that a server may answer with a request for input. */
const ASKING: readonly string[] = ["tools/call", "prompts/get", "resources/read"];

export interface InputRound {
  requests: readonly ClientRequest[];
  responses: Frame | undefined;
  state: unknown;
}

/** The input that an answer requests, with responses. Undefined if it is final, or the client cannot answer it all. */
export function inputRequests(method: string, { result, error }: Frame, client: ClientAnswers): InputRound | undefined {
  if (error !== undefined || !isObject(result) || result.resultType !== "input_required") return undefined;
  const { inputRequests: byKey, requestState: state } = result;
  if (!ASKING.includes(method) || (byKey === undefined && state === undefined)) return undefined;
  if (byKey === undefined) return { requests: [], responses: undefined, state };
  if (!isObject(byKey)) return undefined;
  // All are checked first: an answer is given in turn.
  if (!Object.values(byKey).every((request) => isObject(request) && client.answers(String(request.method))))
    return undefined;
  const requests: ClientRequest[] = [];
  const responses: [string, unknown][] = [];
  for (const [key, request] of Object.entries(byKey)) {
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
  const answered = responses && { inputResponses: responses };
  return { ...params, ...answered, ...(state !== undefined && { requestState: state }) };
}
