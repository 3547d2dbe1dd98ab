import type { Finding } from "../core/generated/results.js";
import { defined } from "../core/json/json.js";
import { type Problem, throwErrors, type UserError, userError } from "../core/problem.js";
import { uniqueId } from "../core/unique-id.js";
import { startCause } from "../engine/judge/causes.js";
import { cassetteProblems } from "../engine/lanes/cassettes.js";
import { type Lane, openLane } from "../engine/lanes/lane.js";
import type { SessionResult } from "../engine/lanes/lane-sessions.js";
import { createLaneContext } from "../engine/lanes/open-lane.js";
import { sharedKey } from "../engine/run/schedule.js";
import type { Recording } from "../mcp/cassette/recording.js";
import type { Outcome, Session } from "../mcp/types.js";
import { ruleOf, startProblem } from "../rules/registry.js";
import { isInTarget, splitTarget } from "../suite/servers/overrides.js";
import { listNames } from "../suite/suggest.js";
import type { Suite, SuiteServer } from "../suite/types.js";
import { type LoadedRequest, loadRequest, type UnreadServer } from "./load-request.js";
import { reportLines, reportWarnings, showExchange } from "./output.js";
import type { RunRequest } from "./request.js";

export { withLane } from "../engine/lanes/with-lane.js";

const REQUEST_MS = 30_000;

export interface Connections {
  /** Each server with its suite. */
  servers: readonly { suite: Suite; server: SuiteServer }[];
  /** Those of a file with several that cannot be started. */
  unread: readonly UnreadServer[];
  /** True if a file with several was named. */
  isMany: boolean;
  /** The secrets in the variables that the suites read, by name. */
  secrets: ReadonlyMap<string, string>;
  /** A server at one revision; `findings` grows with the findings of its sessions. */
  visit(suite: Suite, server: SuiteServer, version: string | null): { lane: Lane; findings: Finding[] };
}

/**
 * The servers of suites, or the one that flags name. Warnings are reported, and unless `quiet`, which server it is. Throws a
 * UserError with all problems.
 */
export async function connect(
  request: RunRequest,
  { recording, quiet = false }: { recording?: Recording; quiet?: boolean } = {},
): Promise<Connections> {
  const runId = uniqueId();
  const loaded = await loadRequest(request, runId, "always");
  const { suites, banner, unread, isMany } = loaded;
  const problems = request.takesOneServer ? problemsOfOne(loaded, request) : loaded.problems;
  await reportWarnings(throwErrors([...problems, ...(await cassetteProblems(suites, { cwd: request.cwd }))]));
  if (banner !== undefined && !quiet) await reportLines(banner);
  const onExchange = request.debug ? showExchange : undefined;
  const context = createLaneContext({ ...request, runId, finding: () => {}, ...defined({ recording, onExchange }) });
  let order = 0;
  return {
    servers: serversOf(suites, request),
    unread,
    isMany,
    secrets: new Map(suites.flatMap((suite) => [...suite.secrets])),
    visit(suite, server, version) {
      const findings: Finding[] = [];
      order += 1;
      const finding = (one: Finding) => findings.push(one);
      return { lane: openLane(suite, server, version, order, { ...context, finding }), findings };
    },
  };
}

/** The problems of the suites that have the one server. Throws a UserError if errors leave open which one it is. */
function problemsOfOne({ suites, drafts, problems }: LoadedRequest, request: RunRequest): Problem[] {
  const servers = serversOf(suites, request);
  const all = [...suites, ...drafts.map(({ suite }) => suite)];
  const others = servers.length === 0 ? [] : all.filter((suite) => !servers.some((one) => one.suite === suite));
  const otherFiles = new Set(request.overrides.serverTarget === undefined ? [] : others.map(({ name }) => name));
  const concerned = problems.filter(({ location }) => !otherFiles.has(location?.file ?? ""));
  const broken = concerned.flatMap(({ location, warning }) => (warning || !location ? [] : [location.file]));
  const names = [...new Set([...all.map(({ name }) => name), ...broken])];
  const isOpen = new Set(servers.map(({ server }) => sharedKey(server))).size > 1;
  // Who takes one server says that there are several.
  if (names.length === 1 || broken.length === 0) return concerned.filter(({ warning }) => !(warning && isOpen));
  const fix = "Name the suite with `--suite FILE`, or the server with `--server-command`.";
  throw userError("several suites leave open which server is meant", `They are ${listNames(names, 5)}.`, fix);
}

/** The servers of suites, or those that a flag names. */
export function serversOf(
  suites: readonly Suite[],
  { overrides: { serverTarget }, cwd }: Pick<RunRequest, "overrides" | "cwd">,
): Connections["servers"] {
  const named = suites.filter((suite) => isInTarget(serverTarget, suite, cwd));
  const all = named.flatMap((suite) => [...suite.servers.values()].map((server) => ({ suite, server })));
  return serverTarget === undefined
    ? all
    : all.filter(({ server }) => [serverTarget, splitTarget(serverTarget).name].includes(server.name));
}

/** The session of a lane. Throws a UserError if none can be opened. */
export async function sessionOf(lane: Lane): Promise<Session> {
  const result = await lane.sessions.acquire();
  if (result.kind !== "session") throw unreachableError(lane, result);
  return result.session;
}

/** Sends requests that no suite asks for, each with a limit. */
export function requester(session: Session): (method: string, params?: Record<string, unknown>) => Promise<Outcome> {
  return (method, params) => session.request(method, params, { timeoutMs: REQUEST_MS, purpose: "test" });
}

/** The error for a server to which no session could be opened. */
export function unreachableError(
  lane: Pick<Lane, "suite" | "server" | "targetVersion">,
  result: Exclude<SessionResult, { kind: "session" }>,
): UserError {
  const { name } = lane.server;
  if (result.kind === "unstarted") {
    const { failure, started } = result;
    const cause = startCause(lane, failure, started);
    return userError(
      `server ${name} ${startProblem(failure.rule_id)}`,
      failure.message,
      failure.fix ?? ruleOf(failure.rule_id).fix,
      {
        cause,
      },
    );
  }
  if (result.unstarted) return unreachableError(lane, result.unstarted);
  const fix = "`mcptest discover` shows which revisions it supports; select one with --target-version.";
  return userError(`the server ${name} cannot be asked`, `${result.reason}.`, fix);
}
