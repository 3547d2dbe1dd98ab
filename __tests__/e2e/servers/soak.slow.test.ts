import { type ChildProcess, spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Results } from "../../../src/core/generated/results.js";
import { folderWith, mcptest, resultsIn } from "../../support/cli.js";
import { type FaultServers, faultServers, overHttp, overStdio, suiteOf } from "./fault-cases.js";

/** More rounds, and another seed, by the environment: `MCPTEST_SOAK_ROUNDS=200 MCPTEST_SOAK_SEED=7`. */
const ROUNDS = Number(process.env.MCPTEST_SOAK_ROUNDS ?? 3);
const SEED = Number(process.env.MCPTEST_SOAK_SEED ?? 1);

/** Some misbehaviours in any order, and a signal at any moment. */
const round = fc.record({
  stdio: fc.shuffledSubarray(overStdio, { minLength: 1, maxLength: 10 }),
  http: fc.shuffledSubarray(overHttp, { minLength: 1, maxLength: 6 }),
  signal: fc.constantFrom(undefined, "SIGINT" as const, "SIGTERM" as const, "SIGKILL" as const),
  afterMs: fc.integer({ min: 0, max: 3_000 }),
});
const rounds = fc.sample(round, { seed: SEED, numRuns: ROUNDS });

let servers: FaultServers;

beforeAll(async () => {
  servers = await faultServers();
});
afterAll(async () => {
  await servers.close();
});

it.each(rounds.map((one, index) => ({ index, ...one })))(
  `round $index of seed ${SEED}: $signal`,
  async ({ stdio, http, signal, afterMs }) => {
    const cwd = folderWith({
      "a.mcptest.yaml": suiteOf("stdio", stdio, servers),
      "b.mcptest.yaml": suiteOf("http", http, servers),
    });
    const during = async (child: ChildProcess) => {
      if (signal === undefined) return;
      const ended = new Promise((resolve) => child.once("exit", resolve));
      await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, afterMs))]);
      child.kill(signal);
    };
    const ran = await mcptest(["run", "--reporter", "json=results.json"], { cwd, during });
    const results = join(cwd, "results.json");
    if (ran.signal === "SIGKILL") {
      // Nothing can end the servers of a runner that was killed; only those that ignore their stdin stay.
      for (const pid of ran.leftovers) spawnSync("kill", ["-9", String(pid)]);
      const spool = spoolIn(cwd);
      if (spool !== undefined) await checkReportOf(spool, cwd);
      if (existsSync(results)) checkRows(results);
      return;
    }
    const wasCut = signal !== undefined && !existsSync(results);
    if (wasCut) {
      // It had not begun to run.
      expect(ran).toEqual({ code: null, signal, stdout: "", stderr: "", leftovers: [] });
      return;
    }
    expect(ran.leftovers).toEqual([]);
    expect(ran.stderr).toBe("");
    const checked = checkRows(results);
    expect(checked.summary.total).toBe(2 * (stdio.length + http.length) - stdio.filter(({ twice }) => twice).length);
    // A signal may come between the last report and the end of the process.
    expect([exitCodeOf(checked), signal]).toContain(ran.code ?? ran.signal);
  },
);

/** Each row of a test that was run has the status of its misbehaviour; the others say that the run was interrupted. */
function checkRows(file: string): Results {
  const results = resultsIn(file);
  const expected = new Map([...overStdio, ...overHttp].map(({ what, status }) => [what, status]));
  const wrong = results.tests.filter(({ name, status, reason }) => {
    if (status === "skipped") return reason !== "the run was interrupted";
    return status !== (name.startsWith("fine beside: ") ? "passed" : expected.get(name));
  });
  expect(wrong.map(({ name, status, failures }) => [name, status, failures[0]?.message])).toEqual([]);
  return results;
}

function exitCodeOf({ summary, run }: Results): number {
  if (run.interrupted) return 130;
  if (summary.errored > 0) return 2;
  return summary.failed > 0 ? 1 : 0;
}

function spoolIn(cwd: string): string | undefined {
  const folder = join(cwd, ".mcptest");
  const name = existsSync(folder) ? readdirSync(folder).find((file) => file.endsWith(".ndjson")) : undefined;
  return name === undefined ? undefined : join(folder, name);
}

/** The rows of a run that was killed are readable, and right. */
async function checkReportOf(spool: string, cwd: string): Promise<void> {
  const ran = await mcptest(["report", spool, "--reporter", "json=again.json"], { cwd });
  if (ran.code === 130) checkRows(join(cwd, "again.json"));
  else expect(ran).toMatchObject({ code: 2, stderr: expect.stringContaining("error: ") });
}
