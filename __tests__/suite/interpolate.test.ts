import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  DeferredText,
  type Forms,
  fillIn,
  hasDeferred,
  interpolate,
  type LookupResult,
} from "../../src/suite/variables/deferred.js";

const VALUES: Record<string, unknown> = { name: "Ada", count: 3, on: true, empty: "", nothing: null, "a.b": "dotted" };

function fill(text: string, forms: Forms = "all"): unknown {
  const looked = interpolate(text, forms, (name): LookupResult | "deferred" => {
    if (name === "later" || /^data[.[]/.test(name)) return "deferred";
    return name in VALUES ? { value: VALUES[name] } : { problem: { kind: "unresolved", detail: "" } };
  });
  return "problem" in looked ? looked.problem.kind : looked.value;
}

describe("interpolation", () => {
  it.each([
    ["Hi ${name}!", "Hi Ada!"],
    ["$name-$count", "Ada-3"],
    ["${count}", 3],
    ["$on", true],
    ["${nothing}", null],
    ["${count} of ${on} ${nothing}", "3 of true null"],
    ["the price is $$5", "the price is $5"],
    ["$$name $${name}", "$name ${name}"],
    ["$5 $ $-", "$5 $ $-"],
    ["${nobody:-none}", "none"],
    ["${empty:-none}", "none"],
    ["${name:-none}", "Ada"],
    ["${nobody:-}", ""],
    ["${nobody:-a:-b?c}", "a:-b?c"],
    ["${a.b}", "dotted"],
    ["${nobody}", "unresolved"],
    ["${nobody:?tell}", "message"],
    ["${empty:?tell}", "message"],
    ["${name:?tell}", "Ada"],
    ["${name", "syntax"],
    ["${}", "syntax"],
    ["${ name }", "syntax"],
    ["${name:+x}", "syntax"],
    ["${nobody:-${name}}", "syntax"],
    ['${data["first name"]}', new DeferredText('${data["first name"]}', [{ name: 'data["first name"]' }])],
  ])("%s", (text, value) => {
    expect(fill(text)).toEqual(value);
  });

  it.each([
    ["regex", "^${name}.$name$$", "^Ada.$name$$"],
    ["regex", "${a.b}${", "${a.b}${".replace("${a.b}", "dotted")],
    ["braces", "$name ${name} $$", "$name Ada $$"],
    ["none", "$name ${name}", "$name ${name}"],
  ] as const)("%s: %s", (forms, text, value) => {
    expect(fill(text, forms)).toBe(value);
  });

  it("leaves text without a dollar as it is, and doing it twice changes nothing", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "binary" }).filter((text) => !text.includes("$")),
        fc.constantFrom<Forms>("all", "braces", "regex", "none"),
        (text, forms) => {
          expect(fill(text, forms)).toBe(text);
        },
      ),
    );
  });

  it("gives any text back whose dollars are doubled", () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom("$", "{", "}", "a", ":", "-", " ") }), (text) => {
        expect(fill(text.replaceAll("$", "$$$$"))).toBe(text);
      }),
    );
  });

  it("never throws", () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom("$", "{", "}", "name", ":", "-", "?", ".") }), (text) => {
        fill(text);
        fill(text, "regex");
      }),
    );
  });

  it("keeps what waits for the run, and fills it in without touching the original", () => {
    const value = { a: [fill("x ${later} ${name}")], b: fill("${data.n}"), c: fill("${later:-none}"), d: 1 };
    expect(hasDeferred(value)).toBe(true);
    expect(fillIn(value, (name) => (name === "data.n" ? 5 : name === "later" ? "now" : undefined))).toEqual({
      a: ["x now Ada"],
      b: 5,
      c: "now",
      d: 1,
    });
    expect(fillIn(value.c, () => undefined)).toBe("none");
    expect(value.b).toBeInstanceOf(DeferredText);
  });

  it("quotes what a pattern waits for", () => {
    expect(fillIn(fill("^${later}$", "regex"), () => "a.b")).toBe("^a\\.b$");
    expect(fillIn(fill("${later}", "regex"), () => "a.b")).toBe("a.b");
  });

  it("gives back the very value that has nothing to fill in", () => {
    const value = { a: [1, { b: "x" }] };
    expect(fillIn(value, () => "never")).toBe(value);
  });
});
