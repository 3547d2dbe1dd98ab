import type { Contract } from "../../core/generated/baseline.js";
import type { ServerRow } from "../../core/generated/results.js";
import type { SuiteCall } from "../../suite/types.js";
import { coverageOf } from "./coverage.js";

/** A request that a test made. */
export interface RecordedCall {
  method: string;
  params: Readonly<Record<string, unknown>>;
}

/** What the tests of a lane called, each once. */
export class ExercisedTargets {
  readonly #calls = new Map<string, SuiteCall>();

  add(call: RecordedCall | undefined): void {
    const made = call && suiteCall(call);
    if (made !== undefined) this.#calls.set(JSON.stringify(made), made);
  }

  /** What a server's row says of it; nothing if the contract of the server was not read. */
  row(contract: Contract | undefined): Pick<ServerRow, "coverage"> {
    if (contract === undefined) return {};
    const { tools = [], resources = [], resource_templates: templates = [], prompts = [] } = contract;
    const lists = {
      "tools/list": tools,
      "resources/list": resources,
      "resources/templates/list": templates,
      "prompts/list": prompts,
    };
    const items = coverageOf(lists, [...this.#calls.values()]);
    const named = (exercised: boolean) =>
      items.filter((item) => item.exercised === exercised).map(({ kind, name }) => ({ kind, name }));
    return { coverage: { exercised: named(true), missing: named(false) } };
  }
}

/** The tool that a request calls. */
export function toolOf({ method, params: { name } }: RecordedCall): string | undefined {
  return method === "tools/call" && typeof name === "string" ? name : undefined;
}

/** Its name alone: arguments are not counted here. */
function suiteCall(call: RecordedCall): SuiteCall | undefined {
  const { name, uri } = call.params;
  const tool = toolOf(call);
  if (tool !== undefined) return { method: "tools/call", tool, args: {} };
  if (call.method === "prompts/get" && typeof name === "string")
    return { method: "prompts/get", prompt: name, args: {} };
  return call.method === "resources/read" && typeof uri === "string" ? { method: "resources/read", uri } : undefined;
}
