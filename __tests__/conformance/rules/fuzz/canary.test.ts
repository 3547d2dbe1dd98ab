import { expect, it } from "vitest";
import { CANARY, CANARY_TEXTS } from "../../../../src/conformance/calls/hostile-values.js";
import { isEvaluated } from "../../../../src/conformance/rules/fuzz/classify.js";

const sent = { a: ["x", CANARY_TEXTS[0][1]] };
const result = (text: string) => ({ result: { content: [{ type: "text", text }] } });

it("has the value that its texts compute", () => {
  expect(CANARY).toBe(String(7919 * 6007));
  for (const [, text] of CANARY_TEXTS) {
    expect(text).toContain("7919*6007");
    expect(text).not.toContain(CANARY);
  }
});

it("shows that a text was evaluated, in a result or an error", () => {
  expect(isEvaluated(result(`is ${CANARY}.`), sent)).toBe(true);
  expect(isEvaluated({ error: { code: -32602, message: CANARY } }, sent)).toBe(true);
});

it("shows nothing in an echo, if the value was sent, or if no canary was", () => {
  expect(isEvaluated(result(CANARY_TEXTS[0][1]), sent)).toBe(false);
  expect(isEvaluated(result(CANARY), { ...sent, b: CANARY })).toBe(false);
  expect(isEvaluated(result(CANARY), { a: "x" })).toBe(false);
  expect(isEvaluated(result(CANARY), {})).toBe(false);
});
