import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { textIn } from "../support/harness.js";
// Waits until the bundle is built.
import "../support/bundle.js";
import { read, resultsIn, suiteOf, windowsPath, write } from "./suites.js";
import { nodeInTerminal } from "./terminal.js";
import { folder, hasWine, mcptest, mcptestWith, NODE, NODE_FOLDER, node } from "./wine.js";

const CTRL_C = "\x03";

describe.skipIf(!hasWine)("processes on Windows", { concurrent: true }, () => {
  it("a child that a server leaves behind is reported and ended", async () => {
    await mcptest("run", suiteOf("leaves", "leaves, child.pid", '["child.pid"]'), "--reporter", "json=leaves.json");
    const { findings } = resultsIn("leaves.json");
    expect(findings).toContainEqual(
      expect.objectContaining({
        rule_id: "FAULT-LIFECYCLE-LEFT-CHILD",
        message: expect.stringContaining("node.exe"),
      }),
    );
    await expectEnded(read("child.pid"));
  });

  it("Ctrl-C ends a run with whole reports and no process left", async () => {
    const suite = suiteOf("ctrl-c", "silent, called-ctrl-c.pid");
    const args = ["dist/cli/index.js", "run", suite, "--reporter", "json=ctrl-c.json"];
    const ran = await nodeInTerminal("called-ctrl-c.pid", CTRL_C, args);
    expect(ran.code, ran.output).toBe(130);
    await expectInterrupted("ctrl-c.json", "called-ctrl-c.pid");
  });

  it("a job that is cancelled has outputs, a summary and whole results, and leaves no process", async () => {
    const suite = suiteOf("cancelled", "silent, called-job.pid");
    for (const name of ["output", "summary"]) write(`cancelled.${name}`, "");
    // The runner presses Ctrl-C too.
    const ran = await nodeInTerminal("called-job.pid", CTRL_C, ["dist/action/index.js"], {
      GITHUB_ACTIONS: "true",
      GITHUB_WORKSPACE: windowsPath(folder()),
      GITHUB_OUTPUT: windowsPath(join(folder(), "cancelled.output")),
      GITHUB_STEP_SUMMARY: windowsPath(join(folder(), "cancelled.summary")),
      INPUT_SUITE: suite,
      INPUT_JSON: "cancelled.json",
    });
    expect(ran.code, ran.output).toBe(130);
    expect(read("cancelled.output")).toMatch(/conclusion<<(\S+)\r?\ninterrupted\r?\n/);
    expect(read("cancelled.summary")).toContain("interrupted");
    await expectInterrupted("cancelled.json", "called-job.pid");
  });

  it("Ctrl-Break ends a run with whole reports and no process left", async () => {
    const suite = suiteOf("ctrl-break", "silent, called-break.pid");
    const env = { SIGNAL: "SIGBREAK", SIGNAL_AT: "called-break.pid" };
    const ran = await mcptestWith(env, "run", suite, "--reporter", "json=ctrl-break.json");
    expect(ran.code, ran.stdout + ran.stderr).toBe(130);
    await expectInterrupted("ctrl-break.json", "called-break.pid");
  });

  it("a server that stays at the end of its stdin is reported and ended", async () => {
    await mcptest("run", suiteOf("stays", "stays"), "--reporter", "json=stays.json");
    const rules = resultsIn("stays.json").findings.map(({ rule_id }) => rule_id);
    expect(rules).toEqual(["FAULT-LIFECYCLE-IGNORES-SIGTERM"]);
  });

  it("where processes cannot be listed, the finding and the run say so", async () => {
    const env = { NODE_OPTIONS: `--require "Z:${folder()}/servers/no-lists.cjs"` };
    const suite = suiteOf("unlisted", "stays");
    const [ran, called] = await Promise.all([
      mcptestWith(env, "run", suite, "--reporter", "json=unlisted.json"),
      mcptestWith(env, "call", "args", "--suite", suite),
    ]);
    expect(resultsIn("unlisted.json").findings).toMatchObject([
      {
        rule_id: "FAULT-LIFECYCLE-IGNORES-SIGTERM",
        message: expect.stringMatching(/pid \d+\. Its children could not be listed, and may still run\.$/),
      },
    ]);
    for (const { stderr } of [ran, called]) expect(stderr.match(/Neither PowerShell nor wmic listed/g)).toHaveLength(1);
  });

  it("the programs of Windows are not those of these names in the working folder", async () => {
    for (const name of ["powershell", "wmic", "taskkill"])
      symlinkSync(join(NODE, "node.exe"), join(folder(), `${name}.exe`));
    const ran = await mcptest("run", suiteOf("own", "leaves, own.pid", '["own.pid"]'), "--reporter", "json=own.json");
    expect(ran.stderr).not.toContain("Neither PowerShell nor wmic");
    expect(resultsIn("own.json").findings).toMatchObject([{ rule_id: "FAULT-LIFECYCLE-LEFT-CHILD" }]);
  });

  it("a program without an extension is found in PATH by PATHEXT", async () => {
    write("servers/our-tool.cmd", '@node "%~dp0leaves.cjs" ends %*\r\n');
    const suite = suiteOf("pathext", "ends", '["a"]');
    const env = { WINEPATH: `${NODE_FOLDER};${windowsPath(join(folder(), "servers"))}` };
    const ran = await mcptestWith(env, "run", suite, "--server-command", "our-tool a");
    expect(ran.code, ran.stdout + ran.stderr).toBe(0);
  });

  it("npx is found as npm's installer lays it out, and starts a server", async () => {
    const installed = join(folder(), "nodejs");
    const npm = join(execFileSync("npm", ["root", "--global"], { encoding: "utf8" }).trim(), "npm");
    mkdirSync(join(installed, "node_modules"), { recursive: true });
    symlinkSync(join(NODE, "node.exe"), join(installed, "node.exe"));
    symlinkSync(npm, join(installed, "node_modules/npm"));
    // Wine prints lines that begin with `::`.
    write("nodejs/npx.cmd", textIn(npm, "bin/npx.cmd").replace(/^::.*\r?\n/, ""));
    // The one that npm makes jumps to a label that does not exist, where the cmd.exe of Wine ends.
    mkdirSync(join(folder(), "npx/node_modules/.bin"), { recursive: true });
    write("npx/package.json", "{}");
    write("npx/node_modules/.bin/our-server", "");
    write("npx/node_modules/.bin/our-server.cmd", '@node "%~dp0..\\..\\..\\servers\\leaves.cjs" %*\r\n');
    const suite = suiteOf("npx", "ends", '["a b"]');
    write(
      suite,
      read(suite).replace(
        /command: .*\]/,
        'command: [npx, --no-install, our-server, ends, "a b"], cwd: npx, startup_timeout: 4m',
      ),
    );
    const ran = await mcptestWith({ WINEPATH: windowsPath(installed) }, "run", suite);
    expect(ran.code, ran.stdout + ran.stderr).toBe(0);
  });

  it("uvx, a program of its own, is found in PATH", async () => {
    mkdirSync(join(folder(), "uv"));
    symlinkSync(join(NODE, "node.exe"), join(folder(), "uv/uvx.exe"));
    const suite = suiteOf("uvx", "ends");
    write(suite, read(suite).replace("[node,", "[uvx,"));
    const env = { WINEPATH: `${NODE_FOLDER};${windowsPath(join(folder(), "uv"))}` };
    const ran = await mcptestWith(env, "run", suite);
    expect(ran.code, ran.stdout + ran.stderr).toBe(0);
  });

  it("a server may be a .cmd file with any arguments", async () => {
    write("servers/run.cmd", '@echo off\r\nnode "%~dp0leaves.cjs" ends %*\r\n');
    const suite = suiteOf("cmd", "ends", '["a b","c&d","e^f","C:\\\\x\\\\"]');
    const command = '.\\servers\\run.cmd "a b" c&d e^f C:\\x\\';
    const ran = await mcptest("run", suite, "--server-command", command);
    expect(ran.code, ran.stdout + ran.stderr).toBe(0);
  });

  it("the recorder stands in the place of a command such as npx, with blanks in paths, and ends with its client", async () => {
    write("servers/shop-tool.cmd", '@echo off\r\nnode "%~dp0leaves.cjs" ends %*\r\n');
    const recorder = ["dist/cli/index.js", "record", "--proxy", "--name", "shop", "--out", "recorded sessions", "--"];
    const server = ["shop-tool", "a b", "c&d"];
    const env = { WINEPATH: `${NODE_FOLDER};${windowsPath(join(folder(), "servers"))}` };
    const ran = await node(["servers/client.cjs", `${NODE_FOLDER}\\node.exe`, ...recorder, ...server], env);
    expect(ran.stdout, ran.stderr).toContain(JSON.stringify(JSON.stringify(["a b", "c&d"])));
    expect(ran.stdout).toContain("exit code 0");
    const [name = ""] = readdirSync(join(folder(), "recorded sessions"));
    expect(name).toMatch(/^shop\..*\.capture\.ndjson$/);
    const recording = read(join("recorded sessions", name));
    expect(recording).toContain('"method":"tools/call"');
    expect(recording.trimEnd()).toMatch(/"end":\{"exit_code":0,"signal":null\}\}$/);
  });
});

async function expectInterrupted(results: string, pid: string): Promise<void> {
  expect(resultsIn(results).tests).toMatchObject([{ status: "skipped", reason: "the run was interrupted" }]);
  await expectEnded(read(pid));
}

async function expectEnded(pid: string): Promise<void> {
  const ended = "try { process.kill(Number(process.argv[1]), 0); } catch { console.log('ended'); }";
  expect(await node(["-e", ended, pid])).toMatchObject({ stdout: "ended\n" });
}
