import { relative } from "node:path";
import { throwErrors, userError } from "../../core/problem.js";
import { redactForeign } from "../../core/redaction/foreign-marks.js";
import type { Clean } from "../../core/redaction/redact.js";
import { cut, jsonText } from "../../core/redaction/redacted.js";
import { sanitizeLine } from "../../core/sanitize.js";
import { checkSuites } from "../../engine/check/check.js";
import { type CoveredItem, coverageOf } from "../../engine/lanes/coverage.js";
import type { Lane } from "../../engine/lanes/lane.js";
import { makePlan, plannedCalls } from "../../engine/plan/plan.js";
import { sharedKey } from "../../engine/run/schedule.js";
import { isMissingList, listAll, listsOf, unreadFault } from "../../mcp/list-all.js";
import { type Connections, requester, sessionOf, withLane } from "../../run/connect.js";
import { reportLines } from "../../run/output.js";
import type { SuiteCall } from "../../suite/types.js";
import { newestVersion } from "../../suite/versions.js";
import { readCapture } from "../capture-file.js";
import { withServers } from "../servers.js";
import { type FormatFlags, shownLine, writeReport } from "../terminal.js";
import { readSessions } from "./record/calls.js";
import { findRecording } from "./record/find-recording.js";

type Server = Connections["servers"][number];

/** Servers that are started or reached alike, with all calls that suites make to them. */
interface CalledServer {
  first: Server;
  suites: Set<string>;
  calls: SuiteCall[];
}

interface CoverageFlags extends FormatFlags {
  min?: number;
  /** Recordings, whose calls count too. */
  recording: string[];
}

/** `mcptest coverage [PATHS]`: what the tests exercise; 1 if less than `--min` percent. Throws a UserError. */
export function coverageCommand(paths: string[], flags: CoverageFlags): Promise<number> {
  // The flags replace servers of suites; alone they have no tests.
  const suites = paths.length > 0 ? paths : ["."];
  return withServers(suites, flags, async (visits, { cwd, signal }) => {
    const servers: ServerCoverage[] = [];
    const called = [...(await calledServers(visits.servers, cwd))];
    for (const recording of flags.recording) addRecording(recording, called, cwd);
    for (const { first, suites, calls } of called) {
      const { suite, server } = first;
      if (server.cassette !== undefined) {
        await reportLines(`${server.name} is played from a cassette: it is not counted`);
        continue;
      }
      const { lane } = visits.visit(suite, server, newestVersion(suite.targetVersions));
      const { lists, unread } = await withLane(lane, signal, () => readLists(lane));
      const items = coverageOf(lists, calls);
      servers.push({ name: server.name, suites: [...suites], ...share(items), items, unread });
    }
    const all = share(servers.flatMap(({ items }) => items));
    const report = redactForeign({ version: 1 as const, ...all, servers });
    await writeReport(flags.format, report, coverageText);
    // Not the rounded share: 89.9 percent is less than 90.
    const isEnough = all.exercised * 100 >= (flags.min ?? 0) * all.total;
    if (!isEnough) await reportLines(`${all.percent} % are less than the ${flags.min} % of --min`);
    return isEnough ? 0 : 1;
  });
}

/** The servers of the suites, each once, with the calls of the tests that a run would make. */
async function calledServers(servers: readonly Server[], cwd: string): Promise<Iterable<CalledServer>> {
  const suites = [...new Set(servers.map(({ suite }) => suite))];
  const { checked, problems } = await checkSuites(suites, { cwd });
  throwErrors(problems);
  const { files } = makePlan(checked, {});
  const byKey = new Map<string, CalledServer>();
  for (const { suite, server } of servers) {
    const key = sharedKey(server);
    const entry = byKey.get(key) ?? { first: { suite, server }, suites: new Set(), calls: [] };
    byKey.set(key, entry);
    entry.suites.add(suite.name);
    for (const file of files.filter((plan) => plan.checked.suite === suite)) {
      for (const call of plannedCalls(file)) if (call.server === server.name) entry.calls.push(call.call);
    }
  }
  return byKey.values();
}

/** Adds the calls of a recording to those of its server, the only one or the one with its name. Throws a UserError. */
function addRecording(nameOrPath: string, called: readonly CalledServer[], cwd: string): void {
  const file = findRecording(nameOrPath, { cwd, env: process.env });
  const capture = readCapture(file);
  const sessions = Array.isArray(capture) ? capture : [capture];
  const label = sessions[0]?.server_label;
  const [only, ...others] = called;
  const server = others.length === 0 ? only : called.find(({ first }) => first.server.name === label);
  if (server === undefined) {
    const names = called.map(({ first }) => first.server.name).join(", ");
    throw userError(
      `no server for the recording ${nameOrPath}`,
      `It is of ${label}; there are ${names}.`,
      RECORDING_FIX,
    );
  }
  server.suites.add(relative(cwd, file));
  for (const { method, name, args } of readSessions(sessions).calls) {
    if (method === "tools/call") server.calls.push({ method, tool: name, args });
    else if (method === "prompts/get") server.calls.push({ method, prompt: name, args });
    else server.calls.push({ method, uri: name });
  }
}

const RECORDING_FIX = "Name a suite that has the server under this name.";

/** The items of every list of a server, and why some do not come. Throws a UserError if none does. */
async function readLists(lane: Lane) {
  const session = await sessionOf(lane);
  const lists: Record<string, unknown[]> = {};
  const unread: Record<string, string> = {};
  for (const method of listsOf(session.facts.capabilities)) {
    const list = await listAll(method, requester(session));
    const fault = unreadFault(method, list);
    if (fault) unread[method] = fault.message;
    else if (!isMissingList(method, list)) lists[method] = list.items;
  }
  const [[method, reason] = []] = Object.entries(unread);
  if (method !== undefined && Object.keys(lists).length === 0) {
    const fix = "`mcptest discover` shows what it answers.";
    throw userError(`the lists of ${lane.server.name} cannot be read`, `${method}: ${reason}.`, fix);
  }
  return { lists, unread };
}

/** How many items of a list are exercised, in whole percent, rounded down. */
interface Coverage {
  exercised: number;
  total: number;
  percent: number;
}

interface ServerCoverage extends Coverage {
  name: string;
  suites: string[];
  items: CoveredItem[];
  /** Why a list could not be read: its items are not counted. */
  unread: Record<string, string>;
}

const MAX_ITEMS = 100;
const MAX_TEXT = 100;
const KINDS = ["tool", "resource", "resource template", "prompt"] as const;

/** The share of these items that is exercised; all of nothing is 100 percent. */
function share(items: readonly CoveredItem[]): Coverage {
  const exercised = items.filter((item) => item.exercised).length;
  const total = items.length;
  return { exercised, total, percent: total === 0 ? 100 : Math.floor((exercised * 100) / total) };
}

function coverageText({ servers, ...all }: Clean<Coverage & { servers: ServerCoverage[] }>): string {
  const parts = servers.map((server) => `${serverLines(server).join("\n")}\n`);
  if (servers.length > 1) parts.push(`all servers: ${shareText(all)}\n`);
  return parts.join("\n");
}

function serverLines({ name, suites, items, unread, ...share }: Clean<ServerCoverage>): string[] {
  const files = suites.map((suite) => shownLine(suite, MAX_TEXT)).join(", ");
  const lines = [`${shownLine(name, MAX_TEXT)} (${files}): ${shareText(share)}`];
  for (const [method, reason] of Object.entries(unread)) {
    lines.push(`  ${method} cannot be read, and is not counted: ${shownLine(reason, 300)}`);
  }
  for (const kind of KINDS) {
    const itemsOfKind = items.filter((item) => item.kind === kind);
    const unused = itemsOfKind.filter(({ exercised }) => !exercised);
    if (itemsOfKind.length === 0) continue;
    lines.push(`  ${kind}s: ${itemsOfKind.length - unused.length} of ${itemsOfKind.length}`);
    lines.push(...unused.slice(0, MAX_ITEMS).map((item) => `    not exercised: ${shownLine(item.name, MAX_TEXT)}`));
    if (unused.length > MAX_ITEMS) lines.push(`    … and ${unused.length - MAX_ITEMS} more`);
  }
  const gaps = items.flatMap((item) => (item.arguments ?? []).map((gap) => ({ tool: item.name, ...gap })));
  if (gaps.length > 0) lines.push("  arguments");
  for (const { tool, argument, gap, value } of gaps.slice(0, MAX_ITEMS)) {
    const what = gap === "never passed" ? gap : `${gap}: ${sanitizeLine(cut(jsonText(value), 60))}`;
    lines.push(`    ${shownLine(tool, MAX_TEXT)}: ${shownLine(argument, MAX_TEXT)} is ${what}`);
  }
  if (gaps.length > MAX_ITEMS) lines.push(`    … and ${gaps.length - MAX_ITEMS} more`);
  return lines;
}

function shareText({ exercised, total, percent }: Coverage): string {
  return `${exercised} of ${total} exercised, ${percent} %`;
}
