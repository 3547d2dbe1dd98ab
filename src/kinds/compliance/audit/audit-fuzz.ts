import { isForTasks } from "../../../conformance/calls/may-call.js";
import { type Claim, claimOf } from "../../../conformance/claims/claim.js";
import { evidenceOfCall } from "../../../conformance/rules/audit/answers.js";
import type { AuditRun } from "../../../conformance/rules/audit/audit-run.js";
import { textsWithPaths } from "../../../conformance/rules/audit/judgements/conduct.js";
import type { AuditServer, AuditStep } from "../../../conformance/rules/audit/types.js";
import { FAULTS, type FuzzFinding } from "../../../conformance/rules/fuzz/types.js";
import { abortedAfter } from "../../../core/clock.js";
import type { FuzzClass } from "../../../core/generated/results.js";
import { hide } from "../../../core/redaction/redacted.js";
import { fuzzListed, LaneFuzzTarget, type ListedTool } from "../../../engine/calls/fuzz-target.js";
import type { Lane } from "../../../engine/lanes/lane.js";
import type { OnClaims } from "../announce.js";
import { endsIn, type UnaskedEnd } from "./audit-server.js";

/** Calls of each tool, not counting those that look for smaller arguments. */
const RUNS = 20;
/** The least time for one tool: if there is too little for all, only the first ones are fuzzed. */
const LEAST_MS = 200;

interface FuzzLimits {
  /** Milliseconds to wait for one answer. */
  callMs: number;
  seed: number;
  signal: AbortSignal;
  onProgress?(what: string): void;
  onClaims?: OnClaims;
}

/**
 * Fuzzes tools from their accepted calls, in the time that is left; gives what fresh servers showed again. `ends`: how the
 * server ended meanwhile, by whatever it was sent before.
 */
export async function fuzzTools(
  lane: Lane,
  tools: readonly ListedTool[],
  run: AuditRun,
  { callMs, seed, signal, onProgress, onClaims }: FuzzLimits,
): Promise<{ results: Claim[]; notFuzzed: string[]; ends: UnaskedEnd[] }> {
  const results: Claim[] = [];
  const ends: UnaskedEnd[] = [];
  const notFuzzed: string[] = [];
  const auditToolsByName = new Map(run.tools.map((tool) => [tool.name, tool]));
  const quotable = textsWithPaths(run);
  const waiting = tools.filter(({ withheld }) => withheld === undefined);
  for (const [index, tool] of waiting.entries()) {
    const auditTool = auditToolsByName.get(tool.name);
    if (auditTool && (isForTasks(auditTool) || run.isGivenUp(auditTool))) continue;
    const msLeft = run.msLeft();
    const isTooSlow = auditTool !== undefined && RUNS * run.callMs(auditTool) > msLeft / 2;
    if (signal.aborted || msLeft < 1 || isTooSlow) {
      notFuzzed.push(tool.name);
      continue;
    }
    onProgress?.(`fuzzing ${tool.name}`);
    const share = Math.max(LEAST_MS, msLeft / (waiting.length - index));
    const stop = abortedAfter(Math.ceil(Math.min(msLeft, share)), signal);
    const base = auditTool && run.accepted(auditTool)?.args;
    const target = new LaneFuzzTarget(lane, tool, callMs, {});
    const report = await fuzzListed(base ? { ...tool, base } : tool, lane, target, {
      seed,
      runs: RUNS,
      signal: stop,
      quotable,
    });
    if (stop.aborted) notFuzzed.push(tool.name);
    ends.push(...endsIn(target.allFindings.list()));
    for (const finding of report.findings) {
      const result = resultOf(tool.name, finding);
      if (!finding.reproduced || (await isOnlySlow(run.server, finding.class, result.steps))) continue;
      onClaims?.([result]);
      results.push(result);
    }
  }
  return { results, notFuzzed, ends };
}

/** True for a hang that ends if the wait is longer. */
export async function isOnlySlow(
  server: Pick<AuditServer, "restart" | "send">,
  kind: FuzzClass,
  [step]: readonly AuditStep[],
): Promise<boolean> {
  if (kind !== "hang" || step === undefined) return false;
  await server.restart();
  return (await server.send(step, "long")).outcome.kind !== "timeout";
}

function resultOf(tool: string, finding: FuzzFinding) {
  const { class: kind, rule_id, args, message, answer } = finding;
  // Not `callStep`: what is sent may be no object, and is shown as it was sent.
  const step: AuditStep = { method: "tools/call", params: { name: tool, arguments: args } };
  return claimOf(rule_id, {
    status: "failed",
    subject: hide(tool),
    message,
    tier: FAULTS.includes(kind) ? "broken" : "suspicious",
    steps: [step],
    fuzzFinding: finding,
    evidence: evidenceOfCall(step, answer),
  });
}
