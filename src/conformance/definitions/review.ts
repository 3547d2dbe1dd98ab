import type { Contract } from "../../core/generated/baseline.js";
import type { Redacted } from "../../core/redaction/redact.js";
import { join, jsonExcerpt, say } from "../../core/redaction/redacted.js";
import { type RuleId, ruleOf } from "../../rules/registry.js";
import { type CheckResult, failed, type ListedCheck, passed } from "../checks/check-result.js";
import { lookUp } from "../probes/schema.js";
import type { CountTokens, Definition, DefinitionBreach, DefinitionCheck, Surface } from "./definition.js";
import { DESCRIPTION_CHECKS } from "./descriptions.js";
import { DIRECTIVE_CHECKS } from "./directives.js";
import { HIDDEN_TEXT_CHECKS } from "./hidden-text.js";
import { HINT_CHECKS, ITEM_CHECKS } from "./items.js";
import { definitionOf, definitionsOf } from "./listed.js";
import { PROVIDER_CHECKS } from "./providers.js";
import { SCHEMA_CHECKS } from "./schemas.js";
import { TOKEN_CHECKS } from "./token-costs.js";

const MAX_SHOWN = 3;
const MAX_EVIDENCE = 500;
const SERVER = definitionOf("server", "", {});
/** Quoting what breaks it would give away the secret. */
const UNQUOTED = new Set(["SEC-SECRET"]);

/** Every check of definitions, in the order of the docs. */
export const DEFINITION_CHECKS: readonly DefinitionCheck[] = [
  ...[SCHEMA_CHECKS, ITEM_CHECKS, DESCRIPTION_CHECKS, DIRECTIVE_CHECKS].flat(),
  ...[HIDDEN_TEXT_CHECKS, HINT_CHECKS, PROVIDER_CHECKS, TOKEN_CHECKS].flat(),
];

/** The checks of definitions, as a corpus run takes them. */
export function definitionChecks(countTokens: CountTokens): ListedCheck[] {
  return DEFINITION_CHECKS.map((check) => ({
    id: check.id,
    judge: (listed) => judgeDefinitions(check, listed, countTokens),
  }));
}

/** Judges each definition that a check is about; none if there is no such definition. */
export function judgeDefinitions(check: DefinitionCheck, surface: Surface, countTokens: CountTokens): CheckResult[] {
  const all = definitionsOf(surface);
  const hasTools = all.some(({ kind }) => kind === "tool");
  const subjects =
    check.about.includes("server") && hasTools ? [SERVER] : all.filter(({ kind }) => check.about.includes(kind));
  return subjects.map((definition) => {
    const breaches = check.breaches(definition, { surface, all, countTokens });
    const { subject } = definition;
    return { ...resultOf(check.id, definition, breaches), ...(subject !== undefined && { subject }) };
  });
}

function resultOf(id: RuleId, { value }: Definition, breaches: readonly DefinitionBreach[]): CheckResult {
  const [first] = breaches;
  if (first === undefined) return passed;
  const messages = breaches.map(({ message }) => message);
  const shown = join(messages.slice(0, MAX_SHOWN), "; ");
  const more = breaches.length > MAX_SHOWN ? say`; and ${breaches.length - MAX_SHOWN} more` : say``;
  const found = UNQUOTED.has(id) ? undefined : lookUp(`#${first.path}`, value);
  return failed(say`${shown}${more}`, found === undefined ? undefined : jsonExcerpt(found, MAX_EVIDENCE));
}

const SAFETY_CHECKS = DEFINITION_CHECKS.filter(({ id }) => ruleOf(id).family === "SEC");

export interface UnsafeDefinition {
  id: RuleId;
  message: Redacted;
}

/** Definitions that break a safety rule in the new contract of a server and did not in the old one: signs of a silent rewrite. */
export function unsafeRewrites(before: Contract, after: Contract): UnsafeDefinition[] {
  const known = new Set(unsafeIn(before).map(({ id, message }) => `${id} ${message}`));
  return unsafeIn(after).filter(({ id, message }) => !known.has(`${id} ${message}`));
}

function unsafeIn({ resource_templates: templates, ...lists }: Contract): UnsafeDefinition[] {
  const surface: Surface = { ...lists, ...(templates && { templates }) };
  return SAFETY_CHECKS.flatMap((check) =>
    // None of them counts tokens.
    judgeDefinitions(check, surface, () => 0).flatMap(({ subject, message }) =>
      message === undefined
        ? []
        : [{ id: check.id, message: subject === undefined ? message : say`${subject}: ${message}` }],
    ),
  );
}
