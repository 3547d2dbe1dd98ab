import { isAbsolute } from "node:path";
import { isObject } from "../../src/core/json/json.js";

const SEVERITIES: readonly unknown[] = ["info", "minor", "major", "critical", "blocker"];

/**
 * What GitLab would refuse or misread in a code quality report, by the fields it documents
 * (https://docs.gitlab.com/ci/testing/code_quality/#code-quality-report-format). Two entries with one fingerprint are
 * shown as one.
 */
export function codeQualityProblems(report: unknown): string[] {
  if (!Array.isArray(report)) return ["the report is not a list"];
  const seen = new Set<unknown>();
  return report.flatMap((entry: unknown, index) => {
    if (!isObject(entry)) return [`${index} is not an object`];
    const { description, check_name, fingerprint, severity, location, ...others } = entry;
    const { path, lines, ...rest } = isObject(location) ? location : {};
    const begin = isObject(lines) ? lines.begin : undefined;
    const problems = [
      ...[...Object.keys(others), ...Object.keys(rest)].map((name) => `unknown ${name}`),
      ...(isText(description) ? [] : ["description"]),
      ...(isText(check_name) ? [] : ["check_name"]),
      ...(isText(fingerprint) && /^[0-9a-f]{64}$/.test(fingerprint) && !seen.has(fingerprint) ? [] : ["fingerprint"]),
      ...(SEVERITIES.includes(severity) ? [] : ["severity"]),
      ...(isText(path) && !path.startsWith("./") && !isAbsolute(path) ? [] : ["location.path"]),
      ...(typeof begin === "number" && Number.isInteger(begin) && begin >= 1 ? [] : ["location.lines.begin"]),
    ];
    seen.add(fingerprint);
    return problems.map((problem) => `${index}: ${problem}`);
  });
}

function isText(value: unknown): value is string {
  return typeof value === "string";
}
