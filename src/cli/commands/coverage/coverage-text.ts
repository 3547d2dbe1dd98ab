import type { Clean } from "../../../core/redaction/redact.js";
import { cut, hide, jsonText, say } from "../../../core/redaction/redacted.js";
import { sanitizeLine } from "../../../core/sanitize.js";
import type { CoveredItem } from "../../../engine/coverage.js";

/** How many items of a list are exercised, in whole percent, rounded down. */
export interface Coverage {
  exercised: number;
  total: number;
  percent: number;
}

/** What of one server the tests exercise. */
export interface ServerCoverage extends Coverage {
  name: string;
  /** The suites whose tests call it. */
  suites: string[];
  items: CoveredItem[];
}

/** What `coverage` reports. */
export interface CoverageReport extends Coverage {
  version: 1;
  servers: ServerCoverage[];
}

const MAX_ITEMS = 100;
const KINDS = ["tool", "resource", "resource template", "prompt"] as const;

/** The share of these items that is exercised; all of nothing is 100 percent. */
export function share(items: readonly CoveredItem[]): Coverage {
  const exercised = items.filter((item) => item.exercised).length;
  const total = items.length;
  return { exercised, total, percent: total === 0 ? 100 : Math.floor((exercised * 100) / total) };
}

/** The coverage of servers for a person. */
export function coverageText({ servers, ...all }: Clean<CoverageReport>): string {
  const parts = servers.map((server) => `${serverLines(server).join("\n")}\n`);
  if (servers.length > 1) parts.push(`all servers: ${shareText(all)}\n`);
  return parts.join("\n");
}

function serverLines({ name, suites, items, ...share }: Clean<ServerCoverage>): string[] {
  const lines = [`${shown(name)} (${suites.map(shown).join(", ")}): ${shareText(share)}`];
  for (const kind of KINDS) {
    const some = items.filter((item) => item.kind === kind);
    const missing = some.filter(({ exercised }) => !exercised);
    if (some.length === 0) continue;
    lines.push(`  ${kind}s: ${some.length - missing.length} of ${some.length}`);
    lines.push(...missing.slice(0, MAX_ITEMS).map((item) => `    not exercised: ${shown(item.name)}`));
    if (missing.length > MAX_ITEMS) lines.push(`    … and ${missing.length - MAX_ITEMS} more`);
  }
  const gaps = items.flatMap((item) => (item.arguments ?? []).map((gap) => ({ tool: item.name, ...gap })));
  if (gaps.length > 0) lines.push("  arguments");
  for (const { tool, argument, gap, value } of gaps.slice(0, MAX_ITEMS)) {
    const what = gap === "never passed" ? gap : `${gap}: ${sanitizeLine(cut(jsonText(value), 60))}`;
    lines.push(`    ${shown(tool)}: ${shown(argument)} is ${what}`);
  }
  if (gaps.length > MAX_ITEMS) lines.push(`    … and ${gaps.length - MAX_ITEMS} more`);
  return lines;
}

function shareText({ exercised, total, percent }: Coverage): string {
  return `${exercised} of ${total} exercised, ${percent} %`;
}

function shown(text: string): string {
  return say`${sanitizeLine(cut(hide(text), 100))}`;
}
