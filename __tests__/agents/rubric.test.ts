import { describe, expect, it } from "vitest";
import { gradeByRubric, meanScore } from "../../src/agents/rubric.js";
import { hide } from "../../src/core/redaction/redacted.js";
import type { Grade } from "../../src/matchers/types.js";

/** A judge with a score for each rubric that holds the key. */
function judge(scores: Readonly<Record<string, number>>) {
  const asked: string[] = [];
  const ask = async (rubric: string): Promise<Grade> => {
    asked.push(rubric);
    const [key, score] = Object.entries(scores).find(([part]) => rubric.includes(part)) ?? [];
    if (key === undefined || score === undefined) throw new Error(`unexpected: ${rubric}`);
    return { score, reason: hide(`because of ${key}`) };
  };
  return { ask, asked };
}

describe("a rubric", () => {
  it("of text is one question", async () => {
    const { ask, asked } = judge({ city: 0.4 });
    const graded = await gradeByRubric({ kind: "text", text: "Names the city." }, ask);
    expect(graded).toEqual({ score: 0.4, reason: "because of city" });
    expect(asked).toEqual(["Names the city."]);
  });

  const criteria = [
    { name: "day", description: "Books the right day.", weight: 2 },
    { name: "reply", description: "Confirms it.", weight: 1 },
  ];

  it("of criteria asks each by itself, and scores their weighted mean", async () => {
    const { ask, asked } = judge({ day: 1, reply: 0.4 });
    const graded = await gradeByRubric({ kind: "criteria", criteria, strict: false }, ask);
    expect(graded).toEqual({
      score: 0.8,
      reason: "reply: because of reply",
      note: "day: 1 (weight 2): because of day\nreply: 0.4 (weight 1): because of reply",
    });
    expect(asked).toEqual(["day: Books the right day.", "reply: Confirms it."]);
  });

  it("that is strict scores the lowest criterion", async () => {
    const { ask } = judge({ day: 1, reply: 0.4 });
    expect(await gradeByRubric({ kind: "criteria", criteria, strict: true }, ask)).toMatchObject({ score: 0.4 });
  });

  it("is not failed by binary fractions", () => {
    expect(meanScore([{ score: 0.7 }, { score: 0.7 }, { score: 0.7 }])).toBe(0.7);
  });

  const [CALLED, THERE] = ["Was the tool called?", "Is there a temperature?"];
  const tree = {
    ask: CALLED,
    yes: { ask: THERE, yes: { score: 1, reason: "called it and said it" }, no: { score: 0.4 } },
    no: { score: 0, reason: "never called it" },
  };

  it.each([
    [{ tool: 0.5, temperature: 0.9 }, 1, "called it and said it", `${CALLED} -> yes, ${THERE} -> yes`],
    [{ tool: 1, temperature: 0.49 }, 0.4, "because of temperature", `${CALLED} -> yes, ${THERE} -> no`],
    [{ tool: 0.1 }, 0, "never called it", `${CALLED} -> no`],
  ])("of a tree asks down to a score and says the path: %o", async (scores, score, reason, path) => {
    const { ask, asked } = judge(scores);
    expect(await gradeByRubric({ kind: "tree", tree }, ask)).toEqual({ score, reason, note: `path: ${path}` });
    expect(asked).toHaveLength(path.split(",").length);
  });
});
