import { isObject } from "../../core/json/json.js";
import { hide, say } from "../../core/redaction/redacted.js";
import { CAPABILITIES_META } from "../../mcp/revisions/known.js";
import { CAPABILITY_OF_REQUEST, inputMethodsOf } from "../invariants/capability.js";
import { valueExcerpt } from "../invariants/evidence.js";
import { sampleOf } from "../probes/schema.js";
import { expectCode, leftOut } from "./answers.js";
import { about, type CheckResult, failed, passed, skipped } from "./check-result.js";
import { checksIn, type LiveCheck, type LiveServer, type Reply } from "./live-server.js";
import { sampleArguments } from "./prompts.js";

const MISSING_CAPABILITY = -32021;
const BAD_REQUEST = 400;
/** So many tools, prompts and resources are requested. */
const MAX_REQUESTS = 20;
const EVERY_CAPABILITY = { elicitation: { form: {}, url: {} }, sampling: { context: {}, tools: {} }, roots: {} };

/** A request that a server may only answer once it has asked for input. */
interface NamedRequest {
  name: unknown;
  method: "tools/call" | "prompts/get" | "resources/read";
  params: Record<string, unknown>;
}

export const CLIENT_CAPABILITIES: readonly LiveCheck[] = checksIn("ordinary", {
  async "PROTO-CLIENT-CAPABILITY"(server) {
    const requests = requestsOf(server);
    const verdicts: CheckResult[] = [];
    for (const request of requests.slice(0, MAX_REQUESTS)) {
      const { result } = await requestWith(server, request, EVERY_CAPABILITY);
      const needed = inputMethodsOf(result).flatMap((method) => CAPABILITY_OF_REQUEST[method] ?? []);
      if (needed.length === 0) continue;
      verdicts.push(about(valueExcerpt(request.name), judge(await requestWith(server, request, {}), needed)));
    }
    if (verdicts.length === 0) return skipped(say`nothing that may be requested asks for input`);
    return [...verdicts, ...leftOut(requests.length, MAX_REQUESTS)];
  },
});

/** The verdict on a request of a client without any capability. */
function judge(reply: Reply, needed: readonly string[]): CheckResult {
  const { result, error, outcome, evidence } = reply;
  const isAnswered = result && inputMethodsOf(result).length === 0 && result.isError !== true;
  if (isAnswered) return passed;
  const verdict = expectCode(reply, say`a client without ${hide(needed.join(", "))}`, MISSING_CAPABILITY);
  if (verdict.status !== "passed") return verdict;
  const data = error?.data;
  const named = isObject(data) ? data.requiredCapabilities : undefined;
  if (!isObject(named) || !needed.some((name) => name in named)) {
    return failed(
      say`data.requiredCapabilities is ${valueExcerpt(named)}, without ${hide(needed.join(", "))}`,
      evidence,
    );
  }
  const status = outcome.kind === "answer" ? outcome.http?.status : undefined;
  return status === undefined || status === BAD_REQUEST
    ? passed
    : failed(say`HTTP ${status}, not ${BAD_REQUEST}`, evidence);
}

function requestWith(server: LiveServer, { method, params }: NamedRequest, capabilities: object): Promise<Reply> {
  return server.requestAsWritten(method, { ...params, _meta: { ...server.meta, [CAPABILITIES_META]: capabilities } });
}

/** Valid requests of everything that may be requested. */
function requestsOf({ listed, facts }: LiveServer): NamedRequest[] {
  return [
    ...listed.tools.filter(facts.mayCall).map(({ name, inputSchema }) => {
      const params = { name, arguments: sampleOf(inputSchema, inputSchema) };
      return { name, method: "tools/call" as const, params };
    }),
    ...listed.prompts.map((prompt) => {
      const { name } = prompt;
      return { name, method: "prompts/get" as const, params: { name, arguments: sampleArguments(prompt) } };
    }),
    ...listed.resources.map(({ uri }) => ({ name: uri, method: "resources/read" as const, params: { uri } })),
  ];
}
