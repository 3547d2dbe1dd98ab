import { join } from "node:path";
import { PassThrough } from "node:stream";
import type { MockManifest } from "../../src/core/generated/mock.js";
import { isObject } from "../../src/core/json/json.js";
import type { Frame } from "../../src/mcp/frames.js";
import { loadMockManifest } from "../../src/mcp/mock/load.js";
import type { MockScript } from "../../src/mcp/mock/player.js";
import { ManifestScript } from "../../src/mcp/mock/scripts.js";
import { serveMock } from "../../src/mcp/mock/stdio.js";
import { folderWith } from "../support/temporary.js";
import type { WireSchema } from "../support/wire-schema.js";

export const MODERN = "2026-07-28";

/** A server with everything that a manifest can offer. */
export const shop = `
name: shop
version: 2.0.0
instructions: Ask for prices.
page_size: 2
caching: { ttl_ms: 5000, scope: public }
tools:
  - name: greet
    title: Greeting
    description: Says hello
    annotations: { readOnlyHint: true }
    inputSchema:
      type: object
      required: [name]
      properties:
        name: { type: string, x-mcp-header: Name }
        times: { type: integer, minimum: 1, x-mcp-header: Times }
      additionalProperties: false
    response: "Hello \${args.name}, \${args.times} times"
  - name: price
    inputSchema: { type: object }
    outputSchema: { type: object, properties: { cents: { type: integer } }, required: [cents] }
    response: { structured: { item: "\${args.item}", cents: 250 } }
  - name: raw
    response: { result: { content: [{ type: text, text: as it is }], isError: true } }
  - name: broken
    response: { error: { code: -32010, message: closed, data: { until: 9 } } }
resources:
  - { uri: "shop://terms", name: terms, title: Terms, mimeType: text/plain, text: No returns }
  - { uri: "shop://logo", name: logo, blob: AAEC }
resource_templates:
  - uriTemplate: "shop://items/{sku}/photo"
    name: photo
    text: "Photo of \${args.sku}"
    values: { sku: [tea, teapot, cup] }
prompts:
  - name: sell
    title: Selling
    arguments: [{ name: item, required: true, values: [tea, cup] }]
    messages:
      - { role: user, content: "Sell me \${args.item}" }
      - { role: assistant, content: { type: image, data: AAEC, mimeType: image/png } }
`;

/** The manifest that a file with this text is. */
export function load(text: string, name = "manifest.yaml"): MockManifest {
  return loadMockManifest(join(folderWith({ [name]: text }), name), name);
}

/** Every line that the mock writes to the messages (a string goes in as it is), and how it ended. */
export async function talk(
  played: MockManifest | MockScript,
  messages: readonly unknown[],
): Promise<{ lines: string[]; how: string }> {
  const input = new PassThrough();
  const output = new PassThrough();
  let text = "";
  output.on("data", (chunk) => {
    text += chunk;
  });
  const served = serveMock("perform" in played ? played : new ManifestScript(played), { input, output });
  for (const message of messages) {
    if (input.destroyed) break;
    input.write(`${typeof message === "string" ? message : JSON.stringify(message)}\n`);
    // Each is answered before the next is sent.
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  input.end();
  const how = await served;
  return { lines: text.split("\n").filter((line) => line !== ""), how };
}

export function request(id: number, method: string, params?: object): Frame {
  return params === undefined ? { jsonrpc: "2.0", id, method } : { jsonrpc: "2.0", id, method, params };
}

export function callOf(id: number, name: string, args: object = {}): Frame {
  return request(id, "tools/call", { name, arguments: args });
}

/** A request as it is sent at 2026-07-28. */
export function modern({ params, ...frame }: Frame, meta: object = {}): Frame {
  const envelope = {
    "io.modelcontextprotocol/protocolVersion": MODERN,
    "io.modelcontextprotocol/clientInfo": { name: "test", version: "1" },
    "io.modelcontextprotocol/clientCapabilities": {},
    ...meta,
  };
  return { ...frame, params: { ...(isObject(params) ? params : {}), _meta: envelope } };
}

/** One request of each kind that the shop answers, right ones and wrong ones; `cursor` leads to the second page of tools. */
export function everyRequest(cursor: string): Frame[] {
  return [
    request(1, "tools/list"),
    request(2, "tools/list", { cursor }),
    request(3, "tools/list", { cursor: "nowhere" }),
    callOf(4, "greet", { name: "Ada", times: 3 }),
    callOf(5, "greet", { times: 0, more: 1 }),
    callOf(6, "price", { item: { sku: 7 } }),
    callOf(7, "raw"),
    callOf(8, "broken"),
    callOf(9, "nothing"),
    request(10, "resources/list"),
    request(11, "resources/templates/list"),
    request(12, "resources/read", { uri: "shop://terms" }),
    request(13, "resources/read", { uri: "shop://logo" }),
    request(14, "resources/read", { uri: "shop://items/green%20tea/photo" }),
    request(15, "resources/read", { uri: "shop://items/a/b/photo" }),
    request(16, "prompts/list"),
    request(17, "prompts/get", { name: "sell", arguments: { item: "tea" } }),
    request(18, "prompts/get", { name: "sell" }),
    request(19, "completion/complete", {
      ref: { type: "ref/resource", uri: "shop://items/{sku}/photo" },
      argument: { name: "sku", value: "tea" },
    }),
    request(20, "completion/complete", {
      ref: { type: "ref/prompt", name: "sell" },
      argument: { name: "item", value: "" },
    }),
    request(21, "no/such/method"),
  ];
}

const results: Readonly<Record<string, string>> = {
  initialize: "InitializeResult",
  "server/discover": "DiscoverResult",
  ping: "EmptyResult",
  "tools/list": "ListToolsResult",
  "tools/call": "CallToolResult",
  "resources/list": "ListResourcesResult",
  "resources/templates/list": "ListResourceTemplatesResult",
  "resources/read": "ReadResourceResult",
  "prompts/list": "ListPromptsResult",
  "prompts/get": "GetPromptResult",
  "completion/complete": "CompleteResult",
};

/** What the protocol's own schema has against the answers to these requests, by the ids. */
export function wireErrors(
  schema: WireSchema,
  requests: readonly Frame[],
  answers: readonly Frame[],
): Record<string, string[]> {
  const errors: Record<string, string[]> = {};
  for (const { id, method } of requests) {
    const answer = answers.find((one) => one.id === id);
    if (answer === undefined) errors[`${id}`] = ["no answer"];
    else {
      const definition = results[`${method}`];
      const ofResult = "result" in answer && definition ? schema(definition, answer.result) : [];
      const wrong = [...schema("JSONRPCMessage", answer), ...ofResult];
      if (wrong.length > 0) errors[`${id} ${method}`] = wrong;
    }
  }
  return errors;
}
