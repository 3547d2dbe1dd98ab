import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { literal, literalSchema, mapTexts } from "../../src/cli/texts.js";
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
    ["braces", "$${name} $$${name} $$$${name} $$$", "${name} $Ada $${name} $$$"],
    ["braces", "${nobody:-$5} ${ $x", "$5 ${ $x"],
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

  const TEXT = fc.string({ unit: fc.constantFrom("$", "{", "}", "name", ":", "-", "?", ".", " ") });

  it("gives any text back whose dollars are doubled; where only `${…}` is a reference, those before a brace", () => {
    fc.assert(
      fc.property(TEXT, (text) => {
        expect(fill(literal(text))).toBe(text);
        const schema = { const: text, items: [{ enum: [text] }] };
        expect(mapTexts(literalSchema(schema), (part) => fill(part, "braces"))).toEqual(schema);
      }),
    );
  });

  it("never throws", () => {
    fc.assert(
      fc.property(TEXT, (text) => {
        fill(text);
        fill(text, "regex");
      }),
    );
  });

  it("leaves no reference, however deep it is and whatever stands around it", () => {
    const text = fc.string({ unit: fc.constantFrom("§", "{", "}", "a", ":", "-", " ", "\\") });
    const { node } = fc.letrec((tie) => ({
      node: fc.oneof({ maxDepth: 3 }, text, fc.array(tie("node")), fc.dictionary(fc.string(), tie("node"))),
    }));
    const references = fc.constantFrom("${name}", "${nobody:-Ada}", "${later}", "${data.x[0]}");
    fc.assert(
      fc.property(node, references, fc.constantFrom<Forms>("all", "braces", "regex"), (tree, reference, forms) => {
        const written = mapTexts(tree, (part) =>
          fill(
            part.replaceAll("§", () => reference),
            forms,
          ),
        );
        expect(fillIn(written, () => "Ada")).toEqual(mapTexts(tree, (part) => part.replaceAll("§", "Ada")));
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
