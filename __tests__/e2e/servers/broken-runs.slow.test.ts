import type { ChildProcess } from "node:child_process";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { Results } from "../../../src/core/generated/results.js";
import {
  checkJunit,
  faultServer,
  folderWith,
  mcptest,
  REPORTS,
  reportedIn,
  resultsIn,
  root,
  spoolsIn,
  until,
  valid,
  writeIn,
} from "../../support/harness.js";

describe("an uncaught error", () => {
  it.each(["timer", "rejection", "event"])("%s: the test under way is errored, the reports are whole", async (kind) => {
    const cwd = folderWith({
      "a.mcptest.yaml": `servers: { s: { command: [node, "${faultServer}", never-answer] } }
tools: [{ name: a, tool: x }, { name: b, tool: x }, { name: c, tool: x, skip: not yet }]
`,
    });
    const through = [process.execPath, "--import", `${root}__tests__/support/stray.mjs`];
    const ran = await mcptest(["run", ...REPORTS], { cwd, through, env: { STRAY: kind } });
    expect(ran).toMatchObject({ code: 2, leftovers: [] });
    const results = reportedIn(cwd);
    const failure = "mcptest itself failed: astray";
    expect(results.tests).toMatchObject([
      { name: "a", status: "errored", failures: [{ rule_id: "RUNNER-FAULT", message: failure }] },
      { name: "b", status: "skipped", reason: "the run was aborted" },
      { name: "c", status: "skipped", reason: "not yet" },
    ]);
    expect(ran.stdout).toContain(failure);
    expect(spoolsIn(cwd)).toEqual([]);
  });
});

describe.skipIf(process.platform === "win32")("a disk that is full", () => {
  const count = 300;
  const wanted = "y".repeat(2_000);
  const test = (index: number) => `  - { name: t${index}, tool: x, expect: { "result.content[0].text": ${wanted} } }\n`;
  const tests = Array.from({ length: count }, (_, index) => test(index));
  const suite = `servers: { s: { command: [node, "${faultServer}", ok] } }\ntools:\n${tests.join("")}`;
  // No file of the run may be larger than so many KiB.
  const limited = (cwd: string, args: string, kib = 256, during?: (child: ChildProcess) => Promise<void>) => {
    const through = ["bash", "-c", `ulimit -f ${kib}; exec "$0" "$@"`, process.execPath];
    return mcptest(args.split(" "), { cwd, through, ...(during && { during }) });
  };

  it("under the rows: the run ends, and its reports have a row for every test", async () => {
    const cwd = folderWith({ "a.mcptest.yaml": suite });
    const ran = await limited(cwd, "run --reporter json");
    expect(ran).toMatchObject({ code: 2, leftovers: [] });
    const results = valid("results", JSON.parse(ran.stdout));
    const { tests: rows, summary } = results as Results;
    expect(rows).toHaveLength(count);
    expect(summary.failed).toBeGreaterThan(10);
    const errored = rows.filter(({ status }) => status === "errored");
    expect(errored).toMatchObject([{ failures: [{ rule_id: "RUNNER-FAULT" }] }]);
    expect(errored[0]?.failures[0]?.message).toMatch(/^cannot write .*\.ndjson: EFBIG/);
    expect(rows.at(-1)).toMatchObject({ status: "skipped", reason: "the run was aborted" });
    expect(spoolsIn(cwd)).toEqual([]);
  });

  it("under the recording of a session: the run ends, and its reports are whole", async () => {
    const command = `[node, "${root}__tests__/servers/flood-server.mjs", answers, "100", "100000"]`;
    const two = `servers: { s: { command: ${command} } }\ntools: [{ name: a, tool: x }, { name: b, tool: x }]\n`;
    const cwd = folderWith({ "a.mcptest.yaml": two });
    const ran = await limited(cwd, "run --capture capture.json --reporter json");
    expect(ran).toMatchObject({ code: 2, leftovers: [] });
    const results = valid("results", JSON.parse(ran.stdout));
    expect((results as Results).tests).toMatchObject([
      { name: "a", status: "errored", failures: [{ rule_id: "RUNNER-FAULT" }] },
      { name: "b", status: "skipped" },
    ]);
    expect(spoolsIn(cwd)).toEqual([]);
  });

  const small = `servers: { s: { command: [node, "${faultServer}", ok] } }\ntools: [{ name: a, tool: x }]\n`;

  it("under one report: the others are written, and the error names the one that is not", async () => {
    const cwd = folderWith({ "a.mcptest.yaml": small });
    const files = "--reporter html=r.html --reporter junit=r.xml --reporter json=r.json";
    const ran = await limited(cwd, `run ${files}`, 8);
    expect(ran).toMatchObject({ code: 2, leftovers: [] });
    expect(ran.stdout).toContain("1 test: 1 passed");
    expect(ran.stderr).toMatch(/^error: cannot write .*r\.html\n.*EFBIG/);
    expect(readdirSync(cwd).sort()).toEqual([".git", ".mcptest", "a.mcptest.yaml", "r.json", "r.xml"]);
    checkJunit(join(cwd, "r.xml"), resultsIn(cwd, "r.json"));
  });

  it("under everything: the error names every file that is not written", async () => {
    const cwd = folderWith({ "a.mcptest.yaml": small });
    const files = "--reporter html=r.html --reporter junit=r.xml --reporter json=r.json";
    const ran = await limited(cwd, `run ${files} --capture c.json --record tapes`, 0);
    expect(ran).toMatchObject({ code: 2, leftovers: [] });
    expect(ran.stdout).toContain("1 test: 1 ");
    for (const file of ["r.html", "r.xml", "r.json", "c.json", "tapes"]) {
      expect(ran.stderr, file).toMatch(new RegExp(`cannot write .*${file}`));
    }
    // The spool's error may come while the test runs, which is errored then.
    expect(`${ran.stdout}${ran.stderr}`).toMatch(/cannot write .*\.ndjson/);
    expect(spoolsIn(cwd)).toEqual([]);
  });

  it("with --watch: a run that breaks off is reported, and what is changed then is run", async () => {
    const cwd = folderWith({ "a.mcptest.yaml": suite });
    let said = "";
    const watching = async (child: ChildProcess) => {
      child.stderr?.on("data", (chunk) => {
        said += chunk;
      });
      const times = (count: number) => until(() => said.split("Watching 1 suite for changes").length > count);
      await times(1);
      writeIn(cwd, "a.mcptest.yaml", small);
      await times(2);
      child.kill("SIGINT");
    };
    const reports = "--reporter minimal --reporter html=r.html --reporter junit=r.xml --reporter json=r.json";
    const ran = await limited(cwd, `run --watch ${reports}`, 256, watching);
    expect(ran).toMatchObject({ code: 0, leftovers: [] });
    expect(ran.stdout).toMatch(/300 tests: .* 1 errored, .*skipped/);
    expect(ran.stdout).toContain("cannot write");
    expect(ran.stdout).toContain("1 test: 1 passed");
    checkJunit(join(cwd, "r.xml"), resultsIn(cwd, "r.json"));
    expect(resultsIn(cwd, "r.json").tests).toHaveLength(1);
    expect(spoolsIn(cwd)).toEqual([]);
  });
});
