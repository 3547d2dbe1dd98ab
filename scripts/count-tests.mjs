// The closing line of a run, `N passed, N failed`, from vitest's JSON reports and the exit status of the whole.
// `node scripts/count-tests.mjs STATUS REPORT...`; fails where a report is missing or no test passed.
import { existsSync, readFileSync } from "node:fs";

const [status, ...files] = process.argv.slice(2);
const reports = files.map((file) => (existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {}));
const sum = (...keys) =>
  reports.reduce((total, report) => total + keys.reduce((some, key) => some + (report[key] ?? 0), 0), 0);
const passed = sum("numPassedTests");
// A file that could not be loaded, and a part after the tests that failed, count as one failure.
const other = status !== "0" || reports.some(({ success }) => success !== true) ? 1 : 0;
const failed = Math.max(sum("numFailedTests"), other);
const skipped = sum("numPendingTests", "numTodoTests");
console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
