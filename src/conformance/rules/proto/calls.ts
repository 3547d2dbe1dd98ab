import { isObject } from "../../../core/json/json.js";
import type { Redacted } from "../../../core/redaction/redact.js";
import { hide, say } from "../../../core/redaction/redacted.js";
import { INTERNAL_ERROR } from "../../../mcp/error-codes.js";
import type { Frame } from "../../../mcp/frames.js";
import { CAPABILITIES_META } from "../../../mcp/revisions/known.js";
import { valueExcerpt } from "../../invariants/evidence.js";
import { expectMissing, type Reply, resultWithoutAnswer } from "../../server/answers.js";
import { NONE_MAY_BE_CALLED } from "../../server/called-tools.js";
import {
  about,
  type CheckResult,
  failed,
  type Item,
  judgeInTurn,
  leftOut,
  passed,
  skipped,
} from "../../server/check-result.js";
import { CALLS, type LiveCheck, liveChecks, needing } from "../../server/checks.js";
import type { LiveServer } from "../../server/live-server.js";
import { CAPABILITY_OF_REQUEST, inputMethodsOf } from "../inv/capability.js";
import { promptArguments } from "../prompt/checks.js";

const MAX_REQUESTS = 20;
const EVERY_CAPABILITY = { elicitation: { form: {}, url: {} }, sampling: { context: {}, tools: {} }, roots: {} };

/** A request about something that a server lists. */
export type NamedRequest = { name: unknown; method: "tools/call" | "prompts/get" | "resources/read"; params: Frame };

/** Requests that call tools, with a client that offers less, or without arguments. */
export const PROTO_CALLS: readonly LiveCheck[] = [
  ...liveChecks(needing("tools", CALLS), {
    async "PROTO-NULL-ARGUMENTS"(server) {
      const nameless = await server.request("tools/call", { arguments: {} });
      const ofNameless = judgeMalformedCall(nameless, say`a call without the name of a tool is`);
      const [tool] = server.callable;
      if (!tool) return ofNameless.status === "passed" ? skipped(NONE_MAY_BE_CALLED) : ofNameless;
      const reply = await server.request("tools/call", { name: tool.name, arguments: null });
      const ofNull = judgeMalformedCall(reply, say`null arguments are`);
      return ofNull.status === "passed" ? ofNameless : ofNull;
    },
  }),
  ...liveChecks(CALLS, {
    async "PROTO-CLIENT-CAPABILITY"(server) {
      const requests = requestsOf(server);
      const results = await judgeInTurn(requests.slice(0, MAX_REQUESTS), async (request) => {
        const { result } = await requestWith(server, request, EVERY_CAPABILITY);
        const needed = inputMethodsOf(result).flatMap((method) => CAPABILITY_OF_REQUEST[method] ?? []);
        if (needed.length === 0) return [];
        // The invariant ELICIT-UNDECLARED judges the answers to clients that declare one mode only.
        for (const mode of needed.includes("elicitation") ? ["form", "url"] : [])
          await requestWith(server, request, { ...EVERY_CAPABILITY, elicitation: { [mode]: {} } });
        return about(
          valueExcerpt(request.name),
          judgeMissingCapability(await requestWith(server, request, {}), needed),
        );
      });
      if (results.length === 0) return skipped(say`nothing that may be requested asks for input`);
      return [...results, ...leftOut(requests.length, MAX_REQUESTS)];
    },
  }),
];

function judgeMalformedCall(reply: Reply, what: Redacted): CheckResult {
  if (reply.error?.code !== INTERNAL_ERROR) return resultWithoutAnswer(reply) ?? passed;
  return failed(say`${what} answered with ${INTERNAL_ERROR}`, reply.evidence);
}

function judgeMissingCapability(reply: Reply, needed: readonly string[]): CheckResult {
  const { result } = reply;
  if (result && inputMethodsOf(result).length === 0 && result.isError !== true) return passed;
  const lacking = hide(needed.join(", "));
  return expectMissing(reply, say`a client without ${lacking}`, (required) => {
    if (isObject(required) && needed.some((name) => name in required)) return undefined;
    return say`data.requiredCapabilities is ${valueExcerpt(required)}, without ${lacking}`;
  });
}

function requestWith(server: LiveServer, { method, params }: NamedRequest, capabilities: object): Promise<Reply> {
  return server.requestAsWritten(method, { ...params, _meta: { ...server.meta, [CAPABILITIES_META]: capabilities } });
}

/** Requests for everything that a server lists. */
export function requestsOf(server: LiveServer, tools: readonly Item[] = server.callable): NamedRequest[] {
  const { prompts, resources } = server.listed;
  const calls = tools.map((tool): NamedRequest => {
    return { name: tool.name, method: "tools/call", params: server.callOf(tool) };
  });
  const gets = prompts.map((prompt): NamedRequest => {
    const { name } = prompt;
    return { name, method: "prompts/get", params: { name, arguments: promptArguments(prompt) } };
  });
  const reads = resources.map(({ uri }): NamedRequest => ({ name: uri, method: "resources/read", params: { uri } }));
  return [...calls, ...gets, ...reads];
}
