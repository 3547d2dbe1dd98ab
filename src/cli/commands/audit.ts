import { EVERY_TOOL } from "../../conformance/probes/may-call.js";
import { plural } from "../../core/text.js";
import { auditLane } from "../../kinds/compliance/audit/audit-lane.js";
import { corpusError, withLane } from "../../run/connect.js";
import { onlyServer, withServers } from "../servers.js";
import { type CommandContext, type FormatFlags, shownLine, writeReport } from "../terminal.js";

export interface AuditFlags extends FormatFlags {
  maxCall: number;
  /** Milliseconds. */
  budget: number;
  seed: number;
  allowDestructive?: boolean;
}

/** `mcptest audit [PATHS]`: what is wrong with a server, found without a suite; 1 if something is broken. */
export async function auditCommand(paths: string[], flags: AuditFlags, context: CommandContext): Promise<number> {
  const { redactor } = context;
  return withServers(paths, flags, context, async (visits, { signal }) => {
    const { suite, server } = onlyServer(visits, flags, true);
    const targetVersion = flags.targetVersion ?? null;
    const { lane } = visits.visit(suite, server, targetVersion);
    const outcome = await withLane(lane, signal, () =>
      auditLane(lane, {
        targetVersion,
        safeCalls: flags.allowDestructive ? EVERY_TOOL : server.safeCalls,
        callMs: flags.maxCall,
        budgetMs: flags.budget,
        seed: flags.seed,
        args: new Map(),
        signal,
      }),
    );
    if (!outcome.ok) throw await corpusError(lane, outcome.failure);
    const { results, tools, calls, left } = outcome.findings;
    const report = redactor.document({ version: 1, server: server.name, rules: results, tools, calls, left });
    await writeReport(flags.format, report, ({ rules, tools: all }) => {
      const failed = rules.filter(({ status }) => status === "failed");
      const lines = failed.flatMap(({ id, tier, message, title, evidence = "" }) => [
        `${tier} ${id}: ${shownLine(message ?? title)}`,
        ...evidence.split("\n").map((line) => `    ${shownLine(line)}`),
      ]);
      for (const { name, calls: made, accepted, withheld } of all)
        lines.push(`  ${shownLine(name)}: ${withheld ?? `${accepted} of ${plural(made, "call")} accepted`}`);
      return `${lines.join("\n")}\n`;
    });
    return results.some(({ tier }) => tier === "broken") ? 1 : 0;
  });
}
