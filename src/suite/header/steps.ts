import { isObject } from "../../core/json/json.js";
import type { ProblemLog } from "../problems.js";
import { checkServerName, onlyServer } from "../servers/server-name.js";
import type { Suite, SuiteCall, SuiteStep } from "../types.js";
import { reportLateKeys } from "../variables/late-values.js";
import { checkStepReferences } from "../variables/references.js";
import { child } from "../yaml/nodes.js";
import type { Path } from "../yaml/positions.js";
import { type Clash, checkClashes } from "./clashes.js";
import { assertionsOf, headersOnlyOverHttp, limitsOf } from "./expectations.js";

const CLASHES: readonly Clash[] = [
  { key: "resource", excludes: ["args"], why: "A resource is read by its URI only.", fix: "Remove `args`." },
];

/** What steps take from their context. */
export interface StepScope {
  root: Record<string, unknown>;
  servers: Suite["servers"];
  /** The test's server; undefined if steps are outside a test. */
  server?: string;
  timeoutMs: number;
  /** The steps that have run before, by id, with the names that they save; these steps are added. */
  saved: Map<string, readonly string[]>;
  log: ProblemLog;
}

/** The steps at a path; reports ids that occur twice and references to steps that have not run. */
export function stepsOf(list: unknown, path: Path, scope: StepScope): SuiteStep[] {
  const { root, saved, log } = scope;
  if (!Array.isArray(list)) return [];
  return list.flatMap((node: unknown, index) => {
    if (!isObject(node)) return [];
    const at = [...path, index];
    const { expect, ...rest } = node;
    checkStepReferences(root, at, rest, saved, log);
    const { id } = node;
    if (typeof id === "string") {
      if (saved.has(id)) reportDuplicateId(root, [...at, "id"], id, log);
      saved.set(id, isObject(node.save) ? Object.keys(node.save) : []);
    }
    // What a step expects may name its own answer.
    checkStepReferences(root, [...at, "expect"], expect, saved, log);
    return [stepOf(node, at, scope)];
  });
}

function stepOf(node: Record<string, unknown>, path: Path, scope: StepScope): SuiteStep {
  const { root, servers, log } = scope;
  const { id, server, expect, save, timeout_ms: timeout } = node;
  checkClashes(root, path, node, CLASHES, log);
  const limits = limitsOf(expect, root, [...path, "expect"], log);
  reportLateKeys(root, path, node, ["id", "server", "save", "timeout_ms"], log);
  const assertions = assertionsOf(expect, root, [...path, "expect"], log);
  const call = callOf(node);
  const name =
    typeof server === "string"
      ? checkServerName(root, [...path, "server"], server, servers, log)
      : (scope.server ?? onlyServer(root, [...path, KEYS[call.method]], "The step", servers, log));
  headersOnlyOverHttp(root, [...path, "expect"], expect, servers.get(name), log);
  return {
    ...(typeof id === "string" ? { id } : {}),
    server: name,
    call,
    timeoutMs: typeof timeout === "number" ? timeout : scope.timeoutMs,
    ...(assertions.length > 0 && { expect: assertions }),
    ...(limits && { limits }),
    save: Object.entries(isObject(save) ? save : {}).flatMap(([name, target]) =>
      typeof target === "string" ? [{ name, target, path: ["save", name] }] : [],
    ),
    location: log.places.locate(node, [typeof id === "string" ? "id" : KEYS[call.method]]),
    node,
  };
}

const KEYS = { "tools/call": "tool", "resources/read": "resource", "prompts/get": "prompt" } as const;

/** A URI may wait for what an earlier step answered. */
function callOf(node: Record<string, unknown>): SuiteCall {
  const { tool, resource, prompt } = node;
  const args = isObject(node.args) ? node.args : {};
  if (resource !== undefined) return { method: "resources/read", uri: resource as string };
  if (prompt !== undefined) return { method: "prompts/get", prompt: prompt as string, args };
  return { method: "tools/call", tool: tool as string, args };
}

/** What names no server, of steps or of what is like them, goes to that of its test. */
export function moveToServer<T extends { server: string; node: object }>(
  list: readonly T[],
  from: string,
  to: string,
): T[] {
  return list.map((entry) =>
    entry.server === from && child(entry.node, "server") === undefined ? { ...entry, server: to } : entry,
  );
}

function reportDuplicateId(root: object, path: Path, id: string, log: ProblemLog): void {
  log.at(root, path, "value", {
    title: `two steps have the id \`${id}\``,
    description: "References could not tell them apart.",
    fix: "Give one of them a different id.",
  });
}
