import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { CLI, existsIn, faultServer, folderWith, resultsIn } from "../../support/harness.js";

const SUITE = `servers: { s: { command: [node, "${faultServer}", ok] } }\ntools:\n  - { name: a, tool: x }\n`;

/** Runs a script of the shell in a folder with a suite; in it, `mcptest` is a command. */
function inShell(script: string, suite = SUITE) {
  const cwd = folderWith({ "a.mcptest.yaml": suite });
  const command = `mcptest() { "${process.execPath}" "${CLI}" "$@"; }\n${script}`;
  const { status, stdout, stderr } = spawnSync("bash", ["-c", command], { cwd, encoding: "utf8" });
  return { cwd, code: status, output: stdout + stderr };
}

describe.skipIf(process.platform === "win32")("what the machine refuses has its reason and its fix", () => {
  const gone = "mkdir gone; cd gone; rmdir ../gone;";
  it.each<[what: string, script: string, expected: RegExp]>([
    [
      "a removed folder: run",
      `${gone} mcptest run`,
      /the working directory does not exist[\s\S]*fix: Change to a folder/,
    ],
    ["a removed folder: validate", `${gone} mcptest validate`, /the working directory does not exist/],
    ["a removed folder: compliance", `${gone} mcptest compliance run`, /the working directory does not exist/],
    // The fewest with which Node starts.
    [
      "few open files",
      "n=15; until (ulimit -n $n; mcptest --version) 2> /dev/null; do n=$((n + 1)); done; ulimit -n $n; mcptest run",
      /EMFILE/,
    ],
    ["no large files", "ulimit -f 0; mcptest run", /EFBIG/],
    ["a link to itself", "ln -s l.yaml l.yaml; mcptest run l.yaml", /a link leads to itself[\s\S]*fix: Name a file/],
    ["a long name", `mcptest run ${"x".repeat(5_000)}.yaml`, /a path is too long[\s\S]{0,400}fix: Use a shorter path/],
  ])("%s", (_, script, expected) => {
    const { code, output } = inShell(script);
    expect(code).toBe(2);
    expect(output).toMatch(expected);
    expect(output).not.toMatch(/itself failed|^ {4}at /m);
  });

  it.skipIf(!existsSync("/dev/full"))("stdout on a full disk", () => {
    const { code, output } = inShell("mcptest run > /dev/full");
    expect(code).toBe(2);
    expect(output).toMatch(/cannot write to stdout[\s\S]*ENOSPC[\s\S]*fix: /);
  });

  it("a run whose folder a server removes has its reports", () => {
    const command = ["sh", "-c", 'rm -r .mcptest; exec node "$0" ok', faultServer];
    const suite = JSON.stringify({ servers: { s: { command } }, tools: [{ name: "a", tool: "x" }] });
    const { cwd, code } = inShell("mcptest run --reporter json=r.json", suite);
    expect([code, resultsIn(cwd, "r.json").summary.passed]).toEqual([0, 1]);
  });

  it.each([
    ["without a home", "unset HOME; mcptest run --reporter json=r.json"],
    ["without a folder for temporary files", "TMPDIR=/nonexistent mcptest run --reporter json=r.json"],
    ["without streams", "mcptest run --reporter json=r.json <&- >&- 2>&-"],
  ])("a run passes %s", (_, script) => {
    const { cwd, code } = inShell(script);
    expect(code).toBe(0);
    expect(existsIn(cwd, "r.json")).toBe(true);
  });
});
