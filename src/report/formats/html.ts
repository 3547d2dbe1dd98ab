import { hash } from "node:crypto";
import type { Drift } from "../../core/generated/results.js";
import { placeOf } from "../../core/source-frame.js";
import { firstOf } from "../../core/text.js";
import { coverageOfServers } from "../../results/coverage.js";
import { gate } from "../../results/gate.js";
import type { Head } from "../../results/types.js";
import { shownCauses, startFields } from "../causes.js";
import { findingsByRevision } from "../findings.js";
import { dataElement, findingFacts, pageFailure, testElements } from "../html/chunks.js";
import { HEAD_ID, type PageDrift, type PageHead, type PageRun, type PageServer, type PageTool } from "../html/data.js";
import { SCRIPT, STYLE } from "../html/page.generated.js";
import { helpAddress } from "../markup.js";
import type { RenderOptions, Reporter } from "../types.js";
import { block, closingParts, line, serverName } from "../words.js";

const MAX_FILES = 20;
const MAX_TOOLS = 500;
const MAX_DRIFT = 200;
const MAX_DRIFT_LENGTH = 2000;

/** One HTML file that needs nothing else: the results are JSON, which the script of the page shows as text only. */
export const html: Reporter = async function* (head, rows, options) {
  yield beginning();
  yield dataElement(`id="${HEAD_ID}"`, pageHead(head, options));
  yield* testElements(rows);
  yield `<script>${SCRIPT}</script>\n</body>\n</html>\n`;
};

function beginning(): string {
  // Nothing but our script and styles may take effect.
  const policy = [
    "default-src 'none'",
    `script-src ${hashOf(SCRIPT)}`,
    `style-src ${hashOf(STYLE)}`,
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
  ].join("; ");
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>mcptest report</title>
<style>${STYLE}</style>
</head>
<body>
<main id="page"><noscript>This report is shown by a script, and scripts are turned off.</noscript></main>
`;
}

function hashOf(text: string): string {
  return `'sha256-${hash("sha256", text, "base64")}'`;
}

function pageHead(head: Head, options: RenderOptions): PageHead {
  const { run, summary, findings, servers, drift = [], rules } = head;
  const [counts = "", ...reasons] = closingParts(head, options.otherReasons);
  const interrupted = run.interrupted === true;
  return {
    conclusion: options.conclusion ?? gate(summary, findings, { interrupted }).conclusion,
    counts,
    reasons,
    facts: factsOf(head),
    summary,
    servers: servers.map(pageServer),
    causes: shownCauses(head).map(({ cause, title, effect, failures }) => ({
      title,
      effect,
      failures: failures.map((failure) => pageFailure(failure, cause, startFields(cause))),
    })),
    // The page shows what audits found in their own sections.
    findings: findingsByRevision(findings.filter(({ tier, sdk }) => (tier ?? sdk) === undefined))
      .sort((a, b) => Number(b.gates) - Number(a.gates))
      .map((finding) => ({ ...findingFacts(finding), place: finding.location ? placeOf(finding.location) : "" })),
    drift: [...drift]
      .sort((a, b) => Number(b.gates) - Number(a.gates))
      .slice(0, MAX_DRIFT)
      .map(pageDrift),
    moreDrift: Math.max(0, drift.length - MAX_DRIFT),
    rules: Object.fromEntries(
      Object.entries(rules).map(([id, { title, severity, fix, url }]) => [
        line(id),
        { title: line(title, 500), severity, fix: line(fix, 1000), url: helpAddress(url) ?? "" },
      ]),
    ),
    runs: (options.runs ?? []).map(pageRun).sort((a, b) => (a.startedAt < b.startedAt ? -1 : 1)),
  };
}

function factsOf(head: Head): [string, string][] {
  const { run, tool } = head;
  const { suite_files: files, overrides, target_versions: versions, shard } = run;
  const suites = files.map((file) => line(file, 500));
  const coverage = coverageOfServers(head.servers).map(({ server, exercised, total }) => {
    return `${exercised} of ${total} of ${line(server)}`;
  });
  const facts: [string, string][] = [
    ["Started", line(run.started_at)],
    ["Suites", firstOf(suites, MAX_FILES, (count) => `and ${count} more`).join(", ")],
    ["Revisions", versions.map((version) => line(version)).join(", ")],
    ["Shard", line(shard ?? "")],
    ["Baseline", line(run.baseline ?? "", 500)],
    ["Coverage", coverage.join(", ")],
    ["Server overrides", overrides.map((name) => line(name)).join(", ")],
    ["Made by", line(`${tool.name} ${tool.version}`)],
  ];
  return facts.filter(([, value]) => value !== "");
}

function pageServer(server: Head["servers"][number]): PageServer {
  const { name, file, kind, target_version, negotiated_version, server_info } = server;
  const info = server_info === null || server_info === undefined ? "" : line(JSON.stringify(server_info), 300);
  const revision = negotiated_version === null ? "" : `revision ${line(negotiated_version)}`;
  return {
    name: line(name),
    file: line(file ?? "", 500),
    version: line(target_version ?? ""),
    about: [kind, revision, info].filter((part) => part !== "").join(", "),
    startup: server.startup_ms,
    calls: server.calls,
    p50: server.p50_ms,
    p95: server.p95_ms,
    p99: server.p99_ms,
    tools: (server.tools ?? [])
      .slice(0, MAX_TOOLS)
      .map((tool): PageTool => [line(tool.name), tool.calls, tool.p50_ms, tool.p95_ms, tool.p99_ms, tool.max_ms]),
  };
}

function pageDrift(drift: Drift): PageDrift {
  const { server, target_version, message, class: kind, gates } = drift;
  const json = (value: unknown) => (value === undefined ? "" : block(JSON.stringify(value, null, 2), MAX_DRIFT_LENGTH));
  return {
    server: serverName(server, target_version),
    text: line(message, 500),
    class: kind,
    gates,
    before: json(drift.before),
    after: json(drift.after),
  };
}

function pageRun({ run, summary, servers }: Pick<Head, "run" | "summary" | "servers">): PageRun {
  const slowest = servers.flatMap(({ p95_ms }) => (p95_ms === null ? [] : [p95_ms]));
  return {
    startedAt: line(run.started_at),
    shard: line(run.shard ?? ""),
    versions: run.target_versions.map((version) => line(version)).join(", "),
    duration: run.duration_ms,
    summary,
    p95: slowest.length === 0 ? null : Math.max(...slowest),
  };
}
