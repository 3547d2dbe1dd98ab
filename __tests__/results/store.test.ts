import { appendFileSync, existsSync, readFileSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { beforeEach, describe, expect, it } from "vitest";
import type { RunEvent } from "../../src/core/event.js";
import type { Results, TestRow } from "../../src/core/generated/results.js";
import { UserError } from "../../src/core/problem.js";
import { processSecrets } from "../../src/core/redaction/redacted.js";
import { loadReporter } from "../../src/report/registry.js";
import { readResults } from "../../src/results/read.js";
import { createStore } from "../../src/results/store.js";
import type { ResultsSource } from "../../src/results/types.js";
import { all, failed, failure, finding, results, row, server, source } from "../support/results.js";
import { valid } from "../support/schema.js";
import { temporaryFolder } from "../support/temporary.js";
import { finished, started, storeOf } from "./stores.js";

let dir: string;
let spoolPath: string;
beforeEach(() => {
  dir = temporaryFolder("store-");
  spoolPath = join(dir, "spool.ndjson");
});

const open = (events: readonly RunEvent[]) => storeOf(spoolPath, events);
const tested = (order: number, row: TestRow): RunEvent => ({ event: "test", order, row });

async function document({ head, rows }: ResultsSource): Promise<Results> {
  return { version: 1, ...head, servers: [...head.servers], findings: [...head.findings], tests: await all(rows()) };
}

describe("createStore", () => {
  it("gives rows back by order, whatever ended first, as often as asked", async () => {
    const orders = fc.uniqueArray(fc.nat(3000), { maxLength: 1500 });
    await fc.assert(
      fc.asyncProperty(orders, async (given) => {
        const store = open([started, ...given.map((order) => tested(order, row({ name: `é ${order}` })))]);
        const expected = [...given].sort((a, b) => a - b).map((order) => `é ${order}`);
        for (let i = 0; i < 2; i++) expect((await all(store.rows())).map(({ name }) => name)).toEqual(expected);
        store.close({ keep: false });
      }),
      { numRuns: 20 },
    );
  });

  it("reads rows that lie far apart", async () => {
    const large = failed([failure({ actual: "x".repeat(60_000) })]);
    const count = 200;
    const orders = Array.from({ length: count }, (_, i) => i + 1);
    const events = orders.toReversed().map((order) => tested(order, { ...large, name: `${order}` }));
    const store = open([started, ...events]);
    expect((await all(store.rows())).map(({ name }) => Number(name))).toEqual(orders);
    store.close({ keep: false });
  });

  it("counts, orders servers and merges findings", async () => {
    const store = open([
      started,
      tested(0, row()),
      tested(1, row({ attempts: 2 })),
      tested(2, failed([failure()])),
      { event: "server", order: 1, row: server({ name: "b" }) },
      { event: "server", order: 0, row: server({ name: "a" }) },
      { event: "finding", finding: finding({ count: 2 }) },
      { event: "finding", finding: finding({ gates: true }) },
      { event: "finding", finding: finding({ server: "another" }) },
      finished,
    ]);
    const { summary, servers, findings, run } = store.head;
    const none = { errored: 0, skipped: 0, deferred: 0, unverified: 0 };
    expect(summary).toEqual({ total: 3, passed: 2, failed: 1, ...none, flaky: 1 });
    expect(servers.map(({ name }) => name)).toEqual(["a", "b"]);
    expect(findings.map(({ server, count, gates }) => [server, count, gates])).toEqual([
      ["another", 1, false],
      ["calc", 3, true],
    ]);
    expect(run.duration_ms).toBe(50);
    expect(run.interrupted).toBeUndefined();
    valid("results", await document(store));
    store.close({ keep: false });
    expect(existsSync(spoolPath)).toBe(false);
  });

  it("redacts before the spool and before those who listen, and never its own words", async () => {
    processSecrets.add("A_TOKEN", "location");
    processSecrets.add("B_TOKEN", "unverified");
    processSecrets.add("C_TOKEN", "hunter2hunter2");
    processSecrets.add("D_TOKEN", "12345678");
    const heard: string[] = [];
    const store = createStore({ spoolPath, onEvent: (event) => heard.push(JSON.stringify(event)) });
    store.emit(started);
    store.emit({ event: "notice", message: "hunter2hunter2" });
    const actual = { location: ["hunter2hunter2"], n: 12345678, Authorization: "Basic abc" };
    store.emit(tested(0, row({ status: "unverified", reason: "location", failures: [failure({ actual })] })));
    const [read] = await all(store.rows());
    expect(read!.status).toBe("unverified");
    expect(read!.reason).toBe("«secret:A_TOKEN»");
    expect(read!.location.line).toBe(12);
    expect(read!.failures[0]!.actual).toEqual({
      "«secret:A_TOKEN»": ["«secret:C_TOKEN»"],
      n: "«secret:D_TOKEN»",
      Authorization: "«secret:authorization»",
    });
    expect(readFileSync(spoolPath, "utf8") + heard.join()).not.toMatch(/hunter2|12345678/);
    valid("results", await document(store));
    store.close({ keep: false });
  });

  it("cuts what is too long or nested too deep, without leaving half a secret", async () => {
    processSecrets.add("A_TOKEN", "hunter2hunter2");
    let deep: unknown = 1;
    for (let i = 0; i < 50_000; i++) deep = [deep];
    const text = "hunter2hunter2".repeat(100_000);
    const errors = Array.from({ length: 5000 }, () => ({ instance_path: "/a", schema_path: "#/b", message: "no" }));
    const failures = [failure({ actual: text, expected: { text } }), failure({ actual: deep, errors, note: text })];
    const store = open([started, tested(0, failed(failures))]);
    const [read] = await all(store.rows());
    expect(JSON.stringify(read).length).toBeLessThan(400_000);
    expect(JSON.stringify(read)).not.toContain("hunter2");
    expect(JSON.stringify(read)).toContain("characters left out");
    expect(JSON.stringify(read)).toContain("nested too deep");
    valid("results", await document(store));
    store.close({ keep: false });
  });
});

describe("readResults", () => {
  const given = results(
    [row(), failed([failure()], { name: "b" }), row({ name: "c", status: "skipped", reason: "r" })],
    { servers: [server()], findings: [finding()] },
  );

  async function write(reporter: string): Promise<string> {
    const path = join(dir, `results.${reporter}`);
    const { head, rows } = source(given);
    const chunks = (await loadReporter(reporter))(head, rows(), { color: false, verbose: false });
    writeFileSync(path, (await all(chunks)).join(""));
    return path;
  }

  it.each(["json", "ndjson"])("reads what the reporter %s wrote, as often as asked", async (reporter) => {
    const read = await readResults(await write(reporter));
    expect(await document(read)).toEqual(given);
    expect(await document(read)).toEqual(given);
  });

  it.each([
    ["json", 4],
    ["ndjson", 3],
  ])("reads %s with CRLF, as git may check it out, line by line", async (reporter, line) => {
    const path = await write(reporter);
    const text = readFileSync(path, "utf8").replaceAll("\n", "\r\n");
    writeFileSync(path, text);
    expect(await document(await readResults(path))).toEqual(given);
    writeFileSync(path, text.replace('"name":"b"', '"name":'));
    await expect(readResults(path).then(document)).rejects.toMatchObject({ problems: [{ location: { line } }] });
  });

  it("reads a document on one line and one spread over many", async () => {
    writeFileSync(join(dir, "one"), JSON.stringify(given));
    writeFileSync(join(dir, "many"), JSON.stringify(given, null, 2));
    expect(await document(await readResults(join(dir, "one")))).toEqual(given);
    expect(await document(await readResults(join(dir, "many")))).toEqual(given);
  });

  it("reads a spool, wherever a kill has cut it", async () => {
    const events = given.tests.map((test, order) => tested(2 - order, test));
    const more: RunEvent[] = [
      { event: "server", order: 0, row: server() },
      { event: "finding", finding: finding() },
    ];
    open([started, ...events, ...more, finished]).close({ keep: true });
    const whole = readFileSync(spoolPath);
    const read = await document(await readResults(spoolPath));
    expect(read.tests.map(({ name }) => name)).toEqual(["c", "b", "adds two numbers"]);
    expect(Object.keys(read.rules).sort()).toEqual(["ASSERT-EXACT", "FAULT-TRANSPORT-STDOUT-NOISE"]);
    const ran = { ...given.run, duration_ms: 50 };
    expect(read).toEqual({ ...given, rules: read.rules, tests: given.tests.toReversed(), run: ran });
    const firstLine = whole.indexOf("\n") + 1;
    for (let size = whole.length - 2; size > firstLine; size -= 37) {
      truncateSync(spoolPath, size);
      const cut = await document(await readResults(spoolPath));
      expect(cut.run.interrupted).toBe(true);
      expect(cut.summary.total).toBe(cut.tests.length);
      valid("results", cut);
    }
  });

  it.each([
    ["empty", ""],
    ["no JSON", "tests: 1"],
    ["another document", '{"hello": 1}'],
    ["a later version", '{"version": 2, "tests": []}'],
    ["a wrong member", JSON.stringify({ ...given, summary: {} })],
    ["a spool without a start", '{"event":"finding","finding":{}}\n'],
    ["a spool of nothing known", '{"event":"test","order":-1,"row":{}}\n'],
  ])("rejects a file that is %s", async (_, text) => {
    writeFileSync(join(dir, "bad"), text);
    await expect(readResults(join(dir, "bad"))).rejects.toThrow(UserError);
  });

  it("has the last checkpoint of a test whose run was killed, and no checkpoint of one that ended", async () => {
    const at = (order: number, name: string): RunEvent => ({ event: "checkpoint", order, row: row({ name }) });
    const ended = tested(0, row({ name: "ended" }));
    open([started, at(0, "a"), at(1, "b"), ended, at(1, "c")]).close({ keep: true });
    const { tests, summary } = await document(await readResults(spoolPath));
    expect(tests.map(({ name }) => name)).toEqual(["ended", "c"]);
    expect(summary.total).toBe(2);
  });

  it("refuses values nested deeper than a run writes them", async () => {
    const nested = (levels: number) => JSON.parse("[".repeat(levels) + "]".repeat(levels));
    const path = join(dir, "deep");
    const write = (levels: number) => writeFileSync(path, JSON.stringify({ ...given, rules: { a: nested(levels) } }));
    write(998);
    await expect(readResults(path)).rejects.not.toThrow("nested");
    write(999);
    await expect(readResults(path)).rejects.toMatchObject({
      problems: [{ title: `${path} holds no results`, description: "It is nested more than 1000 levels deep." }],
    });
  });

  it("reports a file that is not there", async () => {
    await expect(readResults(join(dir, "none"))).rejects.toThrow(`cannot read ${join(dir, "none")}`);
  });

  it("reads a document as a stream: without its last rows the beginning is there, and the end is an error", async () => {
    const path = await write("json");
    const lines = readFileSync(path, "utf8").split("\n");
    writeFileSync(path, lines.slice(0, 4).join("\n"));
    const names: string[] = [];
    const reading = (async () => {
      for await (const { name } of (await readResults(path)).rows()) names.push(name);
    })();
    await expect(reading).rejects.toThrow(UserError);
    expect(names).toEqual(given.tests.slice(0, 2).map(({ name }) => name));
  });

  it("reports a wrong row of NDJSON by its line", async () => {
    const path = await write("ndjson");
    appendFileSync(path, '{"id": "only"}\n');
    const read = await readResults(path);
    const problems = [{ location: { file: path, line: 5 } }];
    await expect(all(read.rows())).rejects.toMatchObject({ name: "UserError", problems });
  });
});
