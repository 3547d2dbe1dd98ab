import { describe, expect, it } from "vitest";
import { createRedactor } from "../../../src/core/redaction/redact.js";
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

  it("in a value that is nested too deeply to be written, however deep", () => {
    let value: unknown = hideValue(deep(100_000));
    while (Array.isArray(value)) value = value[0];
    expect(value).toBe(MARK);
  });

  it("in the texts of a value for a file", () => {
    expect(hideTexts({ a: [SECRET, 1, null], b: true })).toEqual({ a: [MARK, 1, null], b: true });
  });

  it("at the edges of a text that is cut", () => {
    expect(hideCut(`text ${SECRET.slice(0, 9)}`, { end: true })).toBe("text «secret:REDACTED_TEST…»");
    expect(hideCut(`${SECRET.slice(9)} text`, { start: true })).toBe("«secret:REDACTED_TEST…» text");
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
    expect(jsonText(hideValue(deep(100_000)))).toBe("a value that is nested too deeply to be shown");
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
    expect(jsonExcerpt("123456", 4, "")).toBe('"123');
  });

  it("has the names of members", () => {
    expect(redacted.keysOf({ a: hide("1"), b: 2 })).toEqual(["a", "b"]);
  });
});

describe("JSON from outside on one line", () => {
  const redactor = createRedactor();
  redactor.add("A", SECRET);

  it("hides secrets, and tells marks of others from its own", () => {
    expect(redacted.redactedJson({ a: 1 }, redactor)).toBe('{"a":1}');
    expect(redacted.redactedJson({ a: SECRET }, redactor)).toBe('{"a":"«secret:A»"}');
    expect(redacted.redactedJson({ a: "«secret:A»" }, redactor)).toBe('{"a":"«secret::A»"}');
  });

  it("cuts what is nested too deeply to be written", () => {
    const text = redacted.redactedJson(deep(100_000), redactor);
    expect(text).toContain("nested too deep to show");
    expect(text.length).toBeLessThan(10_000);
  });
});
