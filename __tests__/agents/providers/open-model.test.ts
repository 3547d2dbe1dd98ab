import { describe, expect, it } from "vitest";
import { openModel } from "../../../src/agents/providers/open-model.js";
import { ModelFault, type ModelRequest } from "../../../src/agents/types.js";
import { UserError } from "../../../src/core/problem.js";
import { hide } from "../../../src/core/redaction/redacted.js";
import type { ModelName } from "../../../src/rules/models.js";
import { keyOf, type Script, type StandIns, startModels } from "../../servers/models/start.js";
import { startProxy } from "../../servers/proxy.js";
import { closedAtEnd } from "../../support/temporary.js";
import { fakeClock, NAMES, open } from "./opened.js";

const VENDORS = Object.keys(NAMES);
const nameOf = (vendor: string): ModelName => NAMES[vendor] ?? { id: "" };
const weather = {
  name: "weather__get",
  description: "The weather in a city.",
  inputSchema: { type: "object", properties: { city: { type: "string" } }, required: ["city"] },
};
const hello: ModelRequest = { messages: [{ role: "user", text: "Hello" }], maxTokens: 50 };

let models: StandIns;
const start = async (script: Script) => {
  models = closedAtEnd(await startModels(script));
};

async function faultOf(asked: Promise<unknown>): Promise<ModelFault> {
  const fault = await asked.then(
    () => undefined,
    (error: unknown) => error,
  );
  if (!(fault instanceof ModelFault)) throw new Error(`not a ModelFault: ${fault}`);
  return fault;
}

describe.each(VENDORS)("%s", (vendor) => {
  const name = nameOf(vendor);

  it("sends the conversation and reads a reply", async () => {
    await start([{ text: "Hi there", usage: { prompt: 7, completion: 3 } }]);
    const reply = await open(models, name).ask({ ...hello, system: "Be brief" });
    expect(reply).toMatchObject({ text: "Hi there", calls: [], end: "end", usage: { prompt: 7, completion: 3 } });
    expect(models.requests).toMatchObject([
      { vendor, model: name.id, system: "Be brief", texts: ["Hello"], tools: [], maxTokens: 50, schema: undefined },
    ]);
  });

  it("makes parallel tool calls and gives the results back, with the signature of a thought", async () => {
    await start([
      {
        text: "Let me look",
        thinks: true,
        calls: [
          { name: "weather__get", args: { city: "Oslo" } },
          { name: "weather__get", args: { city: "Bergen" } },
        ],
      },
      "Oslo is colder",
    ]);
    const model = open(models, name);
    const asked = { ...hello, tools: [weather] };
    const first = await model.ask(asked);
    expect(first.text).toBe("Let me look");
    expect(first.end).toBe("tools");
    expect(first.calls.map(({ args }) => args)).toEqual([{ city: "Oslo" }, { city: "Bergen" }]);
    expect(new Set(first.calls.map(({ id }) => id)).size).toBe(2);
    const results = first.calls.map(({ id, name: tool }, index) => ({
      ...{ callId: id, name: tool, text: index === 0 ? "1 degree" : "no such city" },
      isError: index === 1,
    }));
    const second = await model.ask({
      ...asked,
      messages: [...hello.messages, { role: "assistant", ...first }, { role: "tool", results }],
    });
    expect(second).toMatchObject({ text: "Oslo is colder", end: "end" });
    expect(models.requests.map(({ tools }) => tools)).toEqual([["weather__get"], ["weather__get"]]);
    expect(models.requests[1]?.texts).toEqual(["Hello", "Let me look", "1 degree", "no such city"]);
  });

  it("gives back a conversation without what the provider sent", async () => {
    await start(["Yes"]);
    const call = { id: "call000001", name: "weather__get", args: { city: "Oslo" } };
    await open(models, vendor === "google" ? { id: "gemini-2.5-pro" } : name).ask({
      ...hello,
      messages: [
        ...hello.messages,
        { role: "assistant", text: "", calls: [call] },
        { role: "tool", results: [{ callId: call.id, name: call.name, text: "1 degree", isError: false }] },
        { role: "assistant", text: "It is cold", calls: [] },
        { role: "user", text: "Sure?" },
      ],
    });
    expect(models.requests[0]?.texts).toEqual(["Hello", "1 degree", "It is cold", "Sure?"]);
  });

  it("asks for a structured reply", async () => {
    await start(['{"score":0.5}']);
    const schema = {
      type: "object",
      properties: { score: { type: "number" } },
      required: ["score"],
      additionalProperties: false,
    };
    const reply = await open(models, name).ask({ ...hello, schema });
    expect(JSON.parse(reply.text)).toEqual({ score: 0.5 });
    expect(models.requests[0]?.schema).toEqual(schema);
  });

  it.each(["max_tokens", "refusal"] as const)("reports a reply that ended by %s", async (end) => {
    await start([{ text: "I", end }]);
    expect(await open(models, name).ask(hello)).toMatchObject({ text: "I", end });
  });

  it("waits as it is asked to, then as usual, and gives up", async () => {
    const clock = fakeClock();
    await start([{ status: 429, headers: { "retry-after": "2" } }, { status: 529 }, { status: 503 }, "Hi"]);
    expect(await open(models, name, clock).ask(hello)).toMatchObject({ text: "Hi" });
    expect(clock.waits).toEqual([2_000, 1_000, 2_000]);
    await models.close();
    await start(() => ({ status: 429, message: "Slow down." }));
    const fault = await faultOf(open(models, name).ask(hello));
    expect(fault.status).toBe(429);
    expect(fault.message).toMatch(/^The request to .* was answered with HTTP 429: Slow down\. It was sent 4 times\.$/);
    expect(models.requests).toHaveLength(4);
  });

  it("names the key of a rejected request, and never shows it", async () => {
    await start([
      { status: 401, message: `wrong key: ${keyOf("anthropic")} ${keyOf("compatible")} ${keyOf("google")}` },
    ]);
    const variable = { anthropic: "ANTHROPIC_API_KEY", openai: "OPENAI_API_KEY", google: "GEMINI_API_KEY" }[vendor];
    const fault = await faultOf(open(models, name).ask(hello));
    expect(fault).toMatchObject({ status: 401 });
    if (variable) expect(fault.fix).toContain(variable);
    if (vendor === "anthropic") expect(fault.message).toContain("wrong key: «secret:ANTHROPIC_API_KEY»");
    expect(models.requests).toHaveLength(1);
  });

  it("does not read a body that is not a reply", async () => {
    await start([{ body: "<html>" }, { body: "{}" }]);
    const model = open(models, name);
    expect((await faultOf(model.ask(hello))).message).toMatch(/cannot be read: it is not a JSON object\.$/);
    expect((await faultOf(model.ask(hello))).message).toMatch(/cannot be read: it has no `\w+`\.$/);
  });

  it("gives up after the time limit, when it is stopped, and at a broken connection", async () => {
    const stop = new AbortController();
    await start((_, index) => {
      if (index === 1) stop.abort();
      return index < 2 ? "hang" : "drop";
    });
    const late = await faultOf(open(models, name, fakeClock(50)).ask(hello));
    expect(late.message).toMatch(/did not answer within 0 s\.$/);
    const model = open(models, name);
    expect((await faultOf(model.ask({ ...hello, signal: stop.signal }))).message).toMatch(/was stopped\.$/);
    expect((await faultOf(model.ask({ ...hello, signal: stop.signal }))).message).toMatch(/was stopped\.$/);
    expect((await faultOf(model.ask(hello))).message).toMatch(/^The connection broke .* It was sent 4 times\.$/);
  });

  it("embeds texts, if the vendor can", async () => {
    await start([]);
    const ids: Record<string, string> = {
      openai: "text-embedding-3-small",
      google: "gemini-embedding-001",
      mistral: "mistral-embed",
    };
    const model = open(models, vendor === "compatible" ? name : { id: ids[vendor] ?? name.id });
    expect(model.embed === undefined).toBe(vendor === "anthropic");
    if (model.embed === undefined) return;
    const { vectors } = await model.embed(["abc", "cab", "xyz"]);
    expect(vectors).toHaveLength(3);
    expect(vectors[0]).toEqual(vectors[1]);
    expect(vectors[0]).not.toEqual(vectors[2]);
    expect(models.requests[0]?.embeds).toEqual(["abc", "cab", "xyz"]);
  });
});

it("sends no sampling parameters to Anthropic", async () => {
  await start(["Hi"]);
  await open(models, { id: "claude-sonnet-5-5" }).ask(hello);
  expect(Object.keys(models.requests[0]?.body ?? {})).toEqual(["model", "max_tokens", "messages"]);
  expect(models.requests[0]?.headers["anthropic-version"]).toBe("2026-10-21");
});

it("does not wait longer than a minute, nor for credit", async () => {
  await start([
    { status: 429, headers: { "retry-after": "3600" } },
    { status: 429, headers: { "retry-after-ms": "5" } },
    { body: '{"error":{"message":"No credit","code":"insufficient_quota"}}', status: 429 },
  ]);
  const clock = fakeClock();
  const model = open(models, { id: "gpt-5.4" }, clock);
  await faultOf(model.ask(hello));
  expect(clock.waits).toEqual([]);
  expect((await faultOf(model.ask(hello))).message).toContain("No credit");
  expect(clock.waits).toEqual([5]);
});

it("sends the limit of tokens as the endpoint names it", async () => {
  await start(["Hi", "Hi"]);
  const model = open(models, { provider: "local", id: "new-model" });
  await model.ask(hello);
  await model.ask(hello);
  expect(models.requests.map(({ body }) => body.max_tokens ?? 0)).toEqual([50, 0, 0]);
  expect(models.requests.map(({ maxTokens }) => maxTokens)).toEqual([undefined, 50, 50]);
});

it("keeps that name for the next time that the model is opened, and for that model alone", async () => {
  await start(() => "Hi");
  const providers = new Map([["local", { baseUrl: models.compatibleUrl }]]);
  const ask = async (id: string) => {
    const opened = openModel({ provider: "local", id }, providers, {});
    if (opened.kind === "no-key") throw new Error("no key");
    await opened.model.ask(hello);
  };
  await Promise.all([ask("new-model"), ask("new-model")]);
  const first = models.requests.length;
  await ask("new-model");
  await ask("llama");
  expect(models.requests.slice(first).map(({ body }) => [body.max_tokens, body.max_completion_tokens])).toEqual([
    [undefined, 50],
    [50, undefined],
  ]);
});

it("sends the organization of OpenAI without the end of its line", async () => {
  await start(["Hi"]);
  const opened = openModel({ id: "gpt-5.4" }, new Map(), { ...models.env, OPENAI_ORG_ID: "my-org\n" });
  if (opened.kind === "no-key") throw new Error("no key");
  await opened.model.ask(hello);
  expect(models.requests[0]?.headers).toMatchObject({ "openai-organization": "my-org" });
});

it("does not follow a redirect to another host with the key", async () => {
  await start([{ body: "", status: 307, headers: { location: "http://127.0.0.2:9/v1/messages" } }]);
  const fault = await faultOf(open(models, { id: "claude-sonnet-5-5" }).ask(hello));
  expect(fault.message).toContain("to another origin, http://127.0.0.2:9; it was not followed");
  expect(fault.fix).toBe("Check ANTHROPIC_BASE_URL.");
});

it("sends a provider its key and organization, and keeps the query of its address", async () => {
  await start(["Hi"]);
  const provider = {
    baseUrl: `${models.compatibleUrl}/?api-version=2`,
    apiKeyEnv: "LOCAL_KEY",
    organization: "my-org",
  };
  const name = { provider: "azure", id: "my-model" };
  expect(openModel(name, new Map([["azure", provider]]), {})).toEqual({ kind: "no-key", variables: ["LOCAL_KEY"] });
  const opened = openModel(name, new Map([["azure", provider]]), { LOCAL_KEY: `${keyOf("compatible")}\n` });
  if (opened.kind === "no-key") throw new Error("no key");
  expect(opened.model).toMatchObject({ name: "azure/my-model", provider: "azure" });
  await opened.model.ask(hello);
  expect(models.requests[0]?.headers).toMatchObject({ "openai-organization": "my-org" });
  expect(hide(keyOf("compatible"))).toBe("«secret:LOCAL_KEY»");
});

it("goes through the proxy of the environment", async () => {
  await start(["Hi"]);
  const proxy = await startProxy();
  try {
    const opened = openModel({ id: "claude-sonnet-5-5" }, new Map(), { ...models.env, HTTP_PROXY: proxy.origin });
    if (opened.kind === "no-key") throw new Error("no key");
    expect(await opened.model.ask(hello)).toMatchObject({ text: "Hi" });
    expect(proxy.asked).toEqual([`POST ${models.env.ANTHROPIC_BASE_URL}/v1/messages`]);
  } finally {
    await proxy.close();
  }
});

it("says which variables a key may be in", () => {
  const none = new Map();
  const keysOf = (id: string) => openModel({ id }, none, {});
  expect(keysOf("claude-x")).toEqual({ kind: "no-key", variables: ["ANTHROPIC_API_KEY"] });
  expect(keysOf("models/gemini-x")).toEqual({ kind: "no-key", variables: ["GEMINI_API_KEY", "GOOGLE_API_KEY"] });
  for (const id of ["gpt-5", "chatgpt-4o-latest", "o3", "text-embedding-3-small", "davinci-002"]) {
    expect(keysOf(id)).toEqual({ kind: "no-key", variables: ["OPENAI_API_KEY"] });
  }
  for (const id of "mistral codestral magistral ministral devstral pixtral open-mistral open-mixtral".split(" ")) {
    expect(keysOf(`${id}-x`)).toEqual({ kind: "no-key", variables: ["MISTRAL_API_KEY"] });
  }
});

it("reports a model without a vendor, and an address that is not valid", () => {
  const titles = (run: () => unknown) => {
    try {
      return run();
    } catch (error) {
      return error instanceof UserError && error.problems.map(({ title }) => title);
    }
  };
  const none = new Map();
  expect(titles(() => openModel({ id: "llama" }, none, {}))).toEqual(["the vendor of a model is not known"]);
  const env = { ANTHROPIC_API_KEY: "some-test-key", ANTHROPIC_BASE_URL: "localhost" };
  expect(titles(() => openModel({ id: "claude-x" }, none, env))).toEqual(["a base URL is not a valid address"]);
});
