import { describe, expect, it } from "vitest";
import { ClientAnswers } from "../../src/mcp/session/client-answers.js";

const form = (properties: object) => ({ mode: "form", message: "?", requestedSchema: { type: "object", properties } });

describe("what a client offers", () => {
  it("is what is declared, as the revision has it", () => {
    const all = new ClientAnswers({ sampling: ["a"], elicitation: ["accept"], roots: [] });
    expect(all.capabilities("2024-11-05")).toEqual({ roots: {}, sampling: {} });
    expect(all.capabilities("2025-06-18")).toEqual({ roots: {}, sampling: {}, elicitation: {} });
    expect(all.capabilities("2025-11-25")).toEqual({ roots: {}, sampling: {}, elicitation: { form: {}, url: {} } });
    expect(new ClientAnswers(undefined).capabilities("2025-11-25")).toEqual({});
    expect(new ClientAnswers({ sampling: [] }).capabilities("2025-11-25")).toEqual({});
  });
});

describe("what a client answers", () => {
  it("is given in turn, the last one again and again", () => {
    const client = new ClientAnswers({ sampling: ["one", { model: "m" }, { error: { code: -1, message: "no" } }] });
    const answers = [1, 2, 3, 4].map(() => client.respond("sampling/createMessage", {}));
    expect(answers).toMatchObject([
      { result: { role: "assistant", content: { type: "text", text: "one" }, model: "mcptest" } },
      { result: { model: "m" } },
      { error: { code: -1 } },
      { error: { code: -1 } },
    ]);
  });

  it("has the defaults of a form that is accepted, below what is written", () => {
    const client = new ClientAnswers({ elicitation: ["accept", { action: "accept", content: { a: 5 } }, "decline"] });
    const params = form({ a: { type: "integer", default: 1 }, b: { type: "string", default: "x" }, c: {} });
    expect([1, 2, 3].map(() => client.respond("elicitation/create", params))).toEqual([
      { result: { action: "accept", content: { a: 1, b: "x" } } },
      { result: { action: "accept", content: { a: 5, b: "x" } } },
      { result: { action: "decline" } },
    ]);
  });

  it("has no content if a page is opened", () => {
    const client = new ClientAnswers({ elicitation: ["accept"] });
    expect(client.respond("elicitation/create", { mode: "url", url: "https://example.com" })).toEqual({
      result: { action: "accept" },
    });
  });

  it("is an error to what is not declared, and empty to ping", () => {
    const client = new ClientAnswers({ roots: [{ uri: "file:///a" }] });
    expect(client.respond("roots/list", undefined)).toEqual({ result: { roots: [{ uri: "file:///a" }] } });
    expect(client.respond("sampling/createMessage", {})).toMatchObject({ error: { code: -32601 } });
    expect(client.respond("ping", undefined)).toEqual({ result: {} });
  });
});
