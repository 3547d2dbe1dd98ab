import { describe, expect, it } from "vitest";
import { replaceTokens } from "../../../src/core/redaction/tokens.js";

const found = (text: string) => replaceTokens(text, (_, kind) => `«secret:${kind}»`);

const BODY = "a1B2c3D4e5F6g7H8";
const TOKEN = "«secret:token»";
const JWT = "«secret:jwt»";

describe("a token is found by its prefix", () => {
  it.each("sk- ghp_ gho_ ghu_ ghs_ ghr_ github_pat_ xoxa- xoxb- xoxe- xoxp- xoxr- xoxs-".split(" "))("%s", (prefix) => {
    expect(found(`${prefix}${BODY}`)).toBe(TOKEN);
    expect(found(`is "${prefix}${BODY}", and ${prefix}${BODY}!`)).toBe(`is "${TOKEN}", and ${TOKEN}!`);
    // One character is missing.
    expect(found(`${prefix}${BODY.slice(1)} b`)).toBe(`${prefix}${BODY.slice(1)} b`);
  });

  it.each(["xoxc-", "ghx_", "sk_", "gitlab_pat_"])("%s is none", (prefix) => {
    expect(found(`${prefix}${BODY}`)).toBe(`${prefix}${BODY}`);
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
    expect(found("no token")).toBe("no token");
  });
});

describe("a JWT", () => {
  it.each([
    ["eyJh.eyJz.dBjf", JWT],
    ["a eyJh.eyJz.dBjf b", `a ${JWT} b`],
    ["xeyJh.eyJz.dBjf", `x${JWT}`],
    ["eyJh.eyJz.dBjf.more", `${JWT}.more`],
    ["eyJx eyJh.eyJz.dBjf", `eyJx ${JWT}`],
    ["eyJxeyJx eyJh.eyJz.dBjf eyJh.eyJz.dBjf", `eyJxeyJx ${JWT} ${JWT}`],
  ])("%s", (text, shown) => {
    expect(found(text)).toBe(shown);
  });

  const others = `eyJh.eyJz.dBj eyJh.eyJ.dBjf eyJ.eyJz.dBjf eyJh.eyJz eyJh-eyJz.dBjf eyJh.eyJz-dBjf
    eyJh.eyJz,dBjf eyJh,eyJz.dBjf`;
  it.each(others.split(/\s+/))("is not %s", (text) => {
    expect(found(text)).toBe(text);
    expect(found(`behind words ${text}`)).toBe(`behind words ${text}`);
  });

  it("is looked for in linear time in what only begins like one", () => {
    const long = "eyJ".repeat(300_000);
    expect(found(`${long} eyJh.eyJz.dBjf`)).toBe(`${long} ${JWT}`);
  });
});
