// The closing line of a run, `N passed, N failed`, from vitest's JSON reports and the exit status of the tests.
// `node scripts/count-tests.mjs STATUS REPORT... [-- REPORT...]`; fails if a report is missing or no test passed, and on
// Linux if a test in the reports before `--` was skipped: it lists those.
import { existsSync, readFileSync } from "node:fs";

const [status, ...given] = process.argv.slice(2);
const files = given.filter((file) => file !== "--");
const whole = given.includes("--") ? given.indexOf("--") : given.length;
const reports = files.map((file) => (existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {}));
const sum = (...keys) =>
  reports.reduce((total, report) => total + keys.reduce((some, key) => some + (report[key] ?? 0), 0), 0);
const passed = sum("numPassedTests");
const skippedTests = reports
  .slice(0, process.platform === "linux" ? whole : 0)
  .flatMap(({ testResults = [] }) => testResults)
  .flatMap(({ assertionResults = [] }) => assertionResults)
  .filter((test) => test.status !== "passed" && test.status !== "failed");
for (const { fullName } of skippedTests) console.error(`skipped: ${fullName}`);
// A file that could not be loaded, and a part after the tests that failed, count as one failure.
const other = status !== "0" || skippedTests.length > 0 || reports.some(({ success }) => success !== true) ? 1 : 0;
const failed = Math.max(sum("numFailedTests"), other);
const skipped = sum("numPendingTests", "numTodoTests");
console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
