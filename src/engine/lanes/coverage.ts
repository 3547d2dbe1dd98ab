import { propertiesOf, resolveRefs } from "../../conformance/calls/schema.js";
import type { Contract } from "../../core/generated/baseline.js";
import type { ServerRow } from "../../core/generated/results.js";
import { addTo } from "../../core/groups.js";
import { canonicalJson, isObject } from "../../core/json/json.js";
import type { SuiteCall } from "../../suite/types.js";
import type { Call } from "../judge/call.js";

/** A value that is known only while the suite runs. */
export class Unknown {}

/** An argument that no test passes, or to which all calls give the same value. */
interface ArgumentGap {
  argument: string;
  gap: "never passed" | "always the same";
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

/** Which items of a server's lists the calls exercise. `lists`: the items of each list by its method. */
export function coverageOf(
  lists: Readonly<Record<string, readonly unknown[]>>,
  calls: readonly SuiteCall[],
): CoveredItem[] {
  const items = (method: string) => (lists[method] ?? []).filter(isObject);
  const texts = (method: string, key: string) => [
    ...new Set(items(method).flatMap((item) => (typeof item[key] === "string" ? [item[key]] : []))),
  ];
  const uris = new Set(calls.flatMap((call) => (call.method === "resources/read" ? [call.uri] : [])));
  const callsByTool = new Map<string, Args[]>();
  for (const call of calls) if (call.method === "tools/call") addTo(callsByTool, call.tool, call.args);
  const prompts = new Set(calls.flatMap((call) => (call.method === "prompts/get" ? [call.prompt] : [])));
  return [
    ...items("tools/list").flatMap((tool) =>
      typeof tool.name === "string" ? [toolItem(tool.name, tool, callsByTool.get(tool.name))] : [],
    ),
    ...texts("resources/list", "uri").map((uri) => itemOf("resource", uri, uris.has(uri))),
    ...texts("resources/templates/list", "uriTemplate").map((template) => {
      return itemOf("resource template", template, [...uris].some(isFrom(template)));
    }),
    ...texts("prompts/list", "name").map((name) => itemOf("prompt", name, prompts.has(name))),
  ];
}

function itemOf(kind: CoveredItem["kind"], name: string, exercised: boolean): CoveredItem {
  return { kind, name, exercised };
}

type Args = Readonly<Record<string, unknown>>;

function toolItem(name: string, { inputSchema }: Record<string, unknown>, calls: readonly Args[] = []): CoveredItem {
  if (calls.length === 0) return itemOf("tool", name, false);
  const gaps = propertiesOf(resolveRefs(inputSchema, inputSchema)).flatMap(([argument, schema]) =>
    gapOf(argument, schema, calls),
  );
  return { ...itemOf("tool", name, true), arguments: gaps };
}

function gapOf(argument: string, schema: unknown, calls: readonly Args[]): ArgumentGap[] {
  const values = calls.filter((args) => Object.hasOwn(args, argument)).map((args) => args[argument]);
  if (values.length === 0) return [{ argument, gap: "never passed" }];
  // A call without the argument varies it, and a value that is known only at run time may vary.
  const isSame = values.length === calls.length && new Set(values.map(canonicalJson)).size === 1;
  if (!isSame || values.some((value) => value instanceof Unknown) || hasOneValue(schema)) return [];
  return [{ argument, gap: "always the same", value: values[0] }];
}

function hasOneValue(schema: unknown): boolean {
  return isObject(schema) && ("const" in schema || (Array.isArray(schema.enum) && schema.enum.length === 1));
}

/** True if a URI may come from a template: it has the texts between the placeholders, in their order. */
function isFrom(template: string): (uri: string) => boolean {
  const [first = "", ...rest] = template.split(/\{[^{}]*\}/);
  const last = rest.pop();
  return (uri) => {
    if (!uri.startsWith(first)) return false;
    if (last === undefined) return uri === first;
    let at = first.length;
    for (const text of rest) {
      const index = uri.indexOf(text, at);
      if (index < 0) return false;
      at = index + text.length;
    }
    return uri.length - last.length >= at && uri.endsWith(last);
  };
}

export type SentCall = Pick<Call, "method" | "params">;

/** What the tests of a lane called, each once. */
export class ExercisedCalls {
  readonly #calls = new Map<string, SuiteCall>();

  add(call: SentCall | undefined): void {
    const target = call && suiteCall(call);
    if (target !== undefined) this.#calls.set(JSON.stringify(target), target);
  }

  /** What a server's row says of it; nothing if the contract of the server was not read. */
  row(contract: Contract | undefined): Pick<ServerRow, "coverage"> {
    if (contract === undefined) return {};
    const { tools = [], resources = [], resource_templates: templates = [], prompts = [] } = contract;
    const ofResources = { "resources/list": resources, "resources/templates/list": templates };
    const lists = { "tools/list": tools, ...ofResources, "prompts/list": prompts };
    const items = coverageOf(lists, [...this.#calls.values()]);
    const itemsWith = (exercised: boolean) =>
      items.filter((item) => item.exercised === exercised).map(({ kind, name }) => ({ kind, name }));
    return { coverage: { exercised: itemsWith(true), missing: itemsWith(false) } };
  }
}

/** The tool that a request calls. */
export function toolOf({ method, params: { name } }: SentCall): string | undefined {
  return method === "tools/call" && typeof name === "string" ? name : undefined;
}

/** The call without its arguments, which are not counted here. */
function suiteCall(call: SentCall): SuiteCall | undefined {
  const { name, uri } = call.params;
  const tool = toolOf(call);
  if (tool !== undefined) return { method: "tools/call", tool, args: {} };
  if (call.method === "prompts/get" && typeof name === "string")
    return { method: "prompts/get", prompt: name, args: {} };
  return call.method === "resources/read" && typeof uri === "string" ? { method: "resources/read", uri } : undefined;
}
