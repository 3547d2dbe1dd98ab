import { setImmediate } from "node:timers/promises";
import { nowMs } from "../../core/clock.js";
import { defined } from "../../core/json/json.js";
import type { Redacted } from "../../core/redaction/redact.js";
import { hide, say } from "../../core/redaction/redacted.js";
import { plural } from "../../core/text.js";
import { eraText, isSince, livenessOf, NEWEST_LEGACY } from "../../mcp/revisions/known.js";
import type { Session, StartFailure } from "../../mcp/types.js";
import { type RuleId, ruleOf } from "../../rules/registry.js";
import type { CorpusScope } from "../../rules/types.js";
import { findTexts } from "../calls/pattern-texts.js";
import { type Claim, claimOf } from "../claims/claim.js";
import { definitionsOf } from "../definitions/listed.js";
import { judgeDefinitions } from "../definitions/review.js";
import { needsTokens } from "../rules/surf/checks.js";
import {
  type CheckResult,
  type Item,
  ListedResults,
  type NamedState,
  type ServerLists,
  skipped,
  unverified,
} from "../server/check-result.js";
import { LiveServer } from "../server/live-server.js";
import type { CheckSession, ServerFacts, SessionPort } from "../server/types.js";
import { type OnResults, otherSessions, runChecks } from "./check-sessions.js";
import { noLists, readLists, refusedLists } from "./lists.js";
import {
  BROWSER_RULES,
  CORPUS_RULES,
  DEFINITION_CHECKS,
  isObserved,
  LISTED_CHECKS,
  LIVE_CHECKS,
  OUTSIDE_IDS,
} from "./registry.js";
import { CorpusSessions } from "./session.js";
import { observedResults } from "./session-watch.js";

/** A slow server answers within this time. */
const ANSWER_MS = 10_000;
/** After this many results, other work of the main thread gets a turn. */
const STEPS_AT_ONCE = 5_000;
const OLDEST = "2024-11-05";
/** What rules apply to that are none of the corpus. */
const FOR_PAGES: CorpusScope = { transport: "http" };
const DEAD_LIST: RuleId = "INV-004";

export interface CorpusSettings extends SessionPort {
  targetVersion: string | null;
  mayCall: ServerFacts["mayCall"];
  /** A call that a tool is known to accept; else one is made from its schema. */
  knownCall?: ServerFacts["knownCall"];
  state?: NamedState | undefined;
  /** Those of the corpus if they are left out. */
  rules?: readonly RuleId[] | undefined;
  isWanted: (id: string) => boolean;
  /** The rules that are asked for by their whole id, in lower case. */
  named?: readonly string[];
  /** How long to wait for an answer; ten seconds if it is left out. */
  answerMs?: number;
  /** Awaited before the first check that calls tools: it may learn what they accept. */
  beforeCalls?: () => Promise<void>;
  /** Called when no more tools will be called: it may use the time in which checks wait. */
  whileWaiting?: () => void;
  hasTime?: ServerFacts["hasTime"];
  askedWithSuccess?: ServerFacts["askedWithSuccess"];
  /** Gets what rules say as soon as nothing can change it. */
  onClaims?: (claims: readonly Claim[]) => void;
  /** Why rules are not judged that the time, or the signal, leaves out. */
  outOfTime?: () => Redacted;
}

export const STOPPED = say`not judged, because the run was stopped`;

interface CorpusTiming {
  sessions: number;
  /** The start-up time of the first session. Over stdio, the servers of the others start with it. */
  startup_ms: number;
  /** The time spent on waits for something that did not come: an answer, the end of the server. */
  waits_ms: number;
  tools_ms: number;
  duration_ms: number;
}

/** How many tools a server lists, how many of them may be called, and how many answered a call with success. */
export interface ToolCoverage {
  /** Why a server that wants a token let nobody in. */
  denied?: Redacted;
  /** False if they could not be read. */
  isListed: boolean;
  listed: number;
  callable: number;
  called: number;
  /** The tools that are not called any more because their calls cost too much, each with the reason. */
  given_up?: Redacted[];
}

export interface CorpusFindings {
  revision: string;
  transport: ServerFacts["transport"];
  serverInfo: unknown;
  listed: ServerLists;
  coverage: ToolCoverage;
  /** How many tools were called, with success or without. */
  tried: number;
  /** In the order of the registry; one for each rule, and for each thing that a rule judged. */
  results: Claim[];
  timing: CorpusTiming;
  /** How the opening ended of a server that wants a token: then only rules about that were judged. */
  denied?: { failure: StartFailure; hasToken: boolean };
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
  const selected = (settings.rules ?? CORPUS_RULES).filter(settings.isWanted);
  const checked = selected.some(isObserved) ? CORPUS_RULES : selected;
  const wantedChecks = LIVE_CHECKS.filter(({ id }) => checked.includes(id));
  const opening = sessions.openFirst(settings.targetVersion, otherSessions(wantedChecks));
  // The validator loads while the servers start.
  void settings.schemas();
  const opened = await opening;
  if (!opened.ok) return checkDenied(sessions, settings, opened.failure, startedAt);
  const { session } = opened.watched;
  const spent: Spent = { waits: 0, tools: 0 };
  const facts = await readFacts(session, sessions.transport, settings, spent);
  if (facts.liveness !== livenessOf(facts.revision)) sessions.signOfLife = facts.liveness;
  const resultsByRule = await judgeRules(sessions, settings, facts, opened.watched, checked);
  const timing: CorpusTiming = {
    sessions: sessions.starts,
    startup_ms: Math.round(facts.startupMs),
    waits_ms: Math.round(spent.waits),
    tools_ms: Math.round(spent.tools),
    duration_ms: Math.round(nowMs() - startedAt),
  };
  const { revision, transport, listed } = facts;
  const { serverInfo } = session.facts;
  const results = selected.flatMap((id) => resultsOf(id, facts, settings, resultsByRule.get(id) ?? []));
  const coverage = coverageOf(facts);
  return {
    ok: true,
    findings: { revision, transport, serverInfo, listed, coverage, tried: facts.tried.size, results, timing },
  };
}

/** The milliseconds of waits and of tools, added up. */
interface Spent {
  waits: number;
  tools: number;
}

/** Reads what a server lists. */
async function readFacts(
  session: Session,
  transport: ServerFacts["transport"],
  settings: CorpusSettings,
  spent: Spent,
): Promise<ServerFacts> {
  const { negotiatedVersion, startupMs } = session.facts;
  const revision = negotiatedVersion ?? settings.targetVersion ?? OLDEST;
  const listed = await readLists(session, settings.answerMs);
  for (const tool of listed.tools) {
    if (settings.mayCall(tool)) await findTexts(tool.inputSchema, settings.patternTexts);
  }
  const liveness = await livenessOfSession(session, listed, settings.answerMs ?? ANSWER_MS);
  return factsOf({ revision, transport, listed, liveness, startupMs }, settings, spent);
}

function factsOf(
  seen: Pick<ServerFacts, "revision" | "transport" | "listed" | "liveness" | "startupMs">,
  settings: CorpusSettings,
  spent: Spent,
): ServerFacts {
  const { options } = settings;
  return {
    ...seen,
    mayCall: settings.mayCall,
    ...defined({ knownCall: settings.knownCall, named: settings.state, signal: options.signal }),
    schemas: settings.schemas,
    clientVersion: options.clientVersion ?? "0.0.0",
    nextId: options.nextId,
    answerMs: settings.answerMs ?? ANSWER_MS,
    startLimitMs: options.startupTimeoutMs,
    tried: new Set(),
    succeeded: new Map(),
    waitedInVain: (ms) => {
      spent.waits += ms;
    },
    toolAnswered: (ms) => {
      spent.tools += ms;
    },
    askedWithSuccess: settings.askedWithSuccess ?? (() => {}),
    beforeCalls: settings.beforeCalls ?? (async () => {}),
    whileWaiting: settings.whileWaiting ?? (() => {}),
    hasTime: (work, ms) => settings.hasTime?.(work, ms) !== false && options.signal?.aborted !== true,
    outOfTime: settings.outOfTime ?? (() => STOPPED),
  };
}

/** What the server answers while it is alive. One that never answers a ping is asked for a list instead. */
async function livenessOfSession(session: Session, { lists }: ServerLists, timeoutMs: number): Promise<string> {
  const usual = livenessOf(session.facts.negotiatedVersion);
  const [list] = lists.keys();
  if (usual !== "ping" || list === undefined) return usual;
  const { kind } = await session.request(usual, undefined, { timeoutMs, purpose: "test" });
  return kind === "timeout" ? list : usual;
}

/** Judges the `checked` rules as far as they apply to the server. `first`: its first session, which this ends. */
async function judgeRules(
  sessions: CorpusSessions,
  settings: CorpusSettings,
  facts: ServerFacts,
  first: CheckSession,
  checked: readonly RuleId[],
): Promise<ReadonlyMap<RuleId, readonly CheckResult[]>> {
  const { revision, transport } = facts;
  const applying = new Set(checked.filter((id) => whyNotApplied(id, facts, settings) === undefined));
  const live = LIVE_CHECKS.filter(({ id }) => applying.has(id));
  const outside = OUTSIDE_IDS.filter((id) => applying.has(id));
  const { target } = first;
  if (target.kind === "http" && target.tokenName !== undefined) await facts.beforeCalls();
  const server = new LiveServer(facts, first, (user) => sessions.open(revision, { user }));
  const ofOutside = await resultsOutside(server, outside, false);
  const onResults: OnResults = (id, results) => {
    if (applying.has(id) && settings.isWanted(id)) settings.onClaims?.(results.map((result) => claimOf(id, result)));
  };
  const judgingLists = async () => {
    const results = await judgeLists(facts, applying, settings);
    for (const result of results) onResults(...result);
    return results;
  };
  // The lists are judged while the server answers.
  const [ofRequests, ofLists] = await Promise.all([runChecks(sessions, facts, first, live, onResults), judgingLists()]);
  const observed = observedResults(sessions.observed, transport);
  const refused = facts.listed.refused.size > 0 ? refusedLists(facts.listed) : [];
  const isSeen = observed.get(DEAD_LIST)?.some(({ status }) => status === "failed");
  if (refused.length > 0 && !isSeen) observed.set(DEAD_LIST, refused);
  for (const result of observed) onResults(...result);
  return new Map([...ofOutside, ...ofRequests, ...ofLists, ...observed]);
}

function coverageOf({ listed: { tools, unread }, mayCall, succeeded }: ServerFacts): ToolCoverage {
  // A client calls a tool by its name: two of one name are one.
  const namesOf = (some: readonly Item[]) => new Set(some.map(({ name }) => name)).size;
  const callable = namesOf(tools.filter((tool) => mayCall(tool)));
  return { isListed: !unread.has("tools/list"), listed: namesOf(tools), callable, called: succeeded.size };
}

/** What rules about tokens and web pages say. They take time to load, and only servers over HTTP have any. */
async function resultsOutside(server: LiveServer, ids: readonly RuleId[], isDenied: boolean) {
  const ofPages = ids.filter((id) => BROWSER_RULES.includes(id));
  if (ofPages.length > 0) return (await import("../rules/cors/checks.js")).judgePages(server, ofPages);
  if (ids.length === 0) return new Map<RuleId, readonly CheckResult[]>();
  return (await import("../rules/auth/checks.js")).judgeTokens(server, ids, isDenied);
}

/** A server that wants a token, and lets nobody in: what can be judged without one. */
async function checkDenied(
  sessions: CorpusSessions,
  settings: CorpusSettings,
  failure: StartFailure,
  startedAt: number,
): Promise<CorpusOutcome> {
  const selected = (settings.rules ?? CORPUS_RULES).filter(settings.isWanted);
  const ofFamily = selected.filter((id) => OUTSIDE_IDS.includes(id));
  if (!failure.protection || ofFamily.length === 0) return { ok: false, failure };
  // A server that the run starts has to run for it.
  const opened = await sessions.open(settings.targetVersion, { isBare: true });
  if (!opened.ok) return opened;
  const { target } = opened.watched;
  const revision = settings.targetVersion ?? NEWEST_LEGACY;
  const { transport } = sessions;
  if (transport !== "http") {
    await opened.watched.discard();
    return { ok: false, failure };
  }
  const scope = { revision, transport };
  const applying = ofFamily.filter((id) => whyNotApplied(id, scope, settings) === undefined);
  const listed = noLists(revision);
  const facts = factsOf({ ...scope, listed, liveness: livenessOf(revision), startupMs: 0 }, settings, {
    waits: 0,
    tools: 0,
  });
  const server = new LiveServer(facts, opened.watched, (user) => sessions.open(revision, { user }));
  const resultsByRule = await resultsOutside(server, applying, true);
  await opened.watched.discard();
  const results = ofFamily.flatMap((id) => resultsOf(id, facts, settings, resultsByRule.get(id) ?? []));
  const others = selected.length - ofFamily.length;
  if (others > 0) results.push(resultForOthers(others, failure));
  const token = target.kind === "http" ? target.tokenName : undefined;
  const denied = token === undefined ? say`no token` : say`the server refused the token of ${hide(token)}`;
  const duration_ms = Math.round(nowMs() - startedAt);
  return {
    ok: true,
    findings: {
      revision,
      transport,
      serverInfo: null,
      listed,
      results,
      denied: { failure, hasToken: token !== undefined },
      coverage: { denied, isListed: false, listed: 0, callable: 0, called: 0 },
      tried: 0,
      timing: { sessions: sessions.starts, startup_ms: 0, waits_ms: 0, tools_ms: 0, duration_ms },
    },
  };
}

/** One result for all rules that cannot be judged without access. */
function resultForOthers(count: number, { rule_id: id, message, fix }: StartFailure): Claim {
  const text = say`${plural(count, "other rule")}: not judged. ${message} ${hide(fix ?? ruleOf(id).fix)}`;
  return claimOf(id, { status: "skipped", message: text, count });
}

async function judgeLists(
  { listed, transport, outOfTime }: ServerFacts,
  applying: ReadonlySet<RuleId>,
  { host, options: { signal } }: CorpusSettings,
) {
  const results = new ListedResults();
  const applies = ({ id }: { id: RuleId }) => applying.has(id);
  for (const { id, judge } of LISTED_CHECKS.filter(applies))
    for (const result of judge(listed)) results.add(id, result.status, () => result);
  // The table of tokens is large: it is loaded only if a rule depends on it.
  const surface = { ...listed, host, transport };
  const isCounted = needsTokens(definitionsOf(surface));
  const countTokens = isCounted ? (await import("../tokens/o200k.js")).countTokens : Buffer.byteLength;
  let steps = 0;
  for (const { id, status, make } of judgeDefinitions(DEFINITION_CHECKS.filter(applies), surface, countTokens)) {
    results.add(id, status, make);
    steps += 1;
    if (steps % STEPS_AT_ONCE === 0) await setImmediate();
    if (signal?.aborted) break;
  }
  const stopped = unverified(outOfTime());
  for (const { id } of signal?.aborted ? DEFINITION_CHECKS.filter(applies) : [])
    results.add(id, "unverified", () => stopped);
  return results.list();
}

function whyNotApplied(
  id: RuleId,
  { revision, transport }: Omit<JudgedBy, "listed">,
  { named, host }: CorpusSettings,
): CheckResult | undefined {
  const { since, before, transport: only, onlyByName, host: needsHost }: CorpusScope = ruleOf(id).corpus ?? FOR_PAGES;
  const isTooOld = since !== undefined && !isSince(revision, since);
  const isTooNew = before !== undefined && isSince(revision, before);
  if (isTooOld || isTooNew)
    return skipped(say`it applies ${hide(eraText({ since, before }))}, and this is ${hide(revision)}`);
  if (only !== undefined && only !== transport) return skipped(say`it applies to another transport`);
  if (needsHost && host === undefined) return skipped(say`it is judged with --host`);
  const isLeftOut = onlyByName && !named?.includes(id.toLowerCase());
  return isLeftOut ? skipped(say`it is checked only if it is asked for by name`) : undefined;
}

type JudgedBy = Pick<ServerFacts, "revision" | "transport" | "listed">;

function resultsOf(id: RuleId, facts: JudgedBy, settings: CorpusSettings, found: readonly CheckResult[]): Claim[] {
  const notApplied = whyNotApplied(id, facts, settings);
  const [unread] = facts.listed.unread;
  const nothing = unread
    ? unverified(say`nothing to judge, and ${hide(unread[0])} could not be read: ${unread[1]}`)
    : skipped(say`the server has nothing to judge`);
  const judged = found.length > 0 ? found : [nothing];
  return (notApplied ? [notApplied] : judged).map((result) => claimOf(id, result));
}
