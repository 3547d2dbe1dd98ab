import { isDeepStrictEqual } from "node:util";
import type { Step } from "../../../conformance/audit/types.js";
import { isObject } from "../../../core/json/json.js";
import { exceptionIn } from "../../../core/proc/exceptions.js";
import type { AuditFindings, AuditResult } from "../../../kinds/compliance/audit/audit-lane.js";
import { findRule } from "../../../rules/registry.js";
import type { WrittenAssertion } from "../call/answer-shape.js";
import type { SavedTest } from "../call/save-tests.js";
import { LEAK, testOf } from "../fuzz/fuzz.js";

/** A test for each finding that a suite can say, which fails as long as the fault is there; `unsaid` counts the others. */
export function testsOf({ results, listed }: AuditFindings): { tests: SavedTest[]; unsaid: number } {
  const schemas = new Map(listed.tools.map(({ name, outputSchema }) => [name, outputSchema]));
  const found = results.filter(
    ({ status, tier, sdk }) => status === "failed" && tier !== "advice" && sdk === undefined,
  );
  const tests = found.map((result) => savedTest(result, schemas));
  const said = tests.filter((test) => test !== undefined);
  const isNew = ({ name }: SavedTest, at: number) => said.findIndex((other) => other.name === name) === at;
  return { tests: said.filter(isNew), unsaid: tests.length - said.length };
}

function savedTest(result: AuditResult, schemas: ReadonlyMap<unknown, unknown>): SavedTest | undefined {
  const { id, title, steps = [], fuzzed, subject = "" } = result;
  // A rule of the corpus is a check of its own.
  if (findRule(id)?.corpus !== undefined && steps.length === 0)
    return { block: "compliance", name: `${id}: ${title}`, entry: { check: id }, assertions: [] };
  const tool = toolOf(steps.at(-1));
  if (fuzzed) return testOf(tool ?? "", fuzzed, schemas.get(tool));
  const assertion = assertionOf(result, schemas.get(tool));
  const sameAs = equalStep(result);
  const isFromOthers = steps.some(({ origins }) =>
    [...(origins?.values() ?? [])].some(({ step }) => steps.includes(step)),
  );
  if (!(assertion || sameAs) || isFromOthers || steps.some((step) => toolOf(step) === undefined)) return undefined;
  const calls = steps.map((step, at) => ({ id: idOf(at), tool: toolOf(step), ...argsOf(step) }));
  const [only] = calls;
  const { id: _, ...single } = only ?? { id: "" };
  const entry = calls.length === 1 ? single : { steps: calls };
  return { block: "tools", name: `${subject}: ${title} (${id})`, entry, ...asserted(assertion, sameAs) };
}

function asserted(assertion: WrittenAssertion | undefined, sameAs: string | undefined) {
  return { assertions: assertion ? [assertion] : [], ...(sameAs !== undefined && { sameAs }) };
}

function toolOf(step: Step | undefined): string | undefined {
  return step?.method === "tools/call" && typeof step.params.name === "string" ? step.params.name : undefined;
}

function argsOf({ params }: Step) {
  const args = params.arguments;
  return isObject(args) && Object.keys(args).length > 0 ? { args } : {};
}

function idOf(at: number): string {
  return `call_${at + 1}`;
}

/** What the last answer should be and is not. */
function assertionOf({ id, steps = [], evidence }: AuditResult, schema: unknown): WrittenAssertion | undefined {
  const [, answer = ""] = evidence?.split("\n← ") ?? [];
  switch (id) {
    case "AUDIT-CRASH":
    case "AUDIT-HANG":
      // Any answer will do.
      return { target: "", matcher: { schema: { type: "object" } } };
    case "AUDIT-EXCEPTION": {
      const words = exceptionIn(answer, JSON.stringify(steps.at(-1)?.params));
      return words === undefined ? undefined : { target: "result", matcher: { not: { regex: literalPattern(words) } } };
    }
    case "AUDIT-LEAK":
      return new RegExp(LEAK).test(answer) ? { target: "result", matcher: { not: { regex: LEAK } } } : undefined;
    case "AUDIT-OUTPUT":
      return { target: "result.structuredContent", matcher: { schema } };
    case "AUDIT-LOOSER":
    case "AUDIT-REQUIRED":
      return { target: "result.isError", matcher: { exact: true } };
    case "AUDIT-TIGHTER":
      return { target: "result.isError", matcher: { exact: false } };
    default:
      return undefined;
  }
}

/** The step that the last one should be answered like. */
function equalStep({ id, steps = [] }: AuditResult): string | undefined {
  if (id === "AUDIT-DEFAULT") return idOf(steps.length - 2);
  if (id !== "AUDIT-READ-ONLY" && id !== "AUDIT-IDEMPOTENT") return undefined;
  const at = steps.slice(0, -1).findLastIndex(({ params }) => isDeepStrictEqual(params, steps.at(-1)?.params));
  return at < 0 ? undefined : idOf(at);
}

/** Marks are escaped in some texts and not in others. */
function literalPattern(words: string): string {
  return words.replace(/[.*+?^${}()|[\]]/g, "\\$&").replace(/["'\\](?![.*+?^${}()|[\]])/g, ".{1,2}");
}
