import {
  type CorpusFindings,
  type CorpusOutcome,
  type CorpusSettings,
  noLists,
  runCorpus,
} from "../../../conformance/corpus/run-corpus.js";
import { abortedAfter } from "../../../core/clock.js";
import type { Session } from "../../../mcp/types.js";

/** Runs the corpus, for `limitMs` at the most. If it was stopped, `isWhole` is false, and it says nothing. */
export async function corpusWithin(
  settings: CorpusSettings,
  limitMs: number,
  facts: Session["facts"],
): Promise<CorpusOutcome & { isWhole: boolean }> {
  const { options } = settings;
  const signal = abortedAfter(Math.max(1, Math.round(limitMs)), options.signal);
  const outcome = await runCorpus({ ...settings, options: { ...options, signal } });
  if (!signal.aborted) return { ...outcome, isWhole: true };
  return {
    ok: true,
    isWhole: false,
    findings: { ...emptyFindings(settings, facts), ...(outcome.ok && outcome.findings), results: [] },
  };
}

function emptyFindings({ targetVersion }: CorpusSettings, facts: Session["facts"]): CorpusFindings {
  const { negotiatedVersion, serverInfo, startupMs } = facts;
  const revision = negotiatedVersion ?? targetVersion ?? "";
  return {
    revision,
    transport: "stdio",
    serverInfo,
    results: [],
    listed: noLists(revision),
    coverage: { isListed: true, listed: 0, callable: 0, called: 0 },
    timing: { sessions: 0, startup_ms: Math.round(startupMs), waits_ms: 0, tools_ms: 0, duration_ms: 0 },
  };
}
