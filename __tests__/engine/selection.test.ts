import { spawn } from "node:child_process";
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { CLI } from "../support/bundle.js";
import { mcptestHere, runIn, type SuiteRun } from "../support/in-process.js";
import { folderWith } from "../support/temporary.js";
import { SUITES } from "./support.js";

const SUITE = "selection.mcptest.yaml";
const ONE = ["--target-version", "2025-11-25"];
const folder = folderWith({});
const cwd = join(folder, "golden/engine");

beforeAll(() => {
  // Other tests run there, and their journals come and go.
  cpSync(SUITES, cwd, { recursive: true, filter: (path) => basename(path) !== ".mcptest" });
  cpSync(join(SUITES, "../../servers"), join(folder, "servers"), { recursive: true });
});

function cli(args: string[], env?: Record<string, string>) {
  return mcptestHere(["run", SUITE, ...args], { cwd, env });
}

/** Names of what `--list` prints. */
async function listed(...flags: string[]): Promise<string[]> {
  const { stdout } = await cli([...ONE, ...flags, "--list"]);
  return stdout
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => line.split("::")[2] ?? "");
}

describe("--list", () => {
  it("prints the id of each test that would run, and runs nothing", async () => {
    const { stdout, code } = await cli([...ONE, "--list"]);
    expect(code).toBe(0);
    const names = ["quick one", "tagged b", "only new", "flaky", "fails"];
    expect(stdout).toBe(names.map((name) => `selection.mcptest.yaml::tools::${name}::till::2025-11-25\n`).join(""));
  });

  it("prints a row for each test with --reporter ndjson, with the reason of those that would not run", async () => {
    const { stdout, code } = await cli([...ONE, "--tag", "b", "--list", "--reporter", "ndjson"]);
    expect(code).toBe(0);
    const rows = stdout
      .trimEnd()
      .split("\n")
      .map((text) => JSON.parse(text));
    expect(rows.filter(({ reason }) => reason === undefined)).toMatchObject([{ name: "tagged b", tags: ["a", "b"] }]);
    expect(rows.find(({ name }) => name === "quick one")).toMatchObject({ reason: "left out by --tag b" });
    const report = await cli([...ONE, "--list", "--reporter", "json"]);
    expect(report.stderr).toContain("`--list` and `--reporter` exclude each other");
  });

  it.each([
    [["--id", "selection.mcptest.yaml::tools::fails::till::2025-11-25"], "fails"],
    [["--tag", "b"], "tagged b"],
    [["--tag", "a", "--tag", "b"], "quick one, tagged b"],
    [["--tag", "a", "--skip-tag", "b"], "quick one"],
    [["--filter", "FLAK"], "flaky"],
    [["--filter", "re:^f.*s$"], "fails"],
    [["--include", "*one*", "--include", "fl*"], "quick one, flaky"],
    [["--exclude", "f*", "--exclude", "only*"], "quick one, tagged b"],
    [["--profile", "quick"], "quick one"],
    [["--profile", "full", "--include", "*one"], "quick one, full one"],
  ])("%j", async (flags, names) => {
    expect((await listed(...flags)).join(", ")).toBe(names);
  });

  it("is 2 if nothing would run, and 0 with --pass-with-no-tests", async () => {
    expect((await cli(["--tag", "none", "--list"])).code).toBe(2);
    expect((await cli(["--tag", "none", "--list", "--shard", "1/2"])).code).toBe(2);
    expect((await cli(["--tag", "none", "--list", "--pass-with-no-tests"])).code).toBe(0);
  });

  it("reads a flag from the environment too", async () => {
    const { stdout } = await cli([...ONE, "--list"], { MCPTEST_TAG: "b" });
    expect(stdout).toBe("selection.mcptest.yaml::tools::tagged b::till::2025-11-25\n");
  });

  it("reports flags that cannot be read", async () => {
    expect((await cli(["--filter", "re:("])).stderr).toContain(
      "It is not a valid regular expression (Invalid regular expression",
    );
    expect((await cli(["--shard", "3/2"])).stderr).toContain("It takes i/n");
    expect((await cli(["--profile", "slow"])).code).toBe(2);
  });

  it.each("server-url server-command server-auth-bearer-env ca-bundle tag filter include capture".split(" "))(
    "refuses --%s with an empty value, which would select or change something else",
    async (name) => {
      const { code, stdout, stderr } = await cli([`--${name}`, ""]);
      expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
      expect(stderr).toContain("It is empty: it may come from a variable that is not set.");
    },
  );
});

describe("a run", () => {
  it("has rows with the reason for what is left out, and is 2 if that is all", async () => {
    const { results, code, stderr, stdout } = await runIn(cwd, [SUITE, ...ONE, "--tag", "none"]);
    expect(code).toBe(2);
    expect(stderr).toMatch(/^warning: no test has the tag `none`\n/);
    expect(`${stderr}${stdout}`.match(/no test was selected/gi)).toHaveLength(1);
    expect(results.summary).toMatchObject({ total: 8, skipped: 8 });
    expect(results.tests[0]?.reason).toBe("left out by --tag none");
    expect(results.servers).toEqual([]);
  });

  it("runs what failed last time, and forgets it when it passes", async () => {
    const first = await runIn(cwd, [SUITE, ...ONE, "--exclude", "flaky"]);
    expect(first.code).toBe(1);
    const again = await runIn(cwd, [SUITE, ...ONE, "--last-failed", "--retries", "0"]);
    expect(again.results.tests.filter(({ status }) => status !== "skipped").map(({ name }) => name)).toEqual(["fails"]);
    expect(again.results.tests.find(({ name }) => name === "fails")?.attempts).toBe(1);
  });

  it("runs the first server of a comparison too, if a later one's row failed last time", async () => {
    const first = await runIn(cwd, ["parity.mcptest.yaml"]);
    expect(first.results.tests.map(({ status }) => status)).toEqual(
      "passed failed passed passed passed passed".split(" "),
    );
    const again = await runIn(cwd, ["parity.mcptest.yaml", "--last-failed"]);
    const ran = again.results.tests.filter(({ status }) => status !== "skipped");
    const rows = ran.map(({ name, server, status }) => `${name} ${server} ${status}`);
    expect(rows).toEqual(["answers differ till passed", "answers differ there failed"]);
    expect(ran[1]?.failures[0]?.message).toBe("there answers differently from till");
  });

  it("knows after a kill what had failed before it", async () => {
    const slow = join(cwd, "slow.mcptest.yaml");
    const till = readFileSync(join(cwd, SUITE), "utf8").split("\n").slice(0, 4).join("\n");
    const tests = `tools:\n  - { name: bad, tool: refuse }\n  - { name: endless, tool: nap, args: { ms: 60000 } }\n`;
    writeFileSync(slow, `${till}\n${tests}`);
    const child = spawn(process.execPath, [CLI, "run", slow, "--debug"], { cwd });
    await new Promise<void>((resolve) => {
      let text = "";
      child.stderr.setEncoding("utf8").on("data", (chunk: string) => {
        text += chunk;
        // A request is shown with its answer: after the list that explains the first test, the second is under way.
        if (text.includes('"tools/list"')) resolve();
      });
      child.once("close", () => resolve());
    });
    const ended = new Promise((resolve) => child.once("close", resolve));
    child.kill("SIGINT");
    expect(await ended).toBe(130);
    const listed = await mcptestHere(["run", slow, "--last-failed", "--list"], { cwd });
    expect(listed.stdout).toContain("::bad::");
    expect(listed.stdout).not.toContain("::endless::");
  });

  it("reports that the 95th percentile is exceeded, and fails if that gates", async () => {
    const till = readFileSync(join(cwd, SUITE), "utf8").split("\n").slice(0, 4).join("\n");
    for (const [gate, exit] of [
      [false, 0],
      [true, 1],
    ] as const) {
      const file = join(cwd, "p95.mcptest.yaml");
      const limits = `performance: { p95_latency_ms: 5, gate: ${gate} }\n`;
      writeFileSync(file, `${till}\n${limits}tools:\n  - { name: slow, tool: nap, args: { ms: 30 } }\n`);
      const { code, results } = await runIn(cwd, [file]);
      expect(code).toBe(exit);
      expect(results.findings).toHaveLength(1);
      expect(results.findings[0]).toMatchObject({ rule_id: "ASSERT-P95-LATENCY", gates: gate });
      expect(results.findings[0]?.message).toMatch(
        /^the p95 latency of \d+ calls? is \d+(\.\d+)? ms; 5 ms are allowed$/,
      );
    }
  });

  it("shares itself out by file and revision, each test once", async () => {
    const shards: SuiteRun[] = [];
    for (const shard of ["1/3", "2/3", "3/3"]) shards.push(await runIn(cwd, [SUITE, "--shard", shard]));
    expect(shards.map(({ results }) => results.run.shard)).toEqual(["1/3", "2/3", "3/3"]);
    expect(shards.map(({ results }) => results.tests.length)).toEqual([8, 8, 0]);
    expect(shards[2]?.code).toBe(0);
    // All of them say of which whole they are.
    expect(shards.map(({ results }) => results.run.target_versions.length)).toEqual([2, 2, 2]);
    const ids = shards.flatMap(({ results }) => results.tests.map(({ id }) => id));
    expect(new Set(ids).size).toBe(16);
  });
});
