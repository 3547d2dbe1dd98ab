import fc from "fast-check";
import { globSync } from "tinyglobby";
import { expect, it } from "vitest";
import { checkSuites, draftProblems } from "../../src/engine/check/check.js";
import { load } from "../suite/support.js";
import { root, textIn } from "../support/harness.js";
import { changed, expectWhole, found, RUNS } from "./inputs.js";

const texts = globSync(["examples/*.yaml", "__tests__/golden/suite/**/*.yaml"], { cwd: root })
  .map((file) => textIn(`${root}${file}`))
  .filter(({ length }) => length < 4_000);

it("any text is a suite, or problems say where it is none", async () => {
  expect(texts.length).toBeGreaterThan(50);
  const check = async (text: string) => {
    const { suite, drafts, problems } = await load(text);
    const checked =
      suite === undefined
        ? await draftProblems(drafts, { cwd: "/" })
        : (await checkSuites([suite], { cwd: "/" })).problems;
    const all = [...problems, ...checked];
    if (suite === undefined) expect(all).not.toEqual([]);
    for (const problem of all) {
      expectWhole(problem);
      const { file, line = 0, column = 0 } = problem.location ?? {};
      if (file === "suite.yaml") {
        expect(line).toBeGreaterThanOrEqual(1);
        expect(line).toBeLessThanOrEqual(text.split(/\r\n|\n|\r/).length);
        expect(column).toBeGreaterThanOrEqual(1);
      }
    }
  };
  for (const text of found("suites")) await check(text);
  await fc.assert(fc.asyncProperty(changed(texts), check), { numRuns: RUNS });
}, 3_600_000);
