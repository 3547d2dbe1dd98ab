import { cpSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parse, stringify } from "yaml";
import { isObject } from "../../src/core/json/json.js";
import { KINDS } from "../../src/kinds/registry.js";
import { loadSuites } from "../../src/suite/load.js";
import { folderWith, root } from "../support/cli.js";

const schema: unknown = JSON.parse(readFileSync(`${root}schemas/v1.json`, "utf8"));

/** What the format has for suites of other tools; its description says that it is not used. */
const UNUSED = new Set(["authorization_url"]);
/**
 * The loader passes matchers on as they are written. `../e2e/matchers.slow.test.ts` runs each of them,
 * `../matchers/failures.test.ts` has one of each that fails, and `../engine/snapshots.test.ts` what snapshots take.
 */
const OF_MATCHERS = [
  ...["allOf", "anyOf", "between", "cel", "contains", "contains-all", "contains-any", "ends-with", "exact"],
  ...["greater-than", "icontains", "ignore", "is-json", "is-sql", "is-valid-tools-call", "is-xml", "less-than"],
  ...["levenshtein", "max", "min", "normalise", "not", "not-empty", "oneOf", "regex", "root", "schema", "snapshot"],
  ...["starts-with", "update"],
];
/** Matchers that ask a model, with what they take: a test that has one is deferred. */
const OF_MODELS = [
  ...["answer-relevance", "context", "context-faithfulness", "factuality", "jurors", "llm-judge", "llm-jury"],
  ...["query", "quorum", "reference", "similar"],
];
/** Reserved by the format. */
const WITHOUT_EFFECT = ["mtls"];
const all = definitions();

/** The schema at the end of a reference (`#/$defs/NAME`). */
function resolved(reference: string): unknown {
  return reference
    .split("/")
    .slice(1)
    .reduce<unknown>((node, step) => (isObject(node) ? node[step] : undefined), schema);
}

/** Every property that a suite may have, by its name, with the definition that has it. */
function definitions(): Map<string, string> {
  const fields = new Map<string, string>();
  const seen = new Set<string>();
  const visit = (node: unknown, place: string): void => {
    if (Array.isArray(node)) for (const item of node) visit(item, place);
    if (!isObject(node)) return;
    for (const [key, value] of Object.entries(node)) {
      if (key === "$defs" || key === "enum" || key === "default" || key === "examples") continue;
      if (key === "$ref" && typeof value === "string") {
        if (seen.has(value)) continue;
        seen.add(value);
        visit(resolved(value), value);
      } else if (key === "properties" && isObject(value)) {
        for (const [name, property] of Object.entries(value)) {
          fields.set(name, place);
          visit(property, `${place}/${name}`);
        }
      } else visit(value, place);
    }
  };
  visit(schema, "#");
  return fields;
}

/** The sources of a room, without comments and what is generated. */
function sources(folder: string): string {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(".ts") && !entry.parentPath.includes("generated"))
    .map(({ parentPath, name }) => readFileSync(join(parentPath, name), "utf8"))
    .join("\n")
    .replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, "");
}

/** True where a source reads a member of that name: as a string, after a dot, or by taking an object apart. */
function names(text: string, field: string): boolean {
  const name = field.replace(/[$.*+?()[\]{}|^\\]/g, "\\$&");
  return new RegExp(`["'\`.]${name}["'\`\\s).,;?[]|[{,]\\s*${name}\\s*(?=[:,}=])`).test(text);
}

/** What the example suites do not have. */
const MORE = `performance: { max_timeout_ms: 9000 }
variables: { where: { from_env: WHERE_IT_IS, default: here } }
servers:
  stdio: { command: [node, "\${where}.js"], inherit_env: false, startup_timeout: 9s, safe_calls: [x] }
  declaring: { command: [node], sandbox: true, client: { extensions: { org.example/own: {} }, tasks: true } }
  filling: { command: [node], client: { elicitation: { form: { action: accept, answer: { a: 1 }, x: { action: decline } } } } }
  visiting: { command: [node], client: { elicitation: { url: { after: 9s } } } }
  bearer:
    url: https://example.test/mcp
    headers: { X-Team: a }
    auth: { bearer_token_env: SOME_TOKEN }
    http:
      connect_timeout: 9s
      timeout: 9s
      max_redirects: 1
      user_agent_override: someone
      tls: { ca_bundle_path: ca.pem, min_version: "1.3", insecure_skip_verify: true }
    wait_for_ready: { url: https://example.test/ready, timeout: 9s, interval: 9ms }
    start: { command: [docker, run], stop: [docker, stop] }
  lab:
    url: http://127.0.0.1:9/mcp
    start: { command: [node, "\${port}"] }
    replicas: { count: 2, restart: between }
    auth:
      lab:
        subjects: { alice: [read], bob: [] }
        tools: { x: [read] }
        implies: { all: [read] }
  oauth:
    url: https://example.test/mcp
    auth:
      oauth:
        token_endpoint: https://example.test/token
        client_id: someone
        client_secret_env: SOME_SECRET
        scope: read
        audience: all
model_compatibility: [some-model]
setup:
  - tool: x
    server: stdio
    task: { within: 9s, poll: 9ms, cancel_after: 9s, input: { sure: { action: accept } } }
resources: [{ name: who, server: lab, uri: a://b, as: bob }]
skills:
  - { name: all, server: lab, list: true }
  - { name: one, server: lab, get: skill://a/SKILL.md }
  - { name: folder, server: lab, directory: skill://a }
run_options: { bail: true, parallel_versions: true, error_channel: fail, drift: fail, surface_budget: 300 }
providers:
  local: { type: openai, base_url: http://localhost:9/v1, api_key_env: LOCAL_KEY, organization: us }
budget:
  per_test_usd_cents: 9
  per_suite_usd_cents: 9
  prices: { local/first: { input_usd_per_mtok: 9, output_usd_per_mtok: 9 } }
faults:
  - { name: slow, target: { tool: x, server: stdio }, kind: slow, delay_ms: 9 }
  - { name: later, target: { server: stdio }, kind: recover_after, failures: 9 }
agents:
  - name: agent
    models: [first, second]
    servers: [stdio]
    prompt: Go
    turns: { simulate: { goal: a, persona: b, max_turns: 9 } }
    system_prompt: Be brief
    max_turns: 9
    max_tokens: 9
    token_budget: 9
    max_tool_calls: 9
    time_budget: 9s
    runs: 9
    pass_rate: 0.5
    inject: [slow]
    recovery: { max_detection_ms: 9, max_recovery_ms: 9, require_clean_timeout: true }
  - { name: provided, model: { provider: local, id: first }, servers: [stdio], prompt: Go }
  - { name: one, model: first, servers: [stdio], turns: [{ user: Go }] }
  - name: scored
    model: first
    servers: [stdio]
    prompt: Go
    eval:
      mcp_task_completion: { threshold: 0.9, model: other }
      mcp_use: {}
      argument_correctness: {}
      plan_quality: {}
      multi_turn_mcp_use: {}
      rubric: { ref: weighted }
      scorers: [program]
rubrics:
  weighted: { criteria: [{ name: a, description: b, weight: 9 }], strict: true, threshold: 0.9 }
  branches: { tree: { ask: a, yes: { score: 1, reason: b }, no: { score: 0 } } }
scorers: [{ name: program, type: exec, command: [x], env: { A: b }, cwd: inner, timeout_ms: 9 }]
evals:
  - { name: driven, servers: [stdio], model: first, judge: other, prompt: Go, rubric: a, threshold: 0.9 }
  - name: given
    prompt: Go
    response: { file: ca.pem }
    rubric: { ref: branches }
    scorers: [program]
compliance:
  - { name: audited, server: stdio, check: audit, fail_on: suspicious }
  - { name: raw, server: stdio, raw: "{}" }
  - { name: request, server: stdio, request: { method: x, params: { a: 1 } } }
  - { name: changes, server: bearer, check: SUB, changes: { tools: x, resources: { a://b: y } } }
  - name: handles
    server: bearer
    check: STATE
    handles: [{ from: x, path: result.structuredContent.id, to: y, argument: id }]
compositions:
  - name: graph
    server: stdio
    nodes: [{ id: first, server: stdio, tool: x }, { id: last, server: stdio, tool: x }]
    output: first
tools:
  - name: token 0
    server: lab
    tool: x
    token:
      scopes: [read]
      audience: all
      issuer: someone
      subject: somebody
      expires_in: -9s
      not_before: 9s
  - { name: token 1, server: lab, tool: x, token: { revoked: true } }
  - { name: token 2, server: lab, tool: x, token: { alg: RS512, key: jku, tamper: payload } }
  - { name: token 3, server: lab, tool: x, token: { raw: none, scheme: Basic } }
  - { name: token 4, server: lab, tool: x, token: { in: query } }
  - { name: cancelled, server: stdio, tool: x, cancel_after: 9s }
  - { name: cancelled in a step, server: stdio, steps: [{ tool: x, cancel_after: progress }] }
  - { name: loaded, server: stdio, tool: x, load: { clients: 9, sessions: 2, calls: 9, rate: 9/s, sample: 1/9 } }
  - { name: loaded for a time, server: stdio, tool: x, load: { for: 9s, ramp: 1s } }
  - name: probed
    server: stdio
    tool: x
    negative_path: { checks: [oversized], base_call: true, error_channel: off, oversized_bytes: 9 }
`;

/** What a suite itself names: its keys are no fields of the format. Matchers are judged by the tests of each. */
const FREE = new Set(["args", "env", "headers", "params", "matcher"]);
/** Where a suite keeps what was written, and its place. */
const AS_WRITTEN = new Set([
  ...["raw", "node", "location", "places", "versionsLocation"],
  ...["path", "targetPath", "matcherPath", "matcher"],
]);

/** What the engine gets of a suite, or the problems that keep it from getting one. */
async function loaded(document: unknown, folder: string): Promise<string> {
  writeFileSync(join(folder, "suite.yaml"), stringify(document, { aliasDuplicateObjects: false }));
  const options = { cwd: folder, repositoryRoot: folder, env: {}, runId: "run-1" };
  const { suites, problems } = await loadSuites(["suite.yaml"], KINDS, options);
  return JSON.stringify([suites, problems.map(({ title }) => title)], (key, value) => {
    if (AS_WRITTEN.has(key)) return undefined;
    return value instanceof Map || value instanceof Set ? [...value] : value;
  });
}

/** Every mapping in a document that is one of the format, with its keys. */
function* mappingsOf(node: unknown): Generator<Record<string, unknown>> {
  if (Array.isArray(node)) for (const item of node) yield* mappingsOf(item);
  if (!isObject(node) || Array.isArray(node)) return;
  yield node;
  for (const [key, value] of Object.entries(node)) if (!FREE.has(key)) yield* mappingsOf(value);
}

/** The fields without which a suite that has them is another one for the engine, or none. */
async function fieldsWithEffect(fields: ReadonlySet<string>): Promise<Set<string>> {
  const found = new Set<string>();
  for (const source of ["examples", "__tests__/golden/engine"]) {
    const folder = folderWith({ "more.mcptest.yaml": MORE, "ca.pem": "-----BEGIN CERTIFICATE-----\n" });
    cpSync(join(root, source), folder, { recursive: true });
    for (const file of readdirSync(folder).filter((name) => name.endsWith(".mcptest.yaml"))) {
      const document: unknown = parse(readFileSync(join(folder, file), "utf8"));
      const whole = await loaded(document, folder);
      expect([file, whole.slice(0, 4)]).not.toEqual([file, "[[],"]);
      for (const mapping of mappingsOf(document)) {
        for (const [key, value] of Object.entries(mapping)) {
          if (!fields.has(key) || found.has(key)) continue;
          delete mapping[key];
          if ((await loaded(document, folder)) !== whole) found.add(key);
          mapping[key] = value;
        }
      }
    }
  }
  return found;
}

describe("every field of the suite's schema", () => {
  const models = readFileSync(`${root}src/rules/models.ts`, "utf8");
  const loader = sources(`${root}src/suite`) + sources(`${root}src/kinds`) + models;
  const behind = sources(`${root}src/matchers`) + sources(`${root}src/engine`) + sources(`${root}src/cli`);

  it("that this version runs is read by a source", () => {
    expect(all.size).toBeGreaterThan(150);
    expect([...all].filter(([field]) => !UNUSED.has(field) && !names(loader + behind, field))).toEqual([]);
  });

  it("changes what the engine gets, or is one of those that are listed above with the reason why not", async () => {
    const fields = new Set([...all.keys()].filter((field) => !UNUSED.has(field)));
    const found = await fieldsWithEffect(fields);
    const others = [...fields].filter((field) => !found.has(field));
    expect(others.toSorted()).toEqual([...OF_MATCHERS, ...OF_MODELS, ...WITHOUT_EFFECT].toSorted());
  });
});
