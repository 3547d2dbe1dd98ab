import type { Results } from "../../src/core/generated/results.js";
import { bare, drift, failed, failure, finding, results, row, server } from "../support/results.js";

const OLD = "2025-06-18";
const NEW = "2025-11-25";
/** Text that would run, or leave its element, if the page took it as markup. */
export const MARKUP = "</script><script>window.broken = 1</script><img src=x onerror='window.broken = 2'><!--";

/** Results with something for every part of the page: 254 tests, of which 4 did not simply pass. */
export function everything(): Results {
  const request = { jsonrpc: "2.0", id: 7, method: "tools/call", params: { name: "add", arguments: { a: 2, b: 2 } } };
  const response = { jsonrpc: "2.0", id: 7, result: { structuredContent: { sum: 5 } } };
  const http = { status: 200, headers: { "content-type": "application/json", "x-served-by": "calc-1" } };
  const tests = [
    row({ name: "adds two numbers", target_version: OLD, tags: ["sums"] }),
    failed([failure({ diff: "-4\n+5", taxonomy_ids: ["FAULT-SCHEMA-RESULT"] })], {
      name: "adds two numbers",
      target_version: NEW,
      tags: ["sums"],
      duration_ms: 1250,
      evidence: [{ server: "calc", request, response, duration_ms: 12.5, http }],
      steps: [{ id: "first", call: "tools/call add", status: "failed", duration_ms: 12, location: failure().location }],
    }),
    failed([bare({ rule_id: "FAULT-TIMEOUT-CALL", message: "there was no answer", matcher: "", target: "" })], {
      name: `shows ${MARKUP}`,
      status: "errored",
      server: "slow",
      target_version: NEW,
      reason: MARKUP,
      evidence: [{ server: "slow", request: { text: MARKUP } }],
    }),
    row({ name: "divides", status: "skipped", attempts: 0, reason: "not ready", target_version: NEW }),
    row({
      ...{ name: "multiplies", attempts: 3, target_version: NEW, tags: ["products"] },
      load: {
        ...{ clients: 5, sessions: 5, calls: 600, rate: 200, failed: 2, failed_rate: 0.003, errors: 0, timeouts: 0 },
        ...{
          reconnects: 0,
          bytes: 90_000,
          duration_ms: 3_000,
          client_busy: 0.5,
          p50_ms: 12,
          p95_ms: 48,
          p99_ms: 97,
          max_ms: 210,
        },
        step_ms: 1_000,
        timeline: [
          { calls: 300, failed: 0, p50_ms: 12, p95_ms: 45 },
          { calls: 0, failed: 0 },
          { calls: 300, failed: 2, p50_ms: 13, p95_ms: 50 },
        ],
        notes: [MARKUP],
      },
    }),
    ...Array.from({ length: 250 }, (_, i) => row({ name: `counts to ${i}`, target_version: NEW, duration_ms: i })),
  ];
  return results(tests, {
    servers: [
      server({ target_version: OLD, negotiated_version: OLD, calls: 1 }),
      server({
        target_version: NEW,
        calls: 253,
        tools: [
          { name: "add", calls: 250, p50_ms: 2, p95_ms: 9, p99_ms: 20, max_ms: 41 },
          { name: MARKUP, calls: 1, p50_ms: 12, p95_ms: 12, p99_ms: 12, max_ms: 12 },
        ],
      }),
      server({
        name: "slow",
        target_version: NEW,
        startup_ms: 900,
        calls: 1,
        p50_ms: null,
        p95_ms: null,
        p99_ms: null,
      }),
    ],
    findings: [
      finding({ evidence: "starting up ...", count: 3, target_version: NEW }),
      finding({ rule_id: "VERSION-001", gates: true, message: "the server speaks 2024-11-05 alone" }),
    ],
    drift: [
      drift({ class: "description", message: "tool search: its description changed", before: MARKUP, gates: false }),
      drift({ target_version: NEW }),
      drift({
        kind: "prompt",
        name: "sum",
        class: "compatible",
        message: "prompt sum is new",
        before: null,
        gates: false,
      }),
    ],
    rules: {
      "ASSERT-EXACT": {
        title: "The value is another one",
        severity: "must",
        fix: "Correct the value.",
        url: "https://example.test/rules#assert-exact",
      },
      "VERSION-001": {
        title: "Revision not spoken",
        severity: "must",
        fix: "Leave it out.",
        url: "javascript:alert(1)",
      },
    },
  });
}
