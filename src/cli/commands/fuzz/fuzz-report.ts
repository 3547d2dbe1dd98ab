import { CANARY } from "../../../conformance/fuzz/hostile.js";
import {
  FAULTS,
  type FuzzClass,
  type FuzzFinding,
  type FuzzReport,
  STRICT_FAULTS,
} from "../../../conformance/fuzz/types.js";
import { isObject } from "../../../core/json/json.js";
import type { Clean, Redacted } from "../../../core/redaction/redact.js";
import { cut, jsonText } from "../../../core/redaction/redacted.js";
import { plural } from "../../../core/text.js";
import { ruleOf } from "../../../rules/registry.js";
import { shownLine } from "../../terminal.js";
import type { WrittenAssertion } from "../call/answer-shape.js";
import type { SavedTest } from "../call/save-tests.js";

/** What `fuzz` reports: the same for the same seed and the same server. */
export interface FuzzRunReport {
  version: 1;
  seed: number;
  server: string;
  protocol_version: string | null;
  tools: FuzzReport[];
}

const MAX_FINDINGS = 15;
const MAX_ARGS = 200;
const MAX_NAME = 60;
const MAX_LABELS = 10;

/** True if a finding fails the command. */
export function gates({ class: name }: { class: FuzzClass }, isStrict: boolean): boolean {
  return FAULTS.includes(name) || (isStrict && STRICT_FAULTS.includes(name));
}

/** The report for a person: one line for each tool, then what is wrong, the worst first. */
export function fuzzText(report: Clean<FuzzRunReport>, isStrict: boolean): string {
  const { seed, server, protocol_version, tools } = report;
  const width = Math.min(MAX_NAME, Math.max(...tools.map(({ name }) => name.length), 4));
  const runs = tools.reduce((sum, tool) => sum + tool.runs, 0);
  const lines = [
    `${shownLine(server)} at ${shownLine(protocol_version ?? "no revision")}: ${plural(runs, "call")} of ${plural(tools.length, "tool")}, seed ${seed}`,
    "",
    ...tools.map((tool) => toolLine(tool, width)),
  ];
  const all = tools.flatMap((tool) => tool.findings.map((finding) => ({ tool: tool.name, finding })));
  const [faults, others] = [true, false].map((wanted) =>
    all.filter(({ finding }) => gates(finding, isStrict) === wanted),
  ) as [typeof all, typeof all];
  const groups = groupsOf([...faults, ...others]);
  for (const group of groups.slice(0, MAX_FINDINGS)) lines.push("", ...groupLines(group, isStrict));
  if (groups.length > MAX_FINDINGS) lines.push("", `… and ${groups.length - MAX_FINDINGS} more: --format json has all`);
  for (const { name, session } of tools) {
    for (const { rule_id, message } of session)
      lines.push("", `session of ${shownLine(name)}: ${rule_id} ${shownLine(message)}`);
  }
  const counts = [plural(faults.length, "fault"), others.length > 0 ? plural(others.length, "other finding") : ""];
  lines.push("", counts.filter(Boolean).join(", "));
  return `${lines.join("\n")}\n`;
}

function toolLine({ name, runs, classes, not_judged, stopped }: Clean<FuzzReport>, width: number): string {
  const counts = Object.entries(classes).flatMap(([kind, count]) => (count > 0 ? [`${count} ${kind}`] : []));
  const unjudged = not_judged.map(({ reason, count }) => `${count} not judged: ${shownLine(reason)}`);
  const parts = [...counts, ...unjudged].join(", ");
  const why = stopped === undefined ? "" : `${runs > 0 ? "; stopped: " : "not called: "}${shownLine(stopped)}`;
  return `  ${shownLine(name).padEnd(width)}  ${parts}${why}`.trimEnd();
}

/** The findings of one tool and rule, which are shown together. */
interface Group {
  tool: Redacted;
  findings: Clean<FuzzFinding>[];
}

function groupsOf(all: readonly { tool: Redacted; finding: Clean<FuzzFinding> }[]): Group[] {
  const groups = new Map<string, Group>();
  for (const { tool, finding } of all) {
    const key = JSON.stringify([tool, finding.class, finding.rule_id]);
    const group = groups.get(key) ?? { tool, findings: [] };
    groups.set(key, group);
    group.findings.push(finding);
  }
  return [...groups.values()];
}

/** The first finding in full, and what the others are about. */
function groupLines({ tool, findings }: Group, isStrict: boolean): string[] {
  const [first, ...others] = findings;
  if (!first) return [];
  const { class: kind, rule_id, args, message, count, reproduced } = first;
  const more = others.slice(0, MAX_LABELS).map(({ label }) => shownLine(label));
  const rest = others.length > MAX_LABELS ? `, and ${others.length - MAX_LABELS} more` : "";
  const again = reproduced ? "" : "; not again on a fresh server: it may depend on earlier calls";
  return [
    `${gates(first, isStrict) ? "✗" : "!"} ${shownLine(tool)}: ${kind} [${rule_id}]`,
    `    ${shownLine(message)}`,
    `    ${args === undefined ? "no arguments" : shownLine(cut(jsonText(args), MAX_ARGS))}`,
    `    shown by ${plural(count, "call")}${again}`,
    ...(more.length > 0 ? [`    the same with: ${more.join(", ")}${rest}`] : []),
    `    fix: ${ruleOf(rule_id).fix}`,
  ];
}

/** A test for a finding, which fails as long as the fault is there; undefined if a suite cannot say it. */
export function testOf(tool: string, finding: FuzzFinding, outputSchema: unknown): SavedTest | undefined {
  const { args, class: kind, rule_id } = finding;
  const assertion = assertionOf(finding, outputSchema);
  if (assertion === undefined) return undefined;
  const test = { name: `${tool}: ${kind} (${rule_id})`, assertions: [assertion] };
  if (args === undefined || isObject(args)) {
    const given = args !== undefined && Object.keys(args).length > 0 ? { args } : {};
    return { ...test, block: "tools", entry: { tool, ...given } };
  }
  // The arguments of a tool test are an object.
  const request = { method: "tools/call", params: { name: tool, arguments: args } };
  return { ...test, block: "compliance", entry: { request } };
}

const STACK =
  "at [^()]*[(]?(file://|node:|/|[A-Z]:)[^ )]+:[0-9]+:[0-9]+|Traceback|, line [0-9]+|goroutine [0-9]+|panicked at";
const PATH = "/home/|/Users/|node_modules|site-packages|/[^ ]+[.](js|mjs|cjs|ts|py|rb|go|rs|java|kt|cs|php)";

function assertionOf({ class: kind, rule_id }: FuzzFinding, outputSchema: unknown): WrittenAssertion | undefined {
  if (kind === "accepted_invalid") return { target: "result.isError", matcher: { exact: true } };
  if (kind === "rejected_protocol" || rule_id === "FUZZ-INTERNAL-ERROR") {
    return { target: "error", matcher: { exact: null } };
  }
  if (kind === "injection") return { target: "result", matcher: { not: { regex: CANARY } } };
  if (kind === "output_schema") return { target: "result.structuredContent", matcher: { schema: outputSchema } };
  if (rule_id === "FUZZ-LEAK-STACK") return { target: "result", matcher: { not: { regex: STACK } } };
  if (rule_id === "FUZZ-LEAK-PATH") return { target: "result", matcher: { not: { regex: PATH } } };
  // A suite does not hold the secret that the answer must not have.
  if (kind === "leak") return undefined;
  if (kind === "protocol_violation") {
    const shape = { type: "object", anyOf: [{ required: ["content"] }, { required: ["code", "message"] }] };
    return { target: "result", matcher: { schema: shape } };
  }
  // Any answer will do.
  return { target: "", matcher: { schema: { type: "object" } } };
}
