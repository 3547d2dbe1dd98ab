import { describe, expect, it } from "vitest";
import type { Capture } from "../../src/core/generated/capture.js";
import { CLI, jsonIn, root, runSuite } from "../support/harness.js";

const till = { command: ["node", `${root}__tests__/servers/till-server.mjs`] };

interface Request {
  method: string;
  params: { arguments?: Record<string, unknown> };
}

/** Runs a suite on the till, and gives its rows and the params of its calls. */
async function run(suite: object, flags: readonly string[] = []) {
  const ran = await runSuite({ servers: { till }, ...suite }, ["--capture", "capture.json", ...flags]);
  const sessions: Capture[] = [jsonIn(ran.cwd, "capture.json")].flat();
  const requests = sessions.flatMap(({ exchanges }) => exchanges.map(({ request }) => request as Request));
  const calls = requests.filter(({ method }) => method === "tools/call").map(({ params }) => params);
  return { ...ran, calls };
}

describe("max_response_tokens", () => {
  const nodes = [
    { id: "a", tool: "echo", args: { text: "one two three four five six seven" } },
    { id: "b", needs: ["a"], tool: "echo", args: { text: "${a.text}" } },
  ];
  const limit = (more: object) => ({ max_response_tokens: { budget: 3, ...more } });

  it("of a composition counts its output", async () => {
    const { results } = await run({ compositions: [{ name: "a", nodes, expect: limit({}) }] });
    const [row] = results.tests;
    expect(row?.failures.map(({ rule_id }) => rule_id)).toEqual(["ASSERT-MAX-TOKENS"]);
    expect(row?.failures[0]?.actual).toBeGreaterThan(7);
  });

  it("of a composition whose output never came has nothing to count, and says so", async () => {
    const refusing = [
      { id: "x", tool: "refuse" },
      { ...nodes[0], id: "a", needs: ["x"] },
    ];
    const expected = { assertions: [{ target: "nodes.x.status", matcher: { exact: "error" } }], ...limit({}) };
    const { results } = await run({ compositions: [{ name: "a", nodes: refusing, expect: expected }] });
    expect(results.tests[0]?.failures.map(({ message }) => message)).toEqual([
      "the call got no answer to count tokens in",
    ]);
  });

  it("only warns with mode: warn, in compositions and of injected errors, and the warning stands at the test", async () => {
    const assertions = [{ target: "error.code", matcher: { exact: -32000 } }];
    const expected = { assertions, ...limit({ mode: "warn" }) };
    const injected = { name: "injected", tool: "echo", inject_error: "long", expect: expected };
    const { code, results } = await run({
      fixtures: { errors: [{ name: "long", code: -32000, message: "a b c d e f g h", applies_to: "any" }] },
      tools: [injected],
      compositions: [{ name: "composed", nodes, expect: limit({ mode: "warn" }) }],
    });
    expect(code).toBe(0);
    const seen = results.tests.map(({ name, findings }) => [name, findings.map(({ rule_id }) => rule_id)]);
    expect(seen).toEqual([
      ["injected", ["ASSERT-MAX-TOKENS"]],
      ["composed", ["ASSERT-MAX-TOKENS"]],
    ]);
    expect(results.findings.map(({ gates }) => gates)).not.toContain(true);
  });
});

describe("request_id and otel_traceparent", () => {
  it.each(["request_id", "otel_traceparent"])("%s is one in a request, and new for the next", async (name) => {
    const args = { one: `\${${name}}`, two: `and \${${name}}` };
    const test = { tool: "echo", args, expect: [{ target: "result.structuredContent", matcher: { exact: args } }] };
    const { results, calls } = await run({ tools: ["a", "b"].map((of) => ({ name: of, ...test })) });
    expect(results.tests.map(({ status }) => status)).toEqual(["passed", "passed"]);
    const sent = calls.map((params) => params.arguments?.one);
    expect(new Set(sent).size).toBe(2);
  });
});

describe("a compliance request", () => {
  it("is sent as it is written, without a progress token", async () => {
    const params = { name: "echo", arguments: { a: 1 } };
    const { calls } = await run({ compliance: [{ name: "a", request: { method: "tools/call", params } }] });
    expect(calls).toEqual([params]);
  });
});

describe("an absent path", () => {
  const quickstart = { command: ["node", CLI, "mock", `${root}examples/quickstart.mock.yaml`] };
  const at = async (revision: string, target: string) => {
    const test = { name: "a", server: "mock", tool: "list_cities", expect: { [target]: { contains: "Oslo" } } };
    const { results } = await run({ servers: { mock: quickstart }, target_versions: [revision], tools: [test] });
    return results.tests[0]?.failures[0];
  };

  it("is ASSERT-TARGET, whose fix is about the path, whatever the matcher", async () => {
    const failure = await at("2025-11-25", "result.structuredContent.towns");
    const fix = expect.stringContaining("path");
    expect(failure).toMatchObject({ rule_id: "ASSERT-TARGET", matcher: "contains", fix });
    expect(failure?.note).toBe("no such path: `result.structuredContent` exists; it has cities");
  });

  it("says so if the revision does not have the field", async () => {
    const failure = await at("2025-03-26", "result.structuredContent.cities");
    expect(failure?.note).toBe(
      "no such path: `result` exists; it has isError, content; " +
        "`structuredContent` came with revision 2025-06-18, and this session speaks 2025-03-26",
    );
  });
});

describe("rows of data", () => {
  it("keep the tags of defaultTest beside their own", async () => {
    const { results } = await run(
      {
        defaultTest: { tags: ["smoke"] },
        tools: [
          { name: "of ${data.n}", tool: "echo", tags: ["of-${data.n}"], data: [{ n: 1 }, { n: 2 }] },
          { name: "plain", tool: "echo", data: [{}] },
        ],
      },
      ["--tag", "smoke"],
    );
    expect(results.tests.map(({ status, tags }) => [status, tags])).toEqual([
      ["passed", ["smoke", "of-1"]],
      ["passed", ["smoke", "of-2"]],
      ["passed", ["smoke"]],
    ]);
  });
});
