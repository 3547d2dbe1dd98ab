import { describe, expect, it } from "vitest";
import table from "../../../src/agents/prices/models.json" with { type: "json" };
import { costOf, modelWarning, priceOf, requiredPrice } from "../../../src/agents/prices/prices.js";
import { vendorOf } from "../../../src/agents/providers/families.js";

const none = new Map();

describe("the table", () => {
  it.each(Object.entries(table.models))("has a price of %s that can be right", (id, model) => {
    vendorOf(id);
    const price = priceOf({ id }, none);
    if (Object.keys(model).length === 0) return expect(price).toBeUndefined();
    expect(price?.input).toBeGreaterThan(0);
    expect(price?.input).toBeLessThan(1_000);
    const isEmbedding = id.includes("embed");
    expect(price?.output).toBeGreaterThanOrEqual(isEmbedding ? 0 : (price?.input ?? 0));
    if (price?.above) expect(price.above.input).toBeGreaterThan(price.input);
  });
});

describe("a price", () => {
  it("is that of the model without the date, and the suite's own above it", () => {
    const price = { input: 3, output: 15, above: { tokens: 200_000, input: 6, output: 22.5 } };
    expect(priceOf({ id: "claude-sonnet-4-5" }, none)).toEqual(price);
    expect(priceOf({ id: "claude-sonnet-4-5-20250929" }, none)).toEqual(price);
    expect(priceOf({ id: "gpt-5-2025-08-07" }, none)).toEqual({ input: 1.25, output: 10 });
    expect(priceOf({ id: "models/gemini-2.5-flash" }, none)).toEqual({ input: 0.3, output: 2.5 });
    const own = new Map([["gpt-5", { input: 7, output: 8 }]]);
    expect(priceOf({ id: "gpt-5" }, own)).toEqual({ input: 7, output: 8 });
  });

  it("of a provider's model is the suite's alone", () => {
    const name = { provider: "azure", id: "gpt-5" };
    expect(priceOf(name, none)).toBeUndefined();
    expect(priceOf(name, new Map([["azure/gpt-5", { input: 1, output: 2 }]]))).toEqual({ input: 1, output: 2 });
    expect(() => requiredPrice(name, none)).toThrow("the price of azure/gpt-5 is not known");
  });

  it("rises with long prompts", () => {
    const price = { input: 1, output: 10, above: { tokens: 100, input: 2, output: 20 } };
    expect(costOf({ prompt: 100, completion: 3 }, price)).toBe(130);
    expect(costOf({ prompt: 101, completion: 3 }, price)).toBe(262);
  });
});

describe("a warning", () => {
  it("is given for models that retire, before and after, and for unknown ones", () => {
    const titleOf = (id: string, today: string) => modelWarning({ id }, today)?.title;
    expect(titleOf("claude-sonnet-4-5-20250929", "2026-11-29")).toBe(
      "the model claude-sonnet-4-5-20250929 will be retired on 2026-11-30",
    );
    expect(titleOf("claude-sonnet-4-5", "2026-11-30")).toBe("the model claude-sonnet-4-5 was retired on 2026-11-30");
    expect(titleOf("claude-1", "2026-11-30")).toBe("the model claude-1 is not known");
    expect(titleOf("gpt-5", "2026-11-30")).toBeUndefined();
    expect(modelWarning({ provider: "local", id: "llama" }, "2026-11-30")).toBeUndefined();
  });
});
