import { rmSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { Baseline } from "../../../src/core/generated/baseline.js";
import { sarifProblems } from "../../report/sarif-rules.js";
import {
  CLI,
  folderWith,
  jsonIn,
  mcptestHere,
  resultsIn,
  root,
  runIn,
  textIn,
  writeIn,
} from "../../support/harness.js";
import { MOCK } from "../suites/weather.js";

const FILE = "mcptest.baseline.json";
const VERSIONS = ["2025-06-18", "2025-11-25"];

/** A suite with a test that passes and one that fails, at two revisions. */
function suite(city: string): string {
  const test = (name: string, exact: string) => ({
    name,
    tool: "forecast",
    args: { city },
    expect: [{ target: "result.content[0].text", matcher: { exact } }],
  });
  return JSON.stringify({
    servers: { weather: { command: ["node", CLI, "mock", "mock.yaml"] } },
    target_versions: VERSIONS,
    tools: [test(`${city} is sunny`, `Sunny in ${city}`), test(`${city} is wet`, `Rain in ${city}`)],
  });
}

function folder(): string {
  return folderWith({ "a.mcptest.yaml": suite("Bern"), "b.mcptest.yaml": suite("Oslo"), "mock.yaml": MOCK });
}

function baselineIn(cwd: string): Baseline {
  return jsonIn(cwd, FILE);
}

async function run(cwd: string, name: string, ...flags: string[]) {
  return runIn(cwd, ["--reporter", `json=${name}.json`, ...flags]);
}

describe("a baseline with shards", () => {
  it("is the same whether the whole run or one shard after the other writes it", async () => {
    const cwd = folder();
    expect((await run(cwd, "whole", "--update-baseline")).code).toBe(0);
    const whole = baselineIn(cwd);
    expect(whole.entries).toHaveLength(4);
    writeIn(cwd, FILE, JSON.stringify({ version: 1, entries: [] }));
    for (const shard of ["1/2", "2/2"]) {
      expect((await run(cwd, "part", "--shard", shard, "--update-baseline")).code).toBe(0);
    }
    const { entries, contract, durations } = baselineIn(cwd);
    expect({ entries, contract, tests: Object.keys(durations ?? {}).sort() }).toEqual({
      entries: whole.entries,
      contract: whole.contract,
      tests: Object.keys(whole.durations ?? {}).sort(),
    });
  });

  it("gives each shard and their merged results what the whole run has", async () => {
    const cwd = folder();
    await run(cwd, "whole", "--update-baseline");
    // One test of b is news, and one of a passes now.
    const { entries } = baselineIn(cwd);
    const isNews = (id: unknown) => id === `b.mcptest.yaml::tools::Oslo is wet::weather::${VERSIONS[1]}`;
    const changed = {
      ...baselineIn(cwd),
      entries: [
        ...entries.filter((entry) => !("test_id" in entry && isNews(entry.test_id))),
        { test_id: `a.mcptest.yaml::tools::Bern is sunny::weather::${VERSIONS[0]}`, status: "failed" },
      ],
    };
    writeIn(cwd, FILE, JSON.stringify(changed));
    const whole = await run(cwd, "whole", "--baseline", FILE);
    const counts = { failed: 4, new_failures: 1, known_failures: 3, fixed: 1 };
    expect([whole.code, whole.results.summary]).toMatchObject([1, counts]);

    const codes = [];
    for (const i of [1, 2, 3]) {
      const part = await run(cwd, `${i}`, "--shard", `${i}/3`, "--baseline", FILE);
      codes.push(part.code);
      // Tests of other shards are not stale, and the one that is fixed is reported once.
      const stale = part.results.findings.filter(({ rule_id }) => rule_id === "BASELINE-STALE");
      expect(stale).toHaveLength(part.results.summary.fixed ?? 0);
    }
    expect(codes.sort()).toEqual([0, 0, 1]);
    const parts = ["3.json", "1.json", "2.json"];
    const files = ["json=merged.json", "sarif=merged.sarif", "xunit=merged.xml"].flatMap((file) => [
      "--reporter",
      file,
    ]);
    expect((await mcptestHere(["report", ...parts, ...files], { cwd })).code).toBe(1);
    const merged = resultsIn(cwd, "merged.json");
    const rows = ({ tests }: typeof merged) => tests.map(({ id, status, baseline }) => [id, status, baseline]);
    expect(rows(merged)).toEqual(rows(whole.results));
    expect(merged.summary).toEqual(whole.results.summary);
    expect(merged.drift).toEqual([]);
    expect(merged.run.baseline).toBe(FILE);

    const sarif = jsonIn(cwd, "merged.sarif");
    expect(sarifProblems(sarif)).toEqual([]);
    const states = sarif.runs[0].results.map(({ baselineState }: { baselineState: string }) => baselineState);
    expect(states.sort()).toEqual(["new", "new", "unchanged", "unchanged", "unchanged"]);
    const xunit = textIn(cwd, "merged.xml");
    expect(xunit).toMatch(/^<testsuites [^>]*tests="8" failures="1" errors="0">$/m);
    expect(xunit.match(/<skipped type="known" /g)).toHaveLength(3);
  });
});

describe("a baseline with several revisions", () => {
  it("knows a failure at the revision that it names, not at another one", async () => {
    const cwd = folder();
    await run(cwd, "old", "--target-version", VERSIONS[0]!, "--update-baseline");
    expect(baselineIn(cwd).entries).toHaveLength(2);
    const { code, results } = await run(cwd, "both", "--baseline", FILE);
    expect(code).toBe(1);
    const failed = results.tests.filter(({ status }) => status === "failed");
    const states = failed.map((row) => `${row.target_version} ${row.baseline}`);
    expect(states).toEqual([0, 1].flatMap(() => [`${VERSIONS[0]} known`, `${VERSIONS[1]} new`]));
    // A run at one revision says nothing about the other: nothing is stale, and nothing is lost when it is written again.
    const now = await run(cwd, "now", "--target-version", VERSIONS[1]!, "--update-baseline");
    expect([now.code, now.results.findings]).toEqual([0, []]);
    expect(baselineIn(cwd).entries).toHaveLength(4);
    expect((await run(cwd, "both", "--baseline", FILE, "--strict-baseline")).code).toBe(0);
  });

  it("forgets a rule of a session that is fixed, by runs at one revision each: its return is news", async () => {
    const plain = JSON.stringify(`${root}__tests__/servers/plain-server.mjs`);
    const server = `import { existsSync } from "node:fs";
if (existsSync("broken")) console.log("listening");
await import(${plain});`;
    const call = { name: "a", tool: "echo", args: { text: "hello" } };
    const servers = { s: { command: ["node", "server.mjs"] } };
    const cwd = folderWith({
      "server.mjs": server,
      "s.mcptest.yaml": JSON.stringify({ servers, target_versions: VERSIONS, tools: [call] }),
      broken: "",
    });
    const each = async (...flags: string[]) => {
      const codes = [];
      for (const version of VERSIONS)
        codes.push((await run(cwd, "out", "--target-version", version, "--invariants", "fail", ...flags)).code);
      return codes;
    };
    const entries = () => baselineIn(cwd).entries.map((entry) => "rule_id" in entry && entry.target_version);
    expect([await each("--update-baseline"), entries()]).toEqual([[0, 0], VERSIONS]);
    expect(await each("--baseline", FILE)).toEqual([0, 0]);
    rmSync(join(cwd, "broken"));
    expect([await each("--update-baseline"), entries()]).toEqual([[0, 0], []]);
    writeIn(cwd, "broken", "");
    expect(await each("--baseline", FILE)).toEqual([1, 1]);
  });

  it("has the contract of the server at each revision, and its drift", async () => {
    const cwd = folder();
    await run(cwd, "both", "--update-baseline");
    const contracts = Object.keys(baselineIn(cwd).contract ?? {});
    expect(contracts.sort()).toEqual(VERSIONS.map((version) => `weather @ ${version}`));
    writeIn(cwd, "mock.yaml", MOCK.replace("  - name: sleepy\n", "  - name: sleepier\n"));
    const { results } = await run(cwd, "both", "--baseline", FILE, "--drift", "fail");
    // Each once, although both files have the server.
    expect(results.drift?.map(({ target_version, class: kind, name }) => [target_version, kind, name])).toEqual(
      VERSIONS.flatMap((version) => [
        [version, "breaking", "sleepy"],
        [version, "compatible", "sleepier"],
      ]),
    );
  });

  it("writes how long the number of calls per tool took", async () => {
    const { results } = await run(folder(), "both");
    const ms = expect.any(Number);
    for (const { tools } of results.servers) {
      expect(tools).toEqual([{ name: "forecast", calls: 2, p50_ms: ms, p95_ms: ms, p99_ms: ms, max_ms: ms }]);
    }
    expect(results.servers).toHaveLength(4);
  });
});
