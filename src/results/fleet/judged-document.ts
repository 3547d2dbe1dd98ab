import { asList, asObject, isObject } from "../../core/json/json.js";
import { LIMITS } from "../../core/limits.js";
import { readJsonFile } from "../../core/read-file.js";
import type { GateResult } from "../gate.js";
import { GRADES } from "../grades.js";
import type { Coverage, RunOfFleet } from "./runs.js";

/** What `audit` and `compliance run` write with `--format json`, of one server or several, as a run; undefined for other files. */
export function readJudgedDocument(path: string): RunOfFleet | undefined {
  const document = readJsonFile(path, LIMITS.resultsPart);
  const { servers } = asObject(document);
  const entries = Array.isArray(servers) ? servers.map(asObject) : [{ ...asObject(document), report: document }];
  const reports = entries.flatMap(({ report }) => (isReport(report) ? [report] : []));
  const unjudged = entries.filter(({ report }) => !isReport(report));
  if (reports.length === 0 && !unjudged.some((entry) => "exit_code" in entry && "reason" in entry)) return undefined;
  const failed = reports.flatMap((report) => asList(report.failed_by).map(String));
  const ungraded = reports.flatMap((report) => (typeof report.not_graded === "string" ? [report.not_graded] : []));
  const missing = unjudged.map(({ server, reason = "" }) =>
    [`${String(server)} was not judged`, String(reason)].filter(Boolean).join(": "),
  );
  const reasons = [...missing, ...[...new Set(failed)].map((id) => `failed by ${id}`), ...ungraded];
  const exitCode = missing.length > 0 ? 2 : failed.length > 0 ? 1 : 0;
  const coverages = reports.map(({ coverage }) => asObject(coverage));
  return {
    path,
    conclusion: CONCLUSIONS[exitCode],
    exitCode,
    reasons,
    ...lowestScore(reports),
    ...coverageOf(coverages),
    counts: reports.map((report) => countsText(asObject(report.counts))).join("; "),
    drift: 0,
    flaky: 0,
  };
}

const CONCLUSIONS = ["success", "failure", "error"] as const satisfies GateResult["conclusion"][];

type Report = Record<string, unknown>;

function isReport(value: unknown): value is Report {
  return isObject(value) && "grade" in value && "rules" in value && "failed_by" in value;
}

function lowestScore(reports: readonly Report[]): Pick<RunOfFleet, "score"> {
  const scores = reports.flatMap(({ score, grade }) => {
    const known = [...GRADES, "F" as const].find((one) => one === grade);
    return typeof score === "number" && known !== undefined ? [{ score, grade: known }] : [];
  });
  const [lowest] = scores.sort((a, b) => a.score - b.score);
  return lowest === undefined ? {} : { score: lowest };
}

function coverageOf(coverages: readonly Report[]): { coverage?: Coverage } {
  const sum = (name: string) => coverages.reduce((all, one) => all + (Number(one[name]) || 0), 0);
  return sum("listed") === 0 ? {} : { coverage: { used: sum("called"), total: sum("listed") } };
}

function countsText(counts: Report): string {
  return Object.entries(counts)
    .filter(([, count]) => typeof count === "number" && count > 0)
    .map(([name, count]) => `${String(count)} ${name}`)
    .join(", ");
}
