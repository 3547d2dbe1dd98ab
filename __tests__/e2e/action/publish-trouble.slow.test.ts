import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { startProxy } from "../../servers/proxy.js";
import { makeWorkspace, runStep } from "../../support/github/runner.js";
import { type PublishOptions, publish, runJob, startStandIn } from "../../support/publish.js";
import { failing, matrix, started, suite } from "../../support/suites.js";

describe("what the action publishes if GitHub refuses, is another server, or has a limit", () => {
  it("asks again after a 503, of the API and of the artifact service", async () => {
    const faults = { checks: { statuses: [503] }, artifacts: { statuses: [503] } };
    const { exitCode, annotations, github, outputs } = await publish(failing(1), {}, { faults });
    expect(exitCode).toBe(1);
    expect(annotations).toEqual([]);
    expect(github.answers.filter((line) => line.includes("check-runs"))).toEqual([
      "POST /repos/octo/weather/check-runs 503",
      "POST /repos/octo/weather/check-runs 201",
    ]);
    expect(github.answers).toContain("POST CreateArtifact 503");
    expect(outputs["artifact-id"]).toBe("4711");
  });

  it.each([
    ["403 with retry-after", 403, { "retry-after": "1" }],
    ["403 with no requests left", 403, { "x-ratelimit-remaining": "0", "x-ratelimit-reset": "0" }],
    ["429", 429, { "retry-after": "1" }],
  ])("waits as long as a rate limit says: %s", async (_, status, headers) => {
    const limited = { statuses: [status], headers, message: "You have exceeded a secondary rate limit." };
    const { annotations, github, log } = await publish(failing(1), {}, { faults: { checks: limited } });
    expect(github.answers.filter((line) => line.includes("check-runs"))).toEqual([
      `POST /repos/octo/weather/check-runs ${status}`,
      "POST /repos/octo/weather/check-runs 201",
    ]);
    expect(annotations).toEqual([]);
    expect(log).toMatch(/^GitHub limits the rate of requests: waiting [01] s\.$/m);
  });

  it("names the rate limit, and no permission, where it lasts too long", async () => {
    const headers = { "x-ratelimit-remaining": "0", "x-ratelimit-reset": String(Math.ceil(Date.now() / 1000) + 3600) };
    const limited = { statuses: [403], always: true, headers, message: "API rate limit exceeded" };
    const faults = { checks: limited, comments: limited };
    const { annotations } = await publish(failing(1), { comment: "always" }, { faults });
    const said = annotations.map(({ message }) => message).join("\n");
    expect(said).toContain("GitHub's rate limit is used up: API rate limit exceeded");
    expect(said).not.toContain("permission");
  });

  it("reports how many annotations were shown if a later request fails", async () => {
    const faults = { checks: { statuses: [200, 422] } };
    const { exitCode, annotations, outputs } = await publish(failing(60), {}, { faults });
    expect(exitCode).toBe(1);
    expect(annotations.map(({ name, message }) => [name, message])).toEqual([
      ["notice", expect.stringMatching(/^The check run shows 50 of 60 annotations \(HTTP 422: /)],
    ]);
    expect(outputs["check-run-url"]).toBe("https://github.com/octo/weather/runs/77");
  });

  it("is an error if another job has the names of its artifacts; the reports are on disk", async () => {
    const faults = { artifacts: { statuses: [409], always: true } };
    const passing = suite("echo", [["echoes", "hi", "hi"]]);
    const { exitCode, annotations, outputs, github } = await publish(passing, { "fail-on": "never" }, { faults });
    expect([exitCode, outputs.conclusion, outputs["exit-code"]]).toEqual([2, "error", "2"]);
    expect(annotations.map(({ name }) => name)).toEqual(["error"]);
    const said = /^The files of mcptest-results-.* are in .*, but not uploaded as an artifact: .*409.*`artifact-name`/;
    expect(annotations[0]?.message).toMatch(said);
    expect(github.answers.filter((line) => line.includes("CreateArtifact"))).toHaveLength(1);
    expect(outputs["artifact-id"]).toBe("");
    expect(existsSync(outputs["results-path"]!)).toBe(true);
  });

  it("tries no artifact on GitHub Enterprise Server, whose links are its own", async () => {
    const env = { GITHUB_SERVER_URL: "https://git.example.test" };
    const { exitCode, notices, outputs, summary, github } = await publish(failing(1), {}, { env });
    expect(exitCode).toBe(1);
    expect(notices.map(({ message }) => message)).toEqual([expect.stringContaining("GitHub Enterprise Server")]);
    expect(github.names).toEqual([]);
    expect(summary).toContain("https://git.example.test/octo/weather/blob/");
    expect(existsSync(outputs["junit-path"]!)).toBe(true);
  });

  it("names what is missing if the runner gives no artifact service", async () => {
    const env = { ACTIONS_RUNTIME_TOKEN: "", ACTIONS_RESULTS_URL: "" };
    const { exitCode, notices } = await publish(suite("echo", [["echoes", "hi", "hi"]]), {}, { env });
    expect(exitCode).toBe(0);
    expect(notices).toHaveLength(1);
    expect(notices[0]?.message).toContain("no ACTIONS_RUNTIME_TOKEN and no ACTIONS_RESULTS_URL");
  });

  it("does without everything that the runner could give", async () => {
    const none = ["REPOSITORY", "SHA", "EVENT_PATH", "STEP_SUMMARY", "OUTPUT", "JOB", "ACTION", "RUN_ID"];
    const env = Object.fromEntries(none.map((name) => [`GITHUB_${name}`, ""]));
    const { exitCode, annotations, log } = await publish(failing(1), { artifacts: "false" }, { env });
    expect(exitCode).toBe(1);
    expect(annotations.map(({ name }) => name)).toEqual(["error"]);
    expect(log).toMatch(/^1 test failed\.$/m);
  });

  it("never takes the same name for two steps, jobs, cells or attempts", async () => {
    const text = suite("echo", [["echoes", "hi", "hi"]]);
    const steps: PublishOptions[] = [
      { matrix },
      { matrix: { ...matrix, index: 2 } },
      { matrix, env: { GITHUB_RUN_ATTEMPT: "2" } },
      { matrix, env: { GITHUB_ACTION: "__mcptest_action_2" } },
      { matrix, env: { GITHUB_JOB: "other job: <x>" } },
      { matrix: { values: { name: '../a"b:c|d*?\\/\n' }, index: 0 } },
    ];
    const names: string[] = [];
    for (const step of steps) {
      const { github } = await publish(text, { annotations: "none" }, step);
      names.push(...github.names);
    }
    expect(new Set(names).size).toBe(steps.length);
    for (const name of names) expect(name).toMatch(/^mcptest-results-[a-z0-9.-]+-[0-9a-f]{8}-\d$/);
  });

  it("cuts a summary of five megabytes to what GitHub takes, failures first", async () => {
    const long = "<b>@everyone</b> ".repeat(150);
    const tests = Array.from({ length: 1300 }, (_, i): [string, string, string] => [`test ${i}`, long, "no"]);
    const { summary, github } = await publish(suite("echo", tests), { artifacts: "false" });
    expect(Buffer.byteLength(summary)).toBeLessThan(1_000_000);
    expect(Buffer.byteLength(summary)).toBeGreaterThan(500_000);
    expect(summary).toMatch(
      /^## 1,300 tests: 1,300 failed in .*\n\n<p>Job <code>CI \/ test<\/code>\.<\/p>\n\n### 1,300 failing tests\n/,
    );
    expect(summary).toMatch(/The whole text of [\d,]+ failures did not fit here: the log has it\./);
    expect(summary).not.toMatch(/<b>|@/);
    expect(github.checks.flatMap(({ output }) => output.annotations)).toHaveLength(500);
  });

  it("asks GitHub through the proxy that the environment names", async () => {
    const github = await startStandIn();
    const { port } = new URL(github.env.GITHUB_API_URL!);
    const proxy = await startProxy({ http: port, https: port });
    onTestFinished(() => proxy.close());
    const env = { GITHUB_API_URL: "http://api.github.test", http_proxy: proxy.origin };
    const { outputs } = await runJob(github, failing(1), { artifacts: "false" }, { env });
    expect(proxy.asked).toEqual(["CONNECT api.github.test:80"]);
    expect(outputs["check-run-url"]).toBe("https://github.com/octo/weather/runs/77");
  });

  it("does without any permission: one notice for each, and the result is that of the tests", async () => {
    const none = { statuses: [403], always: true };
    const faults = { checks: none, actions: none, comments: none, artifacts: none };
    const inputs = { baseline: "artifact", comment: "always" };
    const { exitCode, annotations, notices, outputs } = await publish(failing(1), inputs, { faults });
    expect(exitCode).toBe(1);
    expect(notices.map(({ message }) => message)).toEqual([
      expect.stringContaining("There is no baseline"),
      expect.stringContaining("permissions: { checks: write }"),
      expect.stringMatching(/^The files of mcptest-results-.*403/),
      expect.stringMatching(/^The files of mcptest-baseline-.*403/),
      expect.stringContaining("permissions: { pull-requests: write }"),
    ]);
    expect(annotations.map(({ name }) => name)).toContain("error");
    expect(existsSync(outputs["results-path"]!)).toBe(true);
  });

  const hangs = suite("echo", [["fails", "hi", "ho"]]) + suite("hang", [["hangs", "", ""]], "").replace("tools:\n", "");
  const windows = process.platform === "win32";

  it.skipIf(windows).each(["SIGINT", "SIGTERM"] as const)(
    "publishes what was done when the job is cancelled by %s",
    async (signal) => {
      const github = await startStandIn();
      const workspace = makeWorkspace({ "suite.yaml": hangs });
      const inputs = { suite: "suite.yaml", artifacts: "true", comment: "always", "fail-on": "never" };
      const options = { env: github.env, cancelAt: join(workspace, started), signal };
      const { exitCode, outputs, summary } = await runStep(workspace, inputs, options);
      expect([exitCode, outputs.conclusion, outputs["artifact-id"]]).toEqual([130, "interrupted", "4711"]);
      expect(github.checks[0]).toMatchObject({ conclusion: "cancelled" });
      expect(summary).toContain("interrupted");
      const files = github.artifacts[github.names[0]!]!;
      expect(Object.keys(files)).toContain("report.html");
      expect(JSON.parse(files["results.json"]!)).toMatchObject({ run: { interrupted: true } });
    },
  );

  it.skipIf(windows)("ends in time when the job is cancelled and GitHub does not answer", async () => {
    const github = await startStandIn();
    github.pause = () => new Promise(() => {});
    const workspace = makeWorkspace({ "suite.yaml": hangs });
    const inputs = { suite: "suite.yaml", artifacts: "true", json: "results.json" };
    const options = { env: github.env, cancelAt: join(workspace, started) };
    const { exitCode, outputs, summary } = await runStep(workspace, inputs, options);
    expect([exitCode, outputs.conclusion, outputs["check-run-url"]]).toEqual([130, "interrupted", ""]);
    expect(existsSync(outputs["results-path"]!)).toBe(true);
    expect(summary).toContain("interrupted");
  });
});
