import { asObject, defined, isObject } from "../../core/json/json.js";
import { INVALID_PARAMS } from "../../mcp/error-codes.js";
import type { ClientAnswer, ClientDeclaration } from "../../mcp/types.js";
import { sampleArguments } from "../calls/valid.js";
import type { Item } from "./check-result.js";

/** What a client declares that answers everything with something made up. */
export const TAKES_INPUT = { elicitation: { form: {} }, sampling: {}, roots: {} };

/** More questions in one call are not answered any more: the server asks again, whatever the answer is. */
const MAX_QUESTIONS = 20;
/** What a client answers whose user rejects a request for sampling. */
const REJECTED = { code: -1, message: "User rejected sampling request" };
const NO_FORMS = { code: INVALID_PARAMS, message: "this client has no forms" };
const TIRED = { code: -32000, message: "too many questions" };

type Offer = "form" | "url" | "sampling";

/** How a user answers a question by form or URL; all but `accept` also reject sampling. */
export type UserAction = "accept" | "decline" | "cancel";

export interface Question {
  method: string;
  params: Item;
}

/** A user who answers every question in one way, behind a client that declares some of what may be asked. */
export class MadeUpUser {
  action: UserAction = "accept";
  #questions: Question[] = [];

  constructor(private readonly offers: readonly Offer[]) {}

  /** What its client declares, with what a suite declares beside questions. */
  declarationOver({ roots, extensions }: ClientDeclaration = {}): ClientDeclaration {
    const { offers } = this;
    return defined({
      roots,
      extensions,
      elicitation: offers.includes("form") ? ["accept"] : undefined,
      elicitationByUrl: offers.includes("url") ? ("accept" as const) : undefined,
      sampling: offers.includes("sampling") ? ["yes"] : undefined,
      respond: (method: string, params: unknown) => this.#respond(method, asObject(params)),
    });
  }

  /** What was asked since it was asked last. */
  takeQuestions(): Question[] {
    const questions = this.#questions;
    this.#questions = [];
    return questions;
  }

  #respond(method: string, params: Item): ClientAnswer {
    if (this.#questions.length > MAX_QUESTIONS) return { error: TIRED };
    this.#questions.push({ method, params });
    const isForm = method === "elicitation/create" && params.mode !== "url";
    if (isForm && !this.offers.includes("form")) return { error: NO_FORMS };
    if (this.action === "accept") return { result: acceptedAnswer({ method, params }) };
    return method === "elicitation/create" ? { result: { action: this.action } } : { error: REJECTED };
  }
}

/** Made-up answers to what a server asks for, by key. */
export function madeUpAnswers(inputRequests: unknown): Item {
  const requests = Object.entries(asObject(inputRequests));
  return Object.fromEntries(requests.map(([key, request]) => [key, isObject(request) ? acceptedAnswer(request) : {}]));
}

function acceptedAnswer({ method, params }: Item): Item {
  if (method === "roots/list") return { roots: [] };
  const { mode, requestedSchema } = asObject(params);
  if (method === "elicitation/create")
    return { action: "accept", ...(mode !== "url" && { content: sampleArguments(requestedSchema) }) };
  return { role: "assistant", content: { type: "text", text: "yes" }, model: "mcptest", stopReason: "endTurn" };
}
