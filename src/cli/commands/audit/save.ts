import { isDeepStrictEqual } from "node:util";
import type { Claim } from "../../../conformance/claims/claim.js";
import { targetOf } from "../../../conformance/rules/audit/assertions.js";
import {
  AnswerPart,
  type AuditAnswer,
  type AuditStep,
  type FindingProof,
  type StepAssertion,
} from "../../../conformance/rules/audit/types.js";
import { isObject, parseJson } from "../../../core/json/json.js";
import type { AuditFindings } from "../../../kinds/compliance/audit/audit-lane.js";
import { findRule } from "../../../rules/registry.js";
import { DeferredText } from "../../../suite/variables/deferred.js";
import type { WrittenAssertion } from "../call/answer-shape.js";
import type { SavedTest } from "../call/save-tests.js";
import { fuzzTestOf } from "../fuzz/saved-test.js";

/** A test for each finding that a suite can express, which fails until the fault is fixed; `omissions` has a line for each other. */
export function testsOf({ results, listed }: AuditFindings): { tests: SavedTest[]; omissions: string[] } {
  const schemas = new Map(listed.tools.map(({ name, outputSchema }) => [name, outputSchema]));
  const tests = new Map<string, SavedTest>();
  const omissions: string[] = [];
  for (const result of results) {
    if (result.status !== "failed" || result.tier === "advice" || result.sdk !== undefined) continue;
    const test = savedTest(result, schemas);
    if (test) tests.set(test.name, tests.get(test.name) ?? test);
    else omissions.push(`${result.id} ${result.subject ?? ""}: ${OMISSION_REASONS[result.id] ?? DEFAULT_REASON}`);
  }
  return { tests: [...tests.values()], omissions };
}

const DEFAULT_REASON = "a suite has no words for these requests or answers";
const OMISSION_REASONS: Readonly<Record<string, string>> = {
  "AUDIT-LATE-DEATH": "a run may be over before the server ends; one that goes on reports it",
  "AUDIT-GROWTH": "no test measures what a server uses",
  "AUDIT-NEVER-ACCEPTED": "no call is known that should be accepted",
  "AUDIT-NOISE": "it is a finding of every run that meets it",
};

function savedTest(result: Claim, schemas: ReadonlyMap<unknown, unknown>): SavedTest | undefined {
  const { id, title, steps = [], fuzzFinding, proof, subject = "" } = result;
  // A rule of the corpus is a check of its own.
  if (findRule(id)?.corpus !== undefined && steps.length === 0)
    return { block: "compliance", name: `${id}: ${title}`, entry: { check: id }, assertions: [] };
  const tool = steps.at(-1)?.params.name;
  if (fuzzFinding) return fuzzTestOf(String(tool), fuzzFinding, schemas.get(tool));
  if (!proof || proof.assertions.length === 0) return undefined;
  const body = testBodyOf(proof);
  return body && { name: `${subject}: ${title} (${id})`, ...body };
}

export type TestBody = Omit<SavedTest, "name">;

/** Tools are called in steps, or, where JSON in texts is to be read, in a composition; undefined if a suite cannot say it. */
export function testBodyOf(proof: FindingProof): TestBody | undefined {
  const { assertions, setupSteps, answers } = proof;
  const steps = proof.steps.slice(0, setupSteps + Math.max(...assertions.map(({ at }) => at)) + 1);
  const parts = assertions.flatMap(({ at, target, matcher }) => [{ at, target }, ...partsIn(matcher)]);
  const jsonSteps = parts.flatMap(({ at, target }) => (target.startsWith("json") ? [at + setupSteps] : []));
  const inputs = steps.flatMap((step) => inputsOf(step, steps).map(({ at }) => at));
  const areStructured = [...jsonSteps, ...inputs].every(
    (at) => answers[at]?.result?.structuredContent === answers[at]?.json,
  );
  if (areStructured && parts.every(({ target }) => target !== "nodes")) return asSteps(steps, proof);
  const canSay = parts.every(({ target }) => /^(?:json|nodes|result\.isError)/.test(target));
  const areOutputs = steps.every(
    (step, at) => step.method === "tools/call" && isOutput(answers[at], at < steps.length - 1),
  );
  return canSay && areOutputs ? asComposition(steps, proof) : undefined;
}

/** How a kind of test names a part of the answer to a step: as a target, and as a reference in other places. */
interface Vocabulary {
  target(id: string, target: string): string;
  reference(id: string, target: string): string;
}

const STEP_VOCABULARY: Vocabulary = {
  target: (_, target) => target.replace(/^json/, "result.structuredContent"),
  reference: (id, target) => `\${steps.${id}.${STEP_VOCABULARY.target(id, target)}}`,
};

const NODE_VOCABULARY: Vocabulary = {
  target: (id, target) => target.replace(/^json/, `nodes.${id}.output`).replace("result.isError", `nodes.${id}.status`),
  reference: (id, target) => `\${${target.replace(/^json/, id)}}`,
};

function asSteps(all: readonly AuditStep[], proof: FindingProof): TestBody | undefined {
  const steps = all.flatMap((step, at) => {
    const stepAssertions = proof.assertions.filter((want) => want.at + proof.setupSteps === at);
    const assertions = stepAssertions.map((want) => assertionOf(want, proof, STEP_VOCABULARY));
    const entry = entryOf(step, argsOf(step, all, proof, STEP_VOCABULARY));
    return entry ? [{ entry, assertions }] : [];
  });
  if (steps.length < all.length) return undefined;
  const [only, ...more] = steps;
  if (only && more.length === 0) return asSingleTest(only);
  const stepsWithIds = steps.map(({ entry, assertions }, at) => ({
    entry: { id: idOf(at, proof), ...entry },
    assertions,
  }));
  return { block: "tools", entry: {}, assertions: [], steps: stepsWithIds };
}

/** A step as a test of its own. */
function asSingleTest({ entry, assertions }: Pick<SavedTest, "entry" | "assertions">): TestBody {
  const { resource, ...others } = entry;
  if (resource !== undefined) return { block: "resources", entry: { uri: resource }, assertions };
  return { block: "prompt" in entry ? "prompts" : "tools", entry: others, assertions };
}

function asComposition(steps: readonly AuditStep[], proof: FindingProof): TestBody {
  const nodes = steps.map((step, at) => {
    const after = (proof.inParallel ? Math.min(at, proof.setupSteps + 1) : at) - 1;
    const needs = [...inputsOf(step, steps).map((giver) => giver.at), ...(after < 0 ? [] : [after])];
    const ids = [...new Set(needs)].map((place) => idOf(place, proof));
    return {
      id: idOf(at, proof),
      tool: step.params.name,
      ...(ids.length > 0 && { needs: ids }),
      ...argsOf(step, steps, proof, NODE_VOCABULARY),
    };
  });
  const assertions = proof.assertions.map((want): WrittenAssertion => {
    const assertion = assertionOf(want, proof, NODE_VOCABULARY);
    if (want.target !== "result.isError") return assertion;
    return { ...assertion, matcher: { exact: want.matcher.exact === true ? "error" : "ok" } };
  });
  return { block: "compositions", entry: { nodes }, assertions };
}

function idOf(at: number, { setupSteps }: FindingProof): string {
  return at < setupSteps ? `given_${at + 1}` : `call_${at - setupSteps + 1}`;
}

function assertionOf(
  { at, target, jq, matcher }: StepAssertion,
  proof: FindingProof,
  words: Vocabulary,
): WrittenAssertion {
  const reference = (part: AnswerPart) =>
    new DeferredText(words.reference(idOf(part.at + proof.setupSteps, proof), part.target), []);
  const fill = (value: unknown): unknown => {
    if (value instanceof AnswerPart) return reference(value);
    if (Array.isArray(value)) return value.map(fill);
    return isObject(value) ? Object.fromEntries(Object.entries(value).map(([key, one]) => [key, fill(one)])) : value;
  };
  return {
    target: words.target(idOf(at + proof.setupSteps, proof), target),
    ...(jq !== undefined && { transform: { jq } }),
    matcher: fill(matcher) as WrittenAssertion["matcher"],
  };
}

function partsIn(value: unknown): AnswerPart[] {
  if (value instanceof AnswerPart) return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(partsIn) : [];
}

/** The arguments of a step that come out of the answers of steps before it. */
function inputsOf({ origins }: AuditStep, steps: readonly AuditStep[]) {
  return [...(origins ?? [])].flatMap(([name, { step, path }]) => {
    const at = steps.indexOf(step);
    return at < 0 || path === undefined ? [] : [{ name, at, target: targetOf(path) }];
  });
}

function argsOf(step: AuditStep, steps: readonly AuditStep[], proof: FindingProof, words: Vocabulary) {
  const inputs = inputsOf(step, steps).map(({ name, at, target }) => [
    name,
    new DeferredText(words.reference(idOf(at, proof), target), []),
  ]);
  const args = { ...(step.params.arguments as object | undefined), ...Object.fromEntries(inputs) };
  return Object.keys(args).length > 0 ? { args } : {};
}

/** A request as a step has it; undefined for one that no step can make. */
function entryOf({ method, params: { name, uri } }: AuditStep, args: object): SavedTest["entry"] | undefined {
  if (method === "tools/call") return { tool: name, ...args };
  if (method === "prompts/get") return { prompt: name, ...args };
  return method === "resources/read" ? { resource: uri } : undefined;
}

/** True if a composition reads of an answer what the audit did; if calls need it, it has to be a success. */
function isOutput(answer: AuditAnswer | undefined, isNeeded: boolean): boolean {
  const { kind, result, json, text = "" } = answer ?? {};
  const output = result?.structuredContent ?? parseJson(text);
  return (kind === "accepted" || !isNeeded) && (json === undefined || isDeepStrictEqual(output, json));
}
