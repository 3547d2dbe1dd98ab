import { addTo, groupsOf } from "../../../core/groups.js";
import { countOf, TIERS, tierText } from "../../tiers.js";
import type { PageAudit, PageAuditFinding } from "../data.js";
import { h, section, table } from "./dom.js";
import { note, pre, type Rules, ruleName } from "./parts.js";
import { type Row, readDetail, type Test } from "./read.js";

const TITLES = {
  broken: "Broken",
  suspicious: "Suspicious: look at it",
  advice: "Advice",
  sdk: "From the SDK, not counted",
} as const;

/** A section for each server and revision that was audited. */
export function auditSections(tests: readonly Test[], rules: Rules): HTMLElement[] {
  const rowsByServer = new Map<string, Row[]>();
  for (const { server, rows } of tests) {
    for (const row of rows) {
      if (row.tiers === undefined) continue;
      const name = [server, row.version].filter((part) => part !== "").join(" @ ");
      addTo(rowsByServer, name, row);
    }
  }
  return [...rowsByServer].map(([name, rows]) => {
    const counts = TIERS.map((_, index) => rows.reduce((sum, { tiers }) => sum + (tiers?.[index] ?? 0), 0));
    const [broken = 0, suspicious = 0] = counts;
    return section(`Audit of ${name}: ${tierText(counts)}`, () => contentOf(rows, rules), broken + suspicious > 0);
  });
}

function contentOf(rows: readonly Row[], rules: Rules): Node[] {
  const details = rows.flatMap((row) => readDetail(row) ?? []);
  const content = auditContent(
    details.flatMap(({ auditFindings = [] }) => auditFindings),
    details.flatMap(({ audit }) => audit ?? []),
    rules,
  );
  const isCut = rows.some(({ detail = 0 }) => detail < 0);
  return isCut ? [...content, note("Some was left out to keep this page small. The results file has it.")] : content;
}

/** What audits found, by tier, and what they covered. */
export function auditContent(
  findings: readonly PageAuditFinding[],
  audits: readonly PageAudit[],
  rules: Rules,
): Node[] {
  const groups = ([...TIERS, "sdk"] as const).flatMap((tier) => {
    const group = findings.filter((one) => one.tier === tier);
    if (group.length === 0) return [];
    const items =
      tier === "advice" || tier === "sdk" ? byRule(group, rules) : group.map((one) => auditFindingItem(one, rules));
    return [h("h3", { class: `tier ${tier}` }, `${TITLES[tier]} (${countOf(group)})`), ...items];
  });
  return [...groups, ...audits.flatMap(coverage)];
}

function auditFindingItem(finding: PageAuditFinding, rules: Rules): HTMLElement {
  const { tier, rule, text, evidence, known, fix = rules[rule]?.fix } = finding;
  return h(
    "div",
    { class: `failure-box ${tier}` },
    h("h4", {}, text),
    h("p", { class: "facts" }, ruleName(rule, rules), known ? " · known to the baseline" : ""),
    ...pre(evidence),
    fix ? h("p", { class: "text" }, h("strong", {}, "Fix: "), fix) : undefined,
  );
}

/** Each rule can be opened: it often says the same of many things. */
function byRule(findings: readonly PageAuditFinding[], rules: Rules): HTMLElement[] {
  return [...groupsOf(findings, ({ rule }) => rule)].map(([rule, group]) => {
    const fix = group[0]?.fix ?? rules[rule]?.fix;
    return h(
      "details",
      { class: "advice" },
      h("summary", {}, ruleName(rule, rules, false), ` (${countOf(group)})`),
      h("p", { class: "facts" }, ruleName(rule, rules)),
      fix ? h("p", { class: "text" }, h("strong", {}, "Fix: "), fix) : undefined,
      h("ul", {}, ...group.map(({ text }) => h("li", {}, text))),
    );
  });
}

function coverage({ tools, notes }: PageAudit): Node[] {
  const lines = tools.map(([name, calls, accepted, why]) => [name, `${calls}`, `${accepted}`, why]);
  return [
    h("h3", {}, "Coverage"),
    h("ul", {}, ...notes.map((text) => h("li", {}, text))),
    ...(tools.length > 0 ? [table("Tools", ["Tool", "Calls", "With success", "Why it was not called"], lines)] : []),
  ];
}
