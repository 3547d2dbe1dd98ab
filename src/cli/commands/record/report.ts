import { join, relative } from "node:path";
import { type Breach, type InvariantResult, reviewSession } from "../../../conformance/sessions/review.js";
import type { Capture, Exchange } from "../../../core/generated/capture.js";
import type { Evidence, Failure, Finding, Location, TestRow } from "../../../core/generated/results.js";
import { asObject, isObject } from "../../../core/json/json.js";
import { removeUnusedStateFolder } from "../../../core/out.js";
import { uniqueId } from "../../../core/unique-id.js";
import { TOOL_NAME, VERSION } from "../../../core/version.js";
import { loadSchemaPort } from "../../../engine/judge/schema-port.js";
import { Latencies } from "../../../engine/lanes/lane.js";
import { gate } from "../../../results/gate.js";
import { createStore, type Store } from "../../../results/store.js";
import { findRule } from "../../../rules/registry.js";
import { reportLines } from "../../../run/output.js";
import { refuseFiles, unreportedReasons, writeReports } from "../../../run/reports.js";
import type { ReporterTarget } from "../../../run/settings/option-values.js";
import { spoolFolder } from "../../../run/state-folder.js";
import { readCapture } from "../../capture-file.js";
import { renderOptions, shownLine } from "../../terminal.js";
import { mapTexts, replaceMarks } from "../../texts.js";
import { CALLS, nameAndVersion } from "./calls.js";
import { findRecording } from "./find-recording.js";

export interface ReportFlags {
  reporter?: ReporterTarget[];
  color?: boolean;
}

const MAX_NAME = 120;

/**
 * `mcptest record --report`: the reports of a recording. Each request is a row, in the order of time, which fails if nothing
 * answered it; what the invariants find names the client. 1 if there is a failure or a finding. Throws a UserError.
 */
export async function reportCommand(recording: string, { reporter = [], color = true }: ReportFlags): Promise<number> {
  const cwd = process.cwd();
  const targets = reporter.length > 0 ? reporter : [{ name: "pretty" }];
  refuseFiles(targets, {}, cwd);
  const path = findRecording(recording, { cwd, env: process.env });
  const read = readCapture(path);
  const sessions = Array.isArray(read) ? read : [read];
  const file = relative(cwd, path);
  const store = createStore({ spoolPath: join(spoolFolder(cwd), `${uniqueId()}.ndjson`) });
  try {
    await emitSessions(store, sessions, file);
    const gateResult = gate(store.head.summary, store.head.findings, {});
    const { otherReasons, conclusion } = gateResult;
    await writeReports(store, targets, { ...renderOptions({ color }), otherReasons, conclusion, runs: [] }, cwd);
    await reportLines(...unreportedReasons(gateResult, store.head, targets));
    return gateResult.exitCode;
  } finally {
    store.close({ keep: false });
    removeUnusedStateFolder(cwd);
  }
}

async function emitSessions(store: Store, sessions: readonly Capture[], file: string): Promise<void> {
  const versions = new Set(sessions.flatMap(({ protocol_version: version }) => version ?? []));
  const run = {
    id: uniqueId(),
    started_at: sessions[0]?.recorded_at ?? new Date().toISOString(),
    suite_files: [file],
    overrides: [],
    target_versions: [...versions],
  };
  store.emit({ event: "run_started", tool: { name: TOOL_NAME, version: VERSION }, run });
  let order = 0;
  let durationMs = 0;
  for (const [index, session] of sessions.entries()) {
    const seen = { ...factsOf(session), session: index + 1 };
    const review = reviewSession({});
    const latencies = new Latencies();
    for (const exchange of session.exchanges) {
      review.addExchange(exchange);
      await review.judgePending(loadSchemaPort);
      durationMs = Math.max(durationMs, (exchange.at_ms ?? 0) + (exchange.duration_ms ?? 0));
      const { method, id, params } = asObject(exchange.request);
      if (id === undefined || typeof method !== "string") continue;
      const row = rowOf(exchange, { ...seen, method, params: asObject(params), order, file });
      store.emit({ event: "test", order, row });
      order += 1;
      const isAnswered = exchange.direction !== "server" && exchange.response !== undefined;
      const tool = method === "tools/call" ? String(asObject(params).name) : undefined;
      if (isAnswered) latencies.add(exchange.duration_ms ?? 0, tool);
    }
    const findings = (await review.results(loadSchemaPort)).flatMap((result) => findingsOf(result, seen));
    for (const finding of findings) store.emit({ event: "finding", finding });
    const row = {
      name: session.server_label,
      file,
      kind: session.transport ?? "stdio",
      target_version: seen.version,
      negotiated_version: seen.version,
      server_info: seen.serverInfo,
      capabilities: session.server_capabilities ?? null,
      startup_ms: seen.startupMs,
      ...latencies.row(),
      findings: findings.length,
    };
    store.emit({ event: "server", order: index, row });
  }
  store.emit({ event: "run_finished", duration_ms: Math.round(durationMs), interrupted: false });
}

/** What is said of a session with each of its rows and findings. */
interface SessionFacts {
  session: number;
  server: string;
  version: string | null;
  /** Name and version. */
  client: string;
  serverInfo: unknown;
  /** Of the handshake. */
  startupMs: number | null;
}

function factsOf({
  server_label: server,
  protocol_version: version = null,
  exchanges,
}: Capture): Omit<SessionFacts, "session"> {
  const handshake = exchanges.find(({ request }) => asObject(request).method === "initialize");
  const client = nameAndVersion(asObject(asObject(handshake?.request).params).clientInfo) ?? "a client";
  const serverInfo = asObject(asObject(handshake?.response).result).serverInfo ?? null;
  return { server, version, client, serverInfo, startupMs: handshake?.duration_ms ?? null };
}

interface RequestFacts extends SessionFacts {
  method: string;
  params: Record<string, unknown>;
  /** Among all requests of the recording. */
  order: number;
  file: string;
}

/** A request as a row; its name begins with the time from the start of its session. */
function rowOf(exchange: Exchange, { method, params, order, file, ...seen }: RequestFacts): TestRow {
  const { at_ms = 0, duration_ms = 0, direction, response } = exchange;
  const isOurs = direction === "server";
  const member = Object.hasOwn(CALLS, method) ? CALLS[method as keyof typeof CALLS].member : undefined;
  const args = isObject(params.arguments) ? JSON.stringify(shown(params.arguments)) : "";
  const what = [method, member && String(params[member]), args].filter(Boolean).join(" ");
  const name = shownLine(`${(at_ms / 1_000).toFixed(1)} s ${isOurs ? "← " : ""}${what}`, MAX_NAME);
  const location: Location = { file, line: 1, column: 1, end_line: 1, end_column: 1 };
  const failure = isOurs ? undefined : failureOf(exchange, name, location);
  const { error, result } = asObject(response);
  const isError = error !== undefined || asObject(result).isError === true;
  const isUnanswered = response === undefined && failure === undefined;
  const reason = isUnanswered ? "it was not answered" : isError ? "it was answered with an error" : undefined;
  return {
    id: `${seen.server}::${seen.session}::${order}`,
    block: `session ${seen.session} of ${seen.client}`,
    name,
    server: seen.server,
    target_version: seen.version,
    status: failure ? "failed" : isUnanswered ? "skipped" : "passed",
    ...(reason && { reason }),
    duration_ms,
    attempts: 1,
    location,
    evidence: [evidenceOf(exchange, seen.server)],
    failures: failure ? [failure] : [],
    findings: [],
  };
}

function evidenceOf({ request, response, duration_ms, http }: Exchange, server: string): Evidence {
  const [sent, answer] = [shown(request), shown(response)];
  return {
    server,
    request: sent,
    ...(response !== undefined && { response: answer }),
    ...(duration_ms !== undefined && { duration_ms }),
    ...(http && { http }),
  };
}

/** Why a request got no answer, if that was the server's fault. */
function failureOf({ fault }: Exchange, test_name: string, location: Location): Failure | undefined {
  const rule = fault && findRule(fault.rule_id);
  if (fault === undefined || rule === undefined || fault.unverified) return undefined;
  const { rule_id, message = rule.title, process } = fault;
  const text = { test_name, target: "", matcher: "", message, rule_id, taxonomy_ids: [rule_id], fix: rule.fix };
  return { ...text, severity: rule.severity, location, ...(process && { process }) };
}

/** What does not hold of a session, or could not be judged. */
function findingsOf({ id, breaches, unjudged }: InvariantResult, { server, version, client }: SessionFacts): Finding[] {
  const { severity = "must" } = findRule(id) ?? {};
  const findingOf = ({ message, count, evidence, severity: own = severity }: Breach): Finding => ({
    rule_id: id,
    severity: own,
    message: `${message} (seen with ${client})`,
    server,
    target_version: version,
    count,
    gates: true,
    ...(evidence !== undefined && { evidence }),
  });
  return [...breaches.map(findingOf), ...unjudged.map((breach) => ({ ...findingOf(breach), unjudged: true as const }))];
}

/** A recorded value in which what was hidden reads as such. */
function shown(value: unknown): unknown {
  return mapTexts(value, (text) => replaceMarks(text, (name) => `[hidden: ${name}]`));
}
