import { describe, expect, it } from "vitest";
import { hide, processSecrets } from "../../src/core/redaction/redacted.js";
import { loadMatchers, matcherNames } from "../../src/matchers/compile.js";
import type { Grade, Graders, Question, Verdict } from "../../src/matchers/types.js";
import { GraderFault, NeedsModel } from "../../src/matchers/types.js";
import type { ModelName } from "../../src/rules/models.js";
import { compileError } from "./judge.js";

const rubric = "Names the city.";

/** Judges a value with models that answer with these grades in turn. */
async function judged(matcher: unknown, value: unknown, grades: readonly (Partial<Grade> | Error)[]) {
  const asked: { question: Question; model: ModelName | undefined }[] = [];
  const graders: Graders = {
    async grade(question, model) {
      const answer = grades[asked.length] ?? {};
      asked.push({ question, model });
      if (answer instanceof Error) throw answer;
      return { score: 0, reason: hide("Because."), ...answer };
    },
    embed: () => Promise.reject(new Error("not asked")),
  };
  const compile = await loadMatchers(matcherNames(matcher));
  const verdict: Verdict = await compile(matcher).judge(value, { graders });
  return { verdict, asked };
}

const fault = (text: string) => new GraderFault(hide(text), "Fix it.");

describe("llm-judge", () => {
  it.each([
    ["a score above the threshold", { score: 0.71 }, {}, true],
    ["a score at it", { score: 0.7 }, {}, true],
    ["a score below it", { score: 0.69 }, {}, false],
    ["a score below its own threshold", { score: 0.89 }, { threshold: 0.9 }, false],
    ["a judge that says it passes", { score: 0.1, pass: true }, {}, true],
    ["a judge that says it does not, with a score that does", { score: 0.9, pass: false }, {}, true],
  ])("passes or not by %s", async (_, grade, more, pass) => {
    const { verdict } = await judged({ "llm-judge": { rubric, ...more } }, "Paris", [grade]);
    expect(verdict.pass).toBe(pass);
  });

  it("explains by score and reason, and asks the model that it names", async () => {
    const matcher = { "llm-judge": { rubric, threshold: 0.8, model: { provider: "local", id: "small" } } };
    const { verdict, asked } = await judged(matcher, { city: "Paris" }, [{ score: 0.2, note: hide("read in part") }]);
    expect(verdict).toEqual({
      pass: false,
      expected: { threshold: 0.8 },
      actual: '{"city":"Paris"}',
      score: 0.2,
      reason: "Because.",
      note: "read in part",
    });
    const question = { rubric, text: '{"city":"Paris"}' };
    expect(asked).toEqual([{ question, model: { provider: "local", id: "small" } }]);
  });

  it("sends no secret", async () => {
    processSecrets.add("GRADED_SECRET", "graded-secret-value");
    const matcher = { "llm-judge": { rubric: "Not graded-secret-value.", model: "m" } };
    const { asked } = await judged(matcher, ["graded-secret-value"], [{ score: 1 }]);
    const question = { rubric: "Not «secret:GRADED_SECRET».", text: '["«secret:GRADED_SECRET»"]' };
    expect(asked).toEqual([{ question, model: { id: "m" } }]);
  });

  it.each([
    ["llm-judge", { rubric }],
    ["llm-jury", { rubric, jurors: [{ model: "m" }] }],
    ["factuality", { reference: "r" }],
    ["answer-relevance", { query: "q" }],
    ["context-faithfulness", { context: "c" }],
    ["similar", { value: "v", threshold: 1, model: "m" }],
  ])("needs a model, as %s does", async (name, argument) => {
    const compile = await loadMatchers([name]);
    for (const ports of [undefined, {}]) {
      const deferred = Promise.resolve(compile({ [name]: argument }).judge("Paris", ports));
      await expect(deferred).rejects.toThrow(NeedsModel);
      await expect(deferred).rejects.toThrow(`\`${name}\` needs a model, and none can be asked here`);
    }
  });

  it("asks the model that it names by its id alone, or the suite's own", async () => {
    expect((await judged({ "llm-judge": { rubric, model: "m" } }, "Paris", [])).asked[0]?.model).toEqual({ id: "m" });
    expect((await judged({ "llm-judge": { rubric } }, "Paris", [])).asked[0]?.model).toBeUndefined();
  });
});

describe("the named judges", () => {
  it.each([
    ["factuality", "reference", "agrees with it"],
    ["answer-relevance", "query", "answers all that is asked"],
    ["context-faithfulness", "context", "supported by the context"],
  ])("%s sends its %s as data, with a fixed rubric", async (name, member, about) => {
    const matcher = { [name]: { [member]: "What is given", threshold: 0.6 } };
    const { verdict, asked } = await judged(matcher, "Paris", [{ score: 0.5 }]);
    const materials = [{ name: member, text: "What is given" }];
    const question = { rubric: expect.stringContaining(about), materials, text: "Paris" };
    expect(asked).toEqual([{ question, model: undefined }]);
    expect(verdict).toMatchObject({ pass: false, expected: { threshold: 0.6 }, score: 0.5, reason: "Because." });
    const good = await judged({ [name]: { [member]: "g" } }, "Paris", [{ score: 0.7 }]);
    expect(good.verdict).toEqual({ pass: true, score: 0.7, reason: "Because." });
  });
});

describe("llm-jury", () => {
  const three = [{ model: "a" }, { model: "b", provider: "local" }, { model: "c" }];
  const jury = (more = {}, jurors: unknown[] = three) => ({ "llm-jury": { rubric, jurors, ...more } });

  it.each([
    ["all of three", [1, 1, 1], {}, true],
    ["two of three, half is enough", [1, 1, 0], {}, true],
    ["one of three", [1, 0, 0], {}, false],
    ["two of three at two thirds, which no binary fraction is", [1, 1, 0], { quorum: 2 / 3 }, true],
    ["two of three at 0.66", [1, 1, 0], { quorum: 0.66 }, true],
    ["two of three at 0.67", [1, 1, 0], { quorum: 0.67 }, false],
    ["their own threshold", [0.5, 0.5, 0.5], { threshold: 0.5 }, true],
    ["their default threshold", [0.69, 0.69, 0.7], {}, false],
  ])("passes or not by %s", async (_, scores, more, pass) => {
    const grades = scores.map((score) => ({ score }));
    expect((await judged(jury(more), "Paris", grades)).verdict.pass).toBe(pass);
  });

  it("tells every juror's verdict, the share that passes, and how far they agree", async () => {
    const answers = [{ score: 0.9, reason: hide("Yes.") }, { score: 0.1 }, fault("The model is not there.")];
    const { verdict, asked } = await judged(jury({ quorum: 0.6 }), "Paris", answers);
    expect(asked.map(({ model }) => model)).toEqual([{ id: "a" }, { id: "b", provider: "local" }, { id: "c" }]);
    expect(verdict).toEqual({
      pass: false,
      expected: { quorum: 0.6 },
      actual: { pass_fraction: 0.5, alpha: 0 },
      score: 0.5,
      note: [
        "1 of 2 jurors accept it; Krippendorff's alpha: 0",
        "a: pass, score 0.9: Yes.",
        "b: fail, score 0.1: Because.",
        "c: abstained: The model is not there.",
      ].join("\n"),
      jurors: [
        { model: "a", score: 0.9, reason: "Yes.", verdict: "pass" },
        { model: "b", provider: "local", score: 0.1, reason: "Because.", verdict: "fail" },
        { model: "c", reason: "The model is not there.", verdict: "abstained" },
      ],
    });
  });

  it("that agrees has alpha 1; one verdict has none", async () => {
    const all = await judged(jury(), "Paris", [{}, {}, {}]);
    expect(all.verdict.actual).toEqual({ pass_fraction: 0, alpha: 1 });
    const one = await judged(jury(), "Paris", [fault("x"), {}, fault("y")]);
    expect(one.verdict.actual).toStrictEqual({ pass_fraction: 0 });
    expect(one.verdict.note).toContain("alpha: none, with one verdict");
  });

  it("does not count who abstains", async () => {
    const { verdict } = await judged(jury({ quorum: 1 }), "Paris", [{ score: 1 }, fault("x"), fault("y")]);
    expect(verdict.pass).toBe(true);
  });

  it("in which all abstain is a fault, and without a key of one of them it waits", async () => {
    const none = judged(jury(), "Paris", [fault("x"), fault("y"), fault("z")]);
    await expect(none).rejects.toThrow(GraderFault);
    await expect(none).rejects.toMatchObject({
      message: "No juror gave a verdict: a: abstained: x; b: abstained: y; c: abstained: z",
      fix: "Follow what the messages say, or name other jurors.",
    });
    const waiting = judged(jury(), "Paris", [{ score: 1 }, { score: 1 }, new NeedsModel(hide("no key"))]);
    await expect(waiting).rejects.toThrow(NeedsModel);
  });
});

describe("similar", () => {
  /** Compares by vectors that stand in a text: `1 0, 5 0`. */
  async function compared(vectors: string, threshold: number): Promise<Verdict> {
    const graders: Graders = {
      grade: () => Promise.reject(new Error("not asked")),
      embed: async (texts, model) => {
        expect([texts, model]).toEqual([["it was sent", '{"a":1}'], { id: "m" }]);
        return vectors.split(",").map((vector) => vector.trim().split(" ").filter(Boolean).map(Number));
      },
    };
    const compile = await loadMatchers(["similar"]);
    return compile({ similar: { value: "it was sent", threshold, model: "m" } }).judge({ a: 1 }, { graders });
  }

  it.each([
    ["1 0, 1 0", 1, true],
    ["1 0, 5 0", 1, true],
    ["1 0, 0 1", 0, true],
    ["1 1, 1 0", 0.7, true],
    ["1 1, 1 0", 0.71, false],
    ["1 0, -1 0", 0, false],
    ["0.5, 2", 1, true],
    ["3 4, 6 8", 1, true],
    ["3 4, 40 30", 0.97, false],
  ])("compares the directions of %s with %d", async (vectors, threshold, pass) => {
    expect((await compared(vectors, threshold)).pass).toBe(pass);
  });

  it("shows the similarity", async () => {
    expect(await compared("1 1, 1 0", 0.9)).toEqual({
      pass: false,
      expected: "it was sent",
      actual: '{"a":1}',
      score: expect.closeTo(Math.SQRT1_2),
      note: "the similarity is below 0.9",
    });
  });

  it.each(["1 0, 1", "1, 1 0", "0 0, 1 0", "1 0", ","])("cannot compare %s", async (vectors) => {
    await expect(compared(vectors, 0)).rejects.toThrow(GraderFault);
    await expect(compared(vectors, 0)).rejects.toMatchObject({
      message: "The embeddings of m cannot be compared: their lengths differ, or one of them is zero",
      fix: "Name another embedding model.",
    });
  });
});

describe("the argument of a matcher that asks a model", () => {
  const juror = { model: "m" };
  it.each([
    [{ "llm-judge": { rubric, threshold: 0 } }],
    [{ "llm-judge": { rubric, threshold: 1, model: { id: "m" } } }],
    [{ "llm-judge": { rubric, model: { id: "m", provider: "p" } } }],
    [{ "llm-jury": { rubric, jurors: [juror], threshold: 0, quorum: 1 } }],
    [{ similar: { value: "v", threshold: 0.5, model: { id: "m" } } }],
    [{ factuality: { reference: "r", threshold: 0.5, model: "m" } }],
  ])("may be %j", async (matcher) => {
    expect(await compileError(matcher)).toBeUndefined();
  });

  it.each(["not", "allOf", "anyOf", "oneOf"])("is not in %s", async (outer) => {
    for (const name of ["similar", "llm-judge", "llm-jury", "factuality", "answer-relevance", "context-faithfulness"]) {
      const inner = { [name]: {} };
      const error = await compileError({ [outer]: outer === "not" ? inner : [inner] });
      expect(String(error)).toContain(`\`${name}\` cannot be nested in another matcher`);
    }
  });
});
