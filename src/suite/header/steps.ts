import { dirname } from "node:path";
import { parseDuration } from "../../core/clock.js";
import { messageOf } from "../../core/errors.js";
import { asObject, defined, isObject } from "../../core/json/json.js";
import { splitCommand, splitWords } from "../../core/proc/words.js";
import { type Clash, checkClashes, type Defaults, type SuiteKind, type SuiteScope, type TestScope } from "../kind.js";
import { type Spot, sameNames } from "../problems.js";
import { baseOf, type IdentityScope, identityOf, serverAs } from "../servers/identities.js";
import { checkDuration, checkServerName, onlyServer } from "../servers/servers.js";
import type { SuiteCall, SuiteProgram, SuiteStep, SuiteTask, SuiteToolCall, SuiteTransform } from "../types.js";
import { checkStepReferences, reportLateKeys, type SavedNames } from "../variables/references.js";
import { child, numberOf, textsOf } from "../yaml/nodes.js";
import { assertionsOf, headersOnlyOverHttp, limitsOf } from "./expectations.js";

const CLASHES: readonly Clash[] = [
  { key: "resource", excludes: ["args"], why: "A resource is read by its URI only.", fix: "Remove `args`." },
  { key: "resource", excludes: ["task"], why: "Only tools run as tasks." },
  { key: "prompt", excludes: ["task"], why: "Only tools run as tasks." },
];

export interface StepScope extends IdentityScope {
  /** The test's server; undefined if steps are outside a test. */
  server?: string;
  timeoutMs: number;
  /** The names that earlier steps save, by their ids; reading steps adds theirs. */
  saved: Map<string, readonly string[]>;
}

/** The steps of a list; reports ids that occur twice and references to steps that have not run. */
export function stepsOf(list: Spot, scope: StepScope): SuiteStep[] {
  const { saved } = scope;
  return list.items().flatMap((spot) => {
    if (!isObject(spot.value)) return [];
    const { expect: _, ...rest } = spot.members;
    checkStepReferences(spot, saved, rest);
    const { id, save } = rest;
    if (typeof id === "string") {
      if (saved.has(id))
        spot.at("id").report("value", sameNames(`two steps have the id \`${id}\``, "References", "id"));
      saved.set(id, isObject(save) ? Object.keys(save) : []);
    }
    // Checked last, because what a step expects may refer to its own answer.
    checkStepReferences(spot.at("expect"), saved);
    return [readStep(spot, spot.value, scope)];
  });
}

function readStep(spot: Spot, node: Record<string, unknown>, scope: StepScope): SuiteStep {
  const { servers } = scope;
  const { id, server, save } = node;
  const expect = spot.at("expect");
  checkClashes(spot, CLASHES);
  const limits = limitsOf(expect);
  reportLateKeys(spot, ["id", "server", "save", "timeout_ms"]);
  const assertions = assertionsOf(expect);
  const call = readCall(spot, node);
  const testServer =
    scope.server ?? (server === undefined ? onlyServer(spot.at(KEY_OF_METHOD[call.method]), "The step", servers) : "");
  const name = calledServer(spot, testServer, scope);
  headersOnlyOverHttp(expect, serverAs(name, scope));
  return {
    ...(typeof id === "string" && { id }),
    server: name,
    call,
    timeoutMs: numberOf(node.timeout_ms) ?? scope.timeoutMs,
    ...(assertions.length > 0 && { expect: assertions }),
    ...(limits && { limits }),
    save: Object.entries(asObject(save)).flatMap(([name, target]) =>
      typeof target === "string" ? [{ name, target, path: ["save", name] }] : [],
    ),
    location: spot.log.places.locate(node, [typeof id === "string" ? "id" : KEY_OF_METHOD[call.method]]),
    node,
  };
}

const KEY_OF_METHOD = { "tools/call": "tool", "resources/read": "resource", "prompts/get": "prompt" } as const;

/** The call of a step. Its URI may hold a reference to the answer of an earlier step. */
function readCall(spot: Spot, node: Record<string, unknown>): SuiteCall {
  const { tool, resource, prompt } = node;
  const args = asObject(node.args);
  if (resource !== undefined) return { method: "resources/read", uri: resource as string };
  if (prompt !== undefined) return { method: "prompts/get", prompt: prompt as string, args };
  return { method: "tools/call", tool: tool as string, args, ...taskIn(spot) };
}

/** The `task` of a call: true, or how it is followed. */
export function taskIn(spot: Spot): { task?: SuiteTask } {
  const written = spot.at("task");
  if (written.value === undefined || written.value === false) return {};
  const keys = ["within", "poll", "cancel_after"];
  reportLateKeys(written, keys);
  for (const key of keys) checkDuration(written.at(key));
  const [withinMs, pollMs, cancelAfterMs] = keys.map((key) => parseDuration(String(written.members[key])));
  const { input } = written.members;
  return { task: defined({ withinMs, pollMs, cancelAfterMs, input: isObject(input) ? input : undefined }) };
}

/** The server of a step or a node, with its identity: those of its test, unless it names others. */
export function calledServer(spot: Spot, testServer: string, scope: IdentityScope): string {
  const { server, as, token } = spot.members;
  const name = typeof server === "string" ? checkServerName(spot.at("server"), scope.servers) : testServer;
  const node = spot.path.slice(0, 2).reduce<unknown>(child, spot.root);
  if ((as !== undefined || token !== undefined) && server === undefined && Array.isArray(child(node, "server")))
    spot.at(as === undefined ? "token" : "as").report("key", {
      title: "it is not clear on which server this is",
      description: "The test runs on several servers, and the lab of one of them knows the subject.",
      fix: "Write `server:` beside it, or write it at the test.",
    });
  const isOfTest = as === undefined && token === undefined && name === baseOf(testServer, scope.identities);
  return isOfTest ? testServer : identityOf(spot, name, scope);
}

type ServerUse = { server: string; node: object };

/** A list of steps or nodes on another server of their test: those that name a server themselves stay there. */
export function moveToServer<T extends ServerUse>(list: readonly T[], from: string, to: string): T[] {
  const isMoved = ({ server, node }: T) => server === from && child(node, "server") === undefined;
  return list.map((entry) => (isMoved(entry) ? { ...entry, server: to } : entry));
}

/** The one call of a tool test, which several kinds have. */
export interface ToolTest {
  call: SuiteToolCall;
  transform?: SuiteTransform;
}

/** The keys of a tool test that may hold references to values of the run. */
export const TOOL_LATE_KEYS: readonly string[] = ["args", "task", "transform"];

/** The keys of a tool test that send something else than its one call, change it, or compare its answers. */
export const VARIANT_KEYS: readonly string[] = [
  "negative_path",
  "fuzz",
  "verify",
  "resend",
  "wire_fault",
  "transform",
  "parity",
];

/** What a tool test needs for its one call. */
export const toolNeeds: SuiteKind<ToolTest>["needs"] = ({ server, body: { call, transform } }) => ({
  servers: [server],
  calls: [{ server, call }],
  request: [call.args, call.task?.input],
  ...(transform && { transform }),
});

/** What kinds of tool tests have in common. */
export const TOOL_KIND = {
  block: "tools",
  command: "run",
  lateKeys: TOOL_LATE_KEYS,
  defaults: "all",
  hasRows: true,
  ofRow: toolTestOfRow,
  needs: toolNeeds,
} as const;

/** The call of a tool test; a `transform` that it has is merged into the default: request and response separately. */
export function toolTestOf({ spot, node }: TestScope, { setupSaved, defaults }: SuiteScope): ToolTest {
  const { args, task, expect } = node;
  checkStepReferences(spot, setupSaved, { args, task, expect });
  const own = transformOf(spot.at("transform"));
  const transform = own && defaults.transform ? { ...defaults.transform, ...own } : (own ?? defaults.transform);
  // A DeferredText if a row of data gives the name.
  const tool = (node.tool ?? "") as string;
  const call: SuiteToolCall = { method: "tools/call", tool, args: asObject(args), ...taskIn(spot) };
  return { call, ...(transform && { transform }) };
}

/** The steps of a test under a key; the names that they save are added to `saved`. */
export function testSteps(
  key: string,
  saved: Map<string, readonly string[]>,
  { spot, header: { server, timeoutMs } }: TestScope,
  { servers, identities }: SuiteScope,
): SuiteStep[] {
  return stepsOf(spot.at(key), { servers, identities, server, timeoutMs, saved });
}

/** A tool test for one row of data, which may name the tool. */
function toolTestOfRow<Body extends ToolTest>(body: Body, fill: (value: unknown) => unknown): Body {
  return { ...body, call: { ...body.call, tool: String(fill(body.call.tool)) } };
}

/** `defaultTest` of a suite. */
export function defaultsOf(spot: Spot, saved: SavedNames): Defaults {
  if (!isObject(spot.value)) return { tags: [] };
  const expect = spot.at("expect");
  reportLateKeys(spot, ["tags", "timeout_ms"]);
  const timeoutMs = numberOf(spot.members.timeout_ms);
  const limits = limitsOf(expect);
  const transform = transformOf(spot.at("transform"));
  checkStepReferences(expect, saved);
  return {
    tags: textsOf(spot.members.tags) ?? [],
    ...(timeoutMs !== undefined && { timeoutMs }),
    ...(expect.value !== undefined && { expect: assertionsOf(expect) }),
    ...(limits && { limits }),
    ...(transform && { transform }),
  };
}

function transformOf(spot: Spot): SuiteTransform | undefined {
  const { log, value } = spot;
  if (!isObject(value)) return undefined;
  const request = transformProgram(spot.at("request"));
  const response = transformProgram(spot.at("response"));
  if (request === undefined && response === undefined) return undefined;
  const folder = dirname(log.places.sourceOf(value, request ? "request" : "response")?.file ?? "");
  return { ...(request && { request }), ...(response && { response }), folder };
}

function transformProgram(spot: Spot): SuiteProgram | undefined {
  const location = spot.location("entry");
  if (typeof spot.value !== "string") {
    const program = child(spot.value, "jq");
    return typeof program === "string" ? { jq: program, location } : undefined;
  }
  let why = "it is empty";
  try {
    const isJq = /^\s*jq\s/.test(spot.value);
    const command = isJq ? splitWords(spot.value) : splitCommand(spot.value);
    const [, program, ...others] = command;
    if (isJq && program !== undefined && others.length === 0) return { jq: program, location };
    if (command.length > 0) return { command, location };
  } catch (error) {
    why = messageOf(error);
  }
  return spot.report("value", {
    title: "the command cannot be parsed",
    description: `It is split into words like a shell command: ${why}.`,
    fix: "Close every quote, and write a literal backslash as `\\\\`.",
  });
}
