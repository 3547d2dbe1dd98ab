import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { runSuite } from "../../support/harness.js";
import { capture } from "../conformance/captured.js";

const server = fileURLToPath(new URL("../../servers/overlap-server.mjs", import.meta.url));
const command = [process.execPath, server];
const start = { command, env: { PORT: "${port}" } };

/** The same server over each transport. */
const transports = {
  stdio: { command },
  HTTP: { url: "http://127.0.0.1:${port}/mcp", transport: "http", start },
  "HTTP+SSE": { url: "http://127.0.0.1:${port}/sse", transport: "sse", start },
};
type Transport = keyof typeof transports;

/** What came of the test `slow`, whose last answer waits until the test `quick` beside it has its row. */
async function overlapping(transport: Transport, slow: Record<string, unknown>, more: Record<string, unknown> = {}) {
  const { results, code } = await runSuite({
    servers: { s: transports[transport] },
    run_options: { parallel: 2, invariants: "fail", error_channel: "fail" },
    ...more,
    tools: [{ name: "slow", ...slow }, ...["quick", "next"].map((tool) => ({ name: tool, tool }))],
  });
  const rows = results.tests.map(({ name, status, failures, findings }) => ({
    row: `${name} ${status}`,
    failures: failures.map(({ rule_id }) => rule_id),
    findings: findings.map(({ rule_id }) => rule_id),
  }));
  return { code, rows };
}

/** Gets an answer that is bad as the server names it, and waits for another one. */
const badAnswer = (how: string) => ({ steps: [{ tool: "bad", args: { how } }, { tool: "held" }] });
const passed = (name: string) => ({ row: `${name} passed`, failures: [], findings: [] });
const failed = (name: string, ids: string[]) => ({ row: `${name} failed`, failures: ids, findings: ids });
const NOISE = ["FAULT-TRANSPORT-STDOUT-NOISE"];
const MALFORMED = ["FAULT-PROTO-MALFORMED-FRAME"];
const TWICE = ["FAULT-PROTO-DUPLICATE-ANSWER"];
const LOG = ["INV-028"];

describe("a gating finding, while calls overlap on one server", () => {
  it.each<[Transport, string, string, string[]]>([
    ["stdio", "what an invariant sees in an answer", "result", ["INV-005"]],
    ["stdio", "a flaw of the frame that answers", "frame", [...MALFORMED, "INV-011"]],
    ["stdio", "bytes of the line that answers", "bytes", ["FAULT-TRANSPORT-INVALID-UTF8"]],
    ["stdio", "the array that has the answer", "batch", ["FAULT-PROTO-BATCH"]],
    ["stdio", "a second answer", "twice", TWICE],
    ["HTTP", "what an invariant sees in an answer", "result", ["INV-005"]],
    ["HTTP", "a flaw of the frame that answers", "frame", [...MALFORMED, "INV-011"]],
    ["HTTP", "bytes of the event that answers", "bytes", ["FAULT-TRANSPORT-INVALID-UTF8"]],
    ["HTTP", "a second answer", "twice", TWICE],
    ["HTTP", "noise on its own stream", "noise", MALFORMED],
    ["HTTP", "noise on its own stream, behind the answer", "noise afterwards", MALFORMED],
    ["HTTP", "a foreign notification on its own stream", "foreign", [...MALFORMED, "INV-011"]],
    ["HTTP", "an unknown answer on its own stream", "unknown id", ["FAULT-PROTO-UNSOLICITED-ANSWER"]],
    ["HTTP", "a log message on its own stream", "log", LOG],
    ["HTTP", "the status of its response", "status", ["FAULT-HTTP-STATUS"]],
    ["HTTP", "the content type of its response", "type", ["FAULT-HTTP-CONTENT-TYPE"]],
    ["HTTP+SSE", "what an invariant sees in an answer", "result", ["INV-005"]],
    ["HTTP+SSE", "a flaw of the frame that answers", "frame", [...MALFORMED, "INV-011"]],
    ["HTTP+SSE", "a second answer", "twice", TWICE],
    ["HTTP+SSE", "an answer in the response to its POST", "post", ["FAULT-HTTP-WRONG-STREAM"]],
    ["HTTP+SSE", "the status of the response to its POST", "status", ["FAULT-HTTP-STATUS"]],
  ])("fails the test that it is about, not the one that ends first: over %s, %s", async (transport, _, how, ids) => {
    const { code, rows } = await overlapping(transport, badAnswer(how));
    expect(rows).toEqual([failed("slow", ids), passed("quick"), passed("next")]);
    expect(code).toBe(1);
  });

  it.each<Transport>(["stdio", "HTTP", "HTTP+SSE"])(
    "fails the test whose output breaks its schema, also where another one asked for the schema: over %s",
    async (transport) => {
      const list = { compliance: [{ name: "list", check: "tools/list" }] };
      const { rows } = await overlapping(transport, badAnswer("output"), list);
      const all = [failed("slow", ["INV-013"]), passed("quick"), passed("next"), passed("list")];
      expect(new Set(rows)).toEqual(new Set(all));
    },
  );

  it.each<Transport>(["stdio", "HTTP", "HTTP+SSE"])(
    "fails the test whose bad request was rejected on the wrong channel: over %s",
    async (transport) => {
      const { rows } = await overlapping(transport, {
        tool: "probed",
        args: { x: "a" },
        negative_path: { checks: ["missing_required"] },
        expect: { "result.structuredContent.sum": 1 },
        // The first attempt has the finding and fails, the second one waits.
        retries: 1,
      });
      expect(rows).toEqual([failed("slow", ["ERRCHAN-001"]), passed("quick"), passed("next")]);
    },
  );

  it.each<[Transport, string, string[]]>([
    ["stdio", "noise", NOISE],
    ["HTTP+SSE", "noise", MALFORMED],
    ["HTTP+SSE", "foreign", [...MALFORMED, "INV-011"]],
  ])("fails the test that ends first, where it belongs to no call: over %s, %s", async (transport, how, ids) => {
    const { rows } = await overlapping(transport, badAnswer(how));
    expect(rows).toEqual([passed("slow"), failed("quick", ids), passed("next")]);
  });

  it.each<Transport>(["stdio", "HTTP+SSE"])(
    "fails one test, once, where it is about a message that came while both waited: over %s",
    async (transport) => {
      const { rows } = await overlapping(transport, badAnswer("log"));
      expect(rows.filter(({ findings }) => findings.length > 0)).toEqual([failed("slow", LOG)]);
    },
  );
});

it.each<Transport>(["stdio", "HTTP+SSE"])(
  "counts a message that came while two calls waited once, live and in the capture: over %s",
  async (transport) => {
    const suite = {
      servers: { s: transports[transport] },
      run_options: { parallel: 2 },
      tools: [
        { name: "slow", tool: "held" },
        { name: "quick", tool: "quick", args: { log: true } },
        { name: "next", tool: "next" },
      ],
    };
    const { results, sessions, report } = await capture(JSON.stringify(suite));
    const carriers = sessions.flatMap(({ exchanges }) => exchanges.filter(({ notifications }) => notifications));
    expect(carriers.map(({ repeated }) => repeated)).toEqual([undefined, [0]]);
    const live = results.findings.map(({ rule_id, count }) => [rule_id, count]);
    const captured = report.sessions.flatMap(({ invariants }) => invariants.filter(({ count }) => count > 0));
    expect(captured.map(({ id, count }) => [id, count])).toEqual([["INV-028", 1]]);
    expect(live).toEqual([["INV-028", 1]]);
  },
);
