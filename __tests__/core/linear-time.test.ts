import { describe, expect, it } from "vitest";
import { measureJson } from "../../src/core/json/json-text.js";
import { createRedactor } from "../../src/core/redaction/redact.js";
import { trustedText } from "../../src/core/redaction/redacted.js";
import { secretsOf } from "../../src/core/redaction/secret-names.js";
import { sanitize } from "../../src/core/sanitize.js";

// What takes more than linear time runs into the time limit of its test: most texts have more than half a million characters. Mutation testing leaves this file out.
describe("on long hostile texts, time stays linear", () => {
  it("in measuring JSON, also if nothing is JSON", () => {
    for (const text of ["\\", '"', '\\"', "[ ", "[", '"\\'].map((part) => part.repeat(1_000_000))) {
      expect(measureJson(text).values).toBeGreaterThan(0);
    }
  });

  it("in finding secrets in the environment", () => {
    const isFound = (part: string, times: number) => secretsOf({ X: part.repeat(times) }).length > 0;
    for (const part of ["://a:", "a=", "key=,", "@", '{"a":'])
      expect([part, isFound(part, 200_000)]).toEqual([part, isFound(part, 2_000)]);
  });

  it.each(["\x1b]", "\x1b[", "\x1b[1;", "\x1bP", "::", "##"])("in sanitizing %j over and over", (part) => {
    const once = sanitize(trustedText(part.repeat(300_000)));
    expect(sanitize(once)).toBe(once);
  });

  it.each([
    ["\x1b]", 300_000],
    ["\x1b[", 300_000],
    ["\u200b", 300_000],
    ["\n", 300_000],
    ["prod-Zq", 100_000],
    ["«secret:", 100_000],
    ["ghp_", 200_000],
  ])("in redacting a named secret in %j over and over", (part, times) => {
    const redactor = createRedactor();
    redactor.add("MY_TOKEN", "prod-Zq81kLw0/Xv7");
    const once = redactor.text(part.repeat(times));
    expect(redactor.text(once)).toBe(once);
  });

  it("in hiding a thousand secrets in a long text", () => {
    const redactor = createRedactor();
    for (let i = 0; i < 1_000; i++) redactor.add(`TOKEN_${i}`, `same-beginning-${i}-and-more`);
    const once = redactor.text("same-beginning-999-and-more same-beginning-".repeat(100_000));
    expect(once.startsWith("«secret:TOKEN_999» same-beginning-«secret:TOKEN_999» ")).toBe(true);
    expect(redactor.text(once)).toBe(once);
  });

  it.each(["eyJ", "eyJ-", "eyJaaaa.aaaa.", "sk-", "sk-1", "ghp_", "eyJaaaa.", "xoxb-"])(
    "in redacting well-known tokens in %s over and over",
    (part) => {
      const { text } = createRedactor();
      const once = text(part.repeat(300_000));
      expect(text(once)).toBe(once);
    },
  );
});
