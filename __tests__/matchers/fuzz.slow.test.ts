import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { loadMatchers, matcherNames } from "../../src/matchers/compile.js";
import { compileTransform } from "../../src/matchers/transform.js";
import { SuiteFault } from "../../src/matchers/types.js";
import { setThreadProgram } from "../../src/matchers/worker/limit.js";
import { BUNDLE } from "../support/bundle.js";
import { matchers, values } from "./traps.mjs";

// What is slow is judged as in a run: in the bundle's thread.
setThreadProgram(`${BUNDLE}/matchers/index.js`);
const compile = await loadMatchers(matchers.flatMap(matcherNames));

describe("any matcher, with any value", () => {
  // Pairs are drawn: all of them would take minutes (`npm run bench -- --only limits`). The seed is new in each run, and
  // reported if one fails. What is not stopped runs into the time limit of the test, which is the only clock here.
  it("ends with a verdict or says why it cannot", async () => {
    const pair = fc.tuple(fc.constantFrom(...matchers), fc.constantFrom(...Object.keys(values)));
    await fc.assert(
      fc.asyncProperty(pair, async ([matcher, name]) => {
        const { judge } = compile(matcher);
        const value = values[name]!();
        try {
          expect(typeof (await judge(value)).pass).toBe("boolean");
        } catch (error) {
          expect(error).toBeInstanceOf(SuiteFault);
        }
      }),
      { numRuns: 8 },
    );
  });

  it("has one budget, however many matchers are in it", async () => {
    const slow = Array.from({ length: 6 }, (_, index) => ({ regex: `\\w{10${index}}!` }));
    const { judge } = (await loadMatchers(["allOf", "regex"]))({ allOf: slow });
    await expect(Promise.resolve(judge("a".repeat(1_000_000)))).rejects.toThrow("was stopped after 2 s");
  });

  it("is no different in jq", async () => {
    const slow = await compileTransform({ jq: "def f: f; f" });
    await expect(slow(1)).rejects.toThrow("was stopped after 2 s");
    const large = await compileTransform({ jq: 'reduce range(40) as $i ("aaaaaaaaaa"; . + .) | length' });
    await expect(large(1)).rejects.toThrow(/takes more than 256 MiB of memory|was stopped after 2 s/);
    const deep = await compileTransform({ jq: "." });
    await expect(deep(values["deep lists"]!())).rejects.toThrow("nested up to 256 levels deep");
    const endless = await compileTransform({ jq: "range(1e9)" });
    await expect(endless(1)).rejects.toThrow(/prints more than 16 MiB|was stopped after 2 s/);
    // The instances that were unsound are gone: the next evaluation is sound.
    const sum = await compileTransform("jq add");
    expect(await sum([1, 2])).toEqual({ outputs: [3] });
    expect((await sum(Array.from({ length: 500_000 }, () => 1))).outputs).toEqual([500_000]);
  });
});
