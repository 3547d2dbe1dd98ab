import { isDeepStrictEqual } from "node:util";
import { targetOf } from "../../../conformance/audit/assertions.js";
import {
  AnswerPart,
  type AuditAnswer,
  type AuditStep,
  type FindingProof,
  type StepAssertion,
} from "../../../conformance/audit/types.js";
import { isObject, parseJson } from "../../../core/json/json.js";
import type { AuditFindings, AuditResult } from "../../../kinds/compliance/audit/audit-lane.js";
import { findRule } from "../../../rules/registry.js";
import { DeferredText } from "../../../suite/variables/deferred.js";
import type { WrittenAssertion } from "../call/answer-shape.js";
import type { SavedTest } from "../call/save-tests.js";
import { testOf } from "../fuzz/saved-test.js";

/** A test for each finding that a suite can say, which fails as long as the fault is there, and a line on each other one. */
export function testsOf({ results, listed }: AuditFindings): { tests: SavedTest[]; unsaid: string[] } {
  const schemas = new Map(listed.tools.map(({ name, outputSchema }) => [name, outputSchema]));
  const tests = new Map<string, SavedTest>();
  const unsaid: string[] = [];
  for (const result of results) {
    if (result.status !== "failed" || result.tier === "advice" || result.sdk !== undefined) continue;
    const test = savedTest(result, schemas);
    if (test) tests.set(test.name, tests.get(test.name) ?? test);
    else unsaid.push(`${result.id} ${result.subject ?? ""}: ${WHY[result.id] ?? OTHERWISE}`);
  }
  return { tests: [...tests.values()], unsaid };
}

const OTHERWISE = "a suite has no words for these requests or answers";
const WHY: Readonly<Record<string, string>> = {
  "AUDIT-LATE-DEATH": "a run may be over before the server ends; one that goes on reports it",
  "AUDIT-GROWTH": "no test measures what a server uses",
  "AUDIT-NEVER-ACCEPTED": "no call is known that should be accepted",
  "AUDIT-NOISE": "it is a finding of every run that meets it",
};

function savedTest(result: AuditResult, schemas: ReadonlyMap<unknown, unknown>): SavedTest | undefined {
  const { id, title, steps = [], fuzzed, proof, subject = "" } = result;
  // A rule of the corpus is a check of its own.
  if (findRule(id)?.corpus !== undefined && steps.length === 0)
    return { block: "compliance", name: `${id}: ${title}`, entry: { check: id }, assertions: [] };
  const tool = steps.at(-1)?.params.name;
  if (fuzzed) return testOf(String(tool), fuzzed, schemas.get(tool));
  if (!proof || proof.assertions.length === 0) return undefined;
  const body = bodyOf(steps, proof);
  return body && { name: `${subject}: ${title} (${id})`, ...body };
}

export type Body = Omit<SavedTest, "name">;

/** Tools are called in steps, or, where JSON in texts is to be read, in a composition; undefined if a suite cannot say it. */
export function bodyOf(all: readonly AuditStep[], proof: FindingProof): Body | undefined {
  const { assertions, setupSteps, answers } = proof;
  const steps = all.slice(0, setupSteps + Math.max(...assertions.map(({ at }) => at)) + 1);
  const read = assertions.flatMap(({ at, target, matcher }) => [{ at, target }, ...partsIn(matcher)]);
  const asJson = read.flatMap(({ at, target }) => (target.startsWith("json") ? [at + setupSteps] : []));
  const given = steps.flatMap((step) => givenTo(step, steps).map(({ at }) => at));
  const areStructured = [...asJson, ...given].every(
    (at) => answers[at]?.result?.structuredContent === answers[at]?.json,
  );
  if (areStructured && read.every(({ target }) => target !== "nodes")) return inSteps(steps, proof);
  const isSaid = read.every(({ target }) => /^(?:json|nodes|result\.isError)/.test(target));
  const areRead = steps.every(
    (step, at) => step.method === "tools/call" && isOutput(answers[at], at < steps.length - 1),
  );
  return isSaid && areRead ? composed(steps, proof) : undefined;
}

/** What a kind of test calls the answer to a step, and a part of it in another place. */
interface Words {
  target(id: string, target: string): string;
  reference(id: string, target: string): string;
}

const OF_STEPS: Words = {
  target: (_, target) => target.replace(/^json/, "result.structuredContent"),
  reference: (id, target) => `\${steps.${id}.${OF_STEPS.target(id, target)}}`,
};

const OF_NODES: Words = {
  target: (id, target) => target.replace(/^json/, `nodes.${id}.output`).replace("result.isError", `nodes.${id}.status`),
  reference: (id, target) => `\${${target.replace(/^json/, id)}}`,
};

function inSteps(all: readonly AuditStep[], proof: FindingProof): Body | undefined {
  const steps = all.flatMap((step, at) => {
    const own = proof.assertions.filter((want) => want.at + proof.setupSteps === at);
    const assertions = own.map((want) => assertionOf(want, proof, OF_STEPS));
    const entry = entryOf(step, argsOf(step, all, proof, OF_STEPS));
    return entry ? [{ entry, assertions }] : [];
  });
  if (steps.length < all.length) return undefined;
  const [only, ...more] = steps;
  if (only && more.length === 0) return alone(only);
  const named = steps.map(({ entry, assertions }, at) => ({ entry: { id: idOf(at, proof), ...entry }, assertions }));
  return { block: "tools", entry: {}, assertions: [], steps: named };
}

/** A step as a test of its own. */
function alone({ entry, assertions }: Pick<SavedTest, "entry" | "assertions">): Body {
  const { resource, ...others } = entry;
  if (resource !== undefined) return { block: "resources", entry: { uri: resource }, assertions };
  return { block: "prompt" in entry ? "prompts" : "tools", entry: others, assertions };
}

function composed(steps: readonly AuditStep[], proof: FindingProof): Body {
  const nodes = steps.map((step, at) => {
    const after = (proof.inParallel ? Math.min(at, proof.setupSteps + 1) : at) - 1;
    const needs = [...givenTo(step, steps).map((giver) => giver.at), ...(after < 0 ? [] : [after])];
    const ids = [...new Set(needs)].map((place) => idOf(place, proof));
    return {
      id: idOf(at, proof),
      tool: step.params.name,
      ...(ids.length > 0 && { needs: ids }),
      ...argsOf(step, steps, proof, OF_NODES),
    };
  });
  const assertions = proof.assertions.map((want): WrittenAssertion => {
    const assertion = assertionOf(want, proof, OF_NODES);
    if (want.target !== "result.isError") return assertion;
    return { ...assertion, matcher: { exact: want.matcher.exact === true ? "error" : "ok" } };
  });
  return { block: "compositions", entry: { nodes }, assertions };
}

function idOf(at: number, { setupSteps }: FindingProof): string {
  return at < setupSteps ? `given_${at + 1}` : `call_${at - setupSteps + 1}`;
}

function assertionOf({ at, target, jq, matcher }: StepAssertion, proof: FindingProof, words: Words): WrittenAssertion {
  const reference = (part: AnswerPart) =>
    new DeferredText(words.reference(idOf(part.at + proof.setupSteps, proof), part.target), []);
  const filled = (value: unknown): unknown => {
    if (value instanceof AnswerPart) return reference(value);
    if (Array.isArray(value)) return value.map(filled);
    return isObject(value) ? Object.fromEntries(Object.entries(value).map(([key, one]) => [key, filled(one)])) : value;
  };
  return {
    target: words.target(idOf(at + proof.setupSteps, proof), target),
    ...(jq !== undefined && { transform: { jq } }),
    matcher: filled(matcher) as WrittenAssertion["matcher"],
  };
}

function partsIn(value: unknown): AnswerPart[] {
  if (value instanceof AnswerPart) return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(partsIn) : [];
}

/** The arguments of a step that come out of the answers of steps before it. */
function givenTo({ origins }: AuditStep, steps: readonly AuditStep[]) {
  return [...(origins ?? [])].flatMap(([name, { step, path }]) => {
    const at = steps.indexOf(step);
    return at < 0 || path === undefined ? [] : [{ name, at, target: targetOf(path) }];
  });
}

function argsOf(step: AuditStep, steps: readonly AuditStep[], proof: FindingProof, words: Words) {
  const given = givenTo(step, steps).map(({ name, at, target }) => [
    name,
    new DeferredText(words.reference(idOf(at, proof), target), []),
  ]);
  const args = { ...(step.params.arguments as object | undefined), ...Object.fromEntries(given) };
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
