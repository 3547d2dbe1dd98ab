import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { mayHaveMarks, originalText, redactForeign, withoutMarks } from "../../../src/core/redaction/foreign-marks.js";
import { processSecrets } from "../../../src/core/redaction/redacted.js";

const MARK = /«secret:[\w.-]+»/;
const pieces = fc.array(
  fc.constantFrom("«", "secret", ":", "»", "«secret:", "«secret::", "A_TOKEN", "«secret:A»", " "),
);
const text = pieces.map((some) => some.join(""));

describe("marks from outside", () => {
  it("are none of ours any more, and come back as they were", () => {
    fc.assert(
      fc.property(text, (written) => {
        const changed = withoutMarks(written);
        expect(changed).not.toMatch(MARK);
        expect(originalText(changed)).toBe(written);
      }),
    );
  });

  it("are changed in keys and members, however deep, and in nothing else", () => {
    const value = { "«secret:A»": [{ b: "«secret:B»" }, 1, null, true], c: "«secrets»" };
    const changed = { "«secret::A»": [{ b: "«secret::B»" }, 1, null, true], c: "«secrets»" };
    expect(withoutMarks(value)).toEqual(changed);
  });

  it.each([
    ["«secret:A»", "«secret::A»", true],
    ["«secret::A»", "«secret:::A»", true],
    ["«secret:A» «secret:B»", "«secret::A» «secret::B»", true],
    ["«secret», secret:A", "«secret», secret:A", false],
  ])("%s become %s, and %j", (text, changed, mayBe) => {
    expect(withoutMarks(text)).toBe(changed);
    expect(originalText(changed)).toBe(text);
    expect(mayHaveMarks(text)).toBe(mayBe);
  });

  it("are not looked for where the redactor cuts", () => {
    let value: unknown = ["«secret:A»"];
    for (let level = 0; level < 500; level++) value = [value];
    expect(JSON.stringify(withoutMarks(value))).toContain("«secret::A»");
    expect(JSON.stringify(withoutMarks([value]))).toContain("«secret:A»");
  });

  it("are distinguished from those that the redactor makes", () => {
    processSecrets.add("A_TOKEN", "hunter2-hunter2");
    const said = "hunter2-hunter2 «secret:A_TOKEN»";
    expect(redactForeign({ said })).toEqual({ said: "«secret:A_TOKEN» «secret::A_TOKEN»" });
  });
});
