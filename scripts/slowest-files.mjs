// The ten test files that took longest, from a JSON report of vitest: `node scripts/slowest-files.mjs REPORT`.
import { existsSync, readFileSync } from "node:fs";
import { relative } from "node:path";

const [report] = process.argv.slice(2);
const { testResults = [] } = existsSync(report) ? JSON.parse(readFileSync(report, "utf8")) : {};
const files = testResults
  .map(({ name, startTime, endTime, assertionResults }) => ({
    file: relative(process.cwd(), name),
    seconds: (endTime - startTime) / 1_000,
    tests: assertionResults.length,
  }))
  .sort((a, b) => b.seconds - a.seconds);
for (const { file, seconds, tests } of files.slice(0, 10)) {
  console.log(`${seconds.toFixed(1).padStart(7)} s  ${file} (${tests})`);
}
