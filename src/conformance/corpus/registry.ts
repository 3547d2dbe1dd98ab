import { allRules, isRuleId, type RuleId } from "../../rules/registry.js";
import { CLIENT_CAPABILITIES } from "./checks/client-capabilities.js";
import { ENDING } from "./checks/ending.js";
import { ERRORS } from "./checks/errors.js";
import { HTTP } from "./checks/http.js";
import { HTTP_MODERN } from "./checks/http-modern.js";
import { LIFECYCLE, LISTED_LIFECYCLE } from "./checks/lifecycle.js";
import { LISTED_PROMPTS, PROMPTS } from "./checks/prompts.js";
import { LISTED_RESOURCES, RESOURCES } from "./checks/resources.js";
import { SUBSCRIPTIONS } from "./checks/subscriptions.js";
import { LISTED_TOOLS, TOOLS } from "./checks/tools.js";
import { UTILITIES } from "./checks/utilities.js";
import { definitionChecks } from "./definitions/review.js";
import type { ListedCheck, LiveCheck } from "./types.js";

/** The rules of the corpus, in the order of the registry. */
export const CORPUS_RULES: readonly RuleId[] = allRules().flatMap(({ id, corpus }) =>
  corpus !== undefined && isRuleId(id) ? [id] : [],
);

/** The checks of what a server lists, without those of definitions. */
export const LISTED_CHECKS: readonly ListedCheck[] = [
  ...LISTED_LIFECYCLE,
  ...LISTED_TOOLS,
  ...LISTED_RESOURCES,
  ...LISTED_PROMPTS,
];

/** Every check of what a server lists. Loads the table of tokens, which is large. */
export async function loadListedChecks(): Promise<readonly ListedCheck[]> {
  const { countTokens } = await import("../../core/tokens-o200k.js");
  return [...LISTED_CHECKS, ...definitionChecks(countTokens)];
}

/** The checks that send requests, in the order in which each lane runs them. */
export const LIVE_CHECKS: readonly LiveCheck[] = [
  ...LIFECYCLE,
  ...UTILITIES,
  ...RESOURCES,
  ...PROMPTS,
  ...TOOLS,
  ...CLIENT_CAPABILITIES,
  ...ERRORS,
  ...SUBSCRIPTIONS,
  ...HTTP,
  ...HTTP_MODERN,
  ...ENDING,
];
