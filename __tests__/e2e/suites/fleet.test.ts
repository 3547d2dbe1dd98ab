import { describe, expect, it } from "vitest";
import { gradeFindings } from "../../../src/results/grades.js";
import { CLI, folderWith, jsonIn, mcptestHere, textIn, writeIn } from "../../support/harness.js";
import { failure, results, row } from "../../support/results.js";

const HOSTILE = `</td><script>alert(1)</script>"'&`;

/** What `audit --format json` writes. */
const audited = (grade: string | null, members: object = {}) => ({
  ...{ tool: "mcptest", version: "1.0.0", server: HOSTILE, server_info: null, protocol_version: "2025-11-25" },
  ...{ transport: "stdio", score: grade === null ? null : 85, grade, counts: { broken: 0, suspicious: 2, advice: 0 } },
  ...{ coverage: { isListed: true, listed: 4, callable: 4, called: 3 }, rules: [], fixed: [], failed_by: [] },
  ...members,
});
const at = (day: number) => ({
  run: { ...results([]).run, id: `${day}`, started_at: `2026-01-0${day}T03:04:05Z` },
});

describe("report --fleet", () => {
  it("links each run and its report, the newest first, with coverage and flakiness over them", async () => {
    const failed = row({ status: "failed", failures: [failure()] });
    const cwd = folderWith({
      "fleet/octo/calc/mcptest-results-test-0a1b2c3d-1/results.json": results([failed], at(1)),
      "fleet/octo/calc/mcptest-results-test-0a1b2c3d-2/results.json": results([row()], at(3)),
      "fleet/octo/calc/mcptest-results-test-0a1b2c3d-2/report.html": "<!doctype html>",
      "fleet/octo/a b#c/results.json": results([row({ name: HOSTILE })], at(2)),
    });
    const { code } = await mcptestHere(["report", "--fleet", "fleet", "--reporter", "html=out/fleet.html"], { cwd });
    expect(code).toBe(0);
    const html = textIn(cwd, "out/fleet.html");
    const folder = "../fleet/octo/calc/mcptest-results-test-0a1b2c3d";
    expect(html).toContain(
      `<a href="${folder}-2/report.html">report</a> <a href="${folder}-2/results.json">results</a><details><summary>1 older</summary>❌ <code>2026-01-01 03:04</code> <a href="${folder}-1/results.json">results</a></details>`,
    );
    expect(html).toContain('<td data-name="Flaky"><div>1</div></td>');
    expect(html).toContain('href="../fleet/octo/a%20b%23c/results.json"');
    expect(html).not.toContain("<script");
  });

  it("reads what audits wrote as their own JSON, of one server or several", async () => {
    const several = {
      version: 1,
      servers: [
        { server: "a", exit_code: 0, report: audited("A") },
        { server: HOSTILE, exit_code: 2, report: null },
      ],
    };
    const cwd = folderWith({
      "fleet/good.json": audited("B"),
      "fleet/bad.json": audited("C", { failed_by: [HOSTILE] }),
      "fleet/many/audit.json": several,
      "fleet/none.json": audited(null, { not_graded: HOSTILE }),
    });
    const { code, stdout } = await mcptestHere(["report", "--fleet", "fleet", "--reporter", "html"], { cwd });
    expect(code).toBe(2);
    const rows = stdout.split("\n").filter((line) => line.startsWith("<tr><td"));
    const cells = rows.map((line) =>
      [...line.matchAll(/<td data-name="(\w+)[^>]*><div>(.*?)<\/div>/g)].map(([, , cell = ""]) => cell),
    );
    expect(cells.map(([name, result, grade, coverage, tests]) => [name, result, grade, coverage, tests])).toEqual([
      ["<code>many</code>", "❗ error", "A (85)", "75 % (3 of 4)", "2 suspicious"],
      ["<code>bad</code>", "❌ failure", "C (85)", "75 % (3 of 4)", "2 suspicious"],
      ["<code>good</code>", "✅ success", "B (85)", "75 % (3 of 4)", "2 suspicious"],
      ["<code>none</code>", "✅ success", "", "75 % (3 of 4)", "2 suspicious"],
    ]);
    expect(stdout).not.toContain("<script");
  });

  it("has a row for a folder without results, and says why a server was not judged", async () => {
    const cwd = folderWith({
      "fleet/octo/calc/mcptest-results-test-0a1b2c3d-1/results.json": results([row()]),
      "fleet/octo/calc/logs/a.log": "",
      "fleet/octo/maps/.keep": "",
      "fleet/octo/news/mcptest-results-test-0a1b2c3d-1/report.html": "",
    });
    const args = ["audit", "--server-command", "node none.js", "--format", "json"];
    const { stdout: unjudged } = await mcptestHere(args, { cwd });
    writeIn(cwd, "fleet/weather.json", unjudged);
    const { code, stdout } = await mcptestHere(["report", "--fleet", "fleet", "--reporter", "markdown"], { cwd });
    expect(code).toBe(2);
    const rows = [...stdout.matchAll(/<tr><td><code>(.*?)<\/code>.*<td>(.*?)<\/td><\/tr>/g)];
    expect(rows.map(([, name, why]) => [name, why])).toEqual([
      ["octo/maps", "<code>no results</code>"],
      ["octo/news", "<code>no results</code>"],
      ["weather", expect.stringMatching(/^<code>server was not judged: .*none\.js/)],
      ["octo/calc", ""],
    ]);
  });
});

describe("report --badge", () => {
  const score = { score: 85, grade: "B" } as const;
  const graded = results([row()]);
  const files = {
    "graded.json": { ...graded, summary: { ...graded.summary, score }, tests: [{ ...graded.tests[0], corpus: score }] },
    "passed.json": results([row({ name: HOSTILE })]),
    "failed.json": results([row(), row({ name: "other", status: "failed", failures: [failure()] })]),
  };
  it.each([
    ["graded.json", 0, "grade B", "green"],
    ["passed.json", 0, "1 of 1 passed", "brightgreen"],
    ["failed.json", 1, "1 of 2 failed", "red"],
  ])("of %s", async (file, code, message, color) => {
    const cwd = folderWith(files);
    const flags = ["--badge", "badge.svg", "--badge", "badge.json"];
    expect(await mcptestHere(["report", file, ...flags], { cwd })).toMatchObject({ code, stdout: "" });
    expect(jsonIn(`${cwd}/badge.json`)).toEqual({ schemaVersion: 1, label: "mcptest", message, color });
    const svg = textIn(cwd, "badge.svg");
    expect(svg).toContain(`>${message}</text>`);
    expect(svg).not.toContain("<script");
  });

  it("takes a file whose ending says its format", async () => {
    const { code, stderr } = await mcptestHere(["report", "passed.json", "--badge", "x.png"], {
      cwd: folderWith(files),
    });
    expect(code).toBe(2);
    expect(stderr).toContain("x.png names no format");
  });
});

describe("--min-grade", () => {
  const add = { name: "add", annotations: { readOnlyHint: true }, response: "added" };
  const failing = { ...add, name: "rate", response: { error: { code: -32_000, message: "no connection" } } };
  const suite = (server: string, check: string) =>
    `servers: {mock: {command: [node, "${CLI}", mock, ${server}.json]}}\ncompliance:\n  - {name: one, check: ${check}}\n`;
  const cwd = folderWith({
    "good.json": { name: "mock", tools: [add] },
    "ungraded.json": { name: "mock", tools: [add, failing] },
    "good.mcptest.yaml": suite("good", "corpus"),
    "ungraded.mcptest.yaml": suite("ungraded", "corpus"),
    "ping.mcptest.yaml": suite("good", "ping"),
  });
  const judged = (server: string) => ["--server-command", `node ${CLI} mock ${server}.json`];

  it.each<[string, (server: string) => string[]]>([
    ["compliance run", (server) => ["compliance", "run", ...judged(server)]],
    ["run", (server) => ["run", `${server}.mcptest.yaml`]],
    ["audit", (server) => ["audit", ...judged(server)]],
  ])("of %s is met by a grade, and not without one", async (_, args) => {
    const good = await mcptestHere([...args("good"), "--min-grade", "A"], { cwd });
    const ungraded = await mcptestHere([...args("ungraded"), "--min-grade", "D"], { cwd });
    expect([good.code, ungraded.code]).toEqual([0, 1]);
    expect(ungraded.stdout).toContain("RUNNER-GRADE");
    expect(ungraded.stdout).toContain("1 of 2 tools called with success; a grade takes one, and 80 %");
    expect(ungraded.stdout).toContain("The server has no grade; the lowest allowed is D: ");
  });

  it("is not met if nothing was graded, and says why", async () => {
    const ran = await mcptestHere(["run", "ping.mcptest.yaml", "--min-grade", "D"], { cwd });
    expect(ran.code).toBe(1);
    expect(ran.stdout).toContain(
      "No server was graded; the lowest allowed grade is D: no audit and no test with `check: corpus`",
    );
  });

  it("is compared by the order of the grades", async () => {
    const rows = (...grades: ("A" | "B" | "F")[]) =>
      (async function* () {
        for (const grade of grades) yield row({ corpus: { score: 50, grade } });
      })();
    const messages = async (...grades: ("A" | "B" | "F")[]) =>
      (await gradeFindings(rows(...grades), "B")).map(({ message }) => message);
    expect(await messages("A", "B")).toEqual([]);
    expect(await messages("A", "F")).toEqual(["The grade is F; the lowest allowed is B."]);
  });
});
