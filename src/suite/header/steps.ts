import { isObject } from "../../core/json/json.js";
import { type Clash, checkClashes } from "../kind.js";
import { type Spot, sameNames } from "../problems.js";
import { checkServerName, onlyServer } from "../servers/servers.js";
import type { Suite, SuiteCall, SuiteStep } from "../types.js";
import { checkStepReferences, reportLateKeys } from "../variables/references.js";
import { child, numberOf } from "../yaml/nodes.js";
import { assertionsOf, headersOnlyOverHttp, limitsOf } from "./expectations.js";

const CLASHES: readonly Clash[] = [
  { key: "resource", excludes: ["args"], why: "A resource is read by its URI only.", fix: "Remove `args`." },
];

export interface StepScope {
  servers: Suite["servers"];
  /** The test's server; undefined if steps are outside a test. */
  server?: string;
  timeoutMs: number;
  /** The steps that have run before, by id, with the names that they save; these steps are added. */
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
    // What a step expects may name its own answer.
    checkStepReferences(spot.at("expect"), saved);
    return [stepOf(spot, spot.value, scope)];
  });
}

function stepOf(spot: Spot, node: Record<string, unknown>, scope: StepScope): SuiteStep {
  const { servers } = scope;
  const { id, server, save } = node;
  const expect = spot.at("expect");
  checkClashes(spot, CLASHES);
  const limits = limitsOf(expect);
  reportLateKeys(spot, ["id", "server", "save", "timeout_ms"]);
  const assertions = assertionsOf(expect);
  const call = callOf(node);
  const name =
    typeof server === "string"
      ? checkServerName(spot.at("server"), servers)
      : (scope.server ?? onlyServer(spot.at(KEYS[call.method]), "The step", servers));
  headersOnlyOverHttp(expect, servers.get(name));
  return {
    ...(typeof id === "string" && { id }),
    server: name,
    call,
    timeoutMs: numberOf(node.timeout_ms) ?? scope.timeoutMs,
    ...(assertions.length > 0 && { expect: assertions }),
    ...(limits && { limits }),
    save: Object.entries(isObject(save) ? save : {}).flatMap(([name, target]) =>
      typeof target === "string" ? [{ name, target, path: ["save", name] }] : [],
    ),
    location: spot.log.places.locate(node, [typeof id === "string" ? "id" : KEYS[call.method]]),
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
