import { describe, expect, it } from "vitest";
import { brokenToken, tokensIn } from "../../../src/core/redaction/tokens.js";
import { replaceRanges } from "../../../src/core/redaction/unbroken.js";

const found = (text: string) => replaceRanges(text, tokensIn(text));

const BODY = "a1B2c3D4e5F6g7H8";
const TOKEN = "«secret:token»";
const JWT = "«secret:jwt»";

describe("a token is found by its prefix", () => {
  it.each([
    "sk-",
    "ghp_",
    "gho_",
    "ghu_",
    "ghs_",
    "ghr_",
    "github_pat_",
    "xoxa-",
    "xoxb-",
    "xoxe-",
    "xoxp-",
    "xoxr-",
    "xoxs-",
  ])("%s", (prefix) => {
    expect(found(`${prefix}${BODY}`)).toBe(TOKEN);
    expect(found(`is "${prefix}${BODY}", and ${prefix}${BODY}!`)).toBe(`is "${TOKEN}", and ${TOKEN}!`);
    // One character is missing.
    expect(found(`${prefix}${BODY.slice(1)} b`)).toBe(`${prefix}${BODY.slice(1)} b`);
  });

  it.each([
    ["xoxc-", BODY],
    ["ghx_", BODY],
    ["sk_", BODY],
    ["gitlab_pat_", BODY],
  ])("%s is none", (prefix, body) => {
    expect(found(`${prefix}${body}`)).toBe(`${prefix}${body}`);
  });

  it("ends where its alphabet ends", () => {
    expect(found(`sk-${BODY}-_x.y`)).toBe(`${TOKEN}.y`);
    expect(found(`ghp_${BODY}-_x.y z`)).toBe(`${TOKEN} z`);
    expect(found(`ghp_${BODY}é`)).toBe(`${TOKEN}é`);
    expect(found(`ghp_${BODY}/x+y=`)).toBe(`${TOKEN}/x+y=`);
  });

  it("begins a word, or stands behind an escaped character", () => {
    for (const before of ["", " ", "_", "-", "=", "é", "\\n", "\\t", "\\r", "\\b", "\\f", "%3D", "%3d", "\\u003d"]) {
      expect(found(`${before}ghp_${BODY}`)).toBe(`${before}${TOKEN}`);
    }
    for (const before of ["a", "Z", "9", "\\\\x", "%3", "u003"]) {
      expect(found(`${before}ghp_${BODY}`)).toBe(`${before}ghp_${BODY}`);
    }
  });

  it("has a digit in its first 64 characters, if words may follow its prefix", () => {
    expect(found(`sk-${"a".repeat(63)}1`)).toBe(TOKEN);
    expect(found(`sk-${"a".repeat(64)}1`)).toBe(`sk-${"a".repeat(64)}1`);
    expect(found(`sk-${"a".repeat(20)} 1`)).toBe(`sk-${"a".repeat(20)} 1`);
    expect(found(`ghp_${"a".repeat(20)}`)).toBe(TOKEN);
  });

  it("has 16 capital letters and digits behind AKIA", () => {
    expect(found("AKIAIOSFODNN7EXAMPLE")).toBe(TOKEN);
    expect(found("AKIAIOSFODNN7EXAMPLEX")).toBe(`${TOKEN}X`);
    expect(found("AKIAIOSFODNN7EXAMPL")).toBe("AKIAIOSFODNN7EXAMPL");
    expect(found("AKIAIOSFODNN7EXAMPLe")).toBe("AKIAIOSFODNN7EXAMPLe");
  });

  it("is found among others of every kind", () => {
    expect(found(`ghp_${BODY} sk-x eyJ sk-${BODY} AKIA AKIAIOSFODNN7EXAMPLE`)).toBe(
      `${TOKEN} sk-x eyJ ${TOKEN} AKIA ${TOKEN}`,
    );
    expect(tokensIn("no token")).toEqual([]);
  });
});

describe("a JWT", () => {
  it.each([
    ["eyJh.eyJz.dBjf", JWT],
    ["a eyJh.eyJz.dBjf b", `a ${JWT} b`],
    ["xeyJh.eyJz.dBjf", `x${JWT}`],
    ["eyJh.eyJz.dBjf.more", `${JWT}.more`],
    ["eyJh.eyJz.dBj", undefined],
    ["eyJh.eyJ.dBjf", undefined],
    ["eyJ.eyJz.dBjf", undefined],
    ["eyJh.eyJz", undefined],
    ["behind words eyJ.eyJz.dBjf", undefined],
    ["behind words eyJh.eyJ.dBjf", undefined],
    ["eyJh-eyJz.dBjf", undefined],
    ["eyJh.eyJz-dBjf", undefined],
    ["eyJh.eyJz,dBjf", undefined],
    ["eyJh,eyJz.dBjf", undefined],
    ["eyJx eyJh.eyJz.dBjf", `eyJx ${JWT}`],
    ["eyJxeyJx eyJh.eyJz.dBjf eyJh.eyJz.dBjf", `eyJxeyJx ${JWT} ${JWT}`],
  ])("%s", (text, shown) => {
    expect(found(text)).toBe(shown ?? text);
  });

  it("is looked for in linear time in what only begins like one", () => {
    const long = "eyJ".repeat(300_000);
    expect(found(`${long} eyJh.eyJz.dBjf`)).toBe(`${long} ${JWT}`);
  });
});

describe("a token that ends with its string", () => {
  it.each([
    ["ghp_a1", "«secret:token…»"],
    ["ghp_aB", "«secret:token…»"],
    ["is github_pat_1", "is «secret:token…»"],
    ["xoxb-1", "«secret:token…»"],
    ['"ghp_a1"', '"«secret:token…»"'],
    ["ghp_a1\nb", "«secret:token…»\nb"],
    ["ghp_a1\\nb", "«secret:token…»\\nb"],
    ['ghp_a1\\"b', '«secret:token…»\\"b'],
    ["ghp_a1 b", undefined],
    ["ghp_", undefined],
    ["ghp_xxxx", undefined],
    ["sk-a1", undefined],
    ["AKIA1", undefined],
    ["eyJ1", undefined],
  ])("%s", (text, shown) => {
    expect(found(text)).toBe(shown ?? text);
  });
});

describe("what a cut may leave of a token", () => {
  const left = (text: string, cut: { start?: boolean; end?: boolean }) => replaceRanges(text, brokenToken(text, cut));

  it.each([
    ["abcdef is it", { start: true }, "… is it"],
    ["abc.d-_ is it", { start: true }, "… is it"],
    ["abcde is it", { start: true }, "abcde is it"],
    [" abcdef is it", { start: true }, " abcdef is it"],
    ["abcdef is it", {}, "abcdef is it"],
    ["abcdef is it", { end: true }, "abcdef is it"],
    ["is sk-", { end: true }, "is …"],
    ["is ghp_a.b-c", { end: true }, "is …"],
    ["is xoxb-", { end: true }, "is …"],
    ["is AKIA", { end: true }, "is …"],
    ["is eyJhbGci.x", { end: true }, "is …"],
    ["is task-sk-x", { end: true }, "is task-…"],
    ["is ask-x", { end: true }, "is ask-x"],
    ["is ghp_a ", { end: true }, "is ghp_a "],
    ["is ghp_a", { start: true }, "is ghp_a"],
    ["abcdef sk-x", { start: true, end: true }, "… …"],
    ["ghp_abcdef", { start: true, end: true }, "…"],
    ["", { start: true, end: true }, ""],
  ])("%j, cut %j, is %j", (text, cut, shown) => {
    expect(left(text, cut)).toBe(shown);
  });

  it("is looked for in the last 16 KiB", () => {
    const near = `sk-${"a".repeat(16 * 1024 - 3)}`;
    expect(left(`b ${near}`, { end: true })).toBe("b …");
    expect(left(`b ${near}a`, { end: true })).toBe(`b ${near}a`);
  });
});
