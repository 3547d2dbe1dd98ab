import { homedir, tmpdir } from "node:os";
import { resolve } from "node:path";
import { isSafeCall, mayCallTool, PROTOCOL_ONLY } from "../../../conformance/calls/may-call.js";
import type { Args } from "../../../conformance/calls/types.js";
import { type Claim, claimOf } from "../../../conformance/claims/claim.js";
import { attributeClaims, oncePerCause, tierOf } from "../../../conformance/claims/settle.js";
import { type CorpusFindings, runCorpus, STOPPED } from "../../../conformance/corpus/run-corpus.js";
import { type CorpusScore, noneWorked, scoreOf } from "../../../conformance/corpus/score.js";
import { AuditRun, SHARES } from "../../../conformance/rules/audit/audit-run.js";
import { JUDGEMENTS } from "../../../conformance/rules/audit/checks.js";
import { firstArgs } from "../../../conformance/rules/audit/learn.js";
import { type Item, passed, unverified } from "../../../conformance/server/check-result.js";
import type { Work } from "../../../conformance/server/types.js";
import { durationText, nowMs } from "../../../core/clock.js";
import { uniqueBy } from "../../../core/groups.js";
import { asObject, defined } from "../../../core/json/json.js";
import { once } from "../../../core/once.js";
import type { Redacted } from "../../../core/redaction/redact.js";
import { derive, hide, say } from "../../../core/redaction/redacted.js";
import { MIN_LENGTH } from "../../../core/redaction/secret-search.js";
import { plural } from "../../../core/text.js";
import { listTools } from "../../../engine/calls/fuzz-target.js";
import { loadSchemaPort } from "../../../engine/judge/schema-port.js";
import type { Lane } from "../../../engine/lanes/lane.js";
import { withLane } from "../../../engine/lanes/with-lane.js";
import { listsOf } from "../../../mcp/list-all.js";
import type { StartFailure } from "../../../mcp/types.js";
import { type RuleId, ruleOf } from "../../../rules/registry.js";
import { refuseUnmatched } from "../../../suite/suggest.js";
import type { OnClaims } from "../announce.js";
import { corpusWithin } from "./audit-corpus.js";
import { fuzzTools } from "./audit-fuzz.js";
import { pathsOf } from "./audit-paths.js";
import { auditTools, LaneAuditServer, type UnaskedEnd } from "./audit-server.js";
import { type AuditedTool, mayChange, noneCalled, toolOf } from "./audited-tools.js";

/** The rules that an audit judges beside those of the corpus. */
const AUDIT_IDS: readonly RuleId[] = JUDGEMENTS.flatMap(({ ids }) => ids);

/** An audit that judges a smaller share of the rules that apply says too little of the server. */
const LEAST_JUDGED = 0.1;

/** The first list of tools has the time of so many calls. */
const LIST_CALLS = 3;

/** What an audit may do. */
interface AuditRequest {
  targetVersion: string | null;
  safeCalls: readonly string[];
  /** Milliseconds to wait for one answer. */
  callMs: number;
  /** Milliseconds for all calls, beside the first start of the server. */
  limitMs: number;
  seed: number;
  /** Calls that tools are said to accept, by name. */
  args: ReadonlyMap<string, readonly Args[]>;
  /** Globs of the tools that are part of the audit; none for all of them. */
  tools: readonly string[];
  /** True if no tool is to be called. */
  protocolOnly?: boolean;
  signal: AbortSignal;
  onProgress?(what: string): void;
  onClaims?: OnClaims;
  /** Gets what the user should know before tools are called. */
  onNotice?(what: string): void;
}

/** What an audit found: what each rule says, and the tools that were called. */
export interface AuditFindings extends CorpusFindings {
  score: CorpusScore;
  tools: readonly AuditedTool[];
  calls: number;
  /** Why it says too little of the server: too few rules were judged, or no tool was called or worked. */
  unjudged?: Redacted;
  /** What the budget left out, or could not be judged; empty if everything was judged. */
  notJudged: readonly Redacted[];
}

type AuditOutcome = { ok: true; findings: AuditFindings } | { ok: false; failure: StartFailure };

/** The first call that an audit would make of a tool, or why it makes none. */
export interface PlannedTool {
  name: string;
  args?: Args;
  withheld?: Redacted;
}

/** Audits the server of a lane, whose sessions the caller ends. Throws a UserError for a glob that matches no tool. */
export async function auditLane(lane: Lane, request: AuditRequest): Promise<AuditOutcome> {
  const startedAt = nowMs();
  const opening = await openAudit(lane, request);
  if (!opening.ok) return opening.failure.protection ? auditDenied(lane, request) : opening;
  const { run, server, beside, listedTools, broken, facts } = opening;
  const { targetVersion, safeCalls, callMs, limitMs, signal, onProgress } = request;
  onProgress?.("checking the protocol");
  const spent = { learning_ms: 0, judging_ms: 0, fuzzing_ms: 0 };
  const timed = async <T>(phase: keyof typeof spent, work: () => Promise<T>): Promise<T> => {
    const before = nowMs();
    const result = await work();
    spent[phase] = Math.round(nowMs() - before);
    return result;
  };
  const learn = async () => {
    const changes = lane.server.sandbox ? undefined : mayChange(listedTools, lane);
    if (changes !== undefined) request.onNotice?.(changes);
    await run.learn();
    await run.explore();
    request.onClaims?.([], true);
    onProgress?.("checking the tools");
  };
  const learnOnce = once(() => timed("learning_ms", learn));
  const judge = () => (beside ? withLane(beside, signal, () => run.judge()) : run.judge());
  const judging = once(() => timed("judging_ms", judge));
  let isLearned = false;
  const byName = new Map(run.tools.map((tool) => [tool.name, tool]));
  const settings = {
    ...lane.corpusPort(),
    targetVersion,
    mayCall: (tool: Item, asTask?: boolean) =>
      !request.protocolOnly && mayCallTool(tool, safeCalls, asTask) && isAudited(String(tool.name), request.tools),
    knownCall: (name: string) => {
      const tool = byName.get(name);
      const call = tool && (run.accepted(tool) ?? run.unanswered(tool));
      return call && { args: call.args, outcome: call.answer.outcome, ms: run.callMs(tool) };
    },
    isWanted: () => true,
    answerMs: callMs,
    ...defined({ onClaims: request.onClaims }),
    askedWithSuccess: (tool: string) => void run.asking.add(tool),
    async beforeCalls() {
      await learnOnce();
      isLearned = true;
    },
    // Calls of a process of their own disturb no check that waits.
    whileWaiting: () => void (lane.transport === "stdio" && judging()),
    hasTime: (work: Work, ms = 0) =>
      run.msLeft(!isLearned ? SHARES.protocol : work === "call" ? SHARES.callsOfRules : SHARES.rules) > ms,
  };
  const outOfTime = () => (signal.aborted ? STOPPED : budgetEnded(limitMs));
  const transport = lane.transport === "http" ? "http" : "stdio";
  const corpus = await corpusWithin(settings, { limitMs: run.msLeft(SHARES.judge), outOfTime }, { facts, transport });
  if (!corpus.ok) return corpus;
  await learnOnce();
  const { findings, judged, notJudged } = await judging();
  const fuzzing = await timed("fuzzing_ms", () => fuzzTools(lane, listedTools, run, request));
  const hasTools = listsOf(facts.capabilities).includes("tools/list");
  const unlisted =
    broken && hasTools ? say`no tool was called, because tools/list could not be read: ${broken}` : undefined;
  const whyLeft = run.isOutOfCalls ? OUT_OF_CALLS : outOfTime();
  const whyNot = broken === undefined ? whyLeft : (unlisted ?? say`no tools: ${broken}`);
  const ofJudgements = AUDIT_IDS.flatMap((id): Claim[] => {
    const failures = findings.filter((finding) => finding.id === id);
    const isJudged = judged.has(id) && broken === undefined;
    return failures.length > 0 ? failures : [claimOf(id, isJudged ? passed : unverified(whyNot))];
  });
  const isFuzzed = fuzzing.results.some(({ id }) => id === "FAULT-LIFECYCLE-CRASH");
  const [end] = isFuzzed ? [] : [...(await server.ends()), ...fuzzing.ends];
  const ofCorpus = end ? corpus.findings.results.map((claim) => withEnd(claim, end)) : corpus.findings.results;
  const others = findings.filter(({ id }) => !AUDIT_IDS.includes(id));
  const claims = withTiers([...ofCorpus, ...fuzzing.results, ...ofJudgements, ...others], lane.sdk.sdk);
  const results = oncePerCause(claims);
  const tools = run.tools.map(
    (tool): AuditedTool => toolOf(tool, run.callsOf(tool), run.asking.has(tool.name) ? 1 : 0, lane.server.sandbox),
  );
  const givenUp = run.givenUp();
  const coverage = {
    isListed: corpus.findings.coverage.isListed && unlisted === undefined,
    listed: tools.length,
    callable: tools.filter(({ withheld, refused }) => withheld === undefined && refused === undefined).length,
    called: tools.filter(({ accepted }) => accepted > 0).length,
    ...(givenUp.length > 0 && { given_up: givenUp }),
  };
  const tried = tools.filter((tool) => tool.calls > 0).length;
  const isLate = ({ status, message }: Claim) => status === "unverified" && message?.endsWith(outOfTime());
  const late = [...new Set(corpus.findings.results.filter(isLate).map(({ id }) => id))];
  const lateJudgements = AUDIT_IDS.filter((id) => !judged.has(id));
  const lateRules = [...late, ...lateJudgements];
  const judgedRules = new Set(claims.flatMap(({ id, status }) => (/passed|failed/.test(status) ? [id] : []))).size;
  const all = judgedRules + lateRules.length;
  const tooFew = judgedRules < LEAST_JUDGED * all ? tooFewJudged(judgedRules, all, limitMs) : undefined;
  const leftOut = [
    ...(unlisted === undefined ? [] : [say`all tools: tools/list could not be read`]),
    ...lateRules.map((id) => hide(id)),
    ...notJudged,
    ...(fuzzing.notFuzzed.length > 0 ? [notFuzzed(fuzzing.notFuzzed.length, outOfTime())] : []),
  ];
  const calls = lane.toolCalls + (beside?.toolCalls ?? 0);
  const timing = {
    ...corpus.findings.timing,
    ...spent,
    starts: lane.sessions.starts + (beside?.sessions.starts ?? 0),
    starts_ms: Math.round(lane.sessions.startsMs + (beside?.sessions.startsMs ?? 0)),
    duration_ms: Math.round(nowMs() - startedAt),
  };
  const whyNoneCalled = request.protocolOnly ? undefined : noneCalled(tools);
  // What would be broken and was not looked for may be there.
  const lateMusts =
    request.protocolOnly || broken !== undefined ? [] : lateJudgements.filter((id) => ruleOf(id).severity === "must");
  const lateText = (ids: readonly RuleId[]) =>
    ids.length > 0 ? say`${plural(ids.length, "rule")}: ${outOfTime()}` : undefined;
  const ungraded = tooFew ?? unlisted ?? lateText(late) ?? whyNoneCalled ?? lateText(lateMusts);
  const score: CorpusScore =
    ungraded === undefined ? scoreOf(claims, coverage, tried) : { score: null, grade: null, not_graded: ungraded };
  const unjudged = tooFew ?? unlisted ?? whyNoneCalled ?? noneWorked({ coverage, tried });
  const auditFindings = { coverage, tried, results, score, tools, calls, notJudged: leftOut, timing };
  return { ok: true, findings: { ...corpus.findings, ...auditFindings, ...defined({ unjudged }) } };
}

function withTiers(claims: readonly Claim[], sdk: string | undefined): Claim[] {
  return attributeClaims(claims, sdk).map((claim) => ({ ...claim, ...defined({ tier: tierOf(claim) }) }));
}

/** An end of the server that nobody asked for, in place of the claim that it keeps running. */
function withEnd(claim: Claim, end: UnaskedEnd): Claim {
  const isAboutEnds = claim.id === "FAULT-LIFECYCLE-CRASH" && claim.status !== "failed";
  return isAboutEnds ? { ...claim, status: "failed", ...end } : claim;
}

const OUT_OF_CALLS = say`not judged, because the calls of an audit were used up`;

function notFuzzed(count: number, why: Redacted): Redacted {
  const reason = derive(why, (text) => text.replace(/^not judged, because |; .*$/g, ""));
  return say`fuzzing of ${plural(count, "tool")}: ${reason}`;
}

function budgetEnded(limitMs: number): Redacted {
  return say`not judged, because the budget of ${hide(durationText(limitMs))} ended; ${moreBudget(limitMs)}`;
}

function tooFewJudged(judged: number, all: number, limitMs: number): Redacted {
  return say`the budget of ${hide(durationText(limitMs))} was enough for ${judged} of ${all} rules: ${moreBudget(limitMs)}`;
}

function moreBudget(limitMs: number): Redacted {
  return say`give more, such as --budget ${hide(durationText(4 * limitMs))}`;
}

/** A server that wants a token, and lets nobody in: what the corpus says without one. */
async function auditDenied(lane: Lane, { targetVersion, callMs }: AuditRequest): Promise<AuditOutcome> {
  const settings = { targetVersion, answerMs: callMs, mayCall: () => false, isWanted: () => true };
  const corpus = await runCorpus({ ...lane.corpusPort(), ...settings });
  if (!corpus.ok) return corpus;
  const { findings } = corpus;
  const results = withTiers(findings.results, lane.sdk.sdk);
  const leftOut = results.flatMap(({ status, count }) => (status === "skipped" && count ? [say`${count} rules`] : []));
  return {
    ok: true,
    findings: {
      ...findings,
      results,
      score: scoreOf(results, findings.coverage),
      tools: [],
      calls: 0,
      notJudged: leftOut,
    },
  };
}

/** What an audit would call first of each tool. It lists the tools and calls none. */
export async function planAudit(
  lane: Lane,
  request: AuditRequest,
): Promise<{ ok: true; tools: PlannedTool[] } | { ok: false; failure: StartFailure }> {
  const opening = await openAudit(lane, request);
  if (!opening.ok) return opening;
  const { run } = opening;
  const tools = run.tools.map((tool): PlannedTool => {
    const { name, withheld } = tool;
    if (withheld !== undefined) return { name, withheld };
    const args = firstArgs(run, tool);
    return { name, ...(args && { args }) };
  });
  return { ok: true, tools };
}

async function openAudit(lane: Lane, request: AuditRequest) {
  const { safeCalls, callMs, limitMs, args, signal, onProgress, onClaims, tools: globs, protocolOnly } = request;
  const sessionResult = await lane.sessions.acquire();
  if (sessionResult.kind === "unusable") {
    const failure: StartFailure = { rule_id: "FAULT-LIFECYCLE-GIVEN-UP", message: sessionResult.reason };
    return { ok: false, failure } as const;
  }
  if (sessionResult.kind !== "session") return { ok: false, failure: sessionResult.failure } as const;
  const { facts } = sessionResult.session;
  const openedAt = nowMs();
  // A server may read what it needs only now.
  const { tools, broken } = await listTools(sessionResult.session, lane, LIST_CALLS * callMs, { safeCalls });
  refuseUnmatched("tools", globs, tools, isSafeCall);
  const auditedTools = tools.filter(({ name }) => isAudited(name, globs));
  const listedTools = protocolOnly
    ? auditedTools.map((tool) => ({ ...tool, withheld: hide(PROTOCOL_ONLY) }))
    : auditedTools;
  const server = new LaneAuditServer(lane, callMs);
  // A server over HTTP is one for all sessions: what hangs there may hold up the others.
  const beside = lane.transport === "stdio" ? lane.apart() : undefined;
  const besideServer = beside && new LaneAuditServer(beside, callMs);
  const run = new AuditRun(server, {
    tools: auditTools(listedTools),
    capabilities: asObject(facts.capabilities),
    schemas: await loadSchemaPort(),
    sdk: () => lane.sdk.sdk,
    paths: pathsOf(lane),
    secrets: secretsOf(lane),
    args,
    limitMs: limitMs - (nowMs() - openedAt),
    signal,
    ...defined({ onProgress, onClaims, beside: besideServer }),
  });
  for (const one of [server, besideServer]) if (one) one.msLeft = () => run.msLeft(1);
  return { ok: true, run, server, beside, listedTools, broken, facts } as const;
}

/** Secrets that no rejection may show: folders, and values of the environment that are no plain words. */
function secretsOf({ server: { env, cwd } }: Lane): string[] {
  const folders = [process.cwd(), homedir(), tmpdir(), ...(cwd === undefined ? [] : [resolve(cwd)])];
  const values = Object.values(env).filter((value) => value.length >= MIN_LENGTH && !/^[a-z]+$/i.test(value));
  return uniqueBy([...folders.filter((path) => path.length > 4 || path === tmpdir()), ...values], (secret) => secret);
}

function isAudited(name: string, globs: readonly string[]): boolean {
  return globs.length === 0 || isSafeCall(name, globs);
}
