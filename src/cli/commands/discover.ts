import type { Finding, ServerRow } from "../../core/generated/results.js";
import { isObject } from "../../core/json.js";
import { writeOut } from "../../core/out.js";
import { madeOfRedacted } from "../../core/redact.js";
import { type Lane, transportOf } from "../../engine/lane.js";
import { listAll } from "../../mcp/list-all.js";
import type { Outcome, Session, StartFailure } from "../../mcp/types.js";
import { KNOWN_VERSIONS, UNPUBLISHED } from "../../suite/versions.js";
import { discoveredText } from "../discovered-text.js";
import { onInterrupt } from "../interrupt.js";
import { listsOf } from "../lists.js";
import type { CommandContext } from "../main.js";
import type { RunFlags } from "../options.js";
import { requestOf, terminalWorld } from "../request.js";
import { type Visits, visitsOf } from "../visits.js";

const CALL_MS = 30_000;
/** After these no other revision needs to be tried: the server is not there. */
const HOPELESS = new Set([
  "FAULT-START-SPAWN",
  "FAULT-START-TIMEOUT",
  "FAULT-START-NOT-READY",
  "FAULT-START-PORT-BUSY",
  "FAULT-HTTP-CONNECT",
  "FAULT-HTTP-TLS",
  "FAULT-HTTP-DENIED",
  "FAULT-HTTP-RATE-LIMIT",
  "SUITE-CASSETTE-MISS",
]);

/** The flags of `discover` as commander gives them. */
export interface DiscoverFlags extends Partial<RunFlags> {
  format: "pretty" | "json";
}

/** What a server made of one revision. */
export interface Tried {
  revision: string;
  speaks: boolean;
  /** What it answered instead. */
  negotiated: string | null;
  startup_ms: number | null;
  /** Why there was no session. */
  failure?: Pick<StartFailure, "rule_id" | "message">;
}

/** What a server is. */
export interface Discovered {
  name: string;
  kind: ServerRow["kind"];
  revisions: Tried[];
  /** Of the newest revision that it speaks. */
  server_info: unknown;
  instructions: string | null;
  capabilities: unknown;
  startup_ms: number | null;
  /** The items of each list that its capabilities have. */
  lists: Record<string, unknown[]>;
  warnings: { rule_id: string; message: string; revisions: string[] }[];
}

/** `mcptest discover [PATHS]`: 0 where every server speaks a known revision, 2 where one does not. Throws a UserError. */
export async function discoverCommand(
  paths: string[],
  flags: DiscoverFlags,
  { version, redactor }: CommandContext,
): Promise<number> {
  const stop = new AbortController();
  const release = onInterrupt(stop);
  try {
    const visits = await visitsOf(requestOf(paths, flags, terminalWorld(version, stop.signal)), redactor);
    const servers: Discovered[] = [];
    for (const one of visits.servers) servers.push(await discover(visits, one, stop.signal));
    const report = redactor.value({ version: 1, servers });
    const text =
      flags.format === "json"
        ? madeOfRedacted(`${JSON.stringify(report, null, 2)}\n`)
        : redactor.text(discoveredText(report.servers));
    await writeOut(text);
    if (stop.signal.aborted) return 130;
    return servers.every(({ revisions }) => revisions.some(({ speaks }) => speaks)) ? 0 : 2;
  } finally {
    release();
  }
}

async function discover(visits: Visits, { suite, server }: Visits["servers"][number], signal: AbortSignal) {
  const found: Discovered = {
    name: server.name,
    kind: transportOf(server),
    revisions: [],
    server_info: null,
    instructions: null,
    capabilities: null,
    startup_ms: null,
    lists: {},
    warnings: [],
  };
  const newestFirst = KNOWN_VERSIONS.filter((revision) => revision !== UNPUBLISHED).toReversed();
  for (const revision of newestFirst) {
    const { lane, findings } = visits.visit(suite, server, revision);
    try {
      const { tried, session } = await tryRevision(lane, revision);
      found.revisions.push(tried);
      if (session && !found.revisions.slice(0, -1).some(({ speaks }) => speaks)) await look(session, found, revision);
      await lane.judge();
      warn(found, findings, revision);
      if (signal.aborted || (tried.failure && HOPELESS.has(tried.failure.rule_id))) break;
    } finally {
      for (const fault of await lane.close()) warn(found, [fault], revision);
    }
  }
  return found;
}

async function tryRevision(lane: Lane, revision: string): Promise<{ tried: Tried; session?: Session }> {
  const ground = await lane.ground();
  const { negotiatedVersion: negotiated = null, startupMs = null } = lane.facts ?? {};
  const tried: Tried = {
    revision,
    speaks: negotiated === revision,
    negotiated,
    startup_ms: startupMs === null ? null : Math.round(startupMs),
  };
  if (ground.kind === "session") return { tried, session: ground.session };
  if (ground.kind === "unstarted") {
    const { rule_id, message } = ground.failure;
    tried.failure = { rule_id, message };
  }
  return { tried };
}

async function look(session: Session, found: Discovered, revision: string): Promise<void> {
  const { serverInfo, capabilities, instructions, startupMs } = session.facts;
  found.server_info = serverInfo;
  found.capabilities = capabilities;
  found.instructions = instructions;
  found.startup_ms = Math.round(startupMs);
  for (const method of listsOf(capabilities)) {
    const { items, broken } = await listAll(method, (name, params) =>
      session.request(name, params, { timeoutMs: CALL_MS, purpose: "test" }),
    );
    found.lists[method] = items.filter(isObject);
    if (broken)
      warn(found, [{ rule_id: ruleOfBroken(broken), message: `${method} was not read to its end` }], revision);
  }
}

function ruleOfBroken(outcome: Outcome): string {
  switch (outcome.kind) {
    case "answer":
      return "FAULT-PROTO-ERROR-ANSWER";
    case "died":
      return "FAULT-LIFECYCLE-CRASH";
    case "timeout":
      return "FAULT-TIMEOUT-CALL";
    case "fault":
      return outcome.fault.rule_id;
    case "unsendable":
      return outcome.rule_id;
  }
}

function warn(found: Discovered, faults: readonly Pick<Finding, "rule_id" | "message">[], revision: string): void {
  for (const { rule_id, message } of faults) {
    // That it does not speak a revision is told as that.
    if (rule_id === "VERSION-001") continue;
    const known = found.warnings.find((one) => one.rule_id === rule_id && one.message === message);
    if (known) known.revisions = [...new Set([...known.revisions, revision])];
    else found.warnings.push({ rule_id, message, revisions: [revision] });
  }
}
