import { asObject, isObject, ofType } from "../../../core/json/json.js";
import type { Redacted } from "../../../core/redaction/redact.js";
import { hide, say } from "../../../core/redaction/redacted.js";
import { INVALID_PARAMS, MISSING_CAPABILITY } from "../../../mcp/error-codes.js";
import type { Frame } from "../../../mcp/frames.js";
import { CAPABILITIES_META } from "../../../mcp/revisions/known.js";
import { valueExcerpt } from "../../invariants/evidence.js";
import { expectCode, expectResult, notEmpty, type Reply } from "../../server/answers.js";
import {
  about,
  type CheckResult,
  failedIf,
  type Item,
  judgeInTurn,
  leftOut,
  passed,
  skipped,
} from "../../server/check-result.js";
import { checksIn, checksNeeding, type LiveCheck, type LiveServer } from "../../server/live-server.js";
import { CAPABILITY_OF_REQUEST, inputMethodsOf } from "../inv/capability.js";
import { promptArguments } from "../prompt/checks.js";

/** The levels of RFC 5424, from the least severe on. */
export const LOG_LEVELS: readonly unknown[] = "debug info notice warning error critical alert emergency".split(" ");
const MAX_COMPLETIONS = 100;
const LISTS = ["tools", "prompts", "resources"];

export const UTILITIES: readonly LiveCheck[] = [
  ...checksIn("ordinary", {
    /** Requests lists that are not advertised; the invariant INV-003 judges the answers. */
    async "INV-003"(server) {
      for (const capability of LISTS) {
        if (!(capability in server.listed.capabilities)) await server.request(`${capability}/list`);
      }
      return [];
    },
    async "PROTO-CURSOR"(server) {
      const advertised = LISTS.filter((capability) => capability in server.listed.capabilities);
      const results = await judgeInTurn(advertised, async (capability) => {
        const method = `${capability}/list`;
        const first = await server.request(method, undefined, "test");
        if (typeof first.result?.nextCursor !== "string") return [];
        const reply = await server.request(method, { cursor: "mcptest" });
        return about(hide(method), expectCode(reply, say`an invalid cursor`, INVALID_PARAMS));
      });
      return results.length > 0 ? results : skipped(say`every list has one page`);
    },
  }),
  ...checksNeeding("logging", {
    async "PROTO-LOG-LEVELS"(server) {
      for (const level of LOG_LEVELS) {
        const reply = await server.request("logging/setLevel", { level }, "test");
        const result = expectResult(reply, say`the level ${valueExcerpt(level)}`, notEmpty);
        if (result.status !== "passed") return result;
      }
      return passed;
    },
    async "PROTO-LOG-INVALID"(server) {
      const reply = await server.request("logging/setLevel", { level: "loud" });
      return expectCode(reply, say`an invalid log level`, INVALID_PARAMS);
    },
  }),
  ...checksNeeding("completions", {
    async "PROTO-COMPLETION"(server) {
      const prompt = server.listed.prompts.find((one) => firstArgument(one) !== undefined);
      if (!prompt) return skipped(say`no prompt has an argument`);
      const argument = { name: firstArgument(prompt)?.name, value: "" };
      const params = { ref: { type: "ref/prompt", name: prompt.name }, argument };
      const reply = await server.request("completion/complete", params, "test");
      return expectResult(reply, say`completion/complete`, ({ completion: value }) => {
        const values = isObject(value) ? value.values : undefined;
        if (!Array.isArray(values)) return say`completion.values is ${ofType(values)}, not an array`;
        if (values.length > MAX_COMPLETIONS) return say`completion.values has ${values.length} items`;
        const areStrings = values.every((item) => typeof item === "string");
        return areStrings ? undefined : say`completion.values has items that are not strings`;
      });
    },
    async "PROTO-COMPLETION-REF"(server) {
      const params = { ref: { type: "ref/prompt", name: "mcptest-unknown" }, argument: { name: "a", value: "" } };
      return expectCode(await server.request("completion/complete", params), say`an unknown prompt`, INVALID_PARAMS);
    },
  }),
];

function firstArgument({ arguments: args }: Item): Item | undefined {
  return Array.isArray(args) ? args.find(isObject) : undefined;
}

const BAD_REQUEST = 400;
const MAX_REQUESTS = 20;
const EVERY_CAPABILITY = { elicitation: { form: {}, url: {} }, sampling: { context: {}, tools: {} }, roots: {} };

type NamedRequest = { name: unknown; method: "tools/call" | "prompts/get" | "resources/read"; params: Frame };

export const CLIENT_CAPABILITIES: readonly LiveCheck[] = checksIn("ordinary", {
  async "PROTO-CLIENT-CAPABILITY"(server) {
    const requests = requestsOf(server);
    const results = await judgeInTurn(requests.slice(0, MAX_REQUESTS), async (request) => {
      const { result } = await requestWith(server, request, EVERY_CAPABILITY);
      const needed = inputMethodsOf(result).flatMap((method) => CAPABILITY_OF_REQUEST[method] ?? []);
      if (needed.length === 0) return [];
      // The invariant ELICIT-UNDECLARED judges the answers to clients that declare one mode only.
      for (const mode of needed.includes("elicitation") ? ["form", "url"] : [])
        await requestWith(server, request, { ...EVERY_CAPABILITY, elicitation: { [mode]: {} } });
      return about(valueExcerpt(request.name), judgeMissingCapability(await requestWith(server, request, {}), needed));
    });
    if (results.length === 0) return skipped(say`nothing that may be requested asks for input`);
    return [...results, ...leftOut(requests.length, MAX_REQUESTS)];
  },
});

function judgeMissingCapability(reply: Reply, needed: readonly string[]): CheckResult {
  const { result } = reply;
  if (result && inputMethodsOf(result).length === 0 && result.isError !== true) return passed;
  const lacking = hide(needed.join(", "));
  return expectMissing(reply, say`a client without ${lacking}`, (required) => {
    if (isObject(required) && needed.some((name) => name in required)) return undefined;
    return say`data.requiredCapabilities is ${valueExcerpt(required)}, without ${lacking}`;
  });
}

/** A request is refused because of a capability that the client does not declare. `wrong`: with what the error requires. */
export function expectMissing(reply: Reply, what: Redacted, wrong: (required: unknown) => Redacted | undefined) {
  const { error, outcome, evidence } = reply;
  const judged = expectCode(reply, what, MISSING_CAPABILITY);
  if (judged.status !== "passed") return judged;
  const status = outcome.kind === "answer" ? (outcome.http?.status ?? BAD_REQUEST) : BAD_REQUEST;
  const wrongStatus = status === BAD_REQUEST ? undefined : say`HTTP ${status}, not ${BAD_REQUEST}`;
  return failedIf(wrong(asObject(error?.data).requiredCapabilities) ?? wrongStatus, evidence);
}

function requestWith(server: LiveServer, { method, params }: NamedRequest, capabilities: object): Promise<Reply> {
  return server.requestAsWritten(method, { ...params, _meta: { ...server.meta, [CAPABILITIES_META]: capabilities } });
}

function requestsOf(server: LiveServer): NamedRequest[] {
  const { prompts, resources } = server.listed;
  const calls = server.callable.map((tool): NamedRequest => {
    return { name: tool.name, method: "tools/call", params: server.callOf(tool) };
  });
  const gets = prompts.map((prompt): NamedRequest => {
    const { name } = prompt;
    return { name, method: "prompts/get", params: { name, arguments: promptArguments(prompt) } };
  });
  const reads = resources.map(({ uri }): NamedRequest => ({ name: uri, method: "resources/read", params: { uri } }));
  return [...calls, ...gets, ...reads];
}
