import type { Contract } from "../../../core/generated/baseline.js";
import type { Redacted } from "../../../core/redaction/redact.js";
import { say } from "../../../core/redaction/redacted.js";
import type { RuleId } from "../../../rules/registry.js";
import type { DefinitionCheck, Surface } from "../../definitions/definition.js";
import { judgeDefinitions } from "../../definitions/review.js";
import { DIRECTIVE_CHECKS } from "./directives.js";
import { HIDDEN_TEXT_CHECKS } from "./hidden-text.js";
import { HINT_CHECKS } from "./hints.js";

export const SEC_CHECKS: readonly DefinitionCheck[] = [...DIRECTIVE_CHECKS, ...HIDDEN_TEXT_CHECKS, ...HINT_CHECKS];

interface UnsafeDefinition {
  id: RuleId;
  message: Redacted;
}

/** Definitions that break a safety rule in the new contract of a server and did not in the old one: signs of a silent rewrite. */
export function unsafeRewrites(before: Contract, after: Contract): UnsafeDefinition[] {
  const earlierBreaches = new Set(unsafeIn(before).map(({ id, message }) => `${id} ${message}`));
  return unsafeIn(after).filter(({ id, message }) => !earlierBreaches.has(`${id} ${message}`));
}

function unsafeIn({ resource_templates: templates, ...lists }: Contract): UnsafeDefinition[] {
  const surface: Surface = { ...lists, ...(templates && { templates }) };
  // None of them counts tokens.
  const unsafe: UnsafeDefinition[] = [];
  for (const { id, status, make } of judgeDefinitions(SEC_CHECKS, surface, () => 0)) {
    if (status !== "failed") continue;
    const { subject, message = say`` } = make();
    unsafe.push({ id, message: subject === undefined ? message : say`${subject}: ${message}` });
  }
  return unsafe;
}
