import { homedir, tmpdir } from "node:os";
import { AuditRun } from "../../../conformance/audit/audit-run.js";
import { JUDGEMENTS } from "../../../conformance/audit/registry.js";
import type { AuditFinding, MadeCall, Step, Tier } from "../../../conformance/audit/types.js";
import type { Status } from "../../../conformance/checks/check-result.js";
import { type CorpusFindings, type RuleResult, runCorpus } from "../../../conformance/corpus/run-corpus.js";
import { mayCallTool } from "../../../conformance/probes/may-call.js";
import type { Args } from "../../../conformance/probes/sites.js";
import { isObject } from "../../../core/json/json.js";
import type { Redacted } from "../../../core/redaction/redact.js";
import { hide, say } from "../../../core/redaction/redacted.js";
import { listTools } from "../../../engine/calls/fuzz-target.js";
import { loadSchemaPort } from "../../../engine/judge/schema-port.js";
import type { Lane } from "../../../engine/lanes/lane.js";
import type { StartFailure } from "../../../mcp/types.js";
import { type RuleId, ruleOf } from "../../../rules/registry.js";
import { auditTools, LaneAuditServer } from "./audit-server.js";

/** What an audit may do. */
export interface AuditRequest {
  targetVersion: string | null;
  safeCalls: readonly string[];
  /** Milliseconds to wait for one answer. */
  callMs: number;
  /** Milliseconds for all calls, beside the starts of the server. */
  budgetMs: number;
  seed: number;
  /** Calls that tools are said to accept, by name. */
  args: ReadonlyMap<string, readonly Args[]>;
  signal: AbortSignal;
  onProgress?(what: string): void;
}

/** A result of the corpus, or of the audit itself; a failed one has a tier. */
export interface AuditResult extends RuleResult {
  tier?: Tier;
  /** The smallest requests that show it. */
  steps?: readonly Step[];
  /** The SDK whose fault it is, such as `mcp 1.30`: then it is neither broken nor counted. */
  sdk?: string;
}

/** What was called of a tool. */
export interface AuditedTool {
  name: string;
  calls: number;
  accepted: number;
  /** Why it was not called. */
  withheld?: Redacted;
}

export interface AuditFindings extends Omit<CorpusFindings, "results"> {
  results: readonly AuditResult[];
  tools: readonly AuditedTool[];
  calls: number;
  /** What the budget left out, or could not be judged; empty if everything was judged. */
  left: readonly Redacted[];
}

export type AuditOutcome = { ok: true; findings: AuditFindings } | { ok: false; failure: StartFailure };

/** Audits the server of a lane, whose sessions the caller ends. Never throws because of the server. */
export async function auditLane(lane: Lane, request: AuditRequest): Promise<AuditOutcome> {
  const { targetVersion, safeCalls, callMs, budgetMs, signal, onProgress } = request;
  const acquired = await lane.sessions.acquire();
  if (acquired.kind === "unusable")
    return { ok: false, failure: { rule_id: "FAULT-LIFECYCLE-GIVEN-UP", message: acquired.reason } };
  if (acquired.kind !== "session") return { ok: false, failure: acquired.failure };
  const { capabilities } = acquired.session.facts;
  const { tools, list } = await listTools(acquired.session, lane, callMs, { safeCalls });
  const run = new AuditRun(new LaneAuditServer(lane, callMs), {
    tools: await auditTools(tools, list.items),
    capabilities: isObject(capabilities) ? capabilities : {},
    schemas: await loadSchemaPort(),
    secrets: [process.cwd(), homedir(), tmpdir()].filter((path) => path.length > 4),
    limitMs: budgetMs,
    signal,
    ...(onProgress && { onProgress }),
  });
  await run.learn();
  onProgress?.("checking the protocol");
  const corpus = await runCorpus({
    ...lane.corpusPort(),
    targetVersion,
    mayCall: (tool) => mayCallTool(tool, safeCalls),
    knownArgs: (name) => {
      const tool = run.tools.find((one) => one.name === name);
      return tool && run.accepted(tool)?.args;
    },
    isWanted: () => true,
    answerMs: callMs,
  });
  if (!corpus.ok) return corpus;
  const { findings, judged, calls, notJudged } = await run.judge();
  const audited = run.tools.map((tool): AuditedTool => toolOf(tool.name, calls, tool.withheld));
  const results = [...corpus.findings.results.map(withTier), ...resultsOf(findings, judged)];
  const unjudged = AUDIT_IDS.filter((id) => !judged.has(id)).map((id) => hide(ruleOf(id).title));
  const left = [...unjudged, ...notJudged];
  const called = audited.filter(({ accepted }) => accepted > 0).length;
  const coverage = { ...corpus.findings.coverage, called };
  return { ok: true, findings: { ...corpus.findings, coverage, results, tools: audited, calls: calls.length, left } };
}

const AUDIT_IDS: readonly RuleId[] = JUDGEMENTS.flatMap(({ ids }) => ids);
/** Families about names, descriptions, schemas and costs. */
const QUALITY = /^(?:SCH|DESC|PORT|SURF|NAME)-/;

function withTier(result: RuleResult): AuditResult {
  if (result.status !== "failed") return result;
  const isQuality = QUALITY.test(result.id) || result.severity === "may";
  return { ...result, tier: isQuality ? "advice" : result.severity === "must" ? "broken" : "suspicious" };
}

/** The rules that were judged: those with findings fail, the others hold. */
function resultsOf(findings: readonly AuditFinding[], judged: ReadonlySet<RuleId>): AuditResult[] {
  return AUDIT_IDS.flatMap((id): AuditResult[] => {
    const { title, severity } = ruleOf(id);
    const rule = (status: Status) => ({ id, title, severity, status });
    const found = findings.filter(({ rule_id }) => rule_id === id);
    if (found.length > 0) {
      return found.map(({ rule_id: _, ...finding }) => ({ ...rule("failed"), ...finding }));
    }
    if (judged.has(id)) return [rule("passed")];
    return [{ ...rule("unverified"), message: say`the time of the audit was over before it was judged` }];
  });
}

function toolOf(name: string, calls: readonly MadeCall[], withheld: Redacted | undefined): AuditedTool {
  const made = calls.filter(({ tool }) => tool.name === name);
  const accepted = made.filter(({ answer, isValid }) => answer.kind === "accepted" && isValid !== false).length;
  return { name, calls: made.length, accepted, ...(withheld !== undefined && { withheld }) };
}
