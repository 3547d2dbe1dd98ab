import { join } from "node:path";
import { expect, it } from "vitest";
import type { Results } from "../../../src/core/generated/results.js";
import type { ModelRequestSeen, ScriptedReply } from "../../servers/models/script.js";
import { keyOf, startModels } from "../../servers/models/start.js";
import { filesIn, folderWith, jsonIn, mcptest, writeIn } from "../../support/harness.js";
import { calling, rowsOf, SERVERS } from "./conversations.js";

const VENDORS = ["anthropic", "openai", "google", "mistral", "compatible"] as const;
const KEYS = VENDORS.map(keyOf);
const FORMATS = ["json", "ndjson", "junit", "sarif", "html", "markdown", "tap", "codequality", "github", "minimal"];

/** A key in the forms in which a model or an endpoint may give it back. */
function formsOf(key: string): string[] {
  const bytes = Buffer.from(key);
  return [key, bytes.toString("base64"), bytes.toString("hex")];
}

/** Gives the key of each request back: in a call of a tool, in the reply, in a verdict, in an error. */
function leak({ vendor, schema, texts, model }: ModelRequestSeen): ScriptedReply {
  const forms = formsOf(keyOf(vendor)).join(" ");
  if (schema !== undefined) return JSON.stringify({ score: 0.1, pass: null, reason: `The key is ${forms}.` });
  if (model.includes("broken")) return { status: 403, message: `the key ${forms} may not use this model` };
  if (texts.length === 1) return calling({ name: "everything__echo", args: { message: forms, [forms]: forms } });
  return `My key is ${forms}.`;
}

/** A scorer that gives back what it reads, and its environment. */
const REPEATS = `const { output } = JSON.parse(require("node:fs").readFileSync(0, "utf8"));
  const reasoning = output + JSON.stringify(process.env);
  console.log(JSON.stringify({ verdict: "fail", score: 0, cost_usd: null, reasoning }))`;

const models = await startModels(leak);
const folder = folderWith({});
const ids = ["claude-sonnet-5-5", "gpt-5", "gemini-3-pro", "mistral-large-latest"];
const agent = { servers: ["everything"], prompt: "Say your key.", cassette: "keys.cassette.json" };
const local = (id: string) => ({ provider: "local", id });
const suite = {
  servers: SERVERS,
  variables: { memory_file: { value: join(folder, "memory.jsonl") } },
  providers: { local: { type: "openai", base_url: models.compatibleUrl, api_key_env: "LOCAL_KEY" } },
  tools: [
    {
      ...{ name: "judged", server: "everything", tool: "echo", args: { message: "hello" } },
      expect: { result: { "llm-judge": { rubric: "Has a key.", model: "gpt-5" } } },
    },
  ],
  agents: [
    {
      ...{ ...agent, name: "leaks", models: [...ids, local("llama")] },
      ...{ expect: { final_response: "nothing" }, eval: { mcp_use: {}, scorers: ["repeats"] } },
    },
    { ...agent, name: "refused", models: ["claude-broken", "gpt-broken", "gemini-broken", local("broken")] },
  ],
  evals: [{ name: "explained", prompt: "Say.", response: "No.", rubric: "Has a key.", judge: "mistral-large-latest" }],
  scorers: [{ name: "repeats", type: "exec", command: ["node", "-e", REPEATS] }],
};
writeIn(folder, "suite.yaml", JSON.stringify(suite));
const reports = FORMATS.flatMap((format) => ["--reporter", `${format}=report.${format}`]);
const args = ["run", "suite.yaml", "--verbose", "--debug", "--reporter", "pretty", ...reports];
const env = { ...models.env, LOCAL_KEY: keyOf("compatible"), CI: "" };
const recorded = await mcptest([...args, "--record-agents", "--capture", "capture.json"], { cwd: folder, env });
const results: Results = jsonIn(folder, "report.json");
const rows = rowsOf({ results });
const played = await mcptest(args, { cwd: folder, env });
const explaining = ["eval", "suite.yaml", "--explain", "--reporter", "json=evals.json"];
const explained = await mcptest(explaining, { cwd: folder, env });
const ended = [recorded, played, explained];
await models.close();

it("runs into everything that gives a key back", () => {
  expect(rows.filter((row) => row.startsWith("leaks ["))).toHaveLength(5);
  expect(rows.filter((row) => /^leaks: mcp_use \[.*failed EVAL-SCORE$/.test(row))).toHaveLength(5);
  expect(rows.filter((row) => /^refused \[.*errored AGENT-MODEL$/.test(row))).toHaveLength(4);
  expect(rows).toContain("judged: failed ASSERT-LLM-JUDGE");
});

it("writes no key: in reports, cassettes, captures, the cache of verdicts and what the terminal shows", () => {
  const texts = new Map(filesIn(folder));
  const others = ["keys.cassette.json", "capture.json", "verdicts.json", "evals.json"];
  const written = [...FORMATS.map((format) => `report.${format}`), ...others];
  expect([...texts.keys()]).toEqual(expect.arrayContaining(written));
  for (const { stdout, stderr } of ended) {
    texts.set(`stdout ${texts.size}`, stdout).set(`stderr ${texts.size}`, stderr);
  }
  const found = [...texts].flatMap(([name, text]) =>
    KEYS.flatMap((key) => formsOf(key).filter((form) => text.includes(form))).map((form) => `${name}: ${form}`),
  );
  expect(found).toEqual([]);
  expect(texts.get("keys.cassette.json")).toContain("«secret:ANTHROPIC_API_KEY»");
});

it("sends a key to no other vendor", () => {
  for (const { vendor, body } of models.requests) {
    const others = KEYS.filter((key) => key !== keyOf(vendor) && JSON.stringify(body).includes(key));
    expect([vendor, others]).toEqual([vendor, []]);
  }
});
