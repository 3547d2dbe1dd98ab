import fc from "fast-check";
import { expect, it } from "vitest";
import { parseSteps, printSteps } from "../../src/matchers/target.js";
import { MatcherError } from "../../src/matchers/types.js";
import { changed, found, RUNS } from "./inputs.js";

it("any text is a target and reads the same when it is printed, or an error names the column", () => {
  const check = (text: string) => {
    try {
      const steps = parseSteps(text);
      expect(parseSteps(printSteps(steps))).toEqual(steps);
    } catch (error) {
      if (!(error instanceof MatcherError)) throw error;
      const column = Number(/, at column (\d+) of /.exec(error.description)?.[1]);
      expect(error.message).not.toMatch(/\bundefined\b/);
      expect(column).toBeGreaterThanOrEqual(1);
      expect(column).toBeLessThanOrEqual(text.length + 1);
    }
  };
  for (const text of found("targets")) check(text);
  const some = ["", "result", 'result.content[0]["a.b"].length', "a[*].b[-1]", "data.é[12]"];
  const small = fc.string({ unit: fc.constantFrom(...'a.[]"0-*\\ 1é') });
  fc.assert(fc.property(fc.oneof(changed(some), small), check), { numRuns: RUNS });
}, 3_600_000);
