import { writeOut } from "../../core/out.js";
import { userError } from "../../core/problem.js";
import { redactForeign } from "../../core/redaction/foreign-marks.js";
import { derive, jsonText, say } from "../../core/redaction/redacted.js";
import { checkSuites, throwErrors } from "../../engine/check/check.js";
import { coverageOf } from "../../engine/lanes/coverage.js";
import type { Lane } from "../../engine/lanes/lane.js";
import { makePlan } from "../../engine/plan/plan.js";
import { plannedCalls } from "../../engine/plan/planned-calls.js";
import { sharedKey } from "../../engine/run/shared-servers.js";
import { listAll, listsOf } from "../../mcp/list-all.js";
import { type Connections, connect, unreachableError } from "../../run/connect.js";
import { createRequest, terminalEnvironment } from "../../run/create-request.js";
import { reportLines } from "../../run/output.js";
import { onInterrupt } from "../../run/process-events.js";
import type { RunFlags } from "../../run/settings/options.js";
import type { SuiteCall } from "../../suite/types.js";
import { newestVersion } from "../../suite/versions.js";
import type { CommandContext } from "../command-context.js";
import { coverageText, type ServerCoverage, share } from "../coverage-text.js";

const LIST_MS = 30_000;

/** The flags of `coverage` as commander gives them. */
export interface CoverageFlags extends Partial<RunFlags> {
  min?: number;
  format: "pretty" | "json";
}

type Server = Connections["servers"][number];

/** Servers that are started or reached alike, with all calls that suites make to them. */
interface CalledServer {
  first: Server;
  suites: Set<string>;
  calls: SuiteCall[];
}

/**
 * `mcptest coverage [PATHS]`: what of the servers the tests exercise. Gives 1 if that is less than `--min` percent. Throws a
 * UserError if a server cannot be asked.
 */
export async function coverageCommand(
  paths: string[],
  flags: CoverageFlags,
  { version, redactor }: CommandContext,
): Promise<number> {
  const stop = new AbortController();
  const release = onInterrupt(stop);
  try {
    // The flags replace servers of suites; alone they have no tests.
    const suites = paths.length > 0 ? paths : ["."];
    const request = createRequest(suites, flags, terminalEnvironment(version, stop.signal));
    const visits = await connect(request, redactor);
    const servers: ServerCoverage[] = [];
    for (const called of await calledServers(visits.servers, request.cwd)) {
      if (called.first.server.cassette !== undefined) {
        await reportLines([`${called.first.server.name} is played from a cassette: it is not counted`], redactor);
        continue;
      }
      servers.push(await coverageOfServer(visits, called, stop.signal));
    }
    const all = share(servers.flatMap(({ items }) => items));
    const report = redactForeign({ version: 1 as const, ...all, servers }, redactor);
    await writeOut(flags.format === "json" ? say`${jsonText(report, 2)}\n` : derive(report, coverageText));
    // Not the rounded share: 89.9 percent is less than 90.
    const isEnough = all.exercised * 100 >= (flags.min ?? 0) * all.total;
    if (!isEnough) await reportLines([`${all.percent} % are less than the ${flags.min} % of --min`], redactor);
    return isEnough ? 0 : 1;
  } catch (error) {
    if (stop.signal.aborted) return 130;
    throw error;
  } finally {
    release();
  }
}

/** The servers of the suites, each once, with the calls of the tests that a run would make. */
async function calledServers(servers: readonly Server[], cwd: string): Promise<Iterable<CalledServer>> {
  const suites = [...new Set(servers.map(({ suite }) => suite))];
  const { checked, problems } = await checkSuites(suites, cwd);
  throwErrors(problems);
  const { files } = makePlan(checked, {});
  const called = new Map<string, CalledServer>();
  for (const { suite, server } of servers) {
    const key = sharedKey(server);
    const entry = called.get(key) ?? { first: { suite, server }, suites: new Set(), calls: [] };
    called.set(key, entry);
    entry.suites.add(suite.name);
    for (const file of files.filter((plan) => plan.checked.suite === suite)) {
      for (const call of plannedCalls(file)) if (call.server === server.name) entry.calls.push(call.call);
    }
  }
  return called.values();
}

async function coverageOfServer(
  visits: Connections,
  { first, suites, calls }: CalledServer,
  signal: AbortSignal,
): Promise<ServerCoverage> {
  const { suite, server } = first;
  const { lane } = visits.visit(suite, server, newestVersion(suite.targetVersions));
  const close = () => void lane.sessions.close();
  signal.addEventListener("abort", close, { once: true });
  try {
    const items = coverageOf(await readLists(lane), calls);
    return { name: server.name, suites: [...suites], ...share(items), items };
  } finally {
    signal.removeEventListener("abort", close);
    await lane.sessions.close();
  }
}

/** The items of every list that a server has. Throws a UserError if the lists of tools, resources or prompts do not come. */
async function readLists(lane: Lane): Promise<Record<string, unknown[]>> {
  const acquired = await lane.sessions.acquire();
  if (acquired.kind !== "session") throw unreachableError(lane.server.name, acquired);
  const { session } = acquired;
  const lists: Record<string, unknown[]> = {};
  for (const method of listsOf(session.facts.capabilities)) {
    const { items, broken } = await listAll(method, (name, params) =>
      session.request(name, params, { timeoutMs: LIST_MS, purpose: "test" }),
    );
    // Not every server with resources has templates, and no capability says so.
    if (broken && method !== "resources/templates/list") {
      const reason = `${method} was not answered with a whole list (${broken.kind}).`;
      throw userError(
        `the server ${lane.server.name} cannot be asked`,
        reason,
        "`mcptest discover` shows what it answers.",
      );
    }
    lists[method] = items;
  }
  return lists;
}
