import { expect } from "vitest";

/** What a run of others' tests gave; the committed file of it is what docs/matchers.md is made from. */
export interface Outcome {
  /** The matcher that is tested. */
  matcher: string;
  /** The tests and their version, in words. */
  source: string;
  right: number;
  total: number;
  /** Groups that were left out, with the reason. */
  excluded: string[];
  /** What is judged otherwise, one line each. */
  wrong: string[];
}

/** Checks an outcome against the least rate, and against the file that the documentation is made from. */
export async function checkOutcome(file: string, least: number, outcome: Outcome): Promise<void> {
  expect(outcome.right / outcome.total).toBeGreaterThanOrEqual(least);
  await expect(`${JSON.stringify(outcome, null, 2)}\n`).toMatchFileSnapshot(
    `../../golden/matchers/conformance/${file}.json`,
  );
}
