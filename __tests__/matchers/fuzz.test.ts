import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { loadMatchers, matcherNames } from "../../src/matchers/compile.js";
import { offerThread } from "../../src/matchers/other-thread.js";
import { compileTransform } from "../../src/matchers/transform.js";
import { SuiteFault } from "../../src/matchers/types.js";
import { BUNDLE } from "../support/bundle.js";
import { matchers, values } from "./traps.mjs";

// What is slow is judged as in a run: in the bundle's thread.
offerThread(`${BUNDLE}/matchers/index.js`);
const compile = await loadMatchers(matchers.flatMap(matcherNames));

describe("any matcher, with any value", () => {
  // Pairs are drawn: all of them would take minutes (`npm run bench -- --only limits`). The seed is new in each run, and
  // told where one fails. What is not stopped runs into the time limit of the test.
  it("is done within its budget and gives a verdict or says that it cannot", async () => {
    const pair = fc.tuple(fc.constantFrom(...matchers), fc.constantFrom(...Object.keys(values)));
    await fc.assert(
      fc.asyncProperty(pair, async ([matcher, name]) => {
        const { judge } = compile(matcher);
        const value = values[name]!();
        try {
          expect(await judge(value)).toHaveProperty("pass");
        } catch (error) {
          expect(error).toBeInstanceOf(SuiteFault);
        }
      }),
      { numRuns: 12 },
    );
  });

  it("is no different in jq", async () => {
    const slow = await compileTransform({ jq: "def f: f; f" });
    await expect(slow(1)).rejects.toThrow("was stopped after 2 s");
    const large = await compileTransform({ jq: 'reduce range(40) as $i ("aaaaaaaaaa"; . + .) | length' });
    await expect(large(1)).rejects.toThrow(SuiteFault);
    const deep = await compileTransform({ jq: "." });
    await expect(deep(values["deep lists"]!())).rejects.toThrow("nested up to 256 levels deep");
    // The instances that were shaken are gone: the next evaluation is sound.
    const sum = await compileTransform("jq add");
    expect(await sum([1, 2])).toEqual({ outputs: [3] });
    expect((await sum(Array.from({ length: 500_000 }, () => 1))).outputs).toEqual([500_000]);
  });
});
