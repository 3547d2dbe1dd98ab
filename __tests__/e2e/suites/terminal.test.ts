import { describe, expect, it } from "vitest";
import { CLI, folderWith, mcptest, root } from "../../support/harness.js";
import { failing } from "../../support/suites.js";
import { hasScript, inTerminal } from "../../support/terminal.js";

const SUITE = failing(2).replace(
  /command: .*/,
  `command: [node, ${JSON.stringify(`${root}__tests__/servers/plain-server.mjs`)}]`,
);

const run = `'${process.execPath}' '${CLI}' run a.mcptest.yaml`;

describe.skipIf(!hasScript())("on a terminal (skipped without script of util-linux)", () => {
  it("shows progress, each failing test as it fails, and every failure in full once", async () => {
    const cwd = folderWith({ "a.mcptest.yaml": SUITE });
    const shown = await inTerminal(run, cwd, { NO_COLOR: "1" });
    const report = shown.slice(shown.lastIndexOf("\x1b[J"));
    expect(shown).toContain("\x1b[J✗ echo 0 (plain) failed: ");
    expect(shown).toContain("0/2 tests, 0.0 s");
    expect(shown.slice(0, -report.length)).not.toContain("= fix: ");
    expect(report.match(/= fix: /g)).toHaveLength(2);
    // Without colour there are only movements of the cursor.
    expect(shown.replace(/\x1b\[\d*[AJ]/g, "")).not.toContain("\x1b");
  });

  it("writes no report to the terminal if only stderr is one, and is live there", async () => {
    const cwd = folderWith({ "a.mcptest.yaml": SUITE });
    const shown = await inTerminal(`${run} > out.txt`, cwd, { NO_COLOR: "1" });
    expect(shown).toContain("✗ echo 0 (plain) failed: ");
    expect(shown).not.toContain("= fix: ");
  });

  it("is live on stdout if stderr is not a terminal", async () => {
    const cwd = folderWith({ "a.mcptest.yaml": SUITE });
    const shown = await inTerminal(`${run} --no-color 2> err.txt`, cwd);
    expect(shown).toContain("✗ echo 0 (plain) failed: ");
    expect(shown.slice(shown.lastIndexOf("\x1b[J"))).toContain("= fix: ");
  });

  it.each([60, 80])("wraps what explains a failure or an error at %i columns", async (columns) => {
    const suite = (program: string, matcher: string) =>
      `servers: { s: { command: [${program}] } }\ntools: [{ name: a, tool: b, expect: [{ matcher: { ${matcher}: x } }] }]\n`;
    for (const [text, note] of [
      [suite("no-such-program", "exact"), "    = fix: Check that the program"],
      [suite("node", "fuzzy"), "  = Known here: "],
    ] as const) {
      const cwd = folderWith({ "a.mcptest.yaml": text });
      const shown = await inTerminal(`stty cols ${columns}; ${run} --no-color`, cwd, { CI: "true" });
      const lines = shown.split("\r\n");
      const [first = "", second = ""] = lines.slice(lines.findIndex((line) => line.startsWith(note)));
      expect(first.length, shown).toBeGreaterThan(columns / 2);
      expect(second).toMatch(new RegExp(`^ {${note.indexOf("=") + 2}}\\S`));
      expect(Math.max(first.length, second.length)).toBeLessThanOrEqual(columns);
    }
  });

  it.each([
    ["wipe\n", ["safe_calls: [wipe]"], ["not called"]],
    ["a\n", ["safe_calls: [wipe]"], ["not called"]],
    ["r\n", ["not called", "--safe-call"], ["safe_calls: ["]],
    ["\n", ["not called", "--safe-call"], ["safe_calls: ["]],
    ["nobody\n", ["the answer nobody matches no tool"], ["wrote"]],
    ["\x03", [], ["wrote", "error"]],
  ])("init asks once which tools it may call: %j", async (keys, wanted, others) => {
    const cwd = folderWith({});
    const small = `'${process.execPath}' '${root}__tests__/audit/servers/small.mjs'`;
    const init = `'${process.execPath}' '${CLI}' init --server-command "${small}"; cat mcptest.yaml`;
    const shown = await inTerminal(init, cwd, { NO_COLOR: "1" }, { after: "[n]one? ", keys });
    expect(shown.match(/Call them:/g)).toHaveLength(1);
    for (const text of wanted) expect(shown).toContain(text);
    for (const text of others) expect(shown).not.toContain(text);
  });

  it.each([
    ["in CI", { CI: "true" }],
    ["on a dumb terminal", { TERM: "dumb" }],
  ])("moves no cursor %s", async (_, env) => {
    const cwd = folderWith({ "a.mcptest.yaml": SUITE });
    expect(await inTerminal(`${run} --no-color`, cwd, env)).not.toContain("\x1b");
  });
});

it("piped is plain: no progress, no cursor", async () => {
  const cwd = folderWith({ "a.mcptest.yaml": SUITE });
  const { stdout, stderr } = await mcptest(["run"], { cwd, env: { TERM: "xterm" } });
  expect(stderr).toBe("");
  expect(stdout).not.toContain("\x1b");
  expect(stdout.match(/^✗ echo/gm)).toHaveLength(2);
});
