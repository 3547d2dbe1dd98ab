import type { Status } from "../conformance/checks/verdict.js";
import type { CorpusFindings } from "../conformance/corpus/run-corpus.js";
import type { Grade } from "../conformance/corpus/score.js";
import { GRADE_RULE, type Readiness, readinessOf, scoreOf } from "../conformance/corpus/score.js";
import type { CorpusTiming, RuleResult } from "../conformance/corpus/types.js";
import { TOOL_NAME } from "../core/version.js";

/** What a corpus run says of a server: the machine-readable form of `mcptest compliance run`. */
export interface CorpusReport {
  tool: string;
  version: string;
  server: string;
  server_info: unknown;
  protocol_version: string;
  transport: CorpusFindings["transport"];
  grade: Grade | null;
  /** From 0 to 100; null if no rule was judged. */
  score: number | null;
  grade_rule: string;
  /** How many rules, by the worst of their verdicts. */
  counts: Record<Status, number>;
  readiness: Readiness;
  timing: CorpusTiming;
  /** One for each rule, and for each thing that a rule judged. */
  rules: RuleResult[];
}

/** The verdicts of a rule, the one that counts for the whole rule first. */
const WORST: readonly Status[] = ["failed", "unverified", "passed", "skipped"];

/** The report of a corpus run. */
export function corpusReport(server: string, findings: CorpusFindings, version: string): CorpusReport {
  const { revision, transport, serverInfo, results, timing } = findings;
  return {
    tool: TOOL_NAME,
    version,
    server,
    server_info: serverInfo,
    protocol_version: revision,
    transport,
    ...scoreOf(results),
    grade_rule: GRADE_RULE,
    counts: countRules(results),
    readiness: readinessOf(findings),
    timing,
    rules: results,
  };
}

function countRules(results: readonly RuleResult[]): Record<Status, number> {
  const counts = { passed: 0, failed: 0, skipped: 0, unverified: 0 };
  const worst = new Map<string, Status>();
  for (const { id, status } of results) {
    const before = worst.get(id);
    if (before === undefined || WORST.indexOf(status) < WORST.indexOf(before)) worst.set(id, status);
  }
  for (const status of worst.values()) counts[status] += 1;
  return counts;
}
