import { describe, expect, it } from "vitest";
import { matchingText, thoseMatching } from "../../src/conformance/probes/matching-text.js";

describe("a text for a pattern", () => {
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
  ])("%s", (pattern) => {
    const text = matchingText(pattern);
    expect(text).toMatch(new RegExp(pattern, "u"));
    expect(text).toMatch(/^[ -~]+$/);
    expect(matchingText(pattern)).toBe(text);
  });

  it("has the lengths of the schema", () => {
    expect(matchingText("^[a-z]+$", 8)).toMatch(/^[a-z]{8,}$/);
    expect(matchingText("^[a-z]+$", 0, 2)).toMatch(/^[a-z]{1,2}$/);
    expect(matchingText("^[a-z]{5}$", 8)).toBeUndefined();
  });

  it.each([
    ["is not a valid regular expression", "("],
    ["matches nothing", "^(?=b)a$"],
    ["makes a text that is too long", "((a{99}){99}){99}"],
    ["counts to a billion", "^a{1000000000}$"],
    ["is too long itself", "a".repeat(501)],
  ])("is not there for a pattern that %s", (_, pattern) => {
    expect(matchingText(pattern)).toBeUndefined();
  });

  it("stops to try a pattern that backtracks without end", () => {
    expect(thoseMatching("^(([0-9a-f]|[0-9])+-?)*!$", ["00000000-0000-4000-8000-000000000000"])).toEqual([]);
    expect(thoseMatching("^[0-9-]+$", ["2026-01-01", "today"])).toEqual(["2026-01-01"]);
  });

  it("takes no long time for the patterns of hostile servers", () => {
    for (const pattern of ["^(a+)+$", "^((a|b|c)*){0,1000000}$", "^(a*)*(b*)*$", "(x?){900}"]) matchingText(pattern);
  });
});
