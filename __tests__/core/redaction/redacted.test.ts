import { describe, expect, it } from "vitest";
import * as redacted from "../../../src/core/redaction/redacted.js";

const { cut, derive, excerpt, hide, hideCut, hideLines, hideTexts, hideValue, join, jsonExcerpt, jsonText, say } =
  redacted;

const SECRET = "prod-Zq81kLw0Xv7Rt5";
redacted.processSecrets.add("REDACTED_TEST", SECRET);
const MARK = "«secret:REDACTED_TEST»";

/** A list in a list, deeper than the stack. */
function deep(levels: number): unknown {
  let value: unknown = SECRET;
  for (let level = 0; level < levels; level++) value = [value];
  return value;
}

describe("secrets of the process are hidden", () => {
  it("in a text, in lines, also if they span several", () => {
    expect(hide(`a ${SECRET} b`)).toBe(`a ${MARK} b`);
    expect(hideLines([])).toEqual([]);
    expect(hideLines(["a", `b ${SECRET}`, ""])).toEqual(["a", `b ${MARK}`, ""]);
    redacted.processSecrets.add("TWO_LINES", "first-line-1\nsecond-line-2");
    expect(hideLines(["a first-line-1", "second-line-2 b"]).join("\n")).not.toContain("second-line-2");
  });

  it("in a value, which stays itself if it has none", () => {
    const clean = { a: [1, "b", null] };
    expect(hideValue(clean)).toBe(clean);
    expect(hideValue(SECRET)).toBe(MARK);
    expect(hideValue({ a: [SECRET] })).toEqual({ a: [MARK] });
    expect(hideValue(undefined)).toBeUndefined();
  });

  it("in a value that is nested too deeply to be written, which is cut", () => {
    expect(JSON.stringify(hideValue(deep(100_000)))).toContain("nested too deep to show");
  });

  it("in the texts of a value for a file", () => {
    expect(hideTexts({ a: [SECRET, 1, null], b: true })).toEqual({ a: [MARK, 1, null], b: true });
  });

  it("at the edges of a text that is cut", () => {
    const text = "x".repeat(2_000);
    for (let length = 1; length < SECRET.length; length++) {
      const head = hideCut(`${text}${SECRET}${text.slice(0, 1_024 - length)}${SECRET.slice(0, length)}`, { end: true });
      const tail = hideCut(`${SECRET.slice(-length)}${text}`, { start: true });
      expect(head).toBe(`${text}${MARK}…`);
      expect(tail).toBe(`…${"x".repeat(2_000 + length - 1_024)}`);
    }
    expect(hideCut("short", { start: true })).toBe("…");
  });
});

describe("what is made of redacted texts", () => {
  it("quotes, joins and derives them", () => {
    expect(say`a ${hide(SECRET)}, ${5}\n${true}`).toBe(`a ${MARK}, 5\ntrue`);
    expect(join([hide("a"), hide("b")], ", ")).toBe("a, b");
    expect(derive(hide("a"), (text) => text.toUpperCase())).toBe("A");
  });

  it("is cut at the limit, and says so", () => {
    expect(cut(hide("12345"), 5)).toBe("12345");
    expect(cut(hide("123456"), 5)).toBe("12345…");
    expect(cut(hide("123456"), 5, "")).toBe("12345");
  });

  it("an excerpt is one line, cut first", () => {
    expect(excerpt(` a \n\t b ${SECRET}`, 9)).toBe("a b «");
    expect(excerpt("a\n\nb", 10)).toBe("a b");
  });

  it("JSON is written as it is, or a sentence says why not", () => {
    expect(jsonText(hideValue({ a: 1 }))).toBe('{"a":1}');
    expect(jsonText(hideValue([1]), 2)).toBe("[\n  1\n]");
    expect(jsonText(hideValue(undefined))).toBe("nothing");
    expect(jsonText(deep(100_000) as never)).toBe("a value that is nested too deeply to be shown");
    expect(redacted.jsonOf(deep(100_000))).toBeUndefined();
    expect(redacted.jsonOf([1])).toBe("[1]");
    const circular: unknown[] = [];
    circular.push(circular);
    expect(() => redacted.jsonOf(circular)).toThrow(TypeError);
    expect(() => jsonText(circular as never)).toThrow(TypeError);
  });

  it("an excerpt of JSON has at most so many characters", () => {
    expect(jsonExcerpt({ a: SECRET }, 100)).toBe(`{"a":"${MARK}"}`);
    expect(jsonExcerpt("123456", 4)).toBe('"123…');
    const quoted = { a: `\\"${'"'.repeat(400)}\\`, b: [1], c: "" };
    expect(jsonExcerpt(quoted, 600)).toMatch(
      /^\{"a":"\\\\\\".+ … \(\d+ characters left out\) … .+\\\\","b":\[1\],"c":""\}$/,
    );
    expect(jsonExcerpt({ huge: '"'.repeat(10_000_000), end: true }, 600)).toMatch(/","end":true\}$/);
    const image = { data: `data:image/png;base64,${"iVBORw0KGgo".repeat(1_000)}`, isError: true };
    expect(jsonExcerpt(image, 1_000)).toMatch(
      /^\{"data":"data:image\/png;.+ … \(\d+ characters left out\) … .+","isError":true\}$/,
    );
    expect(jsonExcerpt("123456", 4, "")).toBe('"123');
  });

  it("has the names of members", () => {
    expect(redacted.keysOf({ a: hide("1"), b: 2 })).toEqual(["a", "b"]);
  });
});
