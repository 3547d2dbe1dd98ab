import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { runSuite } from "../../support/run-suite.js";

const server = fileURLToPath(new URL("../../servers/overlap-server.mjs", import.meta.url));

/** What came of the test `slow`, whose last answer waits until the test `quick` beside it has its row. */
async function overlapping(slow: Record<string, unknown>, more: Record<string, unknown> = {}) {
  const { results, code } = await runSuite({
    servers: { s: { command: [process.execPath, server] } },
    run_options: { parallel: 2, invariants: "fail", error_channel: "fail" },
    ...more,
    tools: [
      { name: "slow", ...slow },
      { name: "quick", tool: "quick" },
      { name: "next", tool: "next" },
    ],
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
const others = ["quick", "next"].map((name) => ({ row: `${name} passed`, failures: [], findings: [] }));

describe("a gating finding, while calls overlap on one server", () => {
  it.each([
    ["what an invariant sees in an answer", "result", ["INV-005"]],
    ["a flaw of the frame that answers", "frame", ["FAULT-PROTO-MALFORMED-FRAME", "INV-011"]],
  ])("fails the test that it is about, not the one that ends first: %s", async (_, how, ids) => {
    const { code, rows } = await overlapping(badAnswer(how));
    expect(rows).toEqual([{ row: "slow failed", failures: ids, findings: ids }, ...others]);
    expect(code).toBe(1);
  });

  it("fails the test whose output breaks its schema, also where another one asked for the schema", async () => {
    const list = { compliance: [{ name: "list", check: "tools/list" }] };
    const { rows } = await overlapping(badAnswer("output"), list);
    const slow = { row: "slow failed", failures: ["INV-013"], findings: ["INV-013"] };
    expect(rows.find(({ row }) => row.startsWith("slow"))).toEqual(slow);
    expect(rows.filter(({ row }) => !row.startsWith("slow"))).toEqual(
      expect.arrayContaining([...others, { row: "list passed", failures: [], findings: [] }]),
    );
  });

  it("fails the test whose bad request was rejected on the wrong channel", async () => {
    const { rows } = await overlapping({
      tool: "probed",
      args: { x: "a" },
      negative_path: { checks: ["missing_required"] },
      expect: { "result.structuredContent.sum": 1 },
      // The first attempt has the finding and fails, the second one waits.
      retries: 1,
    });
    expect(rows).toEqual([{ row: "slow failed", failures: ["ERRCHAN-001"], findings: ["ERRCHAN-001"] }, ...others]);
  });

  it("fails the test that ends first, where it belongs to no call", async () => {
    const ids = ["FAULT-TRANSPORT-STDOUT-NOISE", "INV-018"];
    const { rows } = await overlapping(badAnswer("noise"));
    expect(rows).toEqual([
      { row: "slow passed", failures: [], findings: [] },
      { row: "quick failed", failures: ids, findings: ids },
      { row: "next passed", failures: [], findings: [] },
    ]);
  });
});
