import { afterAll, describe, expect, it } from "vitest";
import { CORPUS_RULES, LISTED_CHECKS } from "../../src/conformance/corpus/registry.js";
import { breaks } from "../servers/corpus/breaks.mjs";
import { partOf } from "../support/whole.js";
import { checkCorpusServer, endCorpusServers, statusesOf } from "./corpus-support.js";
import { DEFINITION_CASES } from "./definitions/definition-cases.js";
import { APP_CASES, ELICIT_CASES, SKILL_CASES, TASK_CASES } from "./extension-cases.js";
import { BROKEN } from "./rules/iso/isolation-cases.js";
import { NAMED_CASES, STATE_CASES } from "./rules/state/state-cases.js";

/** A server that keeps every rule, by mode; made once. */
const correct = new Map<string, ReturnType<typeof checkCorpusServer>>();

describe.concurrent("each rule of the corpus", () => {
  for (const [name, { mode = "legacy", http }] of partOf(Object.entries(breaks), 4)) {
    const [rule = name] = name.split(" ", 1);
    it(`${name} holds for a correct server, and fails for one that breaks it`, async () => {
      const overHttp = http !== undefined;
      const key = `${mode} ${overHttp}`;
      const sound = correct.get(key) ?? checkCorpusServer(mode, undefined, overHttp);
      correct.set(key, sound);
      expect(statusesOf(await sound, rule)).toEqual(["passed"]);
      const broken = await checkCorpusServer(mode, name, overHttp);
      expect(statusesOf(broken, rule)).toContain("failed");
      // A definition shows what is wrong with it by itself.
      const unshown = broken.filter(({ status, evidence }) => status === "failed" && evidence === undefined);
      expect(unshown.filter(({ id }) => !(id in DEFINITION_CASES))).toEqual([]);
    });
  }
});

describe.each(["stdio", "http"])("a correct server over %s", (transport) => {
  it.each(["legacy", "modern", "batch", "tools", "asks"])("%s fails no rule", async (mode) => {
    const results = await checkCorpusServer(mode, undefined, transport === "http");
    expect(results.filter(({ status }) => status === "failed")).toEqual([]);
  });
});

it("a server that malformed bytes harm is not blamed by the rule of another session", async () => {
  const results = await checkCorpusServer("legacy", "PROTO-PARSE-ERROR", false, true);
  expect(statusesOf(results, "TRANSPORT-END-OF-STDIN")).toEqual(["passed"]);
});

it("PROTO-CANCELLED is judged over Streamable HTTP too", async () => {
  expect(statusesOf(await checkCorpusServer("legacy", undefined, true), "PROTO-CANCELLED")).toEqual(["passed"]);
  expect(statusesOf(await checkCorpusServer("legacy", "PROTO-CANCELLED", true), "PROTO-CANCELLED")).toEqual(["failed"]);
});

afterAll(() => {
  correct.clear();
  endCorpusServers();
});

it("has a fixture for every rule", () => {
  const listed = LISTED_CHECKS.map(({ id }): string => id);
  const isolated = BROKEN.map(({ rule }): string => rule);
  const isElsewhere = (id: string) =>
    id in DEFINITION_CASES ||
    id.startsWith("AUTH-") ||
    isolated.includes(id) ||
    [...STATE_CASES, ...NAMED_CASES, ...APP_CASES, ...SKILL_CASES, ...ELICIT_CASES, ...TASK_CASES].some(
      ([rule]) => rule === id,
    );
  const others = CORPUS_RULES.filter((id) => !(id in breaks) && !isElsewhere(id));
  expect(others.filter((id) => !listed.includes(id))).toEqual([]);
});
