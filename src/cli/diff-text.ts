import type { Drift } from "../core/generated/results.js";
import type { Clean } from "../core/redaction/redact.js";
import { cut, hide, jsonExcerpt } from "../core/redaction/redacted.js";
import { sanitizeLine } from "../core/sanitize.js";
import { plural } from "../core/text.js";
import { type RuleId, ruleOf } from "../rules/registry.js";

const CLASSES = ["breaking", "description", "compatible"] as const;
const MAX_VALUE = 120;

/** A definition that breaks a rule of safety, and did not before. */
export interface UnsafeRewrite {
  server: string;
  rule_id: RuleId;
  message: string;
}

/** Differences of contracts as a table: those that break first, each with its values on the next line; then what is unsafe. */
export function diffText(
  drift: readonly Clean<Omit<Drift, "gates">>[],
  unsafe: readonly Clean<UnsafeRewrite>[],
): string {
  if (drift.length === 0) return "The contracts are the same.\n";
  const inOrder = CLASSES.flatMap((kind) => drift.filter((change) => change.class === kind));
  const servers = inOrder.map(({ server }) => text(server, 60));
  const [kinds, width] = [
    Math.max(...CLASSES.map((kind) => kind.length)),
    Math.max(...servers.map(({ length }) => length)),
  ];
  const lines = inOrder.flatMap((change, i) => {
    const { class: kind, path, message } = change;
    const what = `${kind.padEnd(kinds)}  ${(servers[i] ?? "").padEnd(width)}  ${text(message, 300)}`;
    if (path === "" && change.kind !== "instructions") return [what];
    const values = `${valueText(change.before)} → ${valueText(change.after)}`;
    return [what, `${" ".repeat(kinds + width + 4)}${path === "" ? "" : `${text(path, 300)}: `}${values}`];
  });
  const counts = CLASSES.flatMap((kind) => {
    const count = drift.filter((change) => change.class === kind).length;
    return count === 0 ? [] : [`${count} ${kind}`];
  });
  for (const { server, rule_id, message } of unsafe) {
    lines.push(
      `unsafe  ${text(server, 60)}  ${text(message, 300)} [${rule_id}]`,
      `        fix: ${ruleOf(rule_id).fix}`,
    );
  }
  if (unsafe.length > 0) counts.push(`${unsafe.length} unsafe`);
  return `${lines.join("\n")}\n\n${plural(drift.length, "difference")}: ${counts.join(", ")}\n`;
}

function valueText(value: unknown): string {
  return value === undefined ? "nothing" : sanitizeLine(jsonExcerpt(value, MAX_VALUE));
}

function text(value: string, limit: number): string {
  return sanitizeLine(cut(hide(value), limit));
}
