import { claimOf } from "../../../conformance/claims/claim.js";
import { noLists } from "../../../conformance/corpus/lists.js";
import { CORPUS_RULES } from "../../../conformance/corpus/registry.js";
import {
  type CorpusFindings,
  type CorpusOutcome,
  type CorpusSettings,
  runCorpus,
} from "../../../conformance/corpus/run-corpus.js";
import { unverified } from "../../../conformance/server/check-result.js";
import { abortedAfter } from "../../../core/clock.js";
import type { Redacted } from "../../../core/redaction/redact.js";
import type { Session } from "../../../mcp/types.js";

interface CorpusLimit {
  /** Milliseconds, after which the sessions are closed. */
  limitMs: number;
  outOfTime: () => Redacted;
}

interface JudgedServer {
  facts: Session["facts"];
  transport: CorpusFindings["transport"];
}

/** Runs the corpus, for `limitMs` at the most; then the rules that were not judged say so. */
export async function corpusWithin(
  settings: CorpusSettings,
  { limitMs, outOfTime }: CorpusLimit,
  { facts, transport }: JudgedServer,
): Promise<CorpusOutcome> {
  const { options } = settings;
  const signal = abortedAfter(Math.max(1, Math.round(limitMs)), options.signal);
  const outcome = await runCorpus({ ...settings, outOfTime, options: { ...options, signal } });
  if (outcome.ok || !signal.aborted) return outcome;
  return { ok: true, findings: nothingJudged(settings, outOfTime(), { facts, transport }) };
}

function nothingJudged(
  { targetVersion }: CorpusSettings,
  why: Redacted,
  { facts, transport }: JudgedServer,
): CorpusFindings {
  const { negotiatedVersion, serverInfo, startupMs } = facts;
  const revision = negotiatedVersion ?? targetVersion ?? "";
  return {
    revision,
    transport,
    serverInfo,
    results: CORPUS_RULES.map((id) => claimOf(id, unverified(why))),
    listed: noLists(revision),
    coverage: { isListed: true, listed: 0, callable: 0, called: 0 },
    tried: 0,
    timing: { sessions: 0, startup_ms: Math.round(startupMs), waits_ms: 0, tools_ms: 0, duration_ms: 0 },
  };
}
