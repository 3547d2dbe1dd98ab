import type { Cause, Drift, Failure, Finding, Results, ServerRow, TestRow } from "../../src/core/generated/results.js";
import { createFindings } from "../../src/results/findings.js";
import { countRow, emptySummary } from "../../src/results/tally.js";
import type { Head, ResultsSource } from "../../src/results/types.js";

const FILE = "tests/calc.mcptest.yaml";
export const SNIPPET = {
  line: 12,
  text: [
    "  - name: adds two numbers",
    "    expect:",
    "      - target: result.structuredContent.sum",
    "        matcher: { exact: 4 }",
  ].join("\n"),
};

/** A passing row; what is given replaces its members. */
export function row(rest: Partial<TestRow> = {}): TestRow {
  const name = rest.name ?? "adds two numbers";
  const version = rest.target_version ?? null;
  return {
    id: `${FILE}/tools/${name}/${rest.row ?? ""}/${version}`,
    block: "tools",
    name,
    server: "calc",
    target_version: version,
    status: "passed",
    duration_ms: 3,
    attempts: 1,
    location: { file: FILE, line: 12, column: 11, end_line: 12, end_column: 27 },
    failures: [],
    findings: [],
    ...rest,
  };
}

/** A failure of `exact` at its assertion; what is given replaces its members. */
export function failure(rest: Partial<Failure> = {}): Failure {
  return {
    test_name: "adds two numbers",
    target: "result.structuredContent.sum",
    matcher: "exact",
    message: "the value is not the one that was asked for",
    expected: 4,
    actual: 5,
    rule_id: "ASSERT-EXACT",
    taxonomy_ids: [],
    severity: "must",
    location: { file: FILE, line: 15, column: 20, end_line: 15, end_column: 28 },
    snippet: SNIPPET,
    fix: "Correct the answer of the tool, or the value that the suite asks for.",
    ...rest,
  };
}

/** A failure without `expected` and `actual`. */
export function bare(rest: Partial<Failure> = {}): Failure {
  const { expected: _, actual: __, ...bareFailure } = failure();
  return { ...bareFailure, ...rest };
}

/** A failed row with these failures. */
export function failed(failures: Failure[], rest: Partial<TestRow> = {}): TestRow {
  const request = 'tools/call add {"a":2,"b":2}';
  return row({ status: "failed", request, failures, ...rest });
}

/** A finding that does not gate; what is given replaces its members. */
export function finding(rest: Partial<Finding> = {}): Finding {
  return {
    rule_id: "FAULT-TRANSPORT-STDOUT-NOISE",
    severity: "should",
    message: "a line on stdout is not JSON",
    server: "calc",
    target_version: null,
    count: 1,
    gates: false,
    ...rest,
  };
}

/** An argument that became required; what is given replaces its members. */
export function drift(rest: Partial<Drift> = {}): Drift {
  return {
    server: "calc",
    target_version: null,
    kind: "tool",
    name: "search",
    path: "/inputSchema/required",
    class: "breaking",
    message: "tool search: the argument limit is required now",
    before: ["query"],
    after: ["query", "limit"],
    gates: true,
    ...rest,
  };
}

/** A server that answered; what is given replaces its members. */
export function server(rest: Partial<ServerRow> = {}): ServerRow {
  return {
    name: "calc",
    file: FILE,
    kind: "stdio",
    target_version: null,
    negotiated_version: "2025-11-25",
    server_info: { name: "calc", version: "1.0.0" },
    capabilities: { tools: {} },
    startup_ms: 120,
    calls: 10,
    p50_ms: 1.5,
    p95_ms: 4,
    p99_ms: 9.25,
    findings: 0,
    ...rest,
  };
}

/** A server that did not start; what is given replaces its members. */
export function cause(rest: Partial<Cause> = {}): Cause {
  const { target_version: version = null } = rest;
  return {
    id: `${FILE}::calc::${version}::FAULT-START-EXIT`,
    kind: "server",
    server: "calc",
    target_version: version,
    tests: 1,
    command: "calc-server --fast",
    cwd: "/home/me/project",
    failures: [
      bare({
        test_name: "calc",
        matcher: "",
        target: "",
        rule_id: "FAULT-START-EXIT",
        message: "The server ended before it answered its handshake.",
        location: { file: FILE, line: 3, column: 5, end_line: 3, end_column: 33 },
        snippet: { line: 3, text: "    command: [calc-server, --fast]" },
        fix: "Start the command by hand and read what it prints.",
        process: { exit_code: 127, signal: null, stderr: ["sh: calc-server: not found"] },
      }),
    ],
    ...rest,
  };
}

/** A test that was not run because of a cause. */
export function stopped({ id, target_version, failures: [first] }: Cause, rest: Partial<TestRow> = {}): TestRow {
  const { snippet: _, process: __, ...brief } = first ?? failure();
  const stoppedRow = { target_version, cause: id, reason: "server calc did not start", failures: [brief] };
  return row({ status: "errored", attempts: 0, ...stoppedRow, ...rest });
}

/** Results of these rows, with true counts. */
export function results(tests: TestRow[], rest: Partial<Head> = {}): Results {
  const summary = emptySummary();
  for (const test of tests) countRow(summary, test);
  const findings = createFindings();
  for (const finding of rest.findings ?? []) findings.add(finding);
  const { run, servers, causes, drift, rules } = rest;
  return {
    version: 1,
    tool: { name: "mcptest", version: "0.1.0" },
    run: {
      id: "run-1",
      started_at: "2026-01-02T03:04:05.000Z",
      duration_ms: 1234,
      suite_files: [FILE],
      overrides: [],
      target_versions: [],
      ...run,
    },
    summary,
    servers: [...(servers ?? [])],
    findings: findings.list(),
    ...(causes && { causes }),
    ...(drift && { drift }),
    rules: { ...rules },
    tests,
  };
}

/** Results as a source, as the readers give them. */
export function source({ tests, version: _, ...head }: Results): ResultsSource {
  return {
    head,
    async *rows() {
      yield* tests;
    },
  };
}

/** Everything of an async iterable. */
export async function all<T>(items: AsyncIterable<T>): Promise<T[]> {
  const list: T[] = [];
  for await (const item of items) list.push(item);
  return list;
}
