import type { Drift, Severity, Status, Summary, Tier } from "../../core/generated/results.js";

/*
 * What the reporter embeds in the page, and the page's script reads. All texts are cut and sanitized by the reporter.
 *
 * `head` is the element with PageHead. Then each element of the class `tests` has one TestChunk, and each element
 * `detail-N` the Detail of one row, which the page parses when a reader opens it.
 */

export const HEAD_ID = "head";
export const TESTS_CLASS = "tests";
export const DETAIL_ID = "detail-";

const statuses = ["passed", "failed", "errored", "skipped", "deferred", "unverified"] as const;
export const STATUSES = statuses satisfies readonly Status[];

/** Everything but the tests. */
export interface PageHead {
  conclusion: "success" | "failure" | "error" | "interrupted";
  /** `12 tests: 10 passed, 2 failed in 1.2 s`. */
  counts: string;
  /** Why the run is not a success, apart from the counts. */
  reasons: string[];
  /** Names and values, such as when the run started. */
  facts: [name: string, value: string][];
  summary: Summary;
  servers: PageServer[];
  /** What stopped tests before they ran. */
  causes: { title: string; effect: string; failures: PageFailure[] }[];
  findings: PageFinding[];
  /** What differs from the contracts in the baseline. */
  drift: PageDrift[];
  /** How many more there are. */
  moreDrift: number;
  rules: Record<string, PageRule>;
  runs: PageRun[];
}

/** In milliseconds; null if nothing was measured. */
type Time = number | null;

/** One server at one revision. */
export interface PageServer extends Record<"p50" | "p95" | "p99" | "startup", Time> {
  name: string;
  file: string;
  version: string;
  /** Kind, negotiated revision and server_info. */
  about: string;
  calls: number;
  tools: PageTool[];
}

/** How long the calls of one tool took. */
export type PageTool = [name: string, calls: number, p50: Time, p95: Time, p99: Time, max: Time];

/** One difference between a server's contract and the one in the baseline. */
export interface PageDrift {
  server: string;
  text: string;
  class: Drift["class"];
  gates: boolean;
  /** JSON; empty if there was or is nothing. */
  before: string;
  after: string;
}

export interface PageFinding {
  rule: string;
  gates: boolean;
  text: string;
  place: string;
  evidence: string;
}

export interface PageRule {
  title: string;
  severity: Severity;
  fix: string;
  /** Empty if it is not an https address. */
  url: string;
}

/** One of several results files, for the trend. */
export interface PageRun {
  startedAt: string;
  shard: string;
  versions: string;
  duration: number;
  summary: Summary;
  /** The slowest server's p95. */
  p95: Time;
}

/** Some tests. A number for a file, suite, server, revision, tag or rule is an index of `names`; -1 is none. */
export interface TestChunk {
  names: string[];
  tests: PackedTest[];
}

/** One test, with the rows of all its revisions. */
export type PackedTest = [
  name: string,
  file: number,
  line: number,
  suite: number,
  server: number,
  rows: PackedRow[],
  tags?: number[],
];

export type PackedRow = [version: number, status: number, duration: number, extra?: RowExtra];

/** What a row that simply passed does not have. */
export interface RowExtra {
  /** What is shown beside the test: its first failure, or the reason of its status. */
  text?: string;
  rules?: number[];
  attempts?: number;
  baseline?: "new" | "known" | "fixed";
  /** What an audit found, by tier: how many of each of `TIERS`. */
  tiers?: number[];
  /** The number of its Detail; -1 if it was left out of the page because of its size. */
  detail?: number;
}

/** What is shown of a row when it is opened. */
export interface Detail {
  reason?: string;
  failures: PageFailure[];
  findings: Omit<PageFinding, "place">[];
  /** What an audit found; it is neither among the failures nor the findings. */
  auditFindings?: PageAuditFinding[];
  audit?: PageAudit;
  /** What the agent did, a line each. */
  agent: string[];
  /** What models and scorers gave, a line each. */
  scores: string[];
  /** What a load test measured, a line each. */
  load?: string[];
  plot?: PagePlot;
  /** What became of each probe, a line each. */
  probes?: string[];
  steps: string[];
  tasks?: PageTask[];
  frames: PageFrame[];
  /** True if the frames were left out because of the size of the page. */
  withoutFrames?: true;
}

/** A task with the statuses that were seen: when each began, how long it lasted (empty for a final one), and its share of the time. */
export interface PageTask {
  title: string;
  states: { status: string; at: string; lasted: string; share: number }[];
}

/** What a load test measured over time. */
export interface PagePlot {
  stepMs: number;
  /** One of each step: calls that ended in a second, those that failed, and latencies in milliseconds. */
  rate: number[];
  failed: number[];
  p50: Time[];
  p95: Time[];
}

export interface PageAuditFinding {
  tier: Tier | "sdk";
  rule: string;
  text: string;
  /** The smallest requests that show it and the last answer, or what was seen. */
  evidence: string;
  /** How to fix it; as the rule says if not given. */
  fix?: string;
  /** The baseline has it. */
  known?: true;
  /** How many things it stands for, if it is not one. */
  count?: number;
}

/** What an audit covered. */
export interface PageAudit {
  tools: [name: string, calls: number, accepted: number, why: string][];
  /** How many tools were called and why not the others, and what was left out. */
  notes: string[];
}

export interface PageFailure {
  message: string;
  rules: string[];
  /** The place, and the author's lines with a caret. */
  source: string;
  /** Names and lines: target, expected, actual, difference … */
  fields: [name: string, lines: string[]][];
  fix: string;
}

/** One request with its answer. */
export interface PageFrame {
  server: string;
  request: string;
  /** `200 OK, 12 ms`; empty if nothing is known. */
  answer: string;
  headers: string;
  response: string;
}
