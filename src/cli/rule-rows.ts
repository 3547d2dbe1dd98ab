import type { RuleResult, TestRow } from "../core/generated/results.js";
import { groupBy } from "../core/groups.js";
import { isObject } from "../core/json/json.js";
import type { Clean } from "../core/redaction/redact.js";
import type { RedactedJson } from "../core/redaction/redacted.js";
import type { ResultsSource } from "../results/types.js";
import type { ruleOf } from "../rules/registry.js";
import type { ServerCommand } from "./judge-server.js";
import { shownLine, writeReport } from "./terminal.js";

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
}

/** Reads the rows of such a command; undefined if nothing was judged. */
async function readRuleRows({ head, rows }: ResultsSource): Promise<JudgedServer | undefined> {
  const rules: ComparedRule[] = [];
  const failedBy = new Set<string>();
  let testRow: TestRow | undefined;
  for await (const row of rows()) {
    if (row.rule) rules.push({ ...row.rule, ...(row.baseline && { baseline: row.baseline }) });
    else testRow = row;
    if (row.rule && row.baseline !== "known") for (const { rule_id } of row.failures) failedBy.add(rule_id);
  }
  if (testRow?.judged === undefined) return undefined;
  for (const { rule_id } of head.findings.filter(({ gates }) => gates)) failedBy.add(rule_id);
  const { server_info, transport } = testRow.judged;
  const serverFacts = {
    server: testRow.server ?? "",
    server_info,
    protocol_version: testRow.target_version ?? "",
    transport,
  };
  const fixed = head.findings.filter(({ rule_id }) => rule_id === STALE).map(({ message }) => message);
  return {
    head: { tool: head.tool.name, version: head.tool.version, ...serverFacts },
    row: testRow,
    judged: testRow.judged,
    rules,
    fixed,
    failed_by: [...failedBy],
  };
}

/** The screen of such a command: its report as JSON, or as the text that `textOf` makes. */
export function ruleScreen<R extends RedactedJson>(
  reportOf: (server: JudgedServer) => R,
  textOf: (report: R) => string,
): ServerCommand["screen"] {
  return async (results, format) => {
    const server = await readRuleRows(results);
    if (server) await writeReport(format, reportOf(server), textOf);
  };
}

const STALE: string = "BASELINE-STALE" satisfies Parameters<typeof ruleOf>[0];

/** `shop 1.2.0 (stdio, 2025-11-25)`, as the server calls itself. */
export function serverText({ server, server_info: info, transport, protocol_version }: JudgedServer["head"]): string {
  const name = isObject(info) ? [info.name, info.version].filter((part) => typeof part === "string").join(" ") : "";
  return `${shownLine(name || server, 200)} (${transport}, ${shownLine(protocol_version)})`;
}
