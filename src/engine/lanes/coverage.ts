import { propertiesOf, resolveRefs } from "../../conformance/probes/schema.js";
import { canonicalJson, isObject } from "../../core/json/json.js";
import { UserError } from "../../core/problem.js";
import { SuiteFault } from "../../matchers/types.js";
import type { SuiteCall, SuiteTest } from "../../suite/types.js";
import { fillIn, hasDeferred } from "../../suite/variables/deferred.js";
import { readPath } from "../calls/references.js";
import type { FilePlan } from "../plan/plan.js";

/** A call that a plan makes. What is known only while the suite runs is an `Unknown`, or in a URI `${…}`. */
export interface PlannedCall {
  server: string;
  call: SuiteCall;
}

/** A value that is known only while the suite runs. */
class Unknown {}

/** An argument that no test passes, or to which all calls give the same value. */
interface ArgumentGap {
  argument: string;
  gap: "never passed" | "always the same";
  /** The value that is always the same. */
  value?: unknown;
}

/** A tool, resource, template or prompt that a server lists. */
export interface CoveredItem {
  kind: "tool" | "resource" | "resource template" | "prompt";
  /** A URI or template for resources. */
  name: string;
  exercised: boolean;
  /** Of a tool that is exercised. */
  arguments?: ArgumentGap[];
}

/** The calls of a file's tests that are not skipped, with its setup and teardown if there is any such test. */
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
  const calls = directCalls(test);
  return calls.map(({ server, call }) => ({ server, call: filled(call, test.data ?? {}) }));
}

function directCalls(test: SuiteTest): readonly PlannedCall[] {
  if (test.block === "compositions") return test.nodes;
  if (test.block === "compliance") return rawCall(test);
  // Which tools a model calls is known only when it has.
  if (test.block === "agents" || test.block === "evals") return [];
  if (test.block !== "tools") return [{ server: test.server, call: test }];
  const { steps = [], verify = [], finally: last = [], injected, server } = test;
  // An injected error stands for the call.
  const calls = steps.length > 0 || injected ? [] : [{ server, call: test }];
  return [...calls, ...steps, ...verify, ...last];
}

/** The call that a compliance test writes as a request. */
function rawCall({ server, request }: Extract<SuiteTest, { block: "compliance" }>): PlannedCall[] {
  const { name, uri, arguments: given } = request?.params ?? {};
  const args = isObject(given) ? given : {};
  if (request?.method === "tools/call") return [{ server, call: { block: "tools", tool: String(name), args } }];
  if (request?.method === "prompts/get") return [{ server, call: { block: "prompts", prompt: String(name), args } }];
  return request?.method === "resources/read" ? [{ server, call: { block: "resources", uri: String(uri) } }] : [];
}

function filled(call: SuiteCall, data: unknown): SuiteCall {
  if (call.block === "resources") {
    const uri = fillData(call.uri, data);
    return { ...call, uri: uri instanceof Unknown ? JSON.parse(JSON.stringify(call.uri)) : String(uri) };
  }
  const args = Object.entries(call.args).map(([name, value]) => [name, fillData(value, data)] as const);
  return { ...call, args: Object.fromEntries(args) };
}

/** The value with what its row of data gives. */
function fillData(value: unknown, data: unknown): unknown {
  if (!hasDeferred(value)) return value;
  try {
    return fillIn(value, (name) => (name.startsWith("data.") ? readPath({ data }, name) : undefined));
  } catch (error) {
    if (error instanceof UserError || error instanceof SuiteFault) return new Unknown();
    throw error;
  }
}

/** Which items of a server's lists the calls exercise. `lists`: the items of each list by its method. */
export function coverageOf(
  lists: Readonly<Record<string, readonly unknown[]>>,
  calls: readonly SuiteCall[],
): CoveredItem[] {
  const items = (method: string) => (lists[method] ?? []).filter(isObject);
  const texts = (method: string, key: string) => [
    ...new Set(items(method).flatMap((item) => (typeof item[key] === "string" ? [item[key]] : []))),
  ];
  const uris = calls.flatMap((call) => (call.block === "resources" ? [call.uri] : []));
  const prompts = new Set(calls.flatMap((call) => (call.block === "prompts" ? [call.prompt] : [])));
  return [
    ...items("tools/list").flatMap((tool) => (typeof tool.name === "string" ? [toolItem(tool.name, tool, calls)] : [])),
    ...texts("resources/list", "uri").map((uri) => itemOf("resource", uri, uris.includes(uri))),
    ...texts("resources/templates/list", "uriTemplate").map((template) =>
      itemOf(
        "resource template",
        template,
        uris.some((uri) => isFrom(template, uri)),
      ),
    ),
    ...texts("prompts/list", "name").map((name) => itemOf("prompt", name, prompts.has(name))),
  ];
}

function itemOf(kind: CoveredItem["kind"], name: string, exercised: boolean): CoveredItem {
  return { kind, name, exercised };
}

function toolItem(name: string, { inputSchema }: Record<string, unknown>, calls: readonly SuiteCall[]): CoveredItem {
  const given = calls.flatMap((call) => (call.block === "tools" && call.tool === name ? [call.args] : []));
  if (given.length === 0) return itemOf("tool", name, false);
  const gaps = propertiesOf(resolveRefs(inputSchema, inputSchema)).flatMap(([argument, schema]) =>
    gapOf(argument, schema, given),
  );
  return { ...itemOf("tool", name, true), arguments: gaps };
}

function gapOf(argument: string, schema: unknown, given: readonly Readonly<Record<string, unknown>>[]): ArgumentGap[] {
  const values = given.filter((args) => Object.hasOwn(args, argument)).map((args) => args[argument]);
  if (values.length === 0) return [{ argument, gap: "never passed" }];
  // To leave it out is to vary it, and so is what is known only at run time.
  const isSame = values.length === given.length && new Set(values.map(canonicalJson)).size === 1;
  if (!isSame || values.some((value) => value instanceof Unknown) || hasOneValue(schema)) return [];
  return [{ argument, gap: "always the same", value: values[0] }];
}

function hasOneValue(schema: unknown): boolean {
  return isObject(schema) && ("const" in schema || (Array.isArray(schema.enum) && schema.enum.length === 1));
}

/** True if a URI may be made from a template: it has the texts between the placeholders, in their order. */
function isFrom(template: string, uri: string): boolean {
  const [first = "", ...rest] = template.split(/\{[^{}]*\}/);
  if (!uri.startsWith(first)) return false;
  const last = rest.pop();
  if (last === undefined) return uri === first;
  let at = first.length;
  for (const text of rest) {
    const found = uri.indexOf(text, at);
    if (found < 0) return false;
    at = found + text.length;
  }
  return uri.length - last.length >= at && uri.endsWith(last);
}
