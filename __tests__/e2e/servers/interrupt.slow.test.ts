import { type ChildProcess, spawnSync } from "node:child_process";
import { existsSync, openSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import {
  CLI,
  existsIn,
  faultServer,
  folderWith,
  killOnce,
  logServer,
  mcptest,
  REPORTS,
  reportedIn,
  resultsIn,
  root,
  spoolsIn,
  textIn,
  until,
} from "../../support/harness.js";
import { processesWith } from "../../support/processes.js";

/** One quick test, one that takes a minute, one that is never reached. */
const SLOW = `servers:
  s: { command: [node, "${logServer}", log.txt] }
tools:
  - { name: quick, tool: wait }
  - { name: slow, tool: wait, args: { ms: 60000, label: slow } }
  - { name: never reached, tool: wait }
`;
const LOAD = {
  servers: { s: { command: ["node", `${root}__tests__/servers/load-server.mjs`], env: { LOG: "log.txt" } } },
  tools: [{ name: "echo", tool: "echo", args: { text: "a" }, load: { clients: 2, for: "1h" } }],
};
/** Runs one of them with its reports. */
const ARGS = ["run", "a.mcptest.yaml", ...REPORTS];

function logOf(cwd: string): string {
  return existsIn(cwd, "log.txt") ? textIn(cwd, "log.txt") : "";
}

function spoolOf(cwd: string): string {
  const [name] = existsIn(cwd, ".mcptest") ? spoolsIn(cwd) : [];
  return name === undefined ? "" : join(cwd, ".mcptest", name);
}

describe("a signal in the middle of a run", () => {
  it.each(["SIGINT", "SIGTERM"] as const)("%s: reports of what was done, exit 130, nothing left", async (signal) => {
    const cwd = folderWith({ "a.mcptest.yaml": SLOW });
    const during = killOnce(() => logOf(cwd).includes("slow begins"), signal);
    const ran = await mcptest(ARGS, { cwd, during });
    expect(ran).toMatchObject({ code: 130, signal: null, stderr: "", leftovers: [] });
    const results = reportedIn(cwd);
    expect(results.tests.map(({ name, status, reason }) => [name, status, reason])).toEqual([
      ["quick", "passed", undefined],
      ["slow", "skipped", "the run was interrupted"],
      ["never reached", "skipped", "the run was interrupted"],
    ]);
    expect(results.run.interrupted).toBe(true);
    expect(ran.stdout).toContain("interrupted");
    expect(logOf(cwd)).toMatch(/server end\n$/);
    expect(spoolOf(cwd)).toBe("");
  });

  it("in a load test: its row has what was measured until then", async () => {
    const cwd = folderWith({ "a.mcptest.yaml": LOAD });
    const during = killOnce(() => logOf(cwd).split("\n").length > 20);
    const ran = await mcptest(ARGS, { cwd, during });
    expect(ran).toMatchObject({ code: 130, leftovers: [] });
    const [row] = resultsIn(cwd, "results.json").tests;
    expect(row).toMatchObject({
      status: "skipped",
      reason: "the run was interrupted",
      load: { clients: 2, failed: 0 },
    });
    expect(row?.load?.calls).toBeGreaterThan(10);
  });

  it("while a server starts: exit 130, nothing left", async () => {
    const hanging = `require("node:fs").writeFileSync("log.txt", "up"); setInterval(() => {}, 1000)`;
    const cwd = folderWith({
      "a.mcptest.yaml": `servers: { s: { command: [node, -e, '${hanging}'] } }\ntools: [{ name: a, tool: x }]\n`,
    });
    const during = killOnce(() => logOf(cwd) === "up");
    const ran = await mcptest(ARGS, { cwd, during });
    expect(ran).toMatchObject({ code: 130, leftovers: [] });
    expect(resultsIn(cwd, "results.json").tests).toMatchObject([{ status: "skipped" }]);
  });

  it("a second SIGINT ends everything at once", async () => {
    const cwd = folderWith({
      "a.mcptest.yaml": `servers: { s: { command: [node, "${faultServer}", logs-sigterm] } }\ntools: [{ name: a, tool: x }]\n`,
    });
    let entry = "";
    const during = async (child: ChildProcess, mark: string) => {
      entry = `MARK=${mark}`;
      // The tests are over, and the server is given its two seconds.
      await until(() => existsIn(cwd, "sigterm.txt"));
      child.kill("SIGINT");
      child.kill("SIGINT");
      await new Promise((resolve) => setTimeout(resolve, 50));
      child.kill("SIGINT");
    };
    const ran = await mcptest(ARGS, { cwd, during });
    expect(ran).toMatchObject({ code: 130, stderr: "" });
    await until(() => processesWith(entry).length === 0);
  });

  it("kill -9: what was done is readable by `report`", async () => {
    const cwd = folderWith({ "a.mcptest.yaml": SLOW });
    const during = async (child: ChildProcess, mark: string) => {
      await until(() => logOf(cwd).includes("slow begins") && textIn(spoolOf(cwd)).includes('"quick"'));
      child.kill("SIGKILL");
      // Its servers see the end of their stdin.
      await until(() => processesWith(`MARK=${mark}`).length === 0);
    };
    const ran = await mcptest(ARGS, { cwd, during });
    expect(ran).toMatchObject({ code: null, signal: "SIGKILL", leftovers: [] });
    expect(existsIn(cwd, "results.json")).toBe(false);
    expect(textIn(cwd, ".mcptest/.gitignore")).toBe("*\n");

    const reporters = ["--reporter", "json=again.json", "--reporter", "pretty"];
    const report = await mcptest(["report", spoolOf(cwd), ...reporters], { cwd });
    expect(report.code).toBe(130);
    expect(report.stdout).toContain("1 test: 1 passed");
    const results = resultsIn(cwd, "again.json");
    expect(results.tests).toMatchObject([{ name: "quick", status: "passed" }]);
    expect(results.run.interrupted).toBe(true);
  });

  it("kill -9 of a load test: `report` has what was measured at the last checkpoint", async () => {
    const cwd = folderWith({ "a.mcptest.yaml": LOAD });
    const during = killOnce(() => existsSync(spoolOf(cwd)) && textIn(spoolOf(cwd)).includes('"checkpoint"'), "SIGKILL");
    expect(await mcptest(ARGS, { cwd, during })).toMatchObject({ code: null, signal: "SIGKILL" });
    expect((await mcptest(["report", spoolOf(cwd), "--reporter", "json=again.json"], { cwd })).code).toBe(130);
    const { tests, summary } = resultsIn(cwd, "again.json");
    expect(tests).toMatchObject([{ name: "echo", status: "skipped", reason: "the run was interrupted" }]);
    expect(tests[0]?.load?.calls).toBeGreaterThan(0);
    expect(summary).toMatchObject({ total: 1, skipped: 1 });
  });
});

describe("--run-timeout", () => {
  // Long enough for a server to start on a busy machine: the quick test has passed by then.
  const TIME = ["--run-timeout", "4s"];

  it("the test under way could not be judged, the rest is skipped, exit 2, nothing left", async () => {
    const cwd = folderWith({ "a.mcptest.yaml": SLOW });
    const ran = await mcptest([...ARGS, ...TIME], { cwd });
    expect(ran).toMatchObject({ code: 2, leftovers: [] });
    const { tests } = resultsIn(cwd, "results.json");
    expect(tests.map(({ status, failures, reason }) => [status, failures[0]?.rule_id, reason])).toEqual([
      ["passed", undefined, undefined],
      ["errored", "SUITE-RUN-TIMEOUT", undefined],
      ["skipped", undefined, "the run timed out (--run-timeout)"],
    ]);
    expect((await mcptest(["report", "results.json"], { cwd })).code).toBe(2);
  });

  it("in teardown: exit 2, and why", async () => {
    const teardown = "teardown:\n  - { server: s, tool: wait, args: { ms: 60000 } }\n";
    const cwd = folderWith({ "a.mcptest.yaml": SLOW.replace("tools:\n", `${teardown}tools:\n`) });
    const ran = await mcptest([...ARGS, ...TIME, "--filter", "quick"], { cwd });
    expect(ran).toMatchObject({ code: 2, leftovers: [] });
    expect(ran.stdout).toMatch(/; the run's time was used up before its end \(--run-timeout\)\n$/);
  });

  it("in setup: what was not to run anyway keeps its own reason", async () => {
    const setup = "setup:\n  - { server: s, tool: wait, args: { ms: 60000 } }\n";
    const cwd = folderWith({ "a.mcptest.yaml": SLOW.replace("tools:\n", `${setup}tools:\n`) });
    const ran = await mcptest([...ARGS, "--run-timeout", "1s", "--exclude", "quick"], { cwd });
    expect(ran).toMatchObject({ code: 2, leftovers: [] });
    const { tests } = resultsIn(cwd, "results.json");
    expect(tests).toMatchObject([
      { status: "skipped", reason: "left out by --exclude quick" },
      { status: "errored" },
      { status: "skipped", reason: "the run timed out (--run-timeout)" },
    ]);
  });
});

describe("a report that cannot be written", () => {
  it("exit 2, with a report, and the servers are ended", async () => {
    const command = ["sh", "-c", `mkdir results.json; exec node ${faultServer} setsid-grandchild`];
    const suite = `servers: { s: { command: ${JSON.stringify(command)}, cwd: . } }\ntools: [{ name: a, tool: x }]\n`;
    const cwd = folderWith({ "a.mcptest.yaml": suite });
    const ran = await mcptest(ARGS, { cwd });
    expect(ran).toMatchObject({ code: 2, leftovers: [] });
    // The others are there all the same.
    expect(ran.stdout).toContain("1 test: 1 passed");
    expect(existsIn(cwd, "junit.xml")).toBe(true);
    expect(ran.stderr).toContain("error: cannot write ");
    expect(ran.stdout).toContain("FAULT-LIFECYCLE-LEFT-CHILD");
    expect(spoolOf(cwd)).toBe("");
  });

  it.runIf(existsSync("/dev/full"))("is one on stdout too", () => {
    const cwd = folderWith({ "a.mcptest.yaml": "servers: { s: { command: [none] } }\ntools: []\n" });
    const ran = spawnSync(process.execPath, [CLI, "run", "--pass-with-no-tests"], {
      cwd,
      encoding: "utf8",
      stdio: ["ignore", openSync("/dev/full", "w"), "pipe"],
    });
    expect(ran.status).toBe(2);
    expect(ran.stderr).toContain("error: cannot write to stdout\n");
  });

  it("does not exist if a file is in the place of its folder", async () => {
    const cwd = folderWith({ "a.mcptest.yaml": SLOW, ".mcptest": "" });
    const ran = await mcptest(["run", "--filter", "quick"], { cwd });
    expect(ran).toMatchObject({ code: 0, stderr: "", leftovers: [] });
  });

  it("a reader that went away does not fail the run", async () => {
    const during = async (child: ChildProcess) => void child.stdout?.destroy();
    const ran = await mcptest(["run", "examples/filesystem.mcptest.yaml"], { cwd: root, during });
    expect(ran).toMatchObject({ code: 0, leftovers: [] });
  });
});
