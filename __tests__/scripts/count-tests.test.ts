import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, it } from "vitest";

const script = fileURLToPath(new URL("../../scripts/count-tests.mjs", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "mcptest-count-"));
afterAll(() => rmSync(folder, { recursive: true }));

function count(report: object | undefined, status: number): { line: string; exit: number | null } {
  const file = join(folder, "report.json");
  rmSync(file, { force: true });
  if (report) writeFileSync(file, JSON.stringify(report));
  const ran = spawnSync(process.execPath, [script, file, String(status)], { encoding: "utf8" });
  return { line: ran.stdout, exit: ran.status };
}

describe("scripts/count-tests.mjs", () => {
  const green = { success: true, numPassedTests: 3, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0 };

  it("passes only where tests ran, all passed, and so did everything else", () => {
    expect(count(green, 0)).toEqual({ line: "3 passed, 0 failed\n", exit: 0 });
    expect(count(green, 1)).toEqual({ line: "3 passed, 1 failed\n", exit: 1 });
    expect(count({ ...green, numPassedTests: 0 }, 0)).toEqual({ line: "0 passed, 0 failed\n", exit: 1 });
  });

  it("counts failures and skipped tests", () => {
    const red = { ...green, success: false, numFailedTests: 2, numPendingTests: 1 };
    expect(count(red, 1)).toEqual({ line: "3 passed, 2 failed, 1 skipped\n", exit: 1 });
  });

  it("counts a test file that could not be loaded as a failure", () => {
    expect(count({ ...green, success: false }, 0)).toEqual({ line: "3 passed, 1 failed\n", exit: 1 });
  });

  it("fails where no tests ran", () => {
    expect(count(undefined, 0)).toEqual({ line: "0 passed, 1 failed\n", exit: 1 });
  });
});
