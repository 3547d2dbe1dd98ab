import type { Audit, Finding, TestRow } from "../core/generated/results.js";
import { groupsOf } from "../core/groups.js";
import { firstOf, plural } from "../core/text.js";
import { countOf, TIERS, tierText } from "./tiers.js";
import { line, serverName } from "./words.js";

const MAX_NAMES = 10;

/** How much an audit found in each tier, but for faults of SDKs; undefined for a row that is not about an audit. */
export function tiersOf({ id, failures, findings, audit, rule }: TestRow): number[] | undefined {
  const all = [...failures, ...findings];
  const isOfSdk = rule?.sdk !== undefined && id.startsWith("audit::");
  if (audit === undefined && !isOfSdk && all.every(({ tier }) => tier === undefined)) return undefined;
  return TIERS.map((name) => countOf(all.filter((item) => item.tier === name)));
}

/** Collects what audits found and covered, for a summary: a few lines for each server and revision. */
export function createAudits() {
  const audits = new Map<string, { tiers: number[]; covered: string[] }>();
  return {
    add(row: TestRow): void {
      const tiers = tiersOf(row);
      if (tiers === undefined) return;
      const name = serverName(row.server, row.target_version);
      const { tiers: before = [], covered = [] } = audits.get(name) ?? {};
      const sums = tiers.map((count, index) => count + (before[index] ?? 0));
      audits.set(name, { tiers: sums, covered: [...covered, ...coverageOf(row)] });
    },
    lines: (): string[] =>
      [...audits].flatMap(([name, { tiers, covered }]) => [
        `  ${name}: ${tierText(tiers)}`,
        ...covered.map((text) => `    ${text}`),
      ]),
  };
}

/** The grade, which tools an audit called, why not the others, and what was not judged; nothing without an audit. */
export function coverageOf({ audit, corpus, reason }: TestRow): string[] {
  if (audit === undefined) return [];
  return [
    corpus ? `grade ${corpus.grade} (${corpus.score} of 100)` : line(reason ?? "not graded", 300),
    ...auditCoverage(audit),
  ];
}

/** Which tools an audit called, why not the others, and what was not judged. `hintFor`: what to do about such a reason. */
export function auditCoverage({ tools, calls, left: unjudged }: Audit, hintFor = (_: string) => ""): string[] {
  const successes = tools.filter(({ accepted }) => accepted > 0).length;
  const withheld = [...groupsOf(tools, (tool) => tool.withheld)];
  const refused = tools.flatMap(({ name, refused: what }) =>
    what === undefined ? [] : [`${line(name, 100)} (${line(what, 300)})`],
  );
  const uncalled = tools.filter((tool) => tool.calls === 0 && tool.withheld === undefined);
  const failing = tools.filter((tool) => tool.calls > 0 && tool.accepted === 0 && tool.refused === undefined);
  return [
    `${successes} of ${plural(tools.length, "tool")} called with success, in ${plural(calls, "call")}`,
    ...withheld.map(([why, group]) => `not called: ${listOf(group.map(nameOf))} (${line(why, 300)})${hintFor(why)}`),
    ...(refused.length > 0
      ? [`refused by the sandbox: ${firstOf(refused, MAX_NAMES, (count) => `${count} more`).join(", ")}`]
      : []),
    ...(failing.length > 0 ? [`no call was accepted: ${listOf(failing.map(nameOf))}`] : []),
    ...(uncalled.length > 0 ? [`not called in the time of the audit: ${listOf(uncalled.map(nameOf))}`] : []),
    ...[...groupsOf(unjudged, reasonOf)].map(([why, group]) => {
      const names = group.map((entry) => (why === "" ? entry : entry.slice(0, -why.length - 2)));
      return `not judged: ${listOf(names)}${why === "" ? "" : ` (${line(why, 300)})`}`;
    }),
  ];
}

/** Why something was not judged, which follows a colon; empty if it is not said. */
function reasonOf(entry: string): string {
  return entry.split(": ").slice(1).join(": ");
}

function nameOf({ name }: { name: string }): string {
  return name;
}

function listOf(names: readonly string[]): string {
  const lines = names.map((name) => line(name, 100));
  return firstOf(lines, MAX_NAMES, (count) => `${count} more`).join(", ");
}

/** Advice and faults of SDKs are counted in summaries, and shown only where there is room for all of it. */
export function withoutAdvice(findings: readonly Finding[]): Finding[] {
  return findings.filter(({ tier, sdk }) => tier !== "advice" && sdk === undefined);
}

/** What was found of SDKs, in a line for each. Its first answers may not have shown its version yet. */
export function sdkLines(findings: readonly { sdk?: string; id: string; title: string }[]): string[] {
  return [...groupsOf(findings, ({ sdk }): string | undefined => sdk?.split(" ")[0])].map(([name, group]) => {
    const sdk =
      group
        .map((finding) => finding.sdk ?? name)
        .sort()
        .at(-1) ?? name;
    const rules = new Set(group.map(({ id, title }) => line(`${id} ${title}`.trim(), 160)));
    return `- from the SDK (${line(sdk, 100)}), not counted: ${[...rules].join("; ")}`;
  });
}
