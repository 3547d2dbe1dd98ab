import { isObject } from "../../core/json/json.js";
import { say } from "../../core/redaction/redacted.js";
import { listAll, listsOf } from "../../mcp/list-all.js";
import { isSince } from "../../mcp/revisions/known.js";
import type { Session, StartFailure } from "../../mcp/types.js";
import { type RuleId, ruleOf } from "../../rules/registry.js";
import type { CorpusScope } from "../../rules/types.js";
import { runLanes } from "./lanes.js";
import { observedVerdicts } from "./observed.js";
import type { ServerFacts } from "./probe.js";
import { CORPUS_RULES, LIVE_CHECKS, loadListedChecks } from "./registry.js";
import { CorpusSessions, type SessionPort } from "./session.js";
import type { CorpusTiming, Item, RuleResult, ServerLists, Verdict } from "./types.js";

const LIST_MS = 30_000;
const OLDEST = "2024-11-05";

/** What a corpus run needs besides its sessions. */
export interface CorpusSettings extends SessionPort {
  /** The revision; null for the newest that the server speaks. */
  targetVersion: string | null;
  /** How many sessions run at a time. */
  cores: number;
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
  const startedAt = performance.now();
  const sessions = new CorpusSessions(settings);
  // The table of tokens loads while the server starts.
  const [opened, listedChecks] = await Promise.all([sessions.open(settings.targetVersion), loadListedChecks()]);
  if (!opened.ok) return opened;
  const { session } = opened.watched;
  const { negotiatedVersion, serverInfo } = session.facts;
  let waitsMs = 0;
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
  };
  const selected = CORPUS_RULES.filter(settings.isWanted);
  // Rules without their own check judge what other checks sent.
  const isObserved = selected.some((id) => ![...LIVE_CHECKS, ...listedChecks].some((check) => check.id === id));
  const checked = isObserved ? CORPUS_RULES : selected;
  const applying = new Set(checked.filter((id) => whyNot(id, facts) === undefined));
  const live = LIVE_CHECKS.filter(({ id }) => applying.has(id));
  const running = runLanes(sessions, facts, opened.watched, live, settings.cores);
  // So are the lists judged while the other sessions start.
  const judged = listedChecks
    .filter(({ id }) => applying.has(id))
    .map(({ id, judge }) => [id, judge(facts.listed)] as const);
  const verdicts = new Map<RuleId, readonly Verdict[]>([...(await running), ...judged]);
  for (const [id, found] of observedVerdicts(sessions.observed, facts.transport)) verdicts.set(id, found);
  return {
    ok: true,
    findings: {
      revision: facts.revision,
      transport: facts.transport,
      serverInfo,
      listed: facts.listed,
      results: selected.flatMap((id) => resultsOf(id, facts, verdicts.get(id) ?? [])),
      timing: timingOf(sessions.startups, settings.cores, waitsMs, performance.now() - startedAt),
    },
  };
}

/** Why a rule does not apply to a server; undefined if it does. */
function whyNot(id: RuleId, { revision, transport }: ServerFacts): Verdict | undefined {
  const { since, before, transport: only }: CorpusScope = ruleOf(id).corpus ?? {};
  const isOther =
    (since !== undefined && !isSince(revision, since)) || (before !== undefined && isSince(revision, before));
  if (isOther) return { status: "skipped", message: say`it applies to other revisions` };
  if (only !== undefined && only !== transport)
    return { status: "skipped", message: say`it applies to another transport` };
  return undefined;
}

function resultsOf(id: RuleId, facts: ServerFacts, verdicts: readonly Verdict[]): RuleResult[] {
  const { title, severity } = ruleOf(id);
  const nothing: Verdict = { status: "skipped", message: say`the server has nothing to judge` };
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

function timingOf(startups: readonly number[], cores: number, waitsMs: number, durationMs: number): CorpusTiming {
  const startupMs = median(startups);
  const startsMs = (startups.length * startupMs) / cores;
  return {
    sessions: startups.length,
    startup_ms: Math.round(startupMs),
    cores,
    waits_ms: Math.round(waitsMs),
    duration_ms: Math.round(durationMs),
    ratio: Math.round((100 * Math.max(0, durationMs - waitsMs)) / Math.max(1, startsMs)) / 100,
  };
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}
