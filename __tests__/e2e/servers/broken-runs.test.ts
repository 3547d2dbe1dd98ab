import { type ChildProcess, spawn } from "node:child_process";
import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { describe, expect, it } from "vitest";
import type { Results } from "../../../src/core/generated/results.js";
import { CLI } from "../../support/bundle.js";
import { checkJunit, faultServer, folderWith, resultsIn, root, until } from "../../support/cli.js";
import { processesWith } from "../../support/processes.js";
import { validatorFor } from "../../support/schema.js";

const validate = validatorFor("results");

const MARK = "MARK";

/** Runs a program with our environment, and gives its end and what it wrote; `during` may do something to it. */
async function start(
  command: readonly string[],
  cwd: string,
  env: Record<string, string> = {},
  during?: (child: ChildProcess) => Promise<void>,
) {
  const mark = cwd;
  const [program = "", ...args] = command;
  const child = spawn(program, args, {
    cwd,
    env: { PATH: process.env.PATH ?? "", HOME: cwd, [MARK]: mark, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const code = new Promise<number | null>((resolve) => child.once("close", resolve));
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr), during?.(child)]);
  return { code: await code, stdout, stderr, leftovers: processesWith(`${MARK}=${mark}`) };
}

/** What stays in our folder of a run: its spools. */
function spoolsIn(cwd: string): string[] {
  return readdirSync(join(cwd, ".mcptest")).filter((name) => name.endsWith(".ndjson"));
}

describe("an uncaught error", () => {
  it.each(["timer", "rejection", "event"])("%s: the test under way is errored, the reports are whole", async (kind) => {
    const cwd = folderWith({
      "a.mcptest.yaml": `servers: { s: { command: [node, "${faultServer}", never-answer] } }
tools: [{ name: a, tool: x }, { name: b, tool: x }, { name: c, tool: x, skip: not yet }]
`,
    });
    const reporters = ["--reporter", "json=results.json", "--reporter", "junit=junit.xml"];
    const stray = ["--import", `${root}__tests__/support/stray.mjs`];
    const ran = await start([process.execPath, ...stray, CLI, "run", ...reporters], cwd, { STRAY: kind });
    expect(ran).toMatchObject({ code: 2, leftovers: [] });
    const results = resultsIn(join(cwd, "results.json"));
    checkJunit(join(cwd, "junit.xml"), results);
    expect(results.tests).toMatchObject([
      {
        name: "a",
        status: "errored",
        failures: [{ rule_id: "RUNNER-FAULT", message: "mcptest itself failed: astray" }],
      },
      { name: "b", status: "skipped", reason: "the run was aborted" },
      { name: "c", status: "skipped", reason: "not yet" },
    ]);
    expect(ran.stdout).toContain("mcptest itself failed: astray");
    expect(spoolsIn(cwd)).toEqual([]);
  });
});

describe.skipIf(process.platform === "win32")("a disk that is full", () => {
  const count = 300;
  const wanted = "y".repeat(2_000);
  const tests = Array.from(
    { length: count },
    (_, index) => `  - { name: t${index}, tool: x, expect: { "result.content[0].text": ${wanted} } }\n`,
  );
  const suite = `servers: { s: { command: [node, "${faultServer}", ok] } }\ntools:\n${tests.join("")}`;
  // No file of the run may be larger than so many KiB.
  const limited = (args: string, kib = 256) => [
    "bash",
    "-c",
    `ulimit -f ${kib}; exec "$0" "$@"`,
    process.execPath,
    CLI,
    ...args.split(" "),
  ];

  it("under the rows: the run ends, and its reports have a row for every test", async () => {
    const cwd = folderWith({ "a.mcptest.yaml": suite });
    const ran = await start(limited("run --reporter json"), cwd);
    expect(ran).toMatchObject({ code: 2, leftovers: [] });
    const results: unknown = JSON.parse(ran.stdout);
    expect(validate(results) || validate.errors).toBe(true);
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
    const cwd = folderWith({
      "a.mcptest.yaml": `servers: { s: { command: [node, "${root}__tests__/servers/flood-server.mjs", answers, "100", "100000"] } }
tools: [{ name: a, tool: x }, { name: b, tool: x }]
`,
    });
    const ran = await start(limited("run --capture capture.json --reporter json"), cwd);
    expect(ran).toMatchObject({ code: 2, leftovers: [] });
    const results: unknown = JSON.parse(ran.stdout);
    expect(validate(results) || validate.errors).toBe(true);
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
    const ran = await start(limited(`run ${files}`, 8), cwd);
    expect(ran).toMatchObject({ code: 2, leftovers: [] });
    expect(ran.stdout).toContain("1 test: 1 passed");
    expect(ran.stderr).toMatch(/^error: cannot write .*r\.html\n.*EFBIG/);
    expect(readdirSync(cwd).sort()).toEqual([".git", ".mcptest", "a.mcptest.yaml", "r.json", "r.xml"]);
    checkJunit(join(cwd, "r.xml"), resultsIn(join(cwd, "r.json")));
  });

  it("under everything: the error names every file that is not written", async () => {
    const cwd = folderWith({ "a.mcptest.yaml": small });
    const files =
      "--reporter html=r.html --reporter junit=r.xml --reporter json=r.json --capture c.json --record tapes";
    const ran = await start(limited(`run ${files}`, 0), cwd);
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
      writeFileSync(join(cwd, "a.mcptest.yaml"), small);
      await times(2);
      child.kill("SIGINT");
    };
    const reports = "--reporter minimal --reporter html=r.html --reporter junit=r.xml --reporter json=r.json";
    const ran = await start(limited(`run --watch ${reports}`), cwd, {}, watching);
    expect(ran).toMatchObject({ code: 0, leftovers: [] });
    expect(ran.stdout).toMatch(/300 tests: .* 1 errored, .*skipped/);
    expect(ran.stdout).toContain("cannot write");
    expect(ran.stdout).toContain("1 test: 1 passed");
    checkJunit(join(cwd, "r.xml"), resultsIn(join(cwd, "r.json")));
    expect(resultsIn(join(cwd, "r.json")).tests).toHaveLength(1);
    expect(spoolsIn(cwd)).toEqual([]);
  });
});
