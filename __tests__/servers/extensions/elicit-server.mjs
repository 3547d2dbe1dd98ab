// A server whose tools ask by forms and by URL, in the modes that the client declares, and which has what the official
// conformance suite wants to be asked by. MUTANT says what it does wrong.
import { randomUUID } from "node:crypto";
import { answerOfAsking, askingPrompts, askingTools } from "./asking-tools.mjs";
import { isModern, mutant, revision, rpcError, serve, text, tool } from "./serve.mjs";

const since2025 = revision >= "2025-11-25";
const properties = {
  name: { type: "string", minLength: 1 },
  size: { type: "string", enum: ["S", "M"], ...(since2025 ? {} : { enumNames: ["Small", "Medium"] }) },
  ...(since2025 && {
    color: { type: "string", oneOf: [{ const: "#f00", title: "Red" }] },
    extras: { type: "array", items: { type: "string", enum: ["lid", "straw"] } },
  }),
};
const fields = {
  "nested form": { address: { type: "object", properties: {} } },
  "list of texts": { names: { type: "array", items: { type: "string" } } },
  "numbers to choose": { size: { type: "string", enum: [1, 2] } },
  password: { password: { type: "string" } },
  "API key": { apiKey: { type: "string" } },
  "secret by its title": { value: { type: "string", title: "Your API key" } },
};
const message = mutant === "secret by its message" ? "Enter your password." : "Which cup?";
const form = { message, requestedSchema: { type: "object", properties: fields[mutant] ?? properties } };

function byUrl() {
  const addresses = {
    "relative URL": "/connect",
    "user in URL": "https://ada:secret@shop.example/connect",
    "secret in URL": `https://shop.example/connect?key=${process.env.SHOP_API_KEY}`,
    "plain http": "http://shop.example/connect",
  };
  const hasId = isModern ? mutant === "id in URL" : mutant !== "no id";
  const url =
    addresses[mutant] ??
    (mutant === "" ? (process.env.CONNECT_URL ?? "http://localhost:4000/connect") : "https://shop.example/connect");
  return { mode: "url", message: "Connect your shop.", url, ...(hasId && { elicitationId: randomUUID() }) };
}

const declares = (client, mode) => {
  const { elicitation } = client;
  if (mutant === "any mode") return elicitation !== undefined;
  return mode === "url" ? elicitation?.url : elicitation && (elicitation.form || !elicitation.url);
};
const ownTools = [tool("choose"), tool("connect"), tool("sell")];
/** Who has been sent to the URL. */
const visits = new Set();

serve({
  capabilities: { tools: {}, prompts: {} },
  async answer(method, params, { client, ask, notify, session }) {
    const cached = isModern ? { ttlMs: 0, cacheScope: "private" } : {};
    if (method === "tools/list") return { ...cached, tools: [...ownTools, ...askingTools] };
    if (method === "prompts/list") return { ...cached, prompts: askingPrompts };
    const asking = answerOfAsking(method, params, client, ask);
    if (asking) return asking;
    if (method !== "tools/call") return undefined;
    const { name } = params;
    if (name === "choose") return asks(form, "form");
    if (name === "connect") return asks(byUrl(), "url");
    if (name !== "sell" || !since2025 || isModern || !client.elicitation?.url) return text("Done.");
    if (visits.has(session)) return text("Sold.");
    visits.add(session);
    const required = [
      { mode: "url", message: "Sign in.", url: "https://shop.example/sign-in", elicitationId: "sign-in" },
    ];
    const data = {
      "no elicitations": undefined,
      "empty elicitations": { elicitations: [] },
      "form in the error": { elicitations: [{ ...required[0], mode: "form" }] },
    };
    throw rpcError(-32042, "Sign in first.", mutant in data ? data[mutant] : { elicitations: required });

    async function asks(question, mode) {
      if (!declares(client, mode)) {
        if (!isModern) return text("Nobody can be asked.", { isError: true });
        throw rpcError(-32021, "Needs elicitation", { requiredCapabilities: { elicitation: { [mode]: {} } } });
      }
      if (isModern) {
        const { action } = params.inputResponses?.it ?? {};
        if (params.requestState !== undefined) throw rpcError(-32602, "No question has a state");
        if (action) return text(action);
        return {
          resultType: "input_required",
          inputRequests: { it: { method: "elicitation/create", params: question } },
        };
      }
      const { action } = await ask("elicitation/create", question);
      if (mode === "url") {
        const elicitationId = mutant === "unknown id" ? "nobody" : question.elicitationId;
        notify("notifications/elicitation/complete", { elicitationId });
      }
      return text(action);
    }
  },
});
