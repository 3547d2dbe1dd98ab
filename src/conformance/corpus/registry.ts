import { skillSettings } from "../../mcp/revisions/extensions.js";
import { allRules, type RuleId } from "../../rules/registry.js";
import type { DefinitionCheck } from "../definitions/definition.js";
import { isOfApp, LISTED_APP_CHECKS } from "../rules/app/listed.js";
import { DESC_CHECKS } from "../rules/desc/checks.js";
import { ASKED_CHECKS } from "../rules/elicit/asked.js";
import { ERRCHAN_CHECKS } from "../rules/errchan/checks.js";
import { HOST_CHECKS } from "../rules/host/checks.js";
import { LIFE_CHECKS, LISTED_LIFE_CHECKS } from "../rules/life/checks.js";
import { PORT_CHECKS } from "../rules/port/checks.js";
import { LISTED_PROMPT_CHECKS, PROMPT_CHECKS } from "../rules/prompt/checks.js";
import { PROTO_CALLS } from "../rules/proto/calls.js";
import { CANCELLATION_CHECKS } from "../rules/proto/cancellation.js";
import { PROTO_CHECKS } from "../rules/proto/checks.js";
import { MALFORMED_CHECKS } from "../rules/proto/errors.js";
import { LISTED_RES_CHECKS, RES_CHECKS } from "../rules/res/checks.js";
import { SCH_CHECKS } from "../rules/sch/checks.js";
import { SEC_CHECKS } from "../rules/sec/checks.js";
import { SURF_CHECKS } from "../rules/surf/checks.js";
import { LISTED_TOOL_CHECKS, TOOL_CHECKS } from "../rules/tool/checks.js";
import { TRANSPORT_CHECKS } from "../rules/transport/checks.js";
import { CALLS, type ChecksById, type LiveCheck, liveChecks, ORDINARY } from "../server/checks.js";
import type { LiveServer } from "../server/live-server.js";

export const CORPUS_RULES: readonly RuleId[] = allRules().flatMap(({ id, corpus }) => (corpus ? [id] : []));

/** The rules that `--profile browser` checks instead. */
export const BROWSER_RULES: readonly RuleId[] = allRules().flatMap(({ id, family }) => (family === "CORS" ? [id] : []));

export const AUTH_IDS = CORPUS_RULES.filter((id) => id.startsWith("AUTH-"));

/** Checks that few servers need, and that take time to load. */
function loadedChecks(
  ids: RegExp,
  load: () => Promise<ChecksById>,
  applies: (server: LiveServer) => boolean = () => true,
  scope = CALLS,
): LiveCheck[] {
  const checks = CORPUS_RULES.filter((id) => ids.test(id)).map((id): [string, LiveCheck["check"]] => [
    id,
    async (server) => (applies(server) && (await (await load())[id]?.(server))) || [],
  ]);
  return liveChecks(scope, Object.fromEntries(checks));
}

const APP_CHECKS = loadedChecks(
  /^APP-/,
  async () => (await import("../rules/app/checks.js")).APP_CHECKS,
  ({ listed }) => listed.tools.some(isOfApp),
);
const SKILL_CHECKS = loadedChecks(
  /^SKILL-/,
  async () => (await import("../rules/skill/checks.js")).SKILL_CHECKS,
  ({ listed }) => skillSettings(listed.capabilities) !== undefined,
  ORDINARY,
);
const TASK_CHECKS = loadedChecks(
  /^TASK-/,
  async () => (await import("../rules/task/checks.js")).TASK_CHECKS,
  (server) => server.runsTasks,
);
/** What takes several clients of a server over HTTP. */
const ISO_CHECKS = loadedChecks(
  /^(FAULT-HTTP-NO-ANSWER$|ISO-)/,
  async () => (await import("../rules/iso/checks.js")).ISO_CHECKS,
);
/** What takes several copies of a server over HTTP. */
const STATE_CHECKS = loadedChecks(/^(STATE|SUB)-/, async () => (await import("../rules/state/checks.js")).STATE_CHECKS);

/** The checks of what a server lists, which send nothing. */
export const LISTED_CHECKS = [
  ...LISTED_LIFE_CHECKS,
  ...LISTED_TOOL_CHECKS,
  ...LISTED_RES_CHECKS,
  ...LISTED_PROMPT_CHECKS,
  ...LISTED_APP_CHECKS,
];

/** The checks of each definition, in the order of the docs. */
export const DEFINITION_CHECKS: readonly DefinitionCheck[] = [
  ...SCH_CHECKS,
  ...DESC_CHECKS,
  ...SEC_CHECKS,
  ...PORT_CHECKS,
  ...HOST_CHECKS,
  ...SURF_CHECKS,
];

/** The checks that send requests, in the order in which each session runs them: what takes little time comes first. */
export const LIVE_CHECKS: readonly LiveCheck[] = [
  ...LIFE_CHECKS,
  ...RES_CHECKS,
  ...SKILL_CHECKS,
  ...PROMPT_CHECKS,
  ...PROTO_CHECKS,
  ...TRANSPORT_CHECKS,
  ...ERRCHAN_CHECKS,
  ...TOOL_CHECKS,
  ...PROTO_CALLS,
  ...APP_CHECKS,
  ...TASK_CHECKS,
  ...ISO_CHECKS,
  ...STATE_CHECKS,
  ...ASKED_CHECKS,
  ...CANCELLATION_CHECKS,
  ...MALFORMED_CHECKS,
];

/** What is judged by requests outside of sessions, also of a server that lets nobody in. */
export const OUTSIDE_IDS = [...AUTH_IDS, ...BROWSER_RULES];

const WITH_CHECK = new Set<string>([
  ...OUTSIDE_IDS,
  ...[...LIVE_CHECKS, ...LISTED_CHECKS, ...DEFINITION_CHECKS].map(({ id }) => id),
]);

/** True for a rule that has no check of its own: it judges what the checks of others sent. */
export function isObserved(id: RuleId): boolean {
  return !WITH_CHECK.has(id);
}
