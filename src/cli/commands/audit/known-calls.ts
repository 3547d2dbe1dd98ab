import { randomUUID } from "node:crypto";
import { resolve } from "node:path";
import type { Args } from "../../../conformance/calls/types.js";
import { addTo } from "../../../core/groups.js";
import { asObject, isObject } from "../../../core/json/json.js";
import { throwErrors, UserError, userError } from "../../../core/problem.js";
import { checkSuites } from "../../../engine/check/check.js";
import { Unknown } from "../../../engine/lanes/coverage.js";
import { makePlan, plannedCalls } from "../../../engine/plan/plan.js";
import { createRequest } from "../../../run/create-request.js";
import { loadRequest } from "../../../run/load-request.js";
import type { RunRequest } from "../../../run/request.js";
import type { Suite } from "../../../suite/types.js";
import { PlaceStore } from "../../../suite/yaml/positions.js";
import { readSource } from "../../../suite/yaml/read-source.js";
import { readYaml } from "../../../suite/yaml/read-yaml.js";

type KnownCalls = ReadonlyMap<string, readonly Args[]>;

/** Calls that tools are said to accept: those of `--args`, and those of the tests of suites. Throws a UserError. */
export async function knownCalls(
  file: string | undefined,
  suites: readonly Suite[],
  request: RunRequest,
): Promise<KnownCalls> {
  const fileCalls = file === undefined ? [] : await callsOfFile(file, request);
  const calls = new Map<string, Args[]>();
  for (const [tool, args] of [...fileCalls, ...(await callsOfSuites(suites, request.cwd))]) addTo(calls, tool, args);
  return calls;
}

async function callsOfFile(name: string, request: RunRequest): Promise<[string, Args][]> {
  const file = resolve(request.cwd, name);
  const { value, problems } = await readYaml(readSource(file, request.cwd), new PlaceStore());
  if (problems.length > 0) throw new UserError(problems);
  const tools = Object.entries(asObject(value));
  if (tools.length > 0 && tools.every(([, calls]) => Array.isArray(calls) && calls.every(isObject)) && !isSuite(value))
    return tools.flatMap(([tool, calls]) => (calls as Args[]).map((args): [string, Args] => [tool, args]));
  if (!isSuite(value)) {
    const fix = "Write `list_items: [{}, {status: open}]`, a list of arguments for each tool, or name a suite.";
    throw userError(
      `${name} has no arguments`,
      "It is neither a map from tools to lists of arguments nor a suite.",
      fix,
    );
  }
  const { suites, problems: suiteProblems } = await loadRequest(createRequest([file], {}, request), randomUUID());
  throwErrors(suiteProblems);
  return callsOfSuites(suites, request.cwd);
}

function isSuite(value: unknown): boolean {
  return isObject(value) && ("servers" in value || "server" in value || "imports" in value);
}

/** The calls of the tests of suites, but for those that are known only when the tests run. */
async function callsOfSuites(suites: readonly Suite[], cwd: string): Promise<[string, Args][]> {
  const { checked, problems } = await checkSuites(suites, { cwd });
  throwErrors(problems);
  return makePlan(checked, {}).files.flatMap((file) =>
    plannedCalls(file).flatMap(({ call }): [string, Args][] =>
      call.method === "tools/call" && isKnown(call.args) ? [[call.tool, call.args]] : [],
    ),
  );
}

function isKnown(value: unknown): boolean {
  if (value instanceof Unknown) return false;
  if (typeof value === "string") return !value.includes("${");
  return typeof value !== "object" || value === null || Object.values(value).every(isKnown);
}
