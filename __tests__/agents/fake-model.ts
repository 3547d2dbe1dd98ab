import type { Model, ModelReply, ModelRequest } from "../../src/agents/types.js";

/** A model in memory: it answers with the texts in turn, the last one repeated, and keeps what it was asked. */
export function fakeModel(
  replies: readonly (string | Partial<ModelReply> | Error)[],
  name = "fake",
): { model: Model; asked: ModelRequest[] } {
  const asked: ModelRequest[] = [];
  const model: Model = {
    name,
    provider: "memory",
    async ask(request) {
      asked.push(request);
      const reply = replies[Math.min(asked.length, replies.length) - 1] ?? "";
      if (reply instanceof Error) throw reply;
      const usage = { prompt: 10, completion: 5 };
      const rest = typeof reply === "string" ? { text: reply } : reply;
      return { text: "", calls: [], end: "end", usage, ...rest };
    },
  };
  return { model, asked };
}

/** A judge's answer. */
export function verdict(score: number, reason = "Because.", pass: boolean | null = null): string {
  return JSON.stringify({ score, pass, reason });
}

/** The text of the only message of a request. */
export function messageOf(request: ModelRequest | undefined): string {
  const [message] = request?.messages ?? [];
  if (message?.role !== "user" || request?.messages.length !== 1) throw new Error("expected one message of the user");
  return message.text;
}
