import { homedir, tmpdir } from "node:os";
import { audit } from "../../conformance/audit/audit-run.js";
import type { AuditReport } from "../../conformance/audit/audit-run.js";
import { EVERY_TOOL } from "../../conformance/probes/may-call.js";
import { isObject } from "../../core/json/json.js";
import { plural } from "../../core/text.js";
import { loadSchemaPort } from "../../engine/judge/schema-port.js";
import { auditTools, LaneAuditServer } from "../../kinds/audit/target.js";
import { listTools } from "../../kinds/fuzz/target.js";
import { sessionOf, withLane } from "../../run/connect.js";
import { onlyServer, withServers } from "../servers.js";
import { type CommandContext, type FormatFlags, shownLine, writeReport } from "../terminal.js";

export interface AuditFlags extends FormatFlags {
  maxCall: number;
  /** Milliseconds. */
  limit: number;
  allowDestructive?: boolean;
}

/** `mcptest audit [PATHS]`: what is wrong with a server, found without a suite; 1 if something is broken. */
export async function auditCommand(paths: string[], flags: AuditFlags, context: CommandContext): Promise<number> {
  const { redactor } = context;
  return withServers(paths, flags, context, async (visits, environment) => {
    const { suite, server } = onlyServer(visits, flags, true);
    const { lane } = visits.visit(suite, server, flags.targetVersion ?? null);
    const report = await withLane(lane, environment.signal, async () => {
      const allowed = flags.allowDestructive ? { safeCalls: EVERY_TOOL } : {};
      const session = await sessionOf(lane);
      const { tools, list } = await listTools(session, lane, flags.maxCall, allowed);
      const { capabilities } = session.facts;
      return audit(new LaneAuditServer(lane, flags.maxCall), {
        tools: await auditTools(tools, list.items),
        capabilities: isObject(capabilities) ? capabilities : {},
        schemas: await loadSchemaPort(),
        secrets: [process.cwd(), homedir(), tmpdir()].filter((path) => path.length > 4),
        limitMs: flags.limit,
        signal: environment.signal,
      });
    });
    const shown = redactor.document({
      version: 1,
      server: server.name,
      findings: report.findings.map(({ rule_id, tier, subject, message, evidence }) => ({ rule_id, tier, subject, message, evidence })),
      tools: report.tools.map((tool) => summaryOf(tool, report)),
      complete: report.isComplete,
      calls: report.calls.length,
    });
    await writeReport(flags.format, shown, (all) => auditText(all));
    return report.findings.some(({ tier }) => tier === "broken") ? 1 : 0;
  });
}

function summaryOf(tool: AuditReport["tools"][number], { calls }: AuditReport) {
  const made = calls.filter((call) => call.tool === tool);
  const accepted = made.filter(({ answer }) => answer.kind === "accepted").length;
  return { name: tool.name, calls: made.length, accepted, ...(tool.withheld !== undefined && { withheld: tool.withheld }) };
}

function auditText(report: { server: string; calls: number; findings: { rule_id: string; tier: string; message: string; evidence: string }[]; tools: { name: string; calls: number; accepted: number; withheld?: string }[] }): string {
  const lines = report.findings.flatMap(({ rule_id, tier, message, evidence }) => [
    `${tier} ${rule_id}: ${message}`,
    ...evidence.split("\n").map((line) => `    ${shownLine(line as never)}`),
    "",
  ]);
  for (const { name, calls, accepted, withheld } of report.tools) lines.push(`  ${name}: ${withheld ?? `${accepted} of ${plural(calls, "call")} accepted`}`);
  lines.push(`${plural(report.calls, "call")}`);
  return `${lines.join("\n")}\n`;
}
