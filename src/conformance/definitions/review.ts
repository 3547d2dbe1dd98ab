import { defined } from "../../core/json/json.js";
import { LIMITS } from "../../core/limits.js";
import { excerpt, join, jsonExcerpt, say } from "../../core/redaction/redacted.js";
import type { RuleId } from "../../rules/registry.js";
import { follow } from "../calls/schema.js";
import { type CheckResult, failed, passed, unverified } from "../server/check-result.js";
import type { CountTokens, DefinitionBreach, DefinitionCheck, ListedDefinition, Surface } from "./definition.js";
import { definitionOf, definitionsOf } from "./listed.js";

const MAX_SHOWN = 3;
const MAX_EVIDENCE = 500;
const SERVER: ListedDefinition = { kind: "server", name: "", value: {} };
const TOO_LARGE = unverified(
  say`not judged: more than ${LIMITS.definition} schemas or texts, or ${LIMITS.schemaLevels} levels`,
);
const NOUNS = { tool: "tool", prompt: "prompt", resource: "resource", template: "resource template" } as const;
const MAX_NAME = 100;

/** Judges each listed definition by those of the checks that are about its kind. Of many results, few are ever made. */
export function* judgeDefinitions(
  checks: readonly DefinitionCheck[],
  surface: Surface,
  countTokens: CountTokens,
): Iterable<{ id: RuleId; status: "passed" | "failed" | "unverified"; make: () => CheckResult }> {
  const all = definitionsOf(surface);
  const context = { surface, all, countTokens };
  const hasTools = all.some(({ kind }) => kind === "tool");
  for (const item of hasTools ? [...all, SERVER] : all) {
    const definition = definitionOf(item);
    let passedHere: CheckResult | undefined;
    const pass = () => {
      passedHere ??= { ...(definition.isWhole ? passed : TOO_LARGE), ...placeOf(definition) };
      return passedHere;
    };
    for (const check of checks.filter(({ about }) => about.includes(definition.kind))) {
      const breaches = check.breaches(definition, context);
      if (breaches.length === 0)
        yield { id: check.id, status: definition.isWhole ? "passed" : "unverified", make: pass };
      else {
        const make = () => ({ ...failure(definition, breaches), ...placeOf(definition) });
        yield { id: check.id, status: "failed", make };
      }
    }
  }
}

function placeOf({ kind, name }: ListedDefinition): Pick<CheckResult, "subject"> {
  if (kind === "server") return {};
  return { subject: kind === "instructions" ? say`instructions` : say`${NOUNS[kind]} ${excerpt(name, MAX_NAME)}` };
}

function failure({ value }: ListedDefinition, breaches: readonly DefinitionBreach[]): CheckResult {
  const messages = breaches.map(({ message }) => message);
  const messagesText = join(messages.slice(0, MAX_SHOWN), "; ");
  const more = breaches.length > MAX_SHOWN ? say`; and ${breaches.length - MAX_SHOWN} more` : say``;
  const evidenceValue = breaches[0]?.isSecret ? undefined : follow(`#${breaches[0]?.path}`, value);
  const evidence = evidenceValue === undefined ? undefined : jsonExcerpt(evidenceValue, MAX_EVIDENCE);
  const severities = breaches.map((one) => one.severity);
  const severity = severities.includes("must") ? "must" : severities[0];
  return { ...failed(say`${messagesText}${more}`, evidence), ...defined({ severity }) };
}
