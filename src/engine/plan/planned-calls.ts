import { UserError } from "../../core/problem.js";
import { readPath } from "../../matchers/target.js";
import { SuiteFault } from "../../matchers/types.js";
import type { PlannedCall, SuiteCall, SuiteTest } from "../../suite/types.js";
import { fillIn, hasDeferred } from "../../suite/variables/deferred.js";
import { Unknown } from "../lanes/coverage.js";
import type { FilePlan } from "./plan.js";

/**
 * The calls of a file's tests that are not skipped, with its setup and teardown if there is any such test. What is known
 * only while the suite runs is an `Unknown`, or in a URI `${…}`.
 */
export function plannedCalls({ checked: { suite }, batches }: FilePlan): PlannedCall[] {
  const tests = batches.flatMap(({ tasks }) => tasks.filter(({ skip }) => skip === undefined));
  if (tests.length === 0) return [];
  const setupCalls = [...suite.setup, ...suite.teardown].map(({ server, call }) => ({
    server,
    call: filled(call, {}),
  }));
  return [...setupCalls, ...tests.flatMap(({ checked }) => callsOf(checked.test))];
}

function callsOf(test: SuiteTest): PlannedCall[] {
  const { calls = [], steps = {} } = test.kind.needs(test);
  return [...calls, ...Object.values(steps).flat()].map(({ server, call }) => ({
    server,
    call: filled(call, test.data ?? {}),
  }));
}

function filled(call: SuiteCall, data: unknown): SuiteCall {
  if (call.method === "resources/read") {
    const uri = fillData(call.uri, data);
    return { ...call, uri: uri instanceof Unknown ? JSON.parse(JSON.stringify(call.uri)) : String(uri) };
  }
  const args = Object.entries(call.args).map(([name, value]) => [name, fillData(value, data)] as const);
  return { ...call, args: Object.fromEntries(args) };
}

function fillData(value: unknown, data: unknown): unknown {
  if (!hasDeferred(value)) return value;
  try {
    return fillIn(value, (name) => (name.startsWith("data.") ? readPath({ data }, name) : undefined));
  } catch (error) {
    if (error instanceof UserError || error instanceof SuiteFault) return new Unknown();
    throw error;
  }
}
