// The tools and the prompt with which the official conformance suite tries elicitation, and since 2026-07-28 requests that take
// several rounds. A round is what a request asks for; the next one begins when all of it is answered.
import { createHmac, randomUUID } from "node:crypto";
import { isModern, revision, rpcError, text, tool } from "./serve.mjs";

const KEY = randomUUID();

const form = (message, properties) => ({
  method: "elicitation/create",
  params: { mode: "form", message, requestedSchema: { type: "object", properties, required: Object.keys(properties) } },
});
const asksFor = (message, property, type = "string") => form(message, { [property]: { type } });
const sampling = (question, maxTokens) => ({
  method: "sampling/createMessage",
  params: { messages: [{ role: "user", content: { type: "text", text: question } }], maxTokens },
});
const roots = { method: "roots/list", params: {} };
const userName = asksFor("What is your name?", "name");
const confirm = asksFor("Please confirm.", "ok", "boolean");

const CHOICES = ["option1", "option2", "option3"];
const titled = CHOICES.map((value) => ({ const: value, title: `The ${value}` }));

/** At revisions with a handshake: one form each. */
const FORMS = {
  test_elicitation: ({ message }) => form(message, { username: { type: "string" }, email: { type: "string" } }),
  ...(revision >= "2025-11-25" && {
    test_elicitation_sep1034_defaults: () =>
      form("Who is it?", {
        name: { type: "string", default: "John Doe" },
        age: { type: "integer", default: 30 },
        score: { type: "number", default: 95.5 },
        status: { type: "string", enum: ["active", "inactive", "pending"], default: "active" },
        verified: { type: "boolean", default: true },
      }),
    test_elicitation_sep1330_enums: () =>
      form("Which ones?", {
        untitledSingle: { type: "string", enum: CHOICES },
        titledSingle: { type: "string", oneOf: titled },
        legacyEnum: { type: "string", enum: CHOICES, enumNames: CHOICES.map((value) => value.toUpperCase()) },
        untitledMulti: { type: "array", items: { type: "string", enum: CHOICES } },
        titledMulti: { type: "array", items: { anyOf: titled } },
      }),
  }),
};

const PREFIX = "test_input_required_result_";
const CAPABILITIES = `${PREFIX}capabilities`;
const PROMPT = `${PREFIX}prompt`;

/** Since 2026-07-28: the rounds of a request. */
const ROUNDS = {
  [`${PREFIX}elicitation`]: [{ user_name: userName }],
  [`${PREFIX}sampling`]: [{ capital_question: sampling("What is the capital of France?", 100) }],
  [`${PREFIX}list_roots`]: [{ client_roots: roots }],
  [`${PREFIX}request_state`]: [{ confirm }],
  [`${PREFIX}multiple_inputs`]: [{ user_name: userName, greeting: sampling("Greet me.", 50), client_roots: roots }],
  [`${PREFIX}multi_round`]: [{ step1: userName }, { step2: asksFor("Which color do you like?", "color") }],
  [`${PREFIX}tampered_state`]: [{ confirm }],
  // It asks for what the client declares.
  [CAPABILITIES]: [{ user_name: userName, greeting: sampling("Greet me.", 50) }],
  [PROMPT]: [{ user_context: asksFor("What is it about?", "context") }],
};

const message = { type: "object", properties: { message: { type: "string" } }, required: ["message"] };
const names = Object.keys(isModern ? ROUNDS : FORMS).filter((name) => name !== PROMPT);

export const askingTools = names.map((name) => tool(name, name === "test_elicitation" ? { inputSchema: message } : {}));
export const askingPrompts = isModern ? [{ name: PROMPT, description: "Is about what the user says." }] : [];

/** The result of one of the tools or of the prompt; undefined for others. */
export function answerOfAsking(method, { name, ...params }, client, ask) {
  if (isModern) return ROUNDS[name] && nextRound(method, name, params, client);
  return method === "tools/call" && FORMS[name] && askForm(FORMS[name](params.arguments), client, ask);
}

async function askForm({ method, params }, client, ask) {
  if (!declares(client, method)) return text("Nobody can be asked.", { isError: true });
  const { action, content } = await ask(method, params);
  return text(`Elicitation completed: action=${action}, content=${JSON.stringify(content)}`);
}

function nextRound(method, name, { inputResponses = {}, requestState }, client) {
  const round = requestState === undefined ? 0 : opened(requestState, name);
  const inputRequests = asked(name, round, client);
  if (inputResponses === null || typeof inputResponses !== "object") throw rpcError(-32602, "No input responses");
  const open = Object.keys(inputRequests).filter((key) => !isAnswer(inputRequests[key], inputResponses[key]));
  if (open.length > 0) return asks(name, round, inputRequests);
  if (ROUNDS[name].length > round + 1) return asks(name, round + 1, asked(name, round + 1, client));
  const said = JSON.stringify(inputResponses);
  if (method === "prompts/get") return { messages: [{ role: "user", content: { type: "text", text: said } }] };
  return text(`${requestState === undefined ? "stateless" : "state-ok"} ${said}`);
}

const asks = (name, round, inputRequests) => ({
  ...{ resultType: "input_required", inputRequests },
  requestState: sealed(name, round),
});

/** What a client is asked for in a round, which it can answer. */
function asked(name, round, client) {
  const requests = Object.entries(ROUNDS[name][round]);
  const possible = requests.filter(([, { method }]) => declares(client, method));
  if (possible.length === requests.length || (name === CAPABILITIES && possible.length > 0))
    return Object.fromEntries(possible);
  const [, { method }] = requests.find((one) => !possible.includes(one));
  const requiredCapabilities = method === "elicitation/create" ? { elicitation: { form: {} } } : { [of(method)]: {} };
  throw rpcError(-32021, "The client cannot answer", { requiredCapabilities });
}

const of = (method) => method.split("/")[0];

function declares(client, method) {
  const { url, form: forms } = client.elicitation ?? {};
  return client[of(method)] !== undefined && (method !== "elicitation/create" || forms !== undefined || !url);
}

function isAnswer({ method, params }, response) {
  if (response === null || typeof response !== "object") return false;
  if (method === "roots/list") return Array.isArray(response.roots);
  if (method === "sampling/createMessage") return response.content !== undefined;
  const { required } = params.requestedSchema;
  return response.action !== "accept" || required.every((property) => response.content?.[property] !== undefined);
}

function sealed(name, round) {
  const state = `${name}:${round}`;
  return `${state}.${createHmac("sha256", KEY).update(state).digest("base64url")}`;
}

/** The round that a state is about. */
function opened(state, name) {
  const round = ROUNDS[name].findIndex((_, index) => state === sealed(name, index));
  if (round === -1) throw rpcError(-32602, "The state is not of this request");
  return round;
}
