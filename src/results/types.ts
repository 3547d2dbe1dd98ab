import type {
  Cause,
  Drift,
  Finding,
  RuleText,
  Run,
  ServerRow,
  Summary,
  TestRow,
  Tool,
} from "../core/generated/results.js";

/** What is known before the first row: all of Results except its rows. */
export interface Head {
  tool: Tool;
  run: Run;
  summary: Summary;
  servers: readonly ServerRow[];
  findings: readonly Finding[];
  causes?: Cause[];
  /** Absent if the run had no baseline. */
  drift?: Drift[];
  rules: Readonly<Record<string, RuleText>>;
}

/** Readable results: `rows` returns the rows in report order and can be called repeatedly. */
export interface ResultsSource {
  head: Head;
  rows(): AsyncIterable<TestRow>;
}
