import type { Finding, Fuzz, FuzzClass, FuzzFinding } from "../../../core/generated/results.js";
import { groupBy } from "../../../core/groups.js";
import type { Clean, Redacted } from "../../../core/redaction/redact.js";
import { cut, join, jsonText, say } from "../../../core/redaction/redacted.js";
import { firstOf, plural } from "../../../core/text.js";
import { sdkLines } from "../../../report/audits.js";
import { findRule } from "../../../rules/registry.js";
import { shownLine } from "../../terminal.js";

/** What `fuzz` reports: the same for the same seed and the same server. */
export interface FuzzRunReport {
  seed: number;
  server: string;
  protocol_version: string | null;
  /** Of the server itself, before a tool was called. */
  findings: Finding[];
  tools: ToolReport[];
}

/** What came of one tool. `session`: what its sessions showed that is about no call. */
export interface ToolReport extends Pick<Fuzz, "runs" | "classes" | "not_judged" | "stopped"> {
  name: string;
  findings: SharedFinding[];
  rejections: NonNullable<Fuzz["rejections"]>;
  session: Finding[];
}

/** A finding; `tools`: all that show it, if there are several, of which only the first one has it. */
interface SharedFinding extends FuzzFinding {
  tools?: string[];
}

/** The classes that fail the command. */
type Gating = ReadonlySet<FuzzClass>;

const MAX_FINDINGS = 15;
const MAX_ARGS = 200;
const MAX_NAME = 60;
const MAX_LABELS = 10;
const MAX_REJECTIONS = 5;

/** The report for a person: one line for each tool, then what is wrong, the worst first. */
export function fuzzText(
  { seed, server, protocol_version, findings, tools }: Clean<FuzzRunReport>,
  gating: Gating,
  isVerbose: boolean,
): string {
  const width = tools.reduce((most, { name }) => Math.min(MAX_NAME, Math.max(most, name.length)), 4);
  const runs = tools.reduce((sum, tool) => sum + tool.runs, 0);
  const called = tools.filter((tool) => tool.runs > 0).length;
  const lines = [
    `${shownLine(server)} at ${shownLine(protocol_version ?? "no revision")}: ${plural(runs, "call")}, ${called} of ${plural(tools.length, "tool")} called, seed ${seed}`,
    "",
    ...tools.map((tool) => toolLine(tool, width)),
  ];
  const toolsOf = (name: Redacted, { tools: alike = [name] }: Clean<SharedFinding>) => join(alike, ", ");
  const all = tools.flatMap((tool) => tool.findings.map((finding) => ({ tool: toolsOf(tool.name, finding), finding })));
  const own = all.filter(({ finding }) => finding.sdk === undefined);
  const faults = own.filter(({ finding }) => gating.has(finding.class));
  const others = own.filter(({ finding }) => !gating.has(finding.class));
  const groups = groupBy([...faults, ...others], ({ tool, finding }) =>
    JSON.stringify([tool, finding.class, finding.rule_id]),
  );
  for (const group of groups.slice(0, MAX_FINDINGS)) lines.push("", ...groupLines(group, gating));
  if (groups.length > MAX_FINDINGS) lines.push("", `… and ${groups.length - MAX_FINDINGS} more: --format json has all`);
  const ofTools = tools.map(({ name, session }) => ({ name: say`session of ${name}`, session }));
  for (const { name, session } of [{ name: say`the server itself`, session: findings }, ...ofTools]) {
    for (const { rule_id, message, evidence = "" } of session)
      lines.push("", `${shownLine(name)}: ${rule_id} ${shownLine(message)}`, `    ${shownLine(evidence, MAX_ARGS)}`);
  }
  for (const tool of isVerbose ? tools : []) lines.push(...rejectionLines(tool));
  const titles = all.map(({ finding }) => ({
    ...finding,
    id: finding.rule_id,
    title: findRule(finding.rule_id)?.title ?? "",
  }));
  const ofSdks = sdkLines(titles);
  if (ofSdks.length > 0) lines.push("", ...ofSdks);
  const counts = [plural(faults.length, "fault"), others.length > 0 ? plural(others.length, "other finding") : ""];
  lines.push("", counts.filter(Boolean).join(", "));
  return `${lines.join("\n")}\n`;
}

function toolLine({ name, runs, classes, not_judged, stopped }: Clean<ToolReport>, width: number): string {
  const counts = Object.entries(classes).flatMap(([kind, count]) => (count > 0 ? [`${count} ${kind}`] : []));
  const unjudged = not_judged.map(({ reason, count }) => `${count} not judged: ${shownLine(reason)}`);
  const parts = [...counts, ...unjudged].join(", ");
  const why = stopped === undefined ? "" : `${runs > 0 ? "; stopped: " : "not called: "}${shownLine(stopped)}`;
  return `  ${shownLine(name).padEnd(width)}  ${parts}${why}`.trimEnd();
}

/** What the rejected calls of a tool were answered, with the arguments of the first one of each. */
function rejectionLines({ name, rejections }: Clean<ToolReport>): string[] {
  const lines = rejections.map(({ message, count, args }) => {
    const sent = args === undefined ? "no arguments" : shownLine(cut(jsonText(args), MAX_NAME));
    return `  ${count} × ${shownLine(message, MAX_ARGS)}: ${sent}`;
  });
  const shown = firstOf(lines, MAX_REJECTIONS, (count) => `  … and ${count} more: --format json has them`);
  return shown.length > 0 ? ["", `${shownLine(name)} rejected:`, ...shown] : [];
}

interface ToolFinding {
  tool: Redacted;
  finding: Clean<SharedFinding>;
}

/** Of findings of one tool and rule, the first in full, and what the others are about. */
function groupLines(group: readonly ToolFinding[], gating: Gating): string[] {
  const [{ tool, finding: first }, ...others] = group as [ToolFinding, ...ToolFinding[]];
  const { class: kind, rule_id, args, message, count, reproduced } = first;
  const more = others.slice(0, MAX_LABELS).map(({ finding }) => shownLine(finding.label));
  const rest = others.length > MAX_LABELS ? `, and ${others.length - MAX_LABELS} more` : "";
  const again = reproduced ? "" : "; not again on a fresh server: it may depend on earlier calls";
  return [
    `${gating.has(kind) ? "✗" : "!"} ${shownLine(tool, MAX_ARGS)}: ${kind} [${rule_id}]`,
    `    ${shownLine(message)}`,
    `    ${args === undefined ? "no arguments" : shownLine(cut(jsonText(args), MAX_ARGS))}`,
    `    shown by ${plural(count, "call")}${again}`,
    ...(more.length > 0 ? [`    the same with: ${more.join(", ")}${rest}`] : []),
    `    fix: ${findRule(rule_id)?.fix}`,
  ];
}
