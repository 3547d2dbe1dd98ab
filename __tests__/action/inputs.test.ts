import { mkdirSync } from "node:fs";
import { join, sep } from "node:path";
import { describe, expect, it } from "vitest";
import { readInputs } from "../../src/action/inputs/inputs.js";
import { type Problem, UserError } from "../../src/core/problem.js";
import { renderProblem } from "../../src/core/render-problem.js";
import { folderWith } from "../support/temporary.js";

const workspace = folderWith({ "app/ci.env": "" });
mkdirSync(join(workspace, "app/reports"));

/** The environment that the runner makes of inputs. */
function env(inputs: Record<string, string>): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(inputs).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value]));
}

function problemsOf(inputs: Record<string, string>): readonly Problem[] {
  try {
    readInputs(env(inputs), workspace);
  } catch (error) {
    if (error instanceof UserError) return error.problems;
    throw error;
  }
  return [];
}

/** Each refused, and a part of what is said of it. */
const wrong: [name: string, value: string, allowed: string][] = [
  ["jobs", "many", "whole number from 1 to 1000"],
  ["jobs", "0", "whole number from 1 to 1000"],
  ["jobs", "1001", "whole number from 1 to 1000"],
  ["jobs", "1.5", "whole number from 1 to 1000"],
  ["filter", "re:(", "It is not a valid regular expression (Invalid regular expression"],
  ["profile", "slow", "Allowed choices are quick, standard, full."],
  ["shard", "3/2", "It takes i/n, such as 2/4"],
  ["shard", "half", "It takes i/n, such as 2/4"],
  ["retries", "-1", "whole number from 0 to 100"],
  ["error-channel", "loud", "Allowed choices are off, warn, fail."],
  ["require-models", "yes", "Allowed are `false`, `true`."],
  ["annotations", "loud", "`auto`, `checks`, `commands`, `none`"],
  ["max-annotations", "0", "whole numbers from 1 to 10000"],
  ["summary", "yes", "Allowed are `true`, `false`."],
  ["artifacts", "1", "Allowed are `true`, `false`."],
  ["artifact-name", "results/mine", "without `/`"],
  ["artifact-name", "n".repeat(101), "at most 100 characters"],
  ["artifact-retention-days", "0", "whole numbers from 1 to 400"],
  ["invariants", "loud", "Allowed choices are off, warn, fail."],
  ["fail-on", "new-failures", "`failure`, `new-failure`, `never`"],
  ["mode", "merged", "`run`, `merge`"],
  ["comment", "on", "`off`, `on-failure`, `always`"],
  ["baseline", "nowhere.json", join(workspace, "nowhere.json")],
  ["baseline-branch", "main", "for `baseline: artifact` only"],
  ["baseline-key", "docs", "for `baseline: artifact` only"],
  ["needs", "{}", "It is for `mode: merge`"],
  ["update-baseline", "yes", "Allowed are `false`, `true`."],
  ["drift", "loud", "Allowed choices are off, warn, fail, any."],
  ["target-version", "2025", "2024-11-05, 2025-03-26, 2025-06-18, 2025-11-25"],
  ["working-directory", "nowhere", "a folder"],
  ["env-file", "nowhere.env", join(workspace, "nowhere.env")],
  ["junit", "app/reports", "is a folder"],
  ["json", "app", "is a folder"],
  ["sarif", "app", "is a folder"],
  ["html", "app", "is a folder"],
  ["server-url", "127.0.0.1/mcp", "must begin with http:// or https://"],
  ["server-url", "file:///etc/passwd", "must begin with http:// or https://"],
  ["server-config", "nowhere.yaml", join(workspace, "nowhere.yaml")],
  ["server-target", "main", "none of them is given"],
  ["header", "X Tenant=a", "the name of the header, an equals sign, and its value"],
  ["header-env", "=API_KEY", "the name of the header, an equals sign, and its value"],
  ["http-timeout", "soon", "It takes a number of seconds, or a number and one of ms, s, m, h"],
  ["connect-timeout", "-1", "It takes a number of seconds"],
  ["ca-bundle", "nowhere.pem", join(workspace, "nowhere.pem")],
  ["insecure-skip-verify", "yes", "Allowed are `false`, `true`"],
  ["pass-env", "GITHUB_TOKEN, OTHER", "`GITHUB_TOKEN, OTHER` cannot be the name of a variable"],
];

describe("readInputs", () => {
  it("takes the defaults if nothing is given", () => {
    expect(readInputs({}, workspace)).toEqual({
      mode: "run",
      suite: [],
      workingDirectory: workspace,
      root: workspace,
      brokenJobs: [],
      run: {},
      reports: {},
      passEnv: [],
      publish: {
        annotations: "auto",
        maxAnnotations: 500,
        summary: true,
        comment: "off",
        artifacts: true,
        artifactName: "mcptest-results",
        token: "",
        matrix: "null",
        jobIndex: "",
        jobTotal: 0,
      },
      warnings: [],
    });
  });

  it("reads every input, paths from the working directory, lists one a line", () => {
    const inputs = {
      suite: "a.yaml\n\n  tests/**/*.yaml  \r\n",
      "working-directory": "app",
      "server-command": ' node "dist/my server.js" ',
      "server-target": "main",
      "server-config": "ci.env",
      "server-auth-bearer-env": "MCP_TOKEN",
      header: "X-Tenant=a=b\nX-Empty=",
      "header-env": "X-Api-Key=API_KEY",
      "http-timeout": "20",
      "connect-timeout": "1.5s",
      "ca-bundle": "ci.env",
      "insecure-skip-verify": "true",
      "wait-for-ready": "http://127.0.0.1:1/ready",
      "target-version": "2025-06-18",
      tag: "a, b\n c ",
      "skip-tag": "slow",
      filter: "re:^x",
      include: "*one\n*two",
      exclude: "three",
      profile: "full",
      shard: "2/3",
      retries: "2",
      "env-file": "ci.env",
      jobs: "3",
      invariants: "fail",
      "error-channel": "warn",
      "require-models": "true",
      annotations: "none",
      "max-annotations": "120",
      "check-name": "MCP",
      summary: "false",
      artifacts: "false",
      "artifact-name": "weather-mcp",
      "artifact-retention-days": "7",
      "github-token": "ghs_token",
      matrix: '{"os":"linux"}',
      "job-index": "3",
      "job-total": "5",
      junit: "reports/new/junit.xml",
      json: "results.json",
      sarif: "r.sarif",
      html: "r.html",
      comment: "on-failure",
      baseline: "artifact",
      "baseline-branch": "develop",
      "baseline-key": "docs",
      "strict-baseline": "true",
      "update-baseline": "true",
      drift: "fail",
      "pass-env": "GITHUB_TOKEN\nProgramFiles(x86)",
      "fail-on": "never",
    };
    expect(readInputs(env(inputs), workspace)).toEqual({
      mode: "run",
      suite: ["a.yaml", "tests/**/*.yaml"],
      workingDirectory: join(workspace, "app"),
      root: workspace,
      run: {
        serverCommand: 'node "dist/my server.js"',
        serverTarget: "main",
        serverConfig: "ci.env",
        serverAuthBearerEnv: "MCP_TOKEN",
        header: { "X-Tenant": "a=b", "X-Empty": "" },
        headerEnv: { "X-Api-Key": "API_KEY" },
        httpTimeout: "20s",
        connectTimeout: "1.5s",
        caBundle: "ci.env",
        insecureSkipVerify: true,
        waitForReady: "http://127.0.0.1:1/ready",
        targetVersion: "2025-06-18",
        tag: ["a, b", "c"],
        skipTag: ["slow"],
        filter: "re:^x",
        include: ["*one", "*two"],
        exclude: ["three"],
        profile: "full",
        shard: { index: 2, count: 3 },
        retries: 2,
        envFile: "ci.env",
        jobs: 3,
        invariants: "fail",
        errorChannel: "warn",
        requireModels: true,
        strictBaseline: true,
        updateBaseline: true,
        drift: "fail",
      },
      baseline: "artifact",
      baselineBranch: "develop",
      baselineKey: "docs",
      brokenJobs: [],
      reports: {
        json: join(workspace, "app/results.json"),
        junit: join(workspace, "app/reports/new/junit.xml"),
        sarif: join(workspace, "app/r.sarif"),
        html: join(workspace, "app/r.html"),
      },
      passEnv: ["GITHUB_TOKEN", "ProgramFiles(x86)"],
      warnings: [],
      failOn: "never",
      publish: {
        annotations: "none",
        maxAnnotations: 120,
        checkName: "MCP",
        summary: false,
        comment: "on-failure",
        artifacts: false,
        artifactName: "weather-mcp",
        artifactRetentionDays: 7,
        token: "ghs_token",
        matrix: '{"os":"linux"}',
        jobIndex: "3",
        jobTotal: 5,
      },
    });
  });

  it.each(wrong)("refuses %s: %s, naming the input, its value and what is allowed", (name, value, allowed) => {
    const problems = problemsOf({ [name]: value });
    expect(problems).toHaveLength(1);
    expect(problems[0]?.title).toBe(`wrong input \`${name}\``);
    expect(problems[0]?.description).toContain(`\`${name}\` is \`${value}\``);
    expect(problems[0]?.description).toContain(allowed);
    expect(problems[0]?.fix).not.toBe("");
  });

  it("says so in one form", async () => {
    const problems = wrong.flatMap(([name, value]) => problemsOf({ [name]: value }));
    const text = problems.map((problem) => `${renderProblem(problem)}\n`).join("\n");
    await expect(text.replaceAll(workspace, "WORKSPACE").replaceAll(sep, "/")).toMatchFileSnapshot(
      "../golden/action/every-wrong-input.txt",
    );
  });

  it("reports every wrong input at once", () => {
    const titles = problemsOf({ jobs: "-1", annotations: "loud", "fail-on": "always" }).map(({ title }) => title);
    expect(titles).toEqual(["wrong input `jobs`", "wrong input `annotations`", "wrong input `fail-on`"]);
  });

  const unknown = (name: string) => ({
    title: `unknown input \`${name}\``,
    description: expect.stringMatching(/^Inputs are `annotations`, .*`working-directory`\.$/),
  });

  it("refuses an input that is nearly one, without its value", () => {
    expect(problemsOf({ server_command: "s3cret" })).toEqual([
      { ...unknown("server_command"), fix: "Did you mean `server-command`?" },
    ]);
  });

  it("warns of any other, which may be a variable of the job, without its value", () => {
    expect(readInputs(env({ "last-failed": "s3cret" }), workspace).warnings).toEqual([
      { ...unknown("last-failed"), fix: "If it is in the step's `with`, remove it.", warning: true },
    ]);
  });

  it("refuses two servers in place of one", () => {
    const problems = problemsOf({ "server-command": "node a.js", "server-url": "http://a.test" });
    expect(problems.map(({ title }) => title)).toEqual(["wrong input `server-url`"]);
  });

  it.each([
    ["update-baseline", "true"],
    ["strict-baseline", "true"],
    ["fail-on", "new-failure"],
    ["drift", "fail"],
    ["drift", "any"],
  ])("refuses %s: %s without a baseline", (name, value) => {
    const problems = problemsOf({ baseline: "none", [name]: value });
    expect(problems.map(({ title }) => title)).toEqual([`wrong input \`${name}\``]);
    const why = "It needs a baseline, and `baseline` is `none`.";
    expect(problems[0]?.description).toBe(`\`${name}\` is \`${value}\`. ${why}`);
  });

  it("refuses inputs of runs where the job merges, and needs no checkout there", () => {
    const problems = problemsOf({ mode: "merge", suite: "a.yaml", shard: "1/2", "working-directory": "nowhere" });
    expect(problems.map(({ title }) => title)).toEqual(["wrong input `suite`", "wrong input `shard`"]);
    expect(problems[0]?.description).toBe("`suite` is `a.yaml`. `mode` is `merge`, which runs no tests.");
  });

  it("reads which of the jobs that a merge needs did not end well", () => {
    const results = { a: "failure", b: "success", c: "cancelled", d: "skipped" };
    const needs = Object.fromEntries(Object.entries(results).map(([job, result]) => [job, { result, outputs: {} }]));
    const inputs = env({ mode: "merge", needs: JSON.stringify(needs) });
    expect(readInputs(inputs, workspace).brokenJobs).toEqual(["a", "c"]);
    const [problem] = problemsOf({ mode: "merge", needs: "test" });
    expect(problem?.description).toBe("`needs` is `test`. It must be the object that `toJson(needs)` gives.");
  });

  it("refuses two reports at one path", () => {
    const problems = problemsOf({ junit: "out/report", json: "app/../out/report" });
    expect(problems.map(({ title }) => title)).toEqual(["wrong input `junit`"]);
  });

  it("shows no more than the beginning of a long value, on one line", () => {
    const [problem] = problemsOf({ annotations: `first\n${"x".repeat(5000)}` });
    expect(problem?.description).toMatch(/^`annotations` is `first\\nx{190,200}…`\. Allowed are/);
  });
});
