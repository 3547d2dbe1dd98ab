import { isObject } from "../../core/json/json.js";
import { hide, say } from "../../core/redaction/redacted.js";
import type { Frame } from "../../mcp/frames.js";
import { CAPABILITIES_META } from "../../mcp/revisions/known.js";
import { CAPABILITY_OF_REQUEST, inputMethodsOf } from "../invariants/capability.js";
import { valueExcerpt } from "../invariants/evidence.js";
import { sampleOf } from "../probes/schema.js";
import { expectCode, type Reply } from "./answers.js";
import { about, type CheckResult, failed, inTurn, leftOut, passed, skipped } from "./check-result.js";
import { checksIn, type LiveCheck, type LiveServer } from "./live-server.js";
import { sampleArguments } from "./prompts.js";

const MISSING_CAPABILITY = -32021;
const BAD_REQUEST = 400;
const MAX_REQUESTS = 20;
const EVERY_CAPABILITY = { elicitation: { form: {}, url: {} }, sampling: { context: {}, tools: {} }, roots: {} };

type NamedRequest = { name: unknown; method: "tools/call" | "prompts/get" | "resources/read"; params: Frame };

export const CLIENT_CAPABILITIES: readonly LiveCheck[] = checksIn("ordinary", {
  async "PROTO-CLIENT-CAPABILITY"(server) {
    const requests = requestsOf(server);
    const results = await inTurn(requests.slice(0, MAX_REQUESTS), async (request) => {
      const { result } = await requestWith(server, request, EVERY_CAPABILITY);
      const needed = inputMethodsOf(result).flatMap((method) => CAPABILITY_OF_REQUEST[method] ?? []);
      if (needed.length === 0) return [];
      return about(valueExcerpt(request.name), judge(await requestWith(server, request, {}), needed));
    });
    if (results.length === 0) return skipped(say`nothing that may be requested asks for input`);
    return [...results, ...leftOut(requests.length, MAX_REQUESTS)];
  },
});

function judge(reply: Reply, needed: readonly string[]): CheckResult {
  const { result, error, outcome, evidence } = reply;
  const isAnswered = result && inputMethodsOf(result).length === 0 && result.isError !== true;
  if (isAnswered) return passed;
  const lacking = hide(needed.join(", "));
  const judged = expectCode(reply, say`a client without ${lacking}`, MISSING_CAPABILITY);
  if (judged.status !== "passed") return judged;
  const named = isObject(error?.data) ? error.data.requiredCapabilities : undefined;
  if (!isObject(named) || !needed.some((name) => name in named)) {
    return failed(say`data.requiredCapabilities is ${valueExcerpt(named)}, without ${lacking}`, evidence);
  }
  const status = outcome.kind === "answer" ? outcome.http?.status : undefined;
  if (status === undefined || status === BAD_REQUEST) return passed;
  return failed(say`HTTP ${status}, not ${BAD_REQUEST}`, evidence);
}

function requestWith(server: LiveServer, { method, params }: NamedRequest, capabilities: object): Promise<Reply> {
  return server.requestAsWritten(method, { ...params, _meta: { ...server.meta, [CAPABILITIES_META]: capabilities } });
}

function requestsOf({ listed: { tools, prompts, resources }, facts }: LiveServer): NamedRequest[] {
  return [
    ...tools.filter(facts.mayCall).map(({ name, inputSchema }): NamedRequest => {
      return { name, method: "tools/call", params: { name, arguments: sampleOf(inputSchema, inputSchema) } };
    }),
    ...prompts.map((prompt): NamedRequest => {
      const { name } = prompt;
      return { name, method: "prompts/get", params: { name, arguments: sampleArguments(prompt) } };
    }),
    ...resources.map(({ uri }): NamedRequest => ({ name: uri, method: "resources/read", params: { uri } })),
  ];
}
