import { whyNotCalled } from "../../conformance/calls/may-call.js";
import { textsIn } from "../../conformance/rules/fuzz/classify.js";
import { fuzzTool } from "../../conformance/rules/fuzz/fuzz-tool.js";
import type {
  FuzzAnswer,
  FuzzedTool,
  FuzzReport,
  FuzzSettings,
  FuzzTarget,
  SessionFinding,
} from "../../conformance/rules/fuzz/types.js";
import type { Item } from "../../conformance/server/check-result.js";
import { groupsOf } from "../../core/groups.js";
import { defined, isObject } from "../../core/json/json.js";
import type { Redacted } from "../../core/redaction/redact.js";
import { hide, say } from "../../core/redaction/redacted.js";
import { listFault, listToolsOnce } from "../../mcp/list-all.js";
import { NO_TEST, type Owner, type Session } from "../../mcp/types.js";
import { createFindings } from "../../results/findings.js";
import type { RuleFinding } from "../judge/failure.js";
import { loadAcceptsWithFormats } from "../judge/schema-port.js";
import type { Lane } from "../lanes/lane.js";
import { LaneServer } from "./lane-server.js";

export interface ListedTool {
  name: string;
  description: unknown;
  inputSchema: unknown;
  outputSchema: unknown;
  annotations: unknown;
  /** Why it is not called. */
  withheld?: Redacted;
}

/** Calls one tool of a lane's server with any arguments. A server that dies or stops answering starts again. */
export class LaneFuzzTarget implements FuzzTarget {
  readonly allFindings = createFindings<RuleFinding>();
  /** About what a session did before it was called: its start, its lists. */
  readonly ofServer = createFindings<RuleFinding>();
  readonly #server: LaneServer;

  constructor(
    private readonly lane: Lane,
    private readonly tool: Pick<ListedTool, "name" | "outputSchema">,
    private readonly timeoutMs: number,
    private readonly owner: Owner,
  ) {
    this.#server = new LaneServer(lane);
  }

  async call(args: unknown): Promise<FuzzAnswer> {
    const { timeoutMs, owner } = this;
    const params = { name: this.tool.name, ...(args !== undefined && { arguments: args }) };
    let crashes: RuleFinding[] = [];
    const result = await this.#server.request(
      "tools/call",
      params,
      { timeoutMs, purpose: "fuzz", owner },
      async (session) => {
        crashes = await this.#begin(session);
      },
    );
    return result.kind === "no server"
      ? result
      : { ...result, findings: [...crashes, ...(await this.#takeFindings())] };
  }

  async #takeFindings(): Promise<RuleFinding[]> {
    const findings = await this.lane.takeFindings(this.owner);
    for (const finding of findings) this.allFindings.add(finding);
    return findings;
  }

  /** Keeps apart what a new session reported before its first call; returns how the session before it ended. */
  async #begin(session: Session): Promise<RuleFinding[]> {
    const { timeoutMs, owner } = this;
    // The invariants of a session judge structured content by the schemas that were listed in it.
    await listToolsOnce(session, { timeoutMs, purpose: "fuzz", owner });
    const findings = await this.#takeFindings();
    const isCrash = ({ rule_id }: RuleFinding) => rule_id === "FAULT-LIFECYCLE-CRASH";
    const ofStart = this.lane.findings.take(NO_TEST);
    for (const finding of [...ofStart, ...findings]) if (!isCrash(finding)) this.ofServer.add(finding);
    return findings.filter(isCrash);
  }

  restart(): Promise<void> {
    return this.#server.restart();
  }

  async settle(waitMs = 0): Promise<readonly SessionFinding[]> {
    const { session } = this.#server;
    const wasAlive = session?.alive;
    const isAlive = await this.#server.survives(waitMs);
    if (wasAlive && !isAlive && !session.alive) {
      const fault = { rule_id: "FAULT-LIFECYCLE-CRASH", message: say`the server ended`, owner: this.owner } as const;
      this.lane.findings.report(fault, { gates: false });
    } else if (session && !session.alive) this.lane.sessions.drop(session);
    return this.#takeFindings();
  }
}

/** The tools of a server, in its order, or only those of a name, which a test calls; or why they are not known. */
export async function listTools(
  session: Session,
  lane: Lane,
  maxCallMs: number,
  { name, safeCalls = lane.server.safeCalls }: { name?: string; safeCalls?: readonly string[] },
): Promise<{ tools: ListedTool[]; nameless: number; broken?: Redacted }> {
  const list = await listToolsOnce(session, { timeoutMs: maxCallMs, purpose: "test" }, name);
  const items = name === undefined ? list.items : list.items.filter((item) => isObject(item) && item.name === name);
  const tools = toolsIn(items, safeCalls, { isNamed: name !== undefined, isUnfinished: list.unfinished });
  const nameless = list.items.filter((item) => !hasName(item)).length;
  return { tools, nameless, ...(list.broken && { broken: hide(listFault(list.broken).message) }) };
}

function hasName(item: unknown): item is Item & { name: string } {
  return isObject(item) && typeof item.name === "string";
}

/** The tools of a list, each name once. */
export function toolsIn(
  items: readonly unknown[],
  safeCalls: readonly string[],
  call: { isNamed?: boolean; isUnfinished?: boolean } = {},
): ListedTool[] {
  return [...groupsOf(items.filter(hasName), (item): string => item.name)].map(([name, sameName]): ListedTool => {
    const { description, inputSchema = {}, outputSchema, annotations } = sameName[0] as Item;
    const why = whyNotCalled(name, sameName, safeCalls, call);
    const withheld = why !== undefined && { withheld: hide(why) };
    return { name, description, inputSchema, outputSchema, annotations, ...withheld };
  });
}

/** Fuzzes one tool of a lane's server. */
export async function fuzzListed(
  tool: FuzzedTool & { description?: unknown },
  lane: Lane,
  target: FuzzTarget,
  {
    quotable = [],
    ...options
  }: Pick<FuzzSettings, "seed" | "runs" | "loneSurrogates" | "signal"> & {
    /** Texts of the server that a message may repeat, beside those of the tool. */
    quotable?: readonly string[];
  },
): Promise<FuzzReport> {
  const { command, cwd, url } = lane.server;
  const report = await fuzzTool(tool, target, {
    ...options,
    accepts: await loadAcceptsWithFormats(tool.inputSchema),
    // A message may repeat an example of the description or the schema.
    known: textsIn([command, cwd, url, tool.description, tool.inputSchema, quotable]),
    revision: () => lane.sessions.facts?.negotiatedVersion ?? null,
  });
  const findings = report.findings.map((finding) => {
    const evidence = JSON.stringify(finding.args);
    return { ...finding, ...defined({ sdk: lane.findings.sdkOf({ ...finding, evidence }) }) };
  });
  return { ...report, findings };
}
