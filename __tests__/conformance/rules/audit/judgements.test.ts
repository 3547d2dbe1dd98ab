import { describe, expect, it } from "vitest";
import { answerOf } from "../../../../src/conformance/calls/answer.js";
import { callStep } from "../../../../src/conformance/calls/learned/candidates.js";
import type { Args } from "../../../../src/conformance/calls/types.js";
import {
  judgeLooser,
  judgeNeverAccepted,
  judgeTighter,
} from "../../../../src/conformance/rules/audit/judgements/arguments/acceptance.js";
import { judgeDescriptions } from "../../../../src/conformance/rules/audit/judgements/arguments/descriptions.js";
import { judgeIgnored } from "../../../../src/conformance/rules/audit/judgements/arguments/ignored.js";
import { judgeLeaks } from "../../../../src/conformance/rules/audit/judgements/conduct.js";
import { judgeDisagreement } from "../../../../src/conformance/rules/audit/judgements/disagree.js";
import { judgeExceptions } from "../../../../src/conformance/rules/audit/judgements/exception.js";
import { judgeGrowth } from "../../../../src/conformance/rules/audit/judgements/growth.js";
import { judgeState } from "../../../../src/conformance/rules/audit/judgements/state/state.js";
import type { AuditCall, AuditContext, AuditTool } from "../../../../src/conformance/rules/audit/types.js";

const PROPERTIES = { word: { type: "string" }, tag: { type: "string" }, path: { type: "string" }, code: {} };

function toolOf(name: string): AuditTool {
  const inputSchema = { type: "object", properties: PROPERTIES, required: ["word"] };
  const hints = { isReadOnly: false, isReader: false, isIdempotent: false, isDeclaredHarmless: false };
  return { ...hints, name, description: "", inputSchema, outputSchema: undefined, accepts: async () => true };
}

const TOOL = toolOf("find");

/** A call with its answer: `!` begins a rejection, `?` a call that the schema excludes. */
function call(args: Args, text: string, tool = TOOL): AuditCall {
  const isError = text.includes("!");
  const result = { content: [{ type: "text", text: text.replace(/^[?!]+/, "") }], isError };
  const answer = { jsonrpc: "2.0", id: 1, result };
  const outcome = { kind: "answer", answer, durationMs: 1, notifications: [] } as never;
  const step = callStep(tool.name, args);
  const isValid = !text.startsWith("?");
  return { tool, args, step, isValid, answer: answerOf(outcome, args), varied: [Object.keys(args).at(-1) ?? ""] };
}

const contextOf = (...calls: AuditCall[]) =>
  ({
    calls,
    callsOf: (tool: AuditTool) => calls.filter((call) => call.tool === tool),
    tools: [...new Set(calls.map(({ tool }) => tool))],
    asking: new Set(),
    secrets: ["/srv/app", "/var/lib/app/words.db"],
  }) as unknown as AuditContext;
const subjects = async (found: ReturnType<typeof judgeLooser> | Promise<ReturnType<typeof judgeLooser>>) =>
  (await found).map(({ subject }) => String(subject));

describe("tighter", () => {
  const good = call({ word: "a", tag: "b" }, "done");
  it.each([
    ["a missing argument that is optional", call({ word: "a" }, "!Missing required argument: tag"), ["find"]],
    ["an argument that is there", call({ word: "a", tag: "b" }, "!`word` is required"), ["find"]],
    ["an argument that is empty", call({ word: "" }, "!`word` is required"), []],
    [
      "an argument that is there beside an empty one",
      call({ word: "a", tag: "" }, "!`word` and `tag` are required"),
      [],
    ],
    ["what only one action requires", call({ word: "diff" }, "!tag is required for diff"), []],
  ])("reads %s", async (_, bad, expected) => {
    expect(await subjects(judgeTighter(contextOf(good, bad)))).toEqual(expected);
  });

  it("is silent where the argument may be left out in another call", async () => {
    const bad = call({ word: "x" }, "!Missing required argument: tag");
    expect(await subjects(judgeTighter(contextOf(good, call({ word: "a" }, "done"), bad)))).toEqual([]);
  });
});

describe("looser", () => {
  const good = call({ word: "a" }, "done");
  const wrong = (name: string, text = "?done") => call({ word: "a", [name]: 1 }, text);

  it("names each place", async () => {
    expect(await subjects(judgeLooser(contextOf(good, wrong("tag"), wrong("path"))))).toEqual([
      "find.tag",
      "find.path",
    ]);
  });
  it("is one finding for many places", async () => {
    const found = judgeLooser(contextOf(good, wrong("tag"), wrong("path"), wrong("code")));
    expect(await subjects(found)).toEqual(["find.tag, find.path, find.code"]);
    const [{ steps, shows } = { steps: [], shows: () => false }] = found;
    const answers = steps.map(() => good.answer);
    expect(await shows(answers, async () => true)).toBe(true);
    expect(await shows(answers.with(2, call({}, "!no").answer), async () => true)).toBe(false);
  });
  it("is silent where the answer reads like a failure", async () => {
    const failures = [
      "?Error occurred: tag is no text",
      '?{"success": false}',
      '?{"error": "no text"}',
      "?Failed to run",
      `?tag 格式錯誤: Unexpected token 'a', "a" is not valid JSON`,
    ];
    for (const text of failures) expect(await subjects(judgeLooser(contextOf(good, wrong("tag", text))))).toEqual([]);
  });
});

describe("ignored", () => {
  const calls = (textOf: (word: string) => string, mode = ["a", "b"]) => {
    const properties = { mode: { enum: mode }, word: { type: "string" } };
    const tool = { ...toolOf("split"), isReader: true, inputSchema: { type: "object", properties } };
    const make = async (_: AuditTool, args: Args) => call(args, textOf(String(args.word)), tool);
    const made = ["x", "yy", "zzz"].map((word) => call({ word }, textOf(word), tool));
    return judgeIgnored({ ...contextOf(...made), call: make } as unknown as AuditContext);
  };

  it("finds what changes nothing where another argument does", async () => {
    expect(await subjects(calls((word) => `${word} in parts`))).toEqual(["split.mode"]);
  });
  it("is silent on spellings of one value", async () => {
    expect(await subjects(calls((word) => `${word} in parts`, ["Y", "y", "Yes", "yes"]))).toEqual([]);
  });
  it("is silent where every list is empty", async () => {
    expect(await subjects(calls((word) => JSON.stringify({ word, related: { out: [], in: [] } })))).toEqual([]);
  });
  it("is silent where every answer reads like a failure", async () => {
    expect(await subjects(calls((word) => `格式錯誤: Unexpected token, "${word}" is not valid JSON`))).toEqual([]);
  });
});

describe("disagree", () => {
  it("finds an excluded call that fails without isError", async () => {
    const failed = call({ word: 1 }, "?Error occurred: expected a string");
    expect(await subjects(judgeDisagreement(contextOf(call({ word: "a" }, "done"), failed)))).toEqual(["find"]);
  });
  it.each([
    ["tail", "The last lines of the log", []],
    ["app_logs", "The last lines", []],
    ["find", "Finds an entry by its catalogue number", ["find"]],
  ])("knows a tool that shows a log: %s, %s", async (name, description, expected) => {
    const tool = { ...toolOf(name), description };
    const calls = [call({ word: "a" }, "done", tool), call({ word: "b" }, "Error: gone", tool), call({}, "!wrong")];
    expect(await subjects(judgeDisagreement(contextOf(...calls)))).toEqual(expected);
  });

  it("is silent on a valid call of a server that never fails: it may be a log", async () => {
    const log = call({ word: "a" }, "Error: disk full");
    expect(await subjects(judgeDisagreement(contextOf(call({ word: "b" }, "done"), log)))).toEqual([]);
  });
});

describe("descriptions", () => {
  const named = (description: string) => {
    const mode = { enum: ["task", "plan", "color"] };
    const tool = { ...toolOf("note"), description, inputSchema: { type: "object", properties: { mode } } };
    return subjects(judgeDescriptions({ tools: [tool] } as unknown as AuditContext));
  };

  it("finds an argument or a value that the schema lacks", async () => {
    expect(await named("Takes the `note_id` parameter.")).toEqual(["note"]);
    expect(await named("Its kind (task, plan, goal)")).toEqual(["note"]);
  });
  it.each([
    "There is no `note_id` parameter, because one note is open.",
    "Its kind (e.g., task, plan)",
    "Kinds (task, plan, etc.)",
    "Kinds (task, plan, colors)",
  ])("is silent on %j", async (text) => {
    expect(await named(text)).toEqual([]);
  });
});

describe("state", () => {
  it("reads a limited number of tools after each call", async () => {
    const readers = Array.from({ length: 400 }, (_, at) => ({
      ...toolOf(`read_${at}`),
      isReadOnly: true,
      isReader: true,
    }));
    const made = new Map(readers.map((tool) => [tool, [call({ word: "a" }, "done", tool)]]));
    let sent = 0;
    const { answer } = call({}, "done");
    const send = async () => {
      sent += 1;
      return answer;
    };
    const server = { restart: async () => {}, prepare: async () => {}, send };
    const context = { ...contextOf(), tools: readers, capabilities: {}, hasTime: () => true, server };
    await judgeState({ ...context, callsOf: (tool: AuditTool) => made.get(tool) ?? [] } as unknown as AuditContext);
    expect(sent).toBeLessThan(400 * 110);
  });
});

describe("growth", () => {
  it("says how many tools it left out", async () => {
    const readers = Array.from({ length: 10 }, (_, at) => ({ ...toolOf(`read_${at}`), isReader: true }));
    const made = readers.map((tool) => call({ word: "a" }, "done", tool));
    const notJudged: string[] = [];
    const { answer } = call({}, "done");
    const server = { restart: async () => {}, send: async () => answer, usage: () => undefined };
    const context = {
      ...contextOf(...made),
      server,
      hasTime: () => true,
      notJudged: (what: string) => notJudged.push(what),
    };
    expect(await judgeGrowth(context as unknown as AuditContext)).toEqual([]);
    expect(notJudged[0]).toBe("growth of 2 more tools: only 8 are measured");
  });
});

describe("leaks", () => {
  it.each([
    ["a path of its own", { word: "12" }, "!ENOENT: open '/srv/app/notes/12.json'", ["find"]],
    ["the path that was asked for", { path: "a/b" }, "!ENOENT: open '/srv/app/a/b'", []],
    ["the path with a quote", { path: "it's" }, "!/srv/app/it's", []],
    ["the folder of an empty path", { path: "" }, "!EISDIR: read '/srv/app'", []],
    ["an open file", { word: "" }, "!/var/lib/app/words.db is locked", ["find"]],
    ["an open file that was asked for", { path: "words.db" }, "!/var/lib/app/words.db is locked", []],
    ["the folder, for an empty word", { word: "" }, "!EISDIR: read '/srv/app'", ["find"]],
  ])("reads %s", async (_, args, text, expected) => {
    expect(await subjects(judgeLeaks(contextOf(call(args, text))))).toEqual(expected);
  });
  it.each([
    ["an answer shows a file beside it", "", '{"files":["/home/user/readme.txt"]}', []],
    ["a description names its folder", "Its working directory is /home/user.", "done", []],
    ["nothing shows it", "", "done", ["find"]],
  ])("of a path of the tool's own: %s", async (_, description, text, expected) => {
    const tool = { ...toolOf("find"), description };
    const rejected = call({ word: "a" }, "!Read error: ENOENT: open '/home/user/a'", tool);
    expect(await subjects(judgeLeaks(contextOf(call({ word: "b" }, text, tool), rejected)))).toEqual(expected);
  });
  it.each([
    ["run_sql", { query: "it's" }, []],
    ["find", { sql: "it's" }, []],
    ["find", { query: "it's" }, ["find"]],
  ])("of the words of a database, by %s with %j", async (name, args, expected) => {
    const rejected = call(args, '!near "s": syntax error', toolOf(name));
    expect(await subjects(judgeLeaks(contextOf(rejected)))).toEqual(expected);
  });
  it("is silent on what ordinary answers show", async () => {
    const shown = call({ word: "a" }, "allowed: /srv/app");
    expect(await subjects(judgeLeaks(contextOf(shown, call({ word: "b" }, "!no file in /srv/app/b.txt"))))).toEqual([]);
  });
});

describe("exceptions", () => {
  it.each([
    ["find", { word: "a" }, ["find"]],
    ["run_code", { code: "a" }, []],
    ["find", { code: "a" }, ["find"]],
    ["shell", { command: "a" }, []],
  ])("of %s with %j", async (name, args, expected) => {
    const tool = toolOf(name);
    const failed = call(args, "!NameError: name 'a' is not defined", tool);
    expect(await subjects(judgeExceptions(contextOf(call({ word: "b" }, "done", tool), failed)))).toEqual(expected);
  });

  it.each([
    ["!word must be a JSON array: Expecting value: line 1 column 1 (char 0)", []],
    ["!Invalid value for 'word': invalid literal for int() with base 10: 'a'", []],
    ["!Expecting value: line 1 column 1 (char 0)", ["find"]],
    ["!tag must be given: KeyError: 'tag'", ["find"]],
  ])("beside %j, a rejection", async (text, expected) => {
    const failed = call({ word: "a" }, text);
    expect(await subjects(judgeExceptions(contextOf(call({ word: "b" }, "done"), failed)))).toEqual(expected);
  });

  it.each([
    ["no call", []],
    ["only a call that the schema excludes", [call({ word: 1 }, "?done")]],
    ["only a call of another tool", [call({ word: "b" }, "done", toolOf("list"))]],
  ])("are no findings of a tool of which %s works", async (_, others) => {
    const failed = call({ word: "a" }, "!KeyError: 'API_URL'");
    expect(await subjects(judgeExceptions(contextOf(failed, ...others)))).toEqual([]);
  });
});

describe("never accepted", () => {
  it("is one finding for tools that fail for the same reason", async () => {
    const [a, b, c] = ["log", "push", "tag"].map(toolOf);
    const calls = [call({}, "!set a folder", a), call({}, "!set a folder", b), call({}, "!no such tag", c)];
    expect(await subjects(judgeNeverAccepted(contextOf(...calls)))).toEqual(["log, push", "tag"]);
  });
  it("is one finding for tools that say what is wrong with each call", async () => {
    const [a, b] = ["log", "push"].map(toolOf);
    const calls = [call({}, "!no such tag", a), call({}, "!dataset 'text' is not indexed", b)];
    expect(await subjects(judgeNeverAccepted(contextOf(...calls)))).toEqual(["log, push"]);
  });
  it("reports a tool of which one call was not answered", async () => {
    const late = call({ word: "b" }, "");
    const outcome = { kind: "timeout", timeoutMs: 1, afterMs: 1, notifications: [] } as never;
    const calls = [{ ...late, answer: answerOf(outcome) }, call({ word: "a" }, "!cannot fetch a")];
    expect(await subjects(judgeNeverAccepted(contextOf(...calls)))).toEqual(["find"]);
    expect(await subjects(judgeNeverAccepted(contextOf(...calls.slice(0, 1))))).toEqual([]);
  });
  it("reports exceptions in every call", async () => {
    expect(await subjects(judgeNeverAccepted(contextOf(call({ word: "a" }, "!KeyError: 'API_URL'"))))).toEqual([
      "find",
    ]);
  });
  it("is one finding for tools that miss a service, whatever else they reject", async () => {
    const [a, b] = ["log", "push"].map(toolOf);
    const calls = [call({}, "!connect ECONNREFUSED 10.0.0.1", a), call({}, "!fetch failed", b), call({}, "!no id", b)];
    expect(await subjects(judgeNeverAccepted(contextOf(...calls)))).toEqual(["log, push"]);
  });
  it.each([
    ["advice", "for want of a service", "!Unable to fetch a. Please check your internet connection"],
    ["advice", "because of a value that no answer offers", "!Project 'text' not found"],
    [
      "suspicious",
      "for no reason that is about the call",
      "!LANCZOS (1) cannot be used. Use NEAREST (0)",
      "!Is a directory",
    ],
    ["advice", "for reasons of its own language", "!Das Jahr fehlt", "!Der Monat passt nicht dazu"],
  ])("is %s for calls that fail %s", (tier, _, ...texts) => {
    const calls = texts.map((text) => call({ word: "a" }, text));
    expect(judgeNeverAccepted(contextOf(...calls))).toMatchObject([{ tier }]);
  });
});
