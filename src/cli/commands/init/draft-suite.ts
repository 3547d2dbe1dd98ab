import { PROBES } from "../../../conformance/calls/probes/types.js";
import type { Args } from "../../../conformance/calls/types.js";
import { groupBy } from "../../../core/groups.js";
import { asObject, isObject, parseJson } from "../../../core/json/json.js";
import { makeNamesUnique, type WrittenTest } from "../../suite-text.js";
import { literal, literalSchema } from "../../texts.js";
import type { TestBody } from "../audit/save.js";
import { exceptionFault, type InitAnswer, shortReason } from "./answer.js";
import type { Contract, ListedTool } from "./contract.js";
import type { LearnedCall, StepCall } from "./learn-tools.js";

/** One test of a suite, as a suite writes it. */
export interface DraftTest {
  name: string;
  skip?: string;
  [field: string]: unknown;
}

/** A test that is still to be tried; with `skip` or `fault` it is not tried any more. */
export interface Draft extends WrittenTest {
  test: DraftTest;
  /** What is wrong with the server: the test is written as it is, and fails until the server is fixed. */
  fault?: string;
  /** What is wrong with the server if the test fails. */
  faultIfFailed?: string;
  /** What is tried instead, in turn, if the server rejects a call that it accepted before. */
  ifRejected?: DraftTest[];
  /** Why the server may do so. */
  rejectedBecause?: string;
  /** What is tried instead if it does not pass, in turn. */
  others: DraftTest[];
}

/** What calls came to, by the name of the tool or prompt, or the URI. A tool that was not called has no entry. */
export interface Answers {
  tools: ReadonlyMap<string, LearnedCall>;
  /** The tools that run as tasks alone, which are not called before the suite is tried; whether they may be called. */
  tasks: ReadonlyMap<string, boolean>;
  /** Why a tool that may be called was not: undefined if all were. */
  uncalled?: string;
  resources: ReadonlyMap<string, InitAnswer>;
  prompts: ReadonlyMap<string, InitAnswer>;
}

/** The tools of a list with the names of the arguments that they require, such as `set_status(status, ticket_id)`. */
const SIGNATURES = 'map(objects | "\\(.name)(\\([.inputSchema.required?[]? | strings] | sort | join(", ")))")';
/** The id of the first of two equal calls. */
const FIRST = "first";
const MAX_SHOWN = 80;
const UNSAFE_REASON =
  "mcptest init calls only tools with readOnlyHint: true or destructiveHint: false. If it is safe to call this one, add it to safe_calls and remove this line.";
const LASTS =
  "The server accepted this call once and rejects it now, because what it changes lasts. With --sandbox, each test starts with the same data.";
const NOBODY_ANSWERS =
  "The tool asks the user, and mcptest init answered nothing. Give the server `client: {elicitation: …}` or `client: {sampling: …}` in a file for --server-config, and run init again.";
/** What a tool says that asks the user, of a client that cannot be asked. */
const ASKS =
  /\b(?:elicitation|sampling)\b.*\bnot support|\bnot support.*\b(?:elicitation|sampling)\b|\b(?:elicitation|sampling)\/create/is;
const WRONG_ARGUMENTS = "Write arguments that it accepts, and remove this line.";

/** The tests of a suite for what a server offers. Pure: the same contract gives the same tests in the same order. */
export function draftSuite({ handshake, tools, resources, prompts }: Contract, answers: Answers): Draft[] {
  const drafts = [
    draftOf("compliance", { name: "the server answers the handshake", check: handshake }),
    ...(handshake === "initialize"
      ? [draftOf("compliance", { name: "the server answers a ping", check: "ping" })]
      : []),
    draftOf("compliance", { name: "the messages of the server follow the protocol", check: "invariants" }),
    ...listTests(tools),
    ...tools.flatMap((tool) => toolTests(tool, answers)),
    ...resources.map((uri) => {
      const name = `resource ${nameText(uri)} can be read`;
      return plainTest(
        "resources",
        { name, uri: literal(uri), expect: notEmpty("result.contents") },
        answers.resources.get(uri),
      );
    }),
    ...prompts.map(({ name: prompt, args }) => {
      const test = { name: `prompt ${nameText(prompt)} has messages`, prompt: literal(prompt), ...argsOf(args) };
      return plainTest("prompts", { ...test, expect: notEmpty("result.messages") }, answers.prompts.get(prompt));
    }),
  ];
  makeNamesUnique(drafts);
  return drafts;
}

/** The test as it is written if it does not pass, with the reason. */
export function skippedTest(test: DraftTest, reason: string): DraftTest {
  const { name, ...rest } = test;
  return { name, skip: literal(reason), ...rest };
}

/** Each tool is listed, with the arguments that it requires: one test for each page of the list. */
function listTests(tools: readonly ListedTool[]): Draft[] {
  return groupBy(tools, ({ cursor = "" }) => cursor).map((page) => {
    const cursor = page[0]?.cursor;
    const ofPage = { request: { method: "tools/list", params: { cursor: literal(cursor) } } };
    const signatures = page.map(({ name, required }) => literal(`${name}(${required.join(", ")})`));
    const expect = [{ target: "result.tools", transform: { jq: SIGNATURES }, matcher: { "contains-all": signatures } }];
    const name = "the tools are listed with the arguments that they require";
    return draftOf("compliance", { name, ...(cursor === undefined ? { check: "tools/list" } : ofPage), expect });
  });
}

/** A call, the same call twice if it is answered the same, one as a task, and bad calls. */
function toolTests(
  { name: tool, args, answers: required, mayBeTask }: ListedTool,
  { tools, tasks, uncalled }: Answers,
): Draft[] {
  const learned = tools.get(tool);
  const mayTryTask = tasks.get(tool);
  const named = (what: string, rest: object): DraftTest => ({ name: `${nameText(tool)} ${what}`, ...rest });
  const validCall = (callArgs: Args) =>
    named("answers", { tool: literal(tool), ...argsOf(callArgs), expect: ANSWERED });
  if (mayTryTask !== undefined) {
    const asTask = named("answers", { tool: literal(tool), ...argsOf(args), task: true, expect: ANSWERED });
    return [draftOf("tools", mayTryTask ? asTask : skippedTest(asTask, UNSAFE_REASON))];
  }
  if (learned === undefined) return [draftOf("tools", skippedTest(validCall(args), uncalled ?? UNSAFE_REASON))];
  const { answer, isSteady, isChanging, before, earlier, from, unexplained, pages, exception } = learned;
  const call = { tool: literal(tool), ...argsOf(learned.args, from) };
  const badCalls = (rest: object = {}) =>
    named("rejects bad arguments", {
      tool: literal(tool),
      ...argsOf(before.length > 0 || unexplained !== undefined ? args : learned.args),
      negative_path: { checks: [...PROBES], ...rest },
    });
  const excepted =
    exception === undefined
      ? []
      : [
          {
            ...draftOf(exception.body.block, named("answers without an exception", writtenBody(exception.body))),
            faultIfFailed: exceptionFault(exception),
          },
        ];
  if ("died" in answer)
    return [validCall(learned.args), badCalls()].map((test) => failingDraft("tools", test, answer.died));
  if ("unanswered" in answer) {
    const reason = `It was not answered when mcptest init called it: ${shortReason(answer.unanswered)}`;
    return [validCall(learned.args), badCalls()].map((test) => draftOf("tools", skippedTest(test, reason)));
  }
  // That it rejects what its schema excludes can be shown without a valid call.
  const withoutBase = draftOf("tools", badCalls({ base_call: false }));
  if ("rejected" in answer && exception !== undefined) return [...excepted, withoutBase];
  if ("rejected" in answer) {
    const why = ASKS.test(answer.rejected)
      ? NOBODY_ANSWERS
      : `mcptest init found no arguments that the server accepts. ${WRONG_ARGUMENTS}`;
    const reason = `${why} Its error: ${shortReason(answer.rejected)}`;
    return [draftOf("tools", skippedTest(validCall(learned.args), reason)), withoutBase];
  }
  if (answer.result.resultType === "input_required")
    return [draftOf("tools", skippedTest(validCall(learned.args), NOBODY_ANSWERS)), withoutBase];
  if (unexplained !== undefined) {
    const reason = `After a restart, the server gives another ${nameText(unexplained)}. ${WRONG_ARGUMENTS}`;
    return [draftOf("tools", skippedTest(validCall(args), reason)), withoutBase];
  }
  const answers = (expect: Expect, steps = before) =>
    named(
      "answers",
      steps.length > 0 ? { steps: [...steps.map(stepEntry), { ...call, expect }] } : { ...call, expect },
    );
  const [first = ANSWERED, ...others] = shapesOf(answer.result, required);
  const twice = [
    { id: FIRST, ...call },
    { ...call, expect: { result: `\${steps.${FIRST}.result}` } },
  ];
  return [
    {
      block: "tools",
      test: answers(first),
      others: others.map((expect) => answers(expect)),
      ...(earlier.length > 0 && { ifRejected: [first, ...others].map((expect) => answers(expect, earlier)) }),
      ...(isChanging && { rejectedBecause: LASTS }),
    },
    ...excepted,
    ...(isSteady && before.length === 0 ? [draftOf("tools", named("answers the same twice", { steps: twice }))] : []),
    ...(mayBeTask && before.length === 0
      ? [draftOf("tools", named("answers as a task", { ...call, task: true, expect: ANSWERED }))]
      : []),
    ...(pages === undefined ? [] : [draftOf(pages.block, named("gives no item on two pages", writtenBody(pages)))]),
    // A valid call among the bad ones would change something again.
    before.length > 0 || isChanging ? withoutBase : draftOf("tools", badCalls()),
  ];
}

function writtenBody({ entry, assertions }: TestBody) {
  return { ...literal(entry), expect: literalSchema(assertions) };
}

/** A step whose answer gives arguments to later ones. */
function stepEntry({ tool, args, from }: StepCall) {
  return { id: idOf(tool), tool: literal(tool), ...argsOf(args, from) };
}

function plainTest(block: WrittenTest["block"], test: DraftTest, answer: InitAnswer | undefined): Draft {
  if (answer !== undefined && "result" in answer) return draftOf(block, test);
  if (answer !== undefined && "died" in answer) return failingDraft(block, test, answer.died);
  const reason =
    answer === undefined ? "It was not tried." : "rejected" in answer ? answer.rejected : answer.unanswered;
  return draftOf(block, skippedTest(test, `It did not answer mcptest init: ${shortReason(reason)}`));
}

function draftOf(block: WrittenTest["block"], test: DraftTest): Draft {
  return { block, test, others: [] };
}

function failingDraft(block: WrittenTest["block"], test: DraftTest, fault: string): Draft {
  return { ...draftOf(block, test), fault };
}

/** Arguments; those that come from an earlier step refer to it. */
function argsOf(args: Args, from: StepCall["from"] = new Map()) {
  const members = Object.entries(args).map(([name, value]) => {
    const source = from.get(name);
    return [name, source ? `\${steps.${idOf(source.tool)}.${source.target}}` : literal(value)];
  });
  return members.length > 0 ? { args: Object.fromEntries(members) } : {};
}

/** The name of a tool as the id of a step. */
function idOf(tool: string): string {
  return tool.replace(/\W/g, "_").slice(0, MAX_SHOWN);
}

/** A name from a server as part of the name of a test. */
export function nameText(name: string): string {
  const line = name.replace(/[\s\p{C}]+/gu, " ");
  return literal(line.length > MAX_SHOWN ? `${[...line].slice(0, MAX_SHOWN).join("")}…` : line);
}

/** Assertions in their short form: the value or the matcher, by target. */
export type Expect = Readonly<Record<string, unknown>>;

const MAX_DEPTH = 3;
const MAX_KEYS = 20;
/** What holds of a call that is not known to be answered. */
const ANSWERED: Expect = { "result.isError": false };

/** Assertions that hold whatever the values are, from many to few. `answers`: what the outputSchema requires. */
export function shapesOf(result: Record<string, unknown>, answers: readonly string[] | undefined): Expect[] {
  const { content, structuredContent } = result;
  const first: unknown = Array.isArray(content) ? content[0] : undefined;
  const { type, text } = asObject(first);
  const isName = typeof type === "string" && /^\w{1,40}$/.test(type);
  const withType = { ...ANSWERED, ...(isName && { "result.content[0].type": type }) };
  const value = typeof text === "string" && /^\s*[[{]/.test(text) ? parseJson(text) : undefined;
  const weaker = isName ? [withType, ANSWERED] : [ANSWERED];
  if (structuredContent !== undefined) {
    const schema = shapeOf(structuredContent, answers);
    return [{ ...ANSWERED, "result.structuredContent": { schema } }, ...weaker];
  }
  if (value === undefined) return weaker;
  return [{ ...ANSWERED, "result.content[0].text": { "is-json": { schema: shapeOf(value) } } }, ...weaker];
}

function notEmpty(target: string): Expect {
  return { [target]: { "not-empty": true } };
}

/** A JSON Schema of types and keys, without values. `required`: of the keys there, the ones that every answer has. */
function shapeOf(value: unknown, required?: readonly string[], depth = 0): Record<string, unknown> {
  if (value === null) return {};
  if (Array.isArray(value)) return { type: "array" };
  if (!isObject(value)) return { type: typeof value };
  const requiredKeys = required && new Set(required);
  const keys = Object.keys(value).filter((key) => requiredKeys?.has(key) ?? true);
  // Many keys, or odd ones, are data rather than names.
  const isRecord = keys.length <= MAX_KEYS && keys.every((key) => /^[A-Za-z_][\w-]{0,63}$/.test(key));
  if (depth === MAX_DEPTH || keys.length === 0 || !isRecord) return { type: "object" };
  const inner = (key: string) =>
    required ? shapeOf(value[key], [], MAX_DEPTH) : shapeOf(value[key], undefined, depth + 1);
  return { type: "object", required: keys, properties: Object.fromEntries(keys.map((key) => [key, inner(key)])) };
}
