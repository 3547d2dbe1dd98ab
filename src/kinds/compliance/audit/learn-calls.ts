import { AuditRun, type AuditSettings } from "../../../conformance/rules/audit/audit-run.js";
import type { ListedTool } from "../../../engine/calls/fuzz-target.js";
import { loadSchemaPort } from "../../../engine/judge/schema-port.js";
import { pathsOf } from "./audit-paths.js";
import { auditTools, type LaneAuditServer } from "./audit-server.js";

/** Looks for an accepted call of each tool that may be called. Tools that may change something are called with success once. */
export async function learnCalls(
  server: LaneAuditServer,
  tools: readonly ListedTool[],
  limits: Pick<AuditSettings, "limitMs" | "signal" | "onProgress">,
): Promise<AuditRun> {
  const run = new AuditRun(server, {
    tools: auditTools(tools),
    capabilities: {},
    schemas: await loadSchemaPort(),
    secrets: [],
    args: new Map(),
    paths: pathsOf(server.lane),
    changesOnce: true,
    ...limits,
  });
  await run.learn();
  return run;
}
