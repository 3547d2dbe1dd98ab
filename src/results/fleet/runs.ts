import type { CorpusScore, TestRow } from "../../core/generated/results.js";
import { coverageOfServers } from "../coverage.js";
import type { GateResult } from "../gate.js";
import { isFlaky } from "../tally.js";
import type { Head, ResultsSource } from "../types.js";

/** How many of the tools, resources and prompts that are listed were used. */
export interface Coverage {
  used: number;
  total: number;
}

/** One run of a repository. */
export interface RunOfFleet extends Pick<GateResult, "conclusion" | "exitCode" | "reasons"> {
  /** Its file. */
  path: string;
  /** When it started, if the file says so. */
  startedAt?: string;
  score?: CorpusScore;
  coverage?: Coverage;
  /** What became of its tests, in words. */
  counts: string;
  /** In how many places contracts differ from the baseline. */
  drift: number;
  /** How many tests passed only when they were repeated. */
  flaky: number;
}

/** The outcomes of the tests of several runs, which show those that are flaky. */
export type Outcomes = Map<string, Set<TestRow["status"]>>;

/** The coverage of a run: by its tests, if it was asked for it, else by its audits; their outcomes are added to `outcomes`. */
export async function coverageOfRun(source: ResultsSource, outcomes: Outcomes): Promise<Coverage | undefined> {
  let audited: Coverage | undefined;
  for await (const row of source.rows()) {
    const { judged, id, target_version } = row;
    if (judged?.coverage !== undefined) {
      const { called, listed } = judged.coverage;
      audited = { used: (audited?.used ?? 0) + called, total: (audited?.total ?? 0) + listed };
    }
    const key = JSON.stringify([id, target_version]);
    const statuses = outcomes.get(key) ?? new Set();
    outcomes.set(key, statuses.add(row.status));
    if (isFlaky(row)) statuses.add("failed");
  }
  return coverageByTests(source.head) ?? audited;
}

function coverageByTests({ servers }: Head): Coverage | undefined {
  const all = coverageOfServers(servers);
  const sum = (of: (one: (typeof all)[number]) => number) => all.reduce((total, one) => total + of(one), 0);
  return all.length === 0 ? undefined : { used: sum(({ exercised }) => exercised), total: sum(({ total }) => total) };
}

/** How many tests passed in one run and not in another, or only when they were repeated. */
export function flakyTests(outcomes: Outcomes): number {
  return [...outcomes.values()].filter((statuses) => statuses.has("passed") && statuses.has("failed")).length;
}
