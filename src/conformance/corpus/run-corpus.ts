import { nowMs } from "../../core/clock.js";
import { isObject } from "../../core/json/json.js";
import { say } from "../../core/redaction/redacted.js";
import { listAll, listsOf } from "../../mcp/list-all.js";
import { isSince } from "../../mcp/revisions/known.js";
import type { Session, StartFailure } from "../../mcp/types.js";
import { type RuleId, ruleOf } from "../../rules/registry.js";
import type { CorpusScope } from "../../rules/types.js";
import type { CheckResult, Item, ServerLists } from "../checks/check-result.js";
import type { ServerFacts } from "../checks/live-server.js";
import { otherSessions, runChecks } from "./check-sessions.js";
import { CORPUS_RULES, isObserved, LIVE_CHECKS, loadListedChecks } from "./registry.js";
import { CorpusSessions, type SessionPort } from "./session.js";
import { observedVerdicts } from "./session-watch.js";
import type { CorpusTiming, RuleResult } from "./types.js";

const LIST_MS = 30_000;
const OLDEST = "2024-11-05";

/** What a corpus run needs besides its sessions. */
export interface CorpusSettings extends SessionPort {
  /** The revision; null for the newest that the server speaks. */
  targetVersion: string | null;
  /** True if a tool may be called with valid arguments. */
  mayCall: (tool: Item) => boolean;
  /** True for a rule that was selected. */
  isWanted: (id: string) => boolean;
}

/** The results of a corpus run. */
export interface CorpusFindings {
  revision: string;
  transport: ServerFacts["transport"];
  serverInfo: unknown;
  listed: ServerLists;
  /** In the order of the registry; one for each rule, and for each thing that a rule judged. */
  results: RuleResult[];
  timing: CorpusTiming;
}

export type CorpusOutcome = { ok: true; findings: CorpusFindings } | { ok: false; failure: StartFailure };

/** Checks a live server by every rule of the corpus that applies to it. Never throws because of the server. */
export async function runCorpus(settings: CorpusSettings): Promise<CorpusOutcome> {
  const sessions = new CorpusSessions(settings);
  try {
    return await checkServer(sessions, settings);
  } finally {
    await sessions.endUnused();
  }
}

async function checkServer(sessions: CorpusSessions, settings: CorpusSettings): Promise<CorpusOutcome> {
  const startedAt = nowMs();
  const selected = CORPUS_RULES.filter(settings.isWanted);
  const checked = selected.some(isObserved) ? CORPUS_RULES : selected;
  const wanted = LIVE_CHECKS.filter(({ id }) => checked.includes(id));
  const opening = sessions.openFirst(settings.targetVersion, otherSessions(wanted));
  // The validator loads while the servers start.
  void settings.schemas();
  const opened = await opening;
  if (!opened.ok) return opened;
  const { session } = opened.watched;
  const { negotiatedVersion, serverInfo } = session.facts;
  let waitsMs = 0;
  let toolsMs = 0;
  const facts: ServerFacts = {
    revision: negotiatedVersion ?? settings.targetVersion ?? OLDEST,
    transport: sessions.transport,
    listed: await readLists(session),
    mayCall: settings.mayCall,
    schemas: settings.schemas,
    clientVersion: settings.options.clientVersion ?? "0.0.0",
    nextId: settings.options.nextId,
    waitedInVain: (ms) => {
      waitsMs += ms;
    },
    toolAnswered: (ms) => {
      toolsMs += ms;
    },
  };
  const applying = new Set(checked.filter((id) => whyNot(id, facts) === undefined));
  const live = wanted.filter(({ id }) => applying.has(id));
  // The lists are judged while the server answers.
  const [answered, judged] = await Promise.all([
    runChecks(sessions, facts, opened.watched, live),
    judgeLists(facts.listed, applying),
  ]);
  const verdicts = new Map<RuleId, readonly CheckResult[]>([...answered, ...judged]);
  for (const [id, found] of observedVerdicts(sessions.observed, facts.transport)) verdicts.set(id, found);
  return {
    ok: true,
    findings: {
      revision: facts.revision,
      transport: facts.transport,
      serverInfo,
      listed: facts.listed,
      results: selected.flatMap((id) => resultsOf(id, facts, verdicts.get(id) ?? [])),
      timing: {
        sessions: sessions.starts,
        startup_ms: Math.round(session.facts.startupMs),
        waits_ms: Math.round(waitsMs),
        tools_ms: Math.round(toolsMs),
        duration_ms: Math.round(nowMs() - startedAt),
      },
    },
  };
}

async function judgeLists(listed: ServerLists, applying: ReadonlySet<RuleId>) {
  const checks = await loadListedChecks(listed);
  return checks.filter(({ id }) => applying.has(id)).map(({ id, judge }) => [id, judge(listed)] as const);
}

/** Why a rule does not apply to a server; undefined if it does. */
function whyNot(id: RuleId, { revision, transport }: ServerFacts): CheckResult | undefined {
  const { since, before, transport: only }: CorpusScope = ruleOf(id).corpus ?? {};
  const isOther =
    (since !== undefined && !isSince(revision, since)) || (before !== undefined && isSince(revision, before));
  if (isOther) return { status: "skipped", message: say`it applies to other revisions` };
  if (only !== undefined && only !== transport)
    return { status: "skipped", message: say`it applies to another transport` };
  return undefined;
}

function resultsOf(id: RuleId, facts: ServerFacts, verdicts: readonly CheckResult[]): RuleResult[] {
  const { title, severity } = ruleOf(id);
  const nothing: CheckResult = { status: "skipped", message: say`the server has nothing to judge` };
  const notApplied = whyNot(id, facts);
  const rows = notApplied ? [notApplied] : verdicts.length > 0 ? verdicts : [nothing];
  return rows.map((verdict) => ({ id, title, severity, ...verdict }));
}

/** Reads every list that the server advertises. A list that cannot be read is a fault of other rules. */
async function readLists(session: Session): Promise<ServerLists> {
  const { capabilities, instructions, negotiatedVersion: revision } = session.facts;
  const lists = new Map<string, Item[]>();
  for (const method of listsOf(capabilities)) {
    const { items } = await listAll(method, (name, params) =>
      session.request(name, params, { timeoutMs: LIST_MS, purpose: "test" }),
    );
    lists.set(method, items.filter(isObject));
  }
  return {
    revision,
    capabilities: isObject(capabilities) ? capabilities : {},
    instructions,
    tools: lists.get("tools/list") ?? [],
    prompts: lists.get("prompts/list") ?? [],
    resources: lists.get("resources/list") ?? [],
    templates: lists.get("resources/templates/list") ?? [],
  };
}
