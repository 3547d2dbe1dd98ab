import { linksOf } from "../../conformance/rules/app/listed.js";
import type { Finding, ServerRow } from "../../core/generated/results.js";
import { asList, asObject, defined, isObject } from "../../core/json/json.js";
import { writeOut } from "../../core/out.js";
import { type Problem, UserError } from "../../core/problem.js";
import { redactForeign } from "../../core/redaction/foreign-marks.js";
import type { Clean } from "../../core/redaction/redact.js";
import { hide, say } from "../../core/redaction/redacted.js";
import { sanitizeLine } from "../../core/sanitize.js";
import { plural } from "../../core/text.js";
import { type Lane, transportOf } from "../../engine/lanes/lane.js";
import type { FailedStart } from "../../engine/lanes/lane-sessions.js";
import { withLane } from "../../engine/lanes/with-lane.js";
import { isMissingList, listAll, listFault, listsOf } from "../../mcp/list-all.js";
import { SHOWS_APPS, skillSettings } from "../../mcp/revisions/extensions.js";
import type { ProtectionStep, Session, StartFailure } from "../../mcp/types.js";
import { type HostName, hostOf } from "../../rules/hosts.js";
import { type Connections, requester, unreachableError } from "../../run/connect.js";
import { reportProblems } from "../../run/output.js";
import { PUBLISHED_VERSIONS } from "../../suite/versions.js";
import { type ServerOutcome, serverTable, worstExitCode } from "../server-table.js";
import { forEachServer, type ServerWork, unasked, withServers } from "../servers.js";
import { type FormatFlags, writeReport } from "../terminal.js";

/** Faults after which no other revision is tried: the server is unreachable. */
const UNREACHABLE_RULES = new Set([
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

/** `mcptest discover [PATHS]`: returns 0 if every server speaks a known revision, else 2. Throws a UserError. */
export function discoverCommand(paths: string[], flags: FormatFlags): Promise<number> {
  const work: ServerWork = async (connections, request) => {
    const problems: Problem[] = [];
    const outcomes = await forEachServer(connections, request, async (target) => {
      const report = await discover(connections, target, problems, request.signal);
      return { value: report, ...resultOf(report) };
    });
    const servers = outcomes.flatMap(({ value }) => value ?? []);
    const ofMany = connections.isMany && { not_asked: unasked(outcomes) };
    const report = redactForeign({ version: 1, servers, ...ofMany });
    await writeReport(flags.format, report, (shown) =>
      shown.servers
        .filter(({ revisions, protection }) => protection || revisions.some(({ failure }) => !failure))
        .map((server) => `${serverLines(server).join("\n")}\n`)
        .join("\n"),
    );
    if (problems.length > 0) await reportProblems(new UserError(problems));
    if (connections.isMany && flags.format === "pretty") await writeOut(say`\n${serverTable(outcomes)}`);
    return worstExitCode(outcomes);
  };
  return withServers(paths, flags, work, { findsServer: true, everyServer: true });
}

function resultOf({ revisions, warnings }: ServerReport): Omit<ServerOutcome, "server"> {
  const spoken = revisions.filter(({ speaks }) => speaks).map(({ revision }) => revision);
  const findings = plural(warnings.length, "warning");
  if (spoken.length > 0) return { result: `speaks ${spoken.join(", ")}`, findings, exitCode: 0 };
  const [reason] = revisions.flatMap(({ failure }) => failure?.message ?? []);
  return { result: "speaks no known revision", findings, exitCode: 2, ...defined({ reason }) };
}

async function discover(
  connections: Connections,
  { suite, server }: Connections["servers"][number],
  problems: Problem[],
  signal: AbortSignal,
): Promise<ServerReport> {
  const report: ServerReport = {
    name: server.name,
    kind: transportOf(server),
    ...defined({ host: server.client?.host }),
    revisions: [],
    server_info: null,
    instructions: null,
    capabilities: null,
    startup_ms: null,
    lists: {},
    unread: {},
    apps: [],
    skills: [],
    warnings: [],
  };
  const newestFirst = PUBLISHED_VERSIONS.toReversed();
  const failures: FailedStart[] = [];
  const client = { ...server.client, extensions: { ...SHOWS_APPS, ...server.client?.extensions } };
  for (const revision of newestFirst) {
    const { lane, findings } = connections.visit(suite, { ...server, client }, revision);
    const failure = await withLane(lane, signal, () => probeRevision(lane, report, revision));
    await lane.judge();
    addWarnings(report, findings, revision);
    if (failure) failures.push(failure);
    if (signal.aborted || (failure && UNREACHABLE_RULES.has(failure.failure.rule_id))) break;
  }
  const [first] = failures;
  if (first && failures.length === report.revisions.length) {
    problems.push(...unreachableError({ suite, server, targetVersion: null }, first).problems);
  }
  return report;
}

/** Tries one revision; returns how the server failed to start, if it did. */
async function probeRevision(lane: Lane, report: ServerReport, revision: string): Promise<FailedStart | undefined> {
  const result = await lane.sessions.acquire();
  const { negotiatedVersion: negotiated = null, startupMs } = lane.sessions.facts ?? {};
  const isFirst = !report.revisions.some(({ speaks }) => speaks);
  const { rule_id, message, protection } = result.kind === "unstarted" ? result.failure : {};
  if (protection) report.protection = protection;
  report.revisions.push({
    revision,
    speaks: negotiated === revision,
    negotiated,
    startup_ms: startupMs === undefined ? null : Math.round(startupMs),
    ...(rule_id !== undefined && message !== undefined && { failure: { rule_id, message } }),
  });
  if (result.kind === "session" && isFirst) await describeServer(result.session, report, revision);
  return result.kind === "unstarted" ? result : undefined;
}

async function describeServer(session: Session, report: ServerReport, revision: string): Promise<void> {
  const { serverInfo, capabilities, instructions, startupMs } = session.facts;
  Object.assign(report, { server_info: serverInfo, capabilities, instructions, startup_ms: Math.round(startupMs) });
  const hasSkills = skillSettings(capabilities) !== undefined;
  for (const method of [...listsOf(capabilities), ...(hasSkills ? ["skills/list"] : [])]) {
    const list = await listAll(method, requester(session));
    const { first, items, broken } = list;
    if (broken !== first) report.lists[method] = items.filter(isObject);
    if (!broken) continue;
    if (isMissingList(method, list)) {
      report.unread[method] = "the server does not have this list";
      continue;
    }
    const { rule_id, message } = listFault(broken);
    report.unread[method] = message;
    const warning = items.length > 0 ? `${method} was not read to its end: ${message}` : `${method}: ${message}`;
    addWarnings(report, [{ rule_id, message: warning }], revision);
  }
  const { "skills/list": skills = [], ...lists } = report.lists;
  report.lists = lists;
  for (const { uri, frontmatter, resources } of skills.filter(isObject)) {
    const { name, description } = asObject(frontmatter);
    report.skills.push({ uri, name, description, files: Array.isArray(resources) ? resources.length : resources });
  }
  for (const [uri, linking] of linksOf(asList(report.lists["tools/list"]).filter(isObject)))
    report.apps.push({ uri, tools: linking.map(({ name }) => name) });
}

type Fault = Pick<Finding, "rule_id" | "message">;

function addWarnings({ warnings }: ServerReport, faults: readonly Fault[], revision: string): void {
  for (const { rule_id, message } of faults) {
    // A revision that the server does not speak is reported as such.
    if (rule_id === "VERSION-001") continue;
    const sameWarning = warnings.find((warning) => warning.rule_id === rule_id && warning.message === message);
    if (sameWarning) sameWarning.revisions = [...new Set([...sameWarning.revisions, revision])];
    else warnings.push({ rule_id, message, revisions: [revision] });
  }
}

const MAX_TEXT = 100;
const MAX_ITEMS = 100;

/** What `discover` found out about a server. */
interface ServerReport {
  name: string;
  kind: ServerRow["kind"];
  /** As which it was asked. */
  host?: HostName;
  revisions: {
    revision: string;
    speaks: boolean;
    /** The revision that it answered with instead. */
    negotiated: string | null;
    startup_ms: number | null;
    failure?: Pick<StartFailure, "rule_id" | "message">;
  }[];
  /** At the newest revision that it speaks. */
  server_info: unknown;
  instructions: string | null;
  capabilities: unknown;
  startup_ms: number | null;
  /** The items of each list that its capabilities declare, as far as they were read. */
  lists: Record<string, unknown[]>;
  /** What tools link as their app. */
  apps: { uri: unknown; tools: unknown[] }[];
  /** What the server offers as skills. */
  skills: { uri: unknown; name: unknown; description: unknown; files: unknown }[];
  /** Why a list was not read completely. */
  unread: Record<string, string>;
  warnings: { rule_id: string; message: string; revisions: string[] }[];
  /** From the 401 of a server that wants a token to where tokens come from. */
  protection?: readonly ProtectionStep[];
}

function serverLines(server: Clean<ServerReport>): string[] {
  const { name, kind, revisions, server_info, capabilities, startup_ms, warnings, protection } = server;
  const { lists, unread, apps, skills, host } = server;
  if (protection) return [`${printableLine(name)} (${kind}): wants a token`, ...protection.map(protectionLine)];
  const info = isObject(server_info) ? [server_info.name, server_info.version].filter(isText).join(" ") : "";
  const spoken = revisions.filter(({ speaks }) => speaks);
  const lines = [`${printableLine(name)} (${kind})${info === "" ? "" : `: ${printableLine(info)}`}`];
  if (host) lines.push(`  asked as      ${hostOf(host).title}`);
  lines.push(`  speaks        ${spoken.map(({ revision }) => revision).join(", ") || "no revision that is known"}`);
  for (const { revision, speaks, negotiated, failure } of revisions) {
    if (speaks) continue;
    const reason = failure
      ? say`${failure.message} [${failure.rule_id}]`
      : say`it answers ${negotiated ?? "without a revision"}`;
    lines.push(`  not ${revision}: ${sanitizeLine(reason)}`);
  }
  if (startup_ms !== null) lines.push(`  start-up      ${startup_ms} ms`);
  const names = isObject(capabilities) ? Object.keys(capabilities).map(printableLine) : [];
  if (names.length > 0) lines.push(`  capabilities  ${names.join(", ")}`);
  const extensions = Object.keys(asObject(asObject(capabilities).extensions)).map(printableLine);
  if (extensions.length > 0) lines.push(`  extensions    ${extensions.join(", ")}`);
  for (const method of new Set([...Object.keys(lists), ...Object.keys(unread)])) {
    const { [method]: items = [] } = lists;
    const reason = unread[method] === undefined ? "" : sanitizeLine(unread[method]);
    const count = method in lists ? `${items.length}${reason && ", then "}` : "";
    lines.push(`  ${method}: ${count}${reason}`);
    lines.push(...items.slice(0, MAX_ITEMS).map((item) => `    ${itemLine(item)}`));
    if (items.length > MAX_ITEMS) lines.push(`    … and ${items.length - MAX_ITEMS} more`);
  }
  if (apps.length > 0) lines.push("  apps");
  for (const { uri, tools } of apps) {
    lines.push(`    ${printableLine(String(uri))}: ${tools.map(String).map(printableLine).join(", ")}`);
  }
  if (skills.length > 0) lines.push("  skills");
  for (const { uri, description, files } of skills) {
    const size = typeof files === "number" ? plural(files, "file") : String(files);
    lines.push(`    ${printableLine(String(uri))} (${printableLine(size)}): ${printableLine(String(description))}`);
  }
  if (warnings.length > 0) lines.push("  warnings");
  for (const { rule_id, message, revisions: at } of warnings) {
    lines.push(`    ${rule_id}: ${sanitizeLine(message)} (${at.join(", ")})`);
  }
  return lines;
}

/** What was asked on the way to a token, and what came. */
function protectionLine({ what, url, status }: Clean<ProtectionStep>): string {
  const response = url === undefined ? status : say`${url}: ${status}`;
  return `  ${what.padEnd("authorization server".length)}  ${sanitizeLine(response)}`;
}

const AS_TASK: Readonly<Record<string, string>> = { required: ", as a task alone", optional: ", also as a task" };

/** A tool or prompt with its arguments, optional ones with `?`; a resource by its address. */
function itemLine(item: unknown): string {
  if (!isObject(item)) return "";
  const { name, uri, uriTemplate, description, execution } = item;
  const label = [uri ?? uriTemplate ?? name].filter(isText).join("");
  const args = argumentsOf(item);
  const summary = isText(description) ? `: ${printableLine(description.split("\n")[0] ?? "")}` : "";
  const argumentList = args === undefined ? "" : `(${args.map(printableLine).join(", ")})`;
  return `${printableLine(label)}${argumentList}${AS_TASK[String(asObject(execution).taskSupport)] ?? ""}${summary}`;
}

function argumentsOf({ inputSchema, arguments: promptArguments }: Record<string, unknown>): string[] | undefined {
  const argumentLabel = (name: string, isNeeded: boolean) => `${name}${isNeeded ? "" : "?"}`;
  if (Array.isArray(promptArguments)) {
    return promptArguments.filter(isObject).map(({ name, required }) => argumentLabel(String(name), required === true));
  }
  if (!isObject(inputSchema)) return undefined;
  const { properties, required } = inputSchema;
  const requiredNames = new Set(asList(required));
  return Object.keys(asObject(properties)).map((name) => argumentLabel(name, requiredNames.has(name)));
}

function isText(value: unknown): value is string {
  return typeof value === "string";
}

function printableLine(text: string): string {
  const line = sanitizeLine(hide(text));
  return line.length <= MAX_TEXT ? line : `${line.slice(0, MAX_TEXT - 1)}…`;
}
