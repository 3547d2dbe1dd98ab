import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, it } from "vitest";

const script = fileURLToPath(new URL("../../scripts/count-tests.mjs", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "mcptest-count-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** What it prints about reports; an undefined one has no file. */
function count(status: number, ...reports: (object | "--" | undefined)[]): { line: string; exit: number | null } {
  const files = reports.map((report, index) => {
    if (report === "--") return report;
    const file = join(folder, `report-${index}.json`);
    rmSync(file, { force: true });
    if (report) writeFileSync(file, JSON.stringify(report));
    return file;
  });
  const ran = spawnSync(process.execPath, [script, String(status), ...files], { encoding: "utf8" });
  return { line: ran.stdout, exit: ran.status };
}

describe("scripts/count-tests.mjs", () => {
  const green = { success: true, numPassedTests: 3, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0 };

  it("passes only if tests ran, all passed, and so did everything else", () => {
    expect(count(0, green)).toEqual({ line: "3 passed, 0 failed\n", exit: 0 });
    expect(count(1, green)).toEqual({ line: "3 passed, 1 failed\n", exit: 1 });
    expect(count(0, { ...green, numPassedTests: 0 })).toEqual({ line: "0 passed, 0 failed\n", exit: 1 });
  });

  it("counts failures and skipped tests", () => {
    const red = { ...green, success: false, numFailedTests: 2, numPendingTests: 1 };
    expect(count(1, red)).toEqual({ line: "3 passed, 2 failed, 1 skipped\n", exit: 1 });
  });

  it("counts a test file that could not be loaded as a failure", () => {
    expect(count(0, { ...green, success: false })).toEqual({ line: "3 passed, 1 failed\n", exit: 1 });
  });

  it("fails if no tests ran", () => {
    expect(count(0, undefined)).toEqual({ line: "0 passed, 1 failed\n", exit: 1 });
  });

  it.runIf(process.platform === "linux")("fails if a test was skipped, except those of the reports after --", () => {
    const test = (status: string) => ({ fullName: `a ${status} test`, status });
    const report = (...statuses: string[]) => ({
      ...green,
      numPendingTests: statuses.filter((one) => one === "skipped").length,
      testResults: [{ assertionResults: statuses.map(test) }],
    });
    expect(count(0, report("passed", "skipped"))).toEqual({ line: "3 passed, 1 failed, 1 skipped\n", exit: 1 });
    expect(count(0, report("passed"), "--", report("skipped"))).toEqual({
      line: "6 passed, 0 failed, 1 skipped\n",
      exit: 0,
    });
  });

  it("adds up several reports, and fails if one of them is missing or red", () => {
    expect(count(0, green, { ...green, numPendingTests: 2 })).toEqual({
      line: "6 passed, 0 failed, 2 skipped\n",
      exit: 0,
    });
    expect(count(0, green, undefined)).toEqual({ line: "3 passed, 1 failed\n", exit: 1 });
    expect(count(1, { ...green, success: false, numFailedTests: 2 }, green)).toEqual({
      line: "6 passed, 2 failed\n",
      exit: 1,
    });
  });
});
