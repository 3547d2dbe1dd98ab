import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { stringify } from "yaml";
import { checkSuites, draftProblems } from "../../src/engine/check/check.js";
import { load } from "./support.js";

function reference(name: string): string {
  return `$${`{${name}}`}`;
}

const STEP = {
  id: "first",
  tool: "echo",
  args: { a: 1 },
  expect: { "result.isError": false },
  save: { saved: "result" },
};
const COMMON = { server: ["local"], tags: ["a"], timeout_ms: 5, profile: "quick", skip: "later", retries: 1 };

/** A sound suite with every block and most keys. */
const WHOLE = {
  servers: {
    local: {
      command: ["node"],
      env: { A: "b" },
      inherit_env: false,
      cwd: ".",
      startup_timeout: "1s",
      client: { sampling: [{ a: 1 }], elicitation: { b: 1 }, roots: [{ uri: "file:///", name: "root" }] },
      safe_calls: ["echo"],
      volatile: ["result.a"],
    },
    web: {
      url: `http://127.0.0.1:${reference("port")}/mcp`,
      transport: "http",
      auth: { oauth: { client_id_env: "A", client_secret_env: "B", token_url: "http://a/", scopes: ["a"] } },
      headers: { "x-a": "b", "x-b": { env: "C" } },
      http: { timeout: "1s", max_redirects: 1, user_agent_override: true, tls: { min_version: "1.2" } },
      wait_for_ready: { url: "http://127.0.0.1/", timeout: "1s", interval: "1s" },
      start: { command: ["node"], env: { A: "b" }, cwd: ".", stop: ["node"] },
    },
  },
  variables: { a: { value: 1 }, b: { from_env: "B", default: "c" } },
  setup: [{ ...STEP, id: "zeroth", server: "local" }],
  teardown: [{ resource: "file:///a", server: "local" }],
  defaultTest: {
    tags: ["b"],
    timeout_ms: 7,
    transform: { request: "jq ." },
    expect: [{ matcher: { not: { exact: 1 } } }],
  },
  fixtures: {
    server: "local",
    errors: [{ name: "busy", code: 1, message: "busy", data: { a: 1 }, applies_to: "any" }],
  },
  tools: [
    {
      ...COMMON,
      name: "one",
      tool: "echo",
      args: { a: ["b"] },
      data: [{ name: "row", a: 1 }],
      negative_path: { checks: ["oversized"], base_call: true, oversized_bytes: 5, error_channel: "fail" },
      expect: {
        assertions: [
          {
            target: "result",
            matcher: { snapshot: { name: "s", ignore: ["a"], normalise: ["uuid", { regex: "a", to: "b" }] } },
          },
          { target: "result", matcher: { levenshtein: { value: "a", max: 1 } }, message: "m", transform: "jq ." },
          { target: "result", matcher: { oneOf: [{ "is-json": { schema: { type: "object" } } }, { regex: "a" }] } },
        ],
        max_duration_ms: 5,
        max_response_tokens: { budget: 5, tokenizer: "o200k_base", mode: "warn" },
      },
    },
    { name: "two", server: "local", steps: [STEP], finally: [{ prompt: "p", args: { a: 1 } }] },
    { name: "three", server: "local", tool: "echo", inject_error: "busy" },
    { name: "four", server: "local", tool: "echo", wire_fault: "drop_response", resend: 1, verify: [STEP] },
    { name: "five", server: ["local", "web"], tool: "echo", parity: true },
  ],
  resources: [{ ...COMMON, name: "one", uri: "file:///a" }],
  prompts: [{ ...COMMON, name: "one", prompt: "p", args: { a: 1 } }],
  compliance: [
    { ...COMMON, name: "one", check: "ping" },
    { name: "two", server: "local", request: { method: "ping", params: { a: 1 } } },
    { name: "three", server: "local", raw: "x" },
  ],
  compositions: [
    {
      ...COMMON,
      name: "one",
      nodes: [
        { id: "a", tool: "echo", args: { a: 1 } },
        { id: "b", tool: "echo", server: "local", needs: ["a"], args: { a: reference("a.b") } },
      ],
      output: "b",
      expect: { "composition.ran": { contains: "a" } },
    },
  ],
  model_compatibility: ["m"],
  performance: { default_timeout_ms: 5, p95_latency_ms: 5, gate: true },
  run_options: { restart_policy: "per_run", parallel: 2, parallel_versions: true, bail: true, invariants: "fail" },
  target_versions: ["2025-11-25"],
};

type Path = (string | number)[];

function paths(node: unknown, path: Path = []): Path[] {
  if (typeof node !== "object" || node === null) return [path];
  return [
    path,
    ...Object.entries(node).flatMap(([key, item]) => paths(item, [...path, Array.isArray(node) ? Number(key) : key])),
  ];
}

/** The suite with another value at a path. */
function withValue(node: unknown, [step, ...rest]: Path, value: unknown): unknown {
  if (step === undefined) return value;
  const item = withValue((node as Record<string | number, unknown>)[step], rest, value);
  return Array.isArray(node) ? node.with(Number(step), item) : { ...(node as object), [step]: item };
}

const VALUES = [
  ...[null, "", " ", "x", 0, -1, 1.5, 1e21, true, false],
  ...[[], {}, [null], [{}], [[]], [""], { a: 1 }, { "": null }],
];
const TEXTS = [...["a", "b", "data.a", "steps.first.result", "request_id", "port"].map(reference), "$", "$" + "{"];

async function problemsOf(suite: unknown) {
  const text = stringify(suite, { aliasDuplicateObjects: false });
  const { suite: loaded, drafts, problems } = await load(text);
  const lines = text.split("\n").length;
  const compiled =
    loaded === undefined
      ? await draftProblems(drafts, { cwd: "/" })
      : (await checkSuites([loaded], { cwd: "/" })).problems;
  for (const problem of [...problems, ...compiled]) {
    const { title, description, fix, location } = problem;
    const all = `${title}\n${description}\n${fix}`;
    expect(all).not.toMatch(/undefined|\[object|NaN/);
    expect([title, fix].map((one) => one.trim() === "")).toEqual([false, false]);
    expect(fix).toMatch(/[.?]$/);
    expect(location?.file).toBe("suite.yaml");
    expect(location?.line).toBeLessThanOrEqual(lines);
  }
  return [...problems, ...compiled];
}

describe("a suite with anything at any place", () => {
  it("is sound without it", async () => {
    expect((await problemsOf(WHOLE)).map(({ title }) => title)).toEqual([]);
  });

  it("is reported in whole sentences at its lines, or accepted", async () => {
    const places = fc.constantFrom(...paths(WHOLE));
    await fc.assert(
      fc.asyncProperty(places, fc.constantFrom(...VALUES, ...TEXTS), async (path, value) => {
        await problemsOf(withValue(WHOLE, path, value));
      }),
      { examples: [[["tools", 0, "expect", "assertions", 0, "matcher", "snapshot"], {}]] },
    );
  });
});
