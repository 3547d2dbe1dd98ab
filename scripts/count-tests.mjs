// The closing line of a run, `N passed, N failed`, from vitest's JSON report and the exit status of the whole.
// `node scripts/count-tests.mjs REPORT STATUS`; fails where there is no report or no test passed.
import { existsSync, readFileSync } from "node:fs";

const [report, status] = process.argv.slice(2);
const tests = existsSync(report) ? JSON.parse(readFileSync(report, "utf8")) : {};
const passed = tests.numPassedTests ?? 0;
// A file that could not be loaded, and a part after the tests that failed, count as one failure.
const other = status !== "0" || tests.success !== true ? 1 : 0;
const failed = Math.max(tests.numFailedTests ?? 0, other);
const skipped = (tests.numPendingTests ?? 0) + (tests.numTodoTests ?? 0);
console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
