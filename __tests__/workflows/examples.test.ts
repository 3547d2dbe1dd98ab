import { readFileSync } from "node:fs";
import { afterEach, beforeEach, expect, it } from "vitest";
import { freePort } from "../../src/core/proc/port.js";
import { type ActRun, cleanUp, describeWorkflows, jobOf, stepOf } from "../support/github/act.js";
import { type StandIn, standIn } from "../support/github/github.js";
import { PULL_REQUEST } from "../support/github/runner.js";
import { FAILING, runInProject, serverWith } from "./project.js";

const MATRIX = "examples/workflows/matrix.yml";
const BASELINE = "examples/workflows/baseline.yml";
const HTTP = "examples/workflows/http.yml";
const LAB = "examples/workflows/lab.yml";
const STEP = "mcptest/action@v1";
/** Of the server that the project has, over HTTP. */
const MCP_TOKEN = "open-sesame-1234";

let github: StandIn;

beforeEach(async () => {
  github = await standIn();
});
afterEach(async () => {
  await github.close();
  await cleanUp();
});

describeWorkflows(MATRIX, () => {
  it("passes, with a check run and an artifact for every cell", async () => {
    const ran = await runInProject(MATRIX, github);
    expect(ran.exitCode, ran.output).toBe(0);
    expect(github.checks.map(({ name, conclusion }) => `${name}: ${conclusion}`).sort()).toEqual([
      "mcptest: MCP at every revision / mcp (ubuntu-latest, 2025-06-18): success",
      "mcptest: MCP at every revision / mcp (ubuntu-latest, 2025-11-25): success",
      "mcptest: MCP at every revision / mcp (windows-latest, 2025-06-18): success",
      "mcptest: MCP at every revision / mcp (windows-latest, 2025-11-25): success",
    ]);
    expect(new Set(github.names).size).toBe(4);
    expect(jobOf(ran, "2025-11-25 on windows-latest-4").summary).toMatch(/^## 2 tests: 2 passed/);
  });

  it("fails every cell of a server that is wrong, whatever the others do", async () => {
    const ran = await runInProject(MATRIX, github, { texts: FAILING, event: "pull_request" });
    expect(ran.exitCode).not.toBe(0);
    expect(ran.jobs.map(({ passed }) => passed)).toEqual([false, false, false, false]);
    for (const { output } of github.checks) {
      expect(output.annotations.map(({ path }) => path)).toEqual(["tests/mcp/forecast.mcptest.yaml"]);
    }
  });
});

describeWorkflows(BASELINE, () => {
  it("fails a pull request because of a new failure, and not because of one that the base branch has", async () => {
    const pullRequest = (texts: Record<string, string>) => {
      const env = github.nextRun({ event: "pull_request", head_branch: "topic" });
      return runInProject(BASELINE, github, { texts, event: "pull_request", payload: PULL_REQUEST, env });
    };
    const main = await runInProject(BASELINE, github, { texts: FAILING, env: github.nextRun() });
    expect(stepOf(jobOf(main, "mcp"), STEP)).toMatchObject({ result: "failure", outputs: { "new-failures": "1" } });

    const same = await pullRequest(FAILING);
    expect(same.exitCode, same.output).toBe(0);
    expect(stepOf(jobOf(same, "mcp"), STEP).outputs).toMatchObject({ "new-failures": "0", "known-failures": "1" });

    const worse = await pullRequest(serverWith({ "`Sunny in": "`Rain in", Oslo: "Paris" }));
    expect(worse.exitCode).not.toBe(0);
    expect(stepOf(jobOf(worse, "mcp"), STEP).outputs).toMatchObject({ "new-failures": "1", "known-failures": "1" });
  });
});

describeWorkflows(HTTP, () => {
  /** Runs it with a secret and a free port, and ends the server that it leaves running. */
  async function runHttp(secret: string): Promise<ActRun> {
    const port = await freePort();
    // Act closes the terminal of a step, which would end what the step started.
    const replace = { "run: node dist/server.js": "run: trap '' HUP; setsid node dist/server.js", "3001": `${port}` };
    const ran = await runInProject(HTTP, github, { replace, secrets: { MCP_TOKEN: secret } });
    await fetch(`http://127.0.0.1:${port}/stop`);
    return ran;
  }

  it("tests the server that it started, with a secret that is shown nowhere", async () => {
    const ran = await runHttp(MCP_TOKEN);
    expect(ran.exitCode, ran.output).toBe(0);
    expect(stepOf(jobOf(ran, "mcp"), STEP).outputs).toMatchObject({ conclusion: "success", passed: "2" });
    for (const text of [ran.output, github.output()]) expect(text).not.toContain(MCP_TOKEN);
  });

  it("fails if the server rejects the secret", async () => {
    const ran = await runHttp("another-one-5678");
    expect(ran.exitCode).not.toBe(0);
    expect(stepOf(jobOf(ran, "mcp"), STEP).outputs).toMatchObject({ conclusion: "error" });
  });
});

describeWorkflows(LAB, () => {
  const example = (name: string) => readFileSync(new URL(`../../examples/${name}`, import.meta.url), "utf8");
  /** Runs it for a pull request from a fork, with a server that has this code. */
  function runLab(server: string): Promise<ActRun> {
    const suite = example("lab.mcptest.yaml").replace("cwd: lab", "cwd: .");
    const texts = { "tests/lab/notes.mcptest.yaml": suite, "tests/lab/server.mjs": server };
    return runInProject(LAB, github, { texts, event: "pull_request", payload: PULL_REQUEST });
  }

  it("tests a protected server on a pull request, without a secret", async () => {
    const ran = await runLab(example("lab/server.mjs"));
    expect(ran.exitCode, ran.output).toBe(0);
    expect(stepOf(jobOf(ran, "mcp"), STEP).outputs).toMatchObject({ conclusion: "success", failed: "0" });
    expect(ran.output).not.toMatch(/eyJ[\w-]{10,}/);
  });

  it("fails for a server that does not check whom a token is for", async () => {
    const ran = await runLab(example("lab/server.mjs").replace("[claims.aud].flat().includes(AUDIENCE) && ", ""));
    expect(ran.exitCode).not.toBe(0);
    expect(stepOf(jobOf(ran, "mcp"), STEP).outputs).toMatchObject({ conclusion: "failure", failed: "2" });
  });
});
