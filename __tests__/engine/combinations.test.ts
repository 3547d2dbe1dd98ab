import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { Results, TestRow } from "../../src/core/generated/results.js";
import { clashOf, TOOL_KEYS } from "../../src/kinds/combinations.js";
import { load } from "../suite/support.js";
import { folderWith, logServer, mcptest, resultsIn } from "../support/cli.js";

type Key = (typeof TOOL_KEYS)[number];
type Seen = { rows: TestRow[]; calls: number; changed: number };

const STEPS = { steps: [{ id: "step", tool: "environment" }], tool: undefined, args: undefined };

/** Each key as it is written, and how its work shows, whatever stands beside it. */
const KEYS: Record<Key, { node: Record<string, unknown>; shows: (seen: Seen) => boolean }> = {
  expect: {
    node: { expect: { "result.nothing": 1 } },
    shows: ({ rows }) => rows.every(({ failures }) => failures.some(({ target }) => target === "result.nothing")),
  },
  steps: {
    node: STEPS,
    shows: ({ rows }) => rows.every(({ steps = [] }) => steps.some(({ id }) => id === "step")),
  },
  finally: {
    node: { finally: [{ id: "last", tool: "environment" }], ...STEPS },
    shows: ({ rows }) => rows.every(({ steps = [] }) => steps.some(({ id }) => id === "last")),
  },
  data: {
    node: { data: [{}, {}] },
    // The calls of a load test use the rows in turn.
    shows: ({ rows }) => rows.some(({ load }) => load) || new Set(rows.map(({ row }) => row)).size === 2,
  },
  server: {
    node: { server: ["one", "two"] },
    shows: ({ rows }) => new Set(rows.map(({ server }) => server)).size === 2,
  },
  retries: {
    node: { retries: 1 },
    shows: ({ rows }) => rows.some(({ status, attempts }) => status === "failed" && attempts === 2),
  },
  inject_error: {
    node: { inject_error: "refused" },
    shows: ({ rows, calls }) => calls === 0 && rows.every(({ status }) => status === "failed"),
  },
  negative_path: {
    node: { negative_path: { checks: ["unknown_tool"] } },
    shows: ({ rows }) => rows.every((row) => row.negative_path?.probes.unknown_tool !== undefined),
  },
  fuzz: {
    node: { fuzz: { cases: 3 } },
    // The server lists no tool whose schema it could have.
    shows: ({ rows }) => rows.every(({ reason = "" }) => reason.startsWith("the schema of environment is not known")),
  },
  verify: {
    node: { verify: [{ id: "verified", tool: "environment" }] },
    shows: ({ rows }) => rows.every(({ steps = [] }) => steps.some(({ id }) => id === "verified")),
  },
  resend: { node: { resend: 1 }, shows: ({ rows, calls }) => calls >= rows.length * 2 },
  wire_fault: { node: { wire_fault: "duplicate_request" }, shows: ({ rows, calls }) => calls >= rows.length * 2 },
  transform: {
    node: { transform: { request: { jq: '.arguments.label += " changed"' } } },
    shows: ({ changed }) => changed > 0,
  },
  load: {
    node: { load: { clients: 2, calls: 3 } },
    shows: ({ rows, calls }) => calls === 3 * rows.length && rows.every(({ load }) => load?.calls === 3),
  },
  parity: {
    node: { parity: true, server: ["one", "two"] },
    shows: ({ rows }) => rows.some(({ failures }) => failures.some(({ rule_id }) => rule_id === "ASSERT-PARITY")),
  },
};

const pairs = TOOL_KEYS.flatMap((one, at) => TOOL_KEYS.slice(at + 1).map((other) => [one, other] as const));
const accepted = pairs.filter(([one, other]) => clashOf(one, other) === undefined);
const refused = pairs.filter(([one, other]) => clashOf(one, other) !== undefined);

function nodeOf(one: Key, other: Key): Record<string, unknown> {
  const name = `${one} and ${other}`;
  // What is tried again must fail first; bad requests and parity do so by themselves.
  const isRetried =
    [one, other].includes("retries") && ![one, other].some((key) => key === "negative_path" || key === "parity");
  const call = { tool: isRetried ? "fail" : "environment", args: { label: name } };
  const nodes = [KEYS[one].node, KEYS[other].node];
  const failing = (key: "steps" | "verify", id: string) =>
    isRetried && nodes.some((node) => key in node) ? { [key]: [{ id, tool: "fail" }] } : {};
  return {
    ...{ name, server: "one", ...call, ...nodes[0], ...nodes[1] },
    ...failing("steps", "step"),
    ...failing("verify", "verified"),
  };
}

function suiteOf(tools: Record<string, unknown>[]): string {
  const server = (name: string) => ({ command: ["node", logServer, "log.txt", name], env: { WHERE: name } });
  return JSON.stringify({
    servers: { one: server("one"), two: server("two") },
    fixtures: { errors: [{ name: "refused", code: -32000, message: "refused", applies_to: "any" }] },
    tools,
  });
}

describe("keys of a tool test, two by two", () => {
  let ran: Promise<{ results: Results; log: string }> | undefined;
  async function runAll() {
    const cwd = folderWith({ "suite.yaml": suiteOf(accepted.map((pair) => nodeOf(...pair))) });
    const { stderr } = await mcptest(["run", "suite.yaml", "--reporter", "json=results.json"], { cwd });
    expect(stderr).toBe("");
    return { results: resultsIn(join(cwd, "results.json")), log: readFileSync(join(cwd, "log.txt"), "utf8") };
  }

  it.each(accepted)("%s beside %s: both do their work", async (...pair) => {
    ran ??= runAll();
    const { results, log } = await ran;
    const name = pair.join(" and ");
    const counted = (label: string) => log.split("\n").filter((line) => line.includes(` ${label} begins`)).length;
    const changed = counted(`${name} changed`);
    const seen = { rows: results.tests.filter((row) => row.name === name), calls: counted(name) + changed, changed };
    expect(seen.rows.length).toBeGreaterThan(0);
    for (const key of pair) expect(KEYS[key].shows(seen), key).toBe(true);
  });

  it.each(refused)("%s beside %s: a load error that says why", async (...pair) => {
    const { suite, problems } = await load(suiteOf([nodeOf(...pair)]));
    expect(suite).toBeUndefined();
    expect(problems.map(({ title, description }) => [title, description])).toContainEqual([
      expect.stringContaining("does not go with"),
      clashOf(...pair),
    ]);
  });
});

describe("defaultTest.transform", () => {
  it("is for tests of one call: others keep their requests as they are", async () => {
    const transform = { request: { jq: ".arguments.label = 1" } };
    const { suite } = await load(
      JSON.stringify({
        ...JSON.parse(
          suiteOf([
            { name: "call", server: "one", tool: "x" },
            { name: "probes", server: "one", tool: "x", negative_path: {} },
            { name: "injected", server: "one", tool: "x", inject_error: "refused" },
          ]),
        ),
        defaultTest: { transform },
      }),
    );
    expect(suite?.tests.map((test) => test.kind.needs(test).transform !== undefined)).toEqual([true, false, false]);
  });
});
