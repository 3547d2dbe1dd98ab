import type { Contract } from "../../../core/generated/baseline.js";
import type { Redacted } from "../../../core/redaction/redact.js";
import { say } from "../../../core/redaction/redacted.js";
import { type RuleId, ruleOf } from "../../../rules/registry.js";
import { DEFINITION_CHECKS, judgeDefinitions } from "./review.js";
import type { Surface } from "./types.js";

const SAFETY_CHECKS = DEFINITION_CHECKS.filter(({ id }) => ruleOf(id).family === "SEC");

/** A safety rule that a definition breaks. */
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
