import { describe, expect, it } from "vitest";
import { modelText } from "../../src/engine/judge/assertion-failures.js";

describe("modelText", () => {
  it.each([
    [
      {
        content: [
          { type: "text", text: "a" },
          { type: "image", data: "x" },
          { type: "text", text: "b" },
        ],
      },
      "a\nb",
    ],
    [{ content: [{ type: "resource", resource: { uri: "x", text: "inside" } }] }, "inside"],
    [{ contents: [{ uri: "x", text: "page" }] }, "page"],
    [
      { messages: [{ role: "user", content: { type: "text", text: "hi" } }, { content: [{ text: "you" }] }] },
      "hi\nyou",
    ],
    [{ content: [], structuredContent: { a: 1 } }, '{"a":1}'],
    [{ error: { code: 1 } }, '{"code":1}'],
    [null, ""],
  ])("%j", (result, text) => {
    expect(modelText(result)).toBe(text);
  });

  it("is none of what is nested too deeply", () => {
    const nested = (levels: number, open: string, close: string) =>
      JSON.parse(`${open.repeat(levels)}{"text":"inside"}${close.repeat(levels)}`);
    expect(modelText(nested(100, '{"content":[', "]}"))).toBe("inside");
    expect(modelText(nested(100_000, '{"content":[', "]}"))).toBe("");
    expect(modelText({ structuredContent: nested(100_000, '{"a":', "}") })).toBe("");
  });
});
