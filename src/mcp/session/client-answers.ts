import { isObject } from "../../core/json/json.js";
import { TOOL_NAME } from "../../core/version.js";
import type { Frame } from "../frames.js";
import { isSince, SINCE } from "../revisions/known.js";

/** The answers of a suite to requests of its server: `sampling` and `elicitation` in order, the last one repeated. */
export interface ClientDeclaration {
  sampling?: readonly unknown[];
  elicitation?: readonly unknown[];
  roots?: readonly { uri: string; name?: string }[];
}

/** The members of the response to a request of the server. */
export type ClientAnswer = { result: Frame } | { error: Frame };

/** A request that the server sent during a call, with its response. */
export type ClientRequest = { method: string; params: unknown } & ClientAnswer;

const METHOD_NOT_FOUND = { code: -32601, message: "Method not found" };

/** Answers the requests of one server as its suite declares; capabilities that are not declared are not offered. */
export class ClientAnswers {
  readonly #declared: ClientDeclaration;
  #samplings = 0;
  #elicitations = 0;

  constructor(declared: ClientDeclaration | undefined) {
    this.#declared = declared ?? {};
  }

  /** The capabilities that are offered at a revision. */
  capabilities(revision: string): Frame {
    const { roots, sampling = [], elicitation = [] } = this.#declared;
    const offered: Frame = {};
    if (roots) offered.roots = {};
    if (sampling.length > 0) offered.sampling = {};
    if (elicitation.length > 0 && isSince(revision, SINCE.elicitation)) {
      offered.elicitation = isSince(revision, SINCE.elicitationByUrl) ? { form: {}, url: {} } : {};
    }
    return offered;
  }

  /** True if an answer to such a request is declared. */
  answers(method: string): boolean {
    const { roots, sampling = [], elicitation = [] } = this.#declared;
    if (method === "roots/list") return roots !== undefined;
    if (method === "sampling/createMessage") return sampling.length > 0;
    return method === "elicitation/create" && elicitation.length > 0;
  }

  /** The response to any request of the server. */
  respond(method: string, params: unknown): ClientAnswer {
    return method === "ping" ? { result: {} } : (this.answer(method, params) ?? { error: METHOD_NOT_FOUND });
  }

  /** The answer to a request; undefined if none is declared. */
  answer(method: string, params: unknown): ClientAnswer | undefined {
    const { roots, sampling = [], elicitation = [] } = this.#declared;
    if (!this.answers(method)) return undefined;
    if (method === "roots/list") return { result: { roots } };
    if (method === "sampling/createMessage") {
      this.#samplings += 1;
      return samplingAnswer(answerAt(sampling, this.#samplings));
    }
    this.#elicitations += 1;
    return elicitationAnswer(answerAt(elicitation, this.#elicitations), params);
  }
}

function answerAt(answers: readonly unknown[], turn: number): unknown {
  return answers[Math.min(turn, answers.length) - 1];
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
  const content: Frame = {};
  for (const [name, property] of Object.entries((isObject(schema) && schema.properties) || {})) {
    if (isObject(property) && "default" in property) content[name] = property.default;
  }
  return { result: { ...written, content: Object.assign(content, written.content) } };
}

/** An answer is an error if it has only the member `error`. */
function resultOrError(answer: Frame): ClientAnswer {
  const { error } = answer;
  return isObject(error) && Object.keys(answer).length === 1 ? { error } : { result: answer };
}
