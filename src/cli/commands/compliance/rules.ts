import { documentedRules } from "../../../conformance/rules/families.js";
import { userError } from "../../../core/problem.js";
import { processSecrets } from "../../../core/redaction/redacted.js";
import { ruleText } from "../../../rules/registry.js";
import type { DocumentedRule } from "../../../rules/types.js";
import { type FormatFlags, writeReport } from "../../terminal.js";

/** `mcptest compliance rules [ID]`: every rule of the registry, or one. Throws a UserError for an unknown id. */
export async function rulesCommand(id: string | undefined, { format }: FormatFlags): Promise<number> {
  const wantedId = id?.toUpperCase();
  const rules = documentedRules().filter((rule) => wantedId === undefined || rule.id === wantedId);
  if (rules.length === 0) {
    const fix = "`mcptest compliance rules` lists every rule with its id";
    throw userError("unknown rule", `there is no rule \`${id}\``, fix);
  }
  const report = processSecrets.document({ rules: rules.map(ruleEntry) });
  await writeReport(format, report, () => `${rulesText(rules, wantedId)}\n`);
  return 0;
}

function ruleEntry(rule: DocumentedRule) {
  const { id, title, family, severity, text, fix, spec = [], category, good, bad } = rule;
  return {
    id,
    title,
    family,
    severity,
    corpus: rule.corpus !== undefined,
    text,
    fix,
    spec,
    ...(category !== undefined && { category }),
    examples: { good, bad },
    url: ruleText(id)?.url,
  };
}

function rulesText(rules: readonly DocumentedRule[], wantedId: string | undefined): string {
  if (wantedId === undefined) {
    return rules.map(({ id, severity, title }) => `${id.padEnd(32)} ${severity.padEnd(6)} ${title}`).join("\n");
  }
  return rules.flatMap(ruleLines).join("\n");
}

function ruleLines({ id, title, severity, text, fix, spec = [], category, good, bad }: DocumentedRule): string[] {
  return [
    `${id}: ${title} (${severity})`,
    "",
    text,
    `Fix: ${fix}`,
    `Passes: ${good}`,
    `Fails:  ${bad}`,
    ...(category === undefined ? [] : [`Research category: ${category}`]),
    ...spec.map(({ revision, section, url }) => `${revision}: ${section}, ${url}`),
    ruleText(id)?.url ?? "",
  ];
}
