import { describe, expect, it } from "vitest";
import { onPull } from "../../support/github/baseline-jobs.js";
import type { StandIn } from "../../support/github/github.js";
import { PULL_REQUEST } from "../../support/github/runner.js";
import { HOSTILE, type PublishOptions, runJob, runMerge, startStandIn } from "../../support/publish.js";
import { failing, suite } from "../../support/suites.js";
import { temporaryFolder } from "../../support/temporary.js";

const quiet = { annotations: "none", summary: "false", comment: "always" };
const passing = suite("echo", [["echoes", "hi", "hi"]]);
const systems = ["linux", "macos", "windows"];

function job(github: StandIn, text: string, os: string, inputs = {}, options: PublishOptions = {}) {
  const matrix = { values: { os }, index: systems.indexOf(os) };
  return runJob(github, text, { ...quiet, artifacts: "false", ...inputs }, { matrix, ...options });
}

/** The rows of the only comment: the job, and how it ended. */
function rows(github: StandIn): [string, string][] {
  expect(github.comments).toHaveLength(1);
  const [table = ""] = github.comments[0]!.body.split("<!-- mcptest:text ");
  return [...table.matchAll(/<td>(?:<a [^>]*>)?<code>(.*?)<\/code>(?:<\/a>)?<\/td><td>\S+ (\w+)<\/td>/g)].map(
    ([, name = "", result = ""]) => [name, result],
  );
}

/** Lets the first requests of a kind go on only when so many of them wait. */
function gather(github: StandIn, count: number, isMeant: (line: string) => boolean): void {
  const waiting: (() => void)[] = [];
  let seen = 0;
  github.pause = async ({ method, path }) => {
    if (!isMeant(`${method} ${path}`) || seen >= count) return;
    seen += 1;
    if (seen === count) for (const go of waiting) go();
    else await new Promise<void>((go) => waiting.push(go));
  };
}

describe("the comment on a pull request", () => {
  it("is one for all jobs, whichever comes when", async () => {
    const github = await startStandIn();
    for (const [i, os] of systems.entries()) {
      const { exitCode, notices } = await job(github, i === 1 ? failing(1) : passing, os);
      expect([exitCode, notices]).toEqual([i === 1 ? 1 : 0, []]);
    }
    expect(rows(github)).toEqual([
      ["test, macos", "failed"],
      ["test, linux", "passed"],
      ["test, windows", "passed"],
    ]);
    expect(github.comments[0]?.body).toContain("<code>echo 0</code>");
    expect(github.comments[0]?.body).toMatch(/^<!-- mcptest:comment -->\n### mcptest: 1 of 3 jobs did not pass\n/);
  });

  it.each([
    ["none is there yet", false, "GET issues/7/comments"],
    ["one is there", true, "GET issues/7/comments"],
    ["they write at once", true, "PATCH issues/comments/901"],
  ])("has the rows of jobs that read it at the same time: %s", async (_, isThere, line) => {
    const github = await startStandIn();
    if (isThere) await job(github, passing, "linux", {}, { env: { GITHUB_JOB: "before" } });
    gather(github, 3, (request) => request === line);
    const jobs = await Promise.all(systems.map((os) => job(github, failing(1), os)));
    expect(jobs.flatMap(({ notices }) => notices)).toEqual([]);
    const expected = systems.map((os): [string, string] => [`test, ${os}`, "failed"]);
    expect(rows(github)).toEqual([...expected, ...(isThere ? [["before, linux", "passed"]] : [])]);
  });

  it("gives up after five times, with a notice", async () => {
    const github = await startStandIn();
    // Another writer that knows nothing of the others.
    github.pause = async ({ method }) => {
      if (method === "GET") for (const comment of github.comments) comment.body = "<!-- mcptest:comment -->\nnothing";
    };
    const { exitCode, notices } = await job(github, passing, "linux");
    expect(exitCode).toBe(0);
    expect(notices.map(({ message }) => message)).toEqual([
      "The comment could not be written: 5 times, another job wrote it in between.",
    ]);
    expect(github.answers.filter((line) => /^(POST|PATCH) .*comments/.test(line))).toHaveLength(5);
  });

  it("tells the uses of the action in one job apart, by suites or step", async () => {
    const github = await startStandIn();
    const RUNNER_TEMP = temporaryFolder("mcptest-job-");
    for (const GITHUB_ACTION of ["first", "second", "third", "second"]) {
      await job(github, failing(1), "linux", {}, { env: { RUNNER_TEMP, GITHUB_ACTION } });
    }
    const endings = ["", ": tests/suite.yaml", ": third"];
    expect(rows(github).sort()).toEqual(endings.map((end) => [`test, linux${end}`, "failed"]));
    for (const end of endings) expect(github.comments[0]?.body).toContain(`Job <code>CI / test (linux)${end}</code>`);
  });

  it("follows the next commits, and an earlier run does not replace a later one", async () => {
    const github = await startStandIn();
    for (const os of systems) await job(github, failing(1), os);
    const event = { ...PULL_REQUEST, pull_request: { ...PULL_REQUEST.pull_request, head: { sha: "d".repeat(40) } } };
    await job(github, passing, "linux", {}, { event, env: { GITHUB_RUN_ID: "9" } });
    expect(rows(github)).toEqual([["test, linux", "passed"]]);
    await job(github, failing(1), "macos");
    expect(rows(github)).toEqual([["test, linux", "passed"]]);
  });

  it("starts with the first failure if it is on-failure, and turns green", async () => {
    const github = await startStandIn();
    const inputs = { comment: "on-failure" };
    await job(github, passing, "linux", inputs);
    expect(github.comments).toEqual([]);
    await job(github, failing(1), "linux", inputs);
    expect(rows(github)).toEqual([["test, linux", "failed"]]);
    await job(github, passing, "linux", inputs);
    expect(rows(github)).toEqual([["test, linux", "passed"]]);
  });

  it("is not written by default, nor outside of pull requests", async () => {
    const github = await startStandIn();
    await job(github, failing(1), "linux", { comment: "" });
    await job(github, failing(1), "linux", {}, { event: { repository: { default_branch: "main" } } });
    expect(github.comments).toEqual([]);
    expect(github.answers.filter((line) => line.includes("comments"))).toEqual([]);
  });

  it("takes no other's comment for its own, and leaves the older of two", async () => {
    const github = await startStandIn();
    const stranger = { user: { login: "stranger", type: "User" }, author_association: "NONE" };
    const bot = { user: { login: "github-actions[bot]", type: "Bot" }, author_association: "NONE" };
    const body = "<!-- mcptest:comment -->\nan old one";
    github.comments.push({ id: 5, body, ...stranger }, { id: 6, body, ...bot }, { id: 7, body, ...bot });
    for (let id = 10; id < 120; id += 1) github.comments.push({ id, body: "talk", ...stranger });
    await job(github, passing, "linux");
    const ours = github.comments.filter((comment) => comment.body.startsWith("<!-- mcptest"));
    expect(ours.map(({ id }) => id)).toEqual([5, 6]);
    expect(ours[0]?.body).toBe(body);
    expect(ours[1]?.body).toContain("test, linux");
  });

  it("is built again as a whole by the merge, with what failed", async () => {
    const github = await startStandIn();
    await Promise.all(systems.map((os) => job(github, failing(2), os, { artifacts: "true", comment: "off" })));
    const { exitCode, notices } = await runMerge(github, { comment: "on-failure" });
    expect([exitCode, notices]).toEqual([1, []]);
    expect(rows(github)).toEqual(systems.map((os) => [`test, ${os}`, "failed"]));
    const { body } = github.comments[0]!;
    expect(body).toContain("6 failing tests");
    expect(body).toContain('<a href="https://github.com/octo/weather/runs/77">');
    await runMerge(github, { comment: "always" }, { env: { GITHUB_RUN_ATTEMPT: "2" } });
    expect(rows(github)).toHaveLength(3);
  });

  it("has the rows and the failures of each call of a workflow", async () => {
    const github = await startStandIn();
    for (const name of ["docs", "search", "docs"]) {
      const own = { "artifact-name": `${name}-results` };
      const text = name === "docs" ? passing : failing(2);
      if (github.comments.length === 0 || name === "search") {
        await job(github, text, "linux", { ...own, artifacts: "true", comment: "off" });
      }
      await runMerge(github, { ...quiet, ...own, "check-name": name });
    }
    expect(rows(github)).toEqual([
      ["search: test", "failed"],
      ["docs: test", "passed"],
    ]);
    const [, first, second, ...others] = github.comments[0]!.body.split("<!-- mcptest:text ");
    expect([first, second].map((text) => /\d tests?: [^<\n]* in/.exec(text!)?.[0])).toEqual([
      "2 tests: 2 failed in",
      "1 test: 1 passed in",
    ]);
    expect(others).toEqual([]);
  });

  it("names the failing tests and the baseline that they were compared with", async () => {
    const github = await startStandIn();
    const inputs = { baseline: "artifact", artifacts: "true" };
    await job(github, failing(1), "linux", { ...inputs, comment: "off" }, { env: github.nextRun() });
    await job(github, failing(30), "linux", inputs, { env: github.nextRun(onPull) });
    const { body } = github.comments[0]!;
    const names = [...body.matchAll(/^<tr><td><code>(echo \d+)<\/code>/gm)].map(([, name]) => name);
    expect(names.length).toBeGreaterThanOrEqual(10);
    expect(names).not.toContain("echo 0");
    const compared = "compared with <code>mcptest-baseline of run 2 at 2222222</code>";
    expect(body.split(compared)).toHaveLength(3);
    expect(body).toContain(`<p>Job <code>CI / test (linux)</code>, ${compared}.</p>`);
  });

  it("is found for a pull request from a fork", async () => {
    const github = await startStandIn();
    await job(github, failing(1), "linux", { artifacts: "true", comment: "off" });
    github.pulls.push({ number: 7, head: { sha: "c".repeat(40), label: "stranger:topic" } });
    const head = { head_sha: "c".repeat(40), head_branch: "topic", head_repository: { owner: { login: "stranger" } } };
    const event = { workflow_run: { id: 1, run_attempt: 1, ...head } };
    await runMerge(github, { comment: "always" }, { event });
    expect(rows(github)).toEqual([["test", "failed"]]);
  });

  it("needs pull-requests: write, and says so", async () => {
    const github = await startStandIn({ comments: { statuses: [403], always: true } });
    const { exitCode, notices } = await job(github, passing, "linux");
    expect(exitCode).toBe(0);
    expect(notices.map(({ message }) => message)).toEqual([
      expect.stringContaining("permissions: { pull-requests: write }"),
    ]);
  });

  it("shows text of a server or a matrix as text", async () => {
    const github = await startStandIn();
    const text = suite("echo", [[HOSTILE, HOSTILE, "no"]]);
    const matrix = { values: { os: HOSTILE }, index: 0 };
    await runJob(github, text, { ...quiet, comment: "off" }, { matrix });
    await runJob(github, text, { ...quiet, artifacts: "false" }, { matrix, env: { GITHUB_JOB: "x--><b>y" } });
    await runMerge(github, { comment: "always" });
    const { body } = github.comments[0]!;
    expect(body).not.toMatch(/<img|<b>|@|^::|##\[/m);
    // Inside code, the ids of rules are links.
    const withoutLinks = body.replace(/<a href="https:[^"<>]*">([A-Z0-9-]*)<\/a>/g, "$1");
    expect(withoutLinks.replace(/<(code|pre)>[^<]*<\/\1>/g, "")).not.toMatch(/everyone|javascript|onerror/);
  });
});
