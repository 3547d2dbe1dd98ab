import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { freePort } from "../../../src/core/proc/port.js";
import { existsIn, folderWith, mcptestHere, resultsIn, root, textIn } from "../../support/harness.js";

const program = `${root}__tests__/servers/load-server.mjs`;
/** Long enough to be hidden: a short one is warned of in every later run of this process. */
const KEY = "key-of-a-load-test";
const ARGS = ["--args", '{"text": "say ${request_id}"}'];

/** `mcptest load` on a server over stdio, with its results and what the server noted. */
async function load(flags: readonly string[], faults: readonly string[] = []) {
  const cwd = folderWith({});
  const log = join(cwd, "log.txt");
  const server = ["--server-command", ["env", `LOG=${log}`, "node", program, ...faults].join(" ")];
  const ran = await mcptestHere(["load", "echo", ...ARGS, ...flags, ...server, "--reporter", "json=results.json"], {
    cwd,
  });
  const file = join(cwd, "results.json");
  const calls = existsSync(log)
    ? textIn(log)
        .split("\n")
        .filter((line) => line.startsWith("call"))
    : [];
  return { ...ran, cwd, calls, row: existsSync(file) ? resultsIn(file).tests[0] : undefined };
}

/** A server over HTTP while `during` runs. */
async function withServer<T>(during: (url: string) => Promise<T>, faults: readonly string[] = []): Promise<T> {
  const port = await freePort();
  const server = spawn(process.execPath, [program, String(port), ...faults], { stdio: ["ignore", "pipe", "inherit"] });
  try {
    await once(server.stdout, "data");
    return await during(`http://127.0.0.1:${port}/mcp`);
  } finally {
    server.kill();
  }
}

/** Runs a script for k6 in a stand-in of it, which prints its options and what came of it. */
function runScript(script: string) {
  const file = join(folderWith({}), "load.js");
  writeFileSync(file, script);
  const runner = [`${root}__tests__/support/k6/run.mjs`, file, "3"];
  return JSON.parse(execFileSync(process.execPath, runner, { encoding: "utf8" }));
}

describe("load", () => {
  it("makes one call many times, and reports as a run does", async () => {
    const { code, stdout, stderr, leftovers, calls, row, cwd } = await load(["--clients", "4", "--calls", "60"]);
    expect({ code, leftovers }).toEqual({ code: 0, leftovers: [] });
    expect(new Set(calls).size).toBe(60);
    expect(row).toMatchObject({
      ...{ id: "mcptest::tools::load of echo::server", status: "passed", failures: [] },
      load: { clients: 4, calls: 60, failed: 0, mixed_up: 0 },
    });
    expect(stdout).toMatch(/load: 60 calls/);
    expect(stderr).toBe("");
    expect(existsIn(cwd, ".mcptest/last-failed.json")).toBe(false);
  });

  it("fails for a wrong answer, unless a share of them may be wrong", async () => {
    const flags = ["--clients", "2", "--calls", "100"];
    const failed = await load(flags, ["error=50"]);
    expect(failed).toMatchObject({ code: 1, row: { status: "failed", load: { failed: 2 } } });
    const sampled = await load([...flags, "--sample", "1/5"], ["error=50"]);
    expect(sampled).toMatchObject({ code: 1, row: { status: "failed", load: { failed: 2 } } });
    expect(sampled.stdout).toContain("one answer in 5 was judged");
    const tolerant = await load([...flags, "--failed-rate", "0.1"], ["error=50"]);
    expect(tolerant).toMatchObject({ code: 0, row: { status: "passed", load: { failed: 2 } } });
    const strict = await load([...flags, "--failed-rate", "0"]);
    expect(strict).toMatchObject({ code: 0, row: { status: "passed", load: { failed: 0 } } });
    expect(await load([...flags, "--failed-rate", "0"], ["error=50"])).toMatchObject({ code: 1 });
  });

  it("fails for calls that take too long", async () => {
    const { code, row } = await load(["--clients", "2", "--calls", "10", "--p95", "1ms"], ["delay=20"]);
    expect(code).toBe(1);
    expect(row?.failures).toMatchObject([{ rule_id: "ASSERT-LESS-THAN", target: "load.p95_ms" }]);
  });

  it("calls the server of a suite, and runs none of its tests", async () => {
    const suite = { servers: { s: { command: ["node", program] } }, tools: [{ name: "mine", tool: "echo" }] };
    const cwd = folderWith({ "a.mcptest.yaml": suite });
    const ran = await mcptestHere(["load", "echo", ...ARGS, "--calls", "5", "--reporter", "json=r.json"], { cwd });
    expect(ran).toMatchObject({ code: 0, leftovers: [] });
    expect(resultsIn(cwd, "r.json").tests.map(({ id }) => id)).toEqual(["a.mcptest.yaml::tools::load of echo::s"]);
  });

  it("makes a share of the calls in each shard, and `report` adds them", async () => {
    const flags = ["--clients", "5", "--calls", "100", "--failed-rate", "0.5"];
    const shards = [await load([...flags, "--shard", "1/2"]), await load([...flags, "--shard", "2/2"], ["error=10"])];
    expect(shards.map(({ code, calls }) => [code, calls.length])).toEqual([
      [0, 50],
      [0, 50],
    ]);
    expect(shards.map(({ row }) => row?.load?.clients)).toEqual([2, 3]);
    const files = shards.map(({ cwd }) => join(cwd, "results.json"));
    const cwd = folderWith({});
    const merged = await mcptestHere(["report", ...files, "--reporter", "json=all.json"], { cwd });
    expect(merged).toMatchObject({ code: 0, stderr: "" });
    const { tests, findings } = resultsIn(cwd, "all.json");
    expect(findings).toEqual([]);
    expect(tests).toMatchObject([{ status: "passed", load: { clients: 5, calls: 100, failed: 5, failed_rate: 0.05 } }]);
    const { histogram = [], p50_ms = 0, max_ms = 0, timeline } = tests[0]?.load ?? { timeline: [] };
    expect(histogram.reduce((sum, { calls }) => sum + calls, 0)).toBe(100);
    expect(timeline.reduce((sum, { calls }) => sum + calls, 0)).toBe(100);
    expect(p50_ms).toBeLessThanOrEqual(max_ms);
    const lone = await mcptestHere(["report", files[0]!], { cwd });
    expect(lone.code).toBe(2);
  });

  it.each([
    ["no end", [], "nothing says when the load ends"],
    ["two ends", ["--calls", "5", "--for", "1s"], "the load ends in two ways"],
    ["more sessions than clients", ["--calls", "5", "--clients", "2", "--sessions", "3"], "more sessions than clients"],
    ["a ramp without an end", ["--for", "1s", "--ramp", "1s"], "`ramp` takes all the time"],
    ["a shard without clients", ["--calls", "5", "--clients", "1", "--shard", "1/2"], "a shard has nothing to do"],
    ["a rate in words", ["--calls", "5", "--rate", "fast"], "It takes a number and one of /s, /m"],
    ["a script for stdio", ["--calls", "5", "--export", "k6"], "k6 cannot reach this server"],
  ])("refuses %s", async (_, flags, title) => {
    const { code, stderr, calls } = await load(flags);
    expect({ code, calls }).toEqual({ code: 2, calls: [] });
    expect(stderr).toContain(title);
  });

  it("prints a script for k6 that makes the same calls", async () => {
    await withServer(async (url) => {
      const cwd = folderWith({});
      const flags = ["--clients", "5", "--for", "30s", "--ramp", "10s", "--p95", "250ms", "--failed-rate", "0.01"];
      const server = ["--server-url", url, "--header-env", "X-Key=SOME_KEY", "--export", "k6"];
      const made = await mcptestHere(["load", "echo", ...ARGS, ...flags, ...server], { cwd, env: { SOME_KEY: KEY } });
      expect(made).toMatchObject({ code: 0, stderr: "" });
      expect(made.stdout).not.toContain(KEY);
      // k6 cannot read logical assignments.
      expect(made.stdout).not.toMatch(/(\?\?|\|\||&&)=/);
      expect(runScript(made.stdout)).toEqual({
        options: {
          scenarios: {
            load: {
              ...{ executor: "ramping-vus", startVUs: 0 },
              stages: [
                { duration: "10000ms", target: 5 },
                { duration: "20000ms", target: 5 },
              ],
            },
          },
          thresholds: { checks: ["rate>0.99"], "http_req_duration{call:call}": ["p(95)<250"] },
        },
        checks: { passed: 3, failed: 0 },
        tags: ["handshake", "handshake", "call", "call", "call"],
      });
    });
  });

  it("lets the script for k6 fail if no session can be opened", async () => {
    await withServer(
      async (url) => {
        const flags = ["--calls", "5", "--server-url", url, "--export", "k6", "--failed-rate", "0"];
        const { stdout } = await mcptestHere(["load", "echo", ...flags], { cwd: folderWith({}) });
        const { options, checks } = runScript(stdout);
        expect(options.thresholds).toEqual({ checks: ["rate==1"] });
        expect(checks).toEqual({ passed: 3, failed: 0 });
        expect(runScript(stdout)).toMatchObject({ checks: { passed: 0, failed: 3 } });
      },
      ["single"],
    );
  });
});
