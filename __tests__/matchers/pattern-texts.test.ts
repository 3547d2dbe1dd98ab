import { describe, expect, it } from "vitest";
import { textsMatching } from "../../src/matchers/engines/pattern-texts.js";
import { SuiteFault } from "../../src/matchers/types.js";

describe("texts for a pattern", () => {
  it.each([
    "^[a-z0-9-]{3,20}$",
    "^\\d{4}-\\d{2}-\\d{2}$",
    "^(?:low|high)$",
    "[A-Z]{2}-\\d+",
    "^repo:[\\w-]+/[\\w-]+$",
    "^a|b$",
    "^#[0-9a-fA-F]{6}$",
    "\\p{L}+",
    "^(?=.*[a-z])(?=.*[A-Z]).{4,}$",
    "^(?!0)[0-9]{2}$",
  ])("%s: the plainest comes first", (pattern) => {
    const texts = textsMatching(pattern, []);
    expect(texts[0]).toMatch(/^[ -~]+$/);
    for (const text of texts) expect(text).toMatch(new RegExp(pattern, "u"));
    expect(textsMatching(pattern, [])).toEqual(texts);
  });

  it("have those of others that it matches", () => {
    expect(textsMatching("^[0-9-]{10}$", ["2026-01-01", "today"])).toContain("2026-01-01");
    expect(textsMatching("^[0-9-]{10}$", ["2026-01-01", "today"])).not.toContain("today");
  });

  it.each([
    ["is not a valid regular expression", "("],
    ["matches nothing", "^(?=b)a$"],
    ["makes a text that is too long", "((a{99}){99}){99}"],
    ["counts to a billion", "^a{1000000000}$"],
    ["is too long itself", "a".repeat(501)],
  ])("are not there for a pattern that %s", (_, pattern) => {
    expect(textsMatching(pattern, [])).toEqual([]);
  });

  it.each([
    ["backtracks without end", "^(([0-9a-f]|[0-9])+-?)*!$", ["00000000-0000-4000-8000-000000000000"]],
    ["makes texts without end", "((((((a+)+)+)+)+)+)+", []],
  ])("are not looked for without end if it %s", (_, pattern, others) => {
    expect(() => textsMatching(pattern, others)).toThrow(SuiteFault);
  });

  it("come soon for the patterns of hostile servers", () => {
    for (const pattern of ["^(a+)+$", "^((a|b|c)*){0,1000000}$", "^(a*)*(b*)*$", "(x?){900}"])
      textsMatching(pattern, []);
  });
});
