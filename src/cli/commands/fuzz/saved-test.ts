import { CANARY } from "../../../conformance/calls/hostile-values.js";
import { PATH, STACK } from "../../../conformance/rules/fuzz/classify.js";
import type { FuzzFinding } from "../../../conformance/rules/fuzz/types.js";
import { isObject } from "../../../core/json/json.js";
import type { WrittenAssertion } from "../call/answer-shape.js";
import type { SavedTest } from "../call/save-tests.js";

/** A test that fails until the fault of a finding is fixed; undefined if a suite cannot express it. */
export function fuzzTestOf(tool: string, finding: FuzzFinding, outputSchema: unknown): SavedTest | undefined {
  const { args, class: kind, rule_id } = finding;
  const assertion = assertionOf(finding, outputSchema);
  if (assertion === undefined) return undefined;
  const test = { name: `${tool}: ${kind} (${rule_id})`, assertions: [assertion] };
  if (args === undefined || isObject(args)) {
    const argsEntry = args !== undefined && Object.keys(args).length > 0 ? { args } : {};
    return { ...test, block: "tools", entry: { tool, ...argsEntry } };
  }
  // The arguments of a tool test are an object.
  const request = { method: "tools/call", params: { name: tool, arguments: args } };
  return { ...test, block: "compliance", entry: { request } };
}

function assertionOf({ class: kind, rule_id }: FuzzFinding, outputSchema: unknown): WrittenAssertion | undefined {
  if (kind === "accepted_invalid") return { target: "result.isError", matcher: { exact: true } };
  if (kind === "rejected_protocol" || rule_id === "FUZZ-INTERNAL-ERROR") {
    return { target: "error", matcher: { exact: null } };
  }
  if (kind === "injection") return { target: "result", matcher: { not: { regex: CANARY } } };
  if (kind === "output_schema") return { target: "result.structuredContent", matcher: { schema: outputSchema } };
  if (rule_id === "FUZZ-LEAK-STACK") return { target: "result", matcher: { not: { regex: STACK.source } } };
  if (rule_id === "FUZZ-LEAK-PATH") return { target: "result", matcher: { not: { regex: PATH.source } } };
  // The assertion would have to name the secret, which must not be in a suite.
  if (kind === "leak") return undefined;
  if (kind === "protocol_violation") {
    const shape = { type: "object", anyOf: [{ required: ["content"] }, { required: ["code", "message"] }] };
    return { target: "result", matcher: { schema: shape } };
  }
  // Any answer will do.
  return { target: "", matcher: { schema: { type: "object" } } };
}
