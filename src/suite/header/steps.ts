import { parseDuration } from "../../core/clock.js";
import { asObject, defined, isObject } from "../../core/json/json.js";
import { type Clash, checkClashes, type SuiteScope, type TestScope } from "../kind.js";
import { type Spot, sameNames } from "../problems.js";
import { baseOf, type IdentityScope, identityOf, serverAs } from "../servers/identities.js";
import { checkDuration, checkServerName, onlyServer } from "../servers/servers.js";
import type { SuiteCancelAfter, SuiteStep, SuiteStepCall, SuiteTask } from "../types.js";
import { checkStepReferences, reportLateKeys } from "../variables/references.js";
import { child, numberOf } from "../yaml/nodes.js";
import { assertionsOf, headersOnlyOverHttp, limitsOf } from "./expectations.js";

/** Of a call: a task is cancelled in another way. */
export const TASK_IS_CANCELLED: Clash = {
  key: "task",
  excludes: ["cancel_after"],
  why: "A task is cancelled by a request of its own.",
  fix: "Write `cancel_after` inside `task`.",
};

const CLASHES: readonly Clash[] = [
  { key: "resource", excludes: ["args"], why: "A resource is read by its URI only.", fix: "Remove `args`." },
  { key: "resource", excludes: ["task"], why: "Only tools run as tasks." },
  { key: "prompt", excludes: ["task"], why: "Only tools run as tasks." },
  { key: "resource", excludes: ["cancel_after"], why: "Only calls of tools are cancelled." },
  { key: "prompt", excludes: ["cancel_after"], why: "Only calls of tools are cancelled." },
  TASK_IS_CANCELLED,
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
function readCall(spot: Spot, node: Record<string, unknown>): SuiteStepCall {
  const { tool, resource, prompt } = node;
  const args = asObject(node.args);
  if (resource !== undefined) return { method: "resources/read", uri: resource as string };
  if (prompt !== undefined) return { method: "prompts/get", prompt: prompt as string, args };
  return { method: "tools/call", tool: tool as string, args, ...taskIn(spot), ...cancelIn(spot) };
}

/** The `cancel_after` of a call. */
export function cancelIn(spot: Spot): { cancelAfter?: SuiteCancelAfter } {
  const after = spot.at("cancel_after");
  if (after.value === undefined) return {};
  reportLateKeys(spot, ["cancel_after"]);
  checkDuration(after);
  const cancelAfter = after.value === "progress" ? after.value : parseDuration(String(after.value));
  return defined({ cancelAfter });
}

/** The `task` of a call: true, or how it is followed. */
export function taskIn(spot: Spot): { task?: SuiteTask } {
  const task = spot.at("task");
  if (task.value === undefined || task.value === false) return {};
  const keys = ["within", "poll", "cancel_after"];
  reportLateKeys(task, keys);
  for (const key of keys) checkDuration(task.at(key));
  const [withinMs, pollMs, cancelAfterMs] = keys.map((key) => parseDuration(String(task.members[key])));
  const { input } = task.members;
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

/** The steps of a test under a key; the names that they save are added to `saved`. */
export function testSteps(
  key: string,
  saved: Map<string, readonly string[]>,
  { spot, header: { server, timeoutMs } }: TestScope,
  { servers, identities }: SuiteScope,
): SuiteStep[] {
  return stepsOf(spot.at(key), { servers, identities, server, timeoutMs, saved });
}
