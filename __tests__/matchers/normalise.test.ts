import { describe, expect, it } from "vitest";
import { compileNormalise } from "../../src/matchers/engines/normalise.js";
import { MatcherError } from "../../src/matchers/types.js";
import { asJob } from "./judge.js";

const compile = await compileNormalise();

const normalised = (entries: readonly unknown[], value: unknown) => compile(entries, [])(value);

const NUMBERS = { regex: "[0-9]+", to: "N" };
const entryOf = (text: string) => ({ regex: text.slice(0, 1), to: text.slice(2) });

describe("normalising a value", () => {
  const uuid = "8c7a7a1c-3f8e-4ad2-9b7e-0d8a3c4e5f60";

  it.each<[string, unknown[], unknown, unknown]>([
    ["nothing", [], { a: ["17"] }, { a: ["17"] }],
    ["a UUID", ["uuid"], `id ${uuid}.`, "id <uuid>."],
    ["UUIDs of both cases", ["uuid"], `${uuid} ${uuid.toUpperCase()}`, "<uuid> <uuid>"],
    ["no half of a UUID", ["uuid"], uuid.slice(1), uuid.slice(1)],
    ["texts alone, without keys", [NUMBERS], { a1: ["b2", 3, { c4: "5" }] }, { a1: ["bN", 3, { c4: "N" }] }],
    ["one entry after the other", ["a b", "b c"].map(entryOf), "ab", "cc"],
    ["by groups", [{ regex: "(\\w+)@(?<at>\\w+)", to: "$1 at ${at}" }], "me@home", "me at home"],
    ["to nothing", [{ regex: " +$", to: "" }], "a  ", "a"],
    ["what matches nothing", [{ regex: "x", to: "y" }], "abc", "abc"],
  ])("replaces %s", async (_, entries, value, result) => {
    expect(await normalised(entries, value)).toEqual(result);
  });

  it.each([
    "2026-11-23T17:25:13Z",
    "2026-01-31t00:00:00.123456z",
    "2026-12-01 23:59:60+05:30",
    "2026-10-09T08:07:06-00:00",
  ])("takes %s for a timestamp", async (text) => {
    expect(await normalised(["timestamp"], `at ${text}!`)).toBe("at <timestamp>!");
  });

  it.each([
    ...["2026-11-23", "2026-13-01T00:00:00Z", "2026-11-32T00:00:00Z", "2026-11-23T24:00:00Z"],
    ...["2026-11-23T00:60:00Z", "2026-11-23T00:00:61Z", "2026-11-23T00:00:00"],
  ])("does not take %s for one", async (text) => {
    expect(await normalised(["timestamp"], text)).toBe(text);
  });

  it("keeps a member of the name __proto__", async () => {
    const value = JSON.parse('{"__proto__": "1"}');
    expect(JSON.stringify(await normalised([{ regex: "1", to: "N" }], value))).toBe('{"__proto__":"N"}');
  });

  it("passes on what the value itself throws", async () => {
    const value = {
      get a() {
        throw new TypeError("broken");
      },
    };
    await expect(normalised(["uuid"], value)).rejects.toThrow(new TypeError("broken"));
  });

  it("is stopped after its time", async () => {
    const change = compile([{ regex: "\\w{100}!", to: "" }], []);
    await expect(asJob(20, () => change("a".repeat(4_000_000)))).rejects.toMatchObject({
      name: "SuiteFault",
      message: "`normalise` was stopped after 2 s",
      fix: "Make its patterns simpler, or the value smaller.",
    });
    expect(await change("aaa")).toBe("aaa");
  });
});

describe("an entry of normalise", () => {
  const notEntries: unknown[] = ["date", 5, null, ["uuid"], { regex: "a" }, { to: "a" }, { regex: 5, to: "a" }];
  notEntries.push({ regex: "a", to: 5 }, { regex: "a", to: "b", flags: "i" });
  it.each(notEntries.map((entry) => ({ entry })))("is not $entry", ({ entry }) => {
    const error = {
      title: "Bad entry of `normalise`",
      description: `It is ${JSON.stringify(entry)}.`,
      fix: 'Write `uuid`, `timestamp`, or `{regex: "[0-9]+ ms", to: "<duration>"}`.',
      path: ["snapshot", "normalise", 1],
    };
    expect(() => compile(["uuid", entry], ["snapshot", "normalise"])).toThrow(MatcherError);
    expect(() => compile(["uuid", entry], ["snapshot", "normalise"])).toThrow(expect.objectContaining(error));
  });

  it("has a pattern that can be compiled", () => {
    expect(() => compile([{ regex: "(", to: "" }], ["a"])).toThrow(
      expect.objectContaining({
        title: expect.stringMatching(/^Bad regular expression: \w/),
        fix: "Write it in the syntax of Rust's regex: no look-around, no back-references.",
        path: ["a", 0, "regex"],
      }),
    );
  });
});
