import { mayCallTool } from "../../conformance/calls/may-call.js";
import { askForSdk } from "../../conformance/corpus/ask-for-sdk.js";
import { type CorpusOutcome, type CorpusSettings, runCorpus } from "../../conformance/corpus/run-corpus.js";
import type { Lane } from "../../engine/lanes/lane.js";
import { findRule } from "../../rules/registry.js";
import type { SuiteTest } from "../../suite/types.js";
import { type ComplianceTest, isCorpusCheck, isOfCheck } from "./kind.js";

/** A run of the corpus, and the tests that have not taken its results yet. */
interface SharedRun {
  outcome: Promise<CorpusOutcome>;
  waiting: Set<SuiteTest>;
}

const runs = new WeakMap<Lane, SharedRun>();

/** The results of the rules that a test asks for. The tests of a lane share one run; a retry has a run of its own. */
export async function corpusFor(lane: Lane, test: SuiteTest<ComplianceTest>): Promise<CorpusOutcome> {
  const { check = "" } = test.body;
  const current = runs.get(lane);
  const run = current?.waiting.has(test) ? current : startRun(lane, test);
  run.waiting.delete(test);
  const outcome = await run.outcome;
  if (!outcome.ok) return outcome;
  // Results that say why rules were not judged are outside the corpus, and every test gets them.
  const isWanted = (id: string) => isOfCheck(id, check) || findRule(id)?.corpus === undefined;
  const results = outcome.findings.results.filter(({ id }) => isWanted(id));
  return { ok: true, findings: { ...outcome.findings, results } };
}

function startRun(lane: Lane, test: SuiteTest<ComplianceTest>): SharedRun {
  const isAlone = !isShared(test);
  const tests = isAlone ? [test] : [test, ...[...lane.testsLeft].filter(isShared)];
  const checks = tests.map(({ body }) => body.check ?? "");
  const settings: CorpusSettings = {
    ...lane.corpusPort(),
    targetVersion: lane.targetVersion,
    mayCall: (tool, asTask) => mayCallTool(tool, lane.server.safeCalls, asTask),
    state: test.body.state,
    isWanted: (id) => checks.some((check) => isOfCheck(id, check)),
    named: checks.map((check) => check.toLowerCase()),
  };
  const judge = async () => {
    const outcome = await runCorpus(settings);
    if (outcome.ok && lane.sdk.sdk === undefined) await askForSdk(outcome.findings.results, settings);
    return outcome;
  };
  const run = { outcome: judge(), waiting: new Set<SuiteTest>(tests) };
  if (!isAlone) runs.set(lane, run);
  return run;
}

/** True for a test of rules of the corpus which names nothing that others would not have asked for. */
function isShared(test: SuiteTest): test is SuiteTest<ComplianceTest> {
  if (test.kind.name !== "compliance") return false;
  const { check, state } = test.body as ComplianceTest;
  if (check === undefined || !isCorpusCheck(check)) return false;
  const namesTools = state !== undefined && state.changes.length + state.handles.length > 0;
  return !namesTools && findRule(check)?.corpus?.onlyByName === undefined;
}
