import { symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { whyNoSuite } from "../../src/suite/load.js";
import { MAX_PROBLEMS, ProblemLog, Spot } from "../../src/suite/problems.js";
import { describeValue, listNames, suggest } from "../../src/suite/suggest.js";
import { effectiveVersions, KNOWN_VERSIONS, newestVersion } from "../../src/suite/versions.js";
import { leavesRepository } from "../../src/suite/yaml/imports.js";
import { PlaceStore } from "../../src/suite/yaml/positions.js";
import { displayPath, readText } from "../../src/suite/yaml/read-source.js";
import { readYaml } from "../../src/suite/yaml/read-yaml.js";
import type { SchemaNode } from "../../src/suite/yaml/schema-file.js";
import { exampleAt, exampleWith } from "../../src/suite/yaml/schema-file.js";
import { folderWith } from "../support/temporary.js";
import { load, loadSound, thrownBy } from "./support.js";

const SERVER = "servers: { s: { command: [x] } }\n";

/** What reading a text of YAML gives. */
const parsed = (text: string) => readYaml({ file: "/a.yaml", name: "a.yaml", text }, new PlaceStore());

describe("a name that is not known", () => {
  it.each([
    ["serch", ["search", "list"], "search"],
    ["SEARCH", ["search"], "search"],
    ["search", ["SEARCH"], "SEARCH"],
    ["lsit", ["listing", "list"], "list"],
    ["ags", ["as", "args"], "args"],
    ["a", ["b"], "b"],
    ["a", ["bc"], undefined],
    ["abc", ["xbc"], "xbc"],
    ["abc", ["xyc"], undefined],
    ["abcd", ["xycd"], "xycd"],
    ["abcdefghijkl", ["abcdefghixyz"], "abcdefghixyz"],
    ["abcdefghijkl", ["abcdefghwxyz"], undefined],
    ["abcd", ["abcx", "abcy"], "abcx"],
    ["a".repeat(64), ["a".repeat(63)], "a".repeat(63)],
    ["a".repeat(65), ["a".repeat(64)], undefined],
    ["name", [], undefined],
  ])("%s is compared with %j", (written, candidates, wanted) => {
    expect(suggest(written, candidates)).toBe(wanted);
  });

  it("is compared with a thousand others", () => {
    const others = Array.from({ length: 1_000 }, (_, at) => `other number ${at}`);
    expect(suggest("name", [...others.slice(1), "nome"])).toBe("nome");
    expect(suggest("name", [...others, "nome"])).toBeUndefined();
  });

  it.each([
    [["a", "b"], undefined, "`a`, `b`"],
    [[], undefined, ""],
    [["a", "b", "c"], 2, "`a`, `b` and 1 more"],
    [["a", "b"], 2, "`a`, `b`"],
  ])("is listed with others: %j", (names, limit, wanted) => {
    expect(listNames(names, limit)).toBe(wanted);
  });

  it("is listed with 30 others", () => {
    const names = Array.from({ length: 33 }, (_, at) => `n${at}`);
    expect(listNames(names)).toMatch(/^`n0`, .*`n29` and 3 more$/);
  });
});

describe("a value in a sentence", () => {
  it.each([
    [null, "nothing (null)"],
    [undefined, "nothing (null)"],
    [[1, 2], "a list of 2"],
    [{ a: 1 }, "a mapping"],
    ["a", 'the text "a"'],
    [1.5, "1.5"],
    [true, "true"],
    ["x".repeat(58), `the text "${"x".repeat(58)}"`],
  ])("%j", (value, wanted) => {
    expect(describeValue(value)).toBe(wanted);
  });

  it("is cut", () => {
    const text = describeValue("x".repeat(59));
    expect(text).toMatch(/^the text "x+/);
    expect(text).toContain("x".repeat(50));
    expect(text).not.toContain("x".repeat(58));
  });
});

describe("the revisions of a suite", () => {
  it("are known by their dates", () => {
    expect(newestVersion(["2025-11-25", "2026-07-28", "2024-11-05"])).toBe("2026-07-28");
    expect(newestVersion([])).toBeNull();
    expect(KNOWN_VERSIONS).toEqual(KNOWN_VERSIONS.toSorted());
  });

  it("are those that it lists, in order, once each, or the one that is picked", () => {
    expect(effectiveVersions([])).toEqual([]);
    expect(effectiveVersions(["2026-07-28", "2025-11-25", "2026-07-28"])).toEqual(["2026-07-28", "2025-11-25"]);
    expect(effectiveVersions(["2026-07-28", "2025-11-25"], "2025-11-25")).toEqual(["2025-11-25"]);
    expect(effectiveVersions([], "2024-11-05")).toEqual(["2024-11-05"]);
  });

  it("are not others than it lists", () => {
    expect(effectiveVersions(["2025-11-25"], "2025-06-18")).toBeUndefined();
  });
});

describe("a file that nobody named", () => {
  const NEITHER = "It has neither `servers` nor `imports`.";
  const DATA = "It is a list or a single value, such as a file of data.";
  it.each([
    ["mcptest.yaml", "- a", undefined],
    ["mcptest.yml", "- a", undefined],
    ["a.mcptest.yaml", "- a", undefined],
    ["a.mcptest.yml", "- a", undefined],
    ["notmcptest.yaml", "- a", DATA],
    ["mcptest.yaml.yaml", "- a", DATA],
    ["a.txt", "servers: {}", "It is not a YAML file."],
    ["a.yaml", "servers: {}", undefined],
    ["a.YML", "imports: []", undefined],
    ["a.json", '{ "servers": {} }', undefined],
    ["a.json", '{ "a": 1 }', NEITHER],
    ["a.yaml", "tools: []", NEITHER],
    ["a.yaml", "- servers: {}", DATA],
    ["a.yaml", "servers", DATA],
    ["a.yaml", "servers: [", undefined],
    ["b.yaml", undefined, undefined],
  ])("%s that holds %j", async (name, text, why) => {
    const folder = folderWith(text === undefined ? {} : { [name]: text });
    expect(await whyNoSuite(join(folder, name), folder)).toBe(why);
  });
});

describe("a path in a message", () => {
  it.each([
    ["/a/b/c.yaml", "/a/b", "c.yaml"],
    ["/a/b/c/d.yaml", "/a/b", "c/d.yaml"],
    ["/a/c.yaml", "/a/b", "/a/c.yaml"],
    ["/a/b", "/a/b", "/a/b"],
    ["/a/bc/d.yaml", "/a/b", "/a/bc/d.yaml"],
  ])("%s from %s", (file, cwd, shown) => {
    expect(displayPath(file, cwd)).toBe(shown);
  });
});

describe("a text file", () => {
  const folder = folderWith({ "a.txt": "\ufeffé", "c.txt": "x".repeat(1_572_865), "d/e.txt": "" });
  writeFileSync(join(folder, "b.txt"), new Uint8Array([0x61, 0xff]));
  const read = (name: string, maxBytes = 1_048_576) =>
    readText(join(folder, name), name, maxBytes, "A file of data", "Split it.");

  it("is UTF-8, without a byte order mark", () => {
    expect(read("a.txt")).toBe("é");
    expect(read("c.txt", 1_572_865)).toHaveLength(1_572_865);
  });

  it.each([
    ["b.txt", "`b.txt` is not UTF-8: Its bytes are not UTF-8 text. Save it as UTF-8."],
    ["c.txt", "`c.txt` is too large: A file of data may be 1 MiB; this one has 1.5 MiB. Split it."],
    ["d", "cannot read `d`: It is a folder. Check the path."],
  ])("%s cannot be read", (name, problem) => {
    expect(thrownBy(() => read(name))).toEqual([problem]);
  });

  it.each(["none.txt", "a.txt/none.txt"])("%s does not exist", (name) => {
    const why = "A path is relative to the file that names it. Correct the path, or create the file.";
    expect(thrownBy(() => read(name))).toEqual([`there is no file \`${name}\`: ${why}`]);
  });

  it("of a suite may be 4 MiB", async () => {
    const { problems } = await load(`${SERVER}# ${"x".repeat(4 * 1_048_576)}\n`);
    expect(problems).toMatchObject([{ title: "`suite.yaml` is too large", fix: "Split it into several files." }]);
  });
});

describe("YAML that is broken", () => {
  it.each([
    ["a: &x { b: *x }\n", "unknown alias `*x`"],
    ["a: *y\n", "unknown alias `*y`"],
    ["<<: { a: 1 }\n", "a YAML merge key"],
    ["[a]: 1\n", "a key that is not text"],
    ["a: .inf\n", "`.inf` is not a JSON number"],
    ["a: -.inf\n", "`-.inf` is not a JSON number"],
    ["a: .nan\n", "`.nan` is not a JSON number"],
    ["a: 9007199254740992\n", "`9007199254740992` is too large to be exact"],
    ["a: -9007199254740992\n", "`-9007199254740992` is too large to be exact"],
    ["a: 0x20000000000000\n", "`0x20000000000000` is too large to be exact"],
    ["a: 9007199254740991\n", undefined],
    ["a: 0o1000000000000000000\n", "`0o1000000000000000000` is too large to be exact"],
    ["a: 1e300\n", undefined],
    ["a: 9007199254740992.0\n", undefined],
    ['"<<": 1\n', undefined],
    ["a: &x 1\nb: *x\n", undefined],
    ["&k a: 1\nb: *k\n", undefined],
    ["a: &k c\n*k : 1\n", undefined],
    ["a: 1\na: 2\n", "duplicate key `a`"],
  ])("in a part of it is reported there, and the rest is read: %j", async (text, title) => {
    const { problems } = await parsed(`${text}last: 1\n`);
    expect(problems.map((problem) => problem.title)).toEqual(title === undefined ? [] : [title]);
  });

  it.each([
    ["a: 1\na: { b: .inf }\n", { a: 1 }, ["duplicate key `a`", "`.inf` is not a JSON number"]],
    ["<<: { b: .inf }\na: 1\n", { a: 1 }, ["a YAML merge key", "`.inf` is not a JSON number"]],
    ["a: *none\nb: 1\n", { a: null, b: 1 }, ["unknown alias `*none`"]],
    ["{ [a]: 1, b: 2 }\n", { b: 2 }, ["a key that is not text"]],
    ["1: a\n1.0: b\ntrue: c\n~: d\n!!str e: f\n", { "1": "a", "1.0": "b", true: "c", "~": "d", e: "f" }, []],
    ["a: &x [1, { b: 2 }]\nc: *x\n", { a: [1, { b: 2 }], c: [1, { b: 2 }] }, []],
  ])("keeps what can be read: %j", async (text, value, titles) => {
    const read = await parsed(text);
    expect(read.value).toEqual(value);
    expect(read.problems.map(({ title }) => title)).toEqual(titles);
    expect(read.complete).toBe(titles.length === 0);
  });

  it("has at most 1,000 aliases, and at most 100,000 values of them", async () => {
    const titles = async (text: string) => (await parsed(text)).problems.map(({ title }) => title);
    const aliases = (count: number) => `a: &x 1\nb: [${"*x,".repeat(count)}]\n`;
    expect(await titles(aliases(1_000))).toEqual([]);
    expect(await titles(aliases(1_002))).toEqual(["too many YAML aliases"]);
    const values = (count: number, uses: number) => `a: &x [${"1,".repeat(count)}]\nb: [${"*x,".repeat(uses)}]\n`;
    expect(await titles(values(999, 90))).toEqual([]);
    expect(await titles(values(9_999, 12))).toEqual(["too many YAML aliases"]);
  });

  it("is nested at most 100 levels deep", async () => {
    const nested = (depth: number) => parsed(`${"[".repeat(depth)}${"]".repeat(depth)}\n`);
    expect((await nested(100)).problems).toEqual([]);
    const { problems, complete } = await nested(101);
    expect(problems.map(({ title }) => title)).toEqual(["nested too deeply"]);
    expect(complete).toBe(false);
  });

  it("has at most half a million marks", async () => {
    const { problems } = await load(`${SERVER}tools: [${"1,".repeat(250_001)}]\n`);
    expect(problems).toMatchObject([
      { title: "too many values in one file", fix: expect.stringContaining("Split the suite"), location: { line: 2 } },
    ]);
  });
});

describe("an example in a message", () => {
  const nodes: [SchemaNode, string][] = [
    [{ type: "string" }, "a: text"],
    [{ type: "boolean" }, "a: true"],
    [{ type: "null" }, "a: ~"],
    [{ type: ["null", "string"] }, "a: ~"],
    [{ enum: ["x", "y"] }, "a: x"],
    [{ anyOf: [{ type: "string" }, { enum: [3] }] }, "a: 3"],
    [{ examples: [["x", "y z"], 1] }, "a: [x, y z]"],
    [{ examples: ["true"] }, 'a: "true"'],
    [{ examples: ["yes"] }, 'a: "yes"'],
    [{ examples: ["1s"] }, 'a: "1s"'],
    [{ examples: ["a: b"] }, 'a: "a: b"'],
    [{ examples: ["/a/b-c.d_e"] }, "a: /a/b-c.d_e"],
    [{ examples: [{}] }, "a: {}"],
    [{ examples: [{ b: { c: [1, null] }, "d e:": 2 }] }, 'a: { b: { c: [1, ~] }, "d e:": 2 }'],
    [{ type: "array" }, "a: [value]"],
    [{ type: "array", items: { type: "boolean" } }, "a: [true]"],
    [{ type: "object" }, "a: { name: value }"],
    [{ type: "object", additionalProperties: { type: "boolean" } }, "a: { name: true }"],
    [{ type: "object", properties: { b: { type: "boolean" } } }, "a: { name: value }"],
    [{ type: "object", properties: { b: { type: "boolean" } }, required: ["b"] }, "a: { b: true }"],
    [{ type: "object", properties: { b: { type: "boolean" } }, oneOf: [{}, { required: ["b"] }] }, "a: { b: true }"],
  ];
  it.each(nodes)("%j", (schema, text) => {
    expect(exampleAt(["a"], schema)).toBe(text);
    expect(exampleAt(["a", 0], schema)).toBe(text.replace("a: ", ""));
  });

  it("has the key that is missing", () => {
    const schema: SchemaNode = { examples: [{ b: 1 }, { b: 1, c: 2 }], properties: { d: { type: "boolean" } } };
    expect(exampleWith(["a"], schema, "c")).toBe("a: { b: 1 }");
    expect(exampleWith(["a"], schema, "d")).toBe("d: true");
  });
});

describe("imports", () => {
  it("of a file by two others read it once", async () => {
    const suite = await loadSound({
      "suite.yaml": "imports: [a.yaml, b.yaml]\n",
      "a.yaml": "imports: [c.yaml]\n",
      "b.yaml": "imports: [c.yaml]\n",
      "c.yaml": `${SERVER}tools: [{ name: a, tool: x }]\n`,
    });
    expect(suite.tests).toHaveLength(1);
    expect(suite.imports.map((path) => path.slice(suite.folder.length + 1))).toEqual(["c.yaml", "a.yaml", "b.yaml"]);
  });

  it("leave the repository by `..` and by links", () => {
    const outside = folderWith({ "x.yaml": "" });
    const root = folderWith({ "a.yaml": "", "deep/b.yaml": "" });
    symlinkSync(join(outside, "x.yaml"), join(root, "link.yaml"));
    symlinkSync(join(root, "a.yaml"), join(root, "inner.yaml"));
    const from = join(root, "deep/b.yaml");
    const leaves = (entry: string, path: string, importer = from) => leavesRepository(entry, path, importer, root);
    expect(leaves("../a.yaml", join(root, "a.yaml"))).toBe(false);
    expect(leaves("../none.yaml", join(root, "none.yaml"))).toBe(false);
    expect(leaves("../../x.yaml", join(outside, "x.yaml"))).toBe(true);
    expect(leaves("../../none.yaml", join(root, "../none.yaml"))).toBe(true);
    expect(leaves("../link.yaml", join(root, "link.yaml"))).toBe(true);
    expect(leaves("../inner.yaml", join(root, "inner.yaml"))).toBe(false);
    expect(leaves(join(outside, "x.yaml"), join(outside, "x.yaml"))).toBe(false);
    expect(leaves("x.yaml", join(outside, "x.yaml"), join(outside, "y.yaml"))).toBe(false);
  });
});

describe("the problems of a suite", () => {
  async function logOf(text: string) {
    const places = new PlaceStore();
    const { value } = await readYaml({ file: "/a.yaml", name: "a.yaml", text }, places);
    return { log: new ProblemLog(places), root: value as Record<string, unknown> };
  }
  const texts = { title: "wrong", description: "It is.", fix: "Do it." };

  it("have their place, the author's line and a pointer", async () => {
    const { log, root } = await logOf('a:\n  - "b/c": 1\n  - "b/c": [2]\n');
    expect([log.failed, log.full]).toEqual([false, false]);
    new Spot(log, root, ["a", 1, "b/c", 0]).report("value", texts);
    expect(log.list).toEqual([
      {
        ...texts,
        location: { file: "a.yaml", line: 3, column: 13, end_line: 3, end_column: 14 },
        snippet: { line: 3, text: '  - "b/c": [2]' },
        pointer: "/a/1/b~1c/0",
      },
    ]);
    expect(log.failed).toBe(true);
  });

  it("are reported once at a place, and warnings do not fail it", async () => {
    const { log, root } = await logOf("a: 1\nb: 2\n");
    for (const title of ["wrong", "wrong", "other"])
      new Spot(log, root, ["a"]).report("key", { ...texts, title, warning: true });
    expect(log.failed).toBe(false);
    new Spot(log, root, ["b"]).report("key", texts);
    new Spot(log, root, ["b"]).report("value", texts);
    expect(log.list.map(({ title, location }) => `${title} ${location?.line}:${location?.column}`)).toEqual([
      "wrong 1:1",
      "other 1:1",
      "wrong 2:1",
      "wrong 2:4",
    ]);
    expect(log.failed).toBe(true);
  });

  it("are unsure where something could not be read, and not counted then", async () => {
    const { log, root } = await logOf("a: *none\nb: 2\n");
    new Spot(log, root, ["a"]).report("value", texts);
    new Spot(log, root, ["b"]).report("value", texts);
    new Spot(log, root, ["b"]).notFound("key", texts);
    log.complete = false;
    new Spot(log, root, ["b"]).notFound("entry", { ...texts, title: "not found" });
    expect(log.list.map(({ location }) => location?.column)).toEqual([4, 1]);
    expect(log.unsure.map(({ title, location }) => `${title} ${location?.line}`)).toEqual(["wrong 1", "not found 2"]);
  });

  it("are at most 500, and as many warnings", async () => {
    const { log, root } = await logOf("a: 1\n");
    const report = (kind: string, more: object) => {
      for (let at = 0; at <= MAX_PROBLEMS; at++)
        new Spot(log, root, ["a"]).report("key", { ...texts, title: `${kind} ${at}`, ...more });
    };
    report("warning", { warning: true });
    expect(log.list).toHaveLength(MAX_PROBLEMS);
    expect(log.full).toBe(false);
    report("error", {});
    expect(log.list).toHaveLength(2 * MAX_PROBLEMS);
    expect(log.full).toBe(true);
    log.complete = false;
    const other = new ProblemLog(log.places);
    other.complete = false;
    for (let at = 0; at <= MAX_PROBLEMS; at++) new Spot(other, root, ["a"]).notFound("key", texts);
    expect(other.unsure).toHaveLength(MAX_PROBLEMS);
  });
});
