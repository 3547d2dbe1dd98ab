import { PROBES } from "../../../conformance/probes/types.js";
import type { Finding } from "../../../core/generated/results.js";
import { isObject, parseJson } from "../../../core/json/json.js";
import { excerpt } from "../../../core/redaction/redacted.js";
import type { Outcome } from "../../../mcp/types.js";
import { groupBy } from "../../../report/alike.js";
import { processText } from "../../../report/test-text.js";
import { type RuleId, ruleOf } from "../../../rules/registry.js";
import { nameApart, type WrittenTest } from "../../suite-text.js";
import { literal } from "../../texts.js";
import { type Contract, describe, type ListedTool, lateText } from "./contract.js";

/** One test of a suite, as a suite writes it. */
export interface DraftTest {
  name: string;
  skip?: string;
  [field: string]: unknown;
}

/** A test that is still to be tried; with `skip` or `fails` it is not tried any more. */
export interface Draft extends WrittenTest {
  test: DraftTest;
  /** How the server ended in it: the test is written as it is, and fails until the server is fixed. */
  fails?: string;
  /** What is tried instead if it does not pass, in turn. */
  others: DraftTest[];
}

/** What calls came to, by the name of the tool or prompt, or the URI. A tool that was not called has no entry. */
export interface Answers {
  tools: ReadonlyMap<string, Answer>;
  resources: ReadonlyMap<string, Answer>;
  prompts: ReadonlyMap<string, Answer>;
}

/** A server with so few tools gets more tests of each. */
const FEW_TOOLS = 3;
/** How many tests about the list of tools there are at most: each of them reads the whole list. */
const MAX_LIST_TESTS = 100;
const MAX_SHOWN = 80;
const MAX_REASON = 300;
const UNSAFE =
  "mcptest init calls only tools with readOnlyHint: true or destructiveHint: false. If it is safe to call this one, add it to safe_calls and remove this line.";
const WRONG_ARGUMENTS = "Write arguments that it accepts, and remove this line.";

/** The tests of a suite for what a server offers. Pure: the same contract gives the same tests in the same order. */
export function draftSuite({ handshake, tools, resources, prompts }: Contract, answers: Answers): Draft[] {
  const drafts = [
    draft("compliance", { name: "the server answers the handshake", check: handshake }),
    ...(handshake === "initialize" ? [draft("compliance", { name: "the server answers a ping", check: "ping" })] : []),
    draft("compliance", { name: "the messages of the server follow the protocol", check: "invariants" }),
    ...listTests(tools),
    ...tools.flatMap((tool) => toolTests(tool, answers.tools.get(tool.name), tools.length <= FEW_TOOLS)),
    ...resources.map((uri) => {
      const name = `resource ${shown(uri)} can be read`;
      return plainTest(
        "resources",
        { name, uri: literal(uri), expect: [filled("result.contents")] },
        answers.resources.get(uri),
      );
    }),
    ...prompts.map(({ name: prompt, args }) => {
      const test = { name: `prompt ${shown(prompt)} has messages`, prompt: literal(prompt), ...argsOf(args) };
      return plainTest("prompts", { ...test, expect: [filled("result.messages")] }, answers.prompts.get(prompt));
    }),
  ];
  nameApart(drafts);
  return drafts;
}

/** The test as it is written if it does not pass, with the reason. */
export function skipped(test: DraftTest, reason: string): DraftTest {
  const { name, ...rest } = test;
  return { name, skip: literal(reason), ...rest };
}

/** The rule that a server breaks which ends by itself. */
export const CRASH = "FAULT-LIFECYCLE-CRASH" satisfies RuleId;

/** What is reported of the end of a server: the last exchange and the last lines of its output, and what to do. */
export function deathText({ rule_id, message }: Pick<Finding, "rule_id" | "message">, evidence = ""): string {
  const lines = [...evidence.split("\n"), `fix: ${ruleOf(CRASH).fix}`];
  return [`${rule_id}: ${message}`, ...lines.map((line) => `  ${line}`)].join("\n");
}

/** A text from a server in a reason: short, on one line, without secrets. */
export function quoted(text: string): string {
  return excerpt(text, MAX_REASON);
}

/** Each tool is listed under its name, with the arguments that it requires. */
function listTests(tools: readonly ListedTool[]): Draft[] {
  const size = Math.ceil(tools.length / MAX_LIST_TESTS);
  const drafts: Draft[] = [];
  for (const page of groupBy(tools, ({ cursor = "" }) => cursor)) {
    const cursor = page[0]?.cursor;
    const ofPage = { request: { method: "tools/list", params: { cursor: literal(cursor) } } };
    const list = cursor === undefined ? { check: "tools/list" } : ofPage;
    for (let at = 0; at < page.length; at += size) {
      const group = page.slice(at, at + size);
      const name = `${shown(group[0]?.name ?? "")}${group.length > 1 ? ` and ${group.length - 1} more are` : " is"} listed with its required arguments`;
      drafts.push(draft("compliance", { name, ...list, expect: [listAssertion(group)] }));
      if (tools.length > FEW_TOOLS) continue;
      for (const tool of group) drafts.push(...detailTests(tool, list));
    }
  }
  return drafts;
}

/** The description and the types of arguments that the list has for a tool. */
function detailTests({ name, isDescribed, types }: ListedTool, list: object): Draft[] {
  const listed = `.[] | select(.name == ${JSON.stringify(name)})`;
  const test = (what: string, jq: string, matcher: Assertion["matcher"]) => {
    const expect: Assertion[] = [{ target: "result.tools", transform: { jq }, matcher }];
    return draft("compliance", { name: `${shown(name)} is listed with ${what}`, ...list, expect });
  };
  const isText = { schema: { type: "string", minLength: 1 } };
  const keys = Object.keys(types).map((key) => JSON.stringify(key));
  // A further optional argument fails nothing.
  const known = `.inputSchema.properties | to_entries[] | select(.key | IN(${keys.join(", ")})) | {(.key): .value.type?}`;
  const typed = `[${listed} | ${known}] | add // "not listed"`;
  return [
    ...(isDescribed ? [test("a description", `${listed} | .description`, isText)] : []),
    ...(keys.length > 0 ? [test("the types of its arguments", typed, { exact: literal(types) })] : []),
  ];
}

function listAssertion(group: readonly ListedTool[]): Assertion {
  const names = group.map(({ name }) => JSON.stringify(name)).join(", ");
  const required = "([.inputSchema.required?[]?] | sort)";
  return {
    target: "result.tools",
    transform: { jq: `map(select(.name | IN(${names})) | {(.name): ${required}}) | add // "not listed"` },
    matcher: { exact: Object.fromEntries(group.map(({ name, required }) => [name, literal(required)])) },
  };
}

/** A call, bad calls, and if the server has few tools, calls with other arguments. */
function toolTests(
  { name: tool, args, variants, answers: answered }: ListedTool,
  answer: Answer | undefined,
  isOneOfFew: boolean,
): Draft[] {
  const call = { tool: literal(tool), ...argsOf(args) };
  const named = (name: string, rest: object): DraftTest => ({ name: `${shown(tool)} ${name}`, ...call, ...rest });
  const valid = named("answers", { expect: ANSWERED });
  const bad = (rest: object) => named("rejects bad arguments", { negative_path: { checks: [...PROBES], ...rest } });
  if (answer === undefined) return [valid, bad({})].map((test) => draft("tools", skipped(test, UNSAFE)));
  if ("died" in answer) return [valid, bad({})].map((test) => failing("tools", test, answer.died));
  if ("unanswered" in answer) {
    const reason = `It was not answered when mcptest init called it: ${quoted(answer.unanswered)}`;
    return [valid, bad({})].map((test) => draft("tools", skipped(test, reason)));
  }
  if ("rejected" in answer) {
    const reason = `The server answers these arguments, which mcptest init made from the schema, with an error. ${WRONG_ARGUMENTS} The error: ${quoted(answer.rejected)}`;
    // That it rejects what its schema excludes can be shown without a valid call.
    return [draft("tools", skipped(valid, reason)), draft("tools", bad({ base_call: false }))];
  }
  const [first = [], ...others] = shapesOf(answer.result, answered);
  const shaped = (expect: readonly Assertion[]) => named("answers", { expect });
  const further = variants.map((variant) =>
    draft("tools", {
      ...named(`answers with ${shown(variant.name)}`, { args: literal(variant.args), expect: ANSWERED }),
    }),
  );
  return [
    { block: "tools", test: shaped(first), others: others.map(shaped) },
    ...(isOneOfFew ? further : []),
    draft("tools", bad({})),
  ];
}

function plainTest(block: WrittenTest["block"], test: DraftTest, answer: Answer | undefined): Draft {
  if (answer !== undefined && "result" in answer) return draft(block, test);
  if (answer !== undefined && "died" in answer) return failing(block, test, answer.died);
  const reason =
    answer === undefined ? "It was not tried." : "rejected" in answer ? answer.rejected : answer.unanswered;
  return draft(block, skipped(test, `It did not answer mcptest init: ${quoted(reason)}`));
}

function draft(block: WrittenTest["block"], test: DraftTest): Draft {
  return { block, test, others: [] };
}

function failing(block: WrittenTest["block"], test: DraftTest, fails: string): Draft {
  return { ...draft(block, test), fails };
}

function argsOf(args: Readonly<Record<string, unknown>>) {
  return Object.keys(args).length > 0 ? { args: literal(args) } : {};
}

/** A name from a server as part of the name of a test. */
function shown(name: string): string {
  const line = name.replace(/[\s\p{C}]+/gu, " ");
  return literal(line.length > MAX_SHOWN ? `${[...line].slice(0, MAX_SHOWN).join("")}…` : line);
}

/** What one call came to: the result, or why there is none. The server may have `died` after its answer. */
export type Answer =
  | { result: Record<string, unknown> }
  | { rejected: string }
  | { unanswered: string }
  | { died: string };

/** What a `request` came to. Messages of progress do not make an answer that takes longer than the deadline a fast one. */
export function answerOf(outcome: Outcome, timeoutMs: number, request: string): Answer {
  if (outcome.kind === "died") {
    const death = { rule_id: CRASH, message: "the server ended before it answered" } as const;
    return { died: deathText(death, `${quoted(request)}\n${processText(outcome.process)}`) };
  }
  if (outcome.kind !== "answer") return { unanswered: describe(outcome) };
  if (outcome.durationMs > timeoutMs) return { unanswered: lateText(timeoutMs) };
  const { result } = outcome.answer;
  if (!isObject(result)) return { rejected: describe(outcome) };
  return result.isError === true ? { rejected: textOf(result.content) } : { result };
}

export interface Assertion {
  target: string;
  transform?: { jq: string };
  matcher: Record<string, unknown>;
}

const MAX_DEPTH = 3;
const MAX_KEYS = 20;
const NO_ERROR: Assertion = { target: "result.isError", matcher: { exact: false } };

/** Assertions that hold whatever the values are, from many to few. `answers`: what the outputSchema requires. */
export function shapesOf(result: Record<string, unknown>, answers: readonly string[] | undefined): Assertion[][] {
  const { content, structuredContent } = result;
  const first: unknown = Array.isArray(content) ? content[0] : undefined;
  const { type, text } = isObject(first) ? first : {};
  const isName = typeof type === "string" && /^\w{1,40}$/.test(type);
  const kind = isName ? [{ target: "result.content[0].type", matcher: { exact: type } }] : [];
  const value = typeof text === "string" && /^\s*[[{]/.test(text) ? parseJson(text) : undefined;
  const shapes: Assertion[] = [];
  if (structuredContent !== undefined) {
    shapes.push({ target: "result.structuredContent", matcher: { schema: shapeOf(structuredContent, answers) } });
  } else if (value !== undefined) {
    shapes.push({ target: "result.content[0].text", matcher: { "is-json": { schema: shapeOf(value) } } });
  }
  return [[NO_ERROR, ...kind, ...shapes], ...(shapes.length > 0 ? [[NO_ERROR, ...kind]] : []), [NO_ERROR]];
}

/** Assertions that hold of a call that is not known to be answered. */
const ANSWERED: readonly Assertion[] = [NO_ERROR];

function filled(target: string): Assertion {
  return { target, matcher: { schema: { type: "array", minItems: 1 } } };
}

/** A JSON Schema of types and keys, without values. `required`: of the keys there, the ones that every answer has. */
function shapeOf(value: unknown, required?: readonly string[], depth = 0): Record<string, unknown> {
  if (value === null) return {};
  if (Array.isArray(value)) return { type: "array" };
  if (!isObject(value)) return { type: typeof value };
  const keys = Object.keys(value).filter((key) => required?.includes(key) ?? true);
  // Many keys, or odd ones, are data rather than names.
  const isRecord = keys.length <= MAX_KEYS && keys.every((key) => /^[A-Za-z_][\w-]{0,63}$/.test(key));
  if (depth === MAX_DEPTH || keys.length === 0 || !isRecord) return { type: "object" };
  const inner = (key: string) =>
    required ? shapeOf(value[key], [], MAX_DEPTH) : shapeOf(value[key], undefined, depth + 1);
  return { type: "object", required: keys, properties: Object.fromEntries(keys.map((key) => [key, inner(key)])) };
}

function textOf(content: unknown): string {
  const texts = Array.isArray(content) ? content.map((block) => (isObject(block) ? block.text : undefined)) : [];
  return texts.filter((text) => typeof text === "string").join(" ") || "isError is true, and there is no text";
}
