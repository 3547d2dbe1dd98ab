import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import type { Results } from "../../src/core/generated/results.js";
// Waits until the bundle is built.
import "../support/bundle.js";
import { folder, hasWine, mcptest, mcptestWith, NODE_FOLDER, node } from "./wine.js";

const examples = readdirSync(fileURLToPath(new URL("../../examples", import.meta.url)))
  .filter((name) => name.endsWith(".mcptest.yaml"))
  // The token server of the one is elsewhere; for the other, see docs/platforms.md.
  .filter((name) => !["oauth.mcptest.yaml", "lab.mcptest.yaml"].includes(name));

const read = (path: string) => readFileSync(join(folder(), path), "utf8");
const write = (path: string, text: string) => writeFileSync(join(folder(), path), text);

/** Writes a suite with one test of the server that does what `mode` says at its end; returns its path. */
function suiteOf(name: string, mode: string, expected = "[]"): string {
  const path = `${name}.mcptest.yaml`;
  const text = `servers: { s: { command: [node, servers/leaves.cjs, ${mode}] } }
target_versions: ["2025-11-25"]
run_options: { invariants: warn }
tools:
  - name: repeats its arguments
    tool: args
    expect:
      - target: result.content[0].text
        matcher: { exact: '${expected}' }
`;
  write(path, text.replaceAll("\n", "\r\n"));
  return path;
}

function resultsIn(path: string): Results {
  return JSON.parse(read(path));
}

describe.skipIf(!hasWine)("on Windows", { concurrent: true }, () => {
  it.each(examples)("the example %s passes", async (name) => {
    const ran = await mcptest("run", `examples/${name}`);
    expect(ran.code, ran.stdout + ran.stderr).toBe(0);
  });

  it.each([
    ["passes", "ends", "[]", 0],
    ["fails", "ends", "other", 1],
    ["has no server", "missing", "[]", 2],
  ])("a run that %s", async (what, mode, expected, code) => {
    const suite = suiteOf(what.replaceAll(" ", "-"), mode, expected);
    if (mode === "missing") write(suite, read(suite).replace("servers/leaves.cjs", "servers/none.cjs"));
    const ran = await mcptest("run", suite);
    expect(ran.code, ran.stdout + ran.stderr).toBe(code);
  });

  it("every reporter names places as elsewhere", async () => {
    const names = ["junit", "json", "markdown", "sarif", "tap", "html", "codequality"];
    const suite = suiteOf("reports", "ends", "other");
    const reporters = names.flatMap((name) => ["--reporter", `${name}=reports/${name}.out`]);
    await mcptest("run", suite, "--reporter", "github", ...reporters);
    for (const name of names) expect(read(`reports/${name}.out`), name).toContain(suite);
    expect(resultsIn("reports/json.out").summary).toMatchObject({ total: 1, failed: 1 });
  });

  it("a child that a server leaves behind is reported and ended", async () => {
    await mcptest("run", suiteOf("leaves", "leaves"), "--reporter", "json=leaves.json");
    const { findings } = resultsIn("leaves.json");
    expect(findings).toContainEqual(
      expect.objectContaining({
        rule_id: "FAULT-LIFECYCLE-LEFT-CHILD",
        message: expect.stringContaining("node.exe"),
      }),
    );
    await expectEnded(read("child.pid"));
  });

  it.each(["SIGINT", "SIGBREAK"])("%s ends a run with whole reports and no process left", async (signal) => {
    const called = `called-${signal}.pid`;
    const suite = suiteOf(signal, `silent, ${called}`);
    const env = { SIGNAL: signal, SIGNAL_AT: called };
    const ran = await mcptestWith(env, "run", suite, "--reporter", `json=${signal}.json`);
    expect(ran.code, ran.stdout + ran.stderr).toBe(130);
    expect(resultsIn(`${signal}.json`).tests).toMatchObject([{ status: "skipped", reason: "the run was interrupted" }]);
    await expectEnded(read(called));
  });

  it("a program without an extension is found in PATH by PATHEXT", async () => {
    write("servers/our-tool.cmd", '@node "%~dp0leaves.cjs" ends %*\r\n');
    const suite = suiteOf("pathext", "ends", '["a"]');
    const env = { WINEPATH: `${NODE_FOLDER};${windowsPath(join(folder(), "servers"))}` };
    const ran = await mcptestWith(env, "run", suite, "--server-command", "our-tool a");
    expect(ran.code, ran.stdout + ran.stderr).toBe(0);
  });

  it.each([
    ["another drive", "C:\\suites"],
    ["another drive, in lower case", "c:\\lower"],
    ["a path of over 260 characters", `C:\\${"long\\".repeat(60)}suites`],
    ["a device path", "\\\\?\\C:\\device"],
  ])("a suite may be on %s", async (_, place) => {
    const suite = suiteOf("elsewhere", "ends");
    const script = `const fs = require("node:fs"); const [, place, suite] = process.argv;
      fs.mkdirSync(place + "\\\\servers", { recursive: true });
      fs.copyFileSync(suite, place + "\\\\" + suite);
      fs.copyFileSync("servers/leaves.cjs", place + "\\\\servers\\\\leaves.cjs");`;
    const copied = await node(["-e", script, place, suite]);
    expect(copied.code, copied.stderr).toBe(0);
    const ran = await mcptest("run", `${place}\\${suite}`, "--reporter", `json=${place}\\out.json`);
    expect(ran.code, ran.stdout + ran.stderr).toBe(0);
  });

  it("a server that stays at the end of its stdin is reported and ended", async () => {
    await mcptest("run", suiteOf("stays", "stays"), "--reporter", "json=stays.json");
    const rules = resultsIn("stays.json").findings.map(({ rule_id }) => rule_id);
    expect(rules).toEqual(["FAULT-LIFECYCLE-IGNORES-SIGTERM"]);
  });

  it("a server may be a .cmd file with any arguments", async () => {
    write("servers/run.cmd", '@echo off\r\nnode "%~dp0leaves.cjs" ends %*\r\n');
    const suite = suiteOf("cmd", "ends", '["a b","c&d","e^f","C:\\\\x\\\\"]');
    const command = '.\\servers\\run.cmd "a b" c&d e^f C:\\x\\';
    const ran = await mcptest("run", suite, "--server-command", command);
    expect(ran.code, ran.stdout + ran.stderr).toBe(0);
  });

  it("the action sets outputs, writes a summary, and annotates the line", async () => {
    const suite = suiteOf("action", "ends", "other");
    for (const name of ["output", "summary", "env", "path", "state"]) write(`action.${name}`, "");
    const ran = await node(["dist/action/index.js"], {
      GITHUB_ACTIONS: "true",
      GITHUB_WORKSPACE: windowsPath(folder()),
      GITHUB_OUTPUT: windowsPath(join(folder(), "action.output")),
      GITHUB_STEP_SUMMARY: windowsPath(join(folder(), "action.summary")),
      INPUT_SUITE: suite,
      "INPUT_FAIL-ON": "failure",
    });
    expect(ran.code, ran.stdout + ran.stderr).toBe(1);
    expect(ran.stdout).toMatch(/^::error .*file=action\.mcptest\.yaml,line=8/m);
    expect(read("action.output")).toMatch(/conclusion<<(\S+)\r?\nfailure\r?\n/);
    expect(read("action.summary")).toContain("1 test: 1 failed");
  });
});

async function expectEnded(pid: string): Promise<void> {
  const ended = "try { process.kill(Number(process.argv[1]), 0); } catch { console.log('ended'); }";
  expect(await node(["-e", ended, pid])).toMatchObject({ stdout: "ended\n" });
}

function windowsPath(path: string): string {
  return `Z:${path.replaceAll("/", "\\")}`;
}
