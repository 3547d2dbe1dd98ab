import { describe, expect, it } from "vitest";
import { CASES } from "./cases.js";
import { judge } from "./judge.js";

describe.each(Object.entries(CASES))("%s", (name, { passes = [], fails }) => {
  it.each(passes)("passes: %j of %j", async (matcher, value) => {
    expect(await judge(matcher, value)).toEqual({ pass: true });
  });

  it("fails as the golden file shows", async () => {
    const verdicts = [];
    for (const [matcher, value] of fails) {
      const verdict = await judge(matcher, value);
      expect(verdict.pass).toBe(false);
      verdicts.push({ matcher, value, verdict });
    }
    await expect(`${JSON.stringify(verdicts, null, 2)}\n`).toMatchFileSnapshot(`../golden/matchers/${name}.json`);
  });
});
