import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import type { Results, TestRow } from "../../src/core/generated/results.js";
import { html } from "../../src/report/formats/html.js";
import type { Detail, TestChunk } from "../../src/report/html/data.js";
import type { RenderOptions } from "../../src/report/types.js";
import { pageParts } from "../support/page.js";
import { failed, failure, finding, results, row, source } from "../support/results.js";
import { cases, textOf } from "./cases.js";

const OPTIONS: RenderOptions = { color: false, verbose: false };

const pageOf = (given: Results, options = OPTIONS) => textOf("html", given, options);

async function headOf(given: Results, options = OPTIONS) {
  const [head] = pageParts(await pageOf(given, options)).data;
  return JSON.parse(head?.[1] ?? "");
}

describe("the HTML report", () => {
  it("allows the script and the styles that it has, and nothing else", async () => {
    const page = await pageOf(results([row()]));
    const [, policy = ""] = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(page) ?? [];
    const hash = (pattern: RegExp) =>
      createHash("sha256")
        .update(pattern.exec(page)?.[1] ?? "")
        .digest("base64");
    expect(policy.split("; ")).toEqual([
      "default-src 'none'",
      `script-src 'sha256-${hash(/<script>([\s\S]*?)<\/script>/)}'`,
      `style-src 'sha256-${hash(/<style>([\s\S]*?)<\/style>/)}'`,
      "base-uri 'none'",
      "form-action 'none'",
      "require-trusted-types-for 'script'",
    ]);
    expect(page).not.toMatch(/\b(src|href|style|on\w+)="/);
  });

  it("is written while rows are read", async () => {
    let read = 0;
    async function* rows(): AsyncIterable<TestRow> {
      for (let i = 0; i < 2000; i += 1) {
        read += 1;
        yield row({ name: `test ${i}` });
      }
    }
    const readAt: number[] = [];
    for await (const chunk of html(source(results([])).head, rows(), OPTIONS)) {
      readAt.push(read);
      expect(chunk.length).toBeLessThan(100_000);
    }
    // The beginning and the head; chunks of 500 tests, each after the next row was seen; the end.
    expect(readAt).toEqual([0, 0, 501, 1001, 1501, 2000, 2000]);
  });

  it("embeds a test that passed in few bytes, and one test with its revisions once", async () => {
    const { data } = pageParts(
      await pageOf(results(["2025-06-18", "2025-11-25"].map((target_version) => row({ target_version })))),
    );
    expect(data.slice(1)).toEqual([
      [
        "tests",
        '{"names":["2025-06-18","2025-11-25","tests/calc.mcptest.yaml","calc"],' +
          '"tests":[["adds two numbers",2,12,2,3,[[0,0,3],[1,0,3]]]]}',
      ],
    ]);
  });

  it("stays under 8 MB with 10,000 failing tests: leaves out frames first, then details, and says so", async () => {
    const text = "x".repeat(2000);
    const response = { jsonrpc: "2.0", id: 1, result: { content: [{ type: "text", text }] } };
    const evidence = [{ server: "calc", request: { jsonrpc: "2.0", id: 1, method: "tools/list" }, response }];
    const tests = Array.from({ length: 10_000 }, (_, i) =>
      failed([failure({ message: `${i} ${"m".repeat(300)}` })], { name: `test ${i}`, evidence }),
    );
    const page = await pageOf(results(tests));
    expect(Buffer.byteLength(page)).toBeLessThan(8_000_000);
    const { data } = pageParts(page);
    const details = data.filter(([name]) => name.startsWith("detail-")).map(([, one]): Detail => JSON.parse(one));
    const withFrames = details.filter(({ frames }) => frames.length > 0).length;
    expect(withFrames).toBeGreaterThan(500);
    expect(details.slice(withFrames).every((one) => one.withoutFrames && one.failures.length === 1)).toBe(true);
    const rows = data
      .filter(([name]) => name === "tests")
      .flatMap(([, chunk]) => {
        const { tests: packed }: TestChunk = JSON.parse(chunk);
        return packed.flatMap((test) => test[5]);
      });
    expect(rows.map(([, , , extra]) => extra?.detail)).toEqual(tests.map((_, i) => (i < details.length ? i : -1)));
  });

  it("has what a load test measured, over time, in every row of one", async () => {
    const { data } = pageParts(await pageOf(cases.load!));
    const details = data.filter(([name]) => name.startsWith("detail-")).map(([, one]): Detail => JSON.parse(one));
    expect(details).toHaveLength(3);
    for (const { load = [], plot } of details) {
      expect(load[0]).toMatch(/^load: 6,000 calls/);
      const latencies = { p50: [12, null, 13], p95: [45, null, 50] };
      expect(plot).toEqual({ stepMs: 10_010, rate: [149.9, 0, 449.6], failed: [0, 0, 0], ...latencies });
    }
  });

  it("has the verdict of the gate, or that of the counts and findings", async () => {
    const passed = results([row()]);
    expect(await headOf(passed)).toMatchObject({ conclusion: "success", counts: "1 test: 1 passed in 1.2 s" });
    expect(
      await headOf(passed, { ...OPTIONS, conclusion: "error", otherReasons: ["A shard is missing."] }),
    ).toMatchObject({
      conclusion: "error",
      reasons: ["A shard is missing"],
    });
    const gating = results([row()], { findings: [finding({ gates: true })] });
    expect(await headOf(gating)).toMatchObject({ conclusion: "failure" });
  });

  it("links a rule to its help only over https", async () => {
    const rule = { title: "A rule", severity: "must", fix: "Fix it." } as const;
    const rules = { A: { ...rule, url: "https://example.test/a#b" }, B: { ...rule, url: "javascript:alert(1)" } };
    const head = await headOf(results([row()], { rules }));
    expect([head.rules.A.url, head.rules.B.url]).toEqual(["https://example.test/a#b", ""]);
  });
});
