import { join } from "node:path";
import { afterEach, expect, it } from "vitest";
import {
  type ActRun,
  act,
  cleanUp,
  describeWorkflows,
  type Files,
  jobOf,
  makeRepository,
  stepOf,
} from "../support/github/act.js";
import { packageWith } from "./package.js";

const CI = ".github/workflows/ci.yml";
const NIGHTLY = ".github/workflows/nightly.yml";
const CHECK_DIST = ".github/workflows/check-dist.yml";
/** `npm audit` needs the registry. */
const COMMANDS = join(import.meta.dirname, "commands");
const CODEQL = ".github/workflows/codeql.yml";
const SCORECARD = ".github/workflows/scorecard.yml";

afterEach(cleanUp);

/** Prints the script's name with the variables that tests read, and reports that tests passed. */
const SAY = `
  import { mkdirSync, writeFileSync } from "node:fs";
  const { npm_lifecycle_event: script, MCPTEST_NODE24, MCPTEST_ORACLES, MCPTEST_KEEP_BUNDLE, MCPTEST_CHROMIUM } = process.env;
  console.log(JSON.stringify({ script, MCPTEST_NODE24, MCPTEST_ORACLES, MCPTEST_KEEP_BUNDLE, MCPTEST_CHROMIUM }));
  mkdirSync(".tmp", { recursive: true });
  const report = { success: true, numPassedTests: 1, numPendingTests: process.env.SKIP === script ? 1 : 0, testResults: [] };
  if (process.env.SKIP === script) report.testResults.push({ assertionResults: [{ fullName: "a test", status: "pending" }] });
  writeFileSync(\`.tmp/tests-\${script.replace("test:", "")}.json\`, JSON.stringify(report));
`;
const IN_CI = [
  ...["oracles", "test", "test:slow", "test:sdks", "test:browser", "test:windows", "test:workflows", "test:nightly"],
  "check",
];
const scripts = Object.fromEntries(IN_CI.map((name) => [name, "node say.mjs"]));
const files: Files = {
  texts: { ...packageWith(scripts), "say.mjs": SAY },
  copies: { "scripts/count-tests.mjs": "scripts/count-tests.mjs", examples: "examples", [CI]: CI, [NIGHTLY]: NIGHTLY },
  dist: true,
};

/** What the scripts said, with their jobs. */
function saidIn(run: ActRun) {
  return run.jobs.flatMap(({ name, steps }) =>
    steps
      .flatMap(({ log }) => log.split("\n"))
      .filter((line) => line.includes('"script"'))
      .map((line) => ({ job: name, ...JSON.parse(line) })),
  );
}

describeWorkflows(CI, () => {
  it("runs every script on every system and Node, with the variables that the tests read", async () => {
    const run = await act(makeRepository(files), CI, { path: [COMMANDS] });
    expect(run.exitCode, run.output).toBe(0);

    const said = saidIn(run);
    expect(new Set(said.map(({ script }) => script))).toEqual(new Set(IN_CI));
    const slow = said.filter(({ script }) => script === "test:slow");
    expect(slow).toHaveLength(12);
    for (const { MCPTEST_NODE24, MCPTEST_ORACLES, MCPTEST_KEEP_BUNDLE } of slow) {
      expect(MCPTEST_NODE24).toMatch(/node$/);
      expect(MCPTEST_ORACLES).toMatch(/\/\.tmp\/oracles$/);
      expect(MCPTEST_KEEP_BUNDLE).toBe("1");
    }
    expect(stepOf(jobOf(run, "audit"), "npm audit --audit-level=high").log).toBe("");
    const bundle = jobOf(run, "The committed bundle on Node 20, with nothing installed-1");
    expect(stepOf(bundle, "node dist/cli/index.js run examples/quickstart.mcptest.yaml").log).toContain("5 passed");
  });

  it("fails if a dependency has a known vulnerability", async () => {
    const run = await act(makeRepository(files), CI, { job: "audit", env: { STAND_IN_AUDIT: "1" }, path: [COMMANDS] });
    expect(run.exitCode).not.toBe(0);
  });

  it.each(["sdks", "windows", "workflows"])("fails if a test of %s was skipped", async (job) => {
    const run = await act(makeRepository(files), CI, { job, env: { SKIP: `test:${job}` }, path: [COMMANDS] });
    expect(run.exitCode).not.toBe(0);
    expect(run.jobs.map(({ steps }) => steps.at(-1)?.log)).toEqual([expect.stringContaining("skipped: a test")]);
  });
});

describeWorkflows(NIGHTLY, () => {
  it("runs the whole, and fails if a test was skipped", async () => {
    const run = await act(makeRepository(files), NIGHTLY, { event: "schedule" });
    expect(run.exitCode, run.output).toBe(0);
    expect(saidIn(run)).toMatchObject([
      { script: "oracles" },
      { script: "test:nightly", MCPTEST_NODE24: expect.stringMatching(/node$/) },
    ]);
    const env = { SKIP: "test:nightly" };
    expect((await act(makeRepository(files), NIGHTLY, { event: "schedule", env })).exitCode).not.toBe(0);
  });
});

describeWorkflows(CHECK_DIST, () => {
  /** Runs it where `dist/action.js` is committed, and a build does this. */
  async function check(build: string) {
    const texts = { ...packageWith({ build }), "dist/action.js": "built\n" };
    return act(makeRepository({ texts, copies: { [CHECK_DIST]: CHECK_DIST } }), CHECK_DIST, { event: "pull_request" });
  }

  it("passes if the build makes what is committed", async () => {
    const run = await check("echo built > dist/action.js");
    expect(run.exitCode, run.output).toBe(0);
    expect(run.jobs).toHaveLength(1);
  });

  it.each([
    ["changes a file", "echo other > dist/action.js", "dist/action.js"],
    ["makes another file", "echo new > dist/chunk.js", "dist/chunk.js"],
    ["leaves a file out", "rm dist/action.js", "dist/action.js"],
  ])("fails if the build %s", async (_, build, changed) => {
    const run = await check(build);
    expect(run.exitCode).not.toBe(0);
    const step = stepOf(jobOf(run, "check-dist"), "Compare with the committed bundle");
    expect(step).toMatchObject({ result: "failure", log: expect.stringContaining(changed) });
  });
});

describeWorkflows(CODEQL, () => {
  it("analyzes both languages, without the bundle", async () => {
    const run = await act(makeRepository({ copies: { [CODEQL]: CODEQL } }), CODEQL, { event: "schedule" });
    expect(run.exitCode, run.output).toBe(0);
    const given = run.jobs.map(({ steps }) => steps.map(({ log }) => log).join(""));
    for (const language of ["javascript-typescript", "actions"]) {
      expect(given).toContainEqual(expect.stringContaining(`"languages":"${language}"`));
      expect(given).toContainEqual(expect.stringContaining(`"category":"/language:${language}"`));
    }
    for (const text of given) expect(text).toContain("paths-ignore: [dist, __tests__]");
  });
});

describeWorkflows(SCORECARD, () => {
  it("uploads the file that the rating writes", async () => {
    const run = await act(makeRepository({ copies: { [SCORECARD]: SCORECARD } }), SCORECARD, { event: "schedule" });
    expect(run.exitCode, run.output).toBe(0);
    const given = run.jobs.flatMap(({ steps }) => steps.map(({ log }) => log)).join("\n");
    expect(given).toContain('"results_file":"results.sarif"');
    expect(given).toContain('"sarif_file":"results.sarif"');
  });
});
