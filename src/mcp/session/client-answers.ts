import { asObject, isObject } from "../../core/json/json.js";
import { TOOL_NAME } from "../../core/version.js";
import { type HostHandshake, hostOf } from "../../rules/hosts.js";
import { METHOD_NOT_FOUND } from "../error-codes.js";
import type { Frame } from "../frames.js";
import { SHOWS_APPS } from "../revisions/extensions.js";
import { FIRST_MODERN, isSince, RELATED_TASK_META, SINCE } from "../revisions/known.js";
import type { ClientAnswer, ClientDeclaration, ClientRequest } from "../types.js";
import { ReceivedTasks } from "./received-tasks.js";

/** The settings of an extension where the suite leaves them out. */
const DEFAULT_SETTINGS: Readonly<Record<string, Frame>> = SHOWS_APPS;
const UNKNOWN_METHOD = { code: METHOD_NOT_FOUND, message: "Method not found" };
/** What the user of a host answers of whom a suite says nothing. */
const REJECTED = { error: { code: -1, message: "User rejected sampling request" } };

/** Answers the requests of one server as its suite declares; capabilities that are not declared are not offered. */
export class ClientAnswers {
  /** How often each method was answered. */
  readonly #turns = new Map<string, number>();
  readonly #tasks = new ReceivedTasks();

  /** How the host begins a session that the client is. */
  handshake: HostHandshake | undefined;
  private declaration: ClientDeclaration = {};

  constructor(declaration: ClientDeclaration = {}) {
    this.declare(declaration);
  }

  /** Replaces the declaration of a client that has not spoken yet. */
  declare(declaration: ClientDeclaration): void {
    const { host } = declaration;
    this.handshake = host && hostOf(host).handshake;
    this.declaration = this.handshake ? asHost(declaration, this.handshake.capabilities) : declaration;
  }

  capabilities(revision: string): Frame {
    if (this.handshake) return this.handshake.capabilities;
    const capabilities: Frame = {};
    if (this.canAnswer("roots/list")) capabilities.roots = {};
    if (this.canAnswer("sampling/createMessage")) capabilities.sampling = {};
    const takesForms = this.#takesForms;
    if (this.canAnswer("elicitation/create") && isSince(revision, SINCE.elicitationByUrl)) {
      capabilities.elicitation = { ...(takesForms && { form: {} }), url: {} };
    } else if (takesForms && isSince(revision, SINCE.elicitation)) capabilities.elicitation = {};
    const { extensions, tasks } = this.declaration;
    if (extensions) capabilities.extensions = withDefaults(extensions);
    if (tasks && isSince(revision, SINCE.tasks) && !isSince(revision, FIRST_MODERN)) {
      const requests = {
        ...(capabilities.sampling !== undefined && { sampling: { createMessage: {} } }),
        ...(capabilities.elicitation !== undefined && { elicitation: { create: {} } }),
      };
      capabilities.tasks = { list: {}, cancel: {}, requests };
    }
    return capabilities;
  }

  canAnswer(method: string): boolean {
    if (method === "roots/list") return this.declaration.roots !== undefined;
    const { elicitationByUrl } = this.declaration;
    if (method === "elicitation/create") return this.#takesForms || elicitationByUrl !== undefined;
    return this.#answersTo(method).length > 0;
  }

  get #takesForms(): boolean {
    const { elicitation = [], elicitationByForm } = this.declaration;
    return elicitation.length > 0 || elicitationByForm !== undefined;
  }

  /** After how many milliseconds the user has done what is asked for by URL; undefined if that is not so. */
  get visitMs(): number | undefined {
    const { elicitationByUrl } = this.declaration;
    return typeof elicitationByUrl === "object" ? elicitationByUrl.afterMs : undefined;
  }

  /**
   * `input`: what a suite has for the task for whose sake the server asks, by the properties of a form. `tool`: the one that
   * asks, as far as that is known.
   */
  respond(method: string, params: unknown, input: Readonly<Frame> = {}, tool?: unknown): ClientAnswer {
    if (method === "ping") return { result: {} };
    const { task, _meta } = asObject(params);
    const taskAnswer = this.declaration.tasks && this.#tasks.respond(method, params);
    if (taskAnswer) return taskAnswer;
    const answer = this.answer(method, params, formInput(params, input), tool) ?? { error: UNKNOWN_METHOD };
    if ("error" in answer) return answer;
    if (this.declaration.tasks && isObject(task)) return this.#tasks.create(answer, task);
    const relatedTask = asObject(_meta)[RELATED_TASK_META];
    if (relatedTask === undefined) return answer;
    return { result: { ...answer.result, _meta: { [RELATED_TASK_META]: relatedTask } } };
  }

  /** `override`: what is answered instead of what is declared. */
  answer(method: string, params: unknown, override?: unknown, tool?: unknown): ClientAnswer | undefined {
    if (override !== undefined)
      return method === "elicitation/create" ? elicitationAnswer(override, params) : samplingAnswer(override);
    if (!this.canAnswer(method)) return undefined;
    if (method === "roots/list") return { result: { roots: this.declaration.roots } };
    if (this.declaration.respond) return this.declaration.respond(method, params);
    const { elicitationByUrl, elicitationByForm } = this.declaration;
    const isUrl = isByUrl({ method, params });
    if (method === "elicitation/create" && elicitationByForm && !isUrl) {
      const ofTool = Object.entries(elicitationByForm.ofTools).find(([name]) => name === tool)?.[1];
      const { action, answer: content } = ofTool ?? elicitationByForm;
      return elicitationAnswer(action === "accept" ? { action, content } : { action }, params);
    }
    if (elicitationByUrl !== undefined && isUrl) {
      return { result: { action: typeof elicitationByUrl === "string" ? elicitationByUrl : "accept" } };
    }
    const turn = this.#turns.get(method) ?? 0;
    this.#turns.set(method, turn + 1);
    const answers = this.#answersTo(method);
    const answer = answers[Math.min(turn, answers.length - 1)];
    if (answer === undefined) return undefined;
    return method === "elicitation/create" ? elicitationAnswer(answer, params) : samplingAnswer(answer);
  }

  /** The answers that are given in turn. */
  #answersTo(method: string): readonly unknown[] {
    const { sampling = [], elicitation = [] } = this.declaration;
    if (method === "sampling/createMessage") return sampling;
    return method === "elicitation/create" ? elicitation : [];
  }
}

/** The answers to what a host declares: those of the suite, else those of a user who refuses. */
function asHost(given: ClientDeclaration, declared: HostHandshake["capabilities"]): ClientDeclaration {
  const { roots = [], sampling = [REJECTED], elicitation = ["cancel"], elicitationByUrl = "cancel" } = given;
  return {
    ...("roots" in declared && { roots }),
    ...("sampling" in declared && { sampling }),
    ...("elicitation" in declared && { elicitation }),
    ...("url" in asObject(declared.elicitation) && { elicitationByUrl }),
    ...("tasks" in declared && { tasks: true }),
  };
}

function withDefaults(extensions: Readonly<Record<string, unknown>>): Frame {
  const entries = Object.entries(extensions).map(([id, settings]) => [
    id,
    { ...DEFAULT_SETTINGS[id], ...asObject(settings) },
  ]);
  return Object.fromEntries(entries);
}

/** Whether a request asks for something that the user does at a URL. */
export function isByUrl({ method, params }: { method: string; params: unknown }): boolean {
  return method === "elicitation/create" && isObject(params) && params.mode === "url";
}

/** A text is short for a message of a model with that text. */
function samplingAnswer(answer: unknown): ClientAnswer {
  if (isObject(answer)) return resultOrError(answer);
  const content = { type: "text", text: String(answer) };
  return { result: { role: "assistant", content, model: TOOL_NAME, stopReason: "endTurn" } };
}

/** The answer to a form from those to its properties. */
export function formInput(params: unknown, input: Readonly<Frame> = {}): unknown {
  const { properties } = asObject(asObject(params).requestedSchema);
  const answers = Object.keys(asObject(properties)).flatMap((name) => input[name] ?? []);
  const contents = answers.map((answer) => asObject(asObject(answer).content));
  const content = Object.assign({}, ...contents);
  const [first] = answers;
  return isObject(first) ? { ...first, ...(Object.keys(content).length > 0 && { content }) } : first;
}

/** A text is short for the action; an accepted form is sent with its defaults. */
function elicitationAnswer(answer: unknown, params: unknown): ClientAnswer {
  const response: Frame = isObject(answer) ? answer : { action: String(answer) };
  if (response.action !== "accept" || !isObject(params) || params.mode === "url") return resultOrError(response);
  const schema = params.requestedSchema;
  const properties = Object.entries((isObject(schema) && schema.properties) || {});
  const defaults = properties.flatMap(([name, property]) =>
    isObject(property) && "default" in property ? [[name, property.default]] : [],
  );
  return { result: { ...response, content: Object.assign(Object.fromEntries(defaults), response.content) } };
}

/** An answer is an error if it has only the member `error`. */
function resultOrError(answer: Frame): ClientAnswer {
  const { error } = answer;
  return isObject(error) && Object.keys(answer).length === 1 ? { error } : { result: answer };
}

/** The requests that a server may answer with a request for input. */
const MAY_ASK_FOR_INPUT: readonly string[] = ["tools/call", "prompts/get", "resources/read"];

export interface InputRound {
  requests: readonly ClientRequest[];
  responses: Frame | undefined;
  state: unknown;
}

/** The input that an answer requests, with responses. Undefined if it is final, or the client cannot answer it all. */
export function inputRequests(
  method: string,
  { result, error }: Frame,
  client: ClientAnswers,
  tool?: unknown,
): InputRound | undefined {
  if (error !== undefined || !isObject(result) || result.resultType !== "input_required") return undefined;
  const { inputRequests: byKey, requestState: state } = result;
  if (!MAY_ASK_FOR_INPUT.includes(method) || (byKey === undefined && state === undefined)) return undefined;
  if (byKey === undefined) return { requests: [], responses: undefined, state };
  if (!isObject(byKey)) return undefined;
  // Checked before any is answered, because each answer is taken from the list of the suite in turn.
  if (!Object.values(byKey).every((request) => isObject(request) && client.canAnswer(String(request.method))))
    return undefined;
  const requests: ClientRequest[] = [];
  const responses: [string, unknown][] = [];
  for (const [key, request] of Object.entries(byKey)) {
    const { method: name, params } = request as { method: string; params: unknown };
    const answer = client.answer(name, params, undefined, tool);
    // The responses have no form for an error.
    if (!answer || "error" in answer) return undefined;
    requests.push({ method: name, params, ...answer });
    responses.push([key, answer.result]);
  }
  return { requests, responses: Object.fromEntries(responses), state };
}

/** The params of the first request, with the requested input. */
export function retryParams(params: Frame | undefined, { responses, state }: InputRound): Frame {
  const inputResponses = responses && { inputResponses: responses };
  return { ...params, ...inputResponses, ...(state !== undefined && { requestState: state }) };
}
