import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { reviewSession } from "../../../../src/conformance/sessions/review.js";
import type { Exchange } from "../../../../src/core/generated/capture.js";
import { isObject } from "../../../../src/core/json/json.js";
import { loadSchemaPort } from "../../../../src/engine/judge/schema-port.js";
import { REVISIONS } from "../../../../src/mcp/revisions/known.js";
import { faultServer, open, root } from "../../../mcp/support.js";
import { breaks } from "../../../servers/corpus/breaks.mjs";
import { partOf } from "../../../support/whole.js";
import { protocolSchema, type WireSchema } from "../../../support/wire-schema.js";

/** Modes that flood, or that never start: their frames are those of the others. */
const LEFT_OUT = /flood|huge|^hang|^exit-(at|before)|^slow|^late|deep-id|logs-sigterm/;
const faults = [...readFileSync(faultServer, "utf8").matchAll(/^ {2}"?([a-z-]+)"?: (?:async )?[({]/gm)].map(
  ([, name = ""]) => name,
);
const servers: [name: string, args: string[]][] = [
  ...faults.filter((name) => !LEFT_OUT.test(name)).map((name): [string, string[]] => [name, [faultServer, name]]),
  ...Object.entries(breaks).map(([rule, { mode = "legacy" }]): [string, string[]] => [
    rule,
    [`${root}__tests__/servers/corpus/server.mjs`, mode, rule],
  ]),
  ...["tool", "protocol"].map((mode): [string, string[]] => [
    mode,
    [`${root}__tests__/servers/probe-server.mjs`, mode],
  ]),
  ["fuzzed", [`${root}__tests__/servers/fuzz/fuzz-server.mjs`]],
];
const RESULTS: Readonly<Record<string, string>> = {
  initialize: "InitializeResult",
  "server/discover": "DiscoverResult",
  "tools/list": "ListToolsResult",
  "tools/call": "CallToolResult",
  "prompts/list": "ListPromptsResult",
  "prompts/get": "GetPromptResult",
  "resources/list": "ListResourcesResult",
  "resources/templates/list": "ListResourceTemplatesResult",
  "resources/read": "ReadResourceResult",
  "completion/complete": "CompleteResult",
};

describe.skipIf(protocolSchema("2025-11-25") === undefined)(
  "a frame that breaks the protocol's schema has a finding",
  () => {
    it.concurrent.each(partOf(servers, 5))("%s", async (_, args) => {
      const exchanges = await capture(args);
      const revision = revisionIn(exchanges);
      // Of a revision that there is not, nothing is known.
      const schema = REVISIONS.some((known) => known === revision) ? protocolSchema(revision, false) : undefined;
      let breaches = 0;
      const review = reviewSession({ transport: "stdio" }, () => {
        breaches += 1;
      });
      for (const exchange of exchanges) {
        const before = breaches;
        review.addExchange(exchange);
        await review.judgePending(loadSchemaPort);
        const wrong = schema && exchange.purpose !== "detect" ? wrongIn(exchange, schema) : [];
        if (wrong.length > 0) expect(breaches, `${wrong}: ${JSON.stringify(exchange)}`).toBeGreaterThan(before);
      }
    });
  },
);

/** What a client sees that uses all that a server offers. */
async function capture(args: readonly string[]): Promise<Exchange[]> {
  const { result, exchanges } = await open(args, { startupTimeoutMs: 20_000 });
  if (!result.ok) return exchanges;
  const { session } = result;
  const ask = async (method: string, params?: Record<string, unknown>) => {
    const outcome = await session.request(method, params, { timeoutMs: 1_000, purpose: "test" });
    return outcome.kind === "answer" && isObject(outcome.answer.result) ? outcome.answer.result : {};
  };
  const items = (list: unknown) => (Array.isArray(list) ? list.filter(isObject) : []);
  for (const { name } of [...items((await ask("tools/list")).tools), { name: "x" }]) {
    await ask("tools/call", { name, arguments: { text: "a" } });
  }
  for (const { name } of items((await ask("prompts/list")).prompts)) {
    await ask("prompts/get", { name, arguments: { city: "Rome" } });
  }
  for (const { uri } of items((await ask("resources/list")).resources)) await ask("resources/read", { uri });
  await ask("resources/templates/list");
  await ask("completion/complete", {
    ref: { type: "ref/prompt", name: "greet" },
    argument: { name: "city", value: "R" },
  });
  await ask("ping");
  await session.close();
  return exchanges;
}

function revisionIn(exchanges: readonly Exchange[]): string {
  const results = exchanges.map(({ response }) =>
    isObject(response) && isObject(response.result) ? response.result : {},
  );
  if (results.some(({ supportedVersions }) => supportedVersions !== undefined)) return "2026-07-28";
  return String(results.find(({ protocolVersion }) => protocolVersion !== undefined)?.protocolVersion);
}

function wrongIn({ direction, request, response, notifications = [] }: Exchange, schema: WireSchema): string[] {
  const method = isObject(request) ? String(request.method) : "";
  const ofServer = [...(direction === "server" ? [request] : []), ...notifications].filter(isObject);
  const wrong = ofServer.flatMap((frame) => schema("id" in frame ? "JSONRPCRequest" : "JSONRPCNotification", frame));
  const known = ofServer.filter(
    ({ method }) => method === "notifications/message" || method === "notifications/progress",
  );
  const named = known.flatMap((frame) =>
    schema(frame.method === "notifications/message" ? "LoggingMessageNotification" : "ProgressNotification", frame),
  );
  if (direction === "server" || !isObject(response)) return [...wrong, ...named];
  const isError = "error" in response;
  const result =
    isError || (isObject(response.result) && response.result.resultType === "input_required")
      ? []
      : schema(RESULTS[method] ?? "Result", response.result);
  const envelope = isError ? (isObject(response.error) ? schema("Error", response.error) : ["error"]) : [];
  return [...wrong, ...named, ...result, ...envelope];
}
