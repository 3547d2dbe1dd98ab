import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parse, stringify } from "yaml";
import { parseYaml } from "../../src/suite/yaml/parse-yaml.js";
import { type Path, PlaceStore, type Source } from "../../src/suite/yaml/positions.js";

function read(text: string) {
  const places = new PlaceStore();
  const source: Source = { file: "/a.yaml", name: "a.yaml", text };
  const { value, problems } = parseYaml(source, places);
  return { root: value as Record<string, unknown>, problems, places, source };
}

/** The text between a place's lines and columns: not by offsets, so that these are checked too. */
function textAt(text: string, places: PlaceStore, root: object, path: Path, which: "key" | "value"): string {
  const { line, column, end_line, end_column } = places.locate(root, path, which);
  const lines = text.split("\n").slice(line - 1, end_line);
  lines[lines.length - 1] = lines.at(-1)!.slice(0, end_column - 1);
  // Other lines keep their indentation: the first one gets back what was cut off as white space.
  return " ".repeat(column - 1) + lines.join("\n").slice(column - 1);
}

function* leaves(node: unknown, path: Path = []): Generator<[Path, unknown]> {
  if (path.length > 0) yield [path, node];
  if (typeof node !== "object" || node === null) return;
  for (const key of Array.isArray(node) ? node.keys() : Object.keys(node)) {
    yield* leaves((node as Record<string | number, unknown>)[key], [...path, key]);
  }
}

const key = fc.oneof(fc.stringMatching(/^[a-z]{1,8}$/), fc.constantFrom("10", "9", "a b", "é: x", "__proto__"));
const scalar = fc.oneof(fc.integer(), fc.boolean(), fc.constant(null), fc.string(), fc.constant("two\nlines"));
const { value: anyValue } = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    scalar,
    fc.array(tie("value"), { maxLength: 4 }),
    fc.dictionary(key, tie("value"), { maxKeys: 4 }),
  ),
}));

describe("places", () => {
  it("hold the text of the value, and of the key, for every node of random YAML", () => {
    const documents = fc.dictionary(key, anyValue, { minKeys: 1, maxKeys: 4 });
    const style = fc.constantFrom(
      {},
      { collectionStyle: "flow" as const },
      { indent: 4 },
      { defaultStringType: "QUOTE_DOUBLE" as const },
    );
    fc.assert(
      fc.property(documents, style, (document, options) => {
        const text = stringify(document, { ...options, lineWidth: 0, aliasDuplicateObjects: false });
        const { root, problems, places } = read(text);
        expect(problems).toEqual([]);
        expect(root).toEqual(parse(text));
        for (const [path, value] of leaves(root)) {
          if (typeof value === "string" && value.includes("\n")) continue;
          expect(parse(textAt(text, places, root, path, "value"))).toEqual(value);
          const last = path.at(-1);
          if (typeof last === "string") expect(String(parse(textAt(text, places, root, path, "key")))).toBe(last);
        }
      }),
    );
  });

  it("of keys, values and entries", () => {
    const { root, places } = read("a:\n  b: [x, 1]\nc:\n");
    const brief = (path: Path, which?: "key" | "value" | "entry") => {
      const { line, column, end_line, end_column } = places.locate(root, path, which);
      return `${line}:${column}-${end_line}:${end_column}`;
    };
    expect(brief(["a", "b"], "key")).toBe("2:3-2:4");
    expect(brief(["a", "b"])).toBe("2:6-2:12");
    expect(brief(["a", "b"], "entry")).toBe("2:3-2:12");
    expect(brief(["a", "b", 1])).toBe("2:10-2:11");
    expect(brief(["a"], "entry")).toBe("1:1-2:12");
    expect(brief(["c"])).toBe("3:1-3:2");
    expect(brief([])).toBe("1:1-3:3");
    expect(brief(["a", "b", 7, "x"])).toBe("2:6-2:12");
  });

  it("of keys that look like indexes", () => {
    const { root, places } = read('b: 1\n"10": 2\n"9": 3\n');
    expect(["b", "10", "9"].map((name) => places.locate(root, [name]).line)).toEqual([1, 2, 3]);
  });

  it("count UTF-16 units, and know CRLF", () => {
    const { root, places } = read("a: 1\r\n😀: x # y\r\n");
    const location = places.locate(root, ["😀"]);
    expect(location).toEqual({ file: "a.yaml", line: 2, column: 5, end_line: 2, end_column: 6 });
    expect(places.snippet(location)).toEqual({ line: 2, text: "😀: x # y" });
  });

  it("of aliased values are where the value is written, once for each use", () => {
    const { root, places } = read("a: &x { n: 1 }\nb: *x\n");
    expect(root).toEqual({ a: { n: 1 }, b: { n: 1 } });
    expect(root.a).not.toBe(root.b);
    expect(places.locate(root.b as object, ["n"])).toMatchObject({ line: 1, column: 12 });
    expect(places.locate(root, ["b"])).toMatchObject({ line: 2, column: 4 });
  });

  it("cap the lines of a snippet", () => {
    const { root, places } = read(`a:\n${"  - x\n".repeat(20)}b: ${"y".repeat(9_000)}\n`);
    expect(places.snippet(places.locate(root, ["a"])).text.split("\n")).toHaveLength(8);
    expect(places.snippet(places.locate(root, ["a"]), 2).text.split("\n")).toHaveLength(2);
    expect(places.snippet(places.locate(root, ["b"])).text.length).toBeLessThan(2_500);
  });
});

describe("YAML", () => {
  it("keeps yes, no, dates and keys as they are written", () => {
    const { root } = read("%YAML 1.1\n---\nyes: no\nwhen: 2025-01-01\n1: a\ntrue: b\n1.0: c\n");
    expect(root).toEqual({ yes: "no", when: "2025-01-01", "1": "a", true: "b", "1.0": "c" });
  });

  it("never throws, whatever the text", () => {
    const unit = fc.constantFrom(..."a:[]{}|>%# \n\t\r\ufeff'\"", "- ", "? ", "&a ", "*a", "!!x ", "---\n");
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 40 }), (text) => {
        const { root, problems } = read(text);
        if (problems.length === 0) JSON.stringify(root);
      }),
      { numRuns: 500 },
    );
  });
});
