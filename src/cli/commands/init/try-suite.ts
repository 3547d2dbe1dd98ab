import { join } from "node:path";
import { PROBES } from "../../../conformance/calls/probes/types.js";
import { nowMs } from "../../../core/clock.js";
import type { RunEvent } from "../../../core/event.js";
import type { TestRow } from "../../../core/generated/results.js";
import { asList, defined, isObject } from "../../../core/json/json.js";
import { makeTempFolder, removePath, writeFileAtomic } from "../../../core/out.js";
import { hide } from "../../../core/redaction/redacted.js";
import { processText } from "../../../report/test-text.js";
import { prepareRun, runPipeline } from "../../../run/pipeline.js";
import type { RunRequest } from "../../../run/request.js";
import { CRASH, deathText, shortReason } from "./answer.js";
import { type Draft, type DraftTest, skippedTest } from "./draft-suite.js";

/** How often a test is tried at most. */
const MAX_ROUNDS = 4;
const NEGATIVE = "negative_path";

interface Trial {
  /** The command. */
  triedBy: string;
  /** Milliseconds, and why a test was not tried that there was no time for. */
  limit: { ms: number; reason: string };
  onProgress(what: string): void;
}

/** Runs every test until it passes: one that does not asserts less in the next round, or is skipped with the reason. */
export async function trySuite(
  drafts: readonly Draft[],
  writeSuite: (drafts: readonly Draft[]) => string,
  request: RunRequest,
  { triedBy, limit, onProgress }: Trial,
) {
  const until = nowMs() + limit.ms;
  const current = [...drafts];
  const isOpen = (index: number) => current[index]?.test.skip === undefined && current[index]?.fault === undefined;
  let pending = [...current.keys()].filter(isOpen);
  let passed = 0;
  /** Why the last run failed although each of its tests passed; empty if it did not. */
  let reasons: readonly string[] = [];
  for (let round = 1; pending.length > 0 && !request.signal.aborted; round += 1) {
    const triedDrafts = pending.flatMap((index) => current[index] ?? []);
    const runRequest = { ...request, runTimeoutMs: Math.max(1, Math.round(until - nowMs())) };
    const run = await runDrafts(writeSuite(triedDrafts), runRequest, (name, at) =>
      onProgress(`trying ${name} (${at} of ${triedDrafts.length}${round > 1 ? ", again" : ""})`),
    );
    const isLate = nowMs() >= until;
    const results = triedDrafts.map((draft, at) => ({
      draft,
      index: pending[at] ?? 0,
      row: run.rows.get(rowKeyOf(draft)),
    }));
    const failedResults = results.filter(({ row }) => row?.status !== "passed");
    for (const { draft, index, row } of failedResults)
      current[index] = isLate
        ? { ...draft, test: skippedTest(draft.test, limit.reason) }
        : weaken(draft, row, round === MAX_ROUNDS, triedBy);
    const open = failedResults.filter(({ draft, index, row }) => !hasProvenRest(row, draft.test, current[index]?.test));
    passed += results.length - open.length;
    reasons = failedResults.length === 0 ? run.reasons : [];
    pending = open.map(({ index }) => index).filter(isOpen);
  }
  return { drafts: current, passed, reasons };
}

async function runDrafts(text: string, request: RunRequest, onTest: (name: string, at: number) => void) {
  let started = 0;
  const onEvent = (event: RunEvent) => {
    if (event.event === "test_started") onTest(event.name, ++started);
  };
  const folder = makeTempFolder();
  try {
    const file = join(folder, "mcptest.yaml");
    await writeFileAtomic(file, hide(text));
    const fileRequest = { ...request, paths: [file] };
    const { results, gateResult, finish } = await runPipeline(await prepareRun(fileRequest), fileRequest, onEvent);
    const rows = new Map<string, TestRow>();
    try {
      for await (const row of results.rows()) rows.set(`${row.block} ${row.name}`, row);
    } finally {
      await finish();
    }
    return { rows, reasons: gateResult.exitCode === 0 ? [] : gateResult.reasons };
  } finally {
    removePath(folder);
  }
}

/** A test that asserts less than the one that did not pass; with nothing less to assert, a skipped one. If the server ended, the test stays. */
function weaken(
  { block, test, others, faultIfFailed, ifRejected, rejectedBecause, note: before }: Draft,
  row: TestRow | undefined,
  isLast: boolean,
  triedBy: string,
): Draft {
  const fault = (row && (deathIn(row) ?? startFaultIn(row))) ?? (row?.status === "failed" ? faultIfFailed : undefined);
  if (fault !== undefined) return { block, test, others: [], fault };
  if (row?.failures.some(({ rule_id, target }) => rule_id === "ASSERT-RESULT" || target === "result.isError")) {
    const [first, ...weaker] = ifRejected ?? [];
    if (first && !isLast) return { block, test: first, others: weaker, ...defined({ rejectedBecause }) };
    // A call that is rejected passes no weaker test, and one that changes something is not repeated.
    const reason = skipReasonOf(row, triedBy);
    return { block, test: skippedTest(test, rejectedBecause ? `${rejectedBecause} ${reason}` : reason), others: [] };
  }
  const [next, ...rest] = others;
  // A note that a draft has already says more.
  if (next && !isLast)
    return { block, test: next, others: rest, note: before ?? "The shape of its answer changed between two calls." };
  const fewer = isLast ? undefined : withoutProbes(test, row);
  if (fewer) return { block, ...fewer, others: [] };
  return { block, test: skippedTest(test, skipReasonOf(row, triedBy)), others: [] };
}

/** How the server ended in a test; undefined if it did not. */
function deathIn({ failures, findings }: TestRow): string | undefined {
  const failure = failures.find(({ process }) => process !== undefined);
  if (failure?.process) return deathText(failure, `${failure.request ?? ""}\n${processText(failure.process)}`.trim());
  const finding = findings.find(({ rule_id }) => rule_id === CRASH);
  return finding && deathText(finding, finding.evidence);
}

/** Why the server, which had started for `init`, did not start for a test; undefined if it did. */
function startFaultIn({ failures }: TestRow): string | undefined {
  const failure = failures.find(({ rule_id }) => rule_id.startsWith("FAULT-START-"));
  return failure && `${failure.rule_id}: ${failure.message}`;
}

/** The test with the probes that were answered as they should be; undefined if those are none, or all of them. */
function withoutProbes(test: DraftTest, row: TestRow | undefined): Pick<Draft, "test" | "note"> | undefined {
  const settings = test[NEGATIVE];
  const probes = row?.negative_path?.probes;
  if (!isObject(settings) || !probes) return undefined;
  const has = (name: string, outcome: string) => probes[name]?.outcome === outcome;
  const isGood = (name: string) => has(name, "rejected") || (name === "oversized" && has(name, "accepted"));
  const before = checksOf(test);
  // A probe that was skipped, because the schema leaves nothing to send, passes.
  const checks = PROBES.filter((name) => before.includes(name) && (isGood(name) || has(name, "skipped")));
  if (!checks.some(isGood) || checks.length === before.length) return undefined;
  const droppedNames = PROBES.filter((name) => before.includes(name) && !checks.includes(name)).join(", ");
  const note = `The server does not reject, or cannot be shown to reject: ${droppedNames}.`;
  return { test: { ...test, [NEGATIVE]: { ...settings, checks } }, note };
}

/** True if a run has shown that the rest of the test passes: another round, which may take long, is not needed. */
function hasProvenRest(row: TestRow | undefined, before: DraftTest, after: DraftTest | undefined): boolean {
  const probes = row?.negative_path?.probes;
  if (!probes || after === undefined || after.skip !== undefined || row.findings.some(({ gates }) => gates))
    return false;
  const droppedProbes = checksOf(before).filter((name) => !checksOf(after).includes(name));
  const targets = droppedProbes.map((name) => `negative_path.probes.${name}.outcome`);
  const areBad = droppedProbes.every((name) => ["accepted", "unverified"].includes(probes[name]?.outcome ?? ""));
  return areBad && row.failures.every(({ target }) => targets.includes(target));
}

function checksOf({ [NEGATIVE]: settings }: DraftTest): string[] {
  const checks: unknown = isObject(settings) ? settings.checks : undefined;
  return asList(checks).filter((name) => typeof name === "string");
}

function skipReasonOf(row: TestRow | undefined, triedBy: string): string {
  const [failure] = row?.failures ?? [];
  const finding = row?.findings.find(({ gates }) => gates);
  const { rule_id, message } = failure ?? finding ?? {};
  const reason = message ?? row?.reason ?? "it was not run";
  return `It did not pass when ${triedBy} tried it: ${rule_id === undefined ? "" : `${rule_id}: `}${shortReason(reason)}`;
}

function rowKeyOf({ block, test }: Draft): string {
  return `${block} ${test.name.replaceAll("$$", "$")}`;
}
