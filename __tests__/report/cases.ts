import type { AgentRow, Failure, Load, Results, Run, TestRow } from "../../src/core/generated/results.js";
import { loadReporter } from "../../src/report/registry.js";
import type { RenderOptions } from "../../src/report/types.js";
import {
  all,
  bare,
  cause,
  drift,
  failed,
  failure,
  finding,
  results,
  row,
  server,
  source,
  stopped,
} from "../support/results.js";

const HOSTILE =
  "::error file=x::pwned\n  ::set-output name=a::b\n##[error]x ##[add-mask]y\r\x1b[31mred\x1b]0;title\x07 ]]> <script>&\"' \u202egnol\0 @everyone";
const FILE = "tests/calc.mcptest.yaml";
const BOOKS = { block: "agents", name: "books a room", server: "hotels" } as const;
const deferred = { status: "deferred", attempts: 0 } as const;
const STOPPED = "server calc did not start, 3 times in all";
const skipped = { status: "skipped", attempts: 0 } as const;
const atName = { file: FILE, line: 12, column: 11, end_line: 12, end_column: 27 };
/** The place of an entry of a baseline that begins at this line. */
const entryAt = (line: number) => ({
  ...{ file: "mcptest.baseline.json", line, column: 5, end_line: line + 4, end_column: 6 },
});
const died = {
  exit_code: 3,
  signal: null,
  stderr: ["Traceback (most recent call last):", "ValueError: no such table: notes"],
};

const killed: Partial<Failure> = {
  rule_id: "FAULT-LIFECYCLE-CRASH",
  message: "the server was killed",
  process: { exit_code: null, signal: "SIGKILL", stderr: [] },
};

/** A fault at the name of its test. */
const fault = (rest: Partial<Failure>) => bare({ matcher: "", target: "", location: atName, ...rest });

const VERSIONS = ["2025-06-18", "2025-11-25"];

const NOTHING = { suite_files: [], overrides: [], target_versions: [] };
const atEach = (rest: Partial<TestRow>) => VERSIONS.map((target_version) => row({ ...rest, target_version }));
const noSum = (version: string) => failure({ message: `there is no sum at ${version}` });

const RUN: Run = { id: "r", started_at: "2026-01-02T03:04:05Z", duration_ms: 61_500, ...NOTHING };

function agent(more: Partial<AgentRow> = {}): AgentRow {
  return {
    model: "first",
    stop_reason: "completed",
    tokens: { prompt: 1000, completion: 234, total: 1234 },
    tool_calls: [{ server: "hotels", name: "search", is_error: false }],
    final_response: "Your room is booked.",
    ...more,
  };
}

function load(more: Partial<Load> = {}): Load {
  return {
    ...{ clients: 50, sessions: 50, due_rate: 200, calls: 6_000, rate: 199.8, failed: 0, failed_rate: 0, errors: 0 },
    ...{ mixed_up: 0, timeouts: 0, reconnects: 0, bytes: 900_000, duration_ms: 30_030, client_busy: 0.2 },
    ...{ p50_ms: 12.5, p90_ms: 40, p95_ms: 48, p99_ms: 97, max_ms: 1_210, min_ms: 1.5 },
    ...{ memory_mb: 84.3, memory_growth_kb_per_call: 0.2, handles: 120, step_ms: 10_010 },
    timeline: [
      { calls: 1_500, failed: 0, p50_ms: 12, p95_ms: 45, max_ms: 80 },
      { calls: 0, failed: 0 },
      { calls: 4_500, failed: 0, p50_ms: 13, p95_ms: 50, max_ms: 1_210 },
    ],
    notes: ["this machine sends at most some 200 calls a second"],
    ...more,
  };
}

/** What a reporter writes of results, by its name. */
export async function textOf(name: string, given: Results, options: Partial<RenderOptions> = {}): Promise<string> {
  const { head, rows } = source(given);
  const reporter = await loadReporter(name);
  return (await all(reporter(head, rows(), { color: false, verbose: false, ...options }))).join("");
}

/** Results of failing tests, the last of which is the most severe. */
export function manyFailures(count: number): Results {
  return results(
    Array.from({ length: count }, (_, i) =>
      failed(
        [
          failure({
            severity: i === count - 1 ? "must" : "should",
            location: { ...atName, line: i + 1, end_line: i + 1 },
            snippet: { line: i + 1, text: "        matcher: { exact: 4 }" },
          }),
        ],
        { name: `test ${i}` },
      ),
    ),
  );
}

const suspicious = finding({
  rule_id: "AUDIT-IGNORED",
  tier: "suspicious",
  message: "add: `round` changes nothing",
  evidence:
    '→ {"method":"tools/call","params":{"name":"add","arguments":{"a":1.5,"b":2,"round":true}}}\n← {"content":[]}',
});
const ofSdk = finding({
  rule_id: "ERRCHAN-002",
  sdk: "mcp 1",
  severity: "may",
  message: "from the SDK (mcp 1): an unknown tool is sent as a tool result",
});
const advice = finding({
  ...{ rule_id: "DESC-TITLE-MISSING", tier: "advice", count: 3 },
  message: "tool add: it has no title",
});

/** What every reporter is shown, by the name of its golden files. */
export const cases: Record<string, Results> = {
  "all-pass": results([row(), row({ name: "subtracts" }), row({ name: "divides", row: "by two" })], {
    servers: [server()],
  }),

  "string-diff": results([
    failed([
      failure({
        expected: "hello there",
        actual: "hello, there!",
        diff: "hello+,  there+!",
        target: "result.content[0].text",
      }),
    ]),
  ]),
  "structure-diff": results([
    failed([
      failure({
        expected: { sum: 4, parts: [2, 2] },
        actual: { sum: 5, parts: [2, 3] },
        diff: "/sum: 4 is 5\n/parts/1: 2 is 3",
        path: "/sum",
        target: "result.structuredContent",
      }),
    ]),
  ]),
  "absent-path": results([
    failed([
      bare({
        expected: 4,
        message: "the path does not exist",
        rule_id: "ASSERT-TARGET",
        note: "result has: content, isError",
      }),
    ]),
  ]),
  "empty-string": results([failed([failure({ expected: null, actual: "" })])]),
  "contains-pointer": results([
    failed([
      failure({
        matcher: "contains",
        rule_id: "ASSERT-CONTAINS",
        target: "result",
        expected: { isError: false },
        actual: { isError: true, content: [] },
        path: "/isError",
      }),
    ]),
  ]),
  "schema-errors": results([
    failed([
      failure({
        matcher: "schema",
        rule_id: "ASSERT-SCHEMA",
        expected: { type: "array", minItems: 1 },
        actual: [{ id: "7" }],
        errors: [
          { instance_path: "/0/id", schema_path: "#/items/properties/id/type", message: "must be integer" },
          { instance_path: "", schema_path: "#/minItems", message: "must have at least 2 items" },
        ],
      }),
    ]),
  ]),
  "regex-no-match": results([
    failed([failure({ matcher: "regex", rule_id: "ASSERT-REGEX", expected: "^\\d+$", actual: "twelve", match: null })]),
  ]),
  "several-failures": results([
    failed([failure(), bare({ expected: "x", target: "result.a.b" })]),
    row({ name: "subtracts" }),
  ]),
  "long-value": results([
    failed([failure({ expected: "short", actual: { list: Array.from({ length: 3000 }, (_, i) => i) } })]),
  ]),

  "errored-start": results(
    [
      row({
        status: "errored",
        attempts: 0,
        failures: [
          fault({
            rule_id: "FAULT-START-EXIT",
            message: "the server ended before it answered its handshake",
            fix: "Start the command by hand and read what it prints.",
            process: { exit_code: 127, signal: null, stderr: ["sh: calc-server: not found"] },
          }),
        ],
      }),
    ],
    {
      servers: [
        server({ startup_ms: null, negotiated_version: null, calls: 0, p50_ms: null, p95_ms: null, p99_ms: null }),
      ],
    },
  ),
  died: results([
    failed([
      fault({
        rule_id: "FAULT-LIFECYCLE-CRASH",
        message: "the server died during this call",
        fix: "Catch the error in the tool and answer with isError.",
        process: died,
      }),
    ]),
    failed([bare({ matcher: "", target: "", ...killed })], { name: "subtracts" }),
  ]),
  "not-judged": results([
    row({ name: "a", ...skipped, reason: "left out by --tag slow" }),
    row({ name: "b", ...skipped, reason: "left out by --tag slow" }),
    row({ name: "c", ...skipped, reason: "the suite skips it: not ready" }),
    row({ name: "d", ...deferred, reason: "needs a model, and no key is set" }),
    row({ name: "e", status: "unverified", reason: "the server answered 403" }),
    row({ name: "f" }),
  ]),
  load: results([
    row({ name: "search holds", load: load() }),
    failed([failure({ target: "load.p95_ms", matcher: "less-than", rule_id: "ASSERT-LESS-THAN", actual: 480.25 })], {
      name: "search holds more",
      load: load({
        failed: 30,
        failed_rate: 0.005,
        errors: 20,
        timeouts: 12,
        mixed_up: 1,
        reconnects: 2,
        unsent: 40,
        client_busy: 0.97,
      }),
    }),
    row({ name: "search was stopped", ...skipped, reason: "the run was interrupted", load: load() }),
  ]),
  agents: results([
    row({ ...BOOKS, row: "first", agent: agent() }),
    failed(
      [failure({ rule_id: "AGENT-PASS-RATE", target: "", matcher: "", message: "1 of 2 runs passed; pass_rate is 1" })],
      {
        ...BOOKS,
        row: "second",
        agent: agent({
          model: "lab/second",
          stop_reason: "turn_budget",
          cost_usd: 0.01234,
          final_response: "",
          tool_calls: [
            { server: "hotels", name: HOSTILE, is_error: true },
            ...Array.from({ length: 25 }, () => ({ server: "hotels", name: "search", is_error: false })),
          ],
          recovery: { detection_ms: 3000, recovery_ms: 6000, recovered: false, timed_out: true },
          trials: {
            runs: 2,
            passed: 1,
            pass_rate: 1,
            rates: [
              { k: 1, all: { value: 0.5, low: 0.09, high: 0.91 }, any: { value: 0.5, low: 0.09, high: 0.91 } },
              { k: 2, all: { value: 0, low: 0, high: 0.82 }, any: { value: 1, low: 0.18, high: 1 } },
            ],
          },
        }),
      },
    ),
    row({ ...BOOKS, row: "third", ...deferred, reason: "LAB_KEY is not set: the model third needs it" }),
  ]),
  flaky: results([row({ attempts: 3 }), row({ name: "subtracts" })]),
  findings: results([row()], {
    servers: [server({ findings: 2 })],
    findings: [
      finding({ count: 3, evidence: "starting up ..." }),
      finding({
        rule_id: "VERSION-001",
        severity: "must",
        gates: true,
        target_version: "2025-06-18",
        message: "the server speaks 2024-11-05 alone",
        location: { file: "tests/calc.mcptest.yaml", line: 2, column: 3, end_line: 4, end_column: 1 },
      }),
      finding({ rule_id: "FAULT-PROTO-BATCH", severity: "may" }),
    ],
    rules: {
      "VERSION-001": {
        title: "Revision not spoken",
        severity: "must",
        fix: "Leave that revision out of target_versions.",
        url: "https://x.test",
      },
    },
  }),
  audit: results(
    [
      failed(
        [
          bare({
            ...{ rule_id: "AUDIT-EXCEPTION", target: "", matcher: "", tier: "broken", count: 2, location: atName },
            message: "divide fails with an unhandled exception for arguments that its schema allows",
            evidence:
              '→ {"method":"tools/call","params":{"name":"divide","arguments":{"a":1,"b":0}}}\n← {"isError":true}',
          }),
        ],
        {
          ...{ block: "compliance", name: "audit of calc", request: "audit" },
          findings: [suspicious, advice, ofSdk],
          corpus: { score: 84, grade: "B" },
          audit: {
            calls: 41,
            tools: [
              { name: "add", calls: 30, accepted: 22 },
              { name: "divide", calls: 11, accepted: 4 },
              { name: "wipe", calls: 0, accepted: 0, withheld: "its annotations say that it is destructive" },
            ],
            left: ["Memory, handles or time grow with every call"],
          },
        },
      ),
      row({
        ...{ block: "compliance", name: "audit of clock", server: "clock" },
        reason: "not graded: 0 of 1 tool called with success",
        audit: { calls: 3, tools: [{ name: "now", calls: 3, accepted: 0 }], left: [] },
      }),
    ],
    {
      servers: [server()],
      findings: [suspicious, advice, ofSdk],
      rules: { "AUDIT-IGNORED": { title: "Ignored", severity: "should", fix: "Use it.", url: "https://x.test" } },
    },
  ),
  hostile: results(
    [
      failed(
        [
          failure({
            message: HOSTILE,
            target: HOSTILE,
            expected: HOSTILE,
            actual: { [HOSTILE]: HOSTILE },
            diff: HOSTILE,
            note: HOSTILE,
            path: HOSTILE,
            fix: HOSTILE,
            match: HOSTILE,
            reason: HOSTILE,
            snippet: { line: 15, text: HOSTILE.split("\n")[0]! },
            errors: [{ instance_path: HOSTILE, schema_path: HOSTILE, message: HOSTILE }],
            process: { exit_code: null, signal: HOSTILE, stderr: [HOSTILE] },
          }),
        ],
        { name: HOSTILE, server: HOSTILE, request: HOSTILE, row: HOSTILE },
      ),
      row({ name: HOSTILE, status: "skipped", reason: HOSTILE }),
      row({ name: HOSTILE, attempts: 2 }),
    ],
    {
      servers: [server({ name: HOSTILE, negotiated_version: HOSTILE })],
      findings: [
        finding({ message: HOSTILE, evidence: HOSTILE, server: HOSTILE }),
        finding({ rule_id: "X", gates: true, message: HOSTILE }),
      ],
      rules: { X: { title: HOSTILE, severity: "must", fix: HOSTILE, url: HOSTILE } },
    },
  ),
  "two-revisions": results(
    [
      row({ target_version: "2025-06-18" }),
      failed([failure()], { target_version: "2025-11-25" }),
      failed([failure({ actual: 6 })], { name: "subtracts", target_version: "2025-06-18" }),
      failed([failure({ actual: 6 })], { name: "subtracts", target_version: "2025-11-25" }),
      failed([failure({ actual: 7 })], { name: "divides", target_version: "2025-06-18" }),
      failed([failure({ actual: 8 })], { name: "divides", target_version: "2025-11-25" }),
    ],
    {
      servers: [
        server({ target_version: "2025-06-18", negotiated_version: "2025-06-18" }),
        server({ target_version: "2025-11-25", p95_ms: 250 }),
      ],
    },
  ),
  "one-cause": results(
    [
      stopped(cause({ tests: 2 })),
      stopped(cause(), { name: "subtracts", status: "skipped", failures: [], reason: STOPPED }),
      failed([failure()], { name: "divides", server: "other" }),
    ],
    { causes: [cause({ tests: 2 })] },
  ),
  "one-cause-at-revisions": results(
    VERSIONS.map((target_version) => stopped(cause({ target_version }))),
    { causes: VERSIONS.map((target_version) => cause({ target_version })) },
  ),
  "alike-at-revisions": results(
    VERSIONS.flatMap((target_version, i) => [
      failed([noSum(target_version), ...(i === 0 ? [failure({ matcher: "schema" })] : [])], { target_version }),
    ]).concat(
      atEach({ name: "waits", status: "errored", reason: "no key" }),
      atEach({ name: "denied", status: "unverified", reason: "HTTP 403" }),
      atEach({ name: "shaky", attempts: 2 }),
    ),
  ),
  // A run with a baseline: each of its cells at each revision, and drift.
  baseline: results(
    VERSIONS.flatMap((target_version) => [
      failed([failure()], {
        name: "known",
        target_version,
        baseline: "known",
        baseline_entry: {
          reason: "the server rounds <up>",
          tracking: "https://example.test/issues/7",
          location: entryAt(9),
        },
      }),
      failed([failure({ actual: 6 })], { name: "known without a reason", target_version, baseline: "known" }),
      failed([failure({ target: "result.isError" })], {
        name: "fails otherwise",
        target_version,
        baseline: "new",
        baseline_entry: { location: entryAt(14) },
      }),
      target_version === VERSIONS[0]
        ? row({ name: "fixed at one revision", target_version, baseline: "fixed" })
        : failed([failure()], { name: "fixed at one revision", target_version, baseline: "known" }),
    ]).sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0)),
    {
      run: { ...RUN, suite_files: [FILE], target_versions: VERSIONS, baseline: "mcptest.baseline.json" },
      servers: VERSIONS.map((version) => server({ target_version: version, negotiated_version: version })),
      findings: [
        finding({ rule_id: "INV-005", known: { reason: "tracked upstream" }, target_version: VERSIONS[0]! }),
        finding({
          rule_id: "BASELINE-STALE",
          message: "the test adds two numbers passes: delete lines 9 to 13",
          gates: true,
          location: entryAt(9),
        }),
        finding({ rule_id: "DRIFT-BREAKING", message: "tool search: the argument limit is required now", gates: true }),
      ],
      drift: [
        drift(),
        drift({
          name: "search",
          path: "/description",
          class: "description",
          message: "tool search: its description changed",
          before: "Searches.",
          after: "Finds <b>everything</b>.",
          gates: false,
        }),
        drift({
          kind: "prompt",
          name: "sum up",
          path: "",
          class: "compatible",
          message: "prompt sum up is new",
          after: {},
          gates: false,
          target_version: VERSIONS[1]!,
        }),
      ],
    },
  ),
  interrupted: results([row()], { run: { ...RUN, interrupted: true } }),
  "nothing-ran": results([]),
  "many-failures": manyFailures(11),
};
