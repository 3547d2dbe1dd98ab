import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { readInputs } from "../../src/action/inputs.js";
import { type Problem, UserError } from "../../src/core/problem.js";

const workspace = mkdtempSync(join(tmpdir(), "mcptest-inputs-"));
mkdirSync(join(workspace, "app/reports"), { recursive: true });
writeFileSync(join(workspace, "app/ci.env"), "");

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

describe("readInputs", () => {
  it("takes the defaults where nothing is given", () => {
    expect(readInputs({}, workspace)).toEqual({
      suite: [],
      workingDirectory: workspace,
      jobs: expect.any(Number),
      annotations: true,
      passEnv: [],
      failOn: "failure",
    });
  });

  it("reads every input, paths from the working directory, lists one a line", () => {
    const inputs = {
      suite: "a.yaml\n\n  tests/**/*.yaml  \r\n",
      "working-directory": "app",
      "server-command": ' node "dist/my server.js" ',
      "server-target": "main",
      "target-version": "2025-06-18",
      "env-file": "ci.env",
      jobs: "3",
      annotations: "none",
      junit: "reports/new/junit.xml",
      json: "results.json",
      "pass-env": "GITHUB_TOKEN\nProgramFiles(x86)",
      "fail-on": "never",
    };
    expect(readInputs(env(inputs), workspace)).toEqual({
      suite: ["a.yaml", "tests/**/*.yaml"],
      workingDirectory: join(workspace, "app"),
      serverCommand: 'node "dist/my server.js"',
      serverTarget: "main",
      targetVersion: "2025-06-18",
      envFile: join(workspace, "app/ci.env"),
      jobs: 3,
      annotations: false,
      junit: join(workspace, "app/reports/new/junit.xml"),
      json: join(workspace, "app/results.json"),
      passEnv: ["GITHUB_TOKEN", "ProgramFiles(x86)"],
      failOn: "never",
    });
  });

  it.each([
    ["jobs", "many", "whole numbers from 1 to 256"],
    ["jobs", "0", "whole numbers from 1 to 256"],
    ["jobs", "257", "whole numbers from 1 to 256"],
    ["jobs", "1.5", "whole numbers from 1 to 256"],
    ["annotations", "checks", "`auto`, `commands`, `none`"],
    ["fail-on", "new-failure", "`failure`, `never`"],
    ["target-version", "2025", "`2024-11-05`, `2025-03-26`, `2025-06-18`, `2025-11-25`"],
    ["working-directory", "nowhere", "a folder"],
    ["env-file", "nowhere.env", join(workspace, "nowhere.env")],
    ["junit", "app/reports", "is a folder"],
    ["json", "app", "is a folder"],
    ["server-url", "http://127.0.0.1/mcp", "does not yet test servers over HTTP"],
    ["server-target", "main", "`server-command` is not given"],
    ["pass-env", "GITHUB_TOKEN, OTHER", "No variable is named `GITHUB_TOKEN, OTHER`"],
  ])("refuses %s: %s, naming the input, its value and what is allowed", (name, value, allowed) => {
    const problems = problemsOf({ [name]: value });
    expect(problems).toHaveLength(1);
    expect(problems[0]?.title).toBe(`wrong input \`${name}\``);
    expect(problems[0]?.description).toContain(`\`${name}\` is \`${value}\``);
    expect(problems[0]?.description).toContain(allowed);
    expect(problems[0]?.fix).not.toBe("");
  });

  it("tells every wrong input at once", () => {
    const titles = problemsOf({ jobs: "-1", annotations: "loud", "fail-on": "always" }).map(({ title }) => title);
    expect(titles).toEqual(["wrong input `jobs`", "wrong input `annotations`", "wrong input `fail-on`"]);
  });

  it("refuses two reports at one path", () => {
    const problems = problemsOf({ junit: "out/report", json: "app/../out/report" });
    expect(problems.map(({ title }) => title)).toEqual(["wrong input `json`"]);
  });

  it("shows no more than the beginning of a long value, on one line", () => {
    const [problem] = problemsOf({ annotations: `first\n${"x".repeat(5000)}` });
    expect(problem?.description).toMatch(/^`annotations` is `first\\nx{190,200}…`\. Allowed are/);
  });
});
