import { AuditRun, type AuditSettings } from "../../../conformance/rules/audit/audit-run.js";
import type { AuditServer } from "../../../conformance/rules/audit/types.js";
import type { ListedTool } from "../../../engine/calls/fuzz-target.js";
import { loadSchemaPort } from "../../../engine/judge/schema-port.js";
import { auditTools } from "./audit-server.js";

/** Looks for an accepted call of each tool that may be called. */
export async function learnCalls(
  server: AuditServer,
  tools: readonly ListedTool[],
  limits: Pick<AuditSettings, "limitMs" | "signal">,
): Promise<AuditRun> {
  const run = new AuditRun(server, {
    tools: auditTools(tools),
    capabilities: {},
    schemas: await loadSchemaPort(),
    secrets: [],
    args: new Map(),
    ...limits,
  });
  await run.learn();
  return run;
}
