import type { RuleResult, TestRow } from "../core/generated/results.js";
import { groupBy, groupsOf } from "../core/groups.js";
import { asObject, isObject } from "../core/json/json.js";
import { writeOut } from "../core/out.js";
import type { Clean } from "../core/redaction/redact.js";
import { derive, hide, processSecrets, type RedactedJson, say } from "../core/redaction/redacted.js";
import { plural } from "../core/text.js";
import type { ResultsSource } from "../results/types.js";
import type { ruleOf } from "../rules/registry.js";
import { type ServerOutcome, serverTable } from "./server-table.js";
import { type FormatFlags, shownLine, writeJson, writeReport } from "./terminal.js";

/** A result of a rule, with what a baseline says of it. */
export type ComparedRule = RuleResult & Pick<TestRow, "baseline">;

/** The results of one rule, as they are shown. */
export type RuleGroup = [Clean<ComparedRule>, ...Clean<ComparedRule>[]];

export function groupByRule(results: readonly Clean<ComparedRule>[]): RuleGroup[] {
  return groupBy(results, ({ id }): string => id) as RuleGroup[];
}

/** The results of a command that judges a server by rules, read from its rows. */
export interface JudgedServer {
  /** What a report begins with. */
  head: {
    tool: string;
    version: string;
    server: string;
    server_info: unknown;
    protocol_version: string;
    transport: string;
  };
  /** The row of the test itself. */
  row: TestRow;
  judged: NonNullable<TestRow["judged"]>;
  rules: readonly ComparedRule[];
  /** Entries of the baseline that are no longer needed. */
  fixed: readonly string[];
  /** The rules by which the run fails. */
  failed_by: readonly string[];
  /** Why the grade fails the run, in a sentence. */
  grade_failure?: string;
}

/** What the rows say of one server; `judged` is left out if nothing was. */
interface ServerRows {
  server: string;
  row: TestRow;
  judged?: JudgedServer;
}

/** Reads the rows of such a command by server, in the order in which they were planned. */
async function readServerRows({ head, rows }: ResultsSource): Promise<ServerRows[]> {
  const all: TestRow[] = [];
  for await (const row of rows()) all.push(row);
  const testRows = all.filter(({ rule }) => rule === undefined);
  const rulesOf = groupsOf(all, ({ rule, server }) => (rule && server) ?? undefined);
  return testRows.map((row) => {
    const server = row.server ?? "";
    if (row.judged === undefined) return { server, row };
    const ruleRows = rulesOf.get(server) ?? [];
    const findings = testRows.length === 1 ? head.findings : head.findings.filter((one) => one.server === server);
    const failing = ruleRows.filter(({ baseline }) => baseline !== "known").flatMap(({ failures }) => failures);
    const gating = findings.filter(({ gates }) => gates);
    const gradeFailure = gating.find(({ rule_id }) => rule_id === GRADE)?.message;
    const { server_info, transport } = row.judged;
    const judged: JudgedServer = {
      head: {
        tool: head.tool.name,
        version: head.tool.version,
        server,
        server_info,
        protocol_version: row.target_version ?? "",
        transport,
      },
      row,
      judged: row.judged,
      rules: ruleRows.map(({ rule, baseline }) => ({ ...rule!, ...(baseline && { baseline }) })),
      fixed: staleEntries(findings),
      failed_by: [...new Set([...failing, ...gating].map(({ rule_id }) => rule_id))],
      ...(gradeFailure !== undefined && { grade_failure: gradeFailure }),
    };
    return { server, row, judged };
  });
}

function staleEntries(findings: ResultsSource["head"]["findings"]): string[] {
  return findings.filter(({ rule_id }) => rule_id === STALE).map(({ message }) => message);
}

/** How the report of such a command is made from the rows, and shown. */
interface RuleScreen<R extends RedactedJson> {
  reportOf: (server: JudgedServer) => R;
  textOf: (report: R) => string;
  /** How many findings of which kind, for the table of several servers. */
  countsOf: (report: R) => string;
}

/** The screen of such a command: its report as JSON or text; of several servers, each one's, and a table. */
export function ruleScreen<R extends RedactedJson>({ reportOf, textOf, countsOf }: RuleScreen<R>) {
  return async (results: ResultsSource, format: FormatFlags["format"], isMany: boolean): Promise<void> => {
    const servers = await readServerRows(results);
    if (!isMany) {
      const [only] = servers;
      if (only?.judged) await writeReport(format, reportOf(only.judged), textOf);
      return;
    }
    const outcomes: ServerOutcome[] = [];
    const reports: RedactedJson[] = [];
    for (const { server, row, judged } of servers) {
      const report = judged && reportOf(judged);
      const exitCode = exitCodeOf(row, judged);
      if (report === undefined) outcomes.push({ server, result: "not judged", exitCode, reason: reasonOf(row) });
      else
        outcomes.push({ server, result: judged?.judged.grade ?? "not graded", findings: countsOf(report), exitCode });
      const reason = report === undefined ? { reason: hide(reasonOf(row)) } : {};
      reports.push({ server: hide(server), exit_code: exitCode, ...reason, report: report ?? null });
      // The report begins with what the server calls itself.
      const { name: ownName = server } = asObject(judged?.head.server_info);
      const inFile = ownName === server ? "" : `${shownLine(server, 200)}: `;
      if (format === "pretty" && report !== undefined) await writeOut(say`${hide(inFile)}${derive(report, textOf)}\n`);
    }
    if (format === "json") return writeJson({ version: 1, servers: reports });
    const stale = staleEntries(results.head.findings.filter(({ server }) => server === null));
    for (const entry of stale) await writeOut(say`✓ fixed: ${shownLine(entry, 200)}\n`);
    await writeOut(serverTable(outcomes));
  };
}

/** Writes the report of the only server as JSON, if it was not judged, such as one that did not start; true if it did. */
export async function writeUnjudged(results: ResultsSource): Promise<boolean> {
  const [only] = await readServerRows(results);
  if (only === undefined || only.judged || only.row.status !== "errored") return false;
  const { server, row } = only;
  const report = {
    tool: results.head.tool.name,
    version: results.head.tool.version,
    server,
    server_info: null,
    protocol_version: row.target_version,
    grade: null,
    score: null,
    exit_code: exitCodeOf(row, undefined),
    reason: reasonOf(row),
    failures: row.failures,
  };
  await writeJson(processSecrets.document(report));
  return true;
}

/** Why a server was not judged. */
function reasonOf({ failures: [failure], cause, reason = "" }: TestRow): string {
  return (cause !== undefined && failure?.message) || reason;
}

function exitCodeOf({ status }: TestRow, judged: JudgedServer | undefined): number {
  if (status === "skipped") return INTERRUPTED;
  if (judged === undefined || status === "errored") return 2;
  return judged.failed_by.length > 0 ? 1 : 0;
}

/** The exit code of what was not done because of a signal. */
const INTERRUPTED = 130;
const STALE: string = "BASELINE-STALE" satisfies Parameters<typeof ruleOf>[0];
const GRADE: string = "RUNNER-GRADE" satisfies Parameters<typeof ruleOf>[0];

/** Where the time of the sessions went in which the protocol was checked. */
export function timingText({ sessions = 0, startup_ms, waits_ms, tools_ms }: JudgedServer["judged"]["timing"]): string {
  const [startup, waits, tools] = [startup_ms, waits_ms, tools_ms].map((ms = 0) => `${ms} ms`);
  return `${plural(sessions, "session")}, start-up ${startup}, timeouts ${waits}, tool calls ${tools}`;
}

/** `shop 1.2.0 (stdio, 2025-11-25)`, as the server calls itself. */
export function serverText({ server, server_info: info, transport, protocol_version }: JudgedServer["head"]): string {
  const name = isObject(info) ? [info.name, info.version].filter((part) => typeof part === "string").join(" ") : "";
  return `${shownLine(name || server, 200)} (${transport}, ${shownLine(protocol_version)})`;
}
