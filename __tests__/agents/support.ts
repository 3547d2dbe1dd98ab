import { catalogOf, type ServerTool } from "../../src/agents/catalog.js";
import { type Agent, scriptedUser, type ToolAnswer } from "../../src/agents/loop.js";
import type { Model, ModelReply, ModelRequest } from "../../src/agents/types.js";

/** A model that gives these replies in turn, and keeps what it was asked. */
export function modelWith(replies: readonly Partial<ModelReply>[]): Model & { requests: ModelRequest[] } {
  const left = [...replies];
  const requests: ModelRequest[] = [];
  return {
    name: "test-model",
    provider: "test",
    requests,
    async ask(request) {
      requests.push({ ...request, messages: [...request.messages] });
      const reply = left.shift();
      if (reply === undefined) throw new Error("the model was asked once too often");
      const calls = reply.calls ?? [];
      const end = calls.length > 0 ? "tools" : "end";
      return { text: "", calls, end, usage: { prompt: 10, completion: 5 }, ...reply };
    },
  };
}

/** A reply that calls tools, by their names for the model, with their arguments. */
export function callsOf(...calls: [name: string, args: unknown][]): Partial<ModelReply> {
  return { calls: calls.map(([name, args], index) => ({ id: `id-${index}-${Math.random()}`, name, args })) };
}

/** The tools of a server, which take anything. */
export function toolsOf(server: string, ...names: string[]): ServerTool[] {
  return names.map((name) => ({ server, name, description: `${name} of ${server}`, inputSchema: { type: "object" } }));
}

/** An agent of a test: one message of the user, and tools that answer with their name. */
export function agentWith(model: Model, more: Partial<Agent> = {}): Agent {
  return {
    model,
    catalog: catalogOf(toolsOf("s", "read", "search")),
    call: async ({ name }) => answerOf(`${name} answered`),
    user: () => scriptedUser(["do it"]),
    hasTurns: false,
    limits: { maxTurns: 10, maxTokens: 1024 },
    now: () => 0,
    ...more,
  };
}

export function answerOf(text: string, isError = false): ToolAnswer {
  return { isError, result: { isError, content: [{ type: "text", text }] }, text };
}
