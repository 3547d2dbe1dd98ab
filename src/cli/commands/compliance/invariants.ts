import { type CaptureReport, judgeCapture, type SessionReport } from "../../../conformance/sessions/capture-report.js";
import type { InvariantResult } from "../../../conformance/sessions/review.js";
import type { Clean } from "../../../core/redaction/redact.js";
import { cut, processSecrets } from "../../../core/redaction/redacted.js";
import { sanitizeLine } from "../../../core/sanitize.js";
import { plural } from "../../../core/text.js";
import { loadSchemaPort } from "../../../engine/judge/schema-port.js";
import { findRule } from "../../../rules/registry.js";
import { readCapture } from "../../capture-file.js";
import { type FormatFlags, writeReport } from "../../terminal.js";

/** `mcptest compliance invariants`: 0 if every invariant holds and there is no hazard, else 1. Throws a UserError. */
export async function invariantsCommand({ capture, format }: FormatFlags & { capture: string }): Promise<number> {
  const report = await judgeCapture(readCapture(capture), loadSchemaPort);
  await writeReport(format, processSecrets.document(report), captureText);
  return report.passed ? 0 : 1;
}

const MARKS: Readonly<Record<string, string>> = { pass: "✓", fail: "✗", errored: "?", not_applicable: "-" };

function captureText(report: Clean<CaptureReport>): string {
  const lines = report.sessions.flatMap(sessionLines);
  const hazards = report.hazards.map(({ rule_id, message }) => `  ${MARKS.fail} ${rule_id} ${sanitizeLine(message)}`);
  if (hazards.length > 0) lines.push("several servers together", ...hazards, "");
  const all = report.sessions.flatMap(({ invariants }) => invariants);
  const count = (status: InvariantResult["status"]) => all.filter((result) => result.status === status).length;
  const holding = `${plural(count("pass"), "invariant")} ${count("pass") === 1 ? "holds" : "hold"}`;
  lines.push(
    `${plural(report.sessions.length, "session")}: ${holding}, ${count("fail")} do not, ` +
      `${count("errored")} could not be judged, ${count("not_applicable")} do not apply, ${plural(report.hazards.length, "hazard")}`,
  );
  return `${lines.join("\n")}\n`;
}

function sessionLines({ server_label, protocol_version, exchanges, invariants }: Clean<SessionReport>): string[] {
  const revision = protocol_version === null ? "" : ` @ ${sanitizeLine(cut(protocol_version, 40, ""))}`;
  const lines = [`${sanitizeLine(cut(server_label, 200, ""))}${revision}: ${plural(exchanges, "exchange")}`];
  for (const { id, status, count, breaches, unjudged } of invariants) {
    const rule = findRule(id);
    lines.push(`  ${MARKS[status]} ${id} ${rule?.title ?? ""}${count > 1 ? ` (${count} times)` : ""}`);
    for (const { message, count: times, evidence } of [...breaches, ...unjudged]) {
      lines.push(`      ${sanitizeLine(message)}${times > 1 && times < count ? ` (${times} times)` : ""}`);
      if (evidence !== undefined) lines.push(`      seen: ${sanitizeLine(evidence)}`);
    }
    if (status === "fail" && rule) lines.push(`      fix:  ${rule.fix}`);
  }
  return [...lines, ""];
}
