import type { CaptureReport, SessionReport } from "../conformance/invariants/capture-report.js";
import { sanitizeLine } from "../core/sanitize.js";
import { ruleOf } from "../rules/registry.js";

const MARKS = { pass: "✓", fail: "✗", not_applicable: "-" } as const;

/** The report of a capture for a person: every session with each invariant, then the hazards, then the verdict. */
export function captureText(report: CaptureReport): string {
  const lines = report.sessions.flatMap(sessionLines);
  if (report.hazards.length > 0) {
    lines.push("several servers together");
    for (const { rule_id, message } of report.hazards)
      lines.push(`  ${MARKS.fail} ${rule_id} ${sanitizeLine(message)}`);
    lines.push("");
  }
  const all = report.sessions.flatMap(({ invariants }) => invariants);
  const count = (status: keyof typeof MARKS) => all.filter((one) => one.status === status).length;
  const { length } = report.sessions;
  lines.push(
    `${length} ${length === 1 ? "session" : "sessions"}: ${count("pass")} invariants hold, ${count("fail")} do not, ` +
      `${count("not_applicable")} do not apply, ${report.hazards.length} hazards`,
  );
  return `${lines.join("\n")}\n`;
}

function sessionLines({ server_label, protocol_version, exchanges, invariants }: SessionReport): string[] {
  const revision = protocol_version === null ? "" : ` @ ${sanitizeLine(protocol_version.slice(0, 40))}`;
  const lines = [`${sanitizeLine(server_label.slice(0, 200))}${revision}: ${exchanges} exchanges`];
  for (const { id, status, count, breaches } of invariants) {
    const rule = ruleOf(id);
    lines.push(`  ${MARKS[status]} ${id} ${rule?.title ?? ""}${count > 1 ? ` (${count} times)` : ""}`);
    for (const { message, evidence } of breaches) {
      lines.push(`      ${sanitizeLine(message)}`);
      if (evidence !== undefined) lines.push(`      seen: ${sanitizeLine(evidence)}`);
    }
    if (status === "fail" && rule) lines.push(`      fix:  ${rule.fix}`);
  }
  return [...lines, ""];
}
