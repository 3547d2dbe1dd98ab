import type { Results, TestRow } from "../core/generated/results.js";

/** What is known before the first row: all of Results except its rows. `drift` is absent if the run had no baseline. */
export type Head = Readonly<Omit<Results, "version" | "tests">>;

/** Readable results: `rows` returns the rows in report order and can be called repeatedly. */
export interface ResultsSource {
  head: Head;
  rows(): AsyncIterable<TestRow>;
}
