import { fuzzTool } from "../../conformance/fuzz/fuzz-tool.js";
import type { FuzzedTool, FuzzReport, FuzzTarget } from "../../conformance/fuzz/types.js";
import { matchingText } from "../../conformance/probes/matching-text.js";
import { withheldBecause } from "../../conformance/probes/requests.js";
import { isObject } from "../../core/json/json.js";
import type { Redacted } from "../../core/redaction/redact.js";
import { hide, say } from "../../core/redaction/redacted.js";
import { loadAccepts } from "../../engine/judge/schema-port.js";
import type { Lane } from "../../engine/lanes/lane.js";
import { type ListResult, listAll, listFault } from "../../mcp/list-all.js";
import type { Session } from "../../mcp/types.js";
import type { ListedTool } from "./target.js";

export interface FuzzOptions {
  seed: number;
  /** Calls of each tool. */
  runs: number;
  maxCallMs: number;
  /** Calls tools that say that they are destructive, too. */
  allowDestructive: boolean;
  signal: AbortSignal;
}

/** The tools of a server, in its order; or why they are not known. */
export async function listTools(
  session: Session,
  lane: Lane,
  { maxCallMs, allowDestructive }: Pick<FuzzOptions, "maxCallMs" | "allowDestructive">,
): Promise<{ tools: ListedTool[]; broken?: Redacted; list: ListResult }> {
  const list = await listAll("tools/list", (method, params) =>
    session.request(method, params, { timeoutMs: maxCallMs, purpose: "test" }),
  );
  const entries = list.items.filter(isObject);
  const names = [...new Set(entries.flatMap(({ name }) => (typeof name === "string" ? [name] : [])))];
  const tools = names.map((name): ListedTool => {
    const sameName = entries.filter((entry) => entry.name === name);
    const { inputSchema = {}, outputSchema } = sameName[0] ?? {};
    const why = allowDestructive ? undefined : withheldBecause(name, sameName, list.unfinished, lane.server.safeCalls);
    return { name, inputSchema, outputSchema, ...(why !== undefined && { withheld: hide(why) }) };
  });
  return { tools, list, ...(list.broken && { broken: hide(listFault(list.broken).message) }) };
}

/** Fuzzes one tool of a lane's server. */
export async function fuzzListed(
  tool: FuzzedTool,
  lane: Lane,
  target: FuzzTarget,
  options: Pick<FuzzOptions, "seed" | "runs" | "signal">,
): Promise<FuzzReport> {
  const { command = [], cwd, url } = lane.server;
  return fuzzTool(tool, target, {
    ...options,
    matchText: matchingText,
    accepts: await loadAccepts(tool.inputSchema),
    known: [...command, ...[cwd, url].filter((text) => text !== undefined)],
    revision: () => lane.sessions.facts?.negotiatedVersion ?? null,
  });
}

/** Why a tool that says that it is destructive is not called, with what to do. */
export function withheldText(why: Redacted): Redacted {
  return say`${why}; --allow-destructive or safe_calls lets it be called`;
}
