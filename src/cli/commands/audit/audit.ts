import { contractOf } from "../../../conformance/contract/contract-of.js";
import { EVERY_TOOL } from "../../../conformance/probes/may-call.js";
import { writeErr } from "../../../core/out.js";
import { processSecrets, say } from "../../../core/redaction/redacted.js";
import { plural } from "../../../core/text.js";
import {
  type AuditFindings,
  type AuditRequest,
  auditLane,
  planAudit,
} from "../../../kinds/compliance/audit/audit-lane.js";
import { openBaseline } from "../../../run/baseline.js";
import { corpusError, withLane } from "../../../run/connect.js";
import { reportLines } from "../../../run/output.js";
import { type RuleRun, ruleResults } from "../../../run/rule-results.js";
import type { SuiteServer } from "../../../suite/types.js";
import { newestVersion } from "../../../suite/versions.js";
import { type RuleFlags, writeRuleReport } from "../../rule-report.js";
import { onlyServer, withServers } from "../../servers.js";
import { liveStream, shownLine, writeReport } from "../../terminal.js";
import { type SaveTarget, saveTarget, saveTests } from "../call/save-tests.js";
import { knownCalls } from "./known-calls.js";
import { auditReport, coveredBy } from "./report.js";
import { testsOf } from "./save.js";
import { auditText, planText } from "./screen.js";

export interface AuditFlags extends RuleFlags {
  /** Milliseconds. */
  budget: number;
  seed: number;
  /** Globs of names of tools. */
  tools: string[];
  args?: string;
  dryRun?: boolean;
  save?: string;
}

/** `mcptest audit [PATHS]`: what is wrong with a server, found without a suite; 1 if something new is broken. */
export async function auditCommand(paths: string[], flags: AuditFlags): Promise<number> {
  const startedAt = new Date();
  return withServers(
    paths,
    flags,
    async (visits, request) => {
      const baseline = await openBaseline(request);
      const { suite, server } = onlyServer(visits, flags, true);
      const target = flags.save === undefined ? undefined : await saveTarget(flags.save, suite, request);
      const targetVersion = flags.targetVersion ?? newestVersion(suite.targetVersions);
      const { lane } = visits.visit(suite, server, targetVersion);
      const { signal } = request;
      const audit: AuditRequest = {
        ...{
          targetVersion,
          callMs: flags.maxCall,
          budgetMs: flags.budget,
          seed: flags.seed,
          tools: flags.tools,
          signal,
        },
        safeCalls: flags.allowDestructive ? EVERY_TOOL : server.safeCalls,
        args: await knownCalls(flags.args, [suite], request),
        onProgress: showProgress(),
      };
      if (flags.dryRun) {
        const planned = await withLane(lane, signal, () => planAudit(lane, audit));
        if (!planned.ok) throw await corpusError(lane, planned.failure);
        const format = flags.format === "json" ? "json" : "pretty";
        await writeReport(format, processSecrets.document({ tools: planned.tools }), ({ tools }) => planText(tools));
        return 0;
      }
      const outcome = await withLane(lane, signal, () => auditLane(lane, audit));
      await endProgress();
      if (!outcome.ok) throw await corpusError(lane, outcome.failure);
      const { findings } = outcome;
      const { denied } = findings;
      const report = processSecrets.document(auditReport(server.name, findings, flags.seed));
      const run: RuleRun = {
        ...{ prefix: "audit", location: server.location, startedAt, interrupted: signal.aborted },
        contracts: () =>
          denied ? [] : [{ server: server.name, suite: "", targetVersion, contract: contractOf(findings.listed) }],
        audit: coveredBy(report),
        gates: ({ tier, sdk }) => tier === "broken" && sdk === undefined,
      };
      const { source, report: compared, exitCode } = await ruleResults(report, run, baseline);
      await writeRuleReport(compared, source, flags, auditText);
      if (denied?.hasToken) throw await corpusError(lane, denied.failure);
      if (target) await saveFindings(findings, server, target);
      return exitCode;
    },
    true,
  );
}

async function saveFindings(findings: AuditFindings, server: SuiteServer, target: SaveTarget) {
  const { tests, unsaid } = testsOf(findings);
  const names = await saveTests(tests, server, target, {
    // Each finding was seen on a fresh server.
    settings: { run_options: { restart_policy: "per_test" } },
    comments: unsaid.map((line) => `Not a test: ${line}.`),
  });
  const others = unsaid.length === 0 ? "" : `; ${plural(unsaid.length, "finding")} cannot be said in a suite`;
  await reportLines(`saved ${plural(names.length, "test")} in ${target.name}${others}`);
}

const CLEAR = say`\r\x1b[K`;

/** Shows on stderr what the audit does: in place on a terminal, else a line for each part of it. */
function showProgress(): (what: string) => void {
  const isLive = liveStream() === "stderr";
  let last = "";
  return (what) => {
    if (isLive) return void writeErr(say`${CLEAR}${shownLine(what, 70)}`);
    // One line for all judgements, and one for all tools.
    const part = what.split(" ", 1)[0] ?? "";
    if (part !== last) void reportLines(what);
    last = part;
  };
}

async function endProgress(): Promise<void> {
  if (liveStream() === "stderr") await writeErr(CLEAR);
}
