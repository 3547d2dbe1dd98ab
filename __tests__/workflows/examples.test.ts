import { readFileSync } from "node:fs";
import { createServer } from "node:net";
import { afterEach, expect, it } from "vitest";
import {
  type ActRun,
  act,
  cleanUp,
  describeWorkflows,
  jobOf,
  makeRepository,
  type RunOptions,
  stepOf,
} from "../support/act.js";
import { type Faults, type StandIn, standIn } from "../support/github.js";

const MATRIX = "examples/workflows/matrix.yml";
const HTTP = "examples/workflows/http.yml";
const FORKS = "examples/workflows/forks.yml";
const STEP = "mcptest/action@v1";
/** Of the server that the project has, over HTTP. */
const MCP_TOKEN = "open-sesame-1234";

let github: StandIn;

afterEach(async () => {
  await github.close();
  await cleanUp();
});

/** Runs a workflow in a project that has it, whose texts may be others. */
async function run(
  workflow: string,
  { texts = {}, checks, ...options }: RunOptions & { texts?: Record<string, string>; checks?: Faults } = {},
): Promise<ActRun> {
  github = await standIn(checks === undefined ? {} : { checks });
  const name = ".github/workflows/mcp.yml";
  const files = { copies: { ".": "__tests__/workflows/project", [name]: workflow }, texts };
  return act(makeRepository(files), name, { ...options, env: { ...github.env, ...options.env } });
}

const failing = {
  "src/server.js": readFileSync("__tests__/workflows/project/src/server.js", "utf8").replace("Sunny in", "Rain in"),
};

describeWorkflows(MATRIX, () => {
  it("passes, with a check run and an artifact for every cell", async () => {
    const ran = await run(MATRIX);
    expect(ran.exitCode, ran.output).toBe(0);
    expect(github.checks.map(({ name, conclusion }) => `${name}: ${conclusion}`).sort()).toEqual([
      "mcptest (ubuntu-latest, 2025-06-18): success",
      "mcptest (ubuntu-latest, 2025-11-25): success",
      "mcptest (windows-latest, 2025-06-18): success",
      "mcptest (windows-latest, 2025-11-25): success",
    ]);
    expect(new Set(github.names).size).toBe(4);
    expect(jobOf(ran, "2025-11-25 on windows-latest-4").summary).toMatch(/^## 2 tests: 2 passed/);
  });

  it("fails every cell of a server that is wrong, whatever the others do", async () => {
    const ran = await run(MATRIX, { texts: failing, event: "pull_request" });
    expect(ran.exitCode).not.toBe(0);
    expect(ran.jobs.map(({ passed }) => passed)).toEqual([false, false, false, false]);
    for (const { output } of github.checks) {
      expect(output.annotations.map(({ path }) => path)).toEqual(["tests/mcp/forecast.mcptest.yaml"]);
    }
  });
});

describeWorkflows(FORKS, () => {
  it("fails where the token may make no check run: annotations are commands", async () => {
    const ran = await run(FORKS, {
      texts: failing,
      event: "pull_request",
      checks: { statuses: [403], always: true },
    });
    const job = jobOf(ran, "mcp");
    expect(job.passed).toBe(false);
    const step = stepOf(job, STEP);
    expect(step.result).toBe("success");
    expect(step.outputs).toMatchObject({ conclusion: "failure", failed: "1", "check-run-url": "" });
    expect(step.annotations.map(({ level }) => level).sort()).toEqual(["error", "notice"]);
    expect(job.steps.at(-1)).toMatchObject({ name: "Decide", result: "failure", log: "failure, 1 failed\n" });
  });
});

describeWorkflows(HTTP, () => {
  /** Runs it with a secret and a free port, and ends the server that it leaves running. */
  async function runHttp(secret: string): Promise<ActRun> {
    const port = await freePort();
    // Act closes the terminal of a step, which would end what the step started.
    const text = readFileSync(HTTP, "utf8")
      .replace("run: node dist/server.js", "run: trap '' HUP; setsid node dist/server.js")
      .replaceAll("3001", `${port}`);
    const texts = { ".github/workflows/mcp.yml": text };
    const ran = await run(HTTP, { texts, secrets: { MCP_TOKEN: secret } });
    await fetch(`http://127.0.0.1:${port}/stop`);
    return ran;
  }

  it("tests the server that it started, with a secret that is shown nowhere", async () => {
    const ran = await runHttp(MCP_TOKEN);
    expect(ran.exitCode, ran.output).toBe(0);
    expect(stepOf(jobOf(ran, "mcp"), STEP).outputs).toMatchObject({ conclusion: "success", passed: "2" });
    for (const text of [ran.output, github.told()]) expect(text).not.toContain(MCP_TOKEN);
  });

  it("fails if the server rejects the secret", async () => {
    const ran = await runHttp("another-one-5678");
    expect(ran.exitCode).not.toBe(0);
    expect(stepOf(jobOf(ran, "mcp"), STEP).outputs).toMatchObject({ conclusion: "error" });
  });
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === "string") throw new Error("no port is free");
  return address.port;
}
