import type { Redacted } from "../../../core/redaction/redact.js";
import { hide, say } from "../../../core/redaction/redacted.js";
import { judgeChannels } from "../../calls/probes/channels.js";
import { checkOutcome, hasFailed, judgeProbe } from "../../calls/probes/judge.js";
import type { ProbeCase, ProbeName, ProbeResult } from "../../calls/probes/types.js";
import { calledTools, callOf, judgeResults, MAX_CASES, MAX_PROBED, type PROBES } from "../../server/called-tools.js";
import {
  type CheckResult,
  type CheckResults,
  failed,
  failedIf,
  leftOut,
  passed,
  skipped,
} from "../../server/check-result.js";
import { CALLS, liveChecks, needing, oncePerSession } from "../../server/checks.js";
import type { LiveServer } from "../../server/live-server.js";

const HOW = {
  accepted: "accepted",
  hang: "not answered",
  crash: "not answered: the server ended",
  rejected: "rejected",
} as const;

const unknownTool = oncePerSession(async (server) => {
  const probeCase: ProbeCase = { label: "a tool that does not exist", tool: "mcptest_unknown_tool", args: {} };
  const { reply, judged } = await callOf(server, "", probeCase);
  const context = { acceptedBase: server.listed.tools.length > 0, allowsUnknownFields: true };
  return { reply, result: judgeProbe([checkOutcome("unknown_tool", probeCase, judged, context)]) };
});

/** Whether bad calls are rejected, and over which channel. */
export const ERRCHAN_CHECKS = liveChecks(needing("tools", CALLS), {
  async "FAULT-PROTO-UNKNOWN-METHOD"(server) {
    const { reply, result } = await unknownTool(server);
    return resultOf("unknown_tool", result, reply.evidence);
  },
  "FAULT-SCHEMA-MISSING-REQUIRED": (server) => judgeRejections(server, "missing_required"),
  "FAULT-SCHEMA-TYPE-MISMATCH": (server) => judgeRejections(server, "wrong_type"),
  "ERRCHAN-001": (server) => judgeChannel(server, "ERRCHAN-001"),
  async "ERRCHAN-002"(server) {
    const { reply, result } = await unknownTool(server);
    if (result.outcome !== "rejected") return skipped(say`an unknown tool is not rejected`);
    const [found] = judgeChannels("mcptest_unknown_tool", { unknown_tool: result }, server.revision);
    return failedIf(found?.message, reply.evidence);
  },
  "ERRCHAN-003": (server) => judgeChannel(server, "ERRCHAN-003"),
});

async function judgeRejections(server: LiveServer, name: (typeof PROBES)[number]): Promise<CheckResults> {
  const results = await judgeResults(
    server,
    (_, { probes: { [name]: probe }, planned: { [name]: count = 0 }, evidence }) => {
      if (!probe) return [];
      const worst = probe.cases.find(({ outcome }) => outcome === probe.outcome);
      return [resultOf(name, probe, evidence.get(worst)), ...leftOut(count, MAX_CASES)];
    },
  );
  return [results, leftOut((await calledTools(server)).length, MAX_PROBED)].flat(2);
}

function judgeChannel(server: LiveServer, id: "ERRCHAN-001" | "ERRCHAN-003"): Promise<CheckResults> {
  return judgeResults(server, (_, { name, probes, evidence }) => {
    if (Object.keys(probes).length === 0) return [];
    const found = judgeChannels(name, probes, server.revision).find(({ rule_id }) => rule_id === id);
    return failedIf(found?.message, evidence.get(found?.first));
  });
}

function resultOf(name: ProbeName, result: ProbeResult, evidence: Redacted | undefined): CheckResult {
  const { outcome, cases, reason } = result;
  if (outcome === "unverified" || outcome === "skipped") return { status: outcome, message: hide(reason ?? "") };
  if (!hasFailed(name, outcome, true)) return passed;
  const labels = cases.filter((probeCase) => probeCase.outcome === outcome).map(({ label }) => label);
  return failed(say`${hide(labels.slice(0, 5).join(", "))}: ${HOW[outcome]}`, evidence);
}
