import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Results, Run, TestRow } from "../../src/core/generated/results.js";
import { gate } from "../../src/results/gate.js";
import { mergeResults } from "../../src/results/merge.js";
import type { Head } from "../../src/results/types.js";
import { all, cause, failed, failure, finding, results, row, server, source, stopped } from "../support/results.js";
import { valid } from "../support/schema.js";

function part(tests: TestRow[], run: Partial<Run>, rest: Parameters<typeof results>[1] = {}): Results {
  const whole = results(tests, rest);
  return { ...whole, run: { ...whole.run, ...run } };
}

function at(line: number, version: string | null, rest: Partial<TestRow> = {}): TestRow {
  const location = { file: "tests/calc.mcptest.yaml", line, column: 1, end_line: line, end_column: 2 };
  return row({ name: `line ${line}`, target_version: version, location, ...rest });
}

async function merge(parts: Results[]) {
  const merged = await mergeResults(parts.map(source));
  return { ...merged, tests: await all(merged.rows()) };
}

const VERSIONS = ["2025-06-18", "2025-11-25"];
function resultsOf(head: Head, tests: TestRow[]): Results {
  const { servers, findings, rules } = head;
  return { version: 1, ...head, servers: [...servers], findings: [...findings], rules: { ...rules }, tests };
}

const status = fc.constantFrom("passed", "failed", "errored", "skipped", "deferred", "unverified");
const anyRow = fc
  .tuple(fc.integer({ min: 1, max: 40 }), fc.constantFrom(null, ...VERSIONS), status, fc.integer({ min: 1, max: 2 }))
  .map(([line, version, of, attempts]) => at(line, version, { status: of, attempts }));
const inOrder = (a: TestRow, b: TestRow) =>
  a.location.line - b.location.line || (a.target_version ?? "3").localeCompare(b.target_version ?? "3");
const anyRows = fc.uniqueArray(anyRow, { selector: ({ id }) => id, maxLength: 20 });
const anyPart = fc
  .tuple(anyRows, fc.integer({ min: 1, max: 3 }), fc.nat(2), fc.nat(3))
  .map(([tests, shard, second, count]) => {
    const which = { id: `run ${shard}.${second}`, shard: `${shard}/3`, target_versions: VERSIONS };
    const run = { ...which, started_at: `2026-01-02T03:04:0${second}.000Z` };
    return part(tests.sort(inOrder), run, { findings: count === 0 ? [] : [finding({ count })] });
  });
// Several may have started at one time.
const anyParts = fc.array(anyPart, { minLength: 1, maxLength: 4 });

describe("mergeResults", () => {
  it("lists a cause once, with the tests of all shards that it stopped", async () => {
    const why = cause({ tests: 2 });
    const rows = [stopped(why, { id: "a" }), stopped(why, { id: "b" }), stopped(why, { id: "c" })];
    const shards = [
      part(rows.slice(0, 2), { id: "1", shard: "1/2" }, { causes: [why] }),
      part(rows.slice(2), { id: "2", shard: "2/2" }, { causes: [cause({ tests: 1 })] }),
    ];
    expect((await merge(shards)).head.causes).toEqual([cause({ tests: 3 })]);
  });

  it("lists no cause of a run whose tests a later run saw again", async () => {
    const why = cause();
    const runs = [
      part([stopped(why, { id: "a" })], { id: "1", started_at: "2026-01-02T03:04:05.000Z" }, { causes: [why] }),
      part([row({ id: "a" })], { id: "2", started_at: "2026-01-02T03:04:06.000Z" }),
    ];
    expect((await merge(runs)).head).not.toHaveProperty("causes");
  });

  it("gives the same whatever the order of what it is given", async () => {
    await fc.assert(
      fc.asyncProperty(anyParts, fc.nat(), async (parts, turn) => {
        const turned = [...parts.slice(turn % parts.length), ...parts.slice(0, turn % parts.length)].reverse();
        const [one, other] = [await merge(parts), await merge(turned)];
        expect(other.head).toEqual(one.head);
        expect(other.tests).toEqual(one.tests);
        expect(other.notes).toEqual(one.notes);
      }),
    );
  });

  it("has every test once, and counts that add up", async () => {
    await fc.assert(
      fc.asyncProperty(anyParts, async (parts) => {
        const { head, tests } = await merge(parts);
        const ids = new Set(parts.flatMap((given) => given.tests.map(({ id }) => id)));
        expect(new Set(tests.map(({ id }) => id))).toEqual(ids);
        expect(tests).toHaveLength(ids.size);
        const { total, passed, failed, errored, skipped, deferred, unverified } = head.summary;
        expect(total).toBe(tests.length);
        expect(passed + failed + errored + skipped + deferred + unverified).toBe(total);
        expect(passed).toBe(tests.filter((test) => test.status === "passed").length);
        valid("results", { version: 1, ...head, tests });
      }),
    );
  });

  it("interleaves revisions by file, line and revision", async () => {
    const old = part([at(1, "2025-06-18"), at(5, "2025-06-18")], { id: "old", target_versions: ["2025-06-18"] });
    const rows = [1, 3, 5].map((line) => at(line, "2025-11-25"));
    const now = part(rows, { id: "now", target_versions: ["2025-11-25"] });
    const { tests, head } = await merge([now, old]);
    const order = tests.map((test) => `${test.location.line} ${test.target_version}`);
    expect(order).toEqual(["1 2025-06-18", "1 2025-11-25", "3 2025-11-25", "5 2025-06-18", "5 2025-11-25"]);
    expect(head.run).toMatchObject({ id: "now+old", target_versions: ["2025-06-18", "2025-11-25"], duration_ms: 1234 });
  });

  it("takes a test that was given twice as the later run saw it, and says so", async () => {
    const first = part([failed([failure()]), at(20, null)], { id: "a", started_at: "2026-01-01T00:00:00Z" });
    const again = part([row()], { id: "b", started_at: "2026-01-01T01:00:00Z" });
    const { tests, head, notes } = await merge([first, again]);
    expect(tests.map(({ status: is }) => is)).toEqual(["passed", "passed"]);
    expect(head.summary).toMatchObject({ total: 2, passed: 2, failed: 0 });
    expect(notes).toEqual([
      "1 test was given more than once, so the later run counts, for example adds two numbers (tests/calc.mcptest.yaml).",
    ]);
  });

  it("counts a test once, however often it was given", async () => {
    const runs = [1, 2, 3].map((i) => part([row()], { id: `${i}`, started_at: `2026-01-01T0${i}:00:00Z` }));
    expect((await merge(runs)).notes).toEqual([expect.stringMatching(/^1 test was given more than once, /)]);
  });

  it("reports which shards are missing", async () => {
    const shard = (i: number) => part([at(i, null)], { id: `${i}`, shard: `${i}/4` });
    const missing = async (parts: Results[]) => {
      const { head } = await merge(parts);
      const { exitCode } = gate(head.summary, head.findings, { passWithNoTests: true });
      return { exitCode, messages: head.findings.map(({ message }) => message), rules: Object.keys(head.rules) };
    };
    expect(await missing([shard(1), shard(4)])).toEqual({
      exitCode: 2,
      messages: ["The results of shards 2/4, 3/4 are missing."],
      rules: ["RUNNER-SHARD-MISSING"],
    });
    expect(await missing([1, 2, 3, 4].map(shard))).toEqual({ exitCode: 0, messages: [], rules: [] });
    expect((await missing([part([], { shard: "1/999999999" })])).messages[0]).toContain("2/999999999, 3/999999999");
  });

  it("remembers its shards and gaps, so that what was merged can be merged again", async () => {
    const shard = (i: number) => part([at(i, null)], { id: `${i}`, shard: `${i}/3` });
    const document = async (parts: Results[]): Promise<Results> => {
      const { head, tests } = await merge(parts);
      return resultsOf(head, tests);
    };
    const gap = await document([shard(1), shard(2)]);
    expect((await document([gap])).findings).toEqual(gap.findings);
    expect(gap.findings).toHaveLength(1);
    const whole = await document([shard(3), gap]);
    expect(whole).toEqual(await document([shard(1), shard(2), shard(3)]));
    expect(whole.findings).toEqual([]);
    expect(whole.run.shards).toEqual([{ of: 3, present: [1, 2, 3], target_versions: [] }]);
  });

  it("gives the same whether parts are merged at once or in two steps", async () => {
    await fc.assert(
      fc.asyncProperty(anyParts, fc.nat(), async (parts, at) => {
        fc.pre(parts.length > 1);
        const cut = 1 + (at % (parts.length - 1));
        const { head, tests } = await merge(parts.slice(0, cut));
        const steps = await merge([resultsOf(head, tests), ...parts.slice(cut)]);
        const once = await merge(parts);
        const plain = (all: TestRow[]) => all.map(({ run_started_at: _, ...rest }) => rest);
        expect(plain(steps.tests)).toEqual(plain(once.tests));
        expect(steps.head.summary).toEqual(once.head.summary);
        expect(steps.head.run.shards ?? steps.head.run.shard).toEqual(once.head.run.shards ?? once.head.run.shard);
      }),
    );
  });

  it("keeps nothing of a superseded run: no finding, server or count of new and known failures", async () => {
    const red = failed([failure()], { baseline: "new" });
    const old = part(
      [red],
      { id: "a", shard: "1/1", started_at: "2026-01-01T00:00:00Z" },
      { findings: [finding({ gates: true })], servers: [server()] },
    );
    const again = part([row()], { id: "b", shard: "1/1", started_at: "2026-01-01T01:00:00Z" }, { servers: [server()] });
    for (const turn of [false, true]) {
      const { head } = await merge(turn ? [again, old] : [old, again]);
      expect(head).toMatchObject({ findings: [], servers: [server()], run: { id: "b" } });
      expect(head.summary).toMatchObject({ total: 1, passed: 1, failed: 0 });
      expect(head.summary.new_failures ?? 0).toBe(0);
    }
  });

  it("orders servers by file and revision, and the data rows of a test by row and revision, as one run does", async () => {
    const versions = ["2025-06-18", "2025-11-25"];
    const files = ["a.yaml", "b.yaml"];
    const shard = (i: number, file: string, version: string) => {
      const location = { file, line: 3, column: 1, end_line: 3, end_column: 2 };
      const rows = ["x", "y"].map((name) =>
        row({ id: `${file}::tools::t[${name}]::calc::${version}`, row: name, target_version: version, location }),
      );
      const servers = [server({ name: "z", file, target_version: version }), server({ file, target_version: version })];
      return part(rows, { id: `${i}`, shard: `${i}/4`, target_versions: versions, suite_files: files }, { servers });
    };
    const [a1, b2, a2, b1] = [
      shard(1, "a.yaml", versions[0]!),
      shard(2, "b.yaml", versions[1]!),
      shard(3, "a.yaml", versions[1]!),
      shard(4, "b.yaml", versions[0]!),
    ];
    const { head, tests } = await merge([a1, b2, a2, b1]);
    expect(tests.map((test) => `${test.location.file} ${test.row} ${test.target_version}`)).toEqual(
      files.flatMap((file) => ["x", "y"].flatMap((name) => versions.map((version) => `${file} ${name} ${version}`))),
    );
    expect(head.servers.map((one) => `${one.file} ${one.target_version} ${one.name}`)).toEqual(
      files.flatMap((file) => versions.flatMap((version) => ["z", "calc"].map((name) => `${file} ${version} ${name}`))),
    );
  });

  it("adds findings, keeps every server and the widest span of time", async () => {
    const one = part(
      [at(1, null)],
      { started_at: "2026-01-01T00:00:00.000Z", duration_ms: 1000, interrupted: true },
      { findings: [finding({ count: 2 })], servers: [server()] },
    );
    const two = part(
      [at(2, null)],
      { started_at: "2026-01-01T00:00:05.000Z", duration_ms: 1000 },
      { findings: [finding({ gates: true })], servers: [server()] },
    );
    const { head } = await merge([two, one]);
    expect(head.findings).toEqual([finding({ count: 3, gates: true })]);
    expect(head.servers).toHaveLength(2);
    expect(head.run).toMatchObject({ started_at: "2026-01-01T00:00:00.000Z", duration_ms: 6000, interrupted: true });
  });

  it("says when the parts come from different versions", async () => {
    const other = { ...part([], {}), tool: { name: "mcptest", version: "0.0.9" } };
    const { notes } = await merge([part([], {}), other]);
    expect(notes).toEqual(["The results come from different versions: mcptest 0.0.9, mcptest 0.1.0."]);
  });
});
