import { expect, it } from "vitest";
import type { Baseline } from "../../src/core/generated/baseline.js";
import { createKnownFailures } from "../../src/results/baseline/known.js";
import { newBaseline } from "../../src/results/baseline/write.js";
import { results, row, source } from "../support/results.js";

const tool = { name: "mcptest", version: "1.0.0" };

/** What a run with this score makes of a baseline. */
function next(score: number | undefined, document?: Baseline) {
  const previous = document && { name: "baseline.json", tests: [], rules: [], document };
  return newBaseline({
    ...{ tool, generatedAt: "2026-01-01T00:00:01.000Z", findings: [], contracts: [], acceptsNew: true },
    rows: source(results([row()])).rows(),
    known: createKnownFailures({ update: true, strict: false, ...(previous && { file: previous }) }),
    judgeable: { ofTest: () => true, ofRule: () => true },
    ...(previous && { previous }),
    ...(score !== undefined && { score }),
  });
}

it("a baseline is written again if only the score is another one", async () => {
  const first = await next(80);
  expect(first?.score).toBe(80);
  expect(await next(80, first)).toBeUndefined();
  expect(await next(90, first)).toMatchObject({ score: 90 });
  // A run without a corpus has none, and leaves it as it is.
  expect(await next(undefined, first)).toBeUndefined();
});
