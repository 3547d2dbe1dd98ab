import type { ServerRow } from "../core/generated/results.js";
import { frameNote, placeOf } from "../core/source-frame.js";
import { plural } from "../core/text.js";
import { coverageOfServers, type ServerCoverage } from "../results/coverage.js";
import { duration } from "./duration.js";
import type { Paint } from "./paint.js";
import type { Head } from "./types.js";
import { findingLine, findingsOutsideTests, line, serverName } from "./words.js";

const MAX_FINDINGS = 50;
const MAX_SERVERS = 10;
const MAX_MISSING = 20;

/** The findings of a run, those that fail it first, each with its evidence and fix. */
export function findingLines({ findings: all, rules }: Head, paint: Paint): string[] {
  const findings = findingsOutsideTests(all);
  if (findings.length === 0) return [];
  const gatingFirst = [...findings].sort((a, b) => Number(b.gates) - Number(a.gates));
  const lines = gatingFirst.slice(0, MAX_FINDINGS).flatMap((finding, index, shown) => {
    const mark = finding.gates ? paint.red("✗") : paint.yellow("!");
    // Once for what has the same.
    const isLast = shown[index + 1]?.rule_id !== finding.rule_id;
    const fix = isLast && Object.hasOwn(rules, finding.rule_id) ? rules[finding.rule_id]?.fix : undefined;
    return [
      `  ${mark} ${findingLine(finding)}`,
      ...(finding.location ? [`    --> ${placeOf(finding.location)}`] : []),
      ...(finding.evidence ? [`    | seen: ${line(finding.evidence, 300)}`] : []),
      ...frameNote("   ", "fix: ", line(fix ?? "", 500), { columns: paint.columns }),
    ];
  });
  const left = findings.length - MAX_FINDINGS;
  return [paint.yellow(`findings: ${findings.length}`), ...lines, ...(left > 0 ? [`  … and ${left} more`] : [])];
}

/** What of the servers no test used, with `--coverage`. */
export function coverageLines({ servers }: Head, paint: Paint): string[] {
  const all = coverageOfServers(servers);
  if (all.length === 0) return [];
  const sum = (count: (coverage: ServerCoverage) => number) =>
    all.reduce((total, coverage) => total + count(coverage), 0);
  const share = `${sum(({ exercised }) => exercised)} of ${sum(({ total }) => total)}`;
  const lines = all.slice(0, MAX_SERVERS).map(({ server, exercised, total, missing }) => {
    const names = missing.slice(0, MAX_MISSING).map(({ kind, name }) => `${kind} ${line(name, 100)}`);
    const more = missing.length - names.length;
    const unused = [...names, ...(more > 0 ? [`${more} more`] : [])].join(", ");
    return `  ${line(server)}: ${exercised} of ${total}${unused === "" ? "" : `; unused: ${unused}`}`;
  });
  const left = all.length - lines.length;
  const title = `coverage: ${share} tools, resources and prompts are used`;
  return [paint.dim(title), ...lines, ...(left > 0 ? [`  … and ${plural(left, "more server")}`] : [])];
}

/** Servers with their times, the slowest first. */
export function serverLines({ servers }: Head, paint: Paint): string[] {
  if (servers.length === 0) return [];
  const slowestFirst = [...servers].sort((a, b) => (b.p95_ms ?? -1) - (a.p95_ms ?? -1));
  const lines = slowestFirst.slice(0, MAX_SERVERS).map((server) => `  ${serverLine(server)}`);
  const left = servers.length - lines.length;
  return [paint.dim("servers, slowest first"), ...lines, ...(left > 0 ? [`  … and ${left} faster`] : [])];
}

function serverLine(server: ServerRow): string {
  const negotiated = server.negotiated_version;
  const other = negotiated !== null && negotiated !== server.target_version ? ` (speaks ${line(negotiated)})` : "";
  const start = server.startup_ms === null ? "did not start" : `start ${duration(server.startup_ms)}`;
  const times = (["p50_ms", "p95_ms", "p99_ms"] as const).flatMap((name) => {
    const ms = server[name];
    return ms === null ? [] : [`${name.slice(0, 3)} ${duration(ms)}`];
  });
  return `${serverName(server.name, server.target_version)}${other}: ${[start, plural(server.calls, "call"), ...times].join(", ")}`;
}
