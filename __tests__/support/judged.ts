import type { RuleId } from "../../src/rules/registry.js";
import type { Ran, RunOptions } from "./cli.js";
import { mcptestHere } from "./in-process.js";

/** What a report of `compliance run` says of one rule. */
export interface Ruled {
  id: RuleId;
  status: string;
  severity: string;
  subject?: string;
  message?: string;
  evidence?: string;
  count?: number;
  sdk?: string;
}

export interface Judged extends Ran {
  report: { grade: string | null; not_graded?: string; rules: Ruled[] };
  results: Ruled[];
  failed: Ruled[];
  /** The rules that have a result with this status. */
  idsOf(status: string): string[];
}

/** Runs `compliance run` with these flags. */
export async function judged(flags: readonly string[], options: RunOptions = {}, start = mcptestHere): Promise<Judged> {
  const ran = await start(["compliance", "run", ...flags, "--format", "json"], options);
  if (ran.stdout === "") throw new Error(ran.stderr);
  const report = JSON.parse(ran.stdout);
  const results: Ruled[] = report.rules;
  const having = (status: string) => results.filter((one) => one.status === status);
  const idsOf = (status: string) => [...new Set(having(status).map(({ id }) => id))];
  return { ...ran, report, results, failed: having("failed"), idsOf };
}
