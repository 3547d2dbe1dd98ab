import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { createGraders, DEFAULT_JUDGES, openVerdictCache } from "../../src/agents/graders.js";
import type { Model } from "../../src/agents/types.js";
import { hide } from "../../src/core/redaction/redacted.js";
import { GraderFault, NeedsModel } from "../../src/matchers/types.js";
import type { ModelName } from "../../src/rules/models.js";
import { folderWith } from "../support/temporary.js";
import { fakeModel, verdict } from "./fake-model.js";

const folder = folderWith({});
const question = { rubric: hide("Names the city."), text: hide("Paris") };

/** Graders whose models all are this one; and the names by which they were opened. */
function graders(model: Model, env: Record<string, string> = {}) {
  const opened: ModelName[] = [];
  const open = async (name: ModelName) => {
    opened.push(name);
    return { kind: "model", model } as const;
  };
  return { graders: createGraders({ open, env }), opened };
}

describe("graders", () => {
  it.each([
    [{ MISTRAL_API_KEY: "m" }, /^mistral-/],
    [{ GOOGLE_API_KEY: "g", MISTRAL_API_KEY: "m" }, /^gemini-/],
    [{ GEMINI_API_KEY: "g" }, /^gemini-/],
    [{ OPENAI_API_KEY: "o", GEMINI_API_KEY: "g" }, /^gpt-/],
    [{ ANTHROPIC_API_KEY: "a", OPENAI_API_KEY: "o" }, /^claude-/],
    [{ ANTHROPIC_API_KEY: " \n", OPENAI_API_KEY: "o" }, /^gpt-/],
  ])("ask the model of the first vendor with a key: %o", async (env, id) => {
    const { graders: some, opened } = graders(fakeModel([verdict(1)]).model, env);
    await some.grade(question);
    expect(opened).toEqual([{ id: expect.stringMatching(id) }]);
  });

  it("ask the model that is named", async () => {
    const { graders: some, opened } = graders(fakeModel([verdict(1)]).model);
    await some.grade(question, { provider: "local", id: "small" });
    expect(opened).toEqual([{ provider: "local", id: "small" }]);
  });

  it("need a key: without one, every variable is named", async () => {
    const { graders: some } = graders(fakeModel([]).model, { ANTHROPIC_API_KEY: "" });
    const asking = some.grade(question);
    await expect(asking).rejects.toThrow(NeedsModel);
    const names = "ANTHROPIC_API_KEY, OPENAI_API_KEY, GEMINI_API_KEY, GOOGLE_API_KEY, MISTRAL_API_KEY";
    await expect(asking).rejects.toThrow(`no key is set: ${names}`);
    const closed = createGraders({ open: async () => ({ kind: "no-key", variables: ["X_KEY"] }), env: {} });
    await expect(closed.grade(question, { id: "x" })).rejects.toThrow("no key is set: X_KEY");
    await expect(closed.embed([hide("a")], { id: "x" })).rejects.toThrow(NeedsModel);
  });

  it("cannot embed with a provider that has no embeddings", async () => {
    const { graders: some } = graders({ ...fakeModel([]).model, provider: "anthropic" });
    const embedding = some.embed([hide("a")], { id: "claude" });
    await expect(embedding).rejects.toThrow(GraderFault);
    await expect(embedding).rejects.toMatchObject({
      message: expect.stringContaining("anthropic has no embeddings"),
      fix: expect.stringContaining("embedding model of OpenAI"),
    });
  });
});

describe("the cache of verdicts", () => {
  const file = join(folder, "verdicts.json");

  function cached(model: Model, path = file) {
    const cache = openVerdictCache(path);
    const open = async () => ({ kind: "model", model }) as const;
    return { cache, graders: createGraders({ open, env: {}, cache }) };
  }

  it("answers what was asked before, by all that decides it", async () => {
    const first = fakeModel([verdict(0.3, "First.")]);
    const before = cached(first.model);
    await before.graders.grade(question, { id: "a" });
    await before.cache.save();
    const { model, asked } = fakeModel([verdict(0.9, "Asked again.")]);
    const after = cached(model);
    expect(await after.graders.grade(question, { id: "a" })).toEqual({ score: 0.3, reason: "First." });
    expect(asked).toHaveLength(0);
    const others = [
      { ...question, rubric: hide("Names a city.") },
      { ...question, text: hide("Paris.") },
      { ...question, materials: [{ name: "task", text: hide("Paris") }] },
    ];
    for (const other of others) expect(await after.graders.grade(other, { id: "a" })).toMatchObject({ score: 0.9 });
    const renamed = cached({ ...model, name: "another" });
    expect(await renamed.graders.grade(question, { id: "b" })).toMatchObject({ score: 0.9 });
    expect(asked).toHaveLength(4);
  });

  it("keeps no fault", async () => {
    const path = join(folder, "faults.json");
    const bad = cached(fakeModel(["no JSON"]).model, path);
    await expect(bad.graders.grade(question, { id: "a" })).rejects.toThrow(GraderFault);
    await bad.cache.save();
    const good = cached(fakeModel([verdict(1)]).model, path);
    expect(await good.graders.grade(question, { id: "a" })).toMatchObject({ score: 1 });
  });

  it("leaves out what is not a verdict, and is empty if its file cannot be read", async () => {
    const path = join(folder, "corrupt.json");
    const { graders: some, cache } = cached(fakeModel([verdict(0.5)]).model, path);
    await some.grade(question, { id: "a" });
    await cache.save();
    const saved = JSON.parse(readFileSync(path, "utf8"));
    const [key = ""] = Object.keys(saved.verdicts);
    const scoreBy = async (file: string) =>
      (await cached(fakeModel([verdict(1)]).model, file).graders.grade(question, { id: "a" })).score;
    const broken = [
      { ...saved, verdicts: { [key]: { score: 7, reason: "r" } } },
      { ...saved, verdicts: { [key]: { score: 0.5 } } },
      { ...saved, verdicts: { [key]: { score: 0.5, reason: "r", pass: "yes" } } },
      { ...saved, version: 2 },
      { verdicts: [] },
    ];
    for (const text of [...broken.map((one) => JSON.stringify(one)), "{"]) {
      writeFileSync(path, text);
      expect(await scoreBy(path)).toBe(1);
    }
    const isFolder = join(folder, "folder.json");
    mkdirSync(isFolder);
    expect(await scoreBy(isFolder)).toBe(1);
  });

  it("keeps the newest entries only", async () => {
    const path = join(folder, "many.json");
    const { graders: some, cache } = cached(fakeModel([verdict(0.5)]).model, path);
    for (let i = 0; i < 2_010; i += 1) await some.grade({ ...question, text: hide(`text ${i}`) }, { id: "a" });
    await cache.save();
    expect(Object.keys(JSON.parse(readFileSync(path, "utf8")).verdicts)).toHaveLength(2_000);
    const { model, asked } = fakeModel([verdict(1)]);
    const next = cached(model, path).graders;
    await next.grade({ ...question, text: hide("text 2009") }, { id: "a" });
    expect(asked).toHaveLength(0);
    await next.grade({ ...question, text: hide("text 0") }, { id: "a" });
    expect(asked).toHaveLength(1);
  });
});

it("docs/agents.md names the default judges", () => {
  const page = readFileSync(new URL("../../docs/agents.md", import.meta.url), "utf8");
  for (const { variables, id } of DEFAULT_JUDGES) {
    expect(page).toContain(`| ${variables.map((name) => `\`${name}\``).join(" or ")} | \`${id}\` |`);
  }
});
