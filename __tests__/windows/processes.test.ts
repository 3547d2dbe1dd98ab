import { join } from "node:path";
import { describe, expect, it } from "vitest";
// Waits until the bundle is built.
import "../support/bundle.js";
import { read, resultsIn, suiteOf, windowsPath, write } from "./suites.js";
import { folder, hasWine, mcptest, mcptestWith, NODE_FOLDER, node } from "./wine.js";

describe.skipIf(!hasWine)("processes on Windows", { concurrent: true }, () => {
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

  it("a server that stays at the end of its stdin is reported and ended", async () => {
    await mcptest("run", suiteOf("stays", "stays"), "--reporter", "json=stays.json");
    const rules = resultsIn("stays.json").findings.map(({ rule_id }) => rule_id);
    expect(rules).toEqual(["FAULT-LIFECYCLE-IGNORES-SIGTERM"]);
  });

  it("a program without an extension is found in PATH by PATHEXT", async () => {
    write("servers/our-tool.cmd", '@node "%~dp0leaves.cjs" ends %*\r\n');
    const suite = suiteOf("pathext", "ends", '["a"]');
    const env = { WINEPATH: `${NODE_FOLDER};${windowsPath(join(folder(), "servers"))}` };
    const ran = await mcptestWith(env, "run", suite, "--server-command", "our-tool a");
    expect(ran.code, ran.stdout + ran.stderr).toBe(0);
  });

  it("a server may be a .cmd file with any arguments", async () => {
    write("servers/run.cmd", '@echo off\r\nnode "%~dp0leaves.cjs" ends %*\r\n');
    const suite = suiteOf("cmd", "ends", '["a b","c&d","e^f","C:\\\\x\\\\"]');
    const command = '.\\servers\\run.cmd "a b" c&d e^f C:\\x\\';
    const ran = await mcptest("run", suite, "--server-command", command);
    expect(ran.code, ran.stdout + ran.stderr).toBe(0);
  });
});

async function expectEnded(pid: string): Promise<void> {
  const ended = "try { process.kill(Number(process.argv[1]), 0); } catch { console.log('ended'); }";
  expect(await node(["-e", ended, pid])).toMatchObject({ stdout: "ended\n" });
}
