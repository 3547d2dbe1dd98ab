import { closeSync, openSync, writeSync } from "node:fs";
import { join } from "node:path";
import { workspace } from "./measure.mjs";

const FILE = "tests/weather.mcptest.yaml";
const VERSIONS = ["2025-06-18", "2025-11-25"];

/** Writes results of `count` tests, every other one at another revision, a tenth of them failed; returns the path. */
export function writeResults(count) {
  const path = join(workspace, `${count}.ndjson`);
  const file = openSync(path, "w");
  const failed = Math.ceil(count / 10);
  const noOthers = { skipped: 0, deferred: 0, unverified: 0, errored: 0, flaky: 0 };
  const head = {
    version: 1,
    tool: { name: "mcptest", version: "0.1.0" },
    run: {
      id: "bench",
      started_at: "2026-01-02T03:04:05.000Z",
      duration_ms: 90_000,
      suite_files: [FILE],
      overrides: [],
      target_versions: VERSIONS,
    },
    summary: { total: count, passed: count - failed, failed, ...noOthers },
    servers: VERSIONS.map(server),
    findings: [],
    rules: {},
  };
  writeSync(file, `${JSON.stringify(head)}\n`);
  for (let i = 0; i < count; i += 1) writeSync(file, `${JSON.stringify(i % 10 === 0 ? failing(i) : passing(i))}\n`);
  closeSync(file);
  return path;
}

function server(version) {
  return {
    name: "weather",
    file: FILE,
    kind: "stdio",
    target_version: version,
    negotiated_version: version,
    server_info: { name: "weather", version: "1.0.0" },
    capabilities: { tools: {} },
    startup_ms: 120,
    calls: 5000,
    p50_ms: 1.5,
    p95_ms: 4,
    p99_ms: 9.25,
    findings: 0,
  };
}

function passing(i) {
  const version = VERSIONS[i % 2];
  const name = `forecast of city number ${i} has a temperature`;
  return {
    id: `${FILE}::tools::${name}::${version}`,
    block: "tools",
    name,
    server: "weather",
    target_version: version,
    status: "passed",
    duration_ms: 1 + (i % 97) / 10,
    attempts: 1,
    location: { file: FILE, line: 10 + i * 6, column: 11, end_line: 10 + i * 6, end_column: 40 },
    failures: [],
    findings: [],
    tags: ["weather"],
  };
}

function failing(i) {
  const row = passing(i);
  const line = row.location.line + 4;
  const args = { city: `city number ${i}` };
  const text = "The weather is fine, and it will stay fine. ".repeat(10);
  return {
    ...row,
    status: "failed",
    snippet: {
      line: line - 2,
      text: "    expect:\n      - target: result.content[0].text\n        matcher: { exact: fine }",
    },
    request: `tools/call forecast ${JSON.stringify(args)}`,
    evidence: [
      {
        server: "weather",
        request: { jsonrpc: "2.0", id: i, method: "tools/call", params: { name: "forecast", arguments: args } },
        response: { jsonrpc: "2.0", id: i, result: { content: [{ type: "text", text }] } },
        duration_ms: row.duration_ms,
      },
    ],
    failures: [
      {
        test_name: row.name,
        target: "result.content[0].text",
        matcher: "exact",
        message: "the value is not the one that was asked for",
        expected: "fine",
        actual: text,
        diff: "-fine\n+The weather is fine",
        rule_id: "ASSERT-EXACT",
        taxonomy_ids: [],
        severity: "must",
        location: { file: FILE, line, column: 20, end_line: line, end_column: 31 },
        fix: "Correct the answer of the tool, or the value that the suite asks for.",
      },
    ],
  };
}
