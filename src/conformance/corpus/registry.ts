import { allRules, type RuleId } from "../../rules/registry.js";
import type { DefinitionCheck } from "../definitions/definition.js";
import { isOfApp } from "../rules/app/app-links.js";
import { DESC_CHECKS } from "../rules/desc/checks.js";
import { LIFECYCLE, LISTED_LIFECYCLE } from "../rules/life/checks.js";
import { PORT_CHECKS } from "../rules/port/checks.js";
import { LISTED_PROMPTS, PROMPTS } from "../rules/prompt/checks.js";
import { CANCELLED } from "../rules/proto/checks.js";
import { ERRORS, MALFORMED } from "../rules/proto/errors.js";
import { CLIENT_CAPABILITIES, UTILITIES } from "../rules/proto/utilities.js";
import { LISTED_RESOURCES, RESOURCES } from "../rules/res/checks.js";
import { SCH_CHECKS } from "../rules/sch/checks.js";
import { SEC_CHECKS } from "../rules/sec/checks.js";
import { SURF_CHECKS } from "../rules/surf/checks.js";
import { LISTED_TOOLS, TOOLS } from "../rules/tool/checks.js";
import { STDIO } from "../rules/transport/checks.js";
import { HTTP } from "../rules/transport/http.js";
import { HTTP_MODERN } from "../rules/transport/http-modern.js";
import type { ChecksById, LiveCheck, LiveServer } from "../server/live-server.js";

export const CORPUS_RULES: readonly RuleId[] = allRules().flatMap(({ id, corpus }) => (corpus ? [id] : []));

export const AUTH_IDS = CORPUS_RULES.filter((id) => id.startsWith("AUTH-"));

/** Checks that few servers need, and that take time to load. */
function loadedChecks(
  ids: RegExp,
  load: () => Promise<ChecksById>,
  applies: (server: LiveServer) => boolean = () => true,
): LiveCheck[] {
  return CORPUS_RULES.filter((id) => ids.test(id)).map((id) => ({
    id,
    session: "ordinary",
    check: async (server) => (applies(server) && (await (await load())[id]?.(server))) || [],
  }));
}

/** What takes several clients or copies of a server over HTTP. */
const SEVERAL = loadedChecks(/^(FAULT-HTTP-NO-ANSWER$|ISO-|STATE-|SUB-)/, async () => {
  const { ISOLATION } = await import("../rules/iso/checks.js");
  const { STATE } = await import("../rules/state/checks.js");
  const { SUBSCRIPTIONS } = await import("../rules/state/subscriptions.js");
  return { ...ISOLATION, ...STATE, ...SUBSCRIPTIONS };
});

const APPS = loadedChecks(
  /^APP-/,
  async () => (await import("../rules/app/checks.js")).APPS,
  ({ listed }) => listed.tools.some(isOfApp),
);

const TASKS = loadedChecks(
  /^TASK-/,
  async () => (await import("../rules/task/checks.js")).TASKS,
  (server) => server.runsTasks,
);

export const LISTED_CHECKS = [...LISTED_LIFECYCLE, ...LISTED_TOOLS, ...LISTED_RESOURCES, ...LISTED_PROMPTS];

/** The checks of definitions, in the order of the docs. */
export const DEFINITION_CHECKS: readonly DefinitionCheck[] = [
  ...SCH_CHECKS,
  ...DESC_CHECKS,
  ...SEC_CHECKS,
  ...PORT_CHECKS,
  ...SURF_CHECKS,
];

/** The checks that send requests, in the order in which each session runs them: what takes little time comes first. */
export const LIVE_CHECKS: readonly LiveCheck[] = [
  ...LIFECYCLE,
  ...UTILITIES,
  ...RESOURCES,
  ...PROMPTS,
  ...ERRORS,
  ...STDIO,
  ...HTTP,
  ...HTTP_MODERN,
  ...[...TOOLS, ...CLIENT_CAPABILITIES, ...APPS, ...TASKS, ...SEVERAL, ...CANCELLED].map((check) => ({
    ...check,
    callsTools: true,
  })),
  ...MALFORMED,
];

const WITH_CHECK = new Set<string>([
  ...AUTH_IDS,
  ...[...LIVE_CHECKS, ...LISTED_CHECKS, ...DEFINITION_CHECKS].map(({ id }) => id),
]);

/** True for a rule that has no check of its own: it judges what the checks of others sent. */
export function isObserved(id: RuleId): boolean {
  return !WITH_CHECK.has(id);
}
