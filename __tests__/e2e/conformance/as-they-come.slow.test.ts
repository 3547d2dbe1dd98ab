import { spawn } from "node:child_process";
import { once } from "node:events";
import { describe, expect, it } from "vitest";
import { CLI, folderWith, mcptestHere, root } from "../../support/harness.js";
import { hasScript, inTerminal } from "../../support/terminal.js";
import { SERVER } from "./fuzz-support.js";

const BUGGY = `node ${root}__tests__/audit/servers/small.mjs exception`;
const EXCEPTION = /^✗ broken AUDIT-EXCEPTION .*$/m;

describe("findings are shown as they come", () => {
  it("by audit, on stderr, while its report is one JSON document on stdout", async () => {
    const flags = ["audit", "--format", "json", "--server-command", BUGGY, "--budget", "5m"];
    const child = spawn(process.execPath, [CLI, ...flags], { cwd: folderWith({}) });
    let [stdout, stderr, before] = ["", "", ""];
    child.stdout.on("data", (chunk) => {
      stdout += chunk;
    });
    child.stderr.on("data", (chunk) => {
      stderr += chunk;
      if (EXCEPTION.test(stderr)) before ||= `${stdout}.`;
    });
    await once(child, "close");
    expect(stderr).toMatch(EXCEPTION);
    expect(stderr.search(EXCEPTION)).toBeLessThan(stderr.indexOf("fuzzing "));
    expect(before).toBe(".");
    expect(JSON.parse(stdout)).toMatchObject({ counts: { broken: 1 } });
  });

  it("by compliance run and by fuzz", async () => {
    const ran = await mcptestHere(["compliance", "run", "--server-command", BUGGY, "--format", "json"]);
    expect(ran.stderr).toMatch(/^✗ should SEC-DESTRUCTIVE-UNANNOTATED /m);
    expect(JSON.parse(ran.stdout)).toHaveProperty("rules");
    const fuzzed = await mcptestHere(["fuzz", "--server-command", `node ${SERVER} leak`, "--format", "json"]);
    expect(fuzzed.stderr).toMatch(/^✗ FUZZ-[A-Z-]+ /m);
    expect(JSON.parse(fuzzed.stdout)).toHaveProperty("tools");
  });

  it.runIf(hasScript())("by audit on a terminal, above the line of its progress, and once", async () => {
    const command = `node ${CLI} audit --no-color --budget 5m --server-command "${BUGGY}"`;
    const shown = await inTerminal(command, folderWith({}));
    const early = shown.match(/^\r?(?:\x1b\[\d*[AJ])*✗ broken AUDIT-EXCEPTION .*$/gm) ?? [];
    // As it came, and in the report.
    expect(early).toHaveLength(2);
    expect(shown.indexOf("✗ broken AUDIT-EXCEPTION")).toBeLessThan(shown.indexOf(": fuzzing "));
  });
});
