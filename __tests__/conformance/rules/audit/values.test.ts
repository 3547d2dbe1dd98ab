import { Ajv } from "ajv";
import { describe, expect, it } from "vitest";
import { answerOf } from "../../../../src/conformance/calls/answer.js";
import { argumentsAround } from "../../../../src/conformance/calls/learned/around.js";
import {
  callStep,
  missingNouns,
  SIZE_ARGUMENT,
  valuesAskedFor,
} from "../../../../src/conformance/calls/learned/candidates.js";
import { pathsFor } from "../../../../src/conformance/calls/learned/paths.js";
import { ValuePool } from "../../../../src/conformance/calls/learned/value-pool.js";
import { soundsLikeReading, soundsLikeRemoving } from "../../../../src/conformance/calls/learned/verbs.js";
import { declaredTotal, nextCursorIn } from "../../../../src/conformance/rules/audit/answers.js";
import { fitsType } from "../../../../src/conformance/rules/audit/judgements/lists/features.js";
import { faultOfMessages } from "../../../../src/conformance/rules/audit/judgements/lists/prompts.js";
import { unfilledIn } from "../../../../src/conformance/rules/audit/judgements/unfilled.js";
import type { AuditAnswer, AuditStep, AuditTool } from "../../../../src/conformance/rules/audit/types.js";

const PATHS = { folders: ["/w"], files: ["/w/a.txt", "/w/b.xlsx"] };
const toolOf = (name: string, isReadOnly = false) => ({ name, isReadOnly, description: "" }) as AuditTool;

it.each([
  [{ type: "integer", exclusiveMinimum: 0, exclusiveMaximum: 3, default: 2 }, [1]],
  [{ type: "integer", minimum: 0.5, maximum: 2.5 }, [1, 2]],
  [{ type: "integer", minimum: 3, maximum: 9 }, [3, 9, 4, 5]],
  [{ type: "number", exclusiveMinimum: 2, maximum: 3 }, [3, 2.345678]],
  [{ type: "number", maximum: 1 }, [1, 0, -1]],
])("varies a number of %j by what its schema allows", (property, expected) => {
  const inputSchema = { type: "object", properties: { n: property } };
  const variants = argumentsAround({ name: "read", inputSchema, description: "" } as never, {}, new ValuePool());
  const values = variants.flatMap(({ args }) => ("n" in args ? [args.n] : []));
  expect(values).toEqual(expect.arrayContaining(expected));
  expect(values.filter((value) => !new Ajv().validate(property, value))).toEqual([]);
});

describe("paths for an argument", () => {
  it.each<[tool: AuditTool, name: string, description: string, expected: string[]]>([
    [toolOf("read_file"), "path", "", ["/w/a.txt", "/w/b.xlsx", "/w"]],
    [toolOf("describe_sheets"), "filePath", "an .xlsx file", ["/w/b.xlsx", "/w/a.txt", "/w"]],
    [toolOf("write_file"), "path", "a .csv file", ["/w/mcptest.csv", "/w"]],
    [toolOf("create_workbook"), "file", "one of .xlsm, .xlsx, .xltm", ["/w/mcptest.xlsm", "/w/mcptest.xlsx"]],
    [toolOf("search_and_replace"), "file", "", ["/w/mcptest.txt"]],
    [toolOf("git_add"), "repo_path", "the repository", ["/w"]],
    [toolOf("delete_folder"), "folder", "", []],
    [toolOf("open", true), "profile", "", []],
  ])("%o.%s", (tool, name, description, expected) => {
    expect(pathsFor(tool, name, description, PATHS)).toEqual(expected);
  });
});

it("takes a text for JSON only if that is not nested too deeply", () => {
  const jsonIn = (levels: number) => {
    const text = `${"[".repeat(levels)}${"]".repeat(levels)}`;
    const answer = { result: { content: [{ type: "text", text }] } };
    return answerOf({ kind: "answer", answer, durationMs: 0, notifications: [] } as never).json;
  };
  expect(jsonIn(100)).toEqual(JSON.parse("[".repeat(100) + "]".repeat(100)));
  expect(jsonIn(100_000)).toBeUndefined();
});

it("takes what one tool accepted for arguments of others", () => {
  const pool = new ValuePool();
  pool.collectArguments(callStep("time_in", {}), { timezone: "UTC", entities: [{ name: "ada" }] });
  expect(pool.find("convert", "source_timezone").map(({ value }) => value)).toEqual(["UTC"]);
  expect(pool.find("delete_entity", "name").map(({ value }) => value)).toEqual(["ada"]);
});

it.each<[string, unknown[]]>([
  ["Invalid time. Expected HH:MM", ["12:00"]],
  ['Expected boolean or "true"/"false" string, received "text"', [true, false]],
  ["force must be set to true", [true]],
  ["Unknown unit: x. Supported units: m, km", ["m", "km"]],
  ["Unknown filter x. Available: blur, edge", ["blur", "edge"]],
  ['Must be one of "in progress, late", "v1.2"', ["in progress, late", "v1.2"]],
  ['{"quorum": "Not a valid number"}', ["1"]],
  ["must be a positive number", ["1"]],
  ["only digits, please", ["1"]],
  ["payload is not JSON", ["{}"]],
  [String.raw`must be one of 'O\'Brien green' or 'sky'`, ["O'Brien green", "sky"]],
])("reads what %j wants", (text, expected) => {
  expect(valuesAskedFor(text)).toEqual(expect.arrayContaining(expected));
});

function answered(result: Record<string, unknown>): AuditAnswer {
  return answerOf({ kind: "answer", answer: { result }, durationMs: 0, notifications: [] } as never);
}

function textOf(value: unknown): AuditAnswer {
  return answered({ content: [{ type: "text", text: JSON.stringify(value) }] });
}

const list: AuditStep = { method: "tools/call", params: { name: "list_commits", arguments: {} } };

describe("the pool of values", () => {
  const pool = new ValuePool();
  pool.collect(list, textOf({ commits: [{ commit_id: "c1", at: "2026-03-02T09:00:00Z" }], files: ["a.md", "b.md"] }));
  const valuesOf = (candidates: readonly { value: unknown }[]) => candidates.map(({ value }) => value);

  it("gives what is called by the noun of a rejection", () => {
    expect(valuesOf(pool.identifiersOf("commit"))).toEqual(["c1"]);
    expect(valuesOf(pool.identifiersOf("Files"))).toEqual(["a.md", "b.md"]);
  });

  it("gives the days of times", () => {
    expect(valuesOf(pool.days())).toEqual(["2026-03-02"]);
  });

  it("gives an origin, which a step keeps as long as its argument has the value", () => {
    const [one] = pool.find("show", "commit_id");
    const origins = new Map(one?.origin ? [["commit_id", one.origin] as const] : []);
    expect(callStep("show", { commit_id: "c1" }, origins).origins?.get("commit_id")?.path).toEqual([
      "commits",
      0,
      "commit_id",
    ]);
    expect(callStep("show", { commit_id: "mcptest-none" }, origins).origins).toBeUndefined();
  });
});

it.each([
  ["commit not found: c1", ["commit"]],
  ["Error executing tool diff: commit not found: c1", ["commit"]],
  ["Contact C9 not found", ["contact"]],
  ["Job job-7 does not exist", ["job"]],
  ["No event with id evt_9", ["event"]],
  ["There is no page 'x'", ["page"]],
  ["no such file", ["file"]],
  ["Too many attendees", []],
])("reads what %j misses", (text, nouns) => {
  expect(missingNouns(text)).toEqual(nouns);
});

it.each([
  ["list_orders", true],
  ["getBooking", true],
  ["price_in", true],
  ["low_stock", true],
  ["forecast", true],
  ["adjust_stock", false],
  ["saveSearch", false],
  ["order", false],
])("tells from its name whether %j reads: %j", (name, reads) => {
  expect(soundsLikeReading(name)).toBe(reads);
});

it("tells from its name whether a tool removes something", () => {
  expect(["delete_note", "note.remove", "untag_page"].filter(soundsLikeRemoving)).toHaveLength(3);
  expect(["count", "run_job", "union", "undo"].filter(soundsLikeRemoving)).toEqual([]);
});

it.each([
  ["Kite: NaN JPY", "NaN"],
  ['{"summary":"Like undefined: 3"}', "undefined"],
  ["<h1>[object Object]</h1>", "[object Object]"],
  ['{"title":"undefined"}', undefined],
  ["the result is undefined", undefined],
  ["undefined_symbol", undefined],
  ["Kite: 7.43 EUR", undefined],
])("finds in %j what was never filled in", (text, words) => {
  expect(unfilledIn({ kind: "accepted", text }, {})).toBe(words);
});

it("leaves alone what the request had, what a rejection explains, and long texts", () => {
  expect(unfilledIn({ kind: "accepted", text: "NaN" }, { value: "NaN" })).toBeUndefined();
  expect(unfilledIn({ kind: "rejected", text: "NaN" }, {})).toBeUndefined();
  expect(unfilledIn({ kind: "accepted", text: `NaN ${"word ".repeat(500)}` }, {})).toBeUndefined();
});

it("reads the JSON of a text that an SDK wrapped", () => {
  const wrapped = { content: [{ type: "text", text: '{"n":1}' }], structuredContent: { result: '{"n":1}' } };
  expect(answered(wrapped).json).toEqual({ n: 1 });
  expect(answered({ content: [], structuredContent: { result: 1 } }).json).toEqual({ result: 1 });
});

it("knows how a list says that it goes on", () => {
  expect([
    nextCursorIn({ next_cursor: "c" }),
    nextCursorIn({ nextCursor: null }),
    declaredTotal({ total: 7 }),
    declaredTotal([]),
  ]).toEqual(["c", undefined, 7, undefined]);
  expect(["limit", "page_size", "perPage", "count"].every((name) => SIZE_ARGUMENT.test(name))).toBe(true);
  expect(SIZE_ARGUMENT.test("country")).toBe(false);
});

it.each([
  [{ text: "# Title" }, "application/json", false],
  [{ text: "[]" }, "application/json; charset=utf-8", true],
  [{ text: '{"a":1}\n{"a":2}' }, "application/x-ndjson", true],
  [{ blob: Buffer.from("not an image").toString("base64") }, "image/png", false],
  [{ blob: "iVBORw0KGgo=" }, "image/png", true],
  [{ blob: "AAAA" }, "application/octet-stream", true],
])("compares %j with the type %s: %j", (contents, type, fits) => {
  expect(fitsType(contents, type)).toBe(fits);
});

it("knows the roles and contents of messages", () => {
  const message = (role: string, type = "text") => ({ result: { messages: [{ role, content: { type, text: "" } }] } });
  expect(faultOfMessages(message("user"))).toBeUndefined();
  expect(faultOfMessages(message("system"))).toContain('"system"');
  expect(faultOfMessages(message("assistant", "video"))).toContain('"video"');
});
