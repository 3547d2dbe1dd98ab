import { excerpt } from "../../../core/redaction/redacted.js";
import { isSince } from "../../../mcp/revisions/known.js";
import { DESCRIPTION_CHECKS } from "./descriptions.js";
import { DIRECTIVE_CHECKS } from "./directives.js";
import { HIDDEN_TEXT_CHECKS } from "./hidden-text.js";
import { HINT_CHECKS } from "./hints.js";
import { ITEM_CHECKS } from "./items.js";
import { definitionOf, definitionsOf } from "./listed.js";
import { PROVIDER_CHECKS } from "./providers.js";
import { SCHEMA_CHECKS } from "./schemas.js";
import { TOKEN_CHECKS } from "./token-costs.js";
import type {
  Definition,
  DefinitionBreach,
  DefinitionCheck,
  DefinitionContext,
  DefinitionResult,
  Surface,
} from "./types.js";

const MAX_BREACHES = 20;
const MAX_NAME = 200;

/** Every check of definitions, in the order of the docs. */
export const DEFINITION_CHECKS: readonly DefinitionCheck[] = [
  ...SCHEMA_CHECKS,
  ...ITEM_CHECKS,
  ...DESCRIPTION_CHECKS,
  ...DIRECTIVE_CHECKS,
  ...HIDDEN_TEXT_CHECKS,
  ...HINT_CHECKS,
  ...PROVIDER_CHECKS,
  ...TOKEN_CHECKS,
];

/**
 * Judges what a server lists by every check: one result for each rule and each definition that it is about.
 *
 * @param surface as the server sent it
 * @param checks of all, those that are wanted
 */
export function reviewDefinitions(
  surface: Surface,
  { revision, countTokens }: Pick<DefinitionContext, "revision" | "countTokens">,
  checks: readonly DefinitionCheck[] = DEFINITION_CHECKS,
): DefinitionResult[] {
  const all = definitionsOf(surface);
  const context: DefinitionContext = { surface, revision, all, countTokens };
  const server = definitionOf("server", "", {});
  const subjectOf = new Map(
    [server, ...all].map((one) => [one, { kind: one.kind, name: excerpt(one.name, MAX_NAME) }]),
  );
  return checks.flatMap((check): DefinitionResult[] => {
    const { id, about, since, before } = check;
    const skipped = (reason: NonNullable<DefinitionResult["reason"]>): DefinitionResult[] => [
      { id, status: "skipped", reason, breaches: [], count: 0 },
    ];
    const isEarlier = since !== undefined && !isSince(revision, since);
    if (isEarlier || (before !== undefined && isSince(revision, before)))
      return skipped("it applies to other revisions");
    const candidates = about.includes("server") && all.some(({ kind }) => kind === "tool") ? [server] : all;
    const subjects = candidates.filter(({ kind }) => about.includes(kind));
    if (subjects.length === 0) return skipped("the server lists nothing that it is about");
    return subjects.map((definition) => {
      const subject = subjectOf.get(definition);
      return { id, ...(subject && { subject }), ...breachesOf(check, definition, context) };
    });
  });
}

function breachesOf(
  check: DefinitionCheck,
  definition: Definition,
  context: DefinitionContext,
): Pick<DefinitionResult, "status" | "breaches" | "count"> {
  const breaches: DefinitionBreach[] = [];
  let count = 0;
  for (const breach of check.breaches(definition, context)) {
    count += 1;
    if (breaches.length < MAX_BREACHES) breaches.push(breach);
  }
  return { status: count === 0 ? "passed" : "failed", breaches, count };
}
